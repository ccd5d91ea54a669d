// Ends a random money test: everything open is settled and nothing is owed.

import { decideDispute } from '@ebpls/contracts';

import { assertModelRun, failOn } from './check-run.ts';
import { applyGatewayReply } from './gateway-acts.ts';
import { passDays } from './order-acts.ts';
import { takeAtCounter } from './payment-acts.ts';
import { applyBankReply } from './reversal-acts.ts';
import { toAmountText, isPendingAtBank, type PaymentModel } from './payment-model.ts';
import type { ModelRun } from './run-source.ts';
import type { ModelStep } from './model-step.ts';

const MAX_FINISH_ROUNDS = 8;

/**
 * After any sequence of acts the amount due can be collected: payments online end, disputes are rejected, the bank
 * pays, then the cashier takes the amount due and nothing is owed any more.
 */
export async function finishModelRun(run: ModelRun, model: PaymentModel): Promise<void> {
  run.log.push('at the end:');
  const createStep = async (): Promise<ModelStep> => ({
    run,
    model,
    before: await assertModelRun(run, model),
    is_concurrent: false,
  });
  for (const which of model.online.keys()) await applyGatewayReply(await createStep(), 'cancel', which);
  for (const dispute_no of model.disputes)
    await run.send(decideDispute, run.treasurer, {
      params: { dispute_no },
      body: { is_upheld: false, decision: 'It was measured once.' },
    });
  for (let round = 0; round < MAX_FINISH_ROUNDS && isPendingAtBank(model) !== 'no'; round += 1)
    await applyBankReply(await createStep(), 'clears', 0);
  await passDays({ run }, 3);
  const { before } = await createStep();
  if (before.due > 0) await takeAtCounter(await createStep(), { tender: 'CASH', part: 1000 });
  const after = (await createStep()).before;
  const left = after.due + after.statement.overdue + after.statement.disputed;
  if (left > 0) failOn(run, [`after all was collected ${toAmountText(left)} is owed`]);
  if (after.has_order && after.application_state === 'FOR_PAYMENT' && isPendingAtBank(model) === 'no')
    failOn(run, ['all is paid and the application is FOR_PAYMENT']);
}
