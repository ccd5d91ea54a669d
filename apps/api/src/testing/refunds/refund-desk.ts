// Opens a treasury with payments that refunds are claimed of, and the acts on a claim.

import { decideRefund, evaluateRefund, fileRefund, getRefund, settleRefund, startPayment } from '@ebpls/contracts';
import { sql } from 'kysely';
import { createApprovedOrder, createCounterPeople, collectAtCounter } from '../cashier-fixture.ts';
import { sendNotice, openQueryServer } from '../gateway-notices.ts';
import { openTestServer } from '../open-server.ts';
import { A_CLAIM, listReceiptNos } from './refund-fixtures.ts';
import { seedMunicipality } from '../municipality-seed.ts';

/** A server with its people, paid orders to claim, and each act on a claim by its usual actor. */
export async function openRefundDesk() {
  const desk = await openQueryServer();
  const server = await openTestServer({ PAYNAMICS_QUERY_URL: desk.url });
  await seedMunicipality(server.api.db);
  const people = await createCounterPeople(server);
  const { owner, cashier, treasurer } = people;
  const close = async (): Promise<void> => {
    await server.close();
    await desk.close();
  };

  /**
   * An order paid at the counter, with its receipts: ₱2,705.00 of the municipality, the barangay’s and the fire bureau’s.
   */
  async function createCashPayment(overrides: object = {}) {
    const order = await createApprovedOrder(server, people);
    await collectAtCounter(server, cashier, { ...order, ...overrides });
    const [municipal = '', barangay = '', fire = ''] = await listReceiptNos(server, order.assessment_code);
    return { ...order, municipal, barangay, fire };
  }
  async function createOnlinePayment() {
    const order = await createApprovedOrder(server, people);
    const { request_id } = (
      await server.request(startPayment, owner, {
        params: { assessment_code: order.assessment_code },
        body: { method: 'gcash', amount: '3,405.00' },
      })
    ).body;
    await sendNotice(server, { request_id });
    const [municipal = ''] = await listReceiptNos(server, order.assessment_code);
    return { ...order, request_id, municipal };
  }
  const file = (receipt_no: string, overrides: object = {}, person = owner) =>
    server.request(fileRefund, person, { params: { receipt_no }, body: { ...A_CLAIM, ...overrides } });
  const evaluate = (refund_no: string, amount_found = '80', person = cashier) =>
    server.request(evaluateRefund, person, {
      params: { refund_no },
      body: { amount_found, finding: 'The area was taken twice.' },
    });
  const decide = (refund_no: string, is_approved = true, person = treasurer) =>
    server.request(decideRefund, person, {
      params: { refund_no },
      body: { is_approved, decision: 'The papers show it.' },
    });
  const settle = (refund_no: string, body: object, person = treasurer) =>
    server.request(settleRefund, person, { params: { refund_no }, body });
  const loadRecord = async (refund_no: string, person = treasurer) =>
    (await server.request(getRefund, person, { params: { refund_no } })).body;
  const send = async () => {
    await sql`select graphile_worker.add_job('send_claimed_refunds')`.execute(server.api.db);
    await server.api.jobs.runDue();
  };
  async function approveClaim(receipt_no: string, amount = '100', amountFound = amount): Promise<string> {
    const { refund_no } = (await file(receipt_no, { amount })).body;
    await evaluate(refund_no, amountFound);
    expect((await decide(refund_no)).status).toBe(200);
    return refund_no;
  }
  /** Balance of every account by the entries of one claim. */
  async function loadBookedAmounts(refund_no: string): Promise<Record<string, number>> {
    const { rows } = await sql<{ account_code: string; balance: number }>`
      select l.account_code, sum(l.debit - l.credit)::bigint as balance
      from journal_entry e
      join journal_line l using (entry_id)
      where e.memo like ${`${refund_no}%`}
      group by 1
      having sum(l.debit - l.credit) <> 0
      order by 1`.execute(server.api.db);
    return Object.fromEntries(rows.map(({ account_code, balance }) => [account_code, balance]));
  }
  async function listNotices(refund_no: string): Promise<string[]> {
    const { rows } = await sql<{
      kind: string;
    }>`
      select kind
      from notification
      where params->>'refund_no' = ${refund_no} and kind not like 'refund_to_%'
      order by notification_id`.execute(server.api.db);
    return rows.map(({ kind }) => kind);
  }
  const loadBalance = async (account_code: string): Promise<number> =>
    (
      await sql<{
        balance: number;
      }>`
        select coalesce(sum(credit - debit), 0)::bigint as balance
        from journal_line
        where account_code = ${account_code}`.execute(server.api.db)
    ).rows[0]?.balance ?? 0;

  return {
    close,
    server,
    desk,
    people,
    owner,
    cashier,
    treasurer,
    createCashPayment,
    createOnlinePayment,
    file,
    evaluate,
    decide,
    settle,
    loadRecord,
    send,
    approveClaim,
    loadBookedAmounts,
    listNotices,
    loadBalance,
  };
}
