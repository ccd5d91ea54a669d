import {
  acceptAssessment,
  type ReplyBody,
  claimClearance,
  closeBarangay,
  getAssessment,
  getReference,
  importBarangays,
  listBarangays,
  listClearances,
  listHoldings,
  previewBarangayRecode,
  recodeBarangays,
  registerCompany,
  search,
  verifyPermit,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createForm, fileApplication, registerBusiness } from '../../testing/application-fixture.ts';
import { createFileUpload } from '../../testing/empty/empty-municipality.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';
import { recordMaking } from '../../testing/two-persons/invented-persons.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const SILANGAN = '9990101015';
const BUSINESSES = 300;

let server: TestServer;
let fixture: MunicipalityFixture;
let admin: TestPerson;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  admin = await server.person('admin');
  // Businesses of every barangay, each with its form and draft, as if registered.
  await sql`
    insert into business (
      company_code, owner_id, company_name, registration_no, brgycode, address, line_ids, form, draft, registered_at
    )
    select
      'ZZ-' || lpad(n::text, 6, '0'), b.owner_id, 'Tindahan ' || n, 'REG-' || n, g.brgycode, 'Purok 3, ' || g.name,
      b.line_ids, jsonb_set(b.form, '{place,brgycode}', to_jsonb(g.brgycode)),
      jsonb_set(b.form, '{place,brgycode}', to_jsonb(g.brgycode)), now()
    from generate_series(1, ${BUSINESSES}) n
    join (select *, row_number() over (order by brgycode) - 1 as place from barangay) g on g.place = n % 16
    cross join (select * from business where company_code = ${fixture.stages.issued.company_code}) b
  `.execute(server.api.db);
});
afterAll(() => server.close());

const preview = (rows: readonly string[]) =>
  server.request(previewBarangayRecode, admin, createFileUpload(rows.join('\n')));
const listStoredBarangays = async () => (await server.request(listBarangays, admin)).body.data;
const toNewCode = (code: string): string => `1880902${code.slice(7)}`;

type Preview = ReplyBody<typeof previewBarangayRecode>;
const getChanges = ({ changes }: Preview) =>
  changes.map(({ former_code, brgycode, name }) => ({ former_code, brgycode, name }));
const send = (changes: ReturnType<typeof getChanges>) => server.request(recodeBarangays, admin, { body: { changes } });

