import {
  formatPesosText,
  type EndpointInput,
  type settleRefund as settleEndpoint,
  type VoucherKind,
} from '@ebpls/contracts';
import { attemptMachine, getNextState } from '@ebpls/rules';
import { sql } from 'kysely';

import { insertEvent } from '../../domain/notifications/events/events.ts';
import { lockAttempt } from '../../domain/payments/attempts/attempts.queries.ts';
import { assertNoPendingRefund } from '../../domain/payments/attempts/joint-refunds.queries.ts';
import { assertCreditUsable } from '../../domain/billing/use-credits.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { makeRequestId } from '../../domain/payments/gateway/paynamics-fields.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { lockBill } from '../../domain/ledger/due/orders.queries.ts';
import { recordRefundCredit, recordRefundPayout } from './book-refund.ts';
import { getRefundDue, refuseInvolved } from './decide-refund.ts';
import { getNextRefundState, getLockedRefund } from './evaluate-refund.ts';
import { findRefund, type RefundClaim } from './refunds.queries.ts';
import { refundChanged } from '../notices/refund-events.ts';

type Settlement = EndpointInput<typeof settleEndpoint>['body'];

/**
 * Settles an approved claim in one of three ways, usually by the next order of payment. Refused: missing, conflict when
 * it is not approved, and as stated for each way.
 */
export function settleRefund(tx: ActorTransaction, refund_no: string, settlement: Settlement): Promise<void> {
  if (settlement.way === 'VOUCHER') return payOut(tx, refund_no, settlement);
  return settlement.way === 'CREDIT' ? creditRefund(tx, refund_no) : sendBack(tx, refund_no);
}

async function creditRefund(tx: ActorTransaction, refund_no: string): Promise<void> {
  const { trx, actor, now } = tx;
  const claim = await getLockedRefund(tx, refund_no);
  const state = getNextRefundState(claim, 'credit');
  await refuseInvolved(tx, claim);
  await assertCreditUsable(trx, claim.business_id);
  await recordRefundCredit(tx, claim);
  await trx
    .updateTable('refund_claim')
    .set({ state, settled_by: actor.account_id, settled_at: now })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'refund.credit',
    object_kind: 'refund',
    object_id: refund_no,
    detail: { amount: formatPesosText(getRefundDue(claim)) },
  });
  await insertEvent(tx, refundChanged, { refund_no, mail: 'refund_credited' });
}

interface Voucher {
  readonly voucher_kind: VoucherKind;
  readonly voucher_no: string;
}

/** Number of the disbursement voucher. Refused: invalid when another refund has it. */
async function payOut(tx: ActorTransaction, refund_no: string, { voucher_kind, voucher_no }: Voucher): Promise<void> {
  const { trx, actor, now } = tx;
  const claim = await getLockedRefund(tx, refund_no);
  const state = getNextRefundState(claim, 'pay_out');
  await refuseInvolved(tx, claim);
  // Of two concurrent claims under one number the second waits and then finds it used.
  await sql`
    select pg_advisory_xact_lock(hashtext(${`refund voucher ${voucher_kind} ${voucher_no.toLowerCase()}`}))`.execute(
    trx,
  );
  const existingVoucher = await trx
    .selectFrom('refund_claim')
    .select('refund_no')
    .where('voucher_kind', '=', voucher_kind)
    .where(({ fn }) => fn('lower', ['voucher_no']), '=', voucher_no.toLowerCase())
    .executeTakeFirst();
  if (existingVoucher) throw createFieldRefusal('voucher_no', 'refund.voucher_used');
  await recordRefundPayout(tx, claim, { from: 'CASH_BANK', memo: `${refund_no} ${voucher_no}` });
  await trx
    .updateTable('refund_claim')
    .set({ state, voucher_kind, voucher_no, settled_by: actor.account_id, settled_at: now })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'refund.pay_out',
    object_kind: 'refund',
    object_id: refund_no,
    detail: { amount: formatPesosText(getRefundDue(claim)), voucher_kind, voucher_no },
  });
  await insertEvent(tx, refundChanged, { refund_no, mail: 'refund_paid_out' });
}

/** Whether the gateway can refund: it received the payment, and has refunded nothing of it before. */
export function canRefundOnline({ attempt_state }: Pick<RefundClaim, 'attempt_state'>): boolean {
  return (
    attempt_state !== null &&
    'to' in getNextState(attemptMachine, attempt_state, { act: 'request_refund', actor: 'treasurer' })
  );
}

/** All repetitions use one number, so that the gateway refunds once. The gateway is called after the commit. */
async function sendBack(tx: ActorTransaction, refund_no: string): Promise<void> {
  const { trx, actor, now, today } = tx;
  const claim = await lockRefundWithAttempt(tx, refund_no);
  const state = getNextRefundState(claim, 'send_back');
  await refuseInvolved(tx, claim);
  const transition = getNextState(attemptMachine, claim.attempt_state ?? 'FAILED', {
    act: 'request_refund',
    actor: 'treasurer',
  });
  if ('refused' in transition || claim.request_id === null) throw new Refused('conflict', 'refund.not_gateway');
  await assertNoPendingRefund(trx, claim.request_id);
  await trx
    .updateTable('payment_attempt')
    .set({ state: transition.to })
    .where('request_id', '=', claim.request_id)
    .execute();
  await trx
    .updateTable('refund_claim')
    .set({ state, gateway_refund_id: makeRequestId(today, 'RF'), settled_by: actor.account_id, settled_at: now })
    .where('claim_id', '=', claim.claim_id)
    .execute();
  await recordAudit(trx, actor, {
    act: 'refund.send_back',
    object_kind: 'refund',
    object_id: refund_no,
    detail: { amount: formatPesosText(getRefundDue(claim)), request_id: claim.request_id },
  });
  await enqueueJob(trx, {
    task: 'send_claimed_refunds',
    payload: {},
    job_key: `send_claimed_refunds ${claim.claim_id}`,
  });
  await insertEvent(tx, refundChanged, { refund_no, mail: 'refund_asked_back' });
}

/** Locks application, bill, attempt and claim, in the common lock order. */
export async function lockRefundWithAttempt(
  tx: Pick<Transaction, 'trx' | 'actor'>,
  refund_no: string,
): Promise<RefundClaim> {
  const { trx } = tx;
  const claim = await findRefund(trx, refund_no);
  if (!claim) throw new Refused('missing', 'resource.missing');
  await lockApplicationById(tx, claim.assessment_id);
  await lockBill(trx, claim.bill_id);
  if (claim.request_id !== null) await lockAttempt(trx, claim.request_id);
  return getLockedRefund(tx, refund_no);
}
