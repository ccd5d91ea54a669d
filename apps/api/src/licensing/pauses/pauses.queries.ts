// Queries of the temporary closures of a business.

import type { ReplyBody, declarePause, PauseState } from '@ebpls/contracts';
import { getPauseState } from '@ebpls/rules';

import type { Database, Trx } from '../../platform/database/database.ts';

export interface PauseRow {
  readonly pause_id: number;
  readonly business_id: number;
  readonly state: PauseState;
  readonly reason: string;
  readonly closed_from: string;
  readonly closed_until: string;
  readonly declared_at: string;
  readonly reopened_on: string | null;
}

export const PAUSE_COLUMNS = [
  'pause_id',
  'business_id',
  'state',
  'reason',
  'closed_from',
  'closed_until',
  'declared_at',
  'reopened_on',
] as const;

/** The closures of a business, newest first. */
export function listBusinessPauses(db: Database | Trx, business_id: number): Promise<PauseRow[]> {
  return db
    .selectFrom('business_pause')
    .select(PAUSE_COLUMNS)
    .where('business_id', '=', business_id)
    .orderBy('pause_id', 'desc')
    .limit(200)
    .execute();
}

/** The last day of the closure on this day; undefined while the business is open. */
export async function findPausedUntil(
  db: Database | Trx,
  business_id: number,
  today: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('business_pause')
    .select('closed_until')
    .where('business_id', '=', business_id)
    .where('state', 'in', ['DECLARED', 'CLOSED'])
    .where('closed_from', '<=', today)
    .where('closed_until', '>=', today)
    .executeTakeFirst();
  return row?.closed_until;
}

/** Maps a pause to its reply with its state of today. */
export function toPauseReply(
  { business_id: _business, ...pause }: PauseRow,
  today: string,
): ReplyBody<typeof declarePause> {
  return { ...pause, state: getPauseState(today, pause) };
}
