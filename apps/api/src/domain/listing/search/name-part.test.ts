import { createCompany, listHoldings, listMyCompanies, listUsers, saveCompanyDraft } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../../testing/open-server.ts';
import { createForm, registerBusiness } from '../../../testing/application-fixture.ts';
import { seedMunicipality } from '../../../testing/municipality-seed.ts';
import { hasNamePart, toPlainName } from './name-part.ts';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
});
afterAll(() => server.close());

const GANDA = "Ganda't Kalusugan Salon";
const NINO = 'Niñong Peñaranda Bahay Kubo';

test.each([
  [GANDA, 'Ganda’t'],
  [GANDA, 'ganda`t'],
  [GANDA, 'Ganda‘t'],
  [GANDA, 'GandaʼT kalusugan'],
  [GANDA, 'gandat'],
  [GANDA, '  kalusugan   salon '],
  [GANDA, 'salon ganda'],
  [NINO, 'Ninong Penaranda'],
  [NINO, 'nin\u0303ong'],
  [NINO, 'PEÑARANDA'],
  [NINO, 'penaranda ninong'],
  [NINO, 'BahayKubo'],
  ['Bo\u0302tica D\u2019Angelo', "botica d'angelo"],
  ['Çelik & Šarić', 'celik saric'],
])('“%s” is found by “%s”, by owners, staff and in every list', async (name, searchText) => {
  const { rows } = await sql<{ isFound: boolean }>`
    select
      ${hasNamePart(toPlainName(sql`${name}::text`), searchText)} as "isFound"`.execute(server.api.db);
  expect(rows[0]).toMatchObject({ isFound: true });
});

test.each(['', '  ', '%', '_', '’', 'xyz', 'kub nin x'])('“%s” finds no name', async (searchText) => {
  const { rows } = await sql<{ isFound: boolean }>`
    select ${hasNamePart(toPlainName(sql`${NINO}::text`), searchText)} as "isFound"`.execute(server.api.db);
  expect(rows[0]?.isFound).toBe(false);
});

test('an owner finds their own business and draft by the name that staff find it by', async () => {
  const form = createForm();
  const formWithName = { ...form, identity: { ...form.identity, company_name: GANDA } };
  const company_code = await registerBusiness(server, owner, formWithName);
  const draft = (await server.request(createCompany, owner, { body: {} })).body;
  await server.request(saveCompanyDraft, owner, {
    params: { company_code: draft.company_code },
    body: { section: 'identity', values: { company_name: NINO }, draft_revision: 0 },
  });
  const bplo = await server.person('bplo');
  const searchOwn = async (search: string) =>
    (await server.request(listMyCompanies, owner, { query: { search } })).body.data.map((row) => row.company_code);
  for (const searchText of ['Ganda’t', 'gandat', 'GANDA`T SALON']) {
    expect([searchText, await searchOwn(searchText)]).toEqual([searchText, [company_code]]);
    const { body } = await server.request(listHoldings, bplo, { query: { search: searchText } });
    expect([searchText, body.data.map((row) => row.company_code)]).toEqual([searchText, [company_code]]);
  }
  expect(await searchOwn('Ninong Penaranda')).toEqual([draft.company_code]);
  expect(await searchOwn(company_code)).toEqual([company_code]);
});

test('a person is found by the name that a phone writes', async () => {
  const admin = await server.person('admin');
  await sql`
    update account set firstname = 'Niño Jesús', lastname = 'D''Souza' where id = ${owner.account_id}::bigint
  `.execute(server.api.db);
  for (const search of ['nino jesus', 'D’Souza', 'souza nino'])
    expect([
      search,
      (await server.request(listUsers, admin, { query: { search } })).body.data.map(({ email }) => email),
    ]).toEqual([search, [owner.email]]);
});
