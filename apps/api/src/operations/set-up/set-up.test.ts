import {
  getMunicipalityDetails,
  getMunicipality,
  getSeal,
  getSetUp,
  importBarangays,
  saveMunicipality,
  sendSeal,
  tryGateway,
  sendTestMail,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import writeWorkbook from 'write-excel-file/node';
import { zipSync } from 'fflate';

import { createFileUpload, seedEmptyMunicipality } from '../../testing/empty/empty-municipality.ts';
import { openQueryServer, type QueryServer } from '../../testing/gateway-notices.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { sealAttachment } from '../../platform/mail/mail-seal.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { waitUntil } from '../../testing/stress/live-api.ts';

let server: TestServer;
let desk: QueryServer;
let admin: TestPerson;
beforeAll(async () => {
  desk = await openQueryServer();
  server = await openTestServer({ PAYNAMICS_QUERY_URL: desk.url });
  await seedEmptyMunicipality(server.api.db);
  admin = await server.person('admin', { permissions: ['treasurer', 'signatory'] });
});
afterAll(async () => {
  await server.close();
  await desk.close();
});

const MUNICIPALITY_INPUT = {
  government: 'MUNICIPALITY',
  name: 'Santa Rosa',
  province: 'Samar',
  region: 'Region VIII',
  zip: '6701',
  hall: 'Municipal Hall, Poblacion, Santa Rosa, Samar',
  website: '',
  lat: '11.78',
  lng: '124.88',
  reach_km: '12',
  series_prefix: 'sr',
};
const save = (overrides: object = {}) =>
  server.request(saveMunicipality, admin, { body: { ...MUNICIPALITY_INPUT, ...overrides } });
const importFile = (content: string | Buffer) => server.request(importBarangays, admin, createFileUpload(content));
async function getStep(name: string) {
  const { steps, checks } = (await server.request(getSetUp, admin)).body;
  return [
    ...steps.map(({ step, ...found }) => ({ name: step as string, ...found })),
    ...checks.map(({ check, ...found }) => ({ name: check as string, ...found })),
  ].find((one) => one.name === name);
}

test('an empty municipality lacks everything, and each step has its reason in the reader’s language', async () => {
  const { steps, checks } = (await server.request(getSetUp, admin)).body;
  expect([...steps, ...checks].filter(({ is_done }) => is_done)).toEqual([]);
  const { body } = await server.request(getSetUp, admin, { headers: { 'accept-language': 'fil' } });
  expect(body.steps[0]).toEqual({ step: 'municipality', is_done: false, why: expect.any(String) });
  expect((await getStep('staff'))?.why).toMatch(/^Offices without staff: .+, .+/);
});

test('booklets alone are optional, because the counter gives electronic receipts without one', async () => {
  const { checks } = (await server.request(getSetUp, admin)).body;
  expect(checks.filter(({ is_optional }) => is_optional)).toEqual([
    {
      check: 'forms',
      is_done: false,
      is_optional: true,
      why: 'No collector has an AF 51 booklet. Booklets are needed only for paper receipts. The counter can issue electronic receipts without one.',
    },
  ]);
});

test('the municipality gets its name and its prefix, in upper or lower case', async () => {
  expect((await save()).body).toMatchObject({ name: 'Santa Rosa', series_prefix: 'SR', reach_km: 12 });
  expect((await server.request(getMunicipalityDetails, admin)).body).toMatchObject({ province: 'Samar', seal: null });
  expect(await getStep('municipality')).toMatchObject({ is_done: true, why: 'Municipality of Santa Rosa.' });
});

test('a city is named as one and may belong to no province; a client that sends no kind keeps it', async () => {
  const city = await save({ government: 'CITY', province: '' });
  expect(city.body).toMatchObject({ government: 'CITY', province: '' });
  expect(await getStep('municipality')).toMatchObject({ why: 'City of Santa Rosa.' });
  const { government: _kind, ...earlierInput } = MUNICIPALITY_INPUT;
  const body = { ...earlierInput, zip: '6703' };
  expect((await server.request(saveMunicipality, admin, { body })).body).toMatchObject({
    government: 'CITY',
    zip: '6703',
  });
  await save();
});

test('a row of an earlier release is of a municipality', async () => {
  await sql`update setting set value = value - 'government' where key = 'municipality'`.execute(server.api.db);
  const { body } = await server.request(getMunicipalityDetails, admin);
  expect(body).toMatchObject({ name: 'Santa Rosa', government: 'MUNICIPALITY' });
  expect(await getStep('municipality')).toMatchObject({ why: 'Municipality of Santa Rosa.' });
});

test.each([
  ['government', 'VILLAGE'],
  ['government', ''],
  ['name', ' '],
  ['province', ''],
  ['zip', '12'],
  ['hall', ''],
  ['website', 'http://santarosa.example'],
  ['website', 'javascript:alert(1)'],
  ['lat', '91'],
  ['lng', 'east'],
  ['reach_km', '0'],
  ['series_prefix', 'S1'],
])('a %s like “%s” is refused at its field and nothing is stored', async (field, value) => {
  const { status, body } = await save({ name: 'Other', [field]: value });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [field]]);
  expect((await server.request(getMunicipalityDetails, admin)).body.name).toBe('Santa Rosa');
});

