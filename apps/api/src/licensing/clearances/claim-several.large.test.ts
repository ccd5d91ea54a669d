import { MAX_BULK_ROWS, claimClearances, getAssessment, getClearance } from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
const clerks: TestPerson[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  for (let place = 0; place < 5; place += 1) clerks.push(await server.person('fire'));
});
afterAll(() => server.close());

async function createClearances(office: string, count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) {
    const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
    const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
    ids.push(clearances.find((item) => item.office === office)?.clearance_id ?? 0);
  }
  return ids;
}

const claim = (person: TestPerson | undefined, clearance_ids: readonly number[]) =>
  server.request(claimClearances, person, { body: { clearance_ids, ...OUT_OF_TURN_REASON } });

test('a case that a colleague has blocks none of the others, and its refusal has a reason', async () => {
  const [colleague, clerk] = clerks;
  const [first = 0, second = 0, third = 0] = await createClearances('fire', 3);
  await claim(colleague, [second]);
  const { status, body } = await claim(clerk, [first, second, third]);
  expect([status, body.data]).toEqual([
    200,
    [
      { code: String(first), outcome: 'done', message: null },
      { code: String(second), outcome: 'refused', message: 'Maria Santos is handling this case.' },
      { code: String(third), outcome: 'done', message: null },
    ],
  ]);
});

test('another office’s case among them is missing, and stays as it was', async () => {
  const [own = 0] = await createClearances('fire', 1);
  const [other = 0] = await createClearances('mpdo', 1);
  const { body } = await claim(clerks[0], [other, own, 999_999_999]);
  expect(body.data.map(({ outcome }) => outcome)).toEqual(['refused', 'done', 'refused']);
  expect(body.data[0]?.message).toBe(body.data[2]?.message);
  const row = await server.api.db
    .selectFrom('clearance')
    .select(['state', 'assigned_to'])
    .where('clearance_id', '=', other)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'PENDING', assigned_to: null });
});

test('a hundred requests of overlapping sets decide each case once', async () => {
  const ids = await createClearances('fire', 12);
  const answers = await Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      const clerk = clerks[turn % clerks.length];
      const rows = ids.filter((_id, place) => (place + turn) % 3 !== 0);
      return { clerk, body: (await claim(clerk, turn % 2 === 0 ? rows : rows.toReversed())).body };
    }),
  );
  expect(answers.flatMap(({ body }) => body.data).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  const { rows } = await sql<{ object_id: string; times: number }>`
    select object_id, count(*)::int as times
    from audit_entry
    where act = 'clearance.claim' and object_id = any(${ids.map(String)}::text[])
    group by object_id`.execute(server.api.db);
  expect(rows.map(({ times }) => times)).toEqual(ids.map(() => 1));
  for (const clearance_id of ids) {
    const claimers = answers.filter(({ body }) =>
      body.data.some(({ code, outcome }) => code === String(clearance_id) && outcome === 'done'),
    );
    // Claiming one's own case again changes nothing and is not refused.
    expect(new Set(claimers.map(({ clerk }) => clerk?.account_id)).size).toBe(1);
    const holder = claimers[0]?.clerk;
    expect((await server.request(getClearance, holder, { params: { clearance_id } })).body.is_mine).toBe(true);
  }
});

test('a request that is sent twice with its key gets the stored reply', async () => {
  const [id = 0] = await createClearances('fire', 1);
  const request = { body: { clearance_ids: [id] }, headers: { 'idempotency-key': 'twenty-at-once-1' } };
  const first = await server.request(claimClearances, clerks[0], request);
  expect((await server.request(claimClearances, clerks[0], request)).body).toEqual(first.body);
});

test.each([
  ['none', []],
  ['the same one twice', [1, 1]],
  ['more than a screen holds', Array.from({ length: MAX_BULK_ROWS + 1 }, (_, place) => place + 1)],
  ['no numbers', ['1; drop table clearance']],
])('%s are not accepted', async (_what, clearance_ids) => {
  expect((await server.request(claimClearances, clerks[0], { body: { clearance_ids } })).status).toBe(422);
});

test('a person without a desk claims nothing', async () => {
  expect((await claim(owner, [1])).status).toBe(403);
  expect((await claim(undefined, [1])).status).toBe(401);
});
