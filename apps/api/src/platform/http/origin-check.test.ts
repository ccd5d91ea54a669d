import {
  type Endpoint,
  endSession,
  getMe,
  notifyPaynamics,
  refreshSession,
  requestPasswordReset,
  saveAccountSettings,
  sendAvatar,
  signIn,
  signOut,
  updateProfile,
} from '@ebpls/contracts';

import { hashPassword } from '../passwords/password.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'tatlong kabayo sa palengke';
const PUBLIC_URL = 'http://permits.hall.example:4200';

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL });
  owner = await server.person('user');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', owner.account_id)
    .execute();
});
afterAll(() => server.close());

interface OriginCase {
  readonly what: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isAdmitted: boolean;
}

const HOST = '192.168.1.20:4200';
const FROM: readonly OriginCase[] = [
  { what: 'our own page', headers: { 'sec-fetch-site': 'same-origin', origin: PUBLIC_URL }, isAdmitted: true },
  { what: 'the person alone', headers: { 'sec-fetch-site': 'none' }, isAdmitted: true },
  {
    what: 'another website',
    headers: { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' },
    isAdmitted: false,
  },
  {
    what: 'a page of another port or sibling host',
    headers: { 'sec-fetch-site': 'same-site', origin: 'http://permits.hall.example:8080' },
    isAdmitted: false,
  },
  {
    what: 'another website that leaves its origin out',
    headers: { 'sec-fetch-site': 'cross-site' },
    isAdmitted: false,
  },
  { what: 'our page in a browser that names only its origin', headers: { origin: PUBLIC_URL }, isAdmitted: true },
  {
    what: 'our page at the address by which it was asked',
    headers: { host: HOST, origin: `http://${HOST}` },
    isAdmitted: true,
  },
  {
    what: 'our page behind a proxy that ends TLS',
    headers: { host: 'hall.example', origin: 'https://hall.example' },
    isAdmitted: true,
  },
  { what: 'another origin', headers: { origin: 'http://evil.example' }, isAdmitted: false },
  { what: 'another port of our host', headers: { host: HOST, origin: 'http://192.168.1.20:8080' }, isAdmitted: false },
  {
    what: 'an address that only begins like ours',
    headers: { origin: `${PUBLIC_URL}.evil.example` },
    isAdmitted: false,
  },
  { what: 'a page without an origin', headers: { origin: 'null' }, isAdmitted: false },
  { what: 'a program', headers: {}, isAdmitted: true },
];

interface Kind {
  readonly what: string;
  readonly endpoint: Endpoint;
  readonly createRequest: () => {
    readonly who?: TestPerson;
    readonly params?: Record<string, string>;
    readonly body?: unknown;
    readonly headers?: Record<string, string>;
  };
}

const KINDS: readonly Kind[] = [
  {
    what: 'the renewal by cookie',
    endpoint: refreshSession,
    createRequest: () => ({ headers: { cookie: 'ebpls_refresh=nobodys' } }),
  },
  {
    what: 'the sign-out by cookie',
    endpoint: signOut,
    createRequest: () => ({ headers: { cookie: 'ebpls_refresh=nobodys' } }),
  },
  {
    what: 'the sign-in, which sets a cookie',
    endpoint: signIn,
    createRequest: () => ({ body: { email: owner.email, password: PASSWORD } }),
  },
  {
    what: 'a public form',
    endpoint: requestPasswordReset,
    createRequest: () => ({ body: { email: 'nobody@example.com' } }),
  },
  {
    what: 'a command with a token',
    endpoint: updateProfile,
    createRequest: () => ({ who: owner, body: { firstname: 'Nena', lastname: 'Reyes' } }),
  },
  {
    what: 'a replacement with a token',
    endpoint: saveAccountSettings,
    createRequest: () => ({ who: owner, body: { mail_progress: true, mail_reminders: true, mail_inquiries: true } }),
  },
  {
    what: 'a removal with a token',
    endpoint: endSession,
    createRequest: () => ({ who: owner, params: { id: '6f1e2f4e-0000-4000-8000-000000000000' } }),
  },
  {
    what: 'an upload with a token',
    endpoint: sendAvatar,
    createRequest: () => ({
      who: owner,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x--\r\n',
    }),
  },
];

test.each(
  KINDS.flatMap((kind) =>
    FROM.map((originCase) => ({
      kind,
      originCase,
      endpoint: kind.what,
      from: originCase.what,
      answer: originCase.isAdmitted ? 'is admitted' : 'is refused',
    })),
  ),
)('$endpoint, sent by $from, $answer', async ({ kind, originCase }) => {
  const { who, headers, ...asking } = kind.createRequest();
  const { status, body } = await server.request(kind.endpoint, who, {
    ...asking,
    headers: { ...headers, ...originCase.headers },
  });
  const isRefused =
    status === 403 && body.error.message === 'This request came from another website and was not carried out.';
  expect(isRefused).toBe(!originCase.isAdmitted);
});

test('another site cannot end a session and cannot refresh a cookie', async () => {
  const { headers: signInHeaders } = await server.request(signIn, undefined, {
    body: { email: owner.email, password: PASSWORD },
  });
  const cookie = String([signInHeaders['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const evil = { cookie, origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
  const remainingReply = await server.request(signOut, undefined, { headers: evil });
  const refreshReply = await server.request(refreshSession, undefined, { headers: evil });
  expect([
    remainingReply.status,
    refreshReply.status,
    remainingReply.headers['set-cookie'],
    refreshReply.headers['set-cookie'],
  ]).toEqual([403, 403, undefined, undefined]);
  expect(
    (await server.request(refreshSession, undefined, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status,
  ).toBe(200);
});

test('reads, and requests that the gateway signs, are not checked for their origin', async () => {
  const evil = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await server.request(getMe, owner, { headers: evil })).status).toBe(200);
  expect(
    (
      await server.request(notifyPaynamics, undefined, {
        headers: { ...evil, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'paymentresponse=x',
      })
    ).status,
  ).toBe(422);
});

test('every changing endpoint refuses other sites, except the one with a signature', async () => {
  const changing = server.api.endpoints.filter(({ endpoint }) => endpoint.method !== 'GET');
  const evil = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' };
  const open: string[] = [];
  for (const { endpoint } of changing) {
    const { status } = await server.request(endpoint, undefined, { headers: evil, params: {} });
    if (status !== 403) open.push(endpoint.path);
  }
  expect(open).toEqual(['/api/payments/paynamics/notification']);
});
