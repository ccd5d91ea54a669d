// Measures how much slower lists and searches of the offices are with a million applications (goal P-11).

import { setTimeout as pause } from 'node:timers/promises';

import { openPlainPool } from '../../../../apps/api/src/platform/database/database.ts';
import { computeMedian, type Reading } from '../reading.ts';
import { type Desk, getDeskEmail, fillDesks, PEOPLE_OF_DESK } from './fill-desks.ts';
import {
  fetchList,
  type GrowingList,
  type GrownFixture,
  measureGrowth,
  withGrownFixtures,
  signIn,
} from './grown-fixture.ts';

const DESK_LIST_SIZES = [10_000, 1_000_000] as const;

interface DeskList {
  readonly path: string;
  readonly staffMember: Desk;
}

/**
 * How much slower a list may be at a million rows than at ten thousand; the quality goals let a search grow to three
 * times.
 */
const MAX_GROWTH = 1.5;

const NAME_SEARCH = encodeURIComponent('Matibay');
const USUAL = encodeURIComponent('sari-sari');

/** Lists that the desks open all day. */
const LISTS: Readonly<Record<string, DeskList>> = {
  'queue of an office': { path: '/api/clearances?limit=25', staffMember: 'fire' },
  'decided of an office': { path: '/api/clearances?view=decided&limit=25', staffMember: 'fire' },
  'queue by name': { path: '/api/clearances?sort=business&limit=25', staffMember: 'fire' },
  'what lies with the owners of an office': {
    path: '/api/clearances?view=with_owner&limit=25',
    staffMember: 'fire',
  },
  'register of an office': { path: '/api/holdings?limit=25', staffMember: 'fire' },
  'register by name': { path: '/api/holdings?sort=business&limit=25', staffMember: 'bplo' },
  'open transactions': { path: '/api/assessments?limit=25', staffMember: 'bplo' },
  'all transactions': { path: '/api/assessments?view=all&limit=25', staffMember: 'admin' },
  'issued that one office has': { path: '/api/assessments?view=issued&office=fire&limit=25', staffMember: 'admin' },
  'queue of the great barangay': { path: '/api/clearances?limit=25', staffMember: 'barangay' },
  'search by name': { path: `/api/search?q=${NAME_SEARCH}`, staffMember: 'bplo' },
  'search by number': { path: '/api/search?q=APP-2026-0009', staffMember: 'bplo' },
  'transactions by name': { path: `/api/assessments?view=all&search=${NAME_SEARCH}`, staffMember: 'bplo' },
  'queue by part of a name': { path: `/api/clearances?search=${NAME_SEARCH}`, staffMember: 'fire' },
  'search by a usual word': { path: `/api/search?q=${USUAL}`, staffMember: 'bplo' },
  'transactions by a usual word': { path: `/api/assessments?search=${USUAL}`, staffMember: 'bplo' },
  'queue by a usual word': { path: `/api/clearances?search=${USUAL}`, staffMember: 'fire' },
  'decided by a usual word': { path: `/api/clearances?view=decided&search=${USUAL}`, staffMember: 'fire' },
  'register by a usual word, by name': { path: `/api/holdings?search=${USUAL}&sort=business`, staffMember: 'bplo' },
  'register of an office that few went to': { path: '/api/holdings?limit=25', staffMember: 'peso' },
  'register by part of a name': { path: `/api/holdings?search=${NAME_SEARCH}`, staffMember: 'fire' },
};

/**
 * Rows behind all others: a name that only the last tenth of the alphabet begins with, a word that only the
 * oldest tenth has. Either nine tenths are passed or a tenth is gathered, which grows with the fixture, so that the goal
 * is that it is an answer (decision 0068).
 */
