import * as contracts from '@ebpls/contracts';

import { ADMIN, step, type Story } from '../acts.ts';

type AppealInput = contracts.Request<typeof contracts.fileAppeal>['body'];

/** The owner appeals against a refusal or a sanction. */
export function fileAppeal(story: Story, body: AppealInput): Promise<contracts.Appeal> {
  step(story);
  const params = { company_code: story.record.code };
  return story.server.ask(story.owner, contracts.fileAppeal, { params, body });
}

/** A signatory who did not decide before decides the appeal on the next working day. */
export async function decideAppeal(
  story: Story,
  { appeal_no }: contracts.Appeal,
  body: contracts.Request<typeof contracts.decideAppeal>['body'],
): Promise<void> {
  story.diary.sleep();
  step(story);
  await story.server.ask(ADMIN, contracts.decideAppeal, { params: { appeal_no }, body });
}
