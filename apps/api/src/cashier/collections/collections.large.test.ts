import {
  bounceCheque,
  cancelReceipt,
  closeCollection,
  type CollectionSheet,
  downloadCollectionReport,
  getCollectionReport,
  getOpenCollection,
  listCollectionReports,
  listOpenCollections,
  prepareCollection,
  spoilForm,
  startPayment,
} from '@ebpls/contracts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';

import {
  createApprovedOrder,
  createCashInput,
  createChequeInput,
  type CounterPeople,
  createBooklet,
  startNextMorning,
  openCashierFixture,
  createSlipInput,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { renderCollectionPdf } from './collection-pdf.ts';

let server: TestServer;
let people: CounterPeople;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(async () => {
  people = await startNextMorning({ server, people });
});

type Fund = CollectionSheet['fund'];
interface CollectionKey {
  readonly fund?: Fund;
  readonly day?: string;
  readonly collector?: string | number;
}

const toKey = ({
  fund = 'GENERAL',
  day = '2026-01-12',
  collector = people.cashier.account_id,
}: CollectionKey = {}) => ({
  params: { collector, fund, day },
});
const open = (key: CollectionKey = {}, person: TestPerson = people.cashier) =>
  server.request(getOpenCollection, person, toKey(key));
const prepare = (body: object, key: CollectionKey = {}, person: TestPerson = people.cashier) =>
  server.request(prepareCollection, person, { ...toKey(key), body: { counts: [], deposits: [], ...body } });
const close = (key: CollectionKey = {}, person: TestPerson = people.treasurer) =>
  server.request(closeCollection, person, toKey(key));
const deposit = (cash: string, overrides: object = {}) => ({
  bank: 'Land Bank',
  reference: `VAL-${cash}`,
  deposited_on: '2026-01-12',
  cash,
  cheque_ids: [],
  ...overrides,
});
// ₱2,705.00 is the municipality's share of V12.
const COUNT = [
  { value: 100_000, count: 2 },
  { value: 50_000, count: 1 },
  { value: 20_000, count: 1 },
  { value: 500, count: 1 },
];
const createCashPayment = async () =>
  (await collectAtCounter(server, people.cashier, await createApprovedOrder(server, people))).body.receipts.map(
    ({ receipt_no }) => receipt_no,
  );

test('the report of a day adds up: receipts by number, undeposited and deposited money', async () => {
  const [first = ''] = await createCashPayment();
  const [second = ''] = await createCashPayment();
  await server.request(cancelReceipt, people.treasurer, {
    params: { receipt_no: second },
    body: { reason: 'Wrong order.' },
  });
  await collectAtCounter(server, people.cashier, {
    ...(await createApprovedOrder(server, people)),
    tender: createSlipInput(`DS-${people.cashier.account_id}`),
  });

  const { sheet, acts, waits_for } = (await open()).body;
  expect(sheet.issued.map(({ from, count, cancelled, amount }) => [from, count, cancelled, amount])).toEqual([
    [first, 1, [], '2705.00'],
    [second, 1, [second], '0.00'],
    [expect.any(String), 1, [], '2705.00'],
  ]);
  expect(sheet.tenders).toEqual([
    { tender: 'CASH', amount: '2705.00' },
    { tender: 'DEPOSIT', amount: '2705.00' },
  ]);
  expect(sheet.summary).toEqual({
    last: '0.00',
    collections: '5410.00',
    unallocated: '0.00',
    deposits: '2705.00',
    undeposited: '2705.00',
  });
  expect([sheet.cash_to_count, acts, waits_for]).toEqual([
    '2705.00',
    ['prepare'],
    'You collected this money, so another person must close the report.',
  ]);

  const preparation = await prepare({ counts: COUNT, deposits: [deposit('2000')] });
  expect(preparation.body.sheet).toMatchObject({
    state: 'DRAFT',
    prepared_by: 'Celia Bautista',
    summary: { collections: '5410.00', deposits: '4705.00', undeposited: '705.00' },
  });
  expect((await close({}, people.cashier)).status).toBe(403);
  const closedSheet = (await close()).body;
  expect(closedSheet).toMatchObject({
    report_no: expect.stringMatching(/^26-01-\d{3}$/) as string,
    state: 'CLOSED',
    closed_by: 'Teresa Ramos',
  });
  expect(
    (
      await server.request(getCollectionReport, people.treasurer, {
        params: { report_no: closedSheet.report_no ?? '' },
      })
    ).body,
  ).toEqual(closedSheet);
  expect((await open()).status).toBe(404);
});

test('undeposited money is carried to the next report', async () => {
  await createCashPayment();
  await prepare({ counts: COUNT, deposits: [deposit('2000')] });
  await close();
  server.setNow('2026-01-13T09:00:00+08:00');
  await createCashPayment();
  const { sheet } = (await open({ day: '2026-01-13' })).body;
  expect([sheet.summary, sheet.cash_to_count]).toEqual([
    { last: '705.00', collections: '2705.00', unallocated: '0.00', deposits: '0.00', undeposited: '3410.00' },
    '3410.00',
  ]);
});

test('the slip of an earlier deposit does not cover the money of a later day', async () => {
  await createCashPayment();
  const fire = { fund: 'TRUST-BFP' } as const;
  await prepare({ counts: COUNT, deposits: [deposit('2705')] });
  await prepare({ counts: [{ value: 50_000, count: 1 }] }, fire);
  await close(fire);
  server.setNow('2026-01-13T09:00:00+08:00');
  await createCashPayment();
  const day = '2026-01-13';
  const sameSlip = { reference: 'val-2705', deposited_on: day };
  const preparation = { counts: [{ value: 100_000, count: 1 }], deposits: [deposit('1000', sameSlip)] };
  expect((await prepare(preparation, { ...fire, day })).status).toBe(200);
  const { report_no } = (await close()).body;
  const fields = {
    'deposits.0.reference': [
      `This deposit slip is already in collection report ${report_no}. Enter the slip of this deposit.`,
    ],
  };
  expect((await close({ ...fire, day })).body.error.fields).toEqual(fields);
  expect((await prepare({ counts: COUNT, deposits: [deposit('2705')] }, { day })).body.error.fields).toEqual(fields);
  const other = deposit('2705', { reference: 'VAL-0113', deposited_on: day });
  expect((await prepare({ counts: COUNT, deposits: [other] }, { day })).status).toBe(200);
  expect((await close({ day })).status).toBe(200);
});

test('a report is not closed while the count is wrong, nobody counted, or an earlier day is open', async () => {
  await createCashPayment();
  expect((await close()).body.error.message).toBe('The collecting officer has not counted the cash yet.');
  expect((await prepare({ counts: [{ value: 100_000, count: 2 }] })).body.error.message).toBe(
    'The cash counted is ₱2,000.00, but the cash in this report is ₱2,705.00.',
  );
  await prepare({ counts: COUNT });
  await createCashPayment();
  expect((await close()).body.error.message).toBe(
    'The cash counted is ₱2,705.00, but the cash in this report is ₱5,410.00.',
  );

  server.setNow('2026-01-13T09:00:00+08:00');
  await createCashPayment();
  expect((await close({ day: '2026-01-13' })).body.error.message).toBe(
    'Please close the collection report for 12 Jan 2026 first.',
  );
});

test.each([
  [
    'more cash than there is',
    { deposits: [{ cash: '2705.01' }] },
    { deposits: ['The deposits contain more cash than was collected.'] },
  ],
  ['nothing', { deposits: [{ cash: '0' }] }, { 'deposits.0.cash': ['A deposit must contain cash or a check.'] }],
  [
    'another’s check',
    { deposits: [{ cash: '0', cheque_ids: [999_999] }] },
    { deposits: ['A check was removed from these deposits. Please prepare the report again.'] },
  ],
])('a deposit of %s is refused', async (_case, { deposits }, fields) => {
  await createCashPayment();
  const { status, body } = await prepare({
    counts: COUNT,
    deposits: deposits.map((depositFields) => ({ ...deposit('0'), ...depositFields })),
  });
  expect([status, body.error.fields]).toEqual([422, fields]);
});

test('a value that is no bill or coin, and one that is counted twice, are refused', async () => {
  await createCashPayment();
  expect((await prepare({ counts: [{ value: 30_000, count: 1 }] })).status).toBe(422);
  expect((await prepare({ counts: [...COUNT, { value: 500, count: 0 }] })).body.error.fields).toEqual({
    counts: ['Enter each bill or coin denomination only once.'],
  });
});

test('nobody counts another’s cash', async () => {
  await createCashPayment();
  const other = await server.person('admin', { permissions: ['cashier'] });
  expect((await prepare({ counts: COUNT }, {}, other)).body.error.message).toBe(
    'Only the collecting officer can count this cash.',
  );
});

test('a check is deposited in each fund that it paid, and goes to the bank with the first', async () => {
  await collectAtCounter(server, people.cashier, {
    ...(await createApprovedOrder(server, people)),
    tender: createChequeInput(`8${people.cashier.account_id}`),
  });
  const [cheque] = (await open()).body.cheques;
  expect(cheque?.amount).toBe('2705.00');
  await prepare({ deposits: [deposit('0', { cheque_ids: [cheque?.cheque_id] })] });
  expect((await close()).body.summary).toEqual({
    last: '0.00',
    collections: '2705.00',
    unallocated: '0.00',
    deposits: '2705.00',
    undeposited: '0.00',
  });
  expect((await open({ fund: 'TRUST-BFP' })).body.cheques).toEqual([{ ...cheque, amount: '500.00' }]);
  expect(
    (
      await server.api.db
        .selectFrom('cheque')
        .select('state')
        .where('cheque_id', '=', cheque?.cheque_id ?? 0)
        .executeTakeFirstOrThrow()
    ).state,
  ).toBe('DEPOSITED');
});

test('a check returned after its deposit is taken out of the bank, and the officer holds nothing of it', async () => {
  await collectAtCounter(server, people.cashier, {
    ...(await createApprovedOrder(server, people)),
    tender: createChequeInput(`9${people.cashier.account_id}`),
  });
  const [cheque] = (await open()).body.cheques;
  const cheque_id = cheque?.cheque_id ?? 0;
  await prepare({ deposits: [deposit('0', { cheque_ids: [cheque_id] })] });
  await close();
  for (const fund of ['TRUST-BARANGAY', 'TRUST-BFP'] as const) {
    await prepare({ deposits: [deposit('0', { cheque_ids: [cheque_id] })] }, { fund });
    await close({ fund });
  }
  server.setNow('2026-01-13T09:00:00+08:00');
  await server.request(bounceCheque, people.treasurer, { params: { cheque_id }, body: { reason: 'No funds' } });
  const { summary, deposits } = (await open({ day: '2026-01-13' })).body.sheet;
  expect(summary).toEqual({
    last: '0.00',
    collections: '-2705.00',
    unallocated: '0.00',
    withdrawn: '2705.00',
    deposits: '0.00',
    undeposited: '0.00',
  });
  expect(deposits).toMatchObject([{ kind: 'RETURNED', amount: '-2705.00' }]);
  const { data } = (await server.request(listOpenCollections, people.treasurer)).body;
  const own = data.filter(
    ({ collector, fund }) => collector === String(people.cashier.account_id) && fund === 'GENERAL',
  );
  expect(own.map(({ day, amount }) => [day, amount])).toEqual([['2026-01-13', '-2705.00']]);
});

test('online collections are the electronic officer’s, with the gateway’s money still to come', async () => {
  const order = await createApprovedOrder(server, people);
  const { request_id } = (
    await server.request(startPayment, people.owner, {
      params: { assessment_code: order.assessment_code },
      body: { method: 'gcash', amount: '3405.00' },
    })
  ).body;
  await sendNotice(server, { request_id, amount: '3405.00' });
  const openCollections = (await server.request(listOpenCollections, people.treasurer)).body.data.filter(
    ({ collector }) => collector === 'electronic',
  );
  expect(openCollections.map(({ fund, amount, receipts }) => [fund, amount, receipts])).toEqual([
    ['GENERAL', '2705.00', 1],
    ['TRUST-BARANGAY', '200.00', 1],
    ['TRUST-BFP', '500.00', 1],
  ]);
  const { body } = await close({ collector: 'electronic' });
  expect(body).toMatchObject({
    collector: 'electronic',
    collector_name: 'Electronic',
    prepared_by: '',
    summary: { collections: '2705.00', deposits: '0.00', undeposited: '2705.00' },
  });
});

test('paper forms are accounted for: beginning, received, issued, ending, the spoilt among them', async () => {
  const from = 4_000_000 + people.cashier.account_id * 100;
  const getSerial = (place: number) => String(from + place).padStart(7, '0');
  await createBooklet(server, people, [getSerial(0), getSerial(9)]);
  await server.request(spoilForm, people.cashier, { body: { serial: getSerial(0), reason: 'Torn.' } });
  await collectAtCounter(server, people.cashier, {
    ...(await createApprovedOrder(server, people)),
    receipts: { kind: 'AF51', numbers: [getSerial(1), getSerial(2), getSerial(3)] },
  });
  const { sheet } = (await open()).body;
  expect(sheet.forms).toEqual({
    beginning: [],
    received: [{ from: getSerial(0), to: getSerial(9), count: 10 }],
    issued: [{ from: getSerial(0), to: getSerial(3), count: 4 }],
    ending: [{ from: getSerial(4), to: getSerial(9), count: 6 }],
  });
  expect(sheet.issued).toEqual([
    {
      form: 'AF51',
      from: `AF51 ${getSerial(0)}`,
      to: `AF51 ${getSerial(1)}`,
      count: 2,
      cancelled: [`AF51 ${getSerial(0)}`],
      amount: '2705.00',
    },
  ]);

  server.setNow('2026-01-13T09:00:00+08:00');
  await collectAtCounter(server, people.cashier, {
    ...(await createApprovedOrder(server, people)),
    receipts: { kind: 'AF51', numbers: [getSerial(4), getSerial(5), getSerial(6)] },
  });
  expect((await open({ day: '2026-01-13' })).body.sheet.forms).toMatchObject({
    beginning: [{ from: getSerial(4), to: getSerial(9), count: 6 }],
    received: [],
    ending: [{ from: getSerial(7), to: getSerial(9), count: 3 }],
  });
});

test('report numbers have no gap in their month when several people close at once', async () => {
  const otherCashiers = await Promise.all([1, 2, 3].map(() => server.person('admin', { permissions: ['cashier'] })));
  for (const cashier of otherCashiers)
    await collectAtCounter(server, cashier, await createApprovedOrder(server, people));
  for (const cashier of otherCashiers) await prepare({ counts: COUNT }, { collector: cashier.account_id }, cashier);
  const closeReplies = await Promise.all(
    otherCashiers.flatMap((cashier) => [
      close({ collector: cashier.account_id }),
      close({ collector: cashier.account_id }),
    ]),
  );
  expect(closeReplies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 404, 404, 404]);
  const numbers = (await server.request(listCollectionReports, people.treasurer, { query: { limit: '100' } })).body.data
    .map(({ report_no }) => Number(report_no.slice(6)))
    .toSorted((one, other) => one - other);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

test('closed reports are found by the name of their officer, their number and their day', async () => {
  await createCashPayment();
  await prepare({ counts: COUNT, deposits: [deposit('2705')] });
  await close();
  const find = async (search: string) =>
    (await server.request(listCollectionReports, people.treasurer, { query: { search, limit: '100' } })).body.data;
  const [report] = await find('celia bau');
  expect(report).toMatchObject({ collector_name: 'Celia Bautista', day: '2026-01-12' });
  expect((await find(report?.report_no ?? 'none')).map(({ report_no }) => report_no)).toEqual([report?.report_no]);
  expect((await find('2026-01-12')).map(({ report_no }) => report_no)).toContain(report?.report_no);
  for (const other of ['Nobody Reyes', '99-12', '2031-01']) expect(await find(other)).toEqual([]);
});

test('the closed report is a paper, a workbook and a text that no spreadsheet computes', async () => {
  await createCashPayment();
  await prepare({
    counts: COUNT,
    deposits: [deposit('2705', { bank: '=HYPERLINK("http://x")', reference: '@SUM(1)' })],
  });
  const { report_no } = (await close()).body;
  const file = (format: string) =>
    server.request(downloadCollectionReport, people.treasurer, { params: { report_no: report_no ?? '', format } });
  const [pdf, xlsx, csv] = [await file('pdf'), await file('xlsx'), await file('csv')];
  expect([pdf.raw.subarray(0, 5).toString(), xlsx.raw.subarray(0, 2).toString()]).toEqual(['%PDF-', 'PK']);
  const rows = parse(csv.raw, { bom: true, relax_column_count: true }) as string[][];
  expect(rows.find(([first]) => first === 'Deposited by the officer')).toEqual([
    'Deposited by the officer',
    `'=HYPERLINK("http://x")`,
    `'@SUM(1)`,
    '2026-01-12',
    '2705.00',
  ]);
  expect(csv.headers['content-disposition']).toBe(`attachment; filename="RCD ${report_no}.csv"`);
});

test('cash is counted and deposited without touching the money of other officers, and the ledger’s cash is the sum of all officers', async () => {
  await collectAtCounter(server, people.cashier, {
    ...(await createApprovedOrder(server, people)),
    tender: createCashInput('3500'),
  });
  const { rows } = await sql<{
    held: number;
  }>`
    select sum(debit - credit)::bigint as held
    from journal_line
    where account_code in ('1-01-01-010', '1-01-01-020') and fund = 'GENERAL'`.execute(server.api.db);
  const { data } = (await server.request(listOpenCollections, people.treasurer)).body;
  const { rows: left } = await sql<{ left: number }>`
    select coalesce(sum(undeposited), 0)::bigint as left
    from (
        select distinct on (collector_id) undeposited
        from collection_report
        where state = 'CLOSED' and fund = 'GENERAL' and collector_id is not null
        order by collector_id, report_id desc
      ) s`.execute(server.api.db);
  const openReplies = await Promise.all(
    data
      .filter(({ fund, collector }) => fund === 'GENERAL' && collector !== 'electronic')
      .map(({ collector, day }) => open({ collector, day }, people.treasurer)),
  );
  // An open day shows everything since the last closed report, so the newest open day of each officer covers all
  // earlier ones.
  const newest = new Map(openReplies.map(({ body }) => [body.sheet.collector, body.sheet]));
  const openTotal = [...newest.values()].reduce(
    (sum, sheet) =>
      sum + Math.round(Number(sheet.summary.undeposited) * 100) - Math.round(Number(sheet.summary.last) * 100),
    0,
  );
  expect(openTotal + (left[0]?.left ?? 0)).toBe(rows[0]?.held);
});

/** A real report with many deposits: each takes a line between the collections and the summary. */
async function reportPages(deposits: number): Promise<string[]> {
  await createCashPayment();
  await prepare({ counts: COUNT, deposits: [deposit('2705')] });
  const { report_no } = (await close()).body;
  const sheet = (
    await server.request(getCollectionReport, people.treasurer, { params: { report_no: report_no ?? '' } })
  ).body;
  const many = Array.from({ length: deposits }, () => sheet.deposits[0]).filter((row) => row !== undefined);
  return readPdfPages(await renderCollectionPdf(server.api, { ...sheet, deposits: many })).map(({ texts }) =>
    texts.join(' '),
  );
}

test.each([1, 18, 22, 26, 30, 34, 60])(
  'with %s deposits the signatures are on the sheet of the summary, under the head of the report',
  async (deposits) => {
    const pages = await reportPages(deposits);
    const signedPages = pages.filter((text) => text.includes('I certify that this is a true report'));
    expect(signedPages).toHaveLength(1);
    for (const part of ['D. Summary', 'Undeposited', 'Verified and closed by']) expect(signedPages[0]).toContain(part);
    expect(
      pages.every(
        (text) => /report of collections and deposits/i.test(text) && text.includes('Municipality of San Isidro'),
      ),
    ).toBe(true);
  },
);
