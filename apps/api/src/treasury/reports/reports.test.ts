import { inflateRawSync } from 'node:zlib';

import {
  COLLECTED_BY,
  downloadReport,
  getCurrentDue,
  getReport,
  type ReportName,
  REPORTS,
  startPayment,
} from '@ebpls/contracts';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';

import { inTransaction } from '../../platform/transactions/transaction.ts';
import { escapeFormula } from '../../platform/spreadsheets/sheet-file.ts';
import { createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../../testing/municipality-seed.ts';
import { reverseEntry } from '../../domain/ledger/ledger.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;
let paid: FiledCase;
let late: FiledCase;

/**
 * One business paid the whole year in January, one pays by quarter, late in February; a third of the first one's
 * receipts is reversed in March.
 */
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  setDay('2026-01-12');
  paid = await createOrder({ type: 'NEW' });
  late = await createOrder({ type: 'RENEWAL', mode: 'QUARTERLY' });
  await pay(paid);
  await pay(late);
  setDay('2026-05-04');
  await pay(late);
  setDay('2026-06-02');
  await takeBack('TRUST-BFP');
  setDay('2026-08-05');
});
afterAll(() => server.close());

const setDay = (day: string) => server.setNow(`${day}T08:00:00+08:00`);
const toCentavos = (amount: string | undefined) => Number((amount ?? '0.00').replace('.', ''));

const createOrder = (options: Parameters<typeof createApprovedOrder>[2]) =>
  createApprovedOrder(server, { owner, clerk, treasurer }, options);

async function pay({ assessment_code }: FiledCase): Promise<void> {
  const { total: amount } = (await server.request(getCurrentDue, owner, { params: { assessment_code } })).body;
  const { request_id } = (
    await server.request(startPayment, owner, { params: { assessment_code }, body: { method: 'gcash', amount } })
  ).body;
  await sendNotice(server, { request_id, amount });
}

/** The first receipt of a fund is reversed in the ledger. */
async function takeBack(fund: 'TRUST-BFP'): Promise<void> {
  const receipt = await server.api.db
    .selectFrom('receipt')
    .select(['receipt_no', 'entry_id'])
    .where('fund', '=', fund)
    .orderBy('receipt_no')
    .executeTakeFirstOrThrow();
  await inTransaction(server.api, undefined, async (tx) => {
    await reverseEntry(tx, receipt.entry_id, 'taken back');
    await tx.trx
      .updateTable('receipt')
      .set({ state: 'REVERSED' })
      .where('receipt_no', '=', receipt.receipt_no)
      .execute();
  });
}

type Query = Readonly<Record<string, string | number>>;
const YEAR: Query = { from: '2026-01-01', to: '2026-12-31' };

async function report(name: ReportName, query: Query = {}) {
  const { status, body } = await server.request(getReport, treasurer, {
    params: { report: name },
    query: { limit: 100, ...query },
  });
  expect([name, status]).toEqual([name, 200]);
  return body;
}

async function sumLedger(where: string): Promise<number> {
  const { rows } = await sql<{
    net: number;
  }>`
    select coalesce(sum(l.credit - l.debit), 0)::bigint as net
    from journal_line l
    join journal_entry e using (entry_id)
    where l.kind is not null and ${sql.raw(where)}`.execute(server.api.db);
  return rows[0]?.net ?? 0;
}

test('the abstract has every account and fund, with reversals listed separately, and its totals equal the ledger', async () => {
  const { data, foot, sums } = await report('abstract', YEAR);
  expect(
    data.map(({ texts, amounts }) => [
      texts['account_code'],
      amounts['collected'],
      amounts['reversed'],
      amounts['net'],
    ]),
  ).toContainEqual(['2-02-01-050', '1000.00', '500.00', '500.00']);
  expect(data.find(({ texts }) => texts['account_code'] === '4-01-05-030')).toMatchObject({
    texts: { nature: 'Interest, Surcharge', fund: 'General fund' },
    amounts: { net: '1100.00' },
  });
  expect(toCentavos(foot?.amounts['net'])).toBe(await sumLedger('true'));
  expect(sums.map(({ amount }) => toCentavos(amount))).toEqual([
    await sumLedger("l.fund = 'GENERAL'"),
    await sumLedger("l.fund = 'TRUST-BARANGAY'"),
    await sumLedger("l.fund = 'TRUST-BFP'"),
  ]);
  expect((await report('abstract', { from: '2026-05-01', to: '2026-05-31' })).foot?.amounts['net']).toBe('5100.00');
});

