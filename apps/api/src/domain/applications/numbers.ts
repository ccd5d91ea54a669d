import type { ClearingOffice } from '@ebpls/contracts';
import { yearOf } from '@ebpls/rules';

import { nextNumber } from '../../platform/database/database.ts';
import type { Transaction } from '../transactions/transaction.ts';

// Numbers of a business run on for ever; the others begin again each year (domain reference 6.1).
const EVERLASTING = 0;

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

/** The next business identification number, `SI-000141`; never used again, even when the registration is discarded. */
export async function nextCompanyCode({ trx, rows }: Pick<Transaction, 'trx' | 'rows'>): Promise<string> {
  return `${rows.municipality.series_prefix}-${padded(await nextNumber(trx, 'company', EVERLASTING), 6)}`;
}

/** The next number of an application, `APP-2026-000045`. */
export async function nextAssessmentCode({ trx, today }: Pick<Transaction, 'trx' | 'today'>): Promise<string> {
  const year = yearOf(today);
  return `APP-${year}-${padded(await nextNumber(trx, 'application', year), 6)}`;
}

/** The next clearance number of an office, `FSIC-2026-00001`. */
export async function nextClearanceNo(
  { trx, rows, today }: Pick<Transaction, 'trx' | 'rows' | 'today'>,
  office: ClearingOffice,
): Promise<string> {
  const year = yearOf(today);
  const prefix = rows.offices.get(office)?.number_prefix ?? office.toUpperCase();
  return `${prefix.replace(/-$/, '')}-${year}-${padded(await nextNumber(trx, `clearance:${office}`, year), 5)}`;
}

/** The next number of a visit, `INS-2026-00001`. */
export async function nextInspectionNo({ trx, today }: Pick<Transaction, 'trx' | 'today'>): Promise<string> {
  const year = yearOf(today);
  return `INS-${year}-${padded(await nextNumber(trx, 'inspection', year), 5)}`;
}
