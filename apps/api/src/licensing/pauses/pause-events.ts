import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { PauseRow } from './pauses.queries.ts';

interface PauseChanged extends Pick<PauseRow, 'business_id' | 'closed_from' | 'closed_until' | 'reason'> {
  readonly template: 'business_paused' | 'business_reopened' | 'business_pause_withdrawn';
}

/** An owner declared or withdrew a temporary closure, or the business reopened. */
export const pauseChanged = defineEvent<PauseChanged>('pause_changed');

/** Stores the event of an act on a temporary closure. */
export function insertPauseEvent(
  tx: Transaction,
  { business_id, closed_from, closed_until, reason }: PauseRow,
  template: PauseChanged['template'],
): Promise<void> {
  return insertEvent(tx, pauseChanged, { business_id, closed_from, closed_until, reason, template });
}
