// Lists the form fields that an office marked for correction, and finds who requested them from the owner.

import {
  findCorrectableField,
  CORRECTED_LABELS,
  type CorrectedValue,
  type Correction,
  type Locale,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { ApplicationRow } from '../applications/find-application.ts';

/** Row of a field that an office marked for correction. */
export interface CorrectionRow {
  readonly field: string;
  readonly reason: string;
  readonly before: CorrectedValue;
  readonly after: CorrectedValue | null;
  readonly marked_at: string;
  readonly answered_at: string | null;
}

function selectCorrections(condition: RawBuilder<boolean>): RawBuilder<CorrectionRow[]> {
  return sql`
    coalesce(
      (
        select
          jsonb_agg(
            jsonb_build_object(
              'field', k.field, 'reason', k.reason, 'before', k.before, 'after', k.after, 'marked_at', k.marked_at,
              'answered_at', k.answered_at
            )
            order by k.correction_id
          )
        from correction k
        where ${condition}
      ),
      '[]'
    )`;
}

/** Every marked field of `clearance c`, oldest first. */
export const CORRECTIONS_OF_C = selectCorrections(sql`k.clearance_id = c.clearance_id`);

/** Fields of one clearance that its office marked, oldest first. */
export async function findClearanceCorrections(db: Database | Trx, clearance_id: number): Promise<CorrectionRow[]> {
  const own = sql<boolean>`k.clearance_id = ${clearance_id}::bigint`;
  const { rows } = await sql<{ corrections: CorrectionRow[] }>`select ${selectCorrections(own)} as corrections`.execute(
    db,
  );
  return rows[0]?.corrections ?? [];
}

/** Fields of an application that the licensing office marked, oldest first. */
export async function findCorrections(db: Database | Trx, assessment_id: number): Promise<CorrectionRow[]> {
  const own = sql<boolean>`k.assessment_id = ${assessment_id}::bigint and k.clearance_id is null`;
  const { rows } = await sql<{ corrections: CorrectionRow[] }>`select ${selectCorrections(own)} as corrections`.execute(
    db,
  );
  return rows[0]?.corrections ?? [];
}

/** Fields that the owner has not answered yet. */
export function listOpenFields(corrections: readonly CorrectionRow[]): string[] {
  return corrections.filter(({ answered_at }) => answered_at === null).map(({ field }) => field);
}

export function toCorrectionReply(row: CorrectionRow, locale: Locale): Correction {
  const { after, ...correction } = row;
  return { ...correction, label: getFieldLabel(row.field, locale), ...(after !== null && { after }) };
}

/** Label of a field. A field that is not corrected by itself is named by its path. */
export function getFieldLabel(path: string, locale: Locale): string {
  const field = findCorrectableField(path);
  return field === undefined ? path : CORRECTED_LABELS[field.name][locale];
}

/** A request of an office to the owner, from the history. */
export interface OwnerRequestRow {
  readonly at: string;
  readonly by: string | null;
}

/** Acts after which the owner must answer an office: rows C4 to C6. */
const REQUEST_ACTS = ['clearance.return', 'clearance.fail_inspection', 'clearance.record_refusal'];

/** The newest request of the office of `clearance c`, while its owner must answer it. */
export const REQUEST_OF_C: RawBuilder<OwnerRequestRow | null> = sql`
  case when c.state = 'FOR_COMPLIANCE' then (
    select jsonb_build_object('at', r.at, 'by', nullif(r.actor, ''))
    from timeline r
    where r.assessment_id = c.assessment_id and r.office = c.office and r.act in (${sql.join(REQUEST_ACTS)})
    order by r.timeline_id desc
    limit 1
  ) end`;

/** The licensing office's request of an application that is returned to its owner. */
export async function findReturnRequest(
  db: Database | Trx,
  { assessment_id, state }: Pick<ApplicationRow, 'assessment_id' | 'state'>,
): Promise<OwnerRequestRow | undefined> {
  if (state !== 'RETURNED') return undefined;
  const entry = await db
    .selectFrom('timeline')
    .select(['at', 'actor'])
    .where('assessment_id', '=', assessment_id)
    .where('act', '=', 'return')
    .orderBy('timeline_id', 'desc')
    .executeTakeFirst();
  return entry && { at: entry.at, by: entry.actor === '' ? null : entry.actor };
}
