import {
  changePassword,
  confirmEmailChange,
  getMe,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  signIn,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { hashPassword } from '../../platform/passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'walong ibon sa bubong';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

async function createPersonWithPassword(role = 'user'): Promise<TestPerson> {
  const person = await server.person(role);
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', person.account_id)
    .execute();
  return person;
}

const requestChange = (person: TestPerson, email: string, current = PASSWORD) =>
  server.request(requestEmailChange, person, { body: { email, current } });
const confirm = (person: TestPerson, token: string) => server.request(confirmEmailChange, person, { body: { token } });
const listMails = (to_address: string) =>
  server.api.db
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('to_address', '=', to_address)
    .orderBy('id', 'desc')
    .execute();

async function findMailedToken(email: string): Promise<string> {
  return /token=([\w-]+)/.exec((await listMails(email))[0]?.body_text ?? '')?.[1] ?? '';
}

test('a new address is valid once its link was opened, and the former one is notified', async () => {
  const owner = await createPersonWithPassword();
  expect((await requestChange(owner, ' Nena@New.example ')).body).toEqual({ accepted: true });
  expect((await server.request(getMe, owner)).body.email).toBe(owner.email);
  expect((await listMails('nena@new.example'))[0]?.body_text).toContain('/app/account?tab=security&token=');

  const token = await findMailedToken('nena@new.example');
  expect((await confirm(owner, token)).body.email).toBe('nena@new.example');
  expect((await listMails(owner.email))[0]?.template).toBe('email_changed');
  expect(
    (await server.request(signIn, undefined, { body: { email: 'nena@new.example', password: PASSWORD } })).body.error,
  ).toBeNull();
  expect((await confirm(owner, token)).status).toBe(422);
});

test('the present address is notified when a change is requested, and a new password stops it', async () => {
  const owner = await createPersonWithPassword();
  await requestChange(owner, 'thief@new.example');
  const [mail] = await listMails(owner.email);
  expect(mail?.template).toBe('email_change_requested');
  expect(mail?.body_text).toContain('/recover/password');
  const token = await findMailedToken('thief@new.example');
  await server.request(requestPasswordReset, undefined, { body: { email: owner.email } });
  const reset = /reset-form\/[^/]+\/([\w-]+)/.exec((await listMails(owner.email))[0]?.body_text ?? '')?.[1] ?? '';
  const password = 'sampung mangga sa basket';
  expect(
    (await server.request(resetPassword, undefined, { body: { email: owner.email, token: reset, password } })).status,
  ).toBe(200);
  const secondSignIn = (await server.request(signIn, undefined, { body: { email: owner.email, password } })).body;
  const refusal = await confirm({ ...owner, token: secondSignIn.accessToken ?? '' }, token);
  expect([
    refusal.status,
    (await server.request(getMe, { ...owner, token: secondSignIn.accessToken ?? '' })).body.email,
  ]).toEqual([422, owner.email]);
});

test('a change of the password by its owner ends a request too', async () => {
  const owner = await createPersonWithPassword();
  await requestChange(owner, 'another-thief@new.example');
  const token = await findMailedToken('another-thief@new.example');
  await server.request(changePassword, owner, { body: { current: PASSWORD, password: 'sampung mangga sa basket' } });
  expect((await confirm(owner, token)).status).toBe(422);
});

test('without the present password nothing is mailed', async () => {
  const owner = await createPersonWithPassword();
  const { status, body } = await requestChange(owner, 'other@new.example', 'not it');
  expect([status, body.error.fields]).toEqual([422, { current: ['This is not your current password.'] }]);
  expect(await listMails('other@new.example')).toEqual([]);
});

test('the link of one person does not work for another', async () => {
  const [owner, other] = [await createPersonWithPassword(), await createPersonWithPassword()];
  await requestChange(owner, 'mine@new.example');
  const token = await findMailedToken('mine@new.example');
  expect((await confirm(other, token)).status).toBe(422);
  expect((await confirm(owner, token)).status).toBe(200);
});

test('a link of yesterday no longer works', async () => {
  const owner = await createPersonWithPassword();
  await requestChange(owner, 'late@new.example');
  await server.api.db
    .updateTable('email_change')
    .set({ asked_at: sql`now() - interval '25 hours'` })
    .where('account_id', '=', owner.account_id)
    .execute();
  expect((await confirm(owner, await findMailedToken('late@new.example'))).status).toBe(422);
});

test('a taken address gets the reply of a free one, and its owner gets no mail', async () => {
  const [owner, other] = [await createPersonWithPassword(), await createPersonWithPassword()];
  expect((await requestChange(owner, other.email)).body).toEqual({ accepted: true });
  expect(await listMails(other.email)).toEqual([]);
});

test('an address that another account has by now is not assigned twice', async () => {
  const owner = await createPersonWithPassword();
  await requestChange(owner, 'soon-taken@new.example');
  const token = await findMailedToken('soon-taken@new.example');
  const other = await createPersonWithPassword();
  await server.api.db
    .updateTable('account')
    .set({ email: 'soon-taken@new.example' })
    .where('id', '=', other.account_id)
    .execute();
  expect((await confirm(owner, token)).body.error.code).toBe('conflict');
  expect((await server.request(getMe, owner)).body.email).toBe(owner.email);
});

test('another person’s mailbox cannot be flooded', async () => {
  const owner = await createPersonWithPassword();
  await requestChange(owner, 'stranger@new.example');
  expect((await requestChange(owner, 'stranger@new.example')).status).toBe(429);
  expect(await listMails('stranger@new.example')).toHaveLength(1);
  await server.api.db
    .updateTable('email_change')
    .set({ asked_at: sql`now() - interval '6 minutes'` })
    .where('account_id', '=', owner.account_id)
    .execute();
  expect((await requestChange(owner, 'stranger@new.example')).status).toBe(200);
});

test('the present address is refused as a new one', async () => {
  const owner = await createPersonWithPassword();
  expect((await requestChange(owner, owner.email)).body.error.fields).toEqual({
    email: ['This is already your e-mail address.'],
  });
});
