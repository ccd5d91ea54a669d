import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import {
  changePassword,
  changeUser,
  type Endpoint,
  getMe,
  PROOF_HEADER,
  formatProof,
  refreshSession,
  signIn,
  signOut,
  socketTicket,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { hashPassword } from '../../platform/passwords/password.ts';
import { getServerAddress, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

/** S-12: what an attacker can do with each secret that can be stolen. */
const PASSWORD = 'tatlong kabayo sa palengke';
const FIRE = 4;

let server: TestServer;
let digest: string;
beforeAll(async () => {
  server = await openTestServer();
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  digest = await hashPassword(PASSWORD);
});
afterAll(() => server.close());

interface Browser {
  readonly key: string;
  readonly proof: (endpoint: Endpoint) => Readonly<Record<string, string>>;
}

/** A browser with a key of its own. */
function createBrowser(): Browser {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const key = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );
  const createProof = ({ method, path }: Endpoint) => {
    const payload = { method, path, time: Date.now(), nonce: randomBytes(18).toString('base64url') };
    const seal = sign('sha256', Buffer.from(formatProof(payload)), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    }).toString('base64url');
    return { [PROOF_HEADER]: [payload.time, payload.nonce, seal].join('.') };
  };
  return { key, proof: createProof };
}

interface SignedInBrowser {
  readonly person: TestPerson;
  readonly browser: Browser;
  readonly token: string;
  readonly cookie: string;
}

const getCookie = (headers: Readonly<Record<string, unknown>>): string =>
  String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

/** A person signed in at a browser that has a key; at one without a key when `isBound` is false. */
async function signInBrowser(isBound = true): Promise<SignedInBrowser> {
  const person = await server.person('user');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: digest })
    .where('id', '=', person.account_id)
    .execute();
  const browser = createBrowser();
  const { body, headers } = await server.request(signIn, undefined, {
    body: { email: person.email, password: PASSWORD, ...(isBound && { device_key: browser.key }) },
  });
  return { person, browser, token: body.accessToken ?? '', cookie: getCookie(headers) };
}

type Headers = Readonly<Record<string, string>>;
const getMeStatus = async (token: string, headers: Headers = {}): Promise<number> =>
  (await server.request(getMe, undefined, { headers: { authorization: `Bearer ${token}`, ...headers } })).status;
const refresh = (cookie: string, headers: Headers = {}) =>
  server.request(refreshSession, undefined, { headers: { cookie, ...headers } });
const sendWithProof = <E extends Endpoint>(endpoint: E, { token, browser }: SignedInBrowser, body?: unknown) =>
  server.request(endpoint, undefined, {
    headers: { authorization: `Bearer ${token}`, ...browser.proof(endpoint) },
    ...(body === undefined ? {} : { body }),
  });

/** A token with another payload, signed with its own key. */
function createTamperedToken(token: string, payloadChanges: object): string {
  const [head = '', claims = '', seal = ''] = token.split('.');
  return [
    head,
    Buffer.from(
      JSON.stringify({ ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), ...payloadChanges }),
    ).toString('base64url'),
    seal,
  ].join('.');
}

const readSession = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

test('at the browser that signed in the token works, call after call', async () => {
  const { token, browser } = await signInBrowser();
  expect([await getMeStatus(token, browser.proof(getMe)), await getMeStatus(token, browser.proof(getMe))]).toEqual([
    200, 200,
  ]);
});

interface StolenSecretCase {
  readonly what: string;
  /** Status of the reply to the attacker. */
  readonly steal: (victim: SignedInBrowser) => Promise<number>;
}

