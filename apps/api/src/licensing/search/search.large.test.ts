import { type HitKind, search } from '@ebpls/contracts';
import { sql } from 'kysely';

import { createForm, fileApplication } from '../../testing/application-fixture.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
let admin: TestPerson;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  admin = await server.person('admin');
});
afterAll(() => server.close());

async function listHits(person: TestPerson | undefined, q: string, kind?: HitKind) {
  const { data } = (await server.request(search, person, { query: { q } })).body;
  return kind === undefined ? data : data.filter((hit) => hit.kind === kind);
}

test('an owner finds businesses by any word of the name as it is begun, and by number', async () => {
  const owner = await server.person('user');
  const filedApplication = await fileApplication(server, owner, createForm('Peñaranda’s Sari-Sari'));
  for (const text of [
    'pena',
    'SARI',
    'sari pena',
    'Peñaranda',
    filedApplication.company_code,
    filedApplication.company_code.toLowerCase(),
    String(Number(filedApplication.company_code.slice(3))),
  ]) {
    expect([text, await listHits(owner, text, 'business')]).toEqual([
      text,
      [
        {
          kind: 'business',
          code: filedApplication.company_code,
          name: expect.stringContaining('Peñaranda'),
          path: `/app/management/companies/assessment/${filedApplication.company_code}`,
        },
      ],
    ]);
  }
  expect(await listHits(owner, filedApplication.assessment_code)).toMatchObject([
    {
      kind: 'application',
      code: filedApplication.assessment_code,
      path: `/app/management/companies/assessment/details/${filedApplication.assessment_code}/${filedApplication.company_code}`,
    },
  ]);
  expect(await listHits(owner, 'aranda', 'business')).toMatchObject([{ code: filedApplication.company_code }]);
  expect(await listHits(owner, 'zapatos')).toEqual([]);
});

test('a misspelled name is found, by whom the business is shown to and by nobody else', async () => {
  const owner = await server.person('user');
  const filedApplication = await fileApplication(server, owner, createForm('Sampaguita Flower House'));
  for (const text of ['sampagita', 'sampagita flowr', 'Sampaguitta', 'sampaguita hous']) {
    for (const person of [owner, admin, fixture.people.bplo]) {
      expect([text, (await listHits(person, text, 'business'))[0]?.code]).toEqual([
        text,
        filedApplication.company_code,
      ]);
      expect([text, (await listHits(person, text, 'application'))[0]?.code]).toEqual([
        text,
        filedApplication.assessment_code,
      ]);
    }
    for (const person of [fixture.people.owner, fixture.people.officers.get('fire'), await server.person('mao')])
      expect([text, await listHits(person, text)]).toEqual([text, []]);
  }
});

test('the exact name comes first, then the name that begins so, then the rest', async () => {
  const owner = await server.person('user');
  const createNamed = async (name: string) => {
    const { company_code } = await fileApplication(server, owner, createForm('Dalandan'));
    await sql`update business set company_name = ${name} where company_code = ${company_code}`.execute(server.api.db);
    return company_code;
  };
  const codes = [await createNamed('Dalandan'), await createNamed('Dalandan Juice'), await createNamed('Ang Dalandan')];
  expect((await listHits(owner, 'dalandan', 'business')).map(({ code }) => code)).toEqual(codes);
});

test.each(['SI-0001O1', 'SI-999999', '999', 'APP-2026-999999', 'abc'])(
  '%s is a number or too short to be a misspelled name',
  async (text) => {
    expect(await listHits(admin, text, 'business')).toEqual([]);
  },
);

test('an owner finds receipts and permits by number', async () => {
  const { paid, issued } = fixture.stages;
  expect(await listHits(fixture.people.owner, paid.receipt_no)).toMatchObject([
    { kind: 'receipt', path: `/app/management/companies/payment/history?search=${paid.receipt_no}` },
  ]);
  expect(await listHits(fixture.people.owner, issued.permit_no, 'permit')).toMatchObject([
    { code: issued.permit_no, path: expect.stringContaining(issued.assessment_code) },
  ]);
});

