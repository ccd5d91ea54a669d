import {
  addWalkInCitizen,
  decideWalkInConsent,
  discardCompany,
  downloadWalkInPaper,
  endWalkIn,
  getAssessment,
  getCompany,
  listWalkInConsents,
  openWalkIn,
  requestWalkInConsent,
  sendWalkInPaper,
  startAssessment,
  WALK_IN_HEADER,
  type WalkInPaper,
  type WalkInWay,
  withdrawAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { expectOk, openChangeFixture } from '../../testing/changes/change-fixture.ts';
import { A_PNG, createForm, BOUNDARY, fileApplication, registerBusiness } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { findMailedCode, openWalkInByMail } from '../../testing/walk-ins/walk-in-fixture.ts';

let server: TestServer;
let nena: TestPerson;
let clerk: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await openChangeFixture(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow('2026-01-12T08:00:00+08:00');
  nena = await server.person('user', { firstname: 'Nena', lastname: 'Cruz' });
  clerk = await server.person('bplo', { firstname: 'Rosa', lastname: 'Lim' });
  second = await server.person('bplo', { firstname: 'Pedro', lastname: 'Uy' });
});

const request = (way: WalkInWay = 'EMAIL', person = clerk) =>
  server.request(requestWalkInConsent, person, { body: { by: 'EMAIL', value: nena.email, way } });
const open = (consent_id: number, code?: string, person = clerk) =>
  server.request(openWalkIn, person, { body: { consent_id, ...(code !== undefined && { code }) } });
const decide = (consent_id: number, person: TestPerson, is_confirmed = true) =>
  server.request(decideWalkInConsent, person, {
    params: { consent_id: String(consent_id) },
    body: { is_confirmed },
  } as never);
const send = (consent_id: number, paper: WalkInPaper, person = clerk) => {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${paper}.png"\r\nContent-Type: image/png\r\n\r\n`;
  return server.request(sendWalkInPaper, person, {
    params: { consent_id: String(consent_id) },
    query: { paper },
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), A_PNG, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  } as never);
};
const getOtherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('no walk-in begins without the code that only the citizen reads', async () => {
  const consent = expectOk(await request());
  expect(consent).toMatchObject({ way: 'EMAIL', citizen: { name: 'Nena Cruz' }, papers: [], is_confirmed: null });
  expect(consent.sent_to).toMatch(/^.•••@/);
  expect(JSON.stringify(consent)).not.toContain(await findMailedCode(server, nena.email));
  const without = await open(consent.consent_id);
  expect([without.status, without.body.error.fields]).toEqual([422, { code: [expect.any(String)] }]);
  const code = await findMailedCode(server, nena.email);
  expect((await open(consent.consent_id, code, second)).status).toBe(404);
  expect(expectOk(await open(consent.consent_id, code)).citizen.name).toBe('Nena Cruz');
  expect((await open(consent.consent_id, code)).status).toBe(409);
});

test('a code typed wrong five times is over, in a clear sentence, and the next one works', async () => {
  const { consent_id } = expectOk(await request());
  const code = await findMailedCode(server, nena.email);
  const tries = [];
  for (let attempt = 0; attempt < 5; attempt += 1)
    tries.push((await open(consent_id, getOtherCode(code))).body.error.fields?.['code']);
  for (const message of tries.slice(0, 4)) expect(message).toEqual([expect.stringContaining('incorrect')]);
  expect(tries[4]).toEqual([expect.stringContaining('five times')]);
  expect((await open(consent_id, code)).body.error.fields).toEqual({ code: [expect.stringContaining('new one')] });
  const next = expectOk(await request());
  expect((await open(next.consent_id, await findMailedCode(server, nena.email))).status).toBe(200);
});

test('concurrent wrong codes are counted one by one', async () => {
  const { consent_id } = expectOk(await request());
  const code = await findMailedCode(server, nena.email);
  await Promise.all(Array.from({ length: 8 }, () => open(consent_id, getOtherCode(code))));
  expect((await open(consent_id, code)).status).toBe(422);
});

