import { approveBill, computeBill, downloadBill, getBill, type PaymentMode } from '@ebpls/contracts';

import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';
import { openAccount } from '../../domain/ledger/bill-account.ts';
import { findOrderInForce } from '../../domain/ledger/due/orders.queries.ts';
import { renderBillPdf } from '../bill-pdf/bill-pdf.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const MODES: readonly (readonly [PaymentMode, number])[] = [
  ['ANNUAL', 1],
  ['SEMI_ANNUAL', 2],
  ['QUARTERLY', 4],
];

async function createApprovedOrder(mode: PaymentMode) {
  const application = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL', mode });
  const { bill_id } = (
    await server.request(computeBill, clerk, { params: { assessment_code: application.assessment_code } })
  ).body;
  await server.request(approveBill, treasurer, { params: { bill_id } });
  return { ...application, bill_id };
}

/** Renders a real order with the given number of items, as of a day. */
async function renderBill(
  mode: PaymentMode,
  { lines, day = '2026-01-12' }: { readonly lines: number; readonly day?: string },
) {
  const { assessment_id } = await createApprovedOrder(mode);
  const order = await findOrderInForce(server.api.db, assessment_id);
  if (!order) throw new Error('no order');
  const account = await openAccount(server.api.db, order, { rows: await loadReferenceRows(server.api.db), day });
  const many = Array.from({ length: lines }, (_, index) => account.lines[index % account.lines.length]).filter(
    (line) => line !== undefined,
  );
  return readPdfPages(await renderBillPdf(server.api, { ...account, lines: many }));
}

test.each(MODES)(
  'an order paid %s fits one sheet, with its %s installments and the code under the total',
  async (mode, count) => {
    const { bill_id, assessment_code } = await createApprovedOrder(mode);
    expect((await server.request(getBill, owner, { params: { assessment_code } })).body.installments).toHaveLength(
      count,
    );
    const file = (await server.request(downloadBill, owner, { params: { bill_id } })).raw;
    const pages = readPdfPages(file);
    expect(pages).toHaveLength(1);
    const texts = pages[0]?.texts ?? [];
    expect(texts.indexOf('Installment')).toBeGreaterThan(texts.findIndex((text) => text.startsWith('Total ₱')));
    expect(texts.filter((text) => /^\d{1,2} (?:Jan|Apr|Jul|Oct) 2026$/.test(text)).length).toBeGreaterThanOrEqual(
      count,
    );
  },
);

test.each(MODES)('paid %s in %s, twenty items still fit on the one sheet, sixteen when all are late', async (mode) => {
  expect(await renderBill(mode, { lines: 20 })).toHaveLength(1);
  expect(await renderBill(mode, { lines: 16, day: '2026-11-22' })).toHaveLength(1);
});

test('after its last day an order says on which day its amounts were computed', async () => {
  const [inTime = '', late = ''] = await Promise.all(
    ['2026-01-12', '2026-11-22'].map(async (day) =>
      (await renderBill('QUARTERLY', { lines: 3, day })).map(({ texts }) => texts.join(' ')).join(' '),
    ),
  );
  expect(inTime).toContain('12 Jan 2026 20 Jan 2026 Date Valid until');
  expect(late).toContain('12 Jan 2026 22 Nov 2026 Date As of');
  expect(late).not.toContain('Valid until');
});

test('an order that needs a second sheet repeats its head there and keeps total, installments and names together', async () => {
  const pages = await renderBill('QUARTERLY', { lines: 60 });
  expect(pages.length).toBeGreaterThan(1);
  for (const { texts } of pages.slice(1)) {
    expect(texts.join(' ')).toMatch(
      /Municipality of San Isidro, Province of Maligaya .*Tax order of payment TOP-2026-\d{6} \(continued\)/,
    );
  }
  const last = pages.at(-1)?.texts.join(' ') ?? '';
  for (const part of [
    'Total ₱',
    'Due on 12 Jan 2026: ₱',
    'First quarter, 2026',
    'Fourth quarter, 2026',
    'Computed by',
    'Approved by',
  ])
    expect(last).toContain(part);
});
