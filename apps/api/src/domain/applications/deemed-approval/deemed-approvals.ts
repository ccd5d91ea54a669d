// Finds the deemed approvals of clearances that were recorded before migration 0200.

import type { DeemedApproval } from '@ebpls/contracts';

import type { Database } from '../../../platform/database/database.ts';

/**
 * Facts of deemed approvals of clearances, by clearance: rows from before migration 0200, which are not written any
 * more.
 */
export async function findDeemed(db: Database, assessment_id: number): Promise<ReadonlyMap<number, DeemedApproval>> {
  const approvals = await db
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
    approvals.map(({ clearance_id, reminders, ...approval }): [number, DeemedApproval] => [
      clearance_id,
      { ...approval, reminders: reminders.map(({ stage, at }) => ({ stage, at: new Date(at).toISOString() })) },
    ]),
  );
}
