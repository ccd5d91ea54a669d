import * as contracts from '@ebpls/contracts';

import { BPLO, type FiledApplication, advanceClock, type ScenarioContext } from '../acts.ts';

/** The owner answers how the first condition of the application was met; its office has still to review it. */
export async function answerFirstCondition(
  context: ScenarioContext,
  { assessment_code }: FiledApplication,
  note: string,
): Promise<void> {
  const { server, owner, record } = context;
  advanceClock(context);
  const { clearances } = await server.call(BPLO, contracts.getAssessment, { params: { assessment_code } });
  const conditional = clearances.find(({ state }) => state === 'CONDITIONALLY_APPROVED');
  if (!conditional) throw new Error(`${record.code}: no clearance of ${assessment_code} has conditions`);
  const params = { clearance_id: String(conditional.clearance_id) };
  await server.call(owner, contracts.answerCondition, { params, body: { place: 0, note } });
}