const STOLEN_SECRET_CASES: readonly StolenSecretCase[] = [
  {
    what: 'the token at a second browser, with a key of its own',
    steal: ({ token }) => getMeStatus(token, createBrowser().proof(getMe)),
  },
  { what: 'the token alone, as curl sends it', steal: ({ token }) => getMeStatus(token) },
  {
    what: 'a whole request with its proof, sent once more',
    steal: async ({ token, browser }) => {
      const proof = browser.proof(getMe);
      expect(await getMeStatus(token, proof)).toBe(200);
      return getMeStatus(token, proof);
    },
  },
  {
    what: 'the proof of one request for another',
    steal: async ({ token, browser }) =>
      (
        await server.request(socketTicket, undefined, {
          headers: { authorization: `Bearer ${token}`, ...browser.proof(getMe) },
        })
      ).status,
  },
  { what: 'the refresh cookie alone', steal: async ({ cookie }) => (await refresh(cookie)).status },
  {
    what: 'token and key after the person signed out',
    steal: async (victim) => {
      expect((await sendWithProof(signOut, victim)).status).toBe(200);
      return getMeStatus(victim.token, victim.browser.proof(getMe));
    },
  },
  {
    what: 'token and key after the password was changed elsewhere',
    steal: async (victim) => {
      const { body } = await server.request(signIn, undefined, {
        body: { email: victim.person.email, password: PASSWORD, device_key: victim.browser.key },
      });
      expect(
        (
          await sendWithProof(
            changePassword,
            { ...victim, token: body.accessToken ?? '' },
            { current: PASSWORD, password: 'limang saging at isang mangga' },
          )
        ).status,
      ).toBe(200);
      return getMeStatus(victim.token, victim.browser.proof(getMe));
    },
  },
  {
    what: 'token and key after the role was taken away',
    steal: async ({ token, browser, person }) => {
      const changeReply = await server.request(changeUser, await server.person('admin'), {
        params: { user_id: person.account_id },
        body: { role_ids: [FIRE], permissions: [] },
      });
      expect(changeReply.status).toBe(200);
      return getMeStatus(token, browser.proof(getMe));
    },
  },
  {
    what: 'a token that ran out',
    steal: ({ token, browser, person }) =>
      getMeStatus(
        server.api.app.jwt.sign(
          { sub: String(person.account_id), sid: readSession(token), iat: 1_700_000_000 },
          { expiresIn: 60 },
        ),
        browser.proof(getMe),
      ),
  },
  {
    what: 'a token of another purpose',
    steal: ({ token, browser, person }) =>
      getMeStatus(
        server.api.app.jwt.sign({ sub: String(person.account_id), sid: readSession(token) }, { aud: 'socket' }),
        browser.proof(getMe),
      ),
  },
  {
    what: 'a token with another session written into it',
    steal: async ({ token, browser }) =>
      getMeStatus(
        createTamperedToken((await signInBrowser(false)).token, { sid: readSession(token) }),
        browser.proof(getMe),
      ),
  },
  {
    what: 'a token with a later end written into it',
    steal: ({ token, browser }) =>
      getMeStatus(createTamperedToken(token, { exp: 9_999_999_999 }), browser.proof(getMe)),
  },
];

test.each(STOLEN_SECRET_CASES)('$what opens nothing', async ({ steal }) => {
  expect(await steal(await signInBrowser())).toBe(401);
});

/** Moves the rotations of all secrets further into the past. */
const ageTokens = (time: string) =>
  sql`update refresh_token set used_at = used_at - ${time}::interval where used_at is not null`.execute(server.api.db);
const refreshWithProof = ({ browser }: SignedInBrowser, cookie: string) =>
  refresh(cookie, browser.proof(refreshSession));

test.each([
  { attacker: 'without the key after a minute', time: '1 minute', isProven: false },
  { attacker: 'with the key after three minutes', time: '3 minutes', isProven: true },
])(
  'a refresh secret that comes back $attacker ends the whole session, and the person is notified',
  async (stolenSecret) => {
    const victim = await signInBrowser();
    const rotation = await refreshWithProof(victim, victim.cookie);
    expect(rotation.status).toBe(200);
    await ageTokens(stolenSecret.time);
    const stolen = stolenSecret.isProven ? await refreshWithProof(victim, victim.cookie) : await refresh(victim.cookie);
    expect(stolen.status).toBe(401);
    expect([
      await getMeStatus(rotation.body.accessToken, victim.browser.proof(getMe)),
      (await refreshWithProof(victim, getCookie(rotation.headers))).status,
    ]).toEqual([401, 401]);
    expect(await listMails(victim)).toEqual([{ template: 'session_reuse' }]);
  },
);

