// Declines or withdraws the offer to transfer a business.

import type { TransferState } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { insertTransferEvent } from './transfer-events.ts';
import { findTransfer, lockTransfer, type TransferRow } from './transfers.queries.ts';

/**
 * An open offer, locked for one of its sides. Refused: missing (another's, or an act of the other side), conflict once
 * it was answered, withdrawn or has run out.
 */
export async function lockOffer(
  { trx, actor, today }: ActorTransaction,
  transfer_id: number,
  side: 'SELLER' | 'BUYER',
): Promise<TransferRow> {
  const transfer = await lockTransfer(trx, transfer_id, actor.account_id);
  if (!transfer || (transfer.seller_id === actor.account_id) !== (side === 'SELLER'))
    throw new Refused('missing', 'resource.missing');
  const state = transfer.state === 'OFFERED' && transfer.expires_on < today ? 'EXPIRED' : transfer.state;
  if (state !== 'OFFERED') throw new Refused('conflict', `transfer.is.${state}`);
  return transfer;
}

/** The receiver of the offer declines. */
export async function declineTransfer(
  tx: ActorTransaction,
  transfer_id: number,
  { reason }: { readonly reason: string },
): Promise<TransferRow> {
  const transfer = await lockOffer(tx, transfer_id, 'BUYER');
  await endOffer(tx, transfer, { state: 'DECLINED', reason });
  await insertTransferEvent(tx, transfer, { template: 'transfer_declined', remarks: reason });
  return saveTransferAnswer(tx, transfer);
}

/** The owner withdraws the offer. */
export async function withdrawTransfer(tx: ActorTransaction, transfer_id: number): Promise<TransferRow> {
  const transfer = await lockOffer(tx, transfer_id, 'SELLER');
  await endOffer(tx, transfer, { state: 'WITHDRAWN', reason: '' });
  return saveTransferAnswer(tx, transfer);
}

async function endOffer(
  { trx, actor, now }: ActorTransaction,
  { transfer_id }: TransferRow,
  { state, reason }: { readonly state: TransferState; readonly reason: string },
): Promise<void> {
  await trx
    .updateTable('transfer')
    .set({ state, reason, answered_at: now, ...(state === 'DECLINED' && { buyer_id: actor.account_id }) })
    .where('transfer_id', '=', transfer_id)
    .execute();
  await recordAudit(trx, actor, {
    act: `transfer.${state.toLowerCase()}`,
    object_kind: 'transfer',
    object_id: transfer_id,
    detail: {},
  });
}

/** The offer after the act of a person. */
export async function saveTransferAnswer(
  { trx, actor }: ActorTransaction,
  { transfer_id }: TransferRow,
): Promise<TransferRow> {
  const transfer = await findTransfer(trx, transfer_id, actor.account_id);
  if (!transfer) throw new Error(`transfer ${transfer_id} is gone`);
  return transfer;
}
