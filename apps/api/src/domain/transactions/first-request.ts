import type { Transaction } from './transaction.ts';

interface Occasion {
  /** As the domain reference 3.9 numbers it: `T2`. */
  readonly timer: string;
  readonly object_kind: 'application' | 'clearance' | 'installment' | 'business';
  readonly object_id: number;
  /** What tells one occasion of the timer from the next: a stage, a day, a year. */
  readonly occasion: string;
}

/**
 * Notes an occasion; false when it was noted before. In the transaction of what follows from it, so that both are kept
 * or neither.
 */
export async function isFirstTime(
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