test('a code works for ten minutes, and a newer one replaces it', async () => {
  const former = expectOk(await request());
  const old = await findMailedCode(server, nena.email);
  server.setNow('2026-01-12T08:00:30+08:00');
  const newer = expectOk(await request());
  expect((await open(former.consent_id, old)).status).toBe(422);
  server.setNow('2026-01-12T08:10:31+08:00');
  const lateReply = await open(newer.consent_id, await findMailedCode(server, nena.email));
  expect(lateReply.body.error.fields).toEqual({ code: [expect.stringContaining('expired')] });
});

test('a second click on the button sends no second code, and a colleague’s request sends one of its own', async () => {
  const first = expectOk(await request());
  const [repeatedRequest, another] = await Promise.all([request(), request('EMAIL', second)]);
  expect(expectOk(repeatedRequest).consent_id).toBe(first.consent_id);
  expect(expectOk(another).consent_id).not.toBe(first.consent_id);
  const mails = await server.api.db
    .selectFrom('mail')
    .select('id')
    .where('template', '=', 'walk_in_code')
    .where('to_address', '=', nena.email)
    .execute();
  expect(mails).toHaveLength(2);
});

test('a citizen gets five codes within an hour, from any clerks', async () => {
  for (let minute = 0; minute < 5; minute += 1) {
    server.setNow(`2026-01-12T08:0${minute}:00+08:00`);
    expectOk(await request('EMAIL', minute % 2 === 0 ? clerk : second));
  }
  server.setNow('2026-01-12T08:05:00+08:00');
  expect((await request()).status).toBe(429);
  expect((await request('SIGNATURE')).status).toBe(200);
  server.setNow('2026-01-12T09:00:01+08:00');
  expect((await request()).status).toBe(200);
});

test('a code goes to the confirmed mobile number, and to no other', async () => {
  expect((await request('MOBILE')).body.error.fields).toEqual({ way: [expect.any(String)] });
  await sql`
    insert into account_mobile (account_id, number, verified_at)
    values (${nena.account_id}::bigint, '09175550177', now())`.execute(server.api.db);
  const { consent_id, sent_to } = expectOk(await request('MOBILE'));
  expect(sent_to).toBe('0917 ••• ••77');
  const { body } = await server.api.db
    .selectFrom('sms')
    .select('body')
    .where('account_id', '=', nena.account_id)
    .executeTakeFirstOrThrow();
  const code = /\b\d{6}\b/.exec(body)?.[0] ?? '';
  expect(expectOk(await open(consent_id, code)).citizen.mobile).toBe('0917 ••• ••77');
});

test('without phone and mailbox: signature and ID, and a second clerk who confirms', async () => {
  const { consent_id } = expectOk(await request('SIGNATURE'));
  const mails = await server.api.db.selectFrom('mail').select('id').where('template', '=', 'walk_in_code').execute();
  expect((await open(consent_id)).status).toBe(409);
  expect((await decide(consent_id, second)).body.error.message).toContain('missing');
  expectOk(await send(consent_id, 'SIGNATURE'));
  expect(expectOk(await server.request(listWalkInConsents, second)).to_confirm).toEqual([]);
  expectOk(await send(consent_id, 'ID_PHOTO'));
  expect(expectOk(await server.request(listWalkInConsents, second)).to_confirm).toMatchObject([
    { consent_id, clerk_name: 'Rosa Lim', citizen: { name: 'Nena Cruz' } },
  ]);
  const paper = { params: { consent_id: String(consent_id) }, query: { paper: 'ID_PHOTO' } } as never;
  expect((await server.request(downloadWalkInPaper, second, paper)).status).toBe(200);
  expect((await server.request(downloadWalkInPaper, nena, paper)).status).toBe(403);
  expect((await decide(consent_id, clerk)).status).toBe(403);
  expect((await open(consent_id)).status).toBe(409);
  expectOk(await decide(consent_id, second));
  expect((await decide(consent_id, second)).status).toBe(409);
  expect((await send(consent_id, 'ID_PHOTO')).status).toBe(409);
  expect(expectOk(await server.request(listWalkInConsents, clerk)).own).toMatchObject({
    consent_id,
    is_confirmed: true,
  });
  expectOk(await open(consent_id));
  expect((await server.request(downloadWalkInPaper, second, paper)).status).toBe(404);
  expect(await server.api.db.selectFrom('mail').select('id').where('template', '=', 'walk_in_code').execute()).toEqual(
    mails,
  );
});