test('it ends the session also with the key and within a minute, when a newer one was used', async () => {
  const victim = await signInBrowser();
  const second = getCookie((await refreshWithProof(victim, victim.cookie)).headers);
  expect((await refreshWithProof(victim, second)).status).toBe(200);
  await ageTokens('1 minute');
  expect((await refreshWithProof(victim, victim.cookie)).status).toBe(401);
  expect(await listMails(victim)).toEqual([{ template: 'session_reuse' }]);
});

test('a browser that never got the reply returns with the old secret a minute later, and stays signed in', async () => {
  const owner = await signInBrowser();
  await refreshWithProof(owner, owner.cookie);
  await ageTokens('1 minute');
  const secondRefresh = await refreshWithProof(owner, owner.cookie);
  expect([secondRefresh.status, await getMeStatus(secondRefresh.body.accessToken, owner.browser.proof(getMe))]).toEqual(
    [200, 200],
  );
  expect((await refreshWithProof(owner, getCookie(secondRefresh.headers))).status).toBe(200);
  expect(await listMails(owner)).toEqual([]);
});

const listMails = ({ person }: SignedInBrowser) =>
  server.api.db.selectFrom('mail').select('template').where('to_address', '=', person.email).execute();

test('a cookie is kept when its proof was made by a wrong clock, and removed when its session is over', async () => {
  const victim = await signInBrowser();
  const refusal = await refresh(victim.cookie);
  expect([refusal.status, refusal.headers['set-cookie']]).toEqual([401, undefined]);
  expect((await refresh(victim.cookie, victim.browser.proof(refreshSession))).status).toBe(200);
  await sendWithProof(signOut, victim);
  const over = await refresh(victim.cookie, victim.browser.proof(refreshSession));
  expect([over.status, String(over.headers['set-cookie'])]).toEqual([
    401,
    expect.stringMatching(/^ebpls_refresh=;.*Max-Age=0|Expires=Thu, 01 Jan 1970/),
  ]);
});

async function getStatus(token: string): Promise<string> {
  const line = await openInquirySocket(getServerAddress(server), { token }).catch((error: unknown) => String(error));
  if (typeof line === 'string') return line;
  line.socket.disconnect();
  return 'open';
}

test('the socket is opened by a ticket of the session, once, and by no stolen secret', async () => {
  const victim = await signInBrowser();
  const createTicket = async (): Promise<string> => (await sendWithProof(socketTicket, victim)).body.ticket;
  const [usedTicket, expiredTicket] = [await createTicket(), await createTicket()];
  expect([await getStatus(usedTicket), await getStatus(usedTicket), await getStatus(victim.token)]).toEqual([
    'open',
    'Error: unauthenticated',
    'Error: unauthenticated',
  ]);
  await server.api.db
    .updateTable('one_time_token')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('session_id', '=', readSession(victim.token))
    .execute();
  expect(await getStatus(expiredTicket)).toBe('Error: unauthenticated');
  const passing = await signInBrowser();
  const ticketWithoutSession = (await sendWithProof(socketTicket, passing)).body.ticket;
  await sendWithProof(signOut, passing);
  expect(await getStatus(ticketWithoutSession)).toBe('Error: unauthenticated');
});

test('a session without a key stays as before: the holder of the token has the session until it ends', async () => {
  const { token, cookie } = await signInBrowser(false);
  expect([
    await getMeStatus(token),
    await getMeStatus(token, createBrowser().proof(getMe)),
    (await refresh(cookie)).status,
    await getStatus(token),
  ]).toEqual([200, 200, 200, 'open']);
});
