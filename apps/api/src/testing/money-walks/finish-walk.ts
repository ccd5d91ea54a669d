// Ends a random money test: everything open is settled and nothing is owed.

import { decideDispute } from '@ebpls/contracts';

import { assertWalk, failOn } from './check-walk.ts';
import { applyGatewayReply } from './gateway-acts.ts';
import { passDays } from './order-acts.ts';
import { takeAtCounter } from './payment-acts.ts';
import { applyBankReply } from './undoing-acts.ts';
import { toAmountText, isWaitingForBank, type WalkModel } from './walk-model.ts';
import type { Walk } from './walk-source.ts';
import type { WalkStep } from './walk-step.ts';

const MAX_FINISH_ROUNDS = 8;

/**
 * After any sequence of acts the amount due can be collected: payments online end, disputes are rejected, the bank
 * pays, then the cashier takes the amount due and nothing is owed any more.
 */
export async function finishWalk(walk: Walk, model: WalkModel): Promise<void> {
  walk.log.push('at the end:');
  const createStep = async (): Promise<WalkStep> => ({
    walk,
    model,
    before: await assertWalk(walk, model),
    is_concurrent: false,
  });
  for (const which of model.online.keys()) await applyGatewayReply(await createStep(), 'cancel', which);
  for (const dispute_no of model.disputes)
    await walk.send(decideDispute, walk.treasurer, {
      params: { dispute_no },
      body: { is_upheld: false, decision: 'It was measured once.' },
    });
  for (let round = 0; round < MAX_FINISH_ROUNDS && isWaitingForBank(model) !== 'no'; round += 1)
    await applyBankReply(await createStep(), 'clears', 0);
  await passDays({ walk }, 3);
  const { before } = await createStep();
  if (before.due > 0) await takeAtCounter(await createStep(), { tender: 'CASH', part: 1000 });
  const after = (await createStep()).before;
  const left = after.due + after.statement.overdue + after.statement.disputed;
  if (left > 0) failOn(walk, [`after all was collected ${toAmountText(left)} is owed`]);
  if (after.has_order && after.application_state === 'FOR_PAYMENT' && isWaitingForBank(model) === 'no')
    failOn(walk, ['all is paid and the application is FOR_PAYMENT']);
}
