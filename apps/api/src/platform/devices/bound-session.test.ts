import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import {
  getMe,
  listSessions,
  PROOF_HEADER,
  PROOF_LATE_MS,
  formatProof,
  refreshSession,
  signIn,
  signUp,
  socketTicket,
  verifyEmail,
} from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { hashPassword } from '../passwords/password.ts';

const PASSWORD = 'tatlong kabayo sa palengke';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

interface Browser {
  readonly private_key: KeyObject;
  readonly device_key: string;
}

/** A browser's part of the protocol, done with WebCrypto. */
function createBrowser(): Browser {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { private_key: privateKey, device_key: point.toString('base64url') };
}

interface Proven {
  readonly method?: string;
  readonly path?: string;
  readonly time?: number;
  readonly nonce?: string;
}

function createProof(
  { private_key }: Browser,
  { method = 'GET', path = getMe.path, time = Date.now(), nonce = randomBytes(16).toString('hex') }: Proven = {},
): string {
  const signature = sign('sha256', Buffer.from(formatProof({ method, path, time, nonce })), {
    key: private_key,
    dsaEncoding: 'ieee-p1363',
  });
  return [time, nonce, signature.toString('base64url')].join('.');
}

async function confirmEmail(email: string): Promise<void> {
  await server.request(signUp, undefined, {
    body: { firstname: 'Nena', lastname: 'Reyes', email, password: PASSWORD, terms: true },
  });
  const { body_text } = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
  await server.request(verifyEmail, undefined, { body: { token: /token=([\w-]+)/.exec(body_text)?.[1] ?? '' } });
}

let people = 0;
async function enter(browser: Browser | undefined) {
  const email = `bound-${(people += 1)}@example.com`;
  await confirmEmail(email);
  const { body, headers } = await server.request(signIn, undefined, {
    body: { email, password: PASSWORD, ...(browser && { device_key: browser.device_key }) },
  });
  const cookie =
    [headers['set-cookie']]
      .flat()
      .map(String)
      .find((line) => line.startsWith('ebpls_refresh'))
      ?.split(';')[0] ?? '';
  return { token: String(body.accessToken), cookie };
}

const getStatus = async (token: string, proof?: string) => {
  const { status } = await server.request(getMe, undefined, {
    headers: { authorization: `Bearer ${token}`, ...(proof !== undefined && { [PROOF_HEADER]: proof }) },
  });
  return status;
};

test('a session that was bound at sign-in replies to its own browser, repeatedly', async () => {
  const browser = createBrowser();
  const { token } = await enter(browser);
  expect([await getStatus(token, createProof(browser)), await getStatus(token, createProof(browser))]).toEqual([
    200, 200,
  ]);
});

test('a browser without a key uses its token alone', async () => {
  const { token } = await enter(undefined);
  expect(await getStatus(token)).toBe(200);
});

const theirs = createBrowser();
const WRONG: readonly (readonly [string, (browser: Browser) => string | undefined])[] = [
  ['from a program that has the token alone', () => undefined],
  ['from another browser with a key of its own', () => createProof(theirs)],
  ['with the proof of another address', (browser) => createProof(browser, { path: '/api/account/sessions' })],
  ['with the proof of another method', (browser) => createProof(browser, { method: 'POST' })],
  ['with a proof from long ago', (browser) => createProof(browser, { time: Date.now() - PROOF_LATE_MS - 5_000 })],
  ['with a proof from the future', (browser) => createProof(browser, { time: Date.now() + PROOF_LATE_MS + 5_000 })],
  ['with a signature cut short', (browser) => createProof(browser).slice(0, -4)],
  [
    'with a signature changed',
    (browser) => createProof(browser).replace(/.{5}$/, (end) => (end.startsWith('A') ? 'BBBBB' : 'AAAAA')),
  ],
  ['with three dots', () => '...'],
];

