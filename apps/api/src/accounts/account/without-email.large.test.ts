import {
  changePassword,
  changeUser,
  confirmEmailChange,
  findCitizen,
  getErasure,
  getMe,
  inviteUser,
  listUsers,
  provePassword,
  removeMobile,
  requestEmailChange,
  requestErasure,
  requestOwnExport,
  requestProofCode,
  requestWalkInConsent,
  search,
  startSecondStep,
  updateProfile,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { type MobileOwner, signUpMobileOwner } from '../../testing/mobile/mobile-owner.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { TestServer } from '../../testing/open-server.ts';
import { getLastCode, getOtherCode, listTextsTo } from '../../testing/mobile/texted-messages.ts';
import { readOwnRecords } from '../privacy/own-records.queries.ts';

let server: TestServer;
let owner: MobileOwner;
beforeAll(async () => {
  ({ server } = await openFixtureServer());
});
beforeEach(async () => {
  owner = await signUpMobileOwner(server);
});
afterAll(() => server.close());

const countMails = async (): Promise<number> =>
  (
    await server.api.db
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll<number>().as('mails'))
      .executeTakeFirstOrThrow()
  ).mails;
/** A code in place of the password, from the phone. */
async function getProof(who = owner): Promise<string> {
  expect((await server.request(requestProofCode, who)).status).toBe(200);
  return getLastCode(server, who.number);
}
const ageProof = (who = owner) =>
  server.api.db
    .updateTable('session')
    .set({ proven_at: sql`now() - interval '1 hour'` })
    .where('account_id', '=', who.account_id)
    .execute();
async function addEmail(email: string): Promise<void> {
  await server.request(requestEmailChange, owner, { body: { email, current: await getProof() } });
  const mail = await server.api.db
    .selectFrom('mail')
    .select('secret')
    .where('to_address', '=', email)
    .where('template', '=', 'confirm_email')
    .executeTakeFirstOrThrow();
  const { body } = await server.request(confirmEmailChange, owner, { body: { token: mail.secret ?? '' } });
  expect(body.email).toBe(email);
}

test('an act that requires the password is confirmed with a code from the phone, which is used once', async () => {
  await ageProof();
  expect((await server.request(requestOwnExport, owner)).body.error.code).toBe('password_needed');
  const code = await getProof();
  const wrongReply = await server.request(provePassword, owner, { body: { password: getOtherCode(code) } });
  expect(wrongReply.body.error.fields).toEqual({ password: [expect.stringMatching(/^This code is incorrect/)] });
  expect((await server.request(provePassword, owner, { body: { password: code } })).status).toBe(200);
  expect((await server.request(requestOwnExport, owner)).status).toBe(200);
  await ageProof();
  expect((await server.request(provePassword, owner, { body: { password: code } })).status).toBe(422);
});

test('a newer code ends the former one, five wrong ones end it, and a session of another account has none', async () => {
  const first = await getProof();
  const second = await getProof();
  const prove = (password: string, who = owner) => server.request(provePassword, who, { body: { password } });
  expect((await prove(first)).status).toBe(first === second ? 200 : 422);
  expect((await prove(second, await signUpMobileOwner(server))).status).toBe(422);
  for (let times = 0; times < 5; times += 1) await prove(getOtherCode(second));
  expect((await prove(second)).status).toBe(422);
  expect((await server.request(requestProofCode, await server.person('user'))).status).toBe(409);
});

