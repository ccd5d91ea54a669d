import * as contracts from '@ebpls/contracts';
import { addDays, getWorkingDayFrom } from '@ebpls/rules';

import { inTransaction } from '../../../../../apps/api/src/domain/transactions/transaction.ts';
import { loadPermitKeys } from '../../../../../apps/api/src/licensing/permits/permit-token.ts';
import { decideBySilence } from '../../../../../apps/api/src/licensing/silence/apply-silence.ts';
import { type Filed, step, type Story } from '../acts.ts';
import { payDue } from '../gateway.ts';
import { toCleared, toPayment } from '../stages.ts';

/** Nobody bills a cleared renewal within its legal days: the former permit is extended until it is decided. */
export async function extendByLaw(story: Story, filed: Filed): Promise<void> {
  await toCleared(story, filed);
  await waitForSilence(story, filed);
}

/** Complete and paid, and nobody releases the permit within the legal days: it is in force before its signature. */
export async function approveByLaw(story: Story, filed: Filed): Promise<void> {
  await toPayment(story, filed);
  await payDue(story, filed);
  await waitForSilence(story, filed);
}

/** Goes on to the working day after the legal days, when the job of the server decides. */
async function waitForSilence(story: Story, { assessment_code }: Filed): Promise<void> {
  const { server, owner, holidays, diary } = story;
  step(story);
  const { silence } = await server.ask(owner, contracts.getAssessment, { params: { assessment_code } });
  if (!silence?.last_day) throw new Error(`${assessment_code}: silence decides nothing of it`);
  // Early in January these days are not over yet.
  if (!diary.moveTo(getWorkingDayFrom(addDays(silence.last_day, 1), holidays))) return;
  step(story);
  const { assessment_id } = await server.api.db
    .selectFrom('application')
    .select('assessment_id')
    .where('assessment_code', '=', assessment_code)
    .executeTakeFirstOrThrow();
  // No worker runs while the story is told.
  const keys = loadPermitKeys(server.api.config);
  await inTransaction(server.api, undefined, (tx) => decideBySilence(tx, keys, assessment_id));
}
