import { DASHBOARD_PERIODS, type DashboardPeriod, getAdminDashboard } from '@ebpls/contracts';

import { createAcceptedApplication } from '../../testing/application-fixture.ts';
import { listAllTransactions } from '../../testing/figures/figure-lists.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { listCollectionRanges, listFlowRanges } from './dashboard-periods.ts';

let server: TestServer;
let fixture: MunicipalityFixture;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  server.setNow('2026-01-14T15:00:00+08:00');
  await createAcceptedApplication(server, fixture.people);
});
afterAll(() => server.close());

async function loadDashboard(period?: DashboardPeriod) {
  const { status, body } = await server.request(getAdminDashboard, fixture.people.treasurer, {
    query: period === undefined ? {} : { period },
  });
  expect(status).toBe(200);
  return body;
}

type Filters = Omit<Parameters<typeof listAllTransactions>[2], 'view'> & { readonly view?: string };

const countListed = async (filters: Filters): Promise<number> =>
  (await listAllTransactions(server, fixture.people.treasurer, { view: 'all', ...filters })).length;

/** Largest value that each figure had in any period. */
const largest = new Map<string, number>();
function expectSize(figure: string, value: number, listed: number): void {
  expect([figure, value]).toEqual([figure, listed]);
  largest.set(figure, Math.max(largest.get(figure) ?? 0, value));
}

test.each(DASHBOARD_PERIODS)(
  'in the period %s every column, class and stage is as large as the list behind it',
  async (period) => {
    const { per_day, days_to_decide, stages, period_from: from, counted_on: to } = await loadDashboard(period);
    const sum = (key: 'filed' | 'issued') => per_day.reduce((all, bucket) => all + bucket[key], 0);
    expectSize('filed in all', sum('filed'), await countListed({ dated_by: 'filed', from, to }));
    expectSize('issued in all', sum('issued'), await countListed({ dated_by: 'issued', from, to }));
    for (const { day, until, hour, filed, issued } of per_day.filter((bucket) => bucket.filed + bucket.issued > 0)) {
      if (hour !== null) continue;
      expectSize('filed', filed, await countListed({ dated_by: 'filed', from: day, to: until }));
      expectSize('issued', issued, await countListed({ dated_by: 'issued', from: day, to: until }));
    }
    for (const { arta_class, decided } of days_to_decide)
      expectSize('decided', decided, await countListed({ dated_by: 'decided', from, to, arta_class }));
    for (const { view, now, reached } of stages) {
      expectSize(`stage.${view}`, now, await countListed({ view, dated_by: 'filed', from, to }));
      expectSize(`reached.${view}`, reached, await countListed({ stage: view, dated_by: 'filed', from, to }));
    }
    const stageCounts = stages.map((stage) => stage.reached);
    expect(stageCounts).toEqual(stageCounts.toSorted((one, other) => other - one));
  },
);

test('every kind of figure was above zero in one period, so that none agreed by being empty', () => {
  expect([...largest].filter(([, value]) => value === 0).map(([figure]) => figure)).toEqual([]);
});

test('without a period the figures are those of the last 30 days, with eight weeks of collections', async () => {
  const { period, period_from, counted_on, per_day, collected_per_week } = await loadDashboard();
  expect([period, period_from, counted_on]).toEqual(['last_30_days', '2025-12-16', '2026-01-14']);
  expect(per_day).toHaveLength(30);
  expect(collected_per_week).toHaveLength(8);
});

test('collections are compared with the same dates a year before, up to the date of today', async () => {
  const sum = async () => (await loadDashboard('month')).collected_per_week.map(({ last_year }) => last_year);
  server.setNow('2027-01-13T15:00:00+08:00');
  const earlier = await sum();
  server.setNow('2027-01-11T15:00:00+08:00');
  const before = await sum();
  server.setNow('2026-01-14T15:00:00+08:00');
  const paid = (await loadDashboard('month')).collected_per_week.map(
    ({ online, counter }) => Number(online) + Number(counter),
  );
  expect(earlier.reduce((all, amount) => all + Number(amount), 0)).toBe(paid.reduce((all, amount) => all + amount, 0));
  expect(paid.some((amount) => amount > 0)).toBe(true);
  expect(before.every((amount) => Number(amount) === 0)).toBe(true);
});

test('an office’s share of its limit is that of its middle clearance and of nine of ten, in percent', async () => {
  const { offices } = await loadDashboard('month');
  const decided = offices.filter(({ median_days }) => median_days !== null);
  expect(decided.length).toBeGreaterThan(0);
  expect(decided.every(({ limit_used }) => limit_used !== null && limit_used >= 0)).toBe(true);
  for (const { median_days, limit_used, nine_of_ten_days, nine_of_ten_used } of decided) {
    expect(nine_of_ten_days).toBeGreaterThanOrEqual(median_days ?? 0);
    expect(nine_of_ten_used).toBeGreaterThanOrEqual(limit_used ?? 0);
  }
});

test('a year has its months up to today, a month the weeks that touch it', () => {
  expect(listFlowRanges('year', '2026-03-10')).toEqual([
    { from: '2026-01-01', to: '2026-01-31', hour: null },
    { from: '2026-02-01', to: '2026-02-28', hour: null },
    { from: '2026-03-01', to: '2026-03-10', hour: null },
  ]);
  expect(listFlowRanges('year', '2026-12-31').at(-1)).toEqual({ from: '2026-12-01', to: '2026-12-31', hour: null });
  expect(listFlowRanges('today', '2026-03-10').map(({ hour }) => hour)).toEqual([...Array(24).keys()]);
  expect(listCollectionRanges('month', '2026-03-10')).toEqual([
    { from: '2026-03-01', to: '2026-03-01' },
    { from: '2026-03-02', to: '2026-03-08' },
    { from: '2026-03-09', to: '2026-03-10' },
  ]);
  expect(listCollectionRanges('last_30_days', '2026-03-10').at(-1)).toEqual({ from: '2026-03-09', to: '2026-03-15' });
});
