// Test fixtures of refund claims in every state, and sample requests of their endpoints.

import { decideRefund, evaluateRefund, fileRefund } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../open-server.ts';

export const A_CLAIM = {
  amount: '100',
  ground: 'WRONG_COMPUTATION',
  reason: 'The area of the store was measured twice by mistake.',
};

/** Refund claims in every state that an act begins from. */
export interface RefundFixtures {
  readonly claimed: string;
  readonly evaluated: string;
  readonly approved: string;
}

interface RefundStaging {
  readonly owner: TestPerson;
  readonly cashier: TestPerson;
  readonly treasurer: TestPerson;
  /** An application that was paid through the gateway, with a receipt for each of three agencies. */
  readonly order: { readonly assessment_code: string };
}

export async function listReceiptNos({ api }: TestServer, assessment_code: string): Promise<string[]> {
  const { rows } = await sql<{ receipt_no: string }>`
    select r.receipt_no
    from receipt r
    join payment using (payment_id)
    join bill using (bill_id)
    join application a using (assessment_id)
    where a.assessment_code = ${assessment_code}
    order by r.entry_id`.execute(api.db);
  return rows.map(({ receipt_no }) => receipt_no);
}

interface RefundedReceipt {
  readonly owner: TestPerson;
  readonly treasurer: TestPerson;
  readonly assessment_code: string;
  readonly amount: string;
}

/** An approved refund of the municipality's receipt of an order, evaluated by a cashier who collected nothing. */
export async function createApprovedRefund(
  server: TestServer,
  { owner, treasurer, assessment_code, amount }: RefundedReceipt,
): Promise<string> {
  const cashier = await server.person('admin', { permissions: ['cashier'] });
  const [receipt_no = ''] = await listReceiptNos(server, assessment_code);
  const filed = await server.request(fileRefund, owner, { params: { receipt_no }, body: { ...A_CLAIM, amount } });
  const params = { refund_no: filed.body.refund_no };
  const finding = { amount_found: amount, finding: 'The sales were lower.' };
  await server.request(evaluateRefund, cashier, { params, body: finding });
  const approval = { is_approved: true, decision: 'The papers show it.' };
  const { status } = await server.request(decideRefund, treasurer, { params, body: approval });
  if (status !== 200) throw new Error(`the refund of ${receipt_no} was not approved: ${status}`);
  return params.refund_no;
}

/** Creates one claim for each receipt through its own endpoints. */
export async function createRefundFixtures(
  server: TestServer,
  { owner, cashier, treasurer, order }: RefundStaging,
): Promise<RefundFixtures> {
  const [first = '', second = '', third = ''] = await listReceiptNos(server, order.assessment_code);
  const createRefund = async (receipt_no: string): Promise<string> =>
    (await server.request(fileRefund, owner, { params: { receipt_no }, body: A_CLAIM })).body.refund_no;
  const evaluate = async (refund_no: string): Promise<string> => {
    await server.request(evaluateRefund, cashier, {
      params: { refund_no },
      body: { amount_found: '80', finding: 'The area was taken twice.' },
    });
    return refund_no;
  };
  const approvedNo = await evaluate(await createRefund(first));
  await server.request(decideRefund, treasurer, {
    params: { refund_no: approvedNo },
    body: { is_approved: true, decision: 'As found.' },
  });
  return {
    approved: approvedNo,
    evaluated: await evaluate(await createRefund(second)),
    claimed: await createRefund(third),
  };
}

interface RefundSampleFixture {
  readonly people: { readonly owner: TestPerson; readonly treasurer: TestPerson };
  readonly stages: { readonly paid: { readonly receipt_no: string } };
  readonly counter: { readonly cashier: TestPerson };
  readonly refunds: RefundFixtures;
}

/** One request for every endpoint of refund claims. */
export function listRefundSamples({
  people: { owner, treasurer },
  stages: { paid },
  counter: { cashier },
  refunds,
}: RefundSampleFixture) {
  const receipt = { params: { receipt_no: paid.receipt_no } };
  const toRefundParams = (refund_no: string) => ({ params: { refund_no } });
  return {
    getRefundable: { who: owner, ...receipt },
    fileRefund: { who: owner, ...receipt, body: A_CLAIM },
    fileRefundFor: { who: cashier, ...receipt, body: A_CLAIM },
    sendRefundFile: { who: owner, ...toRefundParams(refunds.claimed), expectedStatus: 422 },
    downloadRefundFile: { who: owner, ...toRefundParams(refunds.claimed), expectedStatus: 404 },
    listMyRefunds: { who: owner, query: { limit: '5' } },
    listRefunds: { who: treasurer, query: { search: 'RFC', state: 'waiting', limit: '5' } },
    getRefund: { who: owner, ...toRefundParams(refunds.claimed) },
    evaluateRefund: {
      who: cashier,
      ...toRefundParams(refunds.claimed),
      body: { amount_found: '90.50', finding: 'The area was taken twice.' },
    },
    decideRefund: {
      who: treasurer,
      ...toRefundParams(refunds.evaluated),
      body: { is_approved: true, decision: 'As found.' },
    },
    settleRefund: { who: treasurer, ...toRefundParams(refunds.approved), body: { way: 'CREDIT' } },
  };
}
