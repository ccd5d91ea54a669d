import { callEndpoint } from '@ebpls/api-client';
import {
  decideRefund,
  evaluateRefund,
  fileRefundFor,
  formatPesosText,
  RefundEvaluationInput,
  RefundClaimBody,
  ReceiptNo,
  settleRefund,
  defineText,
  VoucherInput,
} from '@ebpls/contracts';
import { type ActHandler, createFormAct, createAct, runAct } from '@ebpls/desk';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { words } from './refund.messages.ts';

const Decision = v.object({ decision: defineText('refund.decision', 500) });
const FilingInput = v.object({
  receipt_no: v.pipe(v.string(), v.trim(), v.toUpperCase(), ReceiptNo),
  ...RefundClaimBody.entries,
});

const decideClaim = (is_approved: boolean): ActHandler =>
  createFormAct(Decision, ({ on, idempotency_key }, { decision }) =>
    callEndpoint(decideRefund, { params: { refund_no: on }, body: { is_approved, decision }, idempotency_key }),
  );

const REFUND_ACTS: Readonly<Record<string, ActHandler>> = {
  evaluate: createFormAct(RefundEvaluationInput, ({ on, idempotency_key }, { amount_found, finding }) =>
    callEndpoint(evaluateRefund, {
      params: { refund_no: on },
      body: { amount_found: formatPesosText(amount_found), finding },
      idempotency_key,
    }),
  ),
  approve: decideClaim(true),
  deny: decideClaim(false),
  credit: createAct(({ on, idempotency_key }) =>
    callEndpoint(settleRefund, { params: { refund_no: on }, body: { way: 'CREDIT' }, idempotency_key }),
  ),
  pay_out: createFormAct(VoucherInput, ({ on, idempotency_key }, voucher) =>
    callEndpoint(settleRefund, { params: { refund_no: on }, body: { way: 'VOUCHER', ...voucher }, idempotency_key }),
  ),
  send_back: createAct(({ on, idempotency_key }) =>
    callEndpoint(settleRefund, { params: { refund_no: on }, body: { way: 'GATEWAY' }, idempotency_key }),
  ),
  file: createFormAct(FilingInput, ({ idempotency_key }, { receipt_no, amount, ...claim }) =>
    callEndpoint(fileRefundFor, {
      params: { receipt_no },
      body: { ...claim, amount: formatPesosText(amount) },
      idempotency_key,
    }),
  ),
};

const REFUND_ACTS_WITH_MESSAGE = ['evaluate', 'approve', 'deny', 'credit', 'pay_out', 'send_back', 'file'] as const;

/** Actions of the treasury on a refund claim. */
export function refundAction(args: ActionFunctionArgs) {
  return runAct(args, {
    acts: REFUND_ACTS,
    getSuccessText: (act) => {
      const actWithMessage = REFUND_ACTS_WITH_MESSAGE.find((one) => one === act);
      return actWithMessage && words(`success_${actWithMessage}`);
    },
  });
}
