import {
  bounceCheque,
  cancelReceipt,
  closeCollection,
  type CollectionSheet,
  getOpenCollection,
  listOpenCollections,
  prepareCollection,
  spoilForm,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createApprovedOrder,
  createChequeInput,
  type CounterPeople,
  createBooklet,
  openCashierFixture,
  createSlipInput,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';

/** Seed of the days, their acts and their order; another seed gives another month. */
const SEED = 20_260_112;
const DAYS = ['2026-01-12', '2026-01-13', '2026-01-14', '2026-01-15'];
const ACTS_A_DAY = 7;
const CASH_VALUES = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 100, 25, 10, 5, 1];

let server: TestServer;
let people: CounterPeople;
let cashiers: readonly TestPerson[];
let serial = 70_001;
let papers = 0;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
  server.setNow('2026-01-12T08:00:00+08:00');
  cashiers = [people.cashier, await server.person('admin', { permissions: ['cashier'] })];
  await createBooklet(server, people, ['0070001', '0070050']);
  await createBooklet(server, people, ['0070051', '0070100']);
});
afterAll(() => server.close());

/** Seeded random numbers. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const dice = createDice(SEED);
const pickOne = <T>(items: readonly T[]): T | undefined => items[dice(items.length)];

/** Fails on a refused act. */
function assertDone({ status, body }: { readonly status: number; readonly body: unknown }): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

async function takeSomehow(): Promise<void> {
  const order = await createApprovedOrder(server, people);
  papers += 1;
  const way = dice(4);
  if (way === 3) {
    const numbers = [0, 1, 2].map((more) => String(serial + more));
    assertDone(await collectAtCounter(server, people.cashier, { ...order, receipts: { kind: 'AF51', numbers } }));
    serial += 3;
    return;
  }
  const tender =
    way === 1
      ? { tender: createChequeInput(String(40_000 + papers)) }
      : way === 2
        ? { tender: { ...createSlipInput(`DS-${papers}`), deposited_on: server.api.clock.today() } }
        : {};
  assertDone(await collectAtCounter(server, pickOne(cashiers) ?? people.cashier, { ...order, ...tender }));
}

async function cancelOne(): Promise<void> {
  const open = await server.api.db
    .selectFrom('receipt')
    .select(['receipt_no', 'issued_at'])
    .where('state', '=', 'ISSUED')
    .where('report_id', 'is', null)
    .execute();
  const today = open.filter(
    ({ issued_at }) => new Date(issued_at) >= new Date(`${server.api.clock.today()}T00:00:00+08:00`),
  );
  const entry = pickOne(today);
  if (entry)
    assertDone(
      await server.request(cancelReceipt, people.treasurer, {
        params: { receipt_no: entry.receipt_no },
        body: { reason: 'Wrong order.' },
      }),
    );
}

async function returnOneCheque(): Promise<void> {
  const cheque = pickOne(
    await server.api.db.selectFrom('cheque').select('cheque_id').where('state', '=', 'DEPOSITED').execute(),
  );
  if (cheque)
    assertDone(
      await server.request(bounceCheque, people.treasurer, {
        params: { cheque_id: cheque.cheque_id },
        body: { reason: 'Insufficient funds' },
      }),
    );
}

async function spoilOneForm(): Promise<void> {
  assertDone(await server.request(spoilForm, people.cashier, { body: { serial: String(serial), reason: 'Torn.' } }));
  serial += 1;
}

function countCash(centavos: number): { value: number; count: number }[] {
  let remaining = centavos;
  return CASH_VALUES.flatMap((value) => {
    const count = Math.floor(remaining / value);
    remaining -= count * value;
    return count === 0 ? [] : [{ value, count }];
  });
}

const toAmountText = (centavos: number): string => (centavos / 100).toFixed(2);
const toCentavos = (amount: unknown): number => Math.round(Number(amount) * 100);

