import {
  closeSettlement,
  confirmDeposit,
  creditException,
  decideSettlementRow,
  getCurrentDue,
  importSettlement,
  listExceptions,
  listSettlements,
  listUnsettledPayments,
  matchException,
  SETTLEMENT_COLUMNS,
  startPayment,
} from '@ebpls/contracts';
import { zipSync } from 'fflate';
import { sql } from 'kysely';

import { type CounterPeople, createApprovedOrder, openCashierFixture } from '../../testing/cashier-fixture.ts';
import { sendNotice, toResponseId } from '../../testing/gateway-notices.ts';
import { type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let people: CounterPeople;
let owner: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
  ({ owner, treasurer } = people);
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

async function createPayment(chargedAmount?: string): Promise<string> {
  const { assessment_code } = await createApprovedOrder(server, people);
  const params = { assessment_code };
  const { total } = (await server.request(getCurrentDue, owner, { params })).body;
  const { request_id } = (
    await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: total } })
  ).body;
  await sendNotice(server, { request_id, amount: chargedAmount ?? total });
  return request_id;
}

const toRow = (
  request_id: string,
  overrides: Partial<Record<(typeof SETTLEMENT_COLUMNS)[number], string>> = {},
): string => {
  const values = {
    request_id,
    response_id: toResponseId(request_id),
    gross: '3405.00',
    fee: '68.10',
    net: '3336.90',
    settled_on: '2026-01-12',
    bank_reference: 'BNK-0112',
    ...overrides,
  };
  return SETTLEMENT_COLUMNS.map((column) => values[column]).join(',');
};
const renderCsv = (...rows: string[]): string => [SETTLEMENT_COLUMNS.join(','), ...rows, ''].join('\r\n');

function send(content: string | Buffer, person = treasurer) {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="settlement.csv"\r\nContent-Type: text/csv\r\n\r\n';
  return server.request(importSettlement, person, {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n--b--\r\n')]),
  });
}

/** Balance of an account in each fund, in centavos, debit minus credit. */
async function loadBalances(account_code: string): Promise<Record<string, number>> {
  const { rows } = await sql<{
    fund: string;
    amount: number;
  }>`
    select fund, sum(debit - credit)::bigint as amount
    from journal_line
    where account_code = ${account_code}
    group by 1
    having sum(debit - credit) <> 0
    order by 1`.execute(server.api.db);
  return Object.fromEntries(rows.map(({ fund, amount }) => [fund, amount]));
}

test('a settlement that matches is booked in each fund when the bank has it, and closed', async () => {
  const [one, other] = [await createPayment(), await createPayment()];
  const { body: file, status } = await send(renderCsv(toRow(one), toRow(other)));
  expect(status).toBe(200);
  expect(file).toMatchObject({
    rows: 2,
    gross: '6810.00',
    fee: '136.20',
    net: '6673.80',
    matched: 2,
    exceptions: 0,
    deposits: [{ bank_reference: 'BNK-0112', rows: 2, net: '6673.80', deposited_on: null }],
  });
  const params = { file_id: file.file_id };
  expect(await loadBalances('1-01-02-010')).toEqual({});
  expect((await server.request(closeSettlement, treasurer, { params })).status).toBe(409);

  const confirm = (bank_reference: string, deposited_on = '2026-01-12') =>
    server.request(confirmDeposit, treasurer, { params, body: { bank_reference, deposited_on } });
  expect((await confirm('BNK-9999')).body.error.fields).toEqual({
    bank_reference: ['No matched row in this file has this bank reference.'],
  });
  expect((await confirm('BNK-0112', '2026-01-13')).body.error.fields).toEqual({
    deposited_on: ['This date is in the future.'],
  });
  const answers = await Promise.all([confirm('BNK-0112'), confirm('BNK-0112')]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 422]);

  expect(await loadBalances('1-01-02-010')).toEqual({
    GENERAL: 541_000 - 13_620,
    'TRUST-BARANGAY': 40_000,
    'TRUST-BFP': 100_000,
  });
  expect(await loadBalances('5-02-99-990')).toEqual({ GENERAL: 13_620 });
  expect(await loadBalances('1-03-99-990')).toEqual({});
  expect((await server.request(closeSettlement, treasurer, { params })).body).toMatchObject({
    closed: 2,
    deposits: [{ deposited_on: '2026-01-12' }],
  });
  expect((await server.request(closeSettlement, treasurer, { params })).status).toBe(409);
});

