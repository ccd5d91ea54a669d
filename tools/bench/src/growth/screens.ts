// Measures how long others wait while twenty people open one screen, in a small and a large municipality.

import { setTimeout as pause } from 'node:timers/promises';

import { generateData } from '../../../seed/src/generated/generated-database.ts';
import { type Reading, findSlowestReading } from '../reading.ts';
import { type GrownFixture, withGrownFixtures, PASSWORD, signIn } from './grown-fixture.ts';

const DAY = '2027-01-11';
const YEARS = 3;
/** Businesses of the two municipalities; BENCH_BUSINESSES sets the larger number. */
const SCREEN_SIZES = [1_000, Number(process.env['BENCH_BUSINESSES'] ?? 20_000)] as const;
const READERS = 20;
const MEASURED_MS = 6_000;
const MAX_OTHERS_MS = 300;
const MAX_HEALTH_MS = 50;

const STAFF = (desk: string, number: number): string => `${desk}${1 + (number % 20)}@generated.example`;

/** Screens that twenty people open at once, each with whose it is. */
const SCREENS = [
  ['counter receipts', '/api/counter/receipts?collector=all', 'cashier'],
  ['counter receipts, search', '/api/counter/receipts?collector=all&search=Matibay', 'cashier'],
  ['admin dashboard', '/api/dashboard/admin', 'treasurer'],
  ['map list', '/api/business-map/list', 'bplo'],
  ['map clusters', '/api/business-map/clusters?south=13.1&west=123.3&north=13.4&east=123.6&zoom=12', 'bplo'],
  ['affiliate permit list', '/api/affiliate/permit-list', 'affiliate'],
  ['settlements missing', '/api/settlements/missing', 'treasurer'],
  ['delinquent report', '/api/reports/delinquent', 'treasurer'],
  ['transactions', '/api/assessments?limit=25', 'bplo'],
] as const;

/** Requests of others meanwhile. */
const OTHERS = [
  ['/api/clearances?view=open', 'fire'],
  ['/api/assessments?limit=25', 'bplo'],
  ['/api/notifications', 'bplo'],
] as const;

interface LoadTimes {
  readonly others: number;
  readonly health: number;
  readonly refused: number;
  readonly answers: number;
}

/**
 * P-24: twenty readers of any screen in a small and a large municipality; how long others and the health check wait, and
 * how many are refused with 503.
 */
export function measureScreenReaders(): Promise<Reading[]> {
  const fill = (url: string, businesses: number): Promise<void> =>
    generateData({ url, businesses, years: YEARS, today: DAY, password: PASSWORD });
  const growth = { name: 'screens', sizes: SCREEN_SIZES, fill, settings: { EBPLS_NOW: DAY } };
  return withGrownFixtures(growth, async (fixtures) => {
    const readings: Reading[] = [];
    for (const screen of SCREENS) readings.push(...(await measureScreen(fixtures, screen)));
    return readings;
  });
}

async function measureScreen(
  fixtures: readonly GrownFixture[],
  [name, path, desk]: (typeof SCREENS)[number],
): Promise<Reading[]> {
  const loads: LoadTimes[] = [];
  for (const fixture of fixtures) loads.push(await measureTogether(fixture, path, desk));
  const [small, large] = [loads[0], loads.at(-1)];
  if (!small || !large) return [];
  const what = `twenty readers of ${name}`;
  return [
    {
      id: 'P-24',
      what: `${what}, others (p95)`,
      unit: 'ms',
      ours: large.others,
      theirs: small.others,
      other: `with ${SCREEN_SIZES[0]}`,
      must: { most: Math.max(1, MAX_OTHERS_MS / small.others) },
    },
    {
      id: 'P-24',
      what: `${what}, health (p99)`,
      unit: 'ms',
      ours: large.health,
      must: { most: MAX_HEALTH_MS },
    },
    {
      id: 'P-24',
      what: `${what}, answers 503 of ${large.answers}`,
      unit: 'answers',
      ours: large.refused,
      must: { most: 0 },
    },
  ];
}

async function measureTogether(fixture: GrownFixture, path: string, desk: string): Promise<LoadTimes> {
  const readers = await Promise.all(
    Array.from({ length: READERS }, (_, at) => signIn(fixture.origin, STAFF(desk, at))),
  );
  const others = await Promise.all(OTHERS.map(([, whose], at) => signIn(fixture.origin, STAFF(whose, at + 15))));
  const end = performance.now() + MEASURED_MS;
  const statuses: number[] = [];
  const repeat = async (url: string, token: string, every_ms: number): Promise<number[]> => {
    const times: number[] = [];
    while (performance.now() < end) {
      const from = performance.now();
      const answer = await fetch(`${fixture.origin}${url}`, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      times.push(performance.now() - from);
      statuses.push(answer.status);
      await pause(every_ms);
    }
    return times;
  };
  const reading = readers.map((token) => repeat(path, token, 50));
  const [health = [], ...waits] = await Promise.all([
    repeat('/api/health', '', 100),
    ...OTHERS.map(([url], at) => repeat(url, others[at] ?? '', 50)),
  ]);
  await Promise.all(reading);
  return {
    others: findSlowestReading(waits.flat(), 0.95),
    health: findSlowestReading(health, 0.99),
    refused: statuses.filter((status) => status === 503).length,
    answers: statuses.length,
  };
}
