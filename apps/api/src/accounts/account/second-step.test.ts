import {
  changePassword,
  confirmSecondStep,
  endSecondStep,
  getMe,
  getSecondStep,
  signIn,
  startSecondStep,
} from '@ebpls/contracts';
import { Secret, TOTP } from 'otpauth';

import { hashPassword } from '../../platform/passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'tatlong bibe sa lawa';
let server: TestServer;
let clerk: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  clerk = await server.person('bplo');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', clerk.account_id)
    .execute();
});

const computeCode = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
const enter = async (code?: string) =>
  (
    await server.request(signIn, undefined, {
      body: { email: clerk.email, password: PASSWORD, ...(code !== undefined && { code }) },
    })
  ).body;

async function turnOnSecondStep(): Promise<{ secret: string; recovery_codes: string[] }> {
  const { body } = await server.request(startSecondStep, clerk, { body: { current: PASSWORD } });
  const confirmation = await server.request(confirmSecondStep, clerk, { body: { code: computeCode(body.secret) } });
  expect(confirmation.status).toBe(200);
  return { secret: body.secret, recovery_codes: confirmation.body.recovery_codes };
}

test('the sign-in requires no code before a first code was confirmed', async () => {
  const { body } = await server.request(startSecondStep, clerk, { body: { current: PASSWORD } });
  expect(body.uri).toMatch(/^otpauth:\/\/totp\/eBPLS:/);
  expect(
    (await server.request(confirmSecondStep, clerk, { body: { code: '000000' } })).body.error.fields,
  ).toHaveProperty('code');
  expect((await server.request(getSecondStep, clerk)).body).toEqual({
    is_on: false,
    since: null,
    codes_left: 0,
    is_required: false,
  });
  expect((await enter()).user?.email).toBe(clerk.email);
});

test('with the second step on, the right password alone opens no session and the reply requests the code', async () => {
  const { secret } = await turnOnSecondStep();
  expect(await enter()).toEqual({
    user: null,
    accessToken: null,
    error: 'Please enter the code from your authenticator app.',
    needs_code: true,
  });
  expect((await enter('123456')).error).toEqual(
    expect.stringMatching(/wrong or was already used.*set your phone to automatic time/) as string,
  );
  expect((await enter(` ${computeCode(secret, 1).replace(/^(...)/, '$1 ')} `)).user?.email).toBe(clerk.email);
});

test('a wrong password never shows that there is a second step', async () => {
  await turnOnSecondStep();
  const { body } = await server.request(signIn, undefined, {
    body: { email: clerk.email, password: 'not the password' },
  });
  expect(body).toEqual({ user: null, accessToken: null, error: 'Please check your email and password' });
});

test('a code works once, the code that confirmed it too', async () => {
  const { secret } = await turnOnSecondStep();
  expect((await enter(computeCode(secret))).needs_code).toBe(true);
  const next = computeCode(secret, 1);
  expect((await enter(next)).user).not.toBeNull();
  expect((await enter(next)).user).toBeNull();
});

test('a recovery code opens the account once, and the list counts down', async () => {
  const { recovery_codes } = await turnOnSecondStep();
  const [code = ''] = recovery_codes;
  expect(new Set(recovery_codes).size).toBe(10);
  expect((await enter(code.toLowerCase())).user?.email).toBe(clerk.email);
  expect((await enter(code)).user).toBeNull();
  expect((await server.request(getSecondStep, clerk)).body).toMatchObject({ is_on: true, codes_left: 9 });
});

test('tries are limited as those of a password are', async () => {
  const { secret } = await turnOnSecondStep();
  server.limitsAfter(0);
  for (let tries = 0; tries < 5; tries += 1) await enter('000000');
  expect((await enter(computeCode(secret, 1))).error).toMatch(/Too many attempts/);
  server.limitsAfter(60);
  expect((await enter(computeCode(secret, 1))).user?.email).toBe(clerk.email);
});