test('the same file is imported once, also by two treasurers at the same time, and a payment is settled once', async () => {
  const request_id = await createPayment();
  const content = renderCsv(toRow(request_id));
  const answers = await Promise.all([send(content), send(content), send(content)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await send(`${content}\r\n`)).body.error.fields).toEqual({
    'rows.1.request_id': ['This payment is in a file that was already imported.'],
  });
});

test('every wrong row is reported at its position and nothing of the file is stored', async () => {
  const [good, bad] = [await createPayment(), await createPayment()];
  const files = (await server.request(listSettlements, treasurer)).body.data.length;
  const { status, body } = await send(
    renderCsv(
      toRow(good),
      toRow(bad, { net: '3336.91' }),
      toRow(good),
      toRow('x'),
      toRow('SI260112CCCCCCCCCCCCCC', { gross: '"3,405.00"' }),
      toRow('SI260112DDDDDDDDDDDDDD', { fee: '-1.00' }),
      toRow('SI260112EEEEEEEEEEEEEE', { settled_on: '2026-02-30' }),
      toRow('SI260112FFFFFFFFFFFFFF', { settled_on: '2026-01-13' }),
      toRow('SI260112GGGGGGGGGGGGGG', { bank_reference: '' }),
      toRow('SI260112HHHHHHHHHHHHHH', { gross: '0.00', fee: '0.00', net: '0.00' }),
      'SI260112JJJJJJJJJJJJJJ,1',
    ),
  );
  expect(status).toBe(422);
  expect(body.error.fields).toEqual({
    'rows.2.net': ['The net amount does not equal the gross amount minus the fee.'],
    'rows.3.request_id': ['This payment is listed twice in the file.'],
    'rows.4.request_id': ['This is not a valid payment number.'],
    'rows.5.gross': ['The amount must be in this format: 3405.00.'],
    'rows.6.fee': ['The amount must be in this format: 3405.00.'],
    'rows.7.settled_on': ['The date must be in this format: 2026-01-20.'],
    'rows.8.settled_on': ['This date is in the future.'],
    'rows.9.bank_reference': ['The bank reference is missing or longer than 60 characters.'],
    'rows.10.gross': ['The amount must be more than zero.'],
    'rows.11.row': ['The number of values in this row does not match the number of columns.'],
  });
  expect((await server.request(listSettlements, treasurer)).body.data).toHaveLength(files);
});

test.each([
  ['nothing', '', 'This file is empty.'],
  [
    'no heads',
    'a,b\r\n1,2\r\n',
    'The first row must contain the column names request_id, response_id, gross, fee, net, settled_on and bank_reference.',
  ],
  ['heads alone', renderCsv(), 'This file has no rows.'],
  [
    'a picture',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0]),
    'Please upload the gateway’s settlement file as CSV in UTF-8.',
  ],
  [
    'a workbook that unpacks to more than a machine should hold',
    Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000) })),
    'Please upload the gateway’s settlement file as CSV in UTF-8.',
  ],
  ['letters of Windows-1252', Buffer.from('request_id,caf\u00e9\r\n', 'latin1'), expect.stringMatching(/CSV UTF-8/)],
  ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), 'Please upload a file of 2 MB or less.'],
])('a file with %s is refused with its message', async (_what, content, message) => {
  expect(await send(content)).toMatchObject({ status: 422, body: { error: { fields: { file: [message] } } } });
});

test('rows that differ wait for a decision: accepted with remarks when the payment is ours, else closed without booking', async () => {
  const [amount, reference, unpaid] = [await createPayment(), await createPayment(), await createPayment('1.00')];
  const { body: file } = await send(
    renderCsv(
      toRow(amount, { gross: '3400.00', fee: '68.00', net: '3332.00' }),
      toRow(reference, { response_id: '77' }),
      toRow(unpaid),
      toRow('SI260112ZZZZZZZZZZZZZZ'),
    ),
  );
  expect(file.lines.map(({ problem, message }) => [problem, message])).toEqual([
    ['AMOUNT', 'Our records show a different amount.'],
    ['REFERENCE', 'The gateway’s reference number differs from our records.'],
    ['UNPAID', 'This payment is in our records but is not recorded as paid.'],
    ['UNKNOWN', 'We have no record of this payment.'],
  ]);
  const decide = (place: number, decision: string) =>
    server.request(decideSettlementRow, treasurer, {
      params: { file_id: file.file_id, line_id: file.lines[place]?.line_id ?? 0 },
      body: { decision, remarks: 'Told by the gateway.' },
    });
  expect((await decide(3, 'accept')).status).toBe(409);
  expect((await decide(0, 'accept')).body).toMatchObject({ matched: 1, exceptions: 3 });
  expect((await decide(0, 'accept')).status).toBe(409);
  for (const place of [1, 2, 3]) expect((await decide(place, 'set_aside')).status).toBe(200);
  expect(
    (
      await server.request(confirmDeposit, treasurer, {
        params: { file_id: file.file_id },
        body: { bank_reference: 'BNK-0112', deposited_on: '2026-01-12' },
      })
    ).body,
  ).toMatchObject({ deposited: 1, closed: 3 });
});