test.each(COLLECTED_BY)('the collections grouped by %s have the same total', async (grouping) => {
  const { data, foot, columns } = await report('collections', { ...YEAR, by: grouping });
  expect(data.length).toBeGreaterThan(0);
  expect(data.every(({ texts }) => (texts[columns[0]?.key ?? ''] ?? '') !== '')).toBe(true);
  expect(toCentavos(foot?.amounts['net'])).toBe(await sumLedger('true'));
  expect(foot).toMatchObject({ counts: { receipts: 7 }, amounts: { reversed: '500.00' } });
});

test('collections are listed by day, by the electronic collector and by the name of the barangay', async () => {
  expect(
    (await report('collections', { ...YEAR, by: 'day' })).data.map(({ texts, amounts }) => [
      texts['day'],
      amounts['net'],
    ]),
  ).toEqual([
    ['2026-01-12', '10035.00'],
    ['2026-05-04', '5100.00'],
    ['2026-06-02', '-500.00'],
  ]);
  expect(
    (await report('collections', { ...YEAR, by: 'collector' })).data.map(({ texts }) => texts['collector']),
  ).toEqual(['Electronic']);
  expect((await report('collections', { ...YEAR, by: 'barangay' })).data.map(({ texts }) => texts['barangay'])).toEqual(
    ['Silangan'],
  );
  expect((await report('collections', { ...YEAR, brgycode: '9990101001' })).data).toEqual([]);
});

test('remittances are listed by barangay and month, and receipt by receipt for one barangay', async () => {
  const { data, foot } = await report('barangays', YEAR);
  expect(
    data.map(({ texts, counts, amounts }) => [texts['barangay'], texts['month'], counts['receipts'], amounts['total']]),
  ).toEqual([['Silangan', '2026-01', 2, '400.00']]);
  const list = await report('barangays', { ...YEAR, brgycode: '9990101015' });
  expect(list.data.map(({ amounts }) => amounts['total'])).toEqual(['200.00', '200.00']);
  expect(list.foot?.amounts['total']).toBe(foot?.amounts['total']);
  expect(list.subtitle).toContain('Barangay Silangan');
});

test('fire fees are split eighty to twenty, and reversals are taken from both', async () => {
  const { data, foot } = await report('fire', YEAR);
  expect(
    data.map(({ texts, amounts }) => [texts['month'], amounts['collected'], amounts['national'], amounts['municipal']]),
  ).toEqual([
    ['2026-01', '1000.00', '800.00', '200.00'],
    ['2026-06', '-500.00', '-400.00', '-100.00'],
  ]);
  expect(foot?.amounts).toEqual({ collected: '500.00', national: '400.00', municipal: '100.00' });
});

test('a delinquent is listed with the amount late on the day, equal to the owner’s current due', async () => {
  const { data, foot } = await report('delinquent');
  const due = (await server.request(getCurrentDue, owner, { params: { assessment_code: late.assessment_code } })).body;
  const row = data.find(({ key }) => key === late.company_code);
  expect(row).toMatchObject({
    texts: { last_paid: 'Second quarter, 2026' },
    counts: { installments: 1 },
    amounts: { tax: '4000.00', fees: '0.00', surcharge: '1000.00', interest: '100.00', total: due.total },
  });
  expect(toCentavos(foot?.amounts['total'])).toBe(
    data.reduce((sum, { amounts }) => sum + toCentavos(amounts['total']), 0),
  );

  const parts = await report('delinquent', { by: 'installment', as_of: '2026-12-31' });
  expect(
    parts.data
      .filter(({ key }) => key.startsWith(late.company_code))
      .map(({ texts, counts, amounts }) => [texts['period'], texts['due_on'], counts['months'], amounts['total']]),
  ).toEqual([
    ['Third quarter, 2026', '2026-07-20', 6, '5600.00'],
    ['Fourth quarter, 2026', '2026-10-20', 3, '5300.00'],
  ]);
  expect((await report('delinquent', { as_of: '2026-02-01' })).data.map(({ key }) => key)).not.toContain(
    late.company_code,
  );
  expect((await report('delinquent', { minimum: '5,100.01' })).data.map(({ key }) => key)).not.toContain(
    late.company_code,
  );
  expect((await report('delinquent', { brgycode: '9990101001' })).data).toEqual([]);
});

test('an amount with a later due date of its own is delinquent after that date', async () => {
  const setOwnDueDay = (due_on: string | null) =>
    sql`
      update installment_item t
      set due_on = ${due_on}::date
      from installment i
      where i.installment_id = t.installment_id and i.due_on = '2026-07-20'`.execute(server.api.db);
  const listLate = async (as_of: string) =>
    (await report('delinquent', { by: 'installment', as_of })).data.map(({ texts }) => texts['due_on']);
  await setOwnDueDay('2026-08-31');
  expect(await listLate('2026-08-31')).toEqual([]);
  expect(await listLate('2026-09-01')).toEqual(['2026-08-31']);
  await setOwnDueDay(null);
  expect(await listLate('2026-08-31')).toEqual(['2026-07-20']);
});