test('an owner never finds another’s records with any text', async () => {
  const otherUser = await server.person('user');
  const { stages } = fixture;
  const queries = [
    'Matibay',
    'Hardware',
    'SI-0',
    'APP-2026',
    'EOR-',
    'MP-2026',
    stages.filed.company_code,
    stages.filed.assessment_code,
    stages.paid.receipt_no,
    stages.issued.permit_no,
    'owner',
    fixture.people.owner.email,
    'Maria Santos',
  ];
  for (const text of queries) expect([text, await listHits(otherUser, text)]).toEqual([text, []]);
});

test('an office finds the applications that it has a clearance of, and opens its own part', async () => {
  const { filed, cleared_in_part } = fixture.stages;
  const fire = fixture.people.officers.get('fire');
  expect(await listHits(fire, cleared_in_part.assessment_code)).toMatchObject([
    { kind: 'application', path: `/fire/request/clearances?case=${cleared_in_part.parts.get('fire')}` },
  ]);
  expect(await listHits(fire, cleared_in_part.company_code, 'business')).toMatchObject([
    { path: `/fire/request/holdings/list?search=${cleared_in_part.company_code}` },
  ]);
  // The case is not with it yet, and the agriculture office has no part in a hardware store.
  expect(await listHits(fire, filed.assessment_code)).toEqual([]);
  expect(await listHits(await server.person('mao'), cleared_in_part.company_code)).toEqual([]);
});

test('a barangay finds only applications of its own place', async () => {
  const { cleared_in_part } = fixture.stages;
  expect(await listHits(fixture.people.officers.get('barangay'), 'Matibay')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'application',
        path: expect.stringMatching(/^\/barangay\/request\/clearances\?case=\d+$/),
      }),
    ]),
  );
  for (const role of ['barangay-balite', 'barangay'])
    expect([role, await listHits(await server.person(role), cleared_in_part.assessment_code)]).toEqual([role, []]);
});

test('an unsigned permit is found by those who prepare it', async () => {
  const { released } = fixture.stages;
  expect(await listHits(fixture.people.bplo, released.permit_no, 'permit')).toHaveLength(1);
  expect(await listHits(fixture.people.owner, released.permit_no, 'permit')).toEqual([]);
});

test('the administrator finds all kinds, people by name and by address', async () => {
  const { filed, paid, issued } = fixture.stages;
  expect((await listHits(admin, filed.assessment_code))[0]?.path).toBe(
    `/administrator/request/clearances?case=${filed.assessment_code}`,
  );
  expect(await listHits(admin, paid.receipt_no, 'receipt')).toHaveLength(1);
  expect(await listHits(admin, issued.permit_no, 'permit')).toHaveLength(1);
  expect(await listHits(admin, 'rosa diz', 'person')).toMatchObject([
    { code: 'rosa@example.com', name: 'Rosa Dizon', path: '/administrator/users?search=rosa%40example.com' },
  ]);
  expect(await listHits(admin, 'ROSA@exam', 'person')).toHaveLength(1);
  expect(await listHits(fixture.people.bplo, 'rosa diz', 'person')).toEqual([]);
});

test('a draft of a registration is its owner’s alone', async () => {
  expect(await listHits(fixture.people.owner, 'bagong', 'business')).toMatchObject([{ code: fixture.stages.typed }]);
  for (const person of [admin, fixture.people.bplo]) expect(await listHits(person, 'bagong', 'business')).toEqual([]);
});

test('five of a kind are shown, with a flag when there are more', async () => {
  const { data, is_all } = (await server.request(search, admin, { query: { q: 'matibay' } })).body;
  expect([data.filter(({ kind }) => kind === 'business').length, is_all]).toEqual([5, false]);
  expect((await server.request(search, admin, { query: { q: fixture.stages.paid.receipt_no } })).body.is_all).toBe(
    true,
  );
});

test.each(['', ' ', 'a', 'x'.repeat(101)])('%j is not searched', async (q) => {
  expect((await server.request(search, admin, { query: { q } })).status).toBe(422);
});

test.each(["''", '% %', '& | !', '--', ':*', String.raw`\\`, '🏪🏪', "o'b :*", '_____'])(
  '%s is searched literally, and finds nothing',
  async (q) => {
    expect((await server.request(search, admin, { query: { q } })).body).toEqual({ data: [], is_all: true });
  },
);
