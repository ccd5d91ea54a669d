// Files and decides disputes of billed lines in the demo data.

import * as contracts from '@ebpls/contracts';

import { type FiledApplication, advanceClock, type ScenarioContext, TREASURER } from '../acts.ts';

/** A disputed line of an order of payment in the demo data, in pesos as billed. */
interface FiledDispute {
  readonly dispute_no: string;
  readonly billedAmount: string;
}

/** The owner disputes the first line of the order that may be disputed, and holds half of it right. */
export async function disputeFirstLine(
  context: ScenarioContext,
  { assessment_code }: FiledApplication,
  reason: string,
): Promise<FiledDispute> {
  const { server, owner, record } = context;
  advanceClock(context);
  const params = { assessment_code };
  const { lines } = await server.call(owner, contracts.getDisputable, { params });
  const line = lines.find(({ blocked, amount }) => blocked === null && Number(amount) > 0);
  if (!line) throw new Error(`${record.code}: no line of the order may be disputed`);
  const amount_held = (Number(line.amount) / 2).toFixed(2);
  const body = { line_no: line.line_no, amount_held, reason };
  const { dispute_no } = await server.call(owner, contracts.fileDispute, { params, body });
  return { dispute_no, billedAmount: line.amount };
}

/** The treasurer decides a dispute on the next working day. */
export async function decideDispute(
  context: ScenarioContext,
  dispute_no: string,
  body: contracts.Request<typeof contracts.decideDispute>['body'],
): Promise<void> {
  context.timeline.sleep();
  advanceClock(context);
  await context.server.call(TREASURER, contracts.decideDispute, { params: { dispute_no }, body });
}
