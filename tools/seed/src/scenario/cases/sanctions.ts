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

/** The mayor decides on the next working day: the case is dismissed, or the permit suspended or revoked. */
export async function decideSanction(
  story: Story,
  sanction_no: string,
  body: contracts.Request<typeof contracts.decideSanction>['body'],
): Promise<void> {
  story.diary.sleep();
  step(story);
  await story.server.ask(MAYOR, contracts.decideSanction, { params: { sanction_no }, body });
}

/** The owner of a suspended business reports what was put right. */
export async function reportCompliance(story: Story, sanction_no: string, compliance: string): Promise<void> {
  story.diary.sleep();
  step(story);
  await story.server.ask(story.owner, contracts.reportCompliance, { params: { sanction_no }, body: { compliance } });
}

/** The mayor lifts a suspension, or lets a business whose permit was revoked apply again. */
export async function reinstateBusiness(story: Story, sanction_no: string, reinstatement: string): Promise<void> {
  story.diary.sleep();
  step(story);
  await story.server.ask(MAYOR, contracts.reinstateBusiness, { params: { sanction_no }, body: { reinstatement } });
}
