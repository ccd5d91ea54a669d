import { listAttempts } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { beginPayments, type Payers, createPayers } from '../../testing/stress/started-payments.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { selectSearchedAttempts } from './attempt-list.ts';

const ATTEMPTS = 60;

let server: TestServer;
let payers: Payers;
let first: string;
let every: readonly string[];
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  payers = await createPayers(server);
  every = await beginPayments(server, ATTEMPTS, payers);
  [first = ''] = every;
  await sql`
    update business b
    set company_name = 'Peñaflor Bakery ' || b.business_id
    from application a, bill o, payment_attempt t
    where t.bill_id = o.bill_id and o.assessment_id = a.assessment_id and a.business_id = b.business_id`.execute(
    server.api.db,
  );
});
afterAll(() => server.close());

type Query = Parameters<typeof read>[0];

async function read(query: { search: string; limit?: number; cursor?: string; sort?: string; state?: string }) {
  const { status, body } = await server.request(listAttempts, payers.treasurer, { query });
  expect(status).toBe(200);
  return body;
}

async function searchAttempts(query: Query): Promise<string[]> {
  return (await read(query)).data.map(({ request_id }) => request_id);
}

const FORTIETH = 'SI26011200000000000040';

test.each([
  ['the whole number of the payment', FORTIETH],
  ['the same in small letters', FORTIETH.toLowerCase()],
  ['the whole number of the order', 'TOP-2026-100040'],
  ['a part of it, in small letters', 'i26011200000000000040'],
  ['its end', '00000040'],
  ['a part of the number of the order', '2026-100040'],
  ['the number of the application', 'APP-2026-100040'],
  ['the number of the business', 'si-100040'],
])('a payment is found by %s', async (_what, search) => {
  expect(await searchAttempts({ search })).toEqual([FORTIETH]);
});

test('a payment is found by the name of the business without its marks, and by its number drawn by chance', async () => {
  const { data } = await read({ search: FORTIETH });
  expect(await searchAttempts({ search: data[0]?.company_name.replace('ñ', 'N') ?? '' })).toEqual([FORTIETH]);
  expect(await searchAttempts({ search: first.slice(-6) })).toEqual([first]);
});

test.each(['nobody has this name', 'SI999999', '%%%', '_', '\\', 'x', '…'])('%j finds nothing', async (search) => {
  expect(await searchAttempts({ search })).toEqual([]);
});

test.each(['started', '-started', 'amount', '-amount'])(
  'attempts with equal values are read page by page in the order of %s, none twice and none left out',
  async (sort) => {
    const pages: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await read({ search: 'bakery', sort, limit: 7, ...(cursor ? { cursor } : {}) });
      pages.push(...page.data.map(({ request_id }) => request_id));
      cursor = page.next_cursor;
    } while (cursor);
    const sortedNos = every.toSorted();
    // All attempts began at the same time with the same amount, so only their numbers decide the order.
    expect(pages).toEqual(sort.startsWith('-') ? sortedNos.toReversed() : sortedNos);
    expect(await searchAttempts({ search: 'bakery', sort, state: 'SUCCEEDED' })).toEqual([]);
  },
);

test('a search that finds nothing reads the indexes of its words and numbers, and scans no list', async () => {
  const plan = await server.api.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const clause = await selectSearchedAttempts(trx, 'SI999999', { search: 'SI999999', limit: 25 });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain
      select t.request_id
      from payment_attempt t ${clause}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  for (const index of ['attempt_number_parts', 'bill_number_parts']) expect(plan).toContain(index);
  expect(plan).not.toContain('attempt_by_start');
});
