import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../../testing/open-server.ts';
import { seedMunicipality } from '../../../testing/municipality-seed.ts';
import { whereNameContains } from './sorted-name-condition.ts';
import { isBroad, type WalkOrder } from './row-sample.ts';
import { findCompanyCodeWay, findNameWay, type MatchKind } from './written-ways.ts';

let server: TestServer;
const MATCH_KINDS: readonly MatchKind[] = ['exact', 'begins', 'contains'];
const BUSINESSES = 600;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  const { account_id } = await server.person('user');
  // Four words in every order, some with marks, leading zeros and punctuation between them; every tenth is discarded.
  await sql`
    insert into business (company_code, owner_id, company_name, brgycode, registered_at, discarded_at)
    select
      'ZZ-' || lpad((n * 37)::text, 6, '0'), ${account_id}::bigint,
      concat_ws(
        (array[' ', '-', ' & ', ', '])[1 + n % 4],
        (array['Sari-Sari', 'Peñaranda', 'Tindahan', '007', 'Ate'])[1 + n % 5],
        (array['Store', 'ni Aling Nena', '0042', 'sari', 'Trading'])[1 + n / 5 % 5],
        (array['Store', 'Ñ', 'at Anak', n::text])[1 + n / 25 % 4], case when n > 20 then lpad(n::text, 5, '0') end
      ), '9990101015', now(), case when n % 10 = 0 then now() end
    from generate_series(1, ${BUSINESSES}) n`.execute(server.api.db);
  // Longer than the sort key of lists.
  await sql`
    insert into business (company_code, owner_id, company_name, brgycode, registered_at)
    select 'ZY-1', ${account_id}::bigint, repeat('Mahaba ', 12) || 'Tindahan ni Aling Nena, Store', '9990101015', now()
  `.execute(server.api.db);
});
afterAll(() => server.close());

async function listMatchingIds(condition: ReturnType<typeof sql>): Promise<readonly number[]> {
  const { rows } = await sql<{ business_id: number }>`
    select b.business_id from business b where ${condition} order by b.business_id`.execute(server.api.db);
  return rows.map(({ business_id }) => business_id);
}

/** The former search of lists: a name by its letters or its words, a number by its characters. */
const selectFormerMatches = (searchText: string): Record<MatchKind, ReturnType<typeof sql>> => ({
  exact: sql`search_text(b.company_name) = search_text(${searchText}::text)`,
  begins: sql`starts_with(search_text(b.company_name), search_text(${searchText}::text))`,
  contains: sql`
    (
      search_text(b.company_name) like ('%' || search_text(${searchText}::text) || '%')
      or search_words(b.company_name) @@ search_query(${searchText})
    )`,
});

test.each([
  'store',
  'sari',
  'sari-sari store',
  'Store SARI',
  'PEÑA',
  'pena store',
  'nena aling',
  '42 tin',
  '0042',
  '007',
  '00 7',
  'ari',
  'tindahan, store, at anak',
  'nothing of it',
  'aling tin',
  'garçon store',
  '漢',
])('names with “%s” are the same by the index, one by one and by the former search', async (searchText) => {
  for (const matchKind of MATCH_KINDS) {
    const way = findNameWay({ matchKind, searchText });
    const before = await listMatchingIds(sql`b.discarded_at is null and ${selectFormerMatches(searchText)[matchKind]}`);
    expect([matchKind, await listMatchingIds(way?.indexCondition ?? sql`false`)]).toEqual([matchKind, before]);
    expect([matchKind, await listMatchingIds(way?.rowCondition ?? sql`false`)]).toEqual([matchKind, before]);
  }
  const sortedIds = await listMatchingIds(sql`b.discarded_at is null and ${whereNameContains(searchText)}`);
  expect(sortedIds).toEqual(
    await listMatchingIds(sql`b.discarded_at is null and ${selectFormerMatches(searchText).contains}`),
  );
});