const DEEP_PAGES: Readonly<Record<string, DeskList>> = {
  'register by a word far down, by name': { path: '/api/holdings?search=tatlong&sort=business', staffMember: 'bplo' },
  'decided by a word of old businesses': { path: '/api/clearances?view=decided&search=luma', staffMember: 'fire' },
  'transactions by a word of old businesses': { path: '/api/assessments?view=all&search=luma', staffMember: 'bplo' },
};
const MAX_DEEP_PAGE_MS = 1_000;
const DEEP_PAGE_ROUNDS = 5;

/** Rows that one answer may have read, in tables and indexes together. */
const MAX_ROWS_READ = 10_000;

/**
 * P-11 for the desks: queue, register, transactions and search with ten thousand and a million applications behind the
 * same work, and how many rows one answer reads at the larger size.
 */
export function measureDeskLists(): Promise<Reading[]> {
  return withGrownFixtures(
    { name: 'desks', sizes: DESK_LIST_SIZES, fill: fillDesks, settings: { EBPLS_NOW: '2026-01-12' } },
    compare,
  );
}

async function compare(fixtures: readonly GrownFixture[]): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const [name, { path, staffMember }] of Object.entries(LISTS)) {
    console.error(`  ${name} …`);
    // Signs in for each list: a token ends after a quarter of an hour.
    const people = new Map<string, readonly string[]>();
    for (const { origin } of fixtures) people.set(origin, await signInPeople(origin, staffMember));
    const list = { name, path, most: MAX_GROWTH, tokens: ({ origin }: GrownFixture) => people.get(origin) ?? [] };
    readings.push(...(await measureGrowth(fixtures, list, 'applications')));
    const largest = fixtures.at(-1);
    if (largest) readings.push(await measureRowsRead(largest, list));
  }
  const largest = fixtures.at(-1);
  for (const [name, list] of Object.entries(DEEP_PAGES)) {
    if (largest) readings.push(await measureFarDown(largest, name, list));
  }
  return readings;
}

async function measureFarDown(fixture: GrownFixture, name: string, { path, staffMember }: DeskList): Promise<Reading> {
  const token = await signIn(fixture.origin, getDeskEmail(staffMember, 1));
  const times: number[] = [];
  for (let round = 0; round < DEEP_PAGE_ROUNDS; round += 1) {
    const from = performance.now();
    await fetchList(fixture, path, token);
    times.push(performance.now() - from);
  }
  return {
    id: 'P-11',
    what: `${name}, with ${fixture.rows.toLocaleString('en')} applications`,
    unit: 'ms',
    ours: computeMedian(times),
    must: { most: MAX_DEEP_PAGE_MS },
  };
}

async function signInPeople(origin: string, desk: Desk): Promise<string[]> {
  const tokens: string[] = [];
  for (let person = 1; person <= PEOPLE_OF_DESK; person += 1)
    tokens.push(await signIn(origin, getDeskEmail(desk, person)));
  return tokens;
}

/** A connection hands in what it counted ten seconds after its last statement at the latest. */
const HANDED_IN_MS = 12_000;

/** The plan guard: what the database counted while the list was answered once. */
async function measureRowsRead(fixture: GrownFixture, { name, path, tokens }: GrowingList): Promise<Reading> {
  const pool = openPlainPool(fixture.url);
  const countRows = async (): Promise<number> => {
    const { rows } = await pool.query<{ read: string }>(`
      select (select sum(seq_tup_read) from pg_stat_user_tables) + (select sum(idx_tup_read) from pg_stat_user_indexes)
        as read
    `);
    return Number(rows[0]?.read);
  };
  try {
    await pause(HANDED_IN_MS);
    const before = await countRows();
    await fetchList(fixture, path, tokens(fixture)[0] ?? '');
    await pause(HANDED_IN_MS);
    const after = await countRows();
    return {
      id: 'P-11',
      what: `${name}, rows read for one answer`,
      unit: 'rows',
      ours: after - before,
      must: { most: MAX_ROWS_READ },
    };
  } finally {
    await pool.end();
  }
}