/** Every column that holds a code, with its number of rows with an old one. */
async function countOld(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select
      (select count(*)::int from business where brgycode like '9990101%') as businesses,
      (select count(*)::int from business where form::text like '%9990101%' or draft::text like '%9990101%') as forms,
      (select count(*)::int from application where brgycode like '9990101%') as applications,
      (select count(*)::int from application where concat(snapshot, change, draft) like '%9990101%') as snapshots,
      (select count(*)::int from clearance where brgycode like '9990101%') as clearances,
      (select count(*)::int from role where brgycode like '9990101%') as roles`.execute(server.api.db);
  return rows[0] ?? {};
}

test('a PSGC file with new codes is refused as an import, and as a recode proposes the barangays of the same names', async () => {
  const before = await listStoredBarangays();
  const rows = ['10-digit PSGC,Name', ...before.map(({ brgycode, name }) => `${toNewCode(brgycode)},${name} (Pob.)`)];
  const reply = await server.request(
    importBarangays,
    admin,
    createFileUpload(rows.join('\n').replaceAll(' (Pob.)', '')),
  );
  expect(reply.status).toBe(422);
  expect(reply.body.error.fields?.['rows.2.name']?.[0]).toContain('Codes that changed');
  const { status, body } = await preview([...rows, '1880902099,Bagong Nayon']);
  expect(status).toBe(200);
  expect(body.changes).toHaveLength(16);
  expect(body.changes.every(({ proposed_by, is_merge }) => proposed_by === 'SAME_NAME' && !is_merge)).toBe(true);
  expect(body.unmatched).toEqual([{ brgycode: '1880902099', name: 'Bagong Nayon' }]);
  const total = body.changes.reduce((sum, { businesses }) => sum + businesses, 0);
  expect(total).toBeGreaterThan(BUSINESSES);
  // A preview changes nothing.
  expect(await listStoredBarangays()).toEqual(before);
});

test('a recode of the whole municipality updates businesses, staff, open cases, fees and shapes', async () => {
  const { db } = server.api;
  const loadFacts = () =>
    sql<object>`
    select name, fee_overrides, lat, lng, shape, role_name, population from barangay order by name`.execute(db);
  await sql`
    update barangay set fee_overrides = '{"micro": "77.00"}', shape = '[[[123.44,13.24],[123.46,13.24],[123.46,13.26],[123.44,13.24]]]'
    where brgycode = ${SILANGAN}`.execute(db);
  await sql`
    insert into saved_view (account_id, list, name, query, position)
    values (${fixture.people.bplo.account_id}::bigint, 'holdings', 'Silangan', ${`brgycode=${SILANGAN}`}, 1)`.execute(
    db,
  );
  const [before, verifications, contents] = [await loadFacts(), await loadVerifications(), await loadPermitContents()];
  const clerk = fixture.people.officers.get('barangay');
  const queue = await server.request(listClearances, clerk, { query: {} });
  expect(queue.body.data.length).toBeGreaterThan(0);

  const names = await listStoredBarangays();
  const { body } = await preview([
    'Old code,New code',
    ...names.map((row) => `${row.brgycode},${toNewCode(row.brgycode)}`),
  ]);
  const reply = await send(getChanges(body));
  expect([reply.status, reply.body]).toMatchObject([200, { recoded: 16, merged: 0 }]);
  expect(reply.body.businesses).toBeGreaterThan(BUSINESSES);
  expect(reply.body.open_applications).toBeGreaterThan(0);

  expect(await countOld()).toEqual({ businesses: 0, forms: 0, applications: 0, snapshots: 0, clearances: 0, roles: 0 });
  expect((await loadFacts()).rows).toEqual(before.rows);
  expect(await loadPermitContents()).toEqual(contents);
  expect(await loadVerifications()).toEqual(verifications);
  const laterQueue = await server.request(listClearances, clerk, { query: {} });
  expect(laterQueue.body.data.map((row) => row.clearance_id)).toEqual(queue.body.data.map((row) => row.clearance_id));
  const view = await sql<{ query: string }>`select query from saved_view where name = 'Silangan'`.execute(db);
  expect(view.rows).toEqual([{ query: `brgycode=${toNewCode(SILANGAN)}` }]);
  expect((await listStoredBarangays()).find(({ brgycode }) => brgycode === toNewCode(SILANGAN))?.former_codes).toEqual([
    SILANGAN,
  ]);
  // A repetition of the same changes has nothing to change.
  expect((await send(getChanges(body))).status).toBe(422);
});

/** The public verification of an issued permit by its code. */
async function loadVerifications() {
  return (await server.request(verifyPermit, undefined, { params: { token: fixture.stages.issued.token } })).body;
}

async function loadPermitContents() {
  return (await sql<object>`select permit_no, content from permit order by permit_no`.execute(server.api.db)).rows;
}

test('the old code is still found: in the register, its filter and the global search', async () => {
  const { bplo } = fixture.people;
  const searchBusinesses = async (query: { search?: string; brgycode?: string }) =>
    (await server.request(listHoldings, bplo, { query: { ...query, limit: '50' } })).body.data.map(
      (row) => row.company_code,
    );
  const now = await searchBusinesses({ brgycode: toNewCode(SILANGAN) });
  expect(now.length).toBeGreaterThan(18);
  expect(await searchBusinesses({ brgycode: SILANGAN })).toEqual(now);
  expect(await searchBusinesses({ search: SILANGAN })).toEqual(now);
  expect(await searchBusinesses({ search: toNewCode(SILANGAN) })).toEqual(now);
  const hits = (await server.request(search, bplo, { query: { q: SILANGAN } })).body.data;
  expect(hits.some(({ kind }) => kind === 'business')).toBe(true);
});

test('open and closed applications continue after a recode, and new ones are registered under the new code', async () => {
  const { owner, bplo } = fixture.people;
  for (const stage of [fixture.stages.filed, fixture.stages.cleared, fixture.stages.payable, fixture.stages.issued]) {
    const { status, body } = await server.request(getAssessment, bplo, {
      params: { assessment_code: stage.assessment_code },
    });
    expect([status, body.barangay_name]).toEqual([200, expect.stringMatching(/\w/)]);
  }
  const { assessment_code } = fixture.stages.filed;
  expect((await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} })).status).toBe(200);
  const reference = (await server.request(getReference, owner)).body.barangays;
  expect(reference.map(({ brgycode }) => brgycode.slice(0, 7))).toEqual(reference.map(() => '1880902'));
  const form = createForm();
  await expect(registerBusiness(server, owner, form)).rejects.toThrow('barangay');
  const movedForm = { ...form, place: { ...form.place, brgycode: toNewCode(SILANGAN) } };
  expect(await registerBusiness(server, owner, movedForm)).toMatch(/^SI-/);
  expect(registerCompany.method).toBe('POST');
  const application = await fileApplication(server, owner, {
    ...createForm(),
    place: { ...form.place, brgycode: toNewCode(SILANGAN) },
  });
  await server.request(acceptAssessment, bplo, { params: { assessment_code: application.assessment_code }, body: {} });
  const clerk = fixture.people.officers.get('barangay');
  const { rows } = await sql<{ clearance_id: number }>`
    select clearance_id
    from clearance
    join application using (assessment_id)
    where assessment_code = ${application.assessment_code} and office = 'barangay'`.execute(server.api.db);
  const reply = await server.request(claimClearance, clerk, {
    params: { clearance_id: rows[0]?.clearance_id ?? 0 },
    body: { ground: 'AT_COUNTER' },
  });
  expect(reply.status).toBe(200);
});

test('a recode is reverted by another recode', async () => {
  const names = await listStoredBarangays();
  const toOldCode = (code: string): string => `9990101${code.slice(7)}`;
  const { body } = await preview(['from,to', ...names.map((row) => `${row.brgycode},${toOldCode(row.brgycode)}`)]);
  expect((await send(getChanges(body))).status).toBe(200);
  expect((await listStoredBarangays()).map(({ brgycode }) => brgycode)).toEqual(
    names.map((row) => toOldCode(row.brgycode)),
  );
  expect((await listStoredBarangays())[0]?.former_codes).toEqual([names[0]?.brgycode]);
});

test.each([
  ['an old code that nobody has', ['1111111001,1880902001'], 'rows.2.former_code'],
  ['a code of too few digits', [`${SILANGAN},188`], 'rows.2.brgycode'],
  ['one barangay with two new codes', [`${SILANGAN},1770000001`, `${SILANGAN},1770000002`], 'rows.3.former_code'],
  ['a code that another had before', [`${SILANGAN},1880902001`], 'rows.2.brgycode'],
  ['the code of one that gets another', [`${SILANGAN},9990101001`, '9990101001,1990000001'], 'rows.2.brgycode'],
])('%s is refused at its row', async (_what, rows, place) => {
  const { status, body } = await preview(['Old code,New code', ...rows]);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [place]]);
});

test('a name that another barangay still has is refused', async () => {
  const { status, body } = await send([{ former_code: SILANGAN, brgycode: '1999999001', name: 'Balite' }]);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['changes.0.name']]);
});

test('a barangay that no longer exists is merged into another, with all its references', async () => {
  const survivor = '9990101002';
  const before = await listStoredBarangays();
  const countBusinesses = (code: string, rows: typeof before): number =>
    rows.find(({ brgycode }) => brgycode === code)?.businesses ?? 0;
  const clerk = await server.person('barangay-silangan', { brgycode: SILANGAN });
  const making = { asked_by: admin.account_id, granted_at: '2025-12-01T00:00:00Z' };
  await recordMaking(server, clerk.account_id, making, ['barangay-silangan']);
  const { body } = await preview(['Old code,New code', `${SILANGAN},${survivor}`]);
  expect(body.changes).toMatchObject([{ is_merge: true, name: 'Balite', former_name: 'Silangan' }]);
  const reply = await send(getChanges(body));
  expect(reply.body).toMatchObject({ recoded: 0, merged: 1 });
  const after = await listStoredBarangays();
  expect(countBusinesses(survivor, after)).toBe(countBusinesses(survivor, before) + countBusinesses(SILANGAN, before));
  expect(after.find(({ brgycode }) => brgycode === SILANGAN)).toBeUndefined();
  expect(after.find(({ brgycode }) => brgycode === survivor)?.former_codes).toContain(SILANGAN);
  const queue = await server.request(listClearances, clerk, { query: {} });
  expect([queue.status, queue.body.data.length > 0]).toEqual([200, true]);
  const { rows: grants } = await sql<{ power: string; is_ended: boolean; asked_by: number; granted_at: string }>`
    select power, ended_at is not null as is_ended, asked_by, granted_at
    from account_grant
    where account_id = ${clerk.account_id}::bigint and asked_by is not null
    order by grant_id`.execute(server.api.db);
  expect(grants.map(({ power, is_ended }) => [power, is_ended])).toEqual([
    ['barangay-silangan', true],
    ['barangay-balite', false],
  ]);
  expect(
    new Set(grants.map(({ asked_by, granted_at }) => `${asked_by} ${new Date(granted_at).toISOString()}`)),
  ).toEqual(new Set([`${admin.account_id} 2025-12-01T00:00:00.000Z`]));
});

test('two businesses of one name prevent the merge of two barangays until one of them has another name', async () => {
  const { db } = server.api;
  await sql`
    update business set company_name = 'Kambal Store' where company_code in (
      select min(company_code) from business where brgycode in ('9990101003', '9990101004') and company_code like 'ZZ%'
      group by brgycode
    )`.execute(db);
  const { status, body } = await send([{ former_code: '9990101003', brgycode: '9990101004', name: 'Any' }]);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['changes.0.brgycode']]);
});

test('a barangay is closed only when nothing refers to it', async () => {
  const close = (brgycode: string) => server.request(closeBarangay, admin, { params: { brgycode } });
  expect((await close('9990101005')).status).toBe(409);
  expect((await server.request(importBarangays, admin, createFileUpload('code,name\n9990101099,Mali'))).status).toBe(
    200,
  );
  expect((await listStoredBarangays()).find(({ name }) => name === 'Mali')).toMatchObject({
    can_close: true,
    staff: 0,
  });
  const clerk = await server.person('barangay-mali');
  expect((await close('9990101099')).status).toBe(409);
  await sql`delete from account_role where account_id = ${clerk.account_id}::bigint`.execute(server.api.db);
  expect((await close('9990101099')).body).toEqual({ closed: true });
  expect((await listStoredBarangays()).find(({ name }) => name === 'Mali')).toBeUndefined();
  expect((await close('9990101099')).status).toBe(404);
});

test('addresses follow a renamed barangay; without a recode nothing changes', async () => {
  const other = await openTestServer();
  await seedMunicipality(other.api.db);
  const [head, owner] = [await other.person('admin'), await other.person('user')];
  const company_code = await registerBusiness(other, owner, createForm());
  const changes = [{ former_code: SILANGAN, brgycode: '1880902015', name: 'Bagong Silangan' }];
  expect((await other.request(recodeBarangays, head, { body: { changes } })).status).toBe(200);
  const row = await other.api.db
    .selectFrom('business')
    .select(['address', 'brgycode'])
    .where('company_code', '=', company_code)
    .executeTakeFirst();
  expect(row).toEqual({ address: 'Purok 3, Bagong Silangan', brgycode: '1880902015' });
  await other.close();
});
