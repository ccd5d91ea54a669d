import type { ReplyBody, refuseDepositSlip as refuseEndpoint } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import { formatPeso } from '../../platform/format.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { lockPayment, refuseCollector } from '../../domain/payments/counter/lock-payment.ts';
import { undoPayment } from '../../domain/payments/counter/undo-payment.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { assertSlipPending } from './assert-slip-pending.ts';
import { depositRefused } from './deposit-slip-events.ts';
import { findDepositor, lockDepositSlip } from './deposit-slips.queries.ts';

interface RefuseInput {
  readonly payment_id: number;
  readonly reason: string;
}

/**
 * Records that the bank has no such deposit: the receipts are reversed as of their day, and the amount is owed as if it
 * had never been paid (domain reference 3.10c). A missing deposit is no dishonoured promise, so there is no red flag.
 * Refused: missing, forbidden to the collector, conflict when it is matched or void, or while the owner pays online.
 */
export async function refuseDepositSlip(
  tx: ActorTransaction,
  { payment_id, reason }: RefuseInput,
): Promise<ReplyBody<typeof refuseEndpoint>> {
  const { trx, actor } = tx;
  const business_id = await findDepositor(trx, payment_id);
  if (business_id === undefined) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, business_id);
  const payment = await lockPayment(tx, payment_id);
  const slip = assertSlipPending(await lockDepositSlip(trx, payment_id));
  await refuseCollector(tx, payment);
  await undoPayment(tx, payment, { act: 'reverse', reason, mails_owner: false });
  const { bank, reference, amount } = slip;
  await recordAudit(trx, actor, {
    act: 'deposit.refuse',
    object_kind: 'payment',
    object_id: payment_id,
    detail: { bank, reference, amount: formatPeso(amount), reason },
  });
  await insertEvent(tx, depositRefused, {
    assessment_id: payment.application.assessment_id,
    bank,
    reference,
    amount,
    reason,
    receipt_nos: payment.receipts.map(({ receipt_no }) => receipt_no),
    top_no: payment.order.top_no ?? '',
  });
  return { payment_id, state: 'VOID' };
}
