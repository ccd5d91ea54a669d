import {
  downloadBill,
  downloadPermit,
  downloadReceipt,
  findPermit,
  getAssessment,
  getBill,
  getCompany,
  getCurrentDue,
  getReport,
  issueStatement,
  listCheques,
  listRefunds,
  REPORTS,
} from '@ebpls/contracts';

import { checkOneFigure, checkRows } from '../../testing/payment-model/check-run.ts';
import { toAmountText } from '../../testing/payment-model/payment-model.ts';
import {
  openUpgradedServer,
  type UpgradedOrder,
  type UpgradedServer,
} from '../../testing/upgrade/open-upgraded-server.ts';
import {
  getUpgradedOrder,
  listOrderFigures,
  listSingleOrders,
  listUpgradeDifferences,
  type OrderFigures,
} from '../../testing/upgrade/order-figures.ts';

let upgradedServer: UpgradedServer;
let orders: readonly OrderFigures[];

beforeAll(async () => {
  upgradedServer = await openUpgradedServer();
  orders = await listOrderFigures(upgradedServer);
});
afterAll(() => upgradedServer.server.close());

async function listNames(kind: Parameters<typeof listUpgradeDifferences>[1]): Promise<string[]> {
  const codes = new Set(
    (await listUpgradeDifferences(upgradedServer, kind)).map(({ assessment_code }) => assessment_code),
  );
  return orders.filter(({ assessment_code }) => codes.has(assessment_code)).map(({ name }) => name);
}

/** Adds replies with a server failure. */
async function openPage(failures: string[], name: string, reply: Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await reply;
  if (status >= 500) failures.push(`${name}: ${status}`);
}

async function openOrderPages(failures: string[], order: UpgradedOrder): Promise<void> {
  const { server, people } = upgradedServer;
  const { name, assessment_code, company_code } = order;
  const params = { assessment_code };
  const bill = await server.request(getBill, people.owner, { params });
  const pages = {
    bill: Promise.resolve(bill),
    due: server.request(getCurrentDue, people.owner, { params }),
    application: server.request(getAssessment, people.owner, { params }),
    business: server.request(getCompany, people.owner, { params: { company_code } }),
    statement: server.request(issueStatement, people.owner, { body: { company_code } }),
    ...(bill.status === 200 && {
      paper: server.request(downloadBill, people.owner, { params: { bill_id: bill.body.bill_id } }),
    }),
  };
  for (const [page, reply] of Object.entries(pages)) await openPage(failures, `${name}, ${page}`, reply);
}

test('one figure is owed wherever it is shown, and every row of a statement adds up', () => {
  const single = listSingleOrders(orders);
  expect(single.length).toBeGreaterThan(40);
  const problems = single.flatMap(({ name, figures }) =>
    [...checkOneFigure(figures), ...checkRows(figures)].map((problem) => `${name}: ${problem}`),
  );
  expect(problems).toEqual([]);
});

test('a difference between copies and receipts is a row for the treasurer', async () => {
  expect(await listNames('ALLOCATION')).toEqual([
    '2025 part cancelled',
    'N5 paid',
    'issued, next quarter part',
    '2025 part, carried',
    'C05',
    'C05 open',
    'N5',
  ]);
});

test('a state that follows the receipts only since the check is a row', async () => {
  expect(await listNames('STATE')).toEqual([
    'cheque deposited',
    '2025 part, carried',
    'C04 issued',
    'N2 tax',
    'N4',
    'cheque held',
  ]);
});

test('a changed amount owed is a row with both amounts', async () => {
  const rows = await listUpgradeDifferences(upgradedServer, 'OWED');
  const byCompany = new Map(rows.map((row) => [row.company_code, row]));
  for (const { name, company_code, formerly_owed, figures } of orders) {
    const after = toAmountText(figures.statement.balance);
    const row = byCompany.get(company_code);
    const recordedAmounts = row && [row.recorded, row.computed].map((amount) => toAmountText(Number(amount)));
    expect([name, ...(recordedAmounts ?? [after, after])]).toEqual([name, formerly_owed, after]);
  }
});

test('the report of differences writes amounts in pesos', async () => {
  const { server, people } = upgradedServer;
  const { body } = await server.request(getReport, people.treasurer, {
    params: { report: 'differences' },
    query: { limit: 100 },
  });
  const { company_code } = getUpgradedOrder(upgradedServer, 'N1');
  const [row] = body.data.filter(({ texts }) => texts?.['company_code'] === company_code);
  expect(row?.texts).toMatchObject({ difference: 'Amount due on the order', recorded: '65.00', computed: '73.75' });
});

test('every page and paper of every order opens', async () => {
  const failures: string[] = [];
  for (const order of orders) await openOrderPages(failures, order);
  expect(failures).toEqual([]);
});

test('every receipt, permit and report opens', async () => {
  const { server, people } = upgradedServer;
  const failures: string[] = [];
  for (const { receipt_no } of upgradedServer.receipts)
    await openPage(failures, receipt_no, server.request(downloadReceipt, people.treasurer, { params: { receipt_no } }));
  const permits = await server.api.db.selectFrom('permit').select('permit_no').execute();
  for (const { permit_no } of permits) {
    await openPage(failures, permit_no, server.request(findPermit, undefined, { query: { permit_no } }));
    await openPage(
      failures,
      `${permit_no}.pdf`,
      server.request(downloadPermit, people.owner, { params: { permit_no } }),
    );
  }
  for (const report of REPORTS)
    await openPage(failures, report, server.request(getReport, people.treasurer, { params: { report } }));
  await openPage(failures, 'cheques', server.request(listCheques, people.treasurer));
  await openPage(failures, 'refunds', server.request(listRefunds, people.treasurer));
  expect(failures).toEqual([]);
});
