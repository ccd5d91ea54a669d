import type { AddressInfo } from 'node:net';

import {
  changePassword,
  changeUser,
  closeUser,
  endSession,
  getMe,
  resetPassword,
  requestPasswordReset,
  signIn,
  signOut,
} from '@ebpls/contracts';
import { io as connect, type Socket } from 'socket.io-client';

import { collectNotes } from '../../testing/live/nudges.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { hashPassword } from '../passwords/password.ts';

/** Quality 1.3, layer 3: an event at one node is visible at every other within a second. */
const WITHIN_MS = 1_000;
const PASSWORD = 'tatlong kabayo sa palengke';
const NEW_PASSWORD = 'limang saging at isang mangga';
const EBPLS_TOKEN_SECRET = 'the same secret for both nodes, of course';

let firstNode: TestServer;
let secondNode: TestServer;
let admin: TestPerson;
let digest: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  firstNode = await openTestServer({ EBPLS_TOKEN_SECRET });
  secondNode = await openTestServer({ EBPLS_TOKEN_SECRET, DATABASE_URL: firstNode.api.config.database_url });
  await secondNode.api.app.listen({ port: 0, host: '127.0.0.1' });
  admin = await firstNode.person('admin');
  digest = await hashPassword(PASSWORD);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await secondNode.close();
  await firstNode.close();
});

async function createClerkWithPassword(): Promise<TestPerson> {
  const clerk = await firstNode.person('fire');
  await firstNode.api.db
    .updateTable('account')
    .set({ password_hash: digest })
    .where('id', '=', clerk.account_id)
    .execute();
  return clerk;
}

const getRemoteStatus = async (person: TestPerson): Promise<number> => (await secondNode.request(getMe, person)).status;

/** Polls until the condition holds; false after the time limit. */
async function waitUntil(isSo: () => Promise<boolean>, within = WITHIN_MS): Promise<boolean> {
  const until = performance.now() + within;
  while (performance.now() < until) if (await isSo()) return true;
  return false;
}

/** Caches the person at the other node, as any request there does. */
async function cacheRemotely(person: TestPerson): Promise<void> {
  const request = { headers: { authorization: `Bearer ${person.token}` } } as Parameters<
    typeof secondNode.api.sessions.findCached
  >[0];
  const isRemembered = async (): Promise<boolean> =>
    (await getRemoteStatus(person)) === 200 && secondNode.api.sessions.findCached(request) !== 'ask';
  expect(await waitUntil(isRemembered, 30_000)).toBe(true);
}

async function openRemoteSocket(person: TestPerson): Promise<{ readonly closed: Promise<unknown> }> {
  const { port } = secondNode.api.app.server.address() as AddressInfo;
  const query = { token: person.token, connection_from: 'web' };
  const socket = connect(`http://127.0.0.1:${port}`, {
    query,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('connect_error', reject);
  });
  return { closed: new Promise((resolve) => socket.once('disconnect', resolve)) };
}

interface End {
  readonly what: string;
  readonly act: (person: TestPerson) => Promise<{ readonly status: number }>;
}

const ENDS: readonly End[] = [
  { what: 'a sign-out', act: (person) => firstNode.request(signOut, person) },
  {
    what: 'a closed account',
    act: (person) => firstNode.request(closeUser, admin, { params: { user_id: person.account_id } }),
  },
  {
    what: 'a changed role',
    act: (person) =>
      firstNode.request(changeUser, admin, {
        params: { user_id: person.account_id },
        body: { role_ids: [5], permissions: [] },
      }),
  },
  { what: 'a password set by the mailed link', act: setAnotherPassword },
  { what: 'a password changed from another device', act: changeFromAnotherDevice },
  { what: 'a session ended from another device', act: endFromAnotherDevice },
];

