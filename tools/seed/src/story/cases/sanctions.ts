import * as contracts from '@ebpls/contracts';

import { mailbox, MAYOR, step, type Story } from '../acts.ts';

interface SanctionFinding {
  readonly office: string;
  readonly ground: contracts.SanctionGround;
  readonly finding: string;
}

/** The head of an office recommends a suspension; answers the number of the case. */
export async function recommendSanction(story: Story, { office, ...body }: SanctionFinding): Promise<string> {
  step(story);
  const params = { company_code: story.record.code };
  return (await story.server.ask(mailbox(office), contracts.recommendSanction, { params, body })).sanction_no;
}

/** The mayor orders the owner to show cause, and the owner answers on the next working day. */
export async function hearOwner(story: Story, sanction_no: string, answer: string): Promise<void> {
  const params = { sanction_no };
  step(story);
  await story.server.ask(MAYOR, contracts.issueShowCause, { params });
  story.diary.sleep();
  step(story);
  await story.server.ask(story.owner, contracts.answerShowCause, { params, body: { answer } });
}

export async function suspendBusiness(story: Story, sanction_no: string, decision: string): Promise<void> {
  story.diary.sleep();
  step(story);
  const body = { outcome: 'SUSPENDED', decision } as const;
  await story.server.ask(MAYOR, contracts.decideSanction, { params: { sanction_no }, body });
}
