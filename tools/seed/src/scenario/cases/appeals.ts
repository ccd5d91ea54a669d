import * as contracts from '@ebpls/contracts';

import { ADMIN, advanceClock, type ScenarioContext } from '../acts.ts';

type AppealInput = contracts.Request<typeof contracts.fileAppeal>['body'];

/** The owner appeals against a refusal or a sanction. */
export function fileAppeal(context: ScenarioContext, body: AppealInput): Promise<contracts.Appeal> {
  advanceClock(context);
  const params = { company_code: context.record.code };
  return context.server.call(context.owner, contracts.fileAppeal, { params, body });
}

/** A signatory who did not decide before decides the appeal on the next working day. */
export async function decideAppeal(
  context: ScenarioContext,
  { appeal_no }: contracts.Appeal,
  body: contracts.Request<typeof contracts.decideAppeal>['body'],
): Promise<void> {
  context.timeline.sleep();
  advanceClock(context);
  await context.server.call(ADMIN, contracts.decideAppeal, { params: { appeal_no }, body });
}
