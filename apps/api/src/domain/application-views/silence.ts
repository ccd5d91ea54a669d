import type { ClearingOffice, Overdue } from '@ebpls/contracts';
import { type CalendarDay, mayBeDeemedApproved, mustInspect, workingDayFrom } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import { factsOf } from '../cases/facts.ts';
import { missingRequirements, type RequiredPaper } from '../cases/requirements.ts';
import type { PaperRow } from '../papers/find-papers.ts';
import type { ReferenceRows } from '../reference/reference-rows.ts';

const BARANGAY_GROUND = 'LGC s.152(c)';
const LAW_GROUND = 'RA 11032 s.10';

/**
 * What an application has paid and whether the fire bureau lists its business: both decide whether silence approves.
 */
interface PaidOrListed {
  readonly fee_paid: boolean;
  readonly on_negative_list: boolean;
}

export interface SilenceQuery {
  readonly application: ApplicationRow;
  readonly required: readonly RequiredPaper[];
  readonly sent: ReadonlyMap<string, Pick<PaperRow, 'state' | 'is_expired'>>;
  readonly standing: PaidOrListed;
  readonly rows: ReferenceRows;
  readonly today: CalendarDay;
}

/** The law by which an office's silence approves. */
export function groundOfSilence(office: ClearingOffice): string {
  return office === 'barangay' ? BARANGAY_GROUND : LAW_GROUND;
}

/** Why silence does not approve the part of an office (T4, T5, T5f of domain reference 3.9); null when it does. */
export function silenceStopsAt(office: ClearingOffice, query: SilenceQuery): Overdue['stopped_by'] {
  const { application, required, sent, standing, rows, today } = query;
  const own = required.filter(({ verified_by }) => verified_by.includes(office));
  if (missingRequirements(own, sent, []).length > 0) return 'papers';
  const facts = rows.offices.get(office);
  const inspection_required = facts !== undefined && mustInspect(factsOf({ application, rows, today }), facts);
  if (mayBeDeemedApproved({ office, inspection_required, ...standing })) return null;
  return office === 'fire' && standing.on_negative_list ? 'fire_list' : 'inspection';
}

interface Part {
  readonly office: ClearingOffice;
  readonly state: string;
  readonly due_on: CalendarDay | null;
  readonly paused_at: string | null;
}

/** An office that has not begun to inspect and lets its last day pass; the clock does not stand with the owner. */
export function isOverdue({ state, due_on, paused_at }: Part, today: CalendarDay): boolean {
  const is_open = state === 'PENDING' || state === 'UNDER_REVIEW' || state === 'INSPECTION_SCHEDULED';
  return is_open && paused_at === null && due_on !== null && due_on < today;
}

/**
 * What the law gives the owner of a part whose last day has passed: the working day on which silence approves it, or
 * what stops that.
 */
export function overdueOf(part: Part, query: SilenceQuery): Overdue | undefined {
  const { today, rows } = query;
  if (part.due_on === null || !isOverdue(part, today)) return undefined;
  // An office that has set a visit has not kept silent.
  const stopped_by = part.state === 'INSPECTION_SCHEDULED' ? 'inspection' : silenceStopsAt(part.office, query);
  return {
    since: part.due_on,
    deemed_on: stopped_by === null ? workingDayFrom(today, rows.holidays) : null,
    ground: groundOfSilence(part.office),
    stopped_by,
  };
}

/** Read for an application of which an office is late. */
export async function findStanding(
  db: Database | Trx,
  { assessment_id, business_id, tax_year }: ApplicationRow,
): Promise<PaidOrListed> {
  const { rows } = await sql<PaidOrListed>`
    select
      exists (
        select
        from receipt r
        join payment p using (payment_id)
        join bill b using (bill_id)
        where b.assessment_id = ${assessment_id}::bigint and r.state = 'ISSUED'
      ) as fee_paid,
      exists (
        select from fire_negative_list where business_id = ${business_id}::bigint and tax_year = ${tax_year}
      ) as on_negative_list`.execute(db);
  return rows[0] ?? { fee_paid: false, on_negative_list: true };
}
