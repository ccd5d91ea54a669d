import * as contracts from '@ebpls/contracts';

import { BPLO, type Filed, step, type Story } from '../acts.ts';

/** The owner says how the first condition of the application was met; its office is to judge it. */
export async function answerFirstCondition(story: Story, { assessment_code }: Filed, note: string): Promise<void> {
  const { server, owner, record } = story;
  step(story);
  const { clearances } = await server.ask(BPLO, contracts.getAssessment, { params: { assessment_code } });
  const found = clearances.find(({ state }) => state === 'CONDITIONALLY_APPROVED');
  if (!found) throw new Error(`${record.code}: no clearance of ${assessment_code} has conditions`);
  const params = { clearance_id: String(found.clearance_id) };
  await server.ask(owner, contracts.answerCondition, { params, body: { place: 0, note } });
}
