import type { Api } from '../../platform/http/api.ts';
import { type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import { insertTransferEvent } from './transfer-events.ts';
import { findTransfer } from './transfers.queries.ts';

/** An offer without an answer in its days ends, and the owner is notified. */
export async function expireTransfers(api: Api): Promise<void> {
  const endedTransfers = await api.db
    .selectFrom('transfer')
    .select('transfer_id')
    .where('state', '=', 'OFFERED')
    .where('expires_on', '<', api.clock.today())
    .orderBy('transfer_id')
    .execute();
  await runForEachCase(
    api,
    endedTransfers.map(({ transfer_id }) => transfer_id),
    expireTransfer,
  );
}

async function expireTransfer(tx: Transaction, transfer_id: number): Promise<void> {
  const expiredTransfer = await tx.trx
    .updateTable('transfer')
    .set({ state: 'EXPIRED' })
    .where('transfer_id', '=', transfer_id)
    .where('state', '=', 'OFFERED')
    .returning('seller_id')
    .executeTakeFirst();
  const transfer = expiredTransfer && (await findTransfer(tx.trx, transfer_id, expiredTransfer.seller_id));
  if (transfer) await insertTransferEvent(tx, transfer, { template: 'transfer_expired' });
}
