import { inviteStaff } from '@ebpls/contracts';
import { zipSync } from 'fflate';

import { createFileUpload, seedEmptyMunicipality } from '../../testing/empty/empty-municipality.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  await seedEmptyMunicipality(server.api.db);
  const brgycode = '0806019001';
  await server.api.db
    .insertInto('barangay')
    .values({
      brgycode,
      name: 'Poblacion',
      class: 'urban',
      population: 9,
      role_name: 'barangay-poblacion',
      lat: 11,
      lng: 124,
      shape: null,
    })
    .execute();
  await server.person('barangay-poblacion', { brgycode });
  admin = await server.person('admin');
});
afterAll(() => server.close());

const HEADS = 'First name,Last name,Email,Office,Head of office,Language';
const send = (...rows: string[]) => server.request(inviteStaff, admin, createFileUpload([HEADS, ...rows].join('\n')));
const listMails = async () =>
  (await server.api.db.selectFrom('mail').select('to_address').where('template', '=', 'invitation').execute()).length;

test('everybody in the file is invited with the role of the office, in the municipality’s own words', async () => {
  const reply = await send(
    'Lito,Abad,lito@hall.example,fire,yes,fil',
    'Ana,Cruz,ANA@hall.example,Barangay Poblacion,,',
    'Ben,Diaz,ben@hall.example,bplo,no,en',
  );
  expect(reply.body).toEqual({ invited: 3, known: 0 });
  expect(await listMails()).toBe(3);
  const people = await server.api.db
    .selectFrom('account as a')
    .innerJoin('account_role as p', 'p.account_id', 'a.id')
    .innerJoin('role as r', 'r.id', 'p.role_id')
    .select(['a.email', 'r.name', 'a.permissions', 'a.locale'])
    .where('a.invited_at', 'is not', null)
    .orderBy('a.id')
    .execute();
  expect(people).toEqual([
    { email: 'lito@hall.example', name: 'fire', permissions: ['office_head'], locale: 'fil' },
    { email: 'ana@hall.example', name: 'barangay-poblacion', permissions: [], locale: 'en' },
    { email: 'ben@hall.example', name: 'bplo', permissions: [], locale: 'en' },
  ]);
});

test('empty rows of the template are skipped; a file of them alone invites nobody', async () => {
  const before = await listMails();
  const reply = await send(',,,bplo,,', 'Ina,Lim,ina@hall.example,mpdo,,', ',,,Barangay Poblacion,,');
  expect(reply.body).toEqual({ invited: 1, known: 0 });
  expect((await send(',,,bplo,,')).body.error.fields).toHaveProperty('file');
  expect(await listMails()).toBe(before + 1);
});

test('a longer list sent again skips existing people, and invites nobody twice', async () => {
  const before = await listMails();
  const reply = await send('Lito,Abad,lito@hall.example,fire,yes,fil', 'Eva,Go,eva@hall.example,rhu,,');
  expect(reply.body).toEqual({ invited: 1, known: 1 });
  expect(await listMails()).toBe(before + 1);
});

test.each([
  [',Go,new@hall.example,fire', 'rows.3.firstname'],
  ['Eva,,new@hall.example,fire', 'rows.3.lastname'],
  ['Eva,Go,nobody,fire', 'rows.3.email'],
  ['Eva,Go,good@hall.example,fire', 'rows.3.email'],
  ['Eva,Go,lito@hall.example,rhu', 'rows.3.email'],
  ['Eva,Go,new@hall.example,museum', 'rows.3.office'],
  ['Eva,Go,new@hall.example,admin', 'rows.3.office'],
  ['Eva,Go,new@hall.example,user', 'rows.3.office'],
  ['Eva,Go,new@hall.example,fire,perhaps', 'rows.3.head'],
  ['Eva,Go,new@hall.example,fire,,de', 'rows.3.language'],
])('a file with the row %s is refused at that row, and nobody of the file is invited', async (row, place) => {
  const before = await listMails();
  const { status, body } = await send('Good,Person,good@hall.example,fire', row);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, [place]]);
  expect(await listMails()).toBe(before);
});

test('a workbook that unpacks to too much memory is refused at the file', async () => {
  const before = await listMails();
  const bomb = Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40_000_000) }));
  const { status, body } = await server.request(inviteStaff, admin, createFileUpload(bomb));
  expect([status, Object.keys(body.error.fields ?? {}), await listMails()]).toEqual([422, ['file'], before]);
});