test('a person gets ten codes in a day in place of the password', async () => {
  server.limitsAfter(2 * 86_400);
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1) statuses.push((await server.request(requestProofCode, owner)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  server.limitsAfter(2 * 86_400);
});

test('an e-mail is added with a code and its link, the phone is notified, and a password may follow', async () => {
  const body = { current: await getProof(), password: 'tinapa at kape sa umaga' };
  expect((await server.request(changePassword, owner, { body })).body.error.message).toMatch(/add an e-mail address/);
  await addEmail('tessie@negosyo.example');
  expect((await listTextsTo(server, owner.number)).filter((text) => text.includes('security setting'))).toHaveLength(2);
  const replacement = { ...body, current: await getProof() };
  expect((await server.request(changePassword, owner, { body: replacement })).status).toBe(200);
  expect((await server.request(getMe, owner)).body.confirms_by_mobile).toBeUndefined();
  expect((await server.request(requestProofCode, owner)).status).toBe(409);
  expect((await server.request(provePassword, owner, { body: { password: body.password } })).status).toBe(200);
});

test('the number is not removed while it is the only way into the account', async () => {
  expect((await server.request(removeMobile, owner)).body.error.message).toMatch(/^You sign in with this number only/);
});

test('staff have an e-mail and a password: an account without them gets no role of the municipality', async () => {
  const admin = await server.person('admin');
  await server.person('admin');
  const grant = () =>
    server.request(changeUser, admin, {
      params: { user_id: owner.account_id },
      body: { role_ids: [9], permissions: [] },
    });
  expect((await grant()).body.error.message).toMatch(/^This person signs in with a mobile number only/);
  await addEmail('tessie.rhu@negosyo.example');
  expect((await grant()).status).toBe(409);
  const body = { current: await getProof(), password: 'tinapa at kape sa umaga' };
  await server.request(changePassword, owner, { body });
  expect((await grant()).status).toBe(200);
});

test('lists and the search of staff show the account by its name', async () => {
  const admin = await server.person('admin');
  const namedOwner = await signUpMobileOwner(server, { firstname: 'Walangsulat' });
  const { data } = (await server.request(listUsers, admin, { query: { search: 'walangsulat' } })).body;
  expect(data).toMatchObject([{ id: namedOwner.account_id, email: '' }]);
  const { body } = await server.request(search, admin, { query: { q: 'Walangsulat' } });
  expect(JSON.stringify(body)).toContain('/administrator/users?search=Walangsulat%20Ramos');
});

test('the counter sends its code to the phone, never to an e-mail', async () => {
  const clerk = await server.person('bplo');
  const key = { by: 'MOBILE' as const, value: owner.number };
  expect((await server.request(findCitizen, clerk, { body: key })).body.citizen).toMatchObject({ email: '' });
  const byEmail = await server.request(requestWalkInConsent, clerk, { body: { ...key, way: 'EMAIL' } });
  expect(byEmail.body.error.fields).toEqual({ way: [expect.stringMatching(/no e-mail address/)] });
  expect((await server.request(requestWalkInConsent, clerk, { body: { ...key, way: 'MOBILE' } })).status).toBe(200);
});

test('the second step is set up with a code, and an authenticator names the account by its person', async () => {
  const { body } = await server.request(startSecondStep, owner, { body: { current: await getProof() } });
  expect(body.uri).toContain('Tessie');
});

test('an erasure is requested with a code and notified by text message, and the number is free after it', async () => {
  await server.request(updateProfile, owner, { body: { firstname: 'Tessie', lastname: 'Ramos' } });
  const mails = await countMails();
  expect((await server.request(requestErasure, owner, { body: { remarks: '' } })).status).toBe(200);
  expect((await listTextsTo(server, owner.number)).at(-1)).toMatch(/request to delete your account/);
  expect((await server.request(getErasure, owner)).body.request).toMatchObject({ state: 'ASKED' });
  const now = '2026-02-20T08:00:00+08:00';
  await server.api.db
    .updateTable('erasure_request')
    .set({ state: 'APPROVED', decided_by: (await server.person('admin')).account_id })
    .where('account_id', '=', owner.account_id)
    .execute();
  server.setNow(now);
  await sql`select graphile_worker.add_job('erase_accounts')`.execute(server.api.db);
  expect((await listTextsTo(server, owner.number)).at(-1)).toMatch(/your account was deleted/);
  server.setNow('2026-01-12T08:00:00+08:00');
  const { email, password_hash, phone } = await server.api.db
    .selectFrom('account')
    .select(['email', 'password_hash', 'phone'])
    .where('id', '=', owner.account_id)
    .executeTakeFirstOrThrow();
  expect({ email, password_hash, phone }).toEqual({ email: null, password_hash: null, phone: '' });
  expect(await countMails()).toBe(mails);
  const texts = server.api.db.selectFrom('sms').select('template').where('number', '=', owner.number);
  expect(await texts.execute()).toEqual([{ template: 'erasure_done' }]);
  expect((await signUpMobileOwner(server, { number: owner.number })).account_id).not.toBe(owner.account_id);
});

test('an export holds the account with its number', async () => {
  const records = await readOwnRecords(server.api.db, owner.account_id);
  expect(records['account']).toMatchObject([{ email: null, firstname: 'Tessie' }]);
  expect(records['mobile']).toMatchObject([{ number: owner.number }]);
  expect(records['sessions']).toHaveLength(1);
});

test('an e-mail of another account is not taken over, and an invited person keeps theirs', async () => {
  const admin = await server.person('admin');
  const email = 'rosa.invited@hall.example';
  const names = { firstname: 'Rosa', lastname: 'Aquino', role_ids: [4], permissions: [] };
  await server.request(inviteUser, admin, { body: { ...names, email } });
  const before = await countMails();
  await server.request(requestEmailChange, owner, { body: { email, current: await getProof() } });
  expect(await countMails()).toBe(before);
});
