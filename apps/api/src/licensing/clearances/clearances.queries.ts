// Queries of the clearances that a person may see, with their visits.

import type { VisitResult } from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { ClearanceRow } from '../../domain/application-read/clearance-items.ts';
import { CORRECTIONS_OF_C } from '../../domain/application-read/corrections.ts';
import { type Clearance, CLEARANCE_COLUMNS, CLEARANCE_TABLES } from './find-clearance.ts';
import {
  FINDINGS_OF_C,
  CONDITION_ANSWERS_OF_C,
  EXTRA_DOCUMENTS_OF_C,
} from '../../domain/application-read/parts/clearance-answers.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

/**
 * Clearances that this person may see, as a condition on `clearance c`: the office's own; the licensing office and the
 * administrator see all.
 */
export function whereClearanceVisible(actor: Actor): RawBuilder<boolean> {
  if (actor.role === 'bplo') return sql`true`;
  return whereOfficeClearances(actor);
}

/** One clearance with all that an office reads of it. */
export type ClearanceDetail = Clearance & ClearanceRow;

/** A clearance that the condition lets the person see, with its findings, corrections and answers. */
export async function findClearanceDetail(
  db: Database | Trx,
  clearance_id: number,
  visible: RawBuilder<boolean>,
): Promise<ClearanceDetail | undefined> {
  const { rows } = await sql<ClearanceDetail>`
    select
      ${CLEARANCE_COLUMNS},
      c.reason, ${CORRECTIONS_OF_C} as corrections, ${FINDINGS_OF_C} as findings,
      ${CONDITION_ANSWERS_OF_C} as condition_answers, ${EXTRA_DOCUMENTS_OF_C} as extra_documents,
      (
        select i.scheduled_at
        from inspection i
        where i.clearance_id = c.clearance_id and i.result is null
        order by i.inspection_id desc
        limit 1
      ) as inspection_at
    from ${CLEARANCE_TABLES}
    where c.clearance_id = ${clearance_id}::bigint and ${visible}`.execute(db);
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