test('a consent that a second clerk refused begins nothing, and neither does one that waited an hour', async () => {
  const createWaitingConsent = async () => {
    const { consent_id } = expectOk(await request('SIGNATURE'));
    for (const paper of ['SIGNATURE', 'ID_PHOTO'] as const) expectOk(await send(consent_id, paper));
    return consent_id;
  };
  const refusal = await createWaitingConsent();
  expectOk(await decide(refusal, second, false));
  expect((await open(refusal)).status).toBe(409);
  const lateConsent = await createWaitingConsent();
  server.setNow('2026-01-12T09:00:01+08:00');
  expect((await decide(lateConsent, second)).status).toBe(409);
  expect((await open(lateConsent)).status).toBe(409);
  expect((await decide(999_999, second)).status).toBe(404);
});

test('the database itself refuses a walk-in without a consent, and a clerk who confirms their own', async () => {
  const { consent_id } = expectOk(await request('SIGNATURE'));
  await expect(
    sql`
      insert into walk_in (walk_in_no, clerk_id, owner_id, opened_at, day)
      values ('WI-2026-999998', ${clerk.account_id}::bigint, ${nena.account_id}::bigint, now(), '2026-01-12')`.execute(
      server.api.db,
    ),
  ).rejects.toThrow('walk_in_consented');
  await expect(
    sql`
      update walk_in_consent
      set decided_by = clerk_id, is_confirmed = true
      where consent_id = ${consent_id}::bigint`.execute(server.api.db),
  ).rejects.toThrow('check');
});

test('a walk-in withdraws, replaces and discards nothing of the owner', async () => {
  const filedApplication = await fileApplication(server, nena, createForm('Panaderya'));
  const draft = await registerBusiness(server, nena, createForm('Ukay'));
  const walk_in_no = await openWalkInByMail(server, clerk, nena.email);
  const headers = { [WALK_IN_HEADER]: walk_in_no };
  const params = { assessment_code: filedApplication.assessment_code };
  expect(expectOk(await server.request(getAssessment, clerk, { params, headers } as never)).acts).toEqual([]);
  expect((await server.request(withdrawAssessment, clerk, { params, headers } as never)).status).toBe(403);
  expect(
    (await server.request(discardCompany, clerk, { params: { company_code: draft }, headers } as never)).status,
  ).toBe(403);
  const closing = {
    params: { company_code: draft },
    body: { application_type: 'RETIREMENT', tax_year: 2026 },
    headers,
  };
  expect((await server.request(startAssessment, clerk, closing as never)).status).toBe(403);
  expect(expectOk(await server.request(getAssessment, nena, { params })).state).toBe('SUBMITTED');
  expect(expectOk(await server.request(getAssessment, nena, { params })).acts).toContain('withdraw');
  expectOk(await server.request(endWalkIn, clerk, { params: { walk_in_no } }));
  expect((await server.request(getCompany, clerk, { params: { company_code: draft }, headers } as never)).status).toBe(
    409,
  );
});

test('an account that a clerk makes begins nothing by itself', async () => {
  const email = `bago.${process.pid}@example.com`;
  const body = { firstname: 'Bago', lastname: 'Reyes', email };
  expect(expectOk(await server.request(addWalkInCitizen, clerk, { body }))).not.toHaveProperty('walk_in_no');
  const { rows } = await sql`
    select from walk_in join account on account.id = owner_id where email = ${email}`.execute(server.api.db);
  expect(rows).toEqual([]);
});
