// Finds and locks the clearance that an act is on.

import type { ApplicationType, ClearanceState, ClearingOffice } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import { OWNERS_SIDE } from '../../domain/access/delegations/authority.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { HeldDecision } from '../../tables/changes.ts';
import type { Condition } from '../../tables/licensing.ts';

/** One clearance with what every act on it needs. */
export interface Clearance {
  readonly clearance_id: number;
  readonly assessment_id: number;
  readonly office: ClearingOffice;
  readonly brgycode: string;
  readonly state: ClearanceState;
  readonly due_on: string | null;
  readonly days_limit: number;
  readonly clearance_no: string | null;
  readonly ground: string | null;
  readonly remarks: string;
  readonly requested_documents: string[];
  readonly conditions: Condition[];
  readonly paused_at: string | null;
  readonly paused_days: number;
  readonly received_at: string;
  readonly decided_at: string | null;
  readonly assigned_to: number | null;
  readonly assigned_name: string | null;
  readonly decided_name: string | null;
  readonly assessment_code: string;
  readonly business_id: number;
  readonly application_type: ApplicationType;
  /** A decision that can still be undone, and its decider. */
  readonly held_decision: HeldDecision | null;
  readonly held_by: string | null;
  /** Owner of the business, and everybody who files or ever filed for it. */
  readonly owner_ids: readonly number[];
}

/** Columns of a clearance from `CLEARANCE_TABLES`. */
export const CLEARANCE_COLUMNS = sql`
  c.clearance_id, c.assessment_id, c.office, c.brgycode, c.state, c.due_on, c.days_limit, c.clearance_no, c.ground,
  c.remarks, c.requested_documents, c.conditions, c.paused_at, c.paused_days, c.received_at, c.decided_at,
  c.assigned_to, (select w.full_name from account w where w.id = c.assigned_to) as assigned_name,
  (select w.full_name from account w where w.id = c.decided_by) as decided_name,
  c.held_decision,
  (
    select h.full_name from account h where h.id = (c.held_decision ->> 'account_id')::bigint
  ) as held_by,
  a.assessment_code, a.business_id, a.application_type, ${OWNERS_SIDE} as owner_ids`;

export const CLEARANCE_TABLES = sql`
  clearance c
  join application a using (assessment_id)
  join business b using (business_id)`;

/** A clearance that the condition on `clearance c` and `application a` lets the person see; undefined for any other. */
export async function findClearance(
  db: Database | Trx,
  clearance_id: number,
  visible: RawBuilder<boolean>,
): Promise<Clearance | undefined> {
  const { rows } = await sql<Clearance>`
    select ${CLEARANCE_COLUMNS}
    from ${CLEARANCE_TABLES}
    where c.clearance_id = ${clearance_id}::bigint and ${visible}`.execute(db);
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function lockClearance(
  trx: Trx,
  clearance_id: number,
  visible: RawBuilder<boolean>,
): Promise<Clearance | undefined> {
  const { rows } = await sql<Clearance>`
    select ${CLEARANCE_COLUMNS}
    from ${CLEARANCE_TABLES}
    where c.clearance_id = ${clearance_id}::bigint and ${visible}
    for no key update of c`.execute(trx);
  return rows[0];
}
