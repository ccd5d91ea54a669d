import { call } from '@ebpls/api-client';
import {
  decideRefund,
  evaluateRefund,
  fileRefundFor,
  pesosText,
  RefundEvaluated,
  RefundFiled,
  ReceiptNo,
  settleRefund,
  text,
  VoucherGiven,
} from '@ebpls/contracts';
import { type Act, formed, plain, runAct } from '@ebpls/desk';
import type { ActionFunctionArgs } from 'react-router';
import * as v from 'valibot';

import { words } from './refund.messages.ts';

const Decision = v.object({ decision: text('refund.decision', 500) });
const Written = v.object({
  receipt_no: v.pipe(v.string(), v.trim(), v.toUpperCase(), ReceiptNo),
  ...RefundFiled.entries,
});

const decide = (is_approved: boolean): Act =>
  formed(Decision, ({ on, idempotency_key }, { decision }) =>
    call(decideRefund, { params: { refund_no: on }, body: { is_approved, decision }, idempotency_key }),
  );

const ACTS: Readonly<Record<string, Act>> = {
  evaluate: formed(RefundEvaluated, ({ on, idempotency_key }, { amount_found, finding }) =>
    call(evaluateRefund, {
      params: { refund_no: on },
      body: { amount_found: pesosText(amount_found), finding },
      idempotency_key,
    }),
  ),
  approve: decide(true),
  deny: decide(false),
  credit: plain(({ on, idempotency_key }) =>
    call(settleRefund, { params: { refund_no: on }, body: { way: 'CREDIT' }, idempotency_key }),
  ),
  pay_out: formed(VoucherGiven, ({ on, idempotency_key }, voucher) =>
    call(settleRefund, { params: { refund_no: on }, body: { way: 'VOUCHER', ...voucher }, idempotency_key }),
  ),
  send_back: plain(({ on, idempotency_key }) =>
    call(settleRefund, { params: { refund_no: on }, body: { way: 'GATEWAY' }, idempotency_key }),
  ),
  file: formed(Written, ({ idempotency_key }, { receipt_no, amount, ...claim }) =>
    call(fileRefundFor, { params: { receipt_no }, body: { ...claim, amount: pesosText(amount) }, idempotency_key }),
  ),
};

const SAID = ['evaluate', 'approve', 'deny', 'credit', 'pay_out', 'send_back', 'file'] as const;

/** What the treasury does with a claim. */
export function refundAction(asked: ActionFunctionArgs) {
  return runAct(asked, {
    acts: ACTS,
    said: (act) => {
      const known = SAID.find((one) => one === act);
      return known && words(`said_${known}`);
    },
  });
}
