// Creates the numbers of businesses, applications, clearances and inspections (domain reference 6.1).

import type { ClearingOffice } from '@ebpls/contracts';
import { getYear } from '@ebpls/rules';

import { allocateNumber } from '../../platform/database/database.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';

const UNRESTARTED_YEAR = 0; // Business numbers never restart; the others restart each year (domain reference 6.1).

function padNumber(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}

/** The next business identification number, `SI-000141`; never used again, even when the registration is discarded. */
export async function createCompanyCode({ trx, rows }: Pick<Transaction, 'trx' | 'rows'>): Promise<string> {
  return `${rows.municipality.series_prefix}-${padNumber(await allocateNumber(trx, 'company', UNRESTARTED_YEAR), 6)}`;
}

/** The next number of an application, `APP-2026-000045`. */
export async function createAssessmentCode({ trx, today }: Pick<Transaction, 'trx' | 'today'>): Promise<string> {
  const year = getYear(today);
  return `APP-${year}-${padNumber(await allocateNumber(trx, 'application', year), 6)}`;
}

/** The next clearance number of an office, `FSIC-2026-00001`. */
export async function createClearanceNo(
  { trx, rows, today }: Pick<Transaction, 'trx' | 'rows' | 'today'>,
  office: ClearingOffice,
): Promise<string> {
  const year = getYear(today);
  const prefix = rows.offices.get(office)?.number_prefix ?? office.toUpperCase();
  return `${prefix.replace(/-$/, '')}-${year}-${padNumber(await allocateNumber(trx, `clearance:${office}`, year), 5)}`;
}

/** The next number of a visit, `INS-2026-00001`. */
export async function createInspectionNo({ trx, today }: Pick<Transaction, 'trx' | 'today'>): Promise<string> {
  const year = getYear(today);
  return `INS-${year}-${padNumber(await allocateNumber(trx, 'inspection', year), 5)}`;
}
