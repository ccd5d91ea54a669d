import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, readdirSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  downloadPermit,
  findPermit,
  getCurrentDue,
  listScans,
  markOriginalSeen,
  releasePermit,
  scanPermit,
  signPermit,
  startPayment,
  verifyPermit,
} from '@ebpls/contracts';

import { sql } from 'kysely';

import { createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../../testing/municipality-seed.ts';
import { loadPermitKeys, makeToken, readToken } from './permit-token.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let signatory: TestPerson;

beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'https://permits.example' });
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  signatory = await server.person('admin', {
    firstname: 'Victoria',
    lastname: 'Manalastas',
    permissions: ['signatory'],
  });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-02-03T09:00:00+08:00'));

async function createPaidApplication(): Promise<FiledCase> {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const filedApplication = await createApprovedOrder(server, { owner, clerk, treasurer });
  const params = { assessment_code: filedApplication.assessment_code };
  const due = (await server.request(getCurrentDue, owner, { params })).body;
  const payment = await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: due.total } });
  await sendNotice(server, { request_id: payment.body.request_id });
  return filedApplication;
}

const release = ({ assessment_code }: FiledCase, person = clerk) =>
  server.request(releasePermit, person, { params: { assessment_code } });
const signAs = (permit_no: string, person = signatory) => server.request(signPermit, person, { params: { permit_no } });
const getToken = async (permit_no: string) =>
  (
    await server.api.db
      .selectFrom('permit')
      .select('token')
      .where('permit_no', '=', permit_no)
      .executeTakeFirstOrThrow()
  ).token;
const verify = async (token: string) => (await server.request(verifyPermit, undefined, { params: { token } })).body;

async function issuePermit(): Promise<{ permit_no: string; token: string; filed: FiledCase }> {
  const filedApplication = await createPaidApplication();
  const { permit_no } = (await release(filedApplication)).body;
  await signAs(permit_no);
  return { permit_no, token: await getToken(permit_no), filed: filedApplication };
}

test('a paid application is released with a number, signed by another person, and then the business is active', async () => {
  const filedApplication = await createPaidApplication();
  const releaseReply = await release(filedApplication);
  expect(releaseReply).toMatchObject({ status: 200, body: { permit_state: 'GENERATED', state: 'FOR_SIGNATURE' } });
  expect(releaseReply.body.permit_no).toMatch(/^MP-2026-\d{5}$/);
  expect(await verify(await getToken(releaseReply.body.permit_no))).toMatchObject({ verdict: 'unknown', permit: null });

  expect(await signAs(releaseReply.body.permit_no)).toMatchObject({
    status: 200,
    body: { permit_state: 'ACTIVE', state: 'ISSUED' },
  });
  const business = await server.api.db
    .selectFrom('business')
    .select(['state', 'plate_no'])
    .where('company_code', '=', filedApplication.company_code)
    .executeTakeFirstOrThrow();
  expect(business).toEqual({ state: 'ACTIVE', plate_no: expect.stringMatching(/^SI-P-\d{5}$/) as string });
  expect(await verify(await getToken(releaseReply.body.permit_no))).toMatchObject({
    verdict: 'genuine',
    permit: {
      permit_no: releaseReply.body.permit_no,
      barangay_name: 'Silangan',
      issued_on: '2026-02-03',
      valid_until: '2026-12-31',
    },
  });
});

test('nothing is released before it is paid, or while a clearance is open', async () => {
  const unpaidApplication = await createClearedApplication(server.api.db, owner);
  expect((await release(unpaidApplication)).status).toBe(409);
  const filedApplication = await createPaidApplication();
  await server.api.db
    .updateTable('clearance')
    .set({ state: 'RECALLED' })
    .where('assessment_id', '=', filedApplication.assessment_id)
    .execute();
  expect(await release(filedApplication)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('clearance') as string } },
  });
});

test('nothing is released before the licensing office has seen the originals that the owner brings to it', async () => {
  const filedApplication = await createPaidApplication();
  const { assessment_id, assessment_code } = filedApplication;
  await sql`update application set brought = '{R01}' where assessment_id = ${assessment_id}`.execute(server.api.db);
  await sql`
    insert into application_requirement (assessment_id, code, name, is_mandatory, verified_by)
    values (${assessment_id}, 'R01', '{"en": "Proof of registration", "fil": "Katibayan"}', true, '{bplo}')
    on conflict do nothing`.execute(server.api.db);
  await sql`delete from document_use where assessment_id = ${assessment_id} and requirement_code = 'R01'`.execute(
    server.api.db,
  );
  expect((await release(filedApplication)).status).toBe(409);
  await server.request(markOriginalSeen, clerk, {
    params: { assessment_code },
    body: { requirement_code: 'R01', is_seen: true },
  });
  expect((await release(filedApplication)).status).toBe(200);
});