test.each(WRONG)('a stolen token is refused %s', async (_, createForgedProof) => {
  const browser = createBrowser();
  const { token } = await enter(browser);
  expect(await getStatus(token, createForgedProof(browser))).toBe(401);
  // The result is the same when the server has just cached the session and reads no row.
  expect(await getStatus(token, createProof(browser))).toBe(200);
  expect(await getStatus(token, createForgedProof(browser))).toBe(401);
});

test('a proof that was intercepted works once', async () => {
  const browser = createBrowser();
  const { token } = await enter(browser);
  const proof = createProof(browser);
  expect([await getStatus(token, proof), await getStatus(token, proof)]).toEqual([200, 401]);
});

test('a stolen cookie is not refreshed without the key, and the attempt is recorded', async () => {
  const browser = createBrowser();
  const { cookie } = await enter(browser);
  const refresh = (headers: Record<string, string>) =>
    server.request(refreshSession, undefined, { headers: { cookie, ...headers } });
  expect((await refresh({})).status).toBe(401);
  expect(
    (await refresh({ [PROOF_HEADER]: createProof(theirs, { method: 'POST', path: refreshSession.path }) })).status,
  ).toBe(401);
  const records = await server.api.db
    .selectFrom('audit_entry')
    .select('act')
    .where('act', '=', 'session.unproven')
    .execute();
  expect(records).toHaveLength(2);

  const refreshReply = await refresh({
    [PROOF_HEADER]: createProof(browser, { method: 'POST', path: refreshSession.path }),
  });
  expect(refreshReply.status).toBe(200);
  // The new token is bound like the old one.
  expect([
    await getStatus(refreshReply.body.accessToken),
    await getStatus(refreshReply.body.accessToken, createProof(browser)),
  ]).toEqual([401, 200]);
});

test('the socket takes no token of a bound session; its browser requests a ticket', async () => {
  const browser = createBrowser();
  const { token } = await enter(browser);
  expect(await server.api.sessions.actorOfToken(token)).toBeUndefined();
  const { status, body } = await server.request(socketTicket, undefined, {
    headers: {
      authorization: `Bearer ${token}`,
      [PROOF_HEADER]: createProof(browser, { method: 'POST', path: socketTicket.path }),
    },
  });
  expect([status, typeof body.ticket]).toEqual([200, 'string']);
});

test('the query is part of the proof', async () => {
  const browser = createBrowser();
  const { token } = await enter(browser);
  const request = (path: string) =>
    server.api.app.inject({
      method: 'GET',
      url: `${listSessions.path}?page=1`,
      headers: { authorization: `Bearer ${token}`, [PROOF_HEADER]: createProof(browser, { path }) },
    });
  expect((await request(listSessions.path)).statusCode).toBe(401);
  expect((await request(`${listSessions.path}?page=1`)).statusCode).not.toBe(401);
});

test.each([`B${'A'.repeat(86)}`, 'B', 'not a key', `C${'A'.repeat(86)}`])(
  'a key that is none is refused at its field: %s',
  async (device_key) => {
    const { status, body } = await server.request(signIn, undefined, {
      body: { email: 'nobody@example.com', password: PASSWORD, device_key },
    });
    expect([status, body.error.fields]).toEqual([
      422,
      { device_key: ['This browser could not be verified. Please reload the page and try again.'] },
    ]);
  },
);

test('where the municipality requires it, staff sign in only with a key; owners also without', async () => {
  const strict = await openTestServer({ EBPLS_STAFF_KEYS: '1' });
  const { db } = strict.api;
  const clerk = await strict.person('fire');
  const owner = await strict.person('user');
  await db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', 'in', [clerk.account_id, owner.account_id])
    .execute();
  const signInWith = async (email: string, overrides: object = {}) => {
    const { body } = await strict.request(signIn, undefined, { body: { email, password: PASSWORD, ...overrides } });
    return body.error ?? 'in';
  };
  const statuses = [
    await signInWith(clerk.email),
    await signInWith(clerk.email, { device_key: createBrowser().device_key }),
    await signInWith(owner.email),
  ];
  await strict.close();
  expect(statuses).toEqual([
    'Staff must sign in with an up-to-date browser over a secure connection (HTTPS).',
    'in',
    'in',
  ]);
});
