import { text } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';

import { downloadOwnExport, listOwnExports, requestOwnExport } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';
import { makeExport } from './own-export.ts';

let server: TestServer;
let owner: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
beforeEach(async () => {
  owner = await server.person('user', { firstname: 'Luz', lastname: 'Villarin' });
});
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));
afterAll(() => server.close());

/** The files of an archive, found by its directory as other programs find them. */
function unzipFiles(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  const files: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, name_length, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const begins = local + 30 + zip.readUInt16LE(local + 26);
    files[zip.toString('ascii', at + 46, at + 46 + name_length)] = inflateRawSync(
      zip.subarray(begins, begins + size),
    ).toString('utf8');
    at += 46 + name_length;
  }
  return files;
}

type Records = Record<string, Record<string, unknown>[]>;
const requestExport = (person: TestPerson) => server.request(requestOwnExport, person, {});
const downloadExport = (person: TestPerson, export_id: string) =>
  server.request(downloadOwnExport, person, { params: { export_id } });

async function createExport(
  person: TestPerson,
): Promise<{ export_id: string; files: Record<string, string>; data: Records }> {
  const { export_id } = (await requestExport(person)).body;
  await server.api.jobs.runDue();
  const files = unzipFiles((await downloadExport(person, export_id)).raw);
  return { export_id, files, data: JSON.parse(files['my-data.json'] ?? '{}') as Records };
}

test('a person downloads all data about them as JSON and as CSV, and nothing of others', async () => {
  const mine = await createClearedApplication(server.api.db, owner);
  const other = await createClearedApplication(server.api.db, await server.person('user'));
  const { data, files } = await createExport(owner);
  expect(data['account']).toEqual([expect.objectContaining({ email: owner.email, firstname: 'Luz' })]);
  expect(data['businesses']?.map(({ company_code }) => company_code)).toEqual([mine.company_code]);
  expect(data['applications']?.map(({ assessment_code }) => assessment_code)).toEqual([mine.assessment_code]);
  expect(files['csv/businesses.csv']).toContain(mine.company_code);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      'README.txt',
      'files.csv',
      'csv/messages.csv',
      'csv/notifications.csv',
      'csv/sign_ins.csv',
    ]),
  );
  expect(JSON.stringify(files)).not.toContain(other.company_code);
});

test('the export contains no password digest and no secret, and no spreadsheet computes its values', async () => {
  await server.api.db.updateTable('account').set({ bio: '=1+1' }).where('id', '=', owner.account_id).execute();
  const { files } = await createExport(owner);
  expect(JSON.stringify(files)).not.toMatch(/\$argon2|password_hash|secret|storage_key/);
  expect(files['csv/account.csv']).toContain(",'=1+1,");
});

test('the file is made by a job, its owner is mailed, and both acts are recorded', async () => {
  const { body } = await requestExport(owner);
  expect(body).toMatchObject({ state: 'MAKING', size: null });
  expect((await downloadExport(owner, body.export_id)).status).toBe(404);
  await server.api.jobs.runDue();
  expect((await server.request(listOwnExports, owner)).body.data).toMatchObject([
    { export_id: body.export_id, state: 'READY', expires_at: '2026-01-19T00:00:00Z' },
  ]);
  const { headers } = await downloadExport(owner, body.export_id);
  expect(headers['content-disposition']).toBe('attachment; filename="ebpls-my-data-2026-01-12.zip"');
  const mails = await server.api.db
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('to_address', '=', owner.email)
    .execute();
  expect(mails).toEqual([{ template: 'export_ready', body_text: expect.stringContaining('until 19 Jan 2026') }]);
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select('act')
    .where('account_id', '=', owner.account_id)
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['account.export', 'account.export_fetch']);
});

test('one export a day for any number of concurrent requests; the next day another', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => requestExport(owner)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  server.setNow('2026-01-13T00:10:00+08:00');
  expect((await requestExport(owner)).status).toBe(200);
});

test('nobody else downloads it, and nobody after its days; then its file is removed', async () => {
  const { export_id } = await createExport(owner);
  const otherUser = await server.person('user');
  const admin = await server.person('admin');
  expect([
    (await downloadExport(otherUser, export_id)).status,
    (await downloadExport(admin, export_id)).status,
  ]).toEqual([404, 404]);
  expect((await server.request(listOwnExports, otherUser)).body.data).toEqual([]);
  const { storage_key } = await server.api.db
    .selectFrom('own_export')
    .select('storage_key')
    .where('export_id', '=', export_id)
    .executeTakeFirstOrThrow();
  server.setNow('2026-01-19T08:00:00+08:00');
  expect((await downloadExport(owner, export_id)).status).toBe(404);
  await sql`select graphile_worker.add_job('remove_own_exports')`.execute(server.api.db);
  await server.api.jobs.runDue();
  const left = await server.api.db
    .selectFrom('own_export')
    .select('export_id')
    .where('export_id', '=', export_id)
    .execute();
  expect(left).toEqual([]);
  await expect(text(server.api.storage.read(storage_key ?? ''))).rejects.toMatchObject({ code: 'ENOENT' });
});

test('two concurrent runs of a job make one file and mail once', async () => {
  const { export_id } = (await requestExport(owner)).body;
  await Promise.all([makeExport(server.serving, export_id), makeExport(server.serving, export_id)]);
  await server.api.jobs.runDue();
  const mails = await server.api.db
    .selectFrom('mail')
    .select('template')
    .where('to_address', '=', owner.email)
    .execute();
  expect(mails).toHaveLength(1);
});

test('an open session is not enough: the password is required again', async () => {
  await server.api.db
    .updateTable('session')
    .set({ proven_at: '2025-01-01T00:00:00Z' })
    .where('id', '=', owner.session_id)
    .execute();
  server.serving.sessions.forget(owner.session_id);
  const answer = await requestExport(owner);
  expect([answer.status, answer.body.error.code]).toEqual([403, 'password_needed']);
});