test('only the signatory signs, not what they released, and only once', async () => {
  const { permit_no } = (await release(await createPaidApplication())).body;
  expect((await signAs(permit_no, clerk)).status).toBe(403);
  expect((await signAs(permit_no, await server.person('admin', { permissions: ['treasurer'] }))).status).toBe(403);
  await server.api.db
    .updateTable('permit')
    .set({ generated_by: signatory.account_id })
    .where('permit_no', '=', permit_no)
    .execute();
  expect((await signAs(permit_no)).status).toBe(403);

  const another = await server.person('admin', { permissions: ['signatory'] });
  const answers = await Promise.all([1, 2, 3].map(() => signAs(permit_no, another)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await signAs('MP-2026-99999')).status).toBe(404);
});

test('a permit of a business that was closed meanwhile is not signed', async () => {
  const filedApplication = await createPaidApplication();
  const { permit_no } = (await release(filedApplication)).body;
  await server.api.db
    .updateTable('business')
    .set({ state: 'CLOSED_BY_ORDER' })
    .where('company_code', '=', filedApplication.company_code)
    .execute();
  expect((await signAs(permit_no)).status).toBe(409);
});

test('a code is forged when one character is another, when another key signed it, and when it is no code', async () => {
  const { permit_no, token } = await issuePermit();
  const parts = token.split('.');
  const otherKey = generateKeyPairSync('ed25519').privateKey;
  const text = `${parts[0]}.${permit_no}.20261231`;

  const changedCodes = parts.map((part, index) =>
    parts.map((same, at) => (at === index ? `${part.startsWith('2') ? '3' : '2'}${part.slice(1)}` : same)).join('.'),
  );
  for (const forgedCode of [
    ...changedCodes,
    `${text}.${sign(null, Buffer.from(text), otherKey).toString('base64url')}`,
    permit_no,
    '../../etc/passwd',
    `${token}a`,
  ]) {
    expect(await verify(forgedCode)).toMatchObject({ verdict: 'forged', permit: null });
  }
});

test.each([
  ['REVOKED', 'revoked'],
  ['SUSPENDED', 'suspended'],
  ['SUPERSEDED', 'superseded'],
  ['SURRENDERED', 'closed'],
] as const)('a permit that is %s is shown as %s', async (state, verdict) => {
  const { permit_no, token } = await issuePermit();
  await server.api.db.updateTable('permit').set({ state }).where('permit_no', '=', permit_no).execute();
  expect((await verify(token)).verdict).toBe(verdict);
});

test('a permit is genuine on the last day of its year and expired on the next', async () => {
  const { permit_no, token } = await issuePermit();
  server.setNow('2026-12-31T23:59:00+08:00');
  expect((await verify(token)).verdict).toBe('genuine');
  server.setNow('2027-01-01T00:00:00+08:00');
  expect((await verify(token)).verdict).toBe('expired');
  expect(
    (await server.request(findPermit, undefined, { query: { permit_no: ` ${permit_no.toLowerCase()} ` } })).body
      .verdict,
  ).toBe('expired');
});

test('everybody sees the same few facts, never the owner or an amount', async () => {
  const { token } = await issuePermit();
  const { permit } = await verify(token);
  expect(Object.keys(permit ?? {}).toSorted()).toEqual([
    'barangay_name',
    'closed_on',
    'company_name',
    'event',
    'is_provisional',
    'issued_on',
    'lines',
    'municipality',
    'paused_until',
    'permit_no',
    'replaced_by',
    'subject_to_payment',
    'until_decided',
    'valid_until',
  ]);
});

