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

import { failOn } from './check-run.ts';
import { toAmountText, toCentavos } from './payment-model.ts';
import { runHourlyJobs } from './run-source.ts';
import { chooseOne, type ModelStep } from './model-step.ts';

const toOrderParams = ({ run }: ModelStep) => ({ params: { assessment_code: run.assessment_code } });

/** The owner disputes a line and accepts a part of it. */
export async function disputeLine(step: ModelStep, which: number, part: number): Promise<void> {
  const { run, model } = step;
  const lines = (await run.server.request(getDisputable, run.owner, toOrderParams(step))).body.lines ?? [];
  const line = chooseOne(
    lines.filter(({ blocked }) => blocked === null),
    which,
  );
  if (!line) return;
  const amount_held = toAmountText(Math.floor((toCentavos(line.amount) * part) / 1001));
  const reply = await run.send(fileDispute, run.owner, {
    ...toOrderParams(step),
    body: { line_no: line.line_no, amount_held, reason: 'The area was measured twice by mistake.' },
  });
  if (reply.status === 200) model.disputes.push(reply.body.dispute_no);
}

export const DISPUTE_ENDS = ['rejected', 'upheld', 'upheld_in_part', 'withdrawn'] as const;

/** A dispute ends; a repetition is refused. */
export async function endDispute(
  step: ModelStep,
  decision: (typeof DISPUTE_ENDS)[number],
  which: number,
): Promise<void> {
  const { run, model } = step;
  const dispute_no = chooseOne(model.disputes, which);
  if (dispute_no === undefined) return;
  const params = { dispute_no };
  if (decision === 'withdrawn') {
    await run.send(withdrawDispute, run.owner, { params });
    return;
  }
  const amountFound = { upheld: '0', upheld_in_part: toAmountText(1 + which * 997), rejected: undefined }[decision];
  await run.send(decideDispute, run.treasurer, {
    params,
    body: {
      is_upheld: decision !== 'rejected',
      decision: 'The papers show it.',
      ...(amountFound !== undefined && { amount_found: amountFound }),
    },
  });
}

/** A treasurer posts money that was set aside to the order, or makes it a credit of the business. */
export async function decideOnMoneyAside(step: ModelStep, kind: 'match' | 'credit', which: number): Promise<void> {
  const { run, model } = step;
  const money = chooseOne(
    model.online.filter(({ received, is_decided }) => received > 0 && !is_decided),
    which,
  );
  if (!money) return;
  const query = { search: money.request_id };
  const [aside] = (await run.server.request(listExceptions, run.treasurer, { query })).body.data;
  const { top_no } = (await run.server.request(getBill, run.treasurer, toOrderParams(step))).body;
  if (!aside || !top_no) return;
  const params = { exception_id: aside.exception_id };
  const reason = 'The payer showed the proof.';
  const reply =
    kind === 'match'
      ? await run.send(matchException, run.treasurer, { params, body: { reason, top_no } })
      : await run.send(creditException, run.treasurer, { params, body: { reason } });
  if (reply.status === 200) money.is_decided = true;
}

/** An unpaid order is reopened, computed and approved again. */
export async function rebillOrder(step: ModelStep): Promise<void> {
  const { run } = step;
  const bill = await run.server.request(getBill, run.treasurer, toOrderParams(step));
  if (bill.status !== 200) return;
  const reopenReply = await run.send(reopenBill, run.treasurer, {
    params: { bill_id: bill.body.bill_id },
    body: { reason: 'The area was measured again.' },
  });
  if (reopenReply.status !== 200) return;
  const billReply = await run.send(computeBill, run.clerk, toOrderParams(step));
  const { bill_id } = billReply.body;
  const approvalReply = await run.send(approveBill, run.treasurer, { params: { bill_id } });
  if (billReply.status !== 200 || approvalReply.status !== 200)
    failOn(run, ['an order that was taken back is not billed']);
}

/** The owner withdraws the application. */
export async function withdrawApplication(step: ModelStep): Promise<void> {
  await step.run.send(withdrawAssessment, step.run.owner, toOrderParams(step));
}

/** Days pass, and their jobs run: unpaid orders are renewed, the gateway is queried. */
export async function passDays({ run }: Pick<ModelStep, 'run'>, days: number): Promise<void> {
  run.passMinutes(days * 24 * 60);
  run.log.push(`${days} days pass, ${run.getDay()}`);
  await runHourlyJobs(run);
}

/** Longer than the lock of an online payment. */
export function waitForLock({ run }: Pick<ModelStep, 'run'>): Promise<void> {
  run.passMinutes(20);
  run.log.push('20 minutes pass');
  return Promise.resolve();
}
