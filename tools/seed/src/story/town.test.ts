import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { APPLICATION_STATES } from '@ebpls/contracts';
import { freshDatabase, type FreshDatabase } from '@ebpls/testing/api';
import { sql } from 'kysely';

import { readConfig } from '../../../../apps/api/src/config.ts';
import { openAccounts } from '../people/accounts.ts';
import { LINE_ORDER, MAIN_OWNER } from '../people/people.ts';
import { readBusinesses } from '../records.ts';
import { writeReference } from '../reference.ts';
import { type Hall, openHall } from './hall.ts';
import { tellTown } from './town.ts';

// A morning in the renewal season, when little of the year has passed: the hardest day to tell the story on.
const NOW = new Date('2026-01-12T08:00:00+08:00');

let database: FreshDatabase;
let folder: string;
let hall: Hall;

beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'ebpls-town-'));
  hall = await openHall(readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, PAYNAMICS_MERCHANT_ID: 'ebpls-sandbox', PAYNAMICS_MERCHANT_KEY: 'sandbox-merchant-key' }));
  await hall.api.db.transaction().execute(writeReference);
  await hall.api.db.transaction().execute((trx) => openAccounts(trx, 'a long phrase for the test'));
  await tellTown(hall, NOW);
});

afterAll(async () => {
  await hall.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function rows<T>(statement: ReturnType<typeof sql<T>>): Promise<T[]> {
  return (await statement.execute(hall.api.db)).rows;
}

test('the main owner shows every state that an application can be in', async () => {
  const shown = await rows(sql<{ state: string }>`select distinct a.state from application a join account o on o.id = a.owner_id where o.email = ${MAIN_OWNER}`);
  expect(shown.map(({ state }) => state).toSorted()).toEqual([...APPLICATION_STATES].toSorted());
});

test('every business of the list has its number', async () => {
  const written = await rows(sql<{ company_code: string }>`select company_code from business order by company_code`);
  expect(written.map(({ company_code }) => company_code)).toEqual(readBusinesses().map(({ code }) => code));
});

test.each([
  ['SI-000101', 409_000],
  ['SI-000102', 1_863_000],
  ['SI-000103', 2_981_400],
  ['SI-000105', 1_201_650],
  ['SI-000114', 340_500],
])('the bill of %s is the one of the test vectors, %i centavos', async (company_code, total) => {
  const bills = await rows(sql<{ total: number }>`select total from bill join application using (assessment_id) join business using (business_id) where company_code = ${company_code} and tax_year = 2026`);
  expect(bills).toEqual([{ total }]);
});

test('receipts are numbered without a gap in each year and are what was paid', async () => {
  const years = await rows(sql<{ gapless: boolean }>`select max(right(receipt_no, 8)::int) = count(*) as gapless from receipt group by substr(receipt_no, 5, 4)`);
  expect(years.every(({ gapless }) => gapless)).toBe(true);
  const [sums] = await rows(sql<{ receipts: number; payments: number }>`select (select sum(amount)::bigint from receipt) as receipts, (select sum(amount)::bigint from payment) as payments`);
  expect(sums?.receipts).toBe(sums?.payments);
});

test('nothing of the story lies in the future', async () => {
  const [late] = await rows(sql<{ entries: number }>`select count(*)::int as entries from timeline where at > ${NOW}::timestamptz + interval '10 minutes'`);
  expect(late?.entries).toBe(0);
});

test('each role has someone to sign in as', async () => {
  const known = await rows(sql<{ name: string }>`select distinct r.name from role r join account_role a on a.role_id = r.id`);
  expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining([...LINE_ORDER]));
});
