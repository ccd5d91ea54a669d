import {
  requestApproval,
  bounceCheque,
  clearCheque,
  closeCollection,
  confirmManagersCheque,
  decideApproval,
  getBill,
  getCounterOrder,
  getCurrentDue,
  getStatement,
  listCheques,
  listCounterReceipts,
  listFlags,
  prepareCollection,
  releasePermit,
  resolveFlag,
  startAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createApprovedOrder,
  createChequeInput,
  type CounterPeople,
  startNextMorning,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import { selectStanding } from '../../domain/applications/compliance/standing.queries.ts';
import { WAITS_FOR_OWNER } from '../../domain/application-read/parts/owner-views.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';

const FUNDS = ['GENERAL', 'TRUST-BARANGAY', 'TRUST-BFP'] as const;

let server: TestServer;
let people: CounterPeople;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(async () => {
  people = await startNextMorning({ server, people });
});

type Order = Awaited<ReturnType<typeof createApprovedOrder>>;

let papers = 0;

/** An order paid by cheque today. */
async function createChequePayment(
  fields: object = {},
  cashier = people.cashier,
): Promise<{ order: Order; cheque_id: number }> {
  papers += 1;
  const order = await createApprovedOrder(server, people);
  await collectAtCounter(server, cashier, { ...order, tender: createChequeInput(String(500 + papers), fields) });
  const { rows } = await sql<{
    cheque_id: number;
  }>`select cheque_id from cheque join payment using (payment_id) where bill_id = ${order.bill_id}::bigint`.execute(
    server.api.db,
  );
  return { order, cheque_id: rows[0]?.cheque_id ?? 0 };
}

/** Closes the cashier's reports of the day, with the cheque deposited at the bank. */
async function depositCheque(cheque_id: number): Promise<void> {
  for (const fund of FUNDS) {
    const params = { collector: people.cashier.account_id, fund, day: '2026-01-12' };
    const preparation = await server.request(prepareCollection, people.cashier, {
      params,
      body: {
        counts: [],
        deposits: [
          {
            bank: 'Land Bank',
            reference: `VAL-${fund}`,
            deposited_on: '2026-01-12',
            cash: '0',
            cheque_ids: [cheque_id],
          },
        ],
      },
    });
    expect(preparation.status).toBe(200);
    expect((await server.request(closeCollection, people.treasurer, { params })).status).toBe(200);
  }
}

const clear = (cheque_id: number) =>
  server.request(clearCheque, people.treasurer, { params: { cheque_id }, body: { bank_reference: `CR ${cheque_id}` } });
const returnCheque = (cheque_id: number) =>
  server.request(bounceCheque, people.treasurer, {
    params: { cheque_id },
    body: { reason: 'Drawn against insufficient funds' },
  });
const release = ({ assessment_code }: Order) =>
  server.request(releasePermit, people.clerk, { params: { assessment_code } });
const loadChequeState = async (cheque_id: number) =>
  (
    await server.api.db
      .selectFrom('cheque')
      .select('state')
      .where('cheque_id', '=', cheque_id)
      .executeTakeFirstOrThrow()
  ).state;

const loadApplicationState = async ({ assessment_id }: Order) =>
  (
    await server.api.db
      .selectFrom('application')
      .select('state')
      .where('assessment_id', '=', assessment_id)
      .executeTakeFirstOrThrow()
  ).state;

async function loadBalances(): Promise<Record<string, number>> {
  const { rows } = await sql<{
    account_code: string;
    balance: number;
  }>`
    select account_code, sum(debit - credit)::bigint as balance
    from journal_line
    where account_code like '1-01%'
    group by 1`.execute(server.api.db);
  return Object.fromEntries(rows.map(({ account_code, balance }) => [account_code, balance]));
}

test('an order paid by check is paid when the bank has paid, after deposit and hold, and only then the permit is released', async () => {
  const { order, cheque_id } = await createChequePayment();
  expect((await clear(cheque_id)).body.error.message).toBe(
    'This check has not been deposited yet. It can be cleared only after the deposit.',
  );
  await depositCheque(cheque_id);
  expect((await clear(cheque_id)).body.error.message).toBe('This check is on hold for clearing until 15 Jan 2026.');
  expect((await release(order)).body.error.message).toBe(
    'This action is not possible because the application is awaiting payment.',
  );

  server.setNow('2026-01-15T09:00:00+08:00');
  expect((await clear(cheque_id)).body).toEqual({ cheque_id, state: 'CLEARED' });
  expect((await release(order)).status).toBe(200);
  expect((await returnCheque(cheque_id)).body.error.message).toBe('This check is already cleared.');
});

test('an order that waits only for the bank is neither the owner’s turn nor overdue', async () => {
  const { order } = await createChequePayment();
  server.setNow('2026-03-02T09:00:00+08:00');
  const { rows } = await sql<{ is_owners_turn: boolean; standing: string }>`
    select ${WAITS_FOR_OWNER} as is_owners_turn, ${selectStanding({ day: '2026-03-02', window: { until: '2026-01-20' } })} as standing
    from application a
    join business b using (business_id)
    where a.assessment_id = ${order.assessment_id}::bigint`.execute(server.api.db);
  expect(rows).toEqual([{ is_owners_turn: false, standing: 'PROSPECT' }]);
});

test('a manager’s check waits like any other until a second person has confirmed it, and clears afterwards', async () => {
  const { order, cheque_id } = await createChequePayment({ is_managers: true });
  expect((await release(order)).status).toBe(409);
  const confirm = (person: TestPerson) => server.request(confirmManagersCheque, person, { params: { cheque_id } });
  expect((await confirm(people.cashier)).status).toBe(403);
  expect((await confirm(people.treasurer)).body).toEqual({ cheque_id, state: 'HELD' });
  expect(await loadApplicationState(order)).toBe('PAID');
  expect((await confirm(people.treasurer)).body.error.message).toBe('This manager’s check is already confirmed.');
  await depositCheque(cheque_id);
  expect((await clear(cheque_id)).status).toBe(200);
  expect((await release(order)).status).toBe(200);
});

test('a collector of a check cannot confirm it or record that the bank has paid it', async () => {
  const cashierTreasurer = await server.person('admin', { permissions: ['cashier'] });
  const { cheque_id } = await createChequePayment({ is_managers: true }, cashierTreasurer);
  await server.permit(cashierTreasurer, ['treasurer']);
  const reply = await server.request(confirmManagersCheque, cashierTreasurer, { params: { cheque_id } });
  expect([reply.status, reply.body.error.message]).toEqual([
    403,
    'You collected this money, so another person must confirm the bank deposit.',
  ]);
  expect(
    (await server.request(clearCheque, cashierTreasurer, { params: { cheque_id }, body: { bank_reference: 'CR 9' } }))
      .status,
  ).toBe(403);
  const cheques = (await server.request(listCheques, cashierTreasurer, { query: { limit: '50' } })).body.data;
  expect(cheques.find((cheque) => cheque.cheque_id === cheque_id)).toMatchObject({
    acts: [],
    why_another: 'You collected this money, so another person must confirm the bank deposit.',
  });
});

test('a check that is no manager’s is not confirmed by a person', async () => {
  const { order, cheque_id } = await createChequePayment();
  const reply = await server.request(confirmManagersCheque, people.treasurer, { params: { cheque_id } });
  expect([reply.status, await loadApplicationState(order)]).toEqual([409, 'FOR_PAYMENT']);
});

test('a check clears by the reference of the bank', async () => {
  const { cheque_id } = await createChequePayment();
  await depositCheque(cheque_id);
  server.setNow('2026-01-15T09:00:00+08:00');
  const reply = await server.request(clearCheque, people.treasurer, {
    params: { cheque_id },
    body: { bank_reference: ' ' },
  });
  expect(reply.body.error.fields).toEqual({ bank_reference: ['Please enter the bank’s reference number.'] });
  await clear(cheque_id);
  const page = (await server.request(listCheques, people.treasurer, { query: { state: 'CLEARED', limit: '50' } })).body;
  expect(page.data.find((cheque) => cheque.cheque_id === cheque_id)?.bank_reference).toBe(`CR ${cheque_id}`);
});

test.each(['HELD', 'DEPOSITED', 'CLEARED'] as const)(
  'a wrongly recorded check that is %s is reversed on a later day by two people and may be recorded again',
  async (state) => {
    const before = await loadBalances();
    const { order, cheque_id } = await createChequePayment();
    if (state !== 'HELD') await depositCheque(cheque_id);
    server.setNow('2026-01-16T09:00:00+08:00');
    if (state === 'CLEARED') await clear(cheque_id);
    expect(await loadChequeState(cheque_id)).toBe(state);
    const { data } = (await server.request(listCounterReceipts, people.cashier, { query: { collector: 'own' } })).body;
    expect(data[0]?.acts).toEqual(['ask_reversal']);
    const reason = 'It was the check of another business.';
    const { approval_id } = (
      await server.request(requestApproval, people.cashier, {
        body: { kind: 'REVERSE', receipt_no: data[0]?.receipt_no ?? '', reason },
      })
    ).body;
    const decision = await server.request(decideApproval, people.treasurer, {
      params: { approval_id },
      body: { is_granted: true },
    });
    expect(decision.status).toBe(200);
    expect([await loadChequeState(cheque_id), await loadApplicationState(order)]).toEqual(['CANCELLED', 'FOR_PAYMENT']);
    expect(
      (await server.request(getCurrentDue, people.owner, { params: { assessment_code: order.assessment_code } })).body,
    ).toMatchObject({ total: '3405.00', waiting: [] });
    for (const [account, balance] of Object.entries(await loadBalances()))
      expect([account, balance]).toEqual([account, before[account] ?? 0]);
    const sameCheque = createChequeInput(String(500 + papers), { dated_on: '2026-01-12' });
    expect((await collectAtCounter(server, people.cashier, { ...order, tender: sameCheque })).status).toBe(200);
  },
);

test('the permit of an application that was paid is not released while a check of its order waits', async () => {
  const { order } = await createChequePayment();
  // State of a database that was upgraded while a cheque was being cleared.
  await server.api.db
    .updateTable('application')
    .set({ state: 'PAID' })
    .where('assessment_id', '=', order.assessment_id)
    .execute();
  expect((await release(order)).body.error.message).toBe(
    'The payment was made with a check that has not been cleared yet, so the permit cannot be released.',
  );
});

test('a returned check reverses receipts, installment and application, and the bank’s account is unchanged', async () => {
  const before = await loadBalances();
  const { order, cheque_id } = await createChequePayment();
  await depositCheque(cheque_id);
  server.setNow('2026-01-14T09:00:00+08:00');
  const { body } = await returnCheque(cheque_id);

  expect([body.state, body.flag_no]).toEqual(['BOUNCED', expect.stringMatching(/^RF-2026-\d{5}$/)]);
  expect(
    (await server.request(getCurrentDue, people.owner, { params: { assessment_code: order.assessment_code } })).body,
  ).toMatchObject({ total: '3905.00', installments: [{ paid: '0.00', receipt_nos: [] }] });
  expect(
    (
      await server.api.db
        .selectFrom('application')
        .select('state')
        .where('assessment_id', '=', order.assessment_id)
        .executeTakeFirstOrThrow()
    ).state,
  ).toBe('FOR_PAYMENT');
  expect(
    (
      await server.api.db
        .selectFrom('bill')
        .select('state')
        .where('bill_id', '=', order.bill_id)
        .executeTakeFirstOrThrow()
    ).state,
  ).toBe('APPROVED');
  const states = await server.api.db
    .selectFrom('receipt')
    .innerJoin('payment', 'payment.payment_id', 'receipt.payment_id')
    .select(['state', 'undone_reason'])
    .where('bill_id', '=', order.bill_id)
    .execute();
  expect(states).toEqual(
    [1, 2, 3].map(() => ({ state: 'REVERSED', undone_reason: 'Drawn against insufficient funds' })),
  );
  for (const [account, balance] of Object.entries(await loadBalances()))
    expect([account, balance]).toEqual([account, before[account] ?? 0]);

  const mail = await server.api.db
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('template', '=', 'cheque_bounced')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('Your check of ₱3,405.00 was returned unpaid');
  expect(mail.body_text).toContain(body.flag_no);
  expect(mail.body_text).toContain(`/details/currentdue/${order.assessment_code}/${order.company_code}`);
  // The amount owed again is payable again, and then the order is settled as before.
  expect((await collectAtCounter(server, people.cashier, order)).status).toBe(200);
});

test('a red flag stops renewal and release until a treasurer has resolved it', async () => {
  const { order, cheque_id } = await createChequePayment();
  await depositCheque(cheque_id);
  const { flag_no } = (await returnCheque(cheque_id)).body;
  await collectAtCounter(server, people.cashier, order);
  expect((await release(order)).body.error.message).toContain(flag_no);
  await server.api.db
    .updateTable('business')
    .set({ state: 'ACTIVE' })
    .where('company_code', '=', order.company_code)
    .execute();
  await server.api.db
    .updateTable('application')
    .set({ state: 'ISSUED', tax_year: 2025 })
    .where('assessment_id', '=', order.assessment_id)
    .execute();
  const renew = () =>
    server.request(startAssessment, people.owner, {
      params: { company_code: order.company_code },
      body: { application_type: 'RENEWAL', tax_year: 2026 },
    });
  expect((await renew()).body.error.message).toBe(
    `This business has red flag ${flag_no}. No renewal can be filed until the treasurer has resolved it.`,
  );

  expect((await server.request(listFlags, people.treasurer, { query: { search: flag_no } })).body.data).toEqual([
    expect.objectContaining({
      flag_no,
      state: 'OPEN',
      message: expect.stringContaining('insufficient funds') as string,
    }),
  ]);
  expect(
    (await server.request(resolveFlag, people.treasurer, { params: { flag_no }, body: { remarks: ' ' } })).body.error
      .fields,
  ).toEqual({ remarks: ['Please describe how this was resolved.'] });
  expect(
    (await server.request(resolveFlag, people.cashier, { params: { flag_no }, body: { remarks: 'Paid in cash.' } }))
      .status,
  ).toBe(403);
  await server.request(resolveFlag, people.treasurer, { params: { flag_no }, body: { remarks: 'Paid in cash.' } });
  expect(
    (await server.request(resolveFlag, people.treasurer, { params: { flag_no }, body: { remarks: 'Again.' } })).status,
  ).toBe(409);
  expect((await renew()).status).toBe(200);
});

test('two treasurers who record one returned check at once make one reversal and one flag', async () => {
  const { cheque_id } = await createChequePayment();
  await depositCheque(cheque_id);
  const replies = await Promise.all([returnCheque(cheque_id), returnCheque(cheque_id), returnCheque(cheque_id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await loadChequeState(cheque_id)).toBe('BOUNCED');
});

test('the penalties of the day are owed after a check bounced, as if it had never been paid', async () => {
  const order = await createApprovedOrder(server, people, { type: 'RENEWAL', mode: 'QUARTERLY' });
  server.setNow('2026-01-20T09:00:00+08:00');
  await collectAtCounter(server, people.cashier, {
    ...order,
    tender: createChequeInput('900-1', { dated_on: '2026-01-20' }),
  });
  const { rows } = await sql<{ cheque_id: number }>`select cheque_id from cheque where cheque_no = '900-1'`.execute(
    server.api.db,
  );
  const cheque_id = rows[0]?.cheque_id ?? 0;
  await server.api.db.updateTable('cheque').set({ state: 'DEPOSITED' }).where('cheque_id', '=', cheque_id).execute();
  server.setNow('2026-01-26T09:00:00+08:00');
  await returnCheque(cheque_id);
  // V01 by quarters, first quarter late within a month: 25% once and 2% on top, on tax and municipal fees (4,000 +
  // 1,930), not on fire, barangay and the 500 for the cheque.
  const { total } = (
    await server.request(getCounterOrder, people.cashier, { params: { assessment_code: order.assessment_code } })
  ).body;
  expect(total).toBe('8760.75');
});

test('the fee of the revenue code for a returned check is a line of the order, with its section, and is paid with it', async () => {
  const { order, cheque_id } = await createChequePayment();
  await depositCheque(cheque_id);
  await returnCheque(cheque_id);
  const params = { assessment_code: order.assessment_code };
  const { lines, total } = (await server.request(getCurrentDue, people.owner, { params })).body;
  expect(lines.find(({ code }) => code === 'F20')).toMatchObject({
    amount: '500.00',
    ordinance_section: 'SIRC 5A.06',
    reason: expect.stringContaining('of Land Bank. The fee for each returned check is ₱500.00') as string,
  });
  const mail = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'cheque_bounced')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(mail.body_text).toContain('The revenue code imposes a charge of ₱500.00 for the returned check (SIRC 5A.06).');

  expect((await server.request(getBill, people.owner, { params })).body.totals.total).toBe(total);
  expect((await collectAtCounter(server, people.cashier, { ...order, amount: total })).status).toBe(200);
  const { company_code } = order;
  const soa = (await server.request(getStatement, people.owner, { query: { company_code } })).body.companies[0];
  expect(soa).toMatchObject({ since: { billed: '3905.00', paid: '3905.00', balance: '0.00' } });
  const { rows } = await sql<{
    left: number;
  }>`
    select sum(debit - credit)::bigint as left
    from journal_line
    where bill_id = ${order.bill_id}::bigint and account_code in ('1-03-01-020', '2-05-01-990')
    group by account_code`.execute(server.api.db);
  expect(rows).toEqual([{ left: 0 }, { left: 0 }]);
});

test('two returned checks of one order are two lines', async () => {
  const { order, cheque_id } = await createChequePayment();
  await depositCheque(cheque_id);
  await returnCheque(cheque_id);
  papers += 1;
  await collectAtCounter(server, people.cashier, { ...order, tender: createChequeInput(String(500 + papers)) });
  const { rows } = await sql<{ cheque_id: number }>`select max(cheque_id)::bigint as cheque_id from cheque`.execute(
    server.api.db,
  );
  const second = rows[0]?.cheque_id ?? 0;
  await depositCheque(second);
  expect((await returnCheque(second)).status).toBe(200);
  const { lines } = (
    await server.request(getCurrentDue, people.owner, { params: { assessment_code: order.assessment_code } })
  ).body;
  expect(lines.filter(({ code }) => code.startsWith('F20')).map(({ code, amount }) => [code, amount])).toEqual([
    ['F20', '500.00'],
    ['F20-2', '500.00'],
  ]);
});
