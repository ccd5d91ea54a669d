import { listMappedBusinesses, listPinClusters } from '@ebpls/contracts';
import { sql } from 'kysely';

import { expectOk, openChangeFixture } from '../../testing/changes/change-fixture.ts';
import { createForm, registerBusiness } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let admin: TestPerson;
let fire: TestPerson;
let bplo: TestPerson;
let barangay: TestPerson;
let owner: TestPerson;

const BARANGAY_CODE = '9990101015';
/** A square area for the barangay of the sample form, and one east of it. */
const createSquare = (west: number) => [
  [
    [west, 13],
    [west + 0.5, 13],
    [west + 0.5, 13.5],
    [west, 13.5],
  ],
];
const WHOLE_BOX = { south: '12', west: '123', north: '14', east: '125' };

beforeAll(async () => {
  server = await openTestServer();
  const fixture = await openChangeFixture(server);
  [owner, bplo] = [fixture.owner, fixture.clerk];
  [admin, fire] = [await server.person('admin'), await server.person('fire')];
  const { db } = server.api;
  const { rows } = await sql<{ brgycode: string; role_name: string }>`
    select brgycode, role_name from barangay where brgycode <> ${BARANGAY_CODE} order by brgycode limit 1`.execute(db);
  const [other] = rows;
  barangay = await server.person(other?.role_name as never);
  await sql`update business set discarded_at = now()`.execute(db);
  await sql`update barangay set shape = ${JSON.stringify(createSquare(123))}::jsonb where brgycode = ${BARANGAY_CODE}`.execute(
    db,
  );
  await sql`update barangay set shape = ${JSON.stringify(createSquare(123.5))}::jsonb where brgycode = ${other?.brgycode}`.execute(
    db,
  );
  const codes: string[] = [];
  for (let place = 0; place < 6; place += 1) codes.push(await registerBusiness(server, owner, createForm('Tindahan')));
  await sql`update business set geo_lat = 13.1, geo_lng = 123.1 where company_code = any(${codes.slice(0, 3)})`.execute(
    db,
  );
  await sql`update business set geo_lat = 13.4, geo_lng = 123.4, state = 'ACTIVE' where company_code = ${codes[3]}`.execute(
    db,
  );
  await sql`update business set geo_lat = 13.1, geo_lng = 123.6 where company_code = ${codes[4]}`.execute(db);
  await sql`update business set geo_lat = null, geo_lng = null, brgycode = ${other?.brgycode} where company_code = ${codes[5]}`.execute(
    db,
  );
});
afterAll(() => server.close());

const listClusters = async (person: TestPerson, query: Record<string, string> = {}) =>
  expectOk(await server.request(listPinClusters, person, { query: { ...WHOLE_BOX, zoom: '9', ...query } } as never))
    .data;
const list = async (person: TestPerson, query: Record<string, string> = {}) =>
  expectOk(await server.request(listMappedBusinesses, person, { query } as never));

test('nearby businesses are grouped, and separated when the map zooms in', async () => {
  const farClusters = await listClusters(admin, { zoom: '3' });
  expect(farClusters.map(({ count, state }) => [count, state])).toEqual([[5, null]]);
  const near = await listClusters(admin);
  expect(near.map(({ count }) => count)).toEqual([3, 1, 1]);
  expect(near[0]).toMatchObject({
    lat: expect.closeTo(13.1) as number,
    lng: expect.closeTo(123.1) as number,
    state: 'PROSPECT',
    company_code: null,
    company_name: null,
  });
  expect(near.find(({ state }) => state === 'ACTIVE')).toMatchObject({
    count: 1,
    company_code: expect.stringMatching(/^[A-Z]{2}-\d{6}$/) as string,
  });
});

test('only the visible box is returned, narrowed by standing, barangay and line', async () => {
  expect(await listClusters(admin, { west: '123.5' })).toHaveLength(1);
  expect(await listClusters(fire, { standing: 'EXPIRED' })).toHaveLength(1);
  expect(await listClusters(fire, { brgycode: BARANGAY_CODE, standing: 'RETIRED' })).toEqual([]);
  expect(await listClusters(fire, { line: 'L11' })).toHaveLength(3);
  expect(await listClusters(fire, { line: 'L04' })).toEqual([]);
});

test('pins that are missing and pins outside the declared barangay have a list each, with where they lie', async () => {
  const all = await list(bplo);
  expect(all.counts).toEqual({ placed: 4, missing: 1, elsewhere: 1 });
  expect(all.data).toHaveLength(6);
  const misplacedPins = await list(bplo, { pin: 'elsewhere' });
  expect(misplacedPins.data).toMatchObject([{ pin: 'elsewhere', is_open: true }]);
  expect(misplacedPins.data[0]?.lies_in).not.toBe(misplacedPins.data[0]?.barangay_name);
  expect(misplacedPins.data[0]?.lies_in).not.toBeNull();
  expect((await list(bplo, { pin: 'missing' })).data).toMatchObject([{ pin: 'missing', lies_in: null }]);
  const first = await list(bplo, { limit: '4' });
  const rest = await list(bplo, { limit: '4', cursor: first.next_cursor ?? '' });
  expect([first.data.length, rest.data.length, rest.next_cursor]).toEqual([4, 2, null]);
});

test('a barangay sees its own businesses alone, and owners see no map', async () => {
  expect(await listClusters(barangay)).toEqual([]);
  const own = await list(barangay);
  expect([own.data.length, own.counts.missing, own.counts.placed]).toEqual([1, 1, 0]);
  expect((await list(barangay, { brgycode: BARANGAY_CODE })).data).toEqual([]);
  expect((await server.request(listMappedBusinesses, owner, { query: {} })).status).toBe(403);
});

test('an office opens from the map what its register has', async () => {
  expect((await list(fire)).data.every(({ is_open }) => !is_open)).toBe(true);
  expect((await list(bplo)).data.every(({ is_open }) => is_open)).toBe(true);
});

test.each([
  { zoom: 'near' },
  { zoom: '99' },
  { south: 'x' },
  { north: '91' },
  { line: "L1' or true" },
  { standing: 'OPEN' },
])('an invalid box is refused: %j', async (query) => {
  const reply = await server.request(listPinClusters, admin, { query: { ...WHOLE_BOX, zoom: '9', ...query } } as never);
  expect(reply.status).toBe(422);
});

test('thousands of businesses are grouped into a screen of marks', async () => {
  const { db } = server.api;
  await sql`
    insert into business (company_code, owner_id, company_name, brgycode, line_ids, geo_lat, geo_lng, registered_at)
    select
      'ZZ-' || lpad(n::text, 6, '0'), ${owner.account_id}::bigint, 'Marami ' || n, ${BARANGAY_CODE}, array['L11'],
      13 + random() / 2, 123 + random() / 2, now()
    from generate_series(1, 5000) n`.execute(db);
  await sql`analyze business`.execute(db);
  for (const zoom of ['10', '13', '17']) {
    const allClusters = await listClusters(admin, { zoom });
    expect(allClusters.length).toBeLessThanOrEqual(500);
    expect(JSON.stringify(allClusters).length).toBeLessThan(80_000);
  }
  expect((await list(admin)).counts.placed).toBeGreaterThan(5_000);
});
