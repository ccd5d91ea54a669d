import { approveBill, type Centavos, computeBill, getCurrentDue, reopenBill, startPayment } from '@ebpls/contracts';
import { sql } from 'kysely';

import { inTransaction } from '../../platform/transactions/transaction.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';
import { ACCOUNTS } from './chart-of-accounts.ts';
import { type EntryLine, postEntry, reverseEntry } from './ledger.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  server.setNow('2026-01-12T08:00:00+08:00');
  owner = await server.person('user');
  clerk = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());

const toCentavos = (amount: number) => (amount * 100) as Centavos;
const createCashLine = (
  sides: Pick<EntryLine, 'debit' | 'credit'>,
  fund: EntryLine['fund'] = 'GENERAL',
): EntryLine => ({
  account_code: ACCOUNTS.CASH_BANK.account_code,
  fund,
  ...sides,
});
const post = (lines: readonly EntryLine[]) =>
  inTransaction(server.api, undefined, (tx) => postEntry(tx, { kind: 'ADJUSTMENT', lines }));

async function createOrder() {
  const renewal = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL', mode: 'QUARTERLY' });
  const { body } = await server.request(computeBill, clerk, { params: { assessment_code: renewal.assessment_code } });
  await server.request(approveBill, treasurer, { params: { bill_id: body.bill_id } });
  return { ...renewal, bill_id: body.bill_id };
}

async function loadBalances(bill_id: number): Promise<Record<string, number>> {
  const { rows } = await sql<{ account_code: string; balance: number }>`
    select account_code, sum(debit - credit)::bigint as balance
    from journal_line
    where bill_id = ${bill_id}::bigint
    group by 1
    having sum(debit) <> sum(credit)`.execute(server.api.db);
  return Object.fromEntries(rows.map(({ account_code, balance }) => [account_code, balance]));
}

test('an entry that does not balance cannot be written', async () => {
  await expect(
    post([createCashLine({ debit: toCentavos(10) }), createCashLine({ credit: toCentavos(9) })]),
  ).rejects.toThrow('does not balance');
});

test('an entry balances in each fund, not only in all', async () => {
  await expect(
    post([createCashLine({ debit: toCentavos(10) }), createCashLine({ credit: toCentavos(10) }, 'TRUST-BFP')]),
  ).rejects.toThrow('does not balance');
});

test('no line of the ledger is changed or removed', async () => {
  const entry_id = await post([createCashLine({ debit: toCentavos(5) }), createCashLine({ credit: toCentavos(5) })]);
  await expect(
    server.api.db
      .updateTable('journal_line')
      .set({ debit: toCentavos(6) })
      .where('entry_id', '=', entry_id)
      .execute(),
  ).rejects.toThrow('append only');
  await expect(server.api.db.deleteFrom('journal_entry').where('entry_id', '=', entry_id).execute()).rejects.toThrow(
    'append only',
  );
});

test('an entry is reversed once, by its mirror image on the same effective day', async () => {
  const entry_id = await post([
    createCashLine({ debit: toCentavos(7) }),
    { account_code: ACCOUNTS.UNAPPLIED.account_code, fund: 'GENERAL', credit: toCentavos(7) },
  ]);
  const reversal = await inTransaction(server.api, undefined, (tx) => reverseEntry(tx, entry_id, 'wrong'));
  const lines = await server.api.db
    .selectFrom('journal_line')
    .select(['account_code', 'debit', 'credit'])
    .where('entry_id', '=', reversal)
    .orderBy('position')
    .execute();
  expect(lines).toEqual([
    { account_code: '1-01-02-010', debit: 0, credit: 700 },
    { account_code: '2-99-99-990', debit: 700, credit: 0 },
  ]);
  await expect(inTransaction(server.api, undefined, (tx) => reverseEntry(tx, entry_id, 'again'))).rejects.toThrow(
    'reverses',
  );
});

test('an approved order is receivable and deferred, and its balances are zero after its reversal', async () => {
  const { bill_id } = await createOrder();
  expect(await loadBalances(bill_id)).toEqual({ '1-03-01-020': 1_863_000, '2-05-01-990': -1_863_000 });

  await server.request(reopenBill, treasurer, {
    params: { bill_id },
    body: { reason: 'The area was measured again.' },
  });
  expect(await loadBalances(bill_id)).toEqual({});
});

test('a late quarter is booked as cash from the gateway, revenue, and penalties under their own account', async () => {
  const order = await createOrder();
  const pay = async () => {
    const { total } = (await server.request(getCurrentDue, owner, { params: order })).body;
    const { body } = await server.request(startPayment, owner, {
      params: order,
      body: { method: 'gcash', amount: total },
    });
    expect(await sendNotice(server, { request_id: body.request_id, amount: total })).toBe(200);
  };
  await pay();
  server.setNow('2026-06-05T10:00:00+08:00');
  await pay();

  const after = await loadBalances(order.bill_id);
  expect(after[ACCOUNTS.GATEWAY.account_code]).toBe(663_000 + 520_000);
  expect(after[ACCOUNTS.RECEIVABLE.account_code]).toBe(800_000);
  expect(after[ACCOUNTS.DEFERRED.account_code]).toBe(-800_000);
  expect(after['4-01-05-030']).toBe(-120_000);
});

test('the debits of the whole ledger are its credits', async () => {
  const { rows } = await sql<{
    fund: string;
    off: number;
  }>`select fund, sum(debit - credit)::bigint as off from journal_line group by 1 order by 1`.execute(server.api.db);
  expect(rows).toEqual([
    { fund: 'GENERAL', off: 0 },
    { fund: 'TRUST-BARANGAY', off: 0 },
    { fund: 'TRUST-BFP', off: 0 },
  ]);
});

test('the paid amounts of the installments equal the amounts that the ledger received', async () => {
  const { rows } = await sql<{ kept: number; booked: number }>`
    select
      (select sum(principal + surcharge + interest)::bigint from item_payment) as kept,
      (select sum(credit - debit)::bigint from journal_line where kind is not null) as booked`.execute(server.api.db);
  expect(rows[0]?.booked).toBe(663_000 + 520_000);
  expect(rows[0]?.kept).toBe(rows[0]?.booked);
});