test('the prefix of business numbers stays once a business has one', async () => {
  const owner = await server.person('user');
  await server.api.db
    .insertInto('business')
    .values({ company_code: 'SR-000001', owner_id: owner.account_id })
    .execute();
  expect((await save({ series_prefix: 'XX' })).body.error.fields).toHaveProperty('series_prefix');
  expect((await save({ zip: '6702' })).body).toMatchObject({ zip: '6702', is_prefix_used: true });
});

test('the seal is rendered into a square, public for everyone; a file that is no picture or too small is refused', async () => {
  const send = (bytes: Buffer) => server.request(sendSeal, admin, createFileUpload(bytes, 'seal.png'));
  const createPicture = (side: number) =>
    sharp({ create: { width: side, height: side * 2, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
  expect((await server.request(getSeal, undefined)).status).toBe(404);
  expect((await send(await createPicture(60))).body.error.fields).toHaveProperty('file');
  expect((await send(Buffer.from('<svg onload="alert(1)"/>'))).body.error.fields).toHaveProperty('file');
  expect((await send(await createPicture(200))).body).toEqual({ has_seal: true });
  const { headers, raw } = await server.request(getSeal, undefined);
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['image/png', 'nosniff']);
  expect(await sharp(raw).metadata()).toMatchObject({ format: 'png', width: 512, height: 512 });
  expect(await getStep('seal')).toMatchObject({ is_done: true });
  // Papers show it on white, ready for embedding.
  const { issuer, seal_id } = await loadReferenceRows(server.api.db);
  const print = await sharp(Buffer.from(issuer.seal?.split(',')[1] ?? '', 'base64')).metadata();
  expect(print).toMatchObject({ format: 'jpeg', width: 264, height: 264, hasAlpha: false });
  // Every page shows it, small and cached for ever under its own address; a node caches the municipality for half a
  // second.
  const isShown = async () => (await server.request(getMunicipality, undefined)).body.seal === seal_id;
  await waitUntil(isShown, 'no page shows the seal');
  const small = await server.request(getSeal, undefined, { query: { size: 'bar', of: seal_id ?? '' } });
  expect(small.headers['cache-control']).toContain('immutable');
  expect(await sharp(small.raw).metadata()).toMatchObject({ format: 'png', width: 108 });
  const formerReply = await server.request(getSeal, undefined, { query: { size: 'bar', of: 'former' } });
  expect(formerReply.headers['cache-control']).not.toContain('immutable');
  // Mails carry it, small.
  const { content } = await sealAttachment(server.api);
  const [pixel] = await sharp(content as Buffer)
    .extract({ left: 44, top: 44, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(pixel).toBe(0x12);
});

const PSGC = [
  'Philippine Standard Geographic Code',
  '10-digit PSGC,Name,Geographic Level,Urban / Rural,2020 Population,Latitude,Longitude',
  '0806019000,Santa Rosa,Mun,,9000,,',
  '0806019001,Poblacion Uno,Bgy,U,"1,204",11.79,124.89',
  '0806019002,Peña Blanca,Bgy,R,310,,',
].join('\n');

test('rows of the PSGC become barangays with the role of their clerks; a second import updates them', async () => {
  expect((await importFile(PSGC)).body).toEqual({ added: 2, changed: 0 });
  const rows = await server.api.db.selectFrom('barangay').selectAll().orderBy('brgycode').execute();
  expect(rows).toMatchObject([
    { name: 'Poblacion Uno', class: 'urban', population: 1204, role_name: 'barangay-poblacion-uno', lat: 11.79 },
    // Without a position in the file, that of the municipal hall.
    { name: 'Peña Blanca', class: 'rural', population: 310, role_name: 'barangay-pena-blanca', lat: 11.78 },
  ]);
  const renamedFile = PSGC.replace('Poblacion Uno', 'Poblacion I');
  expect((await importFile(renamedFile)).body).toEqual({ added: 0, changed: 2 });
  const role = await server.api.db.selectFrom('role').select('name').where('brgycode', '=', '0806019001').execute();
  expect(role).toEqual([{ name: 'barangay-poblacion-uno' }]);
});

test.each([
  ['Windows-1252', Buffer.from('Code,Barangay\n0806019001,Pe\u00f1afrancia\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFCode,Barangay\n0806019001,San Roque\n', 'utf16le')],
  ['UTF-16 without its mark', Buffer.from('Code,Barangay\n0806019001,San Roque\n', 'utf16le')],
])('a table in %s is refused with how to save it as UTF-8', async (_what, bytes) => {
  const { status, body } = await importFile(bytes);
  expect([status, body.error.fields]).toEqual([
    422,
    { file: [expect.stringMatching(/In Excel, choose File → Save As → CSV UTF-8/)] },
  ]);
  const picture = await importFile(Buffer.from('89504e470d0a1a0a0000ff', 'hex'));
  expect(picture.body.error.fields?.['file']?.[0]).toMatch(/workbook \(\.xlsx\) or a CSV file/);
});

test('a workbook is read as well, with codes that lost their leading zero', async () => {
  const createRow = (...cells: (string | number)[]) =>
    cells.map((value) => ({ value, type: typeof value === 'number' ? Number : String }));
  const book = await writeWorkbook([
    createRow('Code', 'Barangay'),
    createRow(806_019_003, 'San Roque'),
  ] as never).toBuffer();
  expect((await importFile(book)).body).toEqual({ added: 1, changed: 0 });
  expect((await getStep('barangays'))?.why).toBe('Barangays on the list: 3.');
});

test.each([
  ['0806019004,,Bgy', 'rows.4.name'],
  ['0806019,Short,Bgy', 'rows.4.brgycode'],
  ['0806019000,The municipality,Bgy', 'rows.4.brgycode'],
  ['0806020001,Elsewhere,Bgy', 'rows.4.brgycode'],
  ['0806019001,Again,Bgy', 'rows.4.brgycode'],
  ['0806019005,Poblacion I,Bgy', 'rows.4.name'],
  ['0806019005,San Roque,Bgy', 'rows.4.name'],
  ['0806019005,Odd,Bgy,city', 'rows.4.class'],
  ['0806019005,Odd,Bgy,U,many', 'rows.4.population'],
  ['0806019005,Odd,Bgy,U,12,11.7', 'rows.4.lat'],
])('a file with the row %s names it, and no row of the file is imported', async (row, place) => {
  const file = [
    ...PSGC.replace('Uno', 'I').split('\n').slice(1, 2),
    '0806019001,Poblacion I,Bgy,U,1',
    '0806019009,New,Bgy',
    row,
  ];
  const { status, body } = await importFile(file.join('\n'));
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [place]]);
  expect(
    await server.api.db.selectFrom('barangay').select('name').where('brgycode', '=', '0806019009').execute(),
  ).toEqual([]);
});

test.each([
  ['no table', Buffer.from([0, 1, 2, 3])],
  ['a table of other columns', Buffer.from('a,b\n1,2')],
  ['heads alone', Buffer.from('code,name')],
  ['a zip that is no workbook', Buffer.from(zipSync({ 'a.txt': new Uint8Array(9) }))],
  [
    'a workbook that unpacks to more than a machine should hold',
    Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000) })),
  ],
  [
    'a workbook that declares entities',
    Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]>') })),
  ],
])('%s is refused at the file', async (_what, bytes) => {
  const { status, body } = await importFile(bytes);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['file']]);
});

