// Scenarios of demo businesses in which a dispute, a refund or a waiver was decided.

import * as contracts from '@ebpls/contracts';

import { ADMIN, type FiledApplication, advanceClock, type ScenarioContext, TREASURER } from '../acts.ts';
import { decideDispute, disputeFirstLine } from '../cases/disputes.ts';
import { payDue } from '../gateway.ts';
import { issuePermit, payAndSign, releaseAndSign, advanceToPayment } from '../application-stages.ts';
import { takeCounterPayment } from '../treasury/counter.ts';
import { claimRefund, evaluateRefund, settleRefund } from '../treasury/refunds.ts';

const FOUND_PERCENT = 75;

export async function upholdDisputeInPart(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToPayment(context, application);
  context.timeline.sleep();
  const { dispute_no, billedAmount } = await disputeFirstLine(
    context,
    application,
    'Half of the capital is in the second shop, which has its own permit.',
  );
  await decideDispute(context, dispute_no, {
    is_upheld: true,
    amount_found: ((Number(billedAmount) * FOUND_PERCENT) / 100).toFixed(2),
    decision: 'A quarter of the capital belongs to the second shop by its books, not half of it.',
  });
  await payAndSign(context, application);
}

export async function rejectDispute(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToPayment(context, application);
  context.timeline.sleep();
  const { dispute_no } = await disputeFirstLine(
    context,
    application,
    'The fee was half of this amount in the last town.',
  );
  await decideDispute(context, dispute_no, {
    is_upheld: false,
    decision: `The revenue code of ${context.server.municipality.name} applies, and the line is computed by it.`,
  });
  await payAndSign(context, application);
}

/** An online overpayment becomes a credit for the next order of payment. */
export async function creditRefund(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await issuePermit(context, application);
  await giveBack(context, application, { way: 'CREDIT' });
}

/** An overpayment at the counter is paid out by a voucher. */
export async function payOutRefund(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToPayment(context, application);
  await takeCounterPayment(context, { application }, { series: 'EOR', tendered: { kind: 'CASH' } });
  await releaseAndSign(context, application);
  await giveBack(context, application, { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: 'DV-0148' });
}

async function giveBack(
  context: ScenarioContext,
  application: FiledApplication,
  way: contracts.Request<typeof contracts.settleRefund>['body'],
): Promise<void> {
  context.timeline.sleep();
  const refund_no = await claimRefund(context, application, {
    ground: 'PAID_TWICE',
    amount: '100.00',
    reason: 'I paid for the plate at the window on the same day.',
  });
  context.timeline.sleep();
  await evaluateRefund(context, refund_no, {
    amount_found: '100.00',
    finding: 'The plate was paid twice on the same day.',
  });
  await settleRefund(context, refund_no, { way, decision: 'The finding agrees with the report of collections.' });
}

/** The last installment is waived by a resolution; what is due of the others is paid. */
export async function waiveInstallment(context: ScenarioContext, application: FiledApplication): Promise<void> {
  const bill_id = await advanceToPayment(context, application);
  context.timeline.sleep();
  advanceClock(context);
  const { waiver_id } = await context.server.call(TREASURER, contracts.proposeWaiver, {
    params: { bill_id },
    body: {
      no: 4,
      resolution_no: 'SB Resolution 41',
      reason: 'Relief of the stores at the burnt side of the market.',
    },
  });
  advanceClock(context);
  await context.server.call(ADMIN, contracts.decideWaiver, {
    params: { waiver_id: String(waiver_id) },
    body: { is_approved: true },
  });
  await payDue(context, application);
  await releaseAndSign(context, application);
}
