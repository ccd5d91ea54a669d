// Declines or withdraws the offer to transfer a business.

import type { TransferState } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { MailTemplate } from '../../platform/mail/mail.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { Refused } from '../../platform/refused.ts';
import { notifyReader } from '../../domain/notifications/notify-reader.ts';
import type { ActorTransaction, Transaction } from '../../domain/transactions/transaction.ts';
import { findAccount, findTransfer, lockTransfer, type TransferRow } from './transfers.queries.ts';

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
  await notifySeller(tx, transfer, { template: 'transfer_declined', params: { remarks: reason } });
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

interface SellerMailInput {
  readonly template: MailTemplate;
  readonly params?: Readonly<Record<string, string>>;
}

/** Notifies the owner who offered, with the page of the offer. */
export async function notifySeller(
  tx: Transaction,
  { seller_id, transfer_id, company_name, company_code, buyer_email }: TransferRow,
  { template, params = {} }: SellerMailInput,
): Promise<void> {
  const seller = await findAccount(tx.trx, { account_id: seller_id });
  if (!seller) return;
  const link = `${tx.public_url}/app/management/companies/transfers/${transfer_id}`;
  await notifyReader(
    tx,
    { ...seller, role_id: null },
    { template, params: { company_name, buyer_email, link, ...params } },
  );
  await nudgeRooms(tx.trx, [`account:${seller_id}`], { subject: 'company', key: company_code });
}
