import { listClearances, listHoldings, listTransactions } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
let bplo: TestPerson;

const NAMES = [
  'Ang Sampaguita',
  'Sampaguita',
  'Sampaguita Store',
  'Sampagita Trading',
  'Sampaguitta Cafe',
  'Niño’s Panaderya',
  'Sanggumay Supply',
];

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  bplo = fixture.people.bplo;
  const { account_id } = await server.person('user');
  for (const [place, name] of NAMES.entries()) {
    await sql`insert into business (company_code, owner_id, company_name, brgycode, registered_at)
      values (${`SI-9000${60 + place}`}, ${account_id}::bigint, ${name}, '9990101015', now())`.execute(server.api.db);
  }
  const rename = (name: string, code: string) =>
    sql`update business set company_name = ${name} where company_code = ${code}`.execute(server.api.db);
  await rename('Tahanan Apartments', fixture.stages.filed.company_code);
  await rename('Golden Grain Rice Mill', fixture.stages.cleared_in_part.company_code);
});
afterAll(() => server.close());

async function register(search: string, person = bplo): Promise<string[]> {
  return (await server.request(listHoldings, person, { query: { search } })).body.data.map(
    ({ company_name }) => company_name,
  );
}

const RANKED_NAMES = ['Sampaguita', 'Sampaguita Store', 'Ang Sampaguita', 'Sampaguitta Cafe', 'Sampagita Trading'];

test('a list shows the exact name first, then names that begin with it, contain it and resemble it', async () => {
  expect(await register('sampaguita')).toEqual(RANKED_NAMES);
  expect((await register('sampagita')).slice(0, 1)).toEqual(['Sampagita Trading']);
  expect((await register('sampagita')).toSorted()).toEqual(RANKED_NAMES.toSorted());
});

test.each([1, 2, 3])('pages of %i show every row once, in the same order', async (limit) => {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await server.request(listHoldings, bplo, {
      query: { search: 'sampaguita', limit: String(limit), ...(cursor === undefined ? {} : { cursor }) },
    });
    names.push(...body.data.map(({ company_name }) => company_name));
    cursor = body.next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(names).toEqual(RANKED_NAMES);
});

test.each([
  ['nino panaderia', ['Niño’s Panaderya']],
  ['PANADERYA', ['Niño’s Panaderya']],
  ['panaderya niño', ['Niño’s Panaderya']],
  ['goldn grain', ['Golden Grain Rice Mill']],
  ['golden grian rice mil', ['Golden Grain Rice Mill']],
  ['900065', ['Niño’s Panaderya']],
  ['0065', ['Niño’s Panaderya']],
  ['si-900065', ['Niño’s Panaderya']],
  ['SI-900O65', []],
  ['nothing like this', []],
  ["' or 1=1 --", []],
  ['%', []],
])('the register lists for “%s” %j', async (search, names) => {
  expect(await register(search)).toEqual(names);
});

test('a cursor of another list, or a tampered one, starts from the beginning', async () => {
  const encodeCursor = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');
  for (const cursor of [
    encodeCursor(['', 5]),
    encodeCursor(['9|', 5]),
    encodeCursor(['x|2026-01-01', 5]),
    'nonsense',
  ]) {
    const { body } = await server.request(listHoldings, bplo, { query: { search: 'sampaguita', limit: '2', cursor } });
    expect([cursor, body.data.map(({ company_name }) => company_name)]).toEqual([cursor, RANKED_NAMES.slice(0, 2)]);
  }
  expect(
    (
      await server.request(listTransactions, bplo, {
        query: { view: 'all', search: 'tahanan', cursor: encodeCursor(['2|no day', 5]) },
      })
    ).body.data,
  ).toHaveLength(1);
});

test('the licensing office and the administrator find an application by a misspelled name', async () => {
  const listMatches = async (person: TestPerson, search: string) =>
    (await server.request(listTransactions, person, { query: { view: 'all', search } })).body.data.map(
      ({ assessment_code }) => assessment_code,
    );
  const admin = await server.person('admin');
  for (const person of [bplo, admin]) {
    for (const search of ['tahanan apartmnts', 'tahanan', fixture.stages.filed.assessment_code])
      expect([search, await listMatches(person, search)]).toEqual([search, [fixture.stages.filed.assessment_code]]);
  }
});

test('an office finds only what its own list holds, however it is spelled', async () => {
  const { cleared_in_part } = fixture.stages;
  const listMatches = async (person: TestPerson | undefined, search: string) =>
    (await server.request(listClearances, person, { query: { view: 'open', search } })).body.data.map(
      ({ assessment_code }) => assessment_code,
    );
  const desk = fixture.people.officers.get('barangay');
  const isOpenAt = async (person: TestPerson | undefined) =>
    (await listMatches(person, 'golden grain rice mill')).includes(cleared_in_part.assessment_code);
  const fire = fixture.people.officers.get('fire');
  for (const person of [fire, desk])
    expect((await listMatches(person, 'goldn grain rice')).includes(cleared_in_part.assessment_code)).toBe(
      await isOpenAt(person),
    );
  // These offices have no clearance of them.
  expect(await listMatches(fire, 'tahanan apartmnts')).toEqual([]);
  expect(await listMatches(await server.person('barangay-balite'), 'goldn grain rice')).toEqual([]);
  expect(await register('sampagita', fire)).toEqual([]);
  expect(await register('tahanan apartmnts', await server.person('mao'))).toEqual([]);
  expect(await register('goldn grain', fire)).toEqual(['Golden Grain Rice Mill']);
});
