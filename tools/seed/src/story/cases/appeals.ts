import * as contracts from '@ebpls/contracts';

import { step, type Story } from '../acts.ts';

type AppealInput = contracts.Request<typeof contracts.fileAppeal>['body'];

/** The owner appeals against a refusal or a sanction. */
export async function fileAppeal(story: Story, body: AppealInput): Promise<void> {
  step(story);
  await story.server.ask(story.owner, contracts.fileAppeal, { params: { company_code: story.record.code }, body });
}
