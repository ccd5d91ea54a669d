// Scenarios of demo businesses whose permit is in force by law, because no office decided within the legal period.

import * as contracts from '@ebpls/contracts';
import { addDays, getWorkingDayFrom } from '@ebpls/rules';

import { inTransaction } from '../../../../../apps/api/src/platform/transactions/transaction.ts';
import { loadPermitKeys } from '../../../../../apps/api/src/licensing/permits/permit-token.ts';
import { decideBySilence } from '../../../../../apps/api/src/licensing/silence/apply-silence.ts';
import { type FiledApplication, advanceClock, type ScenarioContext } from '../acts.ts';
import { payDue } from '../gateway.ts';
import { advanceToCleared, advanceToPayment } from '../application-stages.ts';

/** Extends a former permit by law in the demo data: nobody bills a cleared renewal within its legal days. */
export async function extendByLaw(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToCleared(context, application);
  await waitForSilence(context, application);
}

/** Complete and paid, and nobody releases the permit within the legal days: it is in force before its signature. */
export async function approveByLaw(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToPayment(context, application);
  await payDue(context, application);
  await waitForSilence(context, application);
}

/** Moves to the working day after the legal days, when the job of the server decides. */
async function waitForSilence(context: ScenarioContext, { assessment_code }: FiledApplication): Promise<void> {
  const { server, owner, holidays, timeline } = context;
  advanceClock(context);
  const { silence } = await server.call(owner, contracts.getAssessment, { params: { assessment_code } });
  if (!silence?.last_day) throw new Error(`${assessment_code}: silence decides nothing of it`);
  // Early in January these days are not over yet.
  if (!timeline.moveTo(getWorkingDayFrom(addDays(silence.last_day, 1), holidays))) return;
  advanceClock(context);
  const { assessment_id } = await server.api.db
    .selectFrom('application')
    .select('assessment_id')
    .where('assessment_code', '=', assessment_code)
    .executeTakeFirstOrThrow();
  // No worker runs while the demonstration is made.
  const keys = loadPermitKeys(server.api.config);
  await inTransaction(server.api, undefined, (tx) => decideBySilence(tx, keys, assessment_id));
}