/** Counts, deposits a part, and closes every report of the day; returns the closed ones. */
async function closeAll(): Promise<CollectionSheet[]> {
  const sheets: CollectionSheet[] = [];
  for (const { collector, fund, day } of (await server.request(listOpenCollections, people.treasurer)).body.data) {
    const params = { collector, fund, day };
    const cashier = cashiers.find(({ account_id }) => String(account_id) === collector);
    const { sheet, cheques } = (await server.request(getOpenCollection, people.treasurer, { params })).body;
    const cash = toCentavos(sheet.cash_to_count);
    const deposits = [
      {
        bank: 'Land Bank',
        reference: `VAL-${day}`,
        deposited_on: day,
        cash: toAmountText(dice(2) === 0 ? cash : Math.floor(cash / 2)),
        cheque_ids: cheques.map(({ cheque_id }) => cheque_id),
      },
    ];
    const isSomething = cash > 0 || cheques.length > 0;
    assertDone(
      await server.request(prepareCollection, cashier, {
        params,
        body: { counts: countCash(cash), deposits: isSomething ? deposits : [] },
      }),
    );
    const reply = await server.request(closeCollection, people.treasurer, { params });
    assertDone(reply);
    sheets.push(reply.body as unknown as CollectionSheet);
  }
  return sheets;
}

async function listRows<T>(query: string): Promise<T[]> {
  return (await sql.raw<T>(query).execute(server.api.db)).rows;
}

test(`${DAYS.length} days of collections, cancellations, spoilt forms and bounced checks: books balance, reports agree`, async () => {
  const sheets: CollectionSheet[] = [];
  for (const day of DAYS) {
    server.setNow(`${day}T09:00:00+08:00`);
    for (let act = 0; act < ACTS_A_DAY; act += 1) {
      const roll = dice(10);
      if (roll < 6) await takeSomehow();
      else if (roll < 8) await cancelOne();
      else if (roll === 8) await returnOneCheque();
      else await spoilOneForm();
    }
    await returnOneCheque();
    sheets.push(...(await closeAll()));
  }

  expect(await listRows('select fund from journal_line group by fund having sum(debit) <> sum(credit)')).toEqual([]);
  // The collections of all reports equal the sum of the receipts in force.
  const [standing] = await listRows<{ standing: number }>(
    "select coalesce(sum(amount), 0)::bigint as standing from receipt where state = 'ISSUED'",
  );
  expect(sheets.reduce((sum, { summary }) => sum + toCentavos(summary.collections), 0)).toBe(standing?.standing);
  // The money that the officers still hold by their last reports equals the balances of cash and cheques in the ledger.
  const [heldRow] = await listRows<{ held: number }>(
    "select coalesce(sum(debit - credit), 0)::bigint as held from journal_line where account_code in ('1-01-01-010', '1-01-01-020')",
  );
  const last = new Map(
    sheets.map((sheet) => [`${sheet.collector} ${sheet.fund}`, toCentavos(sheet.summary.undeposited)]),
  );
  expect([...last.values()].reduce((sum, undepositedAmount) => sum + undepositedAmount, 0)).toBe(heldRow?.held);
  // Each report begins with the amount that the one before it left.
  for (const [, chain] of Map.groupBy(sheets, ({ collector, fund }) => `${collector} ${fund}`))
    chain
      .slice(1)
      .forEach(({ summary }, index) =>
        expect(toCentavos(summary.last)).toBe(toCentavos(chain[index]?.summary.undeposited)),
      );
  // Every installment is open or paid by its receipts.
  expect(
    await listRows(`
      select i.bill_id
      from installment i
      join item_payment t using (installment_id)
      group by i.bill_id
      having sum(t.principal) <> (
        select coalesce(sum(l.credit - l.debit), 0)
        from journal_line l
        join journal_entry e using (entry_id)
        where l.bill_id = i.bill_id and l.kind = 'PRINCIPAL'
      )`),
  ).toEqual([]);
  expect(await listRows("select receipt_no from receipt where state <> 'CANCELLED' and report_id is null")).toEqual([]);
}, 120_000);

test('the numbers of the paper forms are used without a gap, and so are those of the electronic receipts and the reports', async () => {
  const used = (await listRows<{ serial: number }>('select serial from used_form order by 1')).map((row) => row.serial);
  expect(used).toEqual(used.map((_, index) => 70_001 + index));
  const electronic = (
    await listRows<{ n: number }>(
      "select right(receipt_no, 8)::bigint as n from receipt where series = 'EOR' order by 1",
    )
  ).map(({ n }) => n);
  expect(electronic).toEqual(electronic.map((_, index) => index + 1));
  const reports = (
    await listRows<{ n: number }>(
      "select right(report_no, 3)::bigint as n from collection_report where state = 'CLOSED' order by 1",
    )
  ).map(({ n }) => n);
  expect(reports).toEqual(reports.map((_, index) => index + 1));
});
