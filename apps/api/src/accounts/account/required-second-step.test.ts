import {
  approveAccountRequest,
  confirmSecondStep,
  createFirstAdministrator,
  endSecondStep,
  getAccountSettings,
  getMe,
  getSecondStep,
  listAccountRequests,
  listUsers,
  type Permission,
  refreshSession,
  resetSecondStep,
  signIn,
  signOut,
  socketTicket,
  startSecondStep,
} from '@ebpls/contracts';
import { Secret, TOTP } from 'otpauth';

import { hashPassword } from '../../platform/passwords/password.ts';
import { saveSetupLink } from '../setup/setup-link.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'tatlong bibe sa lawa';
let server: TestServer;
let password_hash: string;

beforeAll(async () => {
  server = await openTestServer({ EBPLS_SECOND_STEP: 'powers' });
  password_hash = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

async function createPersonWithPassword(role: string, permissions: readonly Permission[] = []): Promise<TestPerson> {
  const person = await server.person(role, { permissions });
  await server.api.db.updateTable('account').set({ password_hash }).where('id', '=', person.account_id).execute();
  return person;
}

const computeCode = (secret: string, stepsLater = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });

async function setUp(person: TestPerson): Promise<{ secret: string; recovery_codes: string[] }> {
  const { secret } = (await server.request(startSecondStep, person, { body: { current: PASSWORD } })).body;
  const { body } = await server.request(confirmSecondStep, person, { body: { code: computeCode(secret) } });
  return { secret, recovery_codes: body.recovery_codes };
}

const enter = (email: string, code?: string) =>
  server.request(signIn, undefined, { body: { email, password: PASSWORD, ...(code !== undefined && { code }) } });

test('a right password alone opens a session that serves nothing but the set-up', async () => {
  const { email } = await createPersonWithPassword('admin', ['treasurer']);
  const { body } = await enter(email);
  expect(body.user?.needs_second_step).toBe(true);
  const limitedPerson = { account_id: 0, session_id: '', email, token: body.accessToken ?? '' };
  for (const endpoint of [listUsers, getAccountSettings, socketTicket]) {
    const refusal = await server.request(endpoint, limitedPerson);
    expect([refusal.status, refusal.body.error.message]).toEqual([
      403,
      'Your role requires two-step sign-in. Please set it up first.',
    ]);
  }
  expect((await server.request(getMe, limitedPerson)).body.needs_second_step).toBe(true);
  expect((await server.request(getSecondStep, limitedPerson)).body).toMatchObject({ is_on: false, is_required: true });

  await setUp(limitedPerson);
  expect((await server.request(getMe, limitedPerson)).body.needs_second_step).toBeUndefined();
  expect((await server.request(listUsers, limitedPerson)).status).toBe(200);
  expect((await enter(email)).body).toMatchObject({ user: null, needs_code: true });
});

test('a renewed session is limited too, and may be ended', async () => {
  const { email } = await createPersonWithPassword('admin');
  const session = await enter(email);
  const [cookie = ''] = [session.headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
  const refreshedSession = await server.request(refreshSession, undefined, { headers: { cookie } });
  expect(refreshedSession.body.user.needs_second_step).toBe(true);
  const limitedPerson = { account_id: 0, session_id: '', email, token: refreshedSession.body.accessToken };
  expect((await server.request(listUsers, limitedPerson)).status).toBe(403);
  expect((await server.request(signOut, limitedPerson)).status).toBe(200);
  expect((await server.request(getMe, limitedPerson)).status).toBe(401);
});

test.each(['bplo', 'barangay-poblacion-1', 'user'])('of a %s without powers nothing is required', async (role) => {
  const { email } = await createPersonWithPassword(role);
  expect((await enter(email)).body.user?.needs_second_step).toBeUndefined();
});

test('a person who is required to have the second step cannot turn it off', async () => {
  const person = await createPersonWithPassword('admin', ['cashier']);
  const { secret } = await setUp(person);
  const refusal = await server.request(endSecondStep, person, {
    body: { current: PASSWORD, code: computeCode(secret, 1) },
  });
  expect([refusal.status, refusal.body.error.message]).toEqual([409, expect.stringMatching(/cannot be turned off/)]);
  expect((await server.request(getSecondStep, person)).body).toMatchObject({ is_on: true, is_required: true });
});

test('the first administrator of an empty municipality sets it up between the password and the set-up page', async () => {
  const empty = await openTestServer({ EBPLS_SECOND_STEP: 'powers' });
  try {
    const email = 'first@hall.example';
    const password = 'malinaw ang tubig sa batis';
    const setup_code = 'a-code-for-tests';
    await saveSetupLink(empty.api.db, setup_code);
    const body = { setup_code, firstname: 'Rosa', lastname: 'Aquino', email, password };
    expect((await empty.request(createFirstAdministrator, undefined, { body })).status).toBe(200);
    const signInReply = (await empty.request(signIn, undefined, { body: { email, password } })).body;
    expect(signInReply.user?.needs_second_step).toBe(true);
    const first = { account_id: 0, session_id: '', email, token: signInReply.accessToken ?? '' };
    const { secret } = (await empty.request(startSecondStep, first, { body: { current: password } })).body;
    await empty.request(confirmSecondStep, first, { body: { code: computeCode(secret) } });
    expect((await empty.request(listUsers, first)).status).toBe(200);
  } finally {
    await empty.close();
  }
});

test('a lost phone is reset by two other administrators, never by one, and the person is notified', async () => {
  const [personWithoutPhone, asker, approver] = [
    await createPersonWithPassword('admin', ['signatory']),
    await createPersonWithPassword('admin'),
    await createPersonWithPassword('admin'),
  ];
  for (const one of [personWithoutPhone, asker, approver]) await setUp(one);
  const params = { user_id: personWithoutPhone.account_id };
  expect((await server.request(resetSecondStep, personWithoutPhone, { params })).status).toBe(403);
  const reply = await server.request(resetSecondStep, asker, { params });
  expect(reply.body.waiting).toMatchObject({ kind: 'second_step', powers: ['admin', 'signatory'] });
  expect((await enter(personWithoutPhone.email)).body.needs_code).toBe(true);

  const pendingRequests = (await server.request(listAccountRequests, approver)).body.data.find(
    ({ user }) => user.id === personWithoutPhone.account_id,
  );
  const request = { params: { account_request_id: pendingRequests?.account_request_id ?? 0 } };
  expect((await server.request(approveAccountRequest, asker, request)).status).toBe(403);
  expect((await server.request(approveAccountRequest, personWithoutPhone, request)).status).toBe(403);
  expect((await server.request(approveAccountRequest, approver, request)).status).toBe(200);
  expect((await enter(personWithoutPhone.email)).body.user?.needs_second_step).toBe(true);
  expect((await server.request(getMe, personWithoutPhone)).status).toBe(401);
  const mails = await server.api.db
    .selectFrom('mail')
    .select('subject')
    .where('to_address', '=', personWithoutPhone.email)
    .execute();
  expect(mails.map(({ subject }) => subject)).toContain('Two-step sign-in was reset');
});

test('the second step of a clerk without powers is reset by two as well; where there is none, nothing is', async () => {
  const clerk = await createPersonWithPassword('bplo');
  const admin = await createPersonWithPassword('admin');
  await setUp(admin);
  const requestReset = () => server.request(resetSecondStep, admin, { params: { user_id: clerk.account_id } });
  expect((await requestReset()).status).toBe(409);
  await setUp(clerk);
  expect((await requestReset()).body.waiting).toMatchObject({ kind: 'second_step', powers: [] });
});