test('taxpayers of a year are listed by the business tax they paid, with their share of the total', async () => {
  const { data, sums } = await report('taxpayers', { year: 2026 });
  expect(data.map(({ key, counts, amounts }) => [key, counts['rank'], amounts['tax']])).toEqual([
    [late.company_code, 1, '8000.00'],
    [paid.company_code, 2, '375.00'],
  ]);
  expect(toCentavos(sums[0]?.amount)).toBe(await sumLedger('true'));
  expect(data.reduce((sum, { texts }) => sum + toCentavos(texts['share']), 0)).toBe(10_000);
  expect((await report('taxpayers', { year: 2025 })).data).toEqual([]);
});

test('debits and credits of the trial balance are equal in every fund on every day', async () => {
  for (const as_of of ['2026-01-11', '2026-01-12', '2026-05-04', '2026-06-02', '2026-12-31']) {
    const { data, foot } = await report('trial-balance', { as_of });
    for (const fund of new Set(data.map(({ texts }) => texts['fund']))) {
      const own = data.filter(({ texts }) => texts['fund'] === fund);
      expect(
        own.reduce((sum, { amounts }) => sum + toCentavos(amounts['debit']) - toCentavos(amounts['credit']), 0),
      ).toBe(0);
    }
    expect(foot?.amounts['debit']).toBe(foot?.amounts['credit']);
  }
  const { data } = await report('trial-balance');
  expect(
    data.find(({ texts }) => texts['account_code'] === '1-03-99-990' && texts['fund'] === 'General fund')?.texts[
      'account'
    ],
  ).toBe('Due from the payment gateway');
});

test('a long report comes page by page with the totals of the whole', async () => {
  const whole = await report('abstract', YEAR);
  const keys: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof report>> = await report('abstract', {
      ...YEAR,
      limit: 3,
      ...(cursor === '' ? {} : { cursor }),
    });
    expect(page.foot).toEqual(whole.foot);
    keys.push(...page.data.map(({ key }) => key));
    cursor = page.next_cursor;
  }
  expect(keys).toEqual(whole.data.map(({ key }) => key));
});

