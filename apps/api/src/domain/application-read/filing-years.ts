// Finds the tax years that an application declares, its first day of filing, and the days by which it may be paid.

import { type ReplyBody, formatPesosText, type getAssessment } from '@ebpls/contracts';
import { applyDueExtensions } from '@ebpls/rules';

import type { Database } from '../../platform/database/database.ts';
import { findOrdinanceOfYear } from '../../platform/reference/find-ordinance-of-year.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import type { CaseReader } from '../applications/cases/case-reader.ts';
import { findFilingDay, listBackYears, listUndeclaredYears } from '../applications/cases/unfiled-years.ts';

const STATES_WITHOUT_PERMIT: readonly ApplicationRow['state'][] = [
  'ISSUED',
  'REJECTED',
  'WITHDRAWN',
  'LAPSED',
  'CANCELLED',
];

type FilingFacts = Partial<
  Pick<ReplyBody<typeof getAssessment>, 'back_years' | 'open_years' | 'files_from' | 'payment_days'>
>;

/** Earlier years of a renewal, skipped years, the first day of filing, and the due days by mode of payment. */
export async function findFilingYears(
  db: Database,
  application: ApplicationRow,
  { rows, today }: CaseReader,
): Promise<FilingFacts> {
  const { application_type, state, declaration } = application;
  const isFiling = state === 'DRAFT' || state === 'RETURNED';
  const days = isFiling ? listPaymentDays(application, rows) : {};
  if (application_type !== 'RENEWAL') return days;
  if (isFiling) {
    const back_years = await listBackYears(db, application, { rows, today });
    const files_from = findFilingDay(application, { rows, today });
    return { ...days, back_years, ...(files_from !== undefined && { files_from }) };
  }
  const back_years = (declaration?.back_years ?? []).map(({ tax_year }) => tax_year).toSorted();
  const open_years = STATES_WITHOUT_PERMIT.includes(state)
    ? []
    : await listUndeclaredYears(db, application, { rows, today });
  return { back_years, open_years };
}

/** The modes of payment of a tariff with their due days and minimums; a new business that pays at once has none. */
function listPaymentDays(
  { application_type, tax_year }: ApplicationRow,
  { ordinances }: CaseReader['rows'],
): Pick<FilingFacts, 'payment_days'> {
  const inForce = findOrdinanceOfYear(ordinances, tax_year);
  if (inForce?.tariff === undefined) return {};
  const { payment } = inForce.tariff.tariff;
  if (application_type === 'NEW' && payment.new_business === 'AT_ONCE') return { payment_days: [] };
  const toDay = (day: string) => applyDueExtensions(`${tax_year}-${day}`, payment);
  const minimums = payment.minimums ?? [];
  return {
    payment_days: payment.modes.map(({ mode, days }) => ({
      mode,
      days: days.map(toDay),
      minimums: minimums
        .filter((row) => row.mode === mode)
        .map(({ at_least, kinds }) => ({ at_least: formatPesosText(at_least), kinds })),
    })),
  };
}
