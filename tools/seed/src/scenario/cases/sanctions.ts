import * as contracts from '@ebpls/contracts';

import { MAYOR, advanceClock, type ScenarioContext } from '../acts.ts';

interface SanctionFinding {
  readonly office: string;
  readonly ground: contracts.SanctionGround;
  readonly finding: string;
}

/** The head of an office recommends a suspension; returns the number of the sanction case. */
export async function recommendSanction(
  context: ScenarioContext,
  { office, ...body }: SanctionFinding,
): Promise<string> {
  advanceClock(context);
  const params = { company_code: context.record.code };
  return (await context.server.call(office, contracts.recommendSanction, { params, body })).sanction_no;
}

/** The mayor orders the owner to show cause, and the owner answers on the next working day. */
export async function answerSanction(context: ScenarioContext, sanction_no: string, answer: string): Promise<void> {
  const params = { sanction_no };
  advanceClock(context);
  await context.server.call(MAYOR, contracts.issueShowCause, { params });
  context.timeline.sleep();
  advanceClock(context);
  await context.server.call(context.owner, contracts.answerShowCause, { params, body: { answer } });
}

/** The mayor decides on the next working day: the case is dismissed, or the permit suspended or revoked. */
export async function decideSanction(
  context: ScenarioContext,
  sanction_no: string,
  body: contracts.Request<typeof contracts.decideSanction>['body'],
): Promise<void> {
  context.timeline.sleep();
  advanceClock(context);
  await context.server.call(MAYOR, contracts.decideSanction, { params: { sanction_no }, body });
}

/** The owner of a suspended business reports what was put right. */
export async function reportCompliance(
  context: ScenarioContext,
  sanction_no: string,
  compliance: string,
): Promise<void> {
  context.timeline.sleep();
  advanceClock(context);
  await context.server.call(context.owner, contracts.reportCompliance, {
    params: { sanction_no },
    body: { compliance },
  });
}

/** The mayor lifts a suspension, or lets a business whose permit was revoked apply again. */
export async function reinstateBusiness(
  context: ScenarioContext,
  sanction_no: string,
  reinstatement: string,
): Promise<void> {
  context.timeline.sleep();
  advanceClock(context);
  await context.server.call(MAYOR, contracts.reinstateBusiness, { params: { sanction_no }, body: { reinstatement } });
}
