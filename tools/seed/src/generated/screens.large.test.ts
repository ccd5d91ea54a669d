import { createDatabase } from '@ebpls/testing-api';
import { enqueueJob } from '../../../../apps/api/src/platform/jobs/jobs.ts';
import { readConfig } from '../../../../apps/api/src/platform/config/config.ts';
import { readMunicipality } from '../municipality/municipality.ts';
import { openScenarioServer, type ScenarioServer } from '../scenario/scenario-server.ts';
import { formatPlan, type StatementCost } from './explain-statement.ts';
import { generateData } from './generated-database.ts';
import { type MeasuredScreen, measureScreens } from './measure-screens.ts';

const SIZE = { businesses: 2_000, years: 2 };
/** Nineteen pages of a list, with five looks for each of its rows: far less than any table that grows. */
const ROWS_MOST = 2_500;
const SLOW_MS = 50;

/** Behind the gate for heavy reads: a few at once, others wait or come again. */
const HEAVY = [
  'downloadAttempts',
  'downloadAttempts by search',
  'downloadClearances',
  'downloadClearances by search',
  'downloadHoldings',
  'downloadHoldings by search',
  'downloadReport',
  'downloadTransactions',
  'downloadTransactions by search',
  'downloadUsers',
  'downloadUsers by search',
  'getReport',
  'listBarangays',
];
/** Twenty businesses with all their years and receipts, and counts that stop at a thousand: the page is the bound. */
const PAGED = ['getStatement', 'listTransactions', 'listTransactions by search'];
/** Behind the gate for screens that look at many rows. */
const WIDE = [
  'getAdminDashboard',
  'getOwnerFigures',
  'getPermitList',
  'getSetUp',
  'listCounterReceipts by search',
  'listMappedBusinesses',
  'listPinClusters',
];
/** Without a bound: what they read grows with the years, or with the businesses of one owner. */
const GROWING = [
  // All payments of one owner, and the entries of the owner’s open bills.
  'getOwnerDashboard',
  'listOwnerTasks',
  'listMyPayments',
  'listMyPayments by search',
  // A search reads the whole list: orders in force, cheques, deposit slips, accounts.
  'findCounterOrders by search',
  'listCheques by search',
  'listDepositSlips by search',
  'listUsers by search',
  // The bills of each version of the revenue code are counted.
  'getOrdinance',
  'listOrdinances',
  // Every reversal, refund and payout is compared with the reports.
  'listOpenCollections',
];

let server: ScenarioServer;
let screens: MeasuredScreen[];
const end: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const database = await createDatabase();
  end.push(() => database.drop());
  await generateData({ ...SIZE, url: database.url, today: '2027-01-11', password: 'a long phrase for the test' });
  server = await openScenarioServer(
    readConfig({ DATABASE_URL: database.serving_url, LOG_LEVEL: 'error' }),
    readMunicipality('san-isidro'),
  );
  end.push(() => server.close());
  server.at(new Date('2027-01-11T10:00:00+08:00'));
  screens = await measureScreens(server, database.url);
  print(screens);
}, 600_000);
afterAll(async () => {
  for (const close of end.toReversed()) await close();
});

const heaviest = ({ statements }: MeasuredScreen): StatementCost | undefined =>
  statements.toSorted((one, other) => other.rows_read - one.rows_read)[0];

/** Prints the milliseconds, which mean something on a quiet machine alone, with the plans of the slow ones. */
function print(measuredScreens: readonly MeasuredScreen[]): void {
  for (const screen of measuredScreens.toSorted((one, other) => other.milliseconds - one.milliseconds)) {
    const { name, status, milliseconds } = screen;
    const cost = heaviest(screen);
    const rows = String(Math.round(cost?.rows_read ?? 0));
    process.stdout.write(
      `${name.padEnd(36)} ${status} ${milliseconds.toFixed(0).padStart(6)} ms ${rows.padStart(8)} rows\n`,
    );
    if (cost && milliseconds > SLOW_MS) process.stdout.write(`${formatPlan(cost.plan)}\n`);
  }
}

test('no screen reads more rows than its page needs, but those behind a gate', () => {
  const knownScreens = new Set([...HEAVY, ...PAGED, ...WIDE, ...GROWING]);
  const wide = screens.filter(
    (screen) => (heaviest(screen)?.rows_read ?? 0) > ROWS_MOST && !knownScreens.has(screen.name),
  );
  expect(wide.map((screen) => `${screen.name}: ${heaviest(screen)?.rows_read} ${heaviest(screen)?.text}`)).toEqual([]);
});

test('no screen fails on the rows of years', () => {
  expect(screens.filter(({ status }) => status >= 500).map(({ name }) => name)).toEqual([]);
  expect(screens.filter(({ reader }) => reader !== undefined).length).toBeGreaterThan(130);
});

test('receipts over the counter are read by their own index', () => {
  const list = screens.find(({ name }) => name === 'listCounterReceipts');
  expect(list && heaviest(list)?.scanned).toEqual([]);
  expect(list && heaviest(list)?.rows_read).toBeLessThan(500);
});

test('the check of orders finds no difference', async () => {
  await server.api.db
    .updateTable('bill')
    .set({ is_checked: false })
    .where('state', 'in', ['APPROVED', 'SETTLED'])
    // Every tenth: the check looks at one order after the other.
    .where('top_no', 'like', '%7')
    .execute();
  const countUnchecked = async (): Promise<number> =>
    (await server.api.db.selectFrom('bill').select('bill_id').where('is_checked', '=', false).execute()).length;
  for (let left = await countUnchecked(), before = left + 1; left > 0 && left < before;) {
    await enqueueJob(server.api.db, { task: 'check_orders', payload: {} });
    await server.api.jobs.runDue();
    [before, left] = [left, await countUnchecked()];
  }
  expect(await countUnchecked()).toBe(0);
  expect(await server.api.db.selectFrom('order_difference').selectAll().limit(3).execute()).toEqual([]);
}, 300_000);