test('staff with it may have a shorter password, and must have a longer one before it ends', async () => {
  const { recovery_codes } = await turnOnSecondStep();
  expect((await server.request(getMe, clerk)).body.password_least).toBe(8);
  expect(
    (await server.request(changePassword, clerk, { body: { current: PASSWORD, password: 'ulap7bato' } })).status,
  ).toBe(200);
  const refusal = await server.request(endSecondStep, clerk, {
    body: { current: 'ulap7bato', code: recovery_codes[0] ?? '' },
  });
  expect([refusal.status, refusal.body.error.message]).toEqual([
    409,
    'Your password must have at least 15 characters before you can turn off two-step sign-in. Please change the password first.',
  ]);
});

test('it ends with the password and a code, and is recorded', async () => {
  const { recovery_codes } = await turnOnSecondStep();
  expect(
    (await server.request(endSecondStep, clerk, { body: { current: 'not it', code: recovery_codes[0] ?? '' } })).body
      .error.fields,
  ).toHaveProperty('current');
  expect(
    (await server.request(endSecondStep, clerk, { body: { current: PASSWORD, code: recovery_codes[0] ?? '' } })).body,
  ).toEqual({ is_on: false, since: null, codes_left: 0, is_required: false });
  expect((await enter()).user?.email).toBe(clerk.email);
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select('act')
    .where('account_id', '=', clerk.account_id)
    .where('act', 'like', 'second_step.%')
    .orderBy('id')
    .execute();
  expect(acts.map(({ act }) => act)).toEqual(['second_step.start', 'second_step.on', 'second_step.off']);
});

test('a phone whose clock is an hour off is named as such and never accepted', async () => {
  const { body } = await server.request(startSecondStep, clerk, { body: { current: PASSWORD } });
  const confirm = async (stepsLater: number) =>
    (await server.request(confirmSecondStep, clerk, { body: { code: computeCode(body.secret, stepsLater) } })).body
      .error.fields;
  expect(await confirm(120)).toEqual({ code: [expect.stringMatching(/about 60 min ahead/)] });
  expect(await confirm(-120)).toEqual({ code: [expect.stringMatching(/about 60 min behind/)] });
  expect((await server.request(getSecondStep, clerk)).body.is_on).toBe(false);
});

test('at the sign-in a code of another hour is refused like any wrong one', async () => {
  const { secret } = await turnOnSecondStep();
  expect(await enter(computeCode(secret, 120))).toEqual(await enter('000000'));
});

test('the step moves to another phone with a code of the former one, which then opens nothing', async () => {
  const former = await turnOnSecondStep();
  const start = (code?: string) =>
    server.request(startSecondStep, clerk, { body: { current: PASSWORD, ...(code !== undefined && { code }) } });
  expect((await start()).body.error.fields).toHaveProperty('code');
  expect((await start('000000')).body.error.fields).toHaveProperty('code');
  const next = (await start(former.recovery_codes[0])).body;
  // Until the new phone has confirmed a code the former one stays valid.
  expect((await enter(former.recovery_codes[1])).user?.email).toBe(clerk.email);
  const confirmation = await server.request(confirmSecondStep, clerk, { body: { code: computeCode(next.secret) } });
  expect(confirmation.body.recovery_codes).toHaveLength(10);
  expect((await enter(computeCode(former.secret, 1))).user).toBeNull();
  expect((await enter(former.recovery_codes[2])).user).toBeNull();
  expect((await enter(computeCode(next.secret, 1))).user?.email).toBe(clerk.email);
});

test('the person who sets it up is notified by mail, and other sessions of the account end', async () => {
  const other = await server.api.db
    .insertInto('session')
    .values({ account_id: clerk.account_id, expires_at: '2999-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await turnOnSecondStep();
  const mails = server.api.db.selectFrom('mail').select('subject').where('to_address', '=', clerk.email);
  expect(await mails.execute()).toEqual([{ subject: 'Two-step sign-in was turned on' }]);
  const token = server.api.sessions.accessToken(clerk.account_id, other.id);
  expect((await server.request(getMe, { ...clerk, session_id: other.id, token })).status).toBe(401);
});
