import type { ReplyBody, cancelReceipt as cancelEndpoint } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import { lockPayment, refuseCollector } from '../../domain/payments/counter/lock-payment.ts';
import { undoPayment } from '../../domain/payments/counter/undo-payment.ts';
import { Refused } from '../../platform/refused.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

type CancelReceiptReply = ReplyBody<typeof cancelEndpoint>;

interface CancelInput {
  readonly receipt_no: string;
  readonly reason: string;
}

/**
 * A treasurer cancels receipts of today: all receipts of the payment, before the report that would hold them is closed
 * (domain reference 3.5). Refused: missing when there is no such receipt, forbidden to the collector, conflict when it
 * was paid online, is of an earlier day, or is in a closed report.
 */
export async function cancelReceipt(
  tx: ActorTransaction,
  { receipt_no, reason }: CancelInput,
): Promise<CancelReceiptReply> {
  const { trx, today } = tx;
  const receiptRow = await trx
    .selectFrom('receipt')
    .select('payment_id')
    .where('receipt_no', '=', receipt_no)
    .executeTakeFirst();
  if (!receiptRow) throw new Refused('missing', 'resource.missing');
  const payment = await lockPayment(tx, receiptRow.payment_id);
  const { receipts } = payment;
  if (receipts.some(({ collector_id }) => collector_id === null)) throw new Refused('conflict', 'receipt.online');
  if (receipts.some(({ report_id }) => report_id !== null)) throw new Refused('conflict', 'receipt.closed_report');
  if (receipts.some(({ issued_at }) => toManilaDay(issued_at) !== today))
    throw new Refused('conflict', 'receipt.not_today');

  await refuseCollector(tx, payment);
  await undoPayment(tx, payment, { act: 'cancel', reason, mails_owner: true });
  return { receipt_nos: receipts.map((receipt) => receipt.receipt_no), state: 'CANCELLED' };
}