test.each(REPORTS)(
  'the file of the report %s has the figures of the screen, in both formats, and is audited',
  async (name) => {
    const query = { ...YEAR, as_of: '2026-08-05', year: 2026 };
    const { data, foot, columns } = await report(name, query);
    const figures = [...data, ...(foot ? [foot] : [])].map((row) =>
      columns.map(({ key, kind }) =>
        kind === 'amount'
          ? (row.amounts[key] ?? '')
          : kind === 'count'
            ? String(row.counts[key] ?? '')
            : (row.texts[key] ?? ''),
      ),
    );

    const csv = await server.request(downloadReport, treasurer, {
      params: { report: name },
      query: { ...query, format: 'csv' },
    });
    expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect([...csv.raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse(csv.raw, { bom: true, relax_column_count: true }) as string[][];
    expect(rows.slice(4, 4 + figures.length)).toEqual(figures);

    const book = await server.request(downloadReport, treasurer, {
      params: { report: name },
      query: { ...query, format: 'xlsx' },
    });
    const sheet = readZipEntry(book.raw, 'xl/worksheets/sheet1.xml');
    const numbers = figures
      .flatMap((row) => row.filter((_, place) => columns[place]?.kind === 'amount'))
      .filter((cell) => cell !== '');
    const values = new Set([...sheet.matchAll(/<v>(-?[\d.]+)<\/v>/g)].map(([, value]) => Number(value)));
    expect(numbers.filter((cell) => !values.has(Number(cell)))).toEqual([]);
    expect(sheet).not.toContain('<f>');

    const auditRows = await server.api.db
      .selectFrom('audit_entry')
      .select('detail')
      .where('act', '=', 'report.export')
      .where('object_id', '=', name)
      .execute();
    expect(auditRows.map(({ detail }) => (detail as { format: string }).format)).toEqual(['csv', 'xlsx']);
  },
);

/** One file of a workbook, found by its name in the directory of the archive. */
function readZipEntry(book: Buffer, name: string): string {
  const offset = book.lastIndexOf(Buffer.from(name)) - 46;
  const local = book.readUInt32LE(offset + 42);
  const start = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
  const compressedPart = book.subarray(start, start + book.readUInt32LE(offset + 20));
  return (book.readUInt16LE(offset + 10) === 0 ? compressedPart : inflateRawSync(compressedPart)).toString('utf8');
}

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'a name that is a formula, %j, is a text in every file',
  async (name) => {
    expect(escapeFormula(name)).toBe(`'${name}`);
    await server.api.db
      .updateTable('business')
      .set({ company_name: name })
      .where('company_code', '=', late.company_code)
      .execute();
    const csv = await server.request(downloadReport, treasurer, {
      params: { report: 'delinquent' },
      query: { as_of: '2026-08-05', format: 'csv' },
    });
    expect(csv.raw.toString('utf8')).toContain(`'${name.replaceAll('"', '""')}`);
    const book = await server.request(downloadReport, treasurer, {
      params: { report: 'delinquent' },
      query: { as_of: '2026-08-05', format: 'xlsx' },
    });
    expect(readZipEntry(book.raw, 'xl/worksheets/sheet1.xml')).not.toContain('<f>');
  },
);

test('a plain name stays as it is', () => {
  expect(['Aling Nena', 'Ñ-Store', '7 Eleven', '₱5.00'].map(escapeFormula)).toEqual([
    'Aling Nena',
    'Ñ-Store',
    '7 Eleven',
    '₱5.00',
  ]);
});

test('a period that ends before it begins is refused at its field, and so is a grouping of another report', async () => {
  const requestReport = (name: ReportName, query: Query) =>
    server.request(getReport, treasurer, { params: { report: name }, query });
  expect(await requestReport('abstract', { from: '2026-02-01', to: '2026-01-31' })).toMatchObject({
    status: 422,
    body: { error: { fields: { to: ['The end date cannot be before the start date.'] } } },
  });
  expect((await requestReport('collections', { by: 'installment' })).status).toBe(422);
  expect((await requestReport('delinquent', { by: 'day' })).status).toBe(422);
  expect((await requestReport('delinquent', { minimum: '-5' })).status).toBe(422);
  expect((await server.request(getReport, treasurer, { params: { report: 'everything' } })).status).toBe(422);
});

test('reports are the administration’s alone', async () => {
  for (const person of [owner, clerk]) {
    expect((await server.request(getReport, person, { params: { report: 'abstract' } })).status).toBe(403);
    expect(
      (await server.request(downloadReport, person, { params: { report: 'abstract' }, query: { format: 'csv' } }))
        .status,
    ).toBe(403);
  }
});

test('a report is in Filipino for readers of Filipino', async () => {
  const { body } = await server.request(getReport, treasurer, {
    params: { report: 'trial-balance' },
    headers: { 'accept-language': 'fil' },
  });
  expect(body.data.map(({ texts }) => texts['account'])).toContain('Sisingilin sa payment gateway');
  expect(body.columns.map(({ title }) => title)).toContain('Pondo');
});

test('a business that held a permit and filed nothing since is reported, one row a year, and among the delinquents without amounts', async () => {
  const { db } = server.api;
  const withdrawnApplication = await createClearedApplication(db, owner, { type: 'RENEWAL' });
  await sql`update application set state = 'WITHDRAWN' where assessment_id = ${withdrawnApplication.assessment_id}::bigint`.execute(
    db,
  );
  await sql`
    insert into permit (permit_no, kind, assessment_id, business_id, state, token, content, expires_on, generated_at, signed_at)
    select 'MP-2024-09001', 'PERMIT', assessment_id, business_id, 'EXPIRED', 'gone', '{}', '2024-12-31', now(), '2024-01-10'
    from application
    where assessment_id = ${withdrawnApplication.assessment_id}::bigint`.execute(db);
  const listYears = async (as_of: string) =>
    (await report('unrenewed', { as_of })).data
      .filter(({ texts }) => texts['company_code'] === withdrawnApplication.company_code)
      .map(({ texts }) => [texts['year'], texts['window_end'], texts['last_permit']]);
  expect(await listYears('2025-01-20')).toEqual([]);
  expect(await listYears('2026-01-20')).toEqual([['2025', '2025-01-20', 'MP-2024-09001']]);
  expect(await listYears('2026-01-21')).toEqual([
    ['2025', '2025-01-20', 'MP-2024-09001'],
    ['2026', '2026-01-20', 'MP-2024-09001'],
  ]);
  for (const grouping of ['business', 'installment'] as const) {
    const { data } = await report('delinquent', { by: grouping, as_of: '2026-06-05' });
    const rows = data.filter(({ texts }) => texts['company_code'] === withdrawnApplication.company_code);
    expect(rows.map(({ texts, amounts }) => [texts['remark'], amounts])).toEqual([
      ['No renewal filed for 2025', {}],
      ['No renewal filed for 2026', {}],
    ]);
  }
  await sql`update business set state = 'RETIRED' where company_code = ${withdrawnApplication.company_code}`.execute(
    db,
  );
  expect(await listYears('2026-01-21')).toEqual([]);
});