test.each(['sa', 'ñ', 'a', '42', 'e s'])(
  '“%s” is too short for a part: words that begin so are found',
  async (searchText) => {
    const way = findNameWay({ matchKind: 'contains', searchText });
    const before = await listMatchingIds(
      sql`b.discarded_at is null and search_words(b.company_name) @@ search_query(${searchText})`,
    );
    expect(await listMatchingIds(way?.indexCondition ?? sql`false`)).toEqual(before);
    expect(await listMatchingIds(way?.rowCondition ?? sql`false`)).toEqual(before);
    expect(await listMatchingIds(sql`b.discarded_at is null and ${whereNameContains(searchText)}`)).toEqual(before);
  },
);

test.each(['37', '000037', 'ZZ-0', 'zz-000037', '0222', '-00', 'Z-0222'])(
  'numbers with “%s” are the same by the index, one by one and by the former search',
  async (searchText) => {
    const number = searchText.toUpperCase();
    const conditions: Record<MatchKind, ReturnType<typeof sql>> = {
      exact: /^\d+$/.test(searchText)
        ? sql`b.company_code like ${`%-${searchText.padStart(6, '0')}`}`
        : sql`b.company_code = ${number}`,
      begins: sql`b.company_code like ${`${number}%`}`,
      contains: sql`b.company_code like ${`%${number}%`}`,
    };
    for (const matchKind of MATCH_KINDS) {
      const way = findCompanyCodeWay({ matchKind, searchText });
      const before = await listMatchingIds(sql`b.discarded_at is null and ${conditions[matchKind]}`);
      expect([matchKind, await listMatchingIds(way?.indexCondition ?? sql`false`)]).toEqual([matchKind, before]);
      expect([matchKind, await listMatchingIds(way?.rowCondition ?? sql`false`)]).toEqual([matchKind, before]);
    }
  },
);

test.each(['store', 'sari', 'ate', '0042', 'ZZ-0', '37', '漢'])(
  'rows that contain “%s” and neither equal it nor begin with it are the same by the index and one by one',
  async (searchText) => {
    for (const findWay of [findNameWay, findCompanyCodeWay]) {
      const listIds = async (matchKind: MatchKind) =>
        listMatchingIds(findWay({ matchKind, searchText })?.rowCondition ?? sql`false`);
      const better = new Set([...(await listIds('exact')), ...(await listIds('begins'))]);
      const remainingIds = (await listIds('contains')).filter((id) => !better.has(id));
      const way = findWay({ matchKind: 'contains', searchText, betterKinds: ['exact', 'begins'] });
      expect(await listMatchingIds(way?.indexCondition ?? sql`false`)).toEqual(remainingIds);
      expect(await listMatchingIds(way?.rowCondition ?? sql`false`)).toEqual(remainingIds);
    }
  },
);

test('punctuation alone is no name, and letters alone are no number', () => {
  expect([
    findNameWay({ matchKind: 'contains', searchText: '%_' }),
    findCompanyCodeWay({ matchKind: 'contains', searchText: 'zz' }),
    findCompanyCodeWay({ matchKind: 'begins', searchText: '9 or 1=1' }),
  ]).toEqual([undefined, undefined, undefined]);
});

test('a common word is read in the order of the list; a rare one and one far down the list by the index', async () => {
  const { db } = server.api;
  const isBroadSearch = (searchText: string, order?: WalkOrder, passed_per_found = 1) => {
    const matches = findNameWay({ matchKind: 'contains', searchText })?.matches ?? (() => false);
    return isBroad(db, { column: 'company_name', matches, rowLimit: 21, order, passed_per_found });
  };
  expect([
    await isBroadSearch('store'),
    await isBroadSearch('nena 00123'),
    await isBroadSearch('nothing of it'),
  ]).toEqual([true, false, false]);
  const [up, down] = [{ by: 'name', is_down: false } as const, { by: 'name', is_down: true } as const];
  expect([await isBroadSearch('tindahan', up), await isBroadSearch('tindahan', down)]).toEqual([false, true]);
  // Where passing rows is cheap, the list is read in order although the matches lie far down; where it is expensive,
  // hardly ever.
  expect([await isBroadSearch('tindahan', up, 40), await isBroadSearch('store', down, 1 / 25)]).toEqual([true, false]);
});
