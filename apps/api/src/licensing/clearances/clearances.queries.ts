// Queries of the clearances that a person may see, with their visits.

import type { ApplicationType, VisitResult } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { OWNERS_SIDE } from '../../domain/access/delegations/ownership-conditions.ts';
import type { ClearanceRow } from '../../domain/application-read/clearance-items.ts';
import { CORRECTIONS_OF_C } from '../../domain/application-read/corrections.ts';
import { FINDINGS_OF_C } from '../../domain/application-read/parts/findings.ts';
import { whereOfficeClearances } from '../../domain/application-read/queues/queue.ts';
import { CONDITION_ANSWERS_OF_C } from '../../domain/application-read/parts/condition-answers.ts';
import type { HeldDecision } from '../../tables/licensing.ts';

/**
 * Clearances that this person may see, as a condition on `clearance c`: the office's own; the licensing office and the
 * administrator see all.
 */
export function whereClearanceVisible(actor: Actor): RawBuilder<boolean> {
  if (actor.role === 'bplo') return sql`true`;
  return whereOfficeClearances(actor);
}

/** One clearance with what every act on it needs. */
export interface Clearance extends ClearanceRow {
  readonly assessment_id: number;
  readonly assigned_to: number | null;
  readonly assigned_name: string | null;
  readonly decided_name: string | null;
  readonly assessment_code: string;
  readonly brgycode: string;
  readonly business_id: number;
  readonly application_type: ApplicationType;
  /** A decision that can still be undone, and its decider. */
  readonly held_decision: HeldDecision | null;
  readonly held_by: string | null;
  /** Owner of the business, and everybody who files or ever filed for it. */
  readonly owner_ids: readonly number[];
}

const SELECT_CLEARANCE = sql`
  select
    c.clearance_id, c.assessment_id, c.office, c.brgycode, c.state, c.reason, c.due_on, c.days_limit, c.clearance_no, c.ground,
    c.remarks, c.requested_documents, ${CORRECTIONS_OF_C} as corrections,
    ${FINDINGS_OF_C} as findings, ${CONDITION_ANSWERS_OF_C} as condition_answers, c.conditions, c.paused_at, c.paused_days, c.received_at, c.decided_at,
    c.assigned_to, (select w.full_name from account w where w.id = c.assigned_to) as assigned_name,
    (select w.full_name from account w where w.id = c.decided_by) as decided_name,
    c.held_decision,
    (
      select h.full_name from account h where h.id = (c.held_decision ->> 'account_id')::bigint
    ) as held_by,
    a.assessment_code, a.business_id, a.application_type, ${OWNERS_SIDE} as owner_ids,
    (
      select i.scheduled_at
      from inspection i
      where i.clearance_id = c.clearance_id and i.result is null
      order by i.inspection_id desc
      limit 1
    ) as inspection_at
  from clearance c
  join application a using (assessment_id)
  join business b using (business_id)`;

export async function findClearance(
  db: Database | Trx,
  clearance_id: number,
  visible: RawBuilder<boolean>,
): Promise<Clearance | undefined> {
  const { rows } =
    await sql<Clearance>`${SELECT_CLEARANCE} where c.clearance_id = ${clearance_id}::bigint and ${visible}`.execute(db);
  return rows[0];
}

export async function lockClearance(
  trx: Trx,
  clearance_id: number,
  visible: RawBuilder<boolean>,
): Promise<Clearance | undefined> {
  const { rows } = await sql<Clearance>`
      ${SELECT_CLEARANCE} where c.clearance_id = ${clearance_id}::bigint and ${visible} for no key update of c`.execute(
    trx,
  );
  return rows[0];
}

export interface VisitRow {
  readonly inspection_id: number;
  readonly inspection_no: string;
  readonly scheduled_at: string;
  readonly visited_at: string | null;
  readonly inspectors: string;
  readonly times_moved: number;
  readonly result: VisitResult | 'PARTIAL' | null;
  readonly findings: string;
  readonly next_on: string | null;
}

export interface ClearanceAuditRow {
  readonly outcome: 'RIGHT' | 'WRONG';
  readonly finding: string;
  readonly looked_by: string;
  readonly looked_at: string;
}

/** Finding of the office afterwards; undefined while it has not looked (row C11). */
export function findClearanceAudit(db: Database, clearance_id: number): Promise<ClearanceAuditRow | undefined> {
  return db
    .selectFrom('clearance_audit as u')
    .innerJoin('account as p', 'p.id', 'u.looked_by')
    .select(['u.outcome', 'u.finding', 'p.full_name as looked_by', 'u.looked_at'])
    .where('u.clearance_id', '=', clearance_id)
    .executeTakeFirst();
}

/** The visits of a clearance, newest first. */
export function listVisits(db: Database | Trx, clearance_id: number): Promise<VisitRow[]> {
  return db
    .selectFrom('inspection')
    .select([
      'inspection_id',
      'inspection_no',
      'scheduled_at',
      'visited_at',
      'inspectors',
      'times_moved',
      'result',
      'findings',
      'next_on',
    ])
    .where('clearance_id', '=', clearance_id)
    .orderBy('inspection_id', 'desc')
    .execute();
}
