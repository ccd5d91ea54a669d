import type { DeemedApproval } from '@ebpls/contracts';
import { manilaDay, workingDaysAfter } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Transaction } from '../transactions/transaction.ts';

interface LateClearance {
  readonly clearance_id: number;
  readonly received_at: string;
  readonly due_on: string | null;
  readonly days_limit: number;
  readonly paused_days: number;
}

/**
 * Keeps what an approval by silence rests on, as it is in the act that approves: its days, and what the office was
 * told.
 */
export async function recordDeemed(
  { trx, rows, now, today }: Transaction,
  { clearance_id, received_at, due_on, days_limit, paused_days }: LateClearance,
  ground: string,
): Promise<void> {
  if (due_on === null) throw new Error(`clearance ${clearance_id} has no last day`);
  const received_on = manilaDay(received_at);
  const reminders = await sql<DeemedApproval['reminders'][number]>`
    select occasion as stage, happened_at as at
    from timer_event
    where timer = 'T4' and object_kind = 'clearance' and object_id = ${clearance_id}::bigint and occasion in ('50', '80')
    order by happened_at, occasion`.execute(trx);
  await trx
    .insertInto('deemed_approval')
    .values({
      clearance_id,
      ground,
      received_on,
      due_on,
      deemed_on: today,
      days_limit,
      paused_days,
      counted_days: JSON.stringify(workingDaysAfter(received_on, today, rows.holidays)),
      reminders: JSON.stringify(reminders.rows),
      recorded_at: now,
    })
    .execute();
}

/** What the approvals by silence of an application rest on, by clearance. */
export async function findDeemed(db: Database, assessment_id: number): Promise<ReadonlyMap<number, DeemedApproval>> {
  const found = await db
    .selectFrom('deemed_approval as d')
    .innerJoin('clearance as c', 'c.clearance_id', 'd.clearance_id')
    .select([
      'd.clearance_id',
      'd.ground',
      'd.received_on',
      'd.due_on',
      'd.deemed_on',
      'd.days_limit',
      'd.paused_days',
      'd.counted_days',
      'd.reminders',
    ])
    .where('c.assessment_id', '=', assessment_id)
    .execute();
  return new Map(
    found.map(({ clearance_id, reminders, ...kept }): [number, DeemedApproval] => [
      clearance_id,
      { ...kept, reminders: reminders.map(({ stage, at }) => ({ stage, at: new Date(at).toISOString() })) },
    ]),
  );
}
