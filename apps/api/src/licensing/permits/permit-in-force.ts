import type { Transaction } from '../../platform/transactions/transaction.ts';

/** Finds the last day of the yearly permit of a business that is in force today; undefined when it has none. */
export async function findPermitInForceEnd(
  { trx, today }: Pick<Transaction, 'trx' | 'today'>,
  business_id: number,
): Promise<string | undefined> {
  const permit = await trx
    .selectFrom('permit')
    .select('expires_on')
    .where('business_id', '=', business_id)
    .where('kind', '=', 'PERMIT')
    .where('state', '=', 'ACTIVE')
    .where('expires_on', '>=', today)
    .orderBy('expires_on', 'desc')
    .executeTakeFirst();
  return permit?.expires_on;
}