test('an affiliate’s scan, of the code or of the address in it, is recorded in the affiliate’s own log', async () => {
  const { token, permit_no } = await issuePermit();
  const affiliate = await server.person('affiliate');
  const scan = async (qrcode: string) => (await server.request(scanPermit, affiliate, { body: { qrcode } })).body;
  expect(await scan(token)).toMatchObject({ verdict: 'genuine', checked_by: 'code' });
  expect((await scan(`${server.api.config.public_url}/permits/verify/${token}`)).verdict).toBe('genuine');
  expect((await scan('nonsense')).verdict).toBe('forged');

  const log = await server.request(listScans, affiliate, { query: { limit: 2 } });
  expect(log.body.data.map(({ verdict, permit_no: permitNo }) => [verdict, permitNo])).toEqual([
    ['forged', null],
    ['genuine', permit_no],
  ]);
  expect(
    (await server.request(listScans, affiliate, { query: { limit: 2, cursor: log.body.next_cursor ?? '' } })).body.data,
  ).toHaveLength(1);
  expect((await server.request(listScans, await server.person('affiliate'))).body.data).toEqual([]);
  expect((await server.request(scanPermit, owner, { body: { qrcode: token } })).status).toBe(403);
});

test('an affiliate who types the number gets the verdict of the public page', async () => {
  const { permit_no } = await issuePermit();
  const affiliate = await server.person('affiliate');
  const open = (await server.request(findPermit, undefined, { query: { permit_no } })).body;
  const { public_url } = server.api.config;
  const spellings = [
    permit_no,
    ` ${permit_no.toLowerCase().replaceAll('-', ' ')} `,
    `${public_url}/permits/verify?permit_no=${permit_no}`,
  ];
  for (const qrcode of spellings) {
    const { body } = await server.request(scanPermit, affiliate, { body: { qrcode } });
    expect(body).toEqual({ ...open, checked_at: body.checked_at });
    expect(body).toMatchObject({ verdict: 'genuine', checked_by: 'number', permit: { permit_no } });
  }
  const wrongReply = await server.request(scanPermit, affiliate, { body: { qrcode: 'MP-2026-99999' } });
  expect(wrongReply.body).toMatchObject({ verdict: 'unknown', checked_by: 'number' });
});

test('a genuine code under an address that is not ours is not genuine', async () => {
  const { token } = await issuePermit();
  const affiliate = await server.person('affiliate');
  for (const address of [
    'http://evil.example',
    `${server.api.config.public_url}.evil.example`,
    'https://evil.example:443/@',
  ]) {
    const { body } = await server.request(scanPermit, affiliate, {
      body: { qrcode: `${address}/permits/verify/${token}` },
    });
    expect(body).toMatchObject({ verdict: 'foreign', permit: null });
  }
});

test('the permit is a one-page PDF for its owner once it is signed, and missing for another owner', async () => {
  const filedApplication = await createPaidApplication();
  const { permit_no } = (await release(filedApplication)).body;
  expect((await server.request(downloadPermit, owner, { params: { permit_no } })).status).toBe(409);
  expect((await server.request(downloadPermit, clerk, { params: { permit_no } })).status).toBe(200);
  await signAs(permit_no);
  const paper = await server.request(downloadPermit, owner, { params: { permit_no } });

  expect([paper.status, paper.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(paper.raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect((await server.request(downloadPermit, await server.person('user'), { params: { permit_no } })).status).toBe(
    404,
  );
});

test('codes of a retired key stay readable after a new one is made', () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  const first = loadPermitKeys({ data_dir: folder });
  const token = makeToken(first, 'MP-2026-00001', '2026-12-31');
  renameSync(join(folder, 'keys', 'permit-signing.pem'), join(folder, 'keys', 'permit-2026.pem'));
  const second = loadPermitKeys({ data_dir: folder });

  expect(second.key_id).not.toBe(first.key_id);
  expect(readToken(second, token)).toEqual({ permit_no: 'MP-2026-00001' });
  expect(loadPermitKeys({ data_dir: folder }).key_id).toBe(second.key_id);
  expect(readdirSync(join(folder, 'keys')).toSorted()).toEqual(['permit-2026.pem', 'permit-signing.pem']);
});

test('servers that are given one key make and read the same codes', () => {
  const permit_key = generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64');
  const [one, other] = [1, 2].map(() => loadPermitKeys({ data_dir: mkdtempSync(join(tmpdir(), 'keys-')), permit_key }));

  expect(other && one && readToken(other, makeToken(one, 'MP-2026-00001', '2026-12-31'))).toEqual({
    permit_no: 'MP-2026-00001',
  });
});