test('the gateway is tried: success and failure are both recorded', async () => {
  expect((await getStep('gateway'))?.why).toContain('have not been tested');
  expect((await server.request(tryGateway, admin)).body).toMatchObject({ is_done: true });
  expect(await getStep('gateway')).toMatchObject({ is_done: true });
  await desk.close();
  expect((await server.request(tryGateway, admin)).body).toEqual({
    is_done: false,
    verdict: expect.stringContaining('merchant ID'),
  });
  expect(await getStep('gateway')).toMatchObject({ is_done: false });
});

/** Publishes the starter’s code with this first day. */
const publishCode = (effective_on: string) =>
  sql`
    insert into ordinance_version (version, title, effective_on, state, content)
    select ${`Code of ${effective_on}`}, 'Code', ${effective_on}::date, 'PUBLISHED', value
    from setting
    where key = 'starter_revenue_code'`.execute(server.api.db);

test('a revenue code whose first day is later than 1 January is not done, and the step names the day and the year', async () => {
  await publishCode('2026-01-02');
  expect(await getStep('revenue_code')).toMatchObject({
    is_done: false,
    why: expect.stringMatching(
      /^The earliest version of the revenue code takes effect on 2 Jan 2026\. .*2026 applications cannot be billed/,
    ),
  });
  await publishCode('2026-01-01');
  expect(await getStep('revenue_code')).toMatchObject({ is_done: true, why: 'Code of 2026-01-02 is published.' });
});

