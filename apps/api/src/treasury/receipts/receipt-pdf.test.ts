import {
  cancelReceipt,
  type Centavos,
  downloadPaymentReceipts,
  downloadReceipt,
  verifyReceipt,
} from '@ebpls/contracts';

import { formatAmountInWords } from '../../platform/pdf/amount-in-words.ts';
import { loadSigningKeys } from '../../platform/pdf/signing-keys.ts';
import {
  createApprovedOrder,
  type CounterPeople,
  openCashierFixture,
  collectAtCounter,
} from '../../testing/cashier-fixture.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { readPdfPages, readPdfText } from '../../testing/pdf/read-pdf.ts';
import { createReceiptToken } from './receipt-token.ts';

let server: TestServer;
let people: CounterPeople;
beforeAll(async () => {
  ({ server, people } = await openCashierFixture());
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:05:00+08:00'));

/** Numbers of a payment's receipts: municipality, barangay, fire bureau. */
async function createPaidReceipts(): Promise<string[]> {
  return (await collectAtCounter(server, people.cashier, await createApprovedOrder(server, people))).body.receipts.map(
    ({ receipt_no }) => receipt_no,
  );
}

const check = async (token: string) => (await server.request(verifyReceipt, undefined, { params: { token } })).body;

async function loadToken(receipt_no: string): Promise<string> {
  const receipt = await server.api.db
    .selectFrom('receipt')
    .select(['receipt_no', 'issued_at'])
    .where('receipt_no', '=', receipt_no)
    .executeTakeFirstOrThrow();
  return createReceiptToken(loadSigningKeys(server.api.config), receipt);
}

test.each([
  [1_650_050, 'SIXTEEN THOUSAND FIVE HUNDRED PESOS AND 50/100 ONLY'],
  [1_650_000, 'SIXTEEN THOUSAND FIVE HUNDRED PESOS ONLY'],
  [100, 'ONE PESO ONLY'],
  [5, 'ZERO PESOS AND 05/100 ONLY'],
  [
    123_456_789_01,
    'ONE HUNDRED TWENTY THREE MILLION FOUR HUNDRED FIFTY SIX THOUSAND SEVEN HUNDRED EIGHTY NINE PESOS AND 01/100 ONLY',
  ],
])('%d centavos are %s', (amount, text) => {
  expect(formatAmountInWords(amount as Centavos)).toBe(text);
});

test('a receipt has its amount and day in words, its purpose, and its fund by name', async () => {
  const [receipt_no = ''] = await createPaidReceipts();
  const { raw, headers } = await server.request(downloadReceipt, people.owner, { params: { receipt_no } });
  expect(headers['content-type']).toBe('application/pdf');
  const text = readPdfText(raw);
  for (const part of [
    'TWO THOUSAND SEVEN HUNDRED FIVE PESOS ONLY',
    '12 January 2026, 9:05 AM',
    'Whole year 2026',
    'General fund',
    'Check this receipt',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/\bGENERAL\b|Installment/);
});

test('a fee that is charged once is for the year, and the tax of a quarter is for its quarter', async () => {
  const order = await createApprovedOrder(server, people, { type: 'RENEWAL', mode: 'QUARTERLY' });
  const { body } = await collectAtCounter(server, people.cashier, order);
  const { raw } = await server.request(downloadReceipt, people.owner, {
    params: { receipt_no: body.receipts[0]?.receipt_no ?? '' },
  });
  const [{ texts = [] } = {}] = readPdfPages(raw);
  expect(texts.filter((text) => text === 'First quarter, 2026')).toHaveLength(1);
  expect(texts.filter((text) => text === '2026').length).toBeGreaterThan(1);
});

test('the receipts of one payment are one paper, each whole on its sheet', async () => {
  const receipts = await createPaidReceipts();
  expect(receipts).toHaveLength(3);
  const { status, raw, headers } = await server.request(downloadPaymentReceipts, people.owner, {
    params: { receipt_no: receipts[2] ?? '' },
  });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/filename="Receipts TOP-2026-\d{6}\.pdf"$/);
  const pages = readPdfPages(raw).map(({ texts }) => texts.join(' '));
  expect(pages.length).toBeLessThan(3);
  for (const receipt_no of receipts) expect(pages.filter((text) => text.includes(receipt_no))).toHaveLength(1);
  for (const fund of ['General fund', 'Trust fund, barangay', 'Trust fund, Bureau of Fire Protection'])
    expect(pages.join(' ')).toContain(fund);
  expect(pages.join(' ').match(/PESOS ONLY/g)).toHaveLength(3);
});

test('nobody prints the receipts of another owner', async () => {
  const [receipt_no = ''] = await createPaidReceipts();
  const otherOwner = await server.person('user');
  expect((await server.request(downloadPaymentReceipts, otherOwner, { params: { receipt_no } })).status).toBe(404);
  expect((await server.request(downloadPaymentReceipts, undefined, { params: { receipt_no } })).status).toBe(401);
});

test('anyone checks the code of a receipt, and sees nothing of who paid', async () => {
  const [receipt_no = ''] = await createPaidReceipts();
  const verification = await check(await loadToken(receipt_no));
  expect(verification).toEqual({
    verdict: 'genuine',
    checked_at: '2026-01-12T01:05:00.000Z',
    receipt: {
      receipt_no,
      agency: 'MUNICIPAL',
      issued_on: '2026-01-12',
      amount: '2705.00',
      municipality: 'San Isidro, Maligaya',
    },
  });

  await server.request(cancelReceipt, people.treasurer, { params: { receipt_no }, body: { reason: 'Wrong order.' } });
  expect(await check(await loadToken(receipt_no))).toMatchObject({
    verdict: 'cancelled',
    receipt: { receipt_no, amount: '2705.00' },
  });
});

test('a code with a foreign signature is forged, a signed code of a missing receipt is unknown', async () => {
  const [receipt_no = ''] = await createPaidReceipts();
  const genuine = await loadToken(receipt_no);
  const forgedTokens = [genuine.slice(0, -2), genuine.replace(receipt_no, 'EOR-2026-09999999'), receipt_no, 'x'];
  for (const token of forgedTokens) expect(await check(token)).toMatchObject({ verdict: 'forged', receipt: null });
  const unknown = createReceiptToken(loadSigningKeys(server.api.config), {
    receipt_no: 'EOR-2026-09999999',
    issued_at: '2026-01-12T01:05:00.000Z',
  });
  expect(await check(unknown)).toMatchObject({ verdict: 'unknown', receipt: null });
});