async function setAnotherPassword({ email }: TestPerson): Promise<{ readonly status: number }> {
  await firstNode.request(requestPasswordReset, undefined, { body: { email } });
  const mailQuery = firstNode.api.db.selectFrom('mail').select('body_text').where('to_address', '=', email);
  const { body_text } = await mailQuery.where('template', '=', 'recover').executeTakeFirstOrThrow();
  const token = /reset-form\/[^/]+\/([\w-]+)/.exec(body_text)?.[1] ?? '';
  return firstNode.request(resetPassword, undefined, { body: { email, token, password: NEW_PASSWORD } });
}

async function signInOnAnotherDevice({ email }: TestPerson): Promise<{ readonly authorization: string }> {
  const { body } = await firstNode.request(signIn, undefined, { body: { email, password: PASSWORD } });
  return { authorization: `Bearer ${body.accessToken}` };
}

async function changeFromAnotherDevice(person: TestPerson): Promise<{ readonly status: number }> {
  const headers = await signInOnAnotherDevice(person);
  return firstNode.request(changePassword, undefined, { body: { current: PASSWORD, password: NEW_PASSWORD }, headers });
}

async function endFromAnotherDevice(person: TestPerson): Promise<{ readonly status: number }> {
  return firstNode.request(endSession, undefined, {
    params: { id: person.session_id },
    headers: await signInOnAnotherDevice(person),
  });
}

test.each(ENDS)(
  '$what at one node ends the session at the other within a second, and closes its socket',
  async ({ act }) => {
    const clerk = await createClerkWithPassword();
    const { closed } = await openRemoteSocket(clerk);
    await cacheRemotely(clerk);
    expect((await act(clerk)).status).toBe(200);
    expect(await waitUntil(async () => (await getRemoteStatus(clerk)) === 401)).toBe(true);
    expect(await closed).toBe('io server disconnect');
  },
);

test('roles and permissions that change by any statement are seen at the other node within a second, and its socket reconnects', async () => {
  const clerk = await createClerkWithPassword();
  const { closed } = await openRemoteSocket(clerk);
  await cacheRemotely(clerk);
  await firstNode.api.db
    .updateTable('account_role')
    .set({ role_id: 2 })
    .where('account_id', '=', clerk.account_id)
    .execute();
  await firstNode.api.db
    .updateTable('account')
    .set({ permissions: ['treasurer'] })
    .where('id', '=', clerk.account_id)
    .execute();
  const request = { headers: { authorization: `Bearer ${clerk.token}` } } as Parameters<
    typeof secondNode.api.sessions.findCached
  >[0];
  const isSeen = async (): Promise<boolean> => {
    await getRemoteStatus(clerk);
    const cachedActor = secondNode.api.sessions.findCached(request);
    return (
      typeof cachedActor === 'object' && cachedActor.role === 'admin' && cachedActor.permissions.includes('treasurer')
    );
  };
  expect(await waitUntil(isSeen)).toBe(true);
  expect(await closed).toBe('io server disconnect');
  expect(await getRemoteStatus(clerk)).toBe(200);
  await openRemoteSocket(clerk);
});

test('while the change notifications do not arrive, every request reads the row', async () => {
  const clerk = await createClerkWithPassword();
  await cacheRemotely(clerk);
  secondNode.api.sessions.setListening(false);
  const request = { headers: { authorization: `Bearer ${clerk.token}` } } as Parameters<
    typeof secondNode.api.sessions.findCached
  >[0];
  await getRemoteStatus(clerk);
  expect(secondNode.api.sessions.findCached(request)).toBe('ask');
  secondNode.api.sessions.setListening(true);
});

test('a granted role notifies every node of people who are signed in, and of nobody else', async () => {
  const person = await firstNode.person('fire');
  const { db } = firstNode.api;
  const grant = (account_id: number) =>
    db.insertInto('account_role').values({ account_id, position: 1, role_id: 9 }).execute();
  expect(await collectNotes(firstNode, () => grant(person.account_id))).toContainEqual({ person: person.account_id });
  await db.updateTable('session').set({ ended_at: new Date() }).where('account_id', '=', person.account_id).execute();
  await db.deleteFrom('account_role').where('account_id', '=', person.account_id).where('position', '=', 1).execute();
  expect(await collectNotes(firstNode, () => grant(person.account_id))).toEqual([]);
});
