import { listHoldings } from '@ebpls/contracts';
import { sql } from 'kysely';

import { whereNameContains } from '../../domain/listing/search/sorted-name-condition.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { getNameOrder, selectHoldingIds, NEWEST_FIRST } from './holdings.queries.ts';
import { whereRelevantInOrder } from './relevance-condition.ts';

let server: TestServer;
const people = new Map<string, TestPerson>();
const BUSINESSES = 200;
/**
 * All had a case at the fire office, the oldest ten at the employment office, those with the last names at the
 * assessor.
 */
const REQUESTED_OFFICES = { fire: sql`true`, peso: sql`n <= 10`, assessor: sql`n % 4 = 3` } as const;

beforeAll(async () => {
  server = await openTestServer();
  const { db } = server.api;
  await seedMunicipality(db);
  const { account_id } = await server.person('user');
  await sql`
    insert into business (company_code, owner_id, company_name, brgycode, registered_at)
    select
      'ZZ-' || lpad(n::text, 6, '0'), ${account_id}::bigint,
      (array['Bagong', 'Dagat', 'Santa', 'Tatlong'])[1 + n % 4] || ' Tindahan ' || md5(n::text), '9990101015', now()
    from generate_series(1, ${BUSINESSES}) n`.execute(db);
  await sql`
    insert into application (assessment_code, business_id, owner_id, brgycode, application_type, tax_year, state)
    select 'APP-' || business_id, business_id, owner_id, brgycode, 'NEW', 2025, 'ISSUED'
    from business`.execute(db);
  for (const [office, condition] of Object.entries(REQUESTED_OFFICES)) {
    people.set(office, await server.person(office));
    await sql`
      insert into clearance (assessment_id, office, brgycode, state)
      select a.assessment_id, ${office}, a.brgycode, 'APPROVED'
      from application a
      join business b using (business_id), lateral (select right(b.company_code, 6)::int as n) n
      where ${condition}`.execute(db);
  }
});
afterAll(() => server.close());

async function register(office: string, query: Readonly<Record<string, string>>): Promise<string[]> {
  const listedNames: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await server.request(listHoldings, people.get(office), {
      query: { limit: 30, ...query, ...(cursor === undefined ? {} : { cursor }) },
    });
    listedNames.push(...body.data.map(({ company_name }) => company_name));
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return listedNames;
}

test.each(['fire', 'peso', 'assessor'] as const)(
  'the register of %s has each of its businesses once in every order, searched or not',
  async (office) => {
    const { rows } = await sql<{ company_name: string }>`
      select company_name
      from business b, lateral (select right(company_code, 6)::int as n) n
      where ${REQUESTED_OFFICES[office]}
      order by business_id desc`.execute(server.api.db);
    const newest = rows.map(({ company_name }) => company_name);
    const sortedNames = newest.toSorted();
    const last = sortedNames.filter((name) => name.startsWith('Tatlong'));
    expect(await register(office, {})).toEqual(newest);
    expect(await register(office, { sort: 'business' })).toEqual(sortedNames);
    expect(await register(office, { sort: '-business', search: 'tindahan' })).toEqual(sortedNames.toReversed());
    expect(await register(office, { sort: 'business', search: 'tatlong' })).toEqual(last);
    expect((await register(office, { search: 'tatlong' })).toSorted()).toEqual(last);
  },
);

const createActor = (office: string): Actor => ({ role: office, office }) as unknown as Actor;

test('an office with few businesses begins with its own; one with many checks each business', async () => {
  const { db } = server.api;
  const getQueryStart = async (office: string, order: Parameters<typeof whereRelevantInOrder>[2]['order']) => {
    const { sql: text } = (await whereRelevantInOrder(db, createActor(office), { rowCount: 8, order })).compile(db);
    return /exists|any/.exec(text)?.[0];
  };
  const [up, down] = [getNameOrder('business'), getNameOrder('-business')];
  const listQueryKinds = async (office: string) =>
    Promise.all([NEWEST_FIRST, up, down].map((order) => getQueryStart(office, order)));
  expect(await listQueryKinds('fire')).toEqual(['exists', 'exists', 'exists']);
  expect(await listQueryKinds('peso')).toEqual(['any', 'any', 'any']);
  // The first three quarters of all names had no case there.
  expect(await listQueryKinds('assessor')).toEqual(['exists', 'any', 'exists']);
});

test('a register that is searched in the order of names fetches no business that it passes', async () => {
  const plan = await server.api.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off; set local enable_bitmapscan = off; set local enable_sort = off`.execute(
      trx,
    );
    const holdingIds = await selectHoldingIds(server.api.db, createActor('bplo'), {
      ways: [whereNameContains('tatlong')],
      brgycode: '9990101015',
      order: getNameOrder('business'),
      after: ['bagong', 1],
      limit: 8,
    });
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${holdingIds}`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Index Only Scan using business_by_name');
});