test('a test mail is sent like every mail, and the step shows its state', async () => {
  expect((await server.request(sendTestMail, admin)).body).toEqual({ to: admin.email });
  expect((await server.request(getSetUp, admin)).body.is_mail_waiting).toBe(true);
  await server.api.db.updateTable('mail').set({ last_error: 'no such host' }).execute();
  expect((await getStep('mail'))?.why).toContain('no such host');
  await server.api.db.updateTable('mail').set({ state: 'SENT' }).execute();
  expect(await getStep('mail')).toMatchObject({ is_done: false, why: expect.stringContaining('SMTP_URL') });
});

test('two administrators are required, and a third is advised; an invited one does not count yet', async () => {
  const second = await server.person('admin');
  await server.api.db
    .updateTable('account')
    .set({ verified_at: null, invited_at: '2026-01-12T00:00:00Z' })
    .where('id', '=', second.account_id)
    .execute();
  expect((await getStep('administrators'))?.why).toContain('invited');
  await server.api.db
    .updateTable('account')
    .set({ verified_at: '2026-01-12T00:00:00Z' })
    .where('id', '=', second.account_id)
    .execute();
  expect(await getStep('administrators')).toMatchObject({ is_done: true });
  expect(await getStep('third_administrator')).toMatchObject({ is_done: false });
});
