import type { ApplicationState, ApplicationType, ArtaClass, AssessmentRow } from '@ebpls/contracts';
import { CLEARED_STATES } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../database.ts';
import type { Actor } from '../identity/actor.ts';
import { actsOn } from './acts.ts';
import { daysLimit, daysUsed } from './clocks.ts';
import type { ReferenceRows } from '../licensing/reference-rows.ts';

/** One row of a list of applications as the database gives it. */
export interface ListedApplication {
  readonly assessment_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
  readonly company_name: string;
  readonly owner_name: string;
  readonly barangay_name: string;
  readonly application_type: ApplicationType;
  readonly tax_year: number;
  readonly state: ApplicationState;
  readonly arta_class: ArtaClass | null;
  readonly submitted_at: string | null;
  readonly accepted_at: string | null;
  readonly due_on: string | null;
  readonly decided_at: string | null;
  readonly clearances_done: number;
  readonly clearances_all: number;
  readonly paused_days: number;
  readonly refused_at: string | null;
  readonly computed_by: number | null;
  readonly generated_by: number | null;
  readonly has_paid: boolean;
}

/** The owner as the registration names them, else as the account does; for `business b` and `account o`. */
export const OWNER_NAME = sql<string>`coalesce(b.form -> 'identity' ->> 'corporation_name', nullif(concat_ws(' ', b.form -> 'identity' ->> 'first_name', b.form -> 'identity' ->> 'last_name'), ''), o.firstname || ' ' || o.lastname)`;

interface Listing {
  /** A condition on `application a`, `business b`, `account o`, `barangay g`. */
  readonly where: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly limit: number;
}

/** A list of applications in one query; what belongs to a row is looked up for the rows of the page only. */
export async function listApplications(
  db: Database | Trx,
  { where, order, limit }: Listing,
): Promise<ListedApplication[]> {
  const { rows } = await sql<ListedApplication>`
    select a.assessment_id, coalesce(a.assessment_code, 'DRAFT-' || a.assessment_id) as assessment_code, b.company_code, b.company_name, ${OWNER_NAME} as owner_name, g.name as barangay_name,
      a.application_type, a.tax_year, a.state, a.arta_class, a.submitted_at, a.accepted_at, a.due_on, a.decided_at,
      c.done as clearances_done, c.all_of_them as clearances_all, c.paused_days, c.refused_at, t.computed_by, p.generated_by, t.has_paid is true as has_paid
    from application a
    join business b on b.business_id = a.business_id
    join account o on o.id = a.owner_id
    join barangay g on g.brgycode = a.brgycode
    left join lateral (select count(*) filter (where state = any(${CLEARED_STATES}::text[]))::int as done, count(*)::int as all_of_them, coalesce(max(paused_days), 0) as paused_days,
      max(decided_at) filter (where state = 'REJECTED') as refused_at from clearance where assessment_id = a.assessment_id and state <> 'CANCELLED') c on true
    left join lateral (select l.computed_by, exists (select from payment m where m.bill_id = l.bill_id) as has_paid from bill l where l.assessment_id = a.assessment_id order by l.version desc limit 1) t on true
    left join lateral (select generated_by from permit where assessment_id = a.assessment_id order by permit_id desc limit 1) p on true
    where ${where} order by ${order} limit ${limit}`.execute(db);
  return rows;
}

interface Reader {
  readonly actor: Actor;
  readonly rows: ReferenceRows;
  readonly today: string;
}

/** The row as it travels, with what this person may do. */
export function listedOnWire(listed: ListedApplication, { actor, rows, today }: Reader): AssessmentRow {
  const { arta_class, accepted_at, decided_at, paused_days, refused_at, computed_by, generated_by, has_paid, ...row } =
    listed;
  return {
    ...row,
    days_used: daysUsed({ accepted_at, decided_at, paused_days }, today, rows.holidays),
    days_limit: daysLimit(arta_class),
    acts: actsOn(
      { state: row.state, refused_at, computed_by, generated_by, has_paid },
      { actor, today, holidays: rows.holidays },
    ),
  };
}
