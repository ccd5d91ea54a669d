import * as contracts from '@ebpls/contracts';

import { type Filed, step, type Story } from '../acts.ts';

/** The owner disputes the first line of the order that may be disputed, and holds half of it right. */
export async function disputeFirstLine(story: Story, { assessment_code }: Filed, reason: string): Promise<void> {
  const { server, owner, record } = story;
  step(story);
  const params = { assessment_code };
  const { lines } = await server.ask(owner, contracts.getDisputable, { params });
  const line = lines.find(({ blocked, amount }) => blocked === null && Number(amount) > 0);
  if (!line) throw new Error(`${record.code}: no line of the order may be disputed`);
  const amount_held = (Number(line.amount) / 2).toFixed(2);
  await server.ask(owner, contracts.fileDispute, { params, body: { line_no: line.line_no, amount_held, reason } });
}
