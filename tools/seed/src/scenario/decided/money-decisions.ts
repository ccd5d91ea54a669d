import * as contracts from '@ebpls/contracts';

import { ADMIN, type Filed, step, type Story, TREASURER } from '../acts.ts';
import { decideDispute, disputeFirstLine } from '../cases/disputes.ts';
import { payDue } from '../gateway.ts';
import { issue, payAndSign, releaseAndSign, toPayment } from '../stages.ts';
import { take } from '../treasury/counter.ts';
import { claimBack, evaluate, settle } from '../treasury/refunds.ts';

const FOUND_PERCENT = 75;

export async function upholdDisputeInPart(story: Story, filed: Filed): Promise<void> {
  await toPayment(story, filed);
  story.diary.sleep();
  const { dispute_no, billed } = await disputeFirstLine(
    story,
    filed,
    'Half of the capital is in the second shop, which has its own permit.',
  );
  await decideDispute(story, dispute_no, {
    is_upheld: true,
    amount_found: ((Number(billed) * FOUND_PERCENT) / 100).toFixed(2),
    decision: 'A quarter of the capital belongs to the second shop by its books, not half of it.',
  });
  await payAndSign(story, filed);
}

export async function rejectDispute(story: Story, filed: Filed): Promise<void> {
  await toPayment(story, filed);
  story.diary.sleep();
  const { dispute_no } = await disputeFirstLine(story, filed, 'The fee was half of this amount in the last town.');
  await decideDispute(story, dispute_no, {
    is_upheld: false,
    decision: 'The revenue code of San Isidro applies, and the line is computed by it.',
  });
  await payAndSign(story, filed);
}

/** What was paid online too much is kept for the next order of payment. */
export async function creditRefund(story: Story, filed: Filed): Promise<void> {
  await issue(story, filed);
  await giveBack(story, filed, { way: 'CREDIT' });
}

/** What was paid at the counter too much is paid out by a voucher. */
export async function payOutRefund(story: Story, filed: Filed): Promise<void> {
  await toPayment(story, filed);
  await take(story, { filed }, { series: 'EOR', handed: { kind: 'CASH' } });
  await releaseAndSign(story, filed);
  await giveBack(story, filed, { way: 'VOUCHER', voucher_kind: 'CASH', voucher_no: 'DV-0148' });
}

async function giveBack(
  story: Story,
  filed: Filed,
  way: contracts.Request<typeof contracts.settleRefund>['body'],
): Promise<void> {
  story.diary.sleep();
  const refund_no = await claimBack(story, filed, {
    ground: 'PAID_TWICE',
    amount: '100.00',
    reason: 'I bought the plate at the window on the same day.',
  });
  story.diary.sleep();
  await evaluate(story, refund_no, { amount_found: '100.00', finding: 'The plate was paid twice on the same day.' });
  await settle(story, refund_no, { way, decision: 'The finding agrees with the report of collections.' });
}

/** The last installment is waived by a resolution; what is due of the others is paid. */
export async function waiveInstallment(story: Story, filed: Filed): Promise<void> {
  const bill_id = await toPayment(story, filed);
  story.diary.sleep();
  step(story);
  const { waiver_id } = await story.server.ask(TREASURER, contracts.proposeWaiver, {
    params: { bill_id },
    body: {
      no: 4,
      resolution_no: 'SB Resolution 41',
      reason: 'Relief of the stores at the burnt side of the market.',
    },
  });
  step(story);
  await story.server.ask(ADMIN, contracts.decideWaiver, {
    params: { waiver_id: String(waiver_id) },
    body: { is_approved: true },
  });
  await payDue(story, filed);
  await releaseAndSign(story, filed);
}
