import * as contracts from '@ebpls/contracts';
import { sql } from 'kysely';

import { CASHIER, type Filed, type Story, TREASURER } from '../acts.ts';

interface Claimed {
  readonly ground: contracts.RefundGround;
  readonly amount: string;
  readonly reason: string;
}

/** The receipt of the municipality for an application that was paid. */
async function receiptOf({ server }: Story, { assessment_code }: Filed): Promise<string> {
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
  const [found] = rows;
  if (!found) throw new Error(`${assessment_code} has no receipt`);
  return found.receipt_no;
}

/** An owner claims money of a receipt back in writing; answers the claim's number. */
export async function claimBack(story: Story, filed: Filed, body: Claimed): Promise<string> {
  const { server, diary, owner } = story;
  const receipt_no = await receiptOf(story, filed);
  server.at(diary.next());
  return (await server.ask(owner, contracts.fileRefund, { params: { receipt_no }, body })).refund_no;
}

/** A clerk of the treasury finds what is due; another person is to decide. */
export async function evaluate(
  { server, diary }: Pick<Story, 'server' | 'diary'>,
  refund_no: string,
  body: { readonly amount_found: string; readonly finding: string },
): Promise<void> {
  server.at(diary.next());
  await server.ask(CASHIER, contracts.evaluateRefund, { params: { refund_no }, body });
}

/** Another person than who evaluated it approves the refund on the next working day, and it is settled. */
export async function settle(
  { server, diary }: Pick<Story, 'server' | 'diary'>,
  refund_no: string,
  {
    way,
    decision,
  }: { readonly way: contracts.Request<typeof contracts.settleRefund>['body']; readonly decision: string },
): Promise<void> {
  const params = { refund_no };
  diary.sleep();
  server.at(diary.next());
  await server.ask(TREASURER, contracts.decideRefund, { params, body: { is_approved: true, decision } });
  server.at(diary.next());
  await server.ask(TREASURER, contracts.settleRefund, { params, body: way });
}
