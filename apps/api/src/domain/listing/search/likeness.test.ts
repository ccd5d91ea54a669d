import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../../testing/open-server.ts';
import { createResemblanceTest } from './likeness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const NAMES = [
  'Tatlong A00411 Trading',
  'Tatlong Bituin Sari-Sari Store',
  'Tahanan Apartments',
  'Tahanan ni Aling Nena at Anak',
  'Sampaguita Bakery',
  'Sari Sari',
  'Trading Tatlong',
  'Peñaranda Hardware 0042',
];

test.each(['tatlongg', 'tahanan apartmnts', 'sampagita', 'harware penyaranda', 'sari sari sari', 'trading'])(
  '“%s” resembles the names that the database finds similar',
  async (searchText) => {
    const { rows } = await sql<{ name: string; likeness: number }>`
      select search_text(n) as name, word_similarity(search_text(${searchText}::text), search_text(n)) as likeness
      from unnest(${NAMES}::text[]) n`.execute(server.api.db);
    for (const least of [0.3, 0.45, 0.6])
      expect([
        least,
        rows.filter(({ name }) => createResemblanceTest(searchText, least)(name)).map(({ name }) => name),
      ]).toEqual([least, rows.filter(({ likeness }) => likeness >= least).map(({ name }) => name)]);
  },
);

test('letters that are far apart in a name make no similarity', () => {
  // The two beginnings of words share three trigrams of five, but ten others lie between them.
  expect(createResemblanceTest('ta tr', 0.45)('tatlong a00411 trading')).toBe(false);
  expect(createResemblanceTest('ta tr', 0.45)('ta tr at anak')).toBe(true);
});
