// Finds the earlier years that a business has not filed, and refuses a renewal that skips them.

import { listDueDays, isAssessable, listOpenYears, toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import type { ApplicationRow } from '../find-application.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { findDuePolicy, findYearWindow } from '../../../platform/reference/ordinance-policies.ts';
import { type FraudDays, listFraudDays } from '../compliance/standing.queries.ts';

type RenewalKey = Pick<ApplicationRow, 'business_id' | 'assessment_id' | 'tax_year' | 'application_type'>;

interface OpenYearsDate {
  readonly rows: ReferenceRows;
  readonly today: string;
}

interface FiledYear {
  readonly tax_year: number;
  readonly is_permitted: boolean;
  readonly back_years: readonly number[];
}

/**
 * Earlier unfiled years that a renewal has to declare and bill, oldest first; years that the renewal itself declares do
 * not count. Empty for other kinds.
 */
export async function listBackYears(
  db: Database | Trx,
  { business_id, assessment_id, tax_year, application_type }: RenewalKey,
  { rows, today }: OpenYearsDate,
): Promise<number[]> {
  if (application_type !== 'RENEWAL') return [];
  const { rows: filedYears } = await sql<FiledYear>`
    select
      a.tax_year, a.state = 'ISSUED' as is_permitted,
      coalesce(
        (
          select jsonb_agg((y ->> 'tax_year')::integer)
          from jsonb_array_elements(a.declaration -> 'back_years') y
        ),
        '[]'
      ) as back_years
    from application a
    where a.business_id = ${business_id}::bigint
      and a.assessment_id <> ${assessment_id}::bigint
      and a.application_type in ('NEW', 'RENEWAL')
      and a.state not in ('DRAFT', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')`.execute(db);
  const fraudDays = await listFraudDays(db, business_id);
  return listOpenYears({
    tax_year,
    permittedYears: filedYears.filter(({ is_permitted }) => is_permitted).map((each) => each.tax_year),
    filedYears: filedYears.flatMap((each) => [each.tax_year, ...each.back_years]),
    isPrescribed: (year) => isPrescribed(year, { rows, today }, fraudDays),
  });
}

/**
 * Whether no installment of a year may be assessed any more, in any mode of payment; a finding of fraud gives ten years
 * from its discovery (LGC s.194).
 */
function isPrescribed(year: number, { rows, today }: OpenYearsDate, fraudDays: FraudDays): boolean {
  const policy = findDuePolicy(rows, year);
  if (policy === undefined) return false;
  const days = listDueDays(year, 'QUARTERLY', { policy, holidays: rows.holidays });
  return days.every(({ due }) => !isAssessable(due, today, fraudDays.get(year)));
}

/** First day on which a renewal may be filed, while that day is in the future. */
export function findFilingDay(
  { application_type, tax_year }: Pick<ApplicationRow, 'application_type' | 'tax_year'>,
  { rows, today }: OpenYearsDate,
): string | undefined {
  if (application_type !== 'RENEWAL') return undefined;
  const { from } = findYearWindow(tax_year, rows);
  return today < from ? from : undefined;
}

/** Years in the list form of a sentence. */
export function formatYears(years: readonly number[]): string {
  return years.join(', ');
}

/** Stops a renewal while an earlier year is neither filed nor declared with it. Refused: conflict, naming the years. */
export async function refuseOpenYears(
  { trx, rows, today }: OpenYearsDate & { readonly trx: Trx },
  application: ApplicationRow,
): Promise<void> {
  const open = await listUndeclaredYears(trx, application, { rows, today });
  if (open.length === 0) return;
  const key = application.state === 'PAID' ? 'renewal.years_unbilled' : 'renewal.years_open';
  throw new Refused('conflict', key, { params: { years: formatYears(open) } });
}

/** The years that a filed renewal skips: neither filed nor declared with it. */
export async function listUndeclaredYears(
  db: Database | Trx,
  application: ApplicationRow,
  as_of: OpenYearsDate,
): Promise<number[]> {
  const declaredYears = (application.declaration?.back_years ?? []).map(({ tax_year }) => tax_year);
  return (await listBackYears(db, application, as_of)).filter((year) => !declaredYears.includes(year));
}

/** The sales of a year that is not over cannot be sworn. Refused: conflict, naming the first day of filing. */
export function refuseEarlyFiling(as_of: OpenYearsDate, application: ApplicationRow): void {
  const from = findFilingDay(application, as_of);
  if (from === undefined) return;
  const { tax_year } = application;
  throw new Refused('conflict', 'renewal.not_before', { params: { year: tax_year, sales: tax_year - 1, from } });
}

/** First day of filing, where a renewal was sworn before it, when its year of sales was not over. */
export function findEarlyFiling(
  { application_type, tax_year, submitted_at }: ApplicationRow,
  { rows }: Pick<OpenYearsDate, 'rows'>,
): string | undefined {
  if (application_type !== 'RENEWAL' || submitted_at === null) return undefined;
  const { from } = findYearWindow(tax_year, rows);
  return toManilaDay(submitted_at) < from ? from : undefined;
}

/** A renewal whose sales were sworn before their year was over must be sworn again. Refused: conflict. */
export function refuseEarlyOath(as_of: OpenYearsDate, application: ApplicationRow): void {
  const from = findEarlyFiling(application, as_of);
  if (from === undefined) return;
  throw new Refused('conflict', 'renewal.sworn_early', { params: { sales: application.tax_year - 1, from } });
}
