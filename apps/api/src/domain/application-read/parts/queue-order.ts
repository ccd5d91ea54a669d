// Orders an office's queue and locks the next free clearance in it.

import { addDays, startOfManilaDay } from '@ebpls/rules';
import { type RawBuilder, sql } from 'kysely';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { NO_DUE_DAY } from './desk-days.ts';
import { OWNERS_SIDE } from '../../access/delegations/authority.ts';

interface ClaimingReader {
  readonly actor: Actor;
  readonly today: string;
  /** The clearances of the person's office, as a condition on `clearance c`. */
  readonly own: RawBuilder<boolean>;
}

/**
 * Condition on `clearance c` that this person may take it: it has no clerk, and it belongs to another person's
 * business.
 */
function isFree({ actor: { account_id }, own }: ClaimingReader): RawBuilder<boolean> {
  return sql`${own} and c.state in ('PENDING', 'RECALLED')
    and not exists (
      select from application a join business b using (business_id)
      where a.assessment_id = c.assessment_id and ${OWNERS_SIDE} @> to_jsonb(${account_id}::bigint))`;
}

/**
 * The default order of the queue: earliest due day first. Cases that the person returned today come last, else they
 * would get the same one again.
 */
function selectQueuePosition({ actor: { account_id }, today }: ClaimingReader): RawBuilder<unknown> {
  // Not correlated with the case: read once, not for each case of the queue.
  return sql`(c.assessment_id, c.office) in (
      select t.assessment_id, t.office from timeline t
      where t.act = 'clearance.give_back' and t.actor_id = ${account_id}::bigint and t.office is not null
        and t.at >= ${startOfManilaDay(today)}::timestamptz and t.at < ${startOfManilaDay(addDays(today, 1))}::timestamptz
    ), coalesce(c.due_on, ${NO_DUE_DAY}::date), c.clearance_id`;
}

/** The next free clearance in turn that no other transaction locks, locked; undefined when none is free. */
export async function lockNextClearance(trx: Trx, taker: ClaimingReader): Promise<number | undefined> {
  const { rows } = await sql<{ clearance_id: number }>`
    select c.clearance_id from clearance c
    where ${isFree(taker)}
    order by ${selectQueuePosition(taker)}
    limit 1 for no key update skip locked`.execute(trx);
  return rows[0]?.clearance_id;
}

/**
 * Clearances of a joint claim that are out of turn: a clearance that stays in the queue comes before them. The first
 * ones of the queue are in turn, in any order of naming.
 */
export async function listOutOfTurnClearances(
  db: Database | Trx,
  clearance_ids: readonly number[],
  taker: ClaimingReader,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ clearance_id: number }>`
    with next as (
      select row(${selectQueuePosition(taker)}) as place
      from clearance c
      where ${isFree(taker)} and c.clearance_id <> all(${[...clearance_ids]}::bigint[])
      order by ${selectQueuePosition(taker)}
      limit 1
    )
    select c.clearance_id
    from clearance c
    cross join next
    where c.clearance_id = any(${[...clearance_ids]}::bigint[]) and ${isFree(taker)}
      and row(${selectQueuePosition(taker)}) > next.place`.execute(db);
  return new Set(rows.map(({ clearance_id }) => clearance_id));
}