test('money that was set aside is settled with the amount that came', async () => {
  const request_id = await createPayment('1000.00');
  const { exception_id } = (await server.request(listExceptions, treasurer, { query: { search: request_id } })).body
    .data[0] ?? { exception_id: 0 };
  await server.request(creditException, treasurer, { params: { exception_id }, body: { reason: 'The owner agreed.' } });
  expect(
    (await send(renderCsv(toRow(request_id, { gross: '1000.00', fee: '20.00', net: '980.00' })))).body,
  ).toMatchObject({
    matched: 1,
    exceptions: 0,
  });
});

test('money for a number that was not ours, posted to an order later, leaves nothing due from the gateway in any fund', async () => {
  const { assessment_code } = await createApprovedOrder(server, people);
  const params = { assessment_code };
  const { top_no } = (await server.request(getCurrentDue, owner, { params })).body;
  const before = await loadBalances('1-03-99-990');
  const request_id = 'SI260112NOTOURSNOTOURS';
  await sendNotice(server, { request_id, amount: '3405.00' });
  const { exception_id } = (await server.request(listExceptions, treasurer, { query: { search: request_id } })).body
    .data[0] ?? { exception_id: 0 };
  expect(
    (
      await server.request(matchException, treasurer, {
        params: { exception_id },
        body: { top_no, reason: 'The payer showed it.' },
      })
    ).status,
  ).toBe(200);

  const { body: file } = await send(renderCsv(toRow(request_id, { bank_reference: 'BNK-MATCHED' })));
  expect(file).toMatchObject({ matched: 1, exceptions: 0 });
  await server.request(confirmDeposit, treasurer, {
    params: { file_id: file.file_id },
    body: { bank_reference: 'BNK-MATCHED', deposited_on: '2026-01-12' },
  });
  expect(await loadBalances('1-03-99-990')).toEqual(before);
});

test('payments that the gateway should have paid out and did not are listed by name, from the fourth working day on', async () => {
  const request_id = await createPayment();
  const listMissing = async () =>
    (await server.request(listUnsettledPayments, treasurer)).body.data.find((one) => one.request_id === request_id);
  server.setNow('2026-01-15T08:00:00+08:00');
  expect(await listMissing()).toBeUndefined();
  server.setNow('2026-01-16T08:00:00+08:00');
  expect(await listMissing()).toMatchObject({ amount: '3405.00', days: 4 });
  await send(renderCsv(toRow(request_id, { settled_on: '2026-01-16' })));
  expect(await listMissing()).toBeUndefined();
});

test('the sum of the payments that were not paid out counts those beyond the listed five hundred', async () => {
  const request_id = await createPayment();
  await sql`
    insert into payment_attempt
    select (jsonb_populate_record(t, jsonb_build_object('request_id', 'SI260112MANY' || lpad(n::text, 10, '0')))).*
    from payment_attempt t, generate_series(1, 500) n
    where t.request_id = ${request_id}`.execute(server.api.db);
  server.setNow('2026-01-16T08:00:00+08:00');
  const { rows } = await sql<{ total: string }>`
    select to_char(sum(amount) / 100.0, 'FM999999990.00') as total
    from payment_attempt
    where state = 'SUCCEEDED' and not is_settled`.execute(server.api.db);
  const { body } = await server.request(listUnsettledPayments, treasurer);
  expect([body.data.length, body.total]).toEqual([500, rows[0]?.total]);
});

test('only a treasurer imports a file', async () => {
  expect((await send(renderCsv(), await server.person('admin'))).status).toBe(403);
  expect((await server.request(listSettlements, await server.person('admin'))).status).toBe(200);
  expect((await server.request(listSettlements, owner)).status).toBe(403);
});
