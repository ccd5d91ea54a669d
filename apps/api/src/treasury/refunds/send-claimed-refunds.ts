import { attemptMachine, getNextState, refundMachine } from '@ebpls/rules';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { toGatewayRef } from '../../domain/payments/attempts/attempts.queries.ts';
import { sumGatewayRefunds } from '../../domain/payments/attempts/joint-refunds.queries.ts';
import { requestGatewayRefund, type RefundOutcome } from '../../domain/payments/request-gateway-refund.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import type { Api } from '../../platform/http/api.ts';
import { inTransaction, type Transaction } from '../../platform/transactions/transaction.ts';
import { recordRefundPayout } from './book-refund.ts';
import { getRefundDue } from './decide-refund.ts';
import { listRefunding, type RefundClaim } from './refunds.queries.ts';
import { lockRefundWithAttempt } from './settle-refund.ts';
import { refundChanged } from '../notices/refund-events.ts';

/** Requests every pending claimed refund from the gateway until it replies, with the same number each time. */
export async function sendClaimedRefunds(api: Api, provider: PaymentProvider): Promise<void> {
  for (const claim of await listRefunding(api.db)) {
    const { request_id, response_id, joint_id, gateway_refund_id: refund_id } = claim;
    const isOnline = request_id !== null && refund_id !== null;
    const outcome: RefundOutcome = isOnline
      ? await requestGatewayRefund(api, provider, {
          payment: toGatewayRef({ request_id, response_id, joint_id }),
          refund: { refund_id, amount: getRefundDue(claim) },
          refunded_before: await sumGatewayRefunds(api.db, request_id),
        })
      : 'REFUSED';
    if (outcome !== 'NOTHING')
      await inTransaction(api, undefined, (tx) => finishGatewayRefund(tx, claim.refund_no, outcome));
  }
}

async function finishGatewayRefund(
  tx: Transaction,
  refund_no: string,
  outcome: Exclude<RefundOutcome, 'NOTHING'>,
): Promise<void> {
  const { trx, actor, now } = tx;
  const claim = await lockRefundWithAttempt(tx, refund_no);
  const act = outcome === 'GIVEN_BACK' ? 'sent_back' : 'send_refused';
  const transition = getNextState(refundMachine, claim.state, { act, actor: 'system' });
  if ('refused' in transition) return;
  await trx
    .updateTable('refund_claim')
    .set({ state: transition.to, settled_at: act === 'sent_back' ? now : null })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await endAttempt(tx, claim, act);
  await recordAudit(trx, actor, {
    act: `refund.${act}`,
    object_kind: 'refund',
    object_id: refund_no,
    detail: { refund_id: claim.gateway_refund_id },
  });
  if (act === 'send_refused') return insertEvent(tx, refundChanged, { refund_no });
  await recordRefundPayout(tx, claim, { from: 'GATEWAY', memo: `${refund_no} ${claim.gateway_refund_id ?? ''}` });
  await insertEvent(tx, refundChanged, { refund_no, mail: 'refund_sent_back' });
}

/** The refund of one receipt is seldom the whole payment; the amount of the attempt decides. */
async function endAttempt({ trx }: Transaction, claim: RefundClaim, act: 'sent_back' | 'send_refused'): Promise<void> {
  const attempt = await trx
    .selectFrom('payment_attempt')
    .select(['state', 'amount'])
    .where('request_id', '=', claim.request_id)
    .executeTakeFirst();
  if (!attempt) return;
  const refundAct = attempt.amount === getRefundDue(claim) ? 'refund' : 'refund_part';
  const transition = getNextState(attemptMachine, attempt.state, {
    act: act === 'sent_back' ? refundAct : 'deny_refund',
    actor: 'system',
  });
  if ('to' in transition)
    await trx
      .updateTable('payment_attempt')
      .set({ state: transition.to })
      .where('request_id', '=', claim.request_id)
      .execute();
}
