import {
  getMe,
  MIN_PASSWORD_LENGTH,
  refreshSession,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  signIn,
  signOut,
  signUp,
  socketTicket,
  verifyEmail,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'tatlong kabayo sa palengke';
const COOKIE = 'ebpls_refresh';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const createForm = (email: string, overrides: object = {}) => ({
  firstname: 'Nena',
  lastname: 'Reyes',
  email,
  password: PASSWORD,
  terms: true,
  ...overrides,
});
const register = (email: string, overrides: object = {}) =>
  server.request(signUp, undefined, { body: createForm(email, overrides) });
const enter = (email: string, password = PASSWORD, headers: Record<string, string> = {}) =>
  server.request(signIn, undefined, { body: { email, password }, headers });

async function findLastMail(to_address: string) {
  return server.api.db
    .selectFrom('mail')
    .selectAll()
    .where('to_address', '=', to_address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

async function findMailedToken(to_address: string): Promise<string> {
  const { body_text } = await findLastMail(to_address);
  return /token=([\w-]+)/.exec(body_text)?.[1] ?? '';
}

async function confirmAddress(email: string): Promise<void> {
  await register(email);
  await server.request(verifyEmail, undefined, { body: { token: await findMailedToken(email) } });
}

function getCookie(headers: Readonly<Record<string, unknown>>): string {
  const line = [headers['set-cookie']]
    .flat()
    .map(String)
    .find((cookie) => cookie.startsWith(COOKIE));
  return line?.split(';')[0] ?? '';
}

const refresh = (cookie: string) => server.request(refreshSession, undefined, { headers: { cookie } });

test('an owner registers, confirms by the mailed link and signs in', async () => {
  const registration = await register('Nena@Example.com');
  expect([registration.status, registration.body]).toEqual([200, { email: 'nena@example.com' }]);

  const earlyReply = await enter('nena@example.com');
  expect([earlyReply.status, earlyReply.body]).toEqual([
    200,
    { user: null, accessToken: null, error: 'Please confirm your e-mail address first' },
  ]);

  const confirmation = await server.request(verifyEmail, undefined, {
    body: { token: await findMailedToken('nena@example.com') },
  });
  expect(confirmation.body).toEqual({ email: 'nena@example.com' });

  const { status, body } = await enter('nena@example.com');
  expect([status, body.error, body.user?.firstname, body.user?.roles]).toEqual([
    200,
    null,
    'Nena',
    [{ id: 1, name: 'user' }],
  ]);
  const me = await server.request(getMe, undefined, { headers: { authorization: `Bearer ${body.accessToken}` } });
  expect([me.status, me.body.email, me.body.password_least]).toEqual([
    200,
    'nena@example.com',
    MIN_PASSWORD_LENGTH.owner,
  ]);
});

test('the confirmation works once', async () => {
  await register('once@example.com');
  const token = await findMailedToken('once@example.com');
  await server.request(verifyEmail, undefined, { body: { token } });
  const { status, body } = await server.request(verifyEmail, undefined, { body: { token } });
  expect([status, body.error.fields]).toEqual([
    422,
    { token: ['This link has already been used or has expired. Please request a new one.'] },
  ]);
});

test('the confirmation expires after a day', async () => {
  await register('late@example.com');
  const token = await findMailedToken('late@example.com');
  await server.api.db
    .updateTable('one_time_token')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('purpose', '=', 'verify')
    .execute();
  expect((await server.request(verifyEmail, undefined, { body: { token } })).status).toBe(422);
});

test('requesting the confirmation again leaves the first link valid, and one of them is enough', async () => {
  await register('again@example.com');
  const first = await findMailedToken('again@example.com');
  await server.request(resendVerification, undefined, { body: { email: 'again@example.com' } });
  const second = await findMailedToken('again@example.com');
  expect(second).not.toBe(first);
  expect((await server.request(verifyEmail, undefined, { body: { token: first } })).status).toBe(200);
  expect((await server.request(verifyEmail, undefined, { body: { token: second } })).status).toBe(422);
});

test('registering a known address gets the same reply and mails its owner only', async () => {
  await confirmAddress('known@example.com');
  const secondRegistration = await register('known@example.com', {
    firstname: 'Thief',
    password: 'isang ibang mahabang salita',
  });
  expect([secondRegistration.status, secondRegistration.body]).toEqual([200, { email: 'known@example.com' }]);
  expect((await findLastMail('known@example.com')).template).toBe('known_address');
  expect((await enter('known@example.com')).body.user?.firstname).toBe('Nena');
});

test('a mailbox cannot be flooded through the sign-up', async () => {
  for (let times = 0; times < 8; times += 1) await register('flooded@example.com', { lastname: `Cruz ${times}` });
  const { mails } = await server.api.db
    .selectFrom('mail')
    .select(sql<number>`count(*)`.as('mails'))
    .where('to_address', '=', 'flooded@example.com')
    .executeTakeFirstOrThrow();
  expect(mails).toBe(5);
});

test.each([
  { what: 'an empty form', body: {}, fields: ['email', 'firstname', 'lastname', 'password', 'terms'] },
  {
    what: 'names of white space',
    body: createForm('x@example.com', { firstname: '  ', lastname: '\t' }),
    fields: ['firstname', 'lastname'],
  },
  { what: 'a broken address', body: createForm('not-an-address'), fields: ['email'] },
  { what: 'a short password', body: createForm('x@example.com', { password: 'short' }), fields: ['password'] },
  {
    what: 'a password of one letter',
    body: createForm('x@example.com', { password: 'aaaaaaaaaaaa' }),
    fields: ['password'],
  },
  {
    what: 'a listed password in disguise',
    body: createForm('x@example.com', { password: 'P@ssw0rd2026!' }),
    fields: ['password'],
  },
  {
    what: 'the own name as password',
    body: createForm('x@example.com', { password: 'NenaReyes' }),
    fields: ['password'],
  },
  { what: 'terms that were not accepted', body: createForm('x@example.com', { terms: false }), fields: ['terms'] },
  { what: 'text for a form', body: '"text"', fields: [''] },
])('sign-up refuses $what at its field', async ({ body, fields }) => {
  const reply = await server.request(signUp, undefined, { body, headers: { 'content-type': 'application/json' } });
  expect([reply.status, reply.body.error.code, Object.keys(reply.body.error.fields ?? {}).toSorted()]).toEqual([
    422,
    'invalid',
    fields,
  ]);
});

test('a refusal is in Filipino for a reader of Filipino', async () => {
  const reply = await server.request(signUp, undefined, {
    body: createForm('x@example.com', { firstname: '' }),
    headers: { 'accept-language': 'fil-PH,fil;q=0.9,en;q=0.8' },
  });
  expect(reply.body.error.fields).toEqual({ firstname: ['Ilagay ang iyong pangalan.'] });
});

test('a wrong password and an unknown address get the same reply', async () => {
  await confirmAddress('quiet@example.com');
  const wrongReply = await enter('quiet@example.com', 'not the password');
  const unknownReply = await enter('nobody-at-all@example.com');
  expect([wrongReply.status, wrongReply.body]).toEqual([
    200,
    { user: null, accessToken: null, error: 'Please check your email and password' },
  ]);
  expect(unknownReply.body).toEqual(wrongReply.body);
});

test('a malformed sign-in is refused at its fields', async () => {
  const { status, body } = await enter('', '');
  expect([status, body.error]).toMatchObject([
    422,
    { fields: { email: ['Please enter your e-mail address.'], password: ['Please enter your password.'] } },
  ]);
});

test('a closed account is reported as closed only with its password', async () => {
  await confirmAddress('closed@example.com');
  await server.api.db
    .updateTable('account')
    .set({ disabled_at: sql`now()` })
    .where('email', '=', 'closed@example.com')
    .execute();
  expect((await enter('closed@example.com', 'wrong')).body.error).toBe('Please check your email and password');
  expect((await enter('closed@example.com')).body.error).toBe(
    'This account is closed. Please contact the municipal hall.',
  );
});

test('a session is renewed by its cookie, and the cookie is rotated', async () => {
  await confirmAddress('turn@example.com');
  const first = getCookie((await enter('turn@example.com')).headers);
  const rotation = await refresh(first);
  expect([rotation.status, rotation.body.user.email]).toEqual([200, 'turn@example.com']);
  expect(getCookie(rotation.headers)).not.toBe(first);
});

test('the refresh cookie is unreadable for scripts and other sites', async () => {
  await confirmAddress('cookie@example.com');
  const [line] = [(await enter('cookie@example.com')).headers['set-cookie']].flat();
  expect(line).toMatch(/^ebpls_refresh=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
});

test('a page that was reloaded in the middle of a refresh stays signed in', async () => {
  await confirmAddress('reload@example.com');
  const first = getCookie((await enter('reload@example.com')).headers);
  await refresh(first);
  expect((await refresh(first)).status).toBe(200);
});

test('an old cookie that returns ends the session and its person is notified', async () => {
  await confirmAddress('stolen@example.com');
  const first = getCookie((await enter('stolen@example.com')).headers);
  const second = getCookie((await refresh(first)).headers);
  await server.api.db
    .updateTable('refresh_token')
    .set({ used_at: sql`used_at - interval '1 minute'` })
    .where('used_at', 'is not', null)
    .execute();
  expect((await refresh(first)).status).toBe(401);
  expect((await refresh(second)).status).toBe(401);
  expect((await findLastMail('stolen@example.com')).template).toBe('session_reuse');
});

test('an owner who was away for more than an hour signs in again', async () => {
  await confirmAddress('idle@example.com');
  const cookie = getCookie((await enter('idle@example.com')).headers);
  await server.api.db
    .updateTable('session')
    .set({ last_used_at: sql`now() - interval '61 minutes'` })
    .execute();
  expect((await refresh(cookie)).status).toBe(401);
});

test('without a cookie there is no session to renew', async () => {
  const { status, body } = await refresh('other=1');
  expect([status, body.error.code]).toEqual([401, 'unauthenticated']);
});

test('signing out ends the session at once, also for its token', async () => {
  await confirmAddress('out@example.com');
  const session = await enter('out@example.com');
  const authorization = `Bearer ${session.body.accessToken}`;
  expect((await server.request(getMe, undefined, { headers: { authorization } })).status).toBe(200);
  await server.request(signOut, undefined, { headers: { authorization } });
  expect((await server.request(getMe, undefined, { headers: { authorization } })).status).toBe(401);
  expect((await refresh(getCookie(session.headers))).status).toBe(401);
});

test('a forgotten password is replaced by the mailed link, which ends every session', async () => {
  await confirmAddress('forgot@example.com');
  const session = await enter('forgot@example.com');
  await server.request(requestPasswordReset, undefined, { body: { email: 'forgot@example.com' } });
  const { body_text } = await findLastMail('forgot@example.com');
  const token = /reset-form\/forgot%40example\.com\/([\w-]+)/.exec(body_text)?.[1] ?? '';
  const password = 'limang saging at isang mangga';

  const weakReply = await server.request(resetPassword, undefined, {
    body: { email: 'forgot@example.com', token, password: '12345678' },
  });
  expect([weakReply.status, weakReply.body.error.fields]).toEqual([
    422,
    { password: ['This password is easy to guess. Please choose another.'] },
  ]);
  expect(
    (await server.request(resetPassword, undefined, { body: { email: 'quiet@example.com', token, password } })).status,
  ).toBe(422);
  expect(
    (await server.request(resetPassword, undefined, { body: { email: 'forgot@example.com', token, password } })).status,
  ).toBe(200);
  expect(
    (await server.request(resetPassword, undefined, { body: { email: 'forgot@example.com', token, password } })).status,
  ).toBe(422);

  expect((await refresh(getCookie(session.headers))).status).toBe(401);
  expect((await enter('forgot@example.com')).body.user).toBeNull();
  expect((await enter('forgot@example.com', password)).body.user?.email).toBe('forgot@example.com');
});

test('recovering an unknown address gets the same reply and writes no mail', async () => {
  const reply = await server.request(requestPasswordReset, undefined, { body: { email: 'stranger@example.com' } });
  const mails = await server.api.db
    .selectFrom('mail')
    .select('id')
    .where('to_address', '=', 'stranger@example.com')
    .execute();
  expect([reply.status, reply.body, mails]).toEqual([200, { accepted: true }, []]);
});

test('a socket ticket is issued to a signed-in person and to nobody else', async () => {
  const owner = await server.person('user');
  expect((await server.request(socketTicket, owner)).body.ticket).toMatch(/^[\w-]{43}$/);
  expect((await server.request(socketTicket, undefined)).status).toBe(401);
});

test('a token of another issuer, of another purpose or without a signature opens nothing', async () => {
  const { session_id, account_id } = await server.person('user');
  const other = server.api.app.jwt.sign({ sub: String(account_id), sid: session_id }, { aud: 'socket' });
  const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
  const payload = { sub: String(account_id), sid: session_id, aud: 'api', exp: 9_999_999_999 };
  const unsignedToken = `${encodePart({ alg: 'none', typ: 'JWT' })}.${encodePart(payload)}.`;
  for (const token of [other, unsignedToken, 'nonsense', `${other}x`]) {
    expect((await server.request(getMe, undefined, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      401,
    );
  }
});

test('a removed role is noticed within five seconds, without a new sign-in', async () => {
  const owner = await server.person('user');
  expect((await server.request(getMe, owner)).body.roles).toEqual([{ id: 1, name: 'user' }]);
  await server.api.db
    .updateTable('account_role')
    .set({ role_id: 4 })
    .where('account_id', '=', owner.account_id)
    .execute();
  server.api.sessions.forget(owner.session_id);
  expect((await server.api.sessions.actorOfToken(owner.token))?.office).toBe('fire');
});
