// Claims, evaluates and settles refunds in the demo data.

import * as contracts from '@ebpls/contracts';
import { sql } from 'kysely';

import { CASHIER, type FiledApplication, type ScenarioContext, TREASURER } from '../acts.ts';

interface RefundClaim {
  readonly ground: contracts.RefundGround;
  readonly amount: string;
  readonly reason: string;
}

/** Finds the municipality's receipt of a paid demo application, for a refund claim. */
async function findReceipt({ server }: ScenarioContext, { assessment_code }: FiledApplication): Promise<string> {
  const { rows } = await sql<{ receipt_no: string }>`
    select r.receipt_no
    from receipt r
    join payment using (payment_id)
    join bill using (bill_id)
    join application a using (assessment_id)
    where a.assessment_code = ${assessment_code} and r.agency = 'MUNICIPAL' and r.state = 'ISSUED'
    order by r.entry_id
    limit 1
  `.execute(server.api.db);
  const [receipt] = rows;
  if (!receipt) throw new Error(`${assessment_code} has no receipt`);
  return receipt.receipt_no;
}

/** An owner claims money of a receipt back in writing; answers the claim's number. */
export async function claimRefund(
  context: ScenarioContext,
  application: FiledApplication,
  body: RefundClaim,
): Promise<string> {
  const { server, timeline, owner } = context;
  const receipt_no = await findReceipt(context, application);
  server.at(timeline.next());
  return (await server.call(owner, contracts.fileRefund, { params: { receipt_no }, body })).refund_no;
}

/** A clerk of the treasury finds what is due; another person is to decide. */
export async function evaluateRefund(
  { server, timeline }: Pick<ScenarioContext, 'server' | 'timeline'>,
  refund_no: string,
  body: { readonly amount_found: string; readonly finding: string },
): Promise<void> {
  server.at(timeline.next());
  await server.call(CASHIER, contracts.evaluateRefund, { params: { refund_no }, body });
}

/** Another person than who evaluated it approves the refund on the next working day, and it is settled. */
export async function settleRefund(
  { server, timeline }: Pick<ScenarioContext, 'server' | 'timeline'>,
  refund_no: string,
  {
    way,
    decision,
  }: { readonly way: contracts.Request<typeof contracts.settleRefund>['body']; readonly decision: string },
): Promise<void> {
  const params = { refund_no };
  timeline.sleep();
  server.at(timeline.next());
  await server.call(TREASURER, contracts.decideRefund, { params, body: { is_approved: true, decision } });
  server.at(timeline.next());
  await server.call(TREASURER, contracts.settleRefund, { params, body: way });
}
