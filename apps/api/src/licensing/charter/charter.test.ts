import { getCitizensCharter, getComplaintChannels, getReference, saveComplaintChannels } from '@ebpls/contracts';
import { TIME_LIMITS } from '@ebpls/rules';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  admin = await server.person('admin');
});
afterAll(() => server.close());

const readCharter = async () => (await server.request(getCitizensCharter, undefined, {})).body;

test('anyone reads every service with its offices, its limits by class and its papers', async () => {
  const { services, offices, as_of } = await readCharter();
  expect(as_of).toBe('2026-01-12');
  expect(services.map(({ application_type }) => application_type)).toEqual([
    'NEW',
    'RENEWAL',
    'AMENDMENT',
    'RETIREMENT',
    'SPECIAL',
  ]);
  const [first, renewal] = services;
  expect(first?.days).toEqual({ COMPLEX: 7, HIGHLY_TECHNICAL: 20 });
  expect(renewal?.days).toEqual({ SIMPLE: 3, COMPLEX: 7 });
  const fire = renewal?.offices.find(({ office }) => office === 'fire');
  expect(fire).toMatchObject({ scope: 'ALL', days: { SIMPLE: TIME_LIMITS.fire_renewal_wd } });
  expect(first?.requirements.map(({ code }) => code)).toContain('R01');
  expect(renewal?.requirements.map(({ code }) => code)).not.toContain('R06');
  expect(offices.find(({ office }) => office === 'engineering')?.fees.length).toBeGreaterThan(0);
});

test('the charter shows changed rows at once', async () => {
  const { code, content } = await server.api.db
    .selectFrom('requirement')
    .selectAll()
    .where('code', '=', 'R06')
    .executeTakeFirstOrThrow();
  const renamedContent = { ...(content as object), name: { en: 'National ID', fil: 'National ID' } };
  await server.api.db
    .updateTable('requirement')
    .set({ content: JSON.stringify(renamedContent) })
    .where('code', '=', code)
    .execute();
  // Changed rows are noticed within half a second; the test polls until then instead of waiting for a fixed time.
  let names: (string | undefined)[] = [];
  while (!names.includes('National ID'))
    names = (await readCharter()).services[0]?.requirements.map(({ name }) => name.en) ?? [];
  const { requirements } = (await server.request(getReference, admin)).body;
  expect(requirements.find((one) => one.code === code)?.name).toBe('National ID');
});

test('the days of a service are the legal days of the setting that sets when an office is silent', async () => {
  const setLegalDays = (SIMPLE: number) =>
    sql`update setting set value = jsonb_set(value, '{legal_wd,SIMPLE}', to_jsonb(${SIMPLE}::int)) where key = 'silence'`.execute(
      server.api.db,
    );
  await setLegalDays(2);
  expect((await readCharter()).services[1]?.days).toEqual({ SIMPLE: 2, COMPLEX: 7 });
  await setLegalDays(3);
  expect((await readCharter()).services[1]?.days).toEqual({ SIMPLE: 3, COMPLEX: 7 });
});

const CHANNELS = {
  desk_en: 'Complaints Desk',
  desk_fil: 'Tanggapan ng Reklamo',
  hours_en: 'Weekdays, 8 to 5',
  hours_fil: 'Lunes hanggang Biyernes, 8 hanggang 5',
  telephone: '(02) 8123 4567',
  email: 'complaints@sanisidro.example',
  arta_email: 'complaints@arta.gov.ph',
  hotline: '8888',
};

test('complaint channels begin with those of the Anti-Red Tape Authority and are the administrator’s to change', async () => {
  const read = async () => (await server.request(getComplaintChannels, undefined, {})).body;
  expect(await read()).toMatchObject({ arta_email: 'complaints@arta.gov.ph', hotline: '8888', telephone: '' });
  expect((await server.request(saveComplaintChannels, admin, { body: CHANNELS })).status).toBe(200);
  expect(await read()).toEqual(CHANNELS);
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select('act')
    .where('act', '=', 'complaint_channels.save')
    .execute();
  expect(acts).toHaveLength(1);
  await server.request(saveComplaintChannels, admin, { body: CHANNELS });
  expect((await server.request(saveComplaintChannels, await server.person('bplo'), { body: CHANNELS })).status).toBe(
    403,
  );
});

test.each([
  ['desk_en', ' '],
  ['email', 'not an address'],
  ['arta_email', ''],
  ['hotline', ''],
  ['telephone', 'call us'],
] as const)('%s is refused as %p at its field', async (field, value) => {
  const { status, body } = await server.request(saveComplaintChannels, admin, {
    body: { ...CHANNELS, [field]: value },
  });
  expect(status).toBe(422);
  expect(Object.keys(body.error?.fields ?? {})).toEqual([field]);
});
