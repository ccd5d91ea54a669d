// Actions on an order that a random money test may run: disputes, rebilling, passing days.

import {
  approveBill,
  computeBill,
  creditException,
  decideDispute,
  fileDispute,
  getBill,
  getDisputable,
  listExceptions,
  matchException,
  reopenBill,
  withdrawAssessment,
  withdrawDispute,
} from '@ebpls/contracts';

import { failOn } from './check-walk.ts';
import { toAmountText, toCentavos } from './walk-model.ts';
import { runHourlyJobs } from './walk-source.ts';
import { chooseOne, type WalkStep } from './walk-step.ts';

const toOrderParams = ({ walk }: WalkStep) => ({ params: { assessment_code: walk.assessment_code } });

/** The owner disputes a line and accepts a part of it. */
export async function disputeLine(step: WalkStep, which: number, part: number): Promise<void> {
  const { walk, model } = step;
  const lines = (await walk.server.request(getDisputable, walk.owner, toOrderParams(step))).body.lines ?? [];
  const line = chooseOne(
    lines.filter(({ blocked }) => blocked === null),
    which,
  );
  if (!line) return;
  const amount_held = toAmountText(Math.floor((toCentavos(line.amount) * part) / 1001));
  const reply = await walk.send(fileDispute, walk.owner, {
    ...toOrderParams(step),
    body: { line_no: line.line_no, amount_held, reason: 'The area was measured twice by mistake.' },
  });
  if (reply.status === 200) model.disputes.push(reply.body.dispute_no);
}

export const DISPUTE_ENDS = ['rejected', 'upheld', 'upheld_in_part', 'withdrawn'] as const;

/** A dispute ends; a repetition is refused. */
export async function endDispute(
  step: WalkStep,
  decision: (typeof DISPUTE_ENDS)[number],
  which: number,
): Promise<void> {
  const { walk, model } = step;
  const dispute_no = chooseOne(model.disputes, which);
  if (dispute_no === undefined) return;
  const params = { dispute_no };
  if (decision === 'withdrawn') {
    await walk.send(withdrawDispute, walk.owner, { params });
    return;
  }
  const amountFound = { upheld: '0', upheld_in_part: toAmountText(1 + which * 997), rejected: undefined }[decision];
  await walk.send(decideDispute, walk.treasurer, {
    params,
    body: {
      is_upheld: decision !== 'rejected',
      decision: 'The papers show it.',
      ...(amountFound !== undefined && { amount_found: amountFound }),
    },
  });
}

/** A treasurer posts money that was set aside to the order, or makes it a credit of the business. */
export async function decideOnMoneyAside(step: WalkStep, kind: 'match' | 'credit', which: number): Promise<void> {
  const { walk, model } = step;
  const money = chooseOne(
    model.online.filter(({ received, is_decided }) => received > 0 && !is_decided),
    which,
  );
  if (!money) return;
  const query = { search: money.request_id };
  const [aside] = (await walk.server.request(listExceptions, walk.treasurer, { query })).body.data;
  const { top_no } = (await walk.server.request(getBill, walk.treasurer, toOrderParams(step))).body;
  if (!aside || !top_no) return;
  const params = { exception_id: aside.exception_id };
  const reason = 'The payer showed the proof.';
  const reply =
    kind === 'match'
      ? await walk.send(matchException, walk.treasurer, { params, body: { reason, top_no } })
      : await walk.send(creditException, walk.treasurer, { params, body: { reason } });
  if (reply.status === 200) money.is_decided = true;
}

/** An unpaid order is reopened, computed and approved again. */
export async function rebillOrder(step: WalkStep): Promise<void> {
  const { walk } = step;
  const bill = await walk.server.request(getBill, walk.treasurer, toOrderParams(step));
  if (bill.status !== 200) return;
  const reopenReply = await walk.send(reopenBill, walk.treasurer, {
    params: { bill_id: bill.body.bill_id },
    body: { reason: 'The area was measured again.' },
  });
  if (reopenReply.status !== 200) return;
  const billReply = await walk.send(computeBill, walk.clerk, toOrderParams(step));
  const { bill_id } = billReply.body;
  const approvalReply = await walk.send(approveBill, walk.treasurer, { params: { bill_id } });
  if (billReply.status !== 200 || approvalReply.status !== 200)
    failOn(walk, ['an order that was taken back is not billed']);
}

/** The owner withdraws the application. */
export async function withdrawApplication(step: WalkStep): Promise<void> {
  await step.walk.send(withdrawAssessment, step.walk.owner, toOrderParams(step));
}

/** Days pass, and their jobs run: unpaid orders are renewed, the gateway is queried. */
export async function passDays({ walk }: Pick<WalkStep, 'walk'>, days: number): Promise<void> {
  walk.passMinutes(days * 24 * 60);
  walk.log.push(`${days} days pass, ${walk.getDay()}`);
  await runHourlyJobs(walk);
}

/** Longer than the lock of an online payment. */
export function waitForLock({ walk }: Pick<WalkStep, 'walk'>): Promise<void> {
  walk.passMinutes(20);
  walk.log.push('20 minutes pass');
  return Promise.resolve();
}
