import type { Transaction } from './transaction.ts';

interface Occasion {
  readonly timer: string; // Number of the timer in domain reference 3.9: `T2`.
  readonly object_kind: 'application' | 'clearance' | 'installment' | 'business';
  readonly object_id: number;
  readonly occasion: string; // Key that separates one occasion of the timer from the next: a stage, a day, a year.
}

/**
 * Records that a timer acted on an occasion; false when it was recorded before. Runs in the transaction of its consequences, so that both are
 * stored or neither.
 */
export async function isFirstOccasion(
  { trx, now }: Pick<Transaction, 'trx' | 'now'>,
  occasion: Occasion,
): Promise<boolean> {
  const insertedEvent = await trx
    .insertInto('timer_event')
    .values({ ...occasion, happened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('timer')
    .executeTakeFirst();
  return insertedEvent !== undefined;
}
