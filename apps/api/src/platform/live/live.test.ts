import type { AddressInfo } from 'node:net';

import { endSession, signOut, socketTicket } from '@ebpls/contracts';
import { io as connect, type Socket } from 'socket.io-client';

import { nudgeRooms } from './live.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
const sockets: Socket[] = [];

async function openListeningServer(settings: Record<string, string> = {}): Promise<TestServer> {
  const openedServer = await openTestServer(settings);
  await openedServer.api.app.listen({ port: 0, host: '127.0.0.1' });
  return openedServer;
}

beforeAll(async () => {
  server = await openListeningServer();
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await server.close();
});

interface SocketSetup {
  readonly headers?: Record<string, string>;
  readonly missed_ms?: number;
  readonly at?: TestServer;
}

function openSocket(token: string | undefined, { headers = {}, missed_ms, at = server }: SocketSetup = {}): Socket {
  const { port } = at.api.app.server.address() as AddressInfo;
  const socket = connect(`http://127.0.0.1:${port}`, {
    query: { ...(token === undefined ? {} : { token }), connection_from: 'web', ...(missed_ms && { missed_ms }) },
    extraHeaders: headers,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  return socket;
}

const waitForEvent = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => socket.once(event, resolve));

async function openConnected(token: string | undefined, at = server): Promise<Socket> {
  const socket = openSocket(token, { at });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

async function createTicket(person: TestPerson): Promise<string> {
  return (await server.request(socketTicket, person)).body.ticket;
}

// Sends "changed" until it arrives, because the listener may still be connecting to the database.
async function nudgeUntilReceived(
  socket: Socket,
  rooms: Parameters<typeof nudgeRooms>[1],
  at = server,
): Promise<unknown> {
  const answer = waitForEvent(socket, 'changed');
  const timer = setInterval(
    () => void nudgeRooms(at.api.db, rooms, { subject: 'assessment', key: 'APP-2026-000001' }),
    50,
  );
  return answer.finally(() => clearInterval(timer));
}

test('an access token and a ticket both open the socket', async () => {
  const owner = await server.person('user');
  expect((await openConnected(owner.token)).connected).toBe(true);
  expect((await openConnected(await createTicket(owner))).connected).toBe(true);
});

test('a ticket opens one socket only', async () => {
  const ticket = await createTicket(await server.person('user'));
  await openConnected(ticket);
  await expect(openConnected(ticket)).rejects.toThrow('unauthenticated');
});

test.each(['nonsense', 'a.b.c', undefined])('the token %p opens no socket', async (token) => {
  await expect(openConnected(token)).rejects.toThrow('unauthenticated');
});

test('a page of another origin cannot open a socket, not even with a valid token', async () => {
  const owner = await server.person('user');
  const socket = openSocket(owner.token, { headers: { origin: 'https://elsewhere.example' } });
  await expect(waitForEvent(socket, 'connect_error')).resolves.toBeInstanceOf(Error);
  expect(
    (
      await fetch(
        `http://127.0.0.1:${(server.api.app.server.address() as AddressInfo).port}/socket.io/?EIO=4&transport=polling`,
        { headers: { origin: 'https://elsewhere.example' } },
      )
    ).status,
  ).toBe(403);
});

test('a change reaches its account and its office, and nobody else', async () => {
  const [owner, fire, other] = [await server.person('user'), await server.person('fire'), await server.person('user')];
  const [ownerSocket, fireSocket, otherSocket] = [
    await openConnected(owner.token),
    await openConnected(fire.token),
    await openConnected(other.token),
  ];
  const unheard = { count: 0 };
  otherSocket.on('changed', () => (unheard.count += 1));
  expect(await nudgeUntilReceived(ownerSocket, [`account:${owner.account_id}`])).toEqual({
    subject: 'assessment',
    key: 'APP-2026-000001',
  });
  expect(await nudgeUntilReceived(fireSocket, ['role:4'])).toEqual({ subject: 'assessment', key: 'APP-2026-000001' });
  expect(unheard.count).toBe(0);
});

test('a socket that connects after a change receives it', async () => {
  const owner = await server.person('user');
  await nudgeUntilReceived(await openConnected(owner.token), [`account:${owner.account_id}`]);
  const late = openSocket(owner.token, { missed_ms: 60_000 });
  // The one change, or EVERYTHING where this server is younger than a minute.
  expect(await waitForEvent(late, 'changed')).toMatchObject({ subject: expect.stringMatching(/^(\*|assessment)$/) });
});

test('a transaction that failed sends no event', async () => {
  const owner = await server.person('user');
  const socket = await openConnected(owner.token);
  const subjects: string[] = [];
  socket.on('changed', ({ subject }: { subject: string }) => subjects.push(subject));
  const ownerRoom = `account:${owner.account_id}` as const;
  const failing = server.api.db.transaction().execute(async (trx) => {
    await nudgeRooms(trx, [ownerRoom], { subject: 'never' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await nudgeUntilReceived(socket, [ownerRoom]);
  expect(subjects).not.toContain('never');
});

test('signing out closes the sockets of the session', async () => {
  const owner = await server.person('user');
  const socket = await openConnected(owner.token);
  const disconnection = waitForEvent(socket, 'disconnect');
  await server.request(signOut, owner);
  expect(await disconnection).toBe('io server disconnect');
});

test('a session ended from another device closes its sockets, on another node too', async () => {
  const node = await openListeningServer({
    DATABASE_URL: server.api.config.database_url,
    EBPLS_TOKEN_SECRET: 'the same secret for both nodes, of course',
  });
  const owner = await server.person('user');
  const socket = await openConnected(node.api.sessions.accessToken(owner.account_id, owner.session_id), node);
  const disconnection = waitForEvent(socket, 'disconnect');
  await nudgeUntilReceived(socket, [`account:${owner.account_id}`], server);
  const laterSession = await server.api.db
    .insertInto('session')
    .values({ account_id: owner.account_id, expires_at: '2999-01-01T00:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const device = {
    ...owner,
    session_id: laterSession.id,
    token: server.api.sessions.accessToken(owner.account_id, laterSession.id),
  };
  await server.request(endSession, device, { params: { id: owner.session_id } });
  expect(await disconnection).toBe('io server disconnect');
  await node.close();
});

test('a message of more than 64 kB ends the connection', async () => {
  const socket = await openConnected((await server.person('user')).token);
  const disconnection = waitForEvent(socket, 'disconnect');
  socket.emit('anything', 'x'.repeat(70_000));
  expect(await disconnection).toBe('transport close');
});
