import { request } from 'node:http';
import { type AddressInfo, connect as dial } from 'node:net';

import {
  changePassword,
  changeUser,
  closeUser,
  endSession,
  INQUIRY_EVENTS as ON,
  refreshSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
} from '@ebpls/contracts';
import * as fc from 'fast-check';
import { sql } from 'kysely';

import { hashPassword } from './platform/passwords/password.ts';
import { getServerAddress, type InquirySocket, openInquirySocket } from './testing/inquiry/inquiry-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from './testing/open-server.ts';

/** S-8. `npm run storm -- sockets` sends as many frames as the goal requires. */
const FRAMES = Number(process.env['FRAMES'] ?? '2000');
const PASSWORD = 'tatlong kabayo sa palengke';

let server: TestServer;
let digest: string;
const sockets: InquirySocket[] = [];

async function openListeningServer(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const openedServer = await openTestServer(settings);
  await openedServer.api.app.listen({ port: 0, host: '127.0.0.1' });
  return openedServer;
}

beforeAll(async () => {
  server = await openListeningServer();
  digest = await hashPassword(PASSWORD);
});
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

async function openSocket(person: Pick<TestPerson, 'token'>): Promise<InquirySocket> {
  const socket = await openInquirySocket(getServerAddress(server), person);
  sockets.push(socket);
  return socket;
}

async function createOwner(): Promise<TestPerson> {
  const person = await server.person('user');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: digest })
    .where('id', '=', person.account_id)
    .execute();
  return person;
}

/** Statuses of a foreign page's polling and upgrade. */
const TURNED_AWAY = [403, 400];

const getPort = ({ api }: TestServer): number => (api.app.server.address() as AddressInfo).port;

/** 101 when the socket would open; else the status that the browser receives. */
function upgrade(at: TestServer, origin: string | undefined): Promise<number> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...(origin === undefined ? {} : { origin }),
  };
  return new Promise((resolve, reject) => {
    const upgradeRequest = request({
      port: getPort(at),
      host: '127.0.0.1',
      path: '/socket.io/?EIO=4&transport=websocket',
      headers,
    });
    upgradeRequest.once('upgrade', (_reply, socket) => {
      socket.destroy();
      resolve(101);
    });
    upgradeRequest.once('response', (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    });
    upgradeRequest.once('error', reject);
    upgradeRequest.end();
  });
}

async function poll(at: TestServer, origin: string | undefined): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${getPort(at)}/socket.io/?EIO=4&transport=polling`, {
    headers: origin === undefined ? {} : { origin },
  });
  await answer.arrayBuffer();
  return answer.status;
}

// Addresses that resemble ours.
const STRANGE: readonly ((port: number) => string)[] = [
  () => 'null',
  () => '',
  () => 'https://elsewhere.example',
  () => 'file://',
  () => 'chrome-extension://aaaabbbbccccdddd',
  () => 'http://127.0.0.1',
  (port) => `http://127.0.0.1:${port + 1}`,
  (port) => `http://localhost:${port}`,
  (port) => `http://127.0.0.1.elsewhere.example:${port}`,
  (port) => `http://sub.127.0.0.1:${port}`,
  (port) => `http://127.0.0.1:${port}.elsewhere.example`,
  (port) => `http://127.0.0.1:${port}@elsewhere.example`,
  (port) => `http://somebody@127.0.0.1:${port}`,
  (port) => `http://elsewhere.example/127.0.0.1:${port}`,
  (port) => `http://elsewhere.example#127.0.0.1:${port}`,
  (port) => `http://2130706433:${port}`,
  (port) => `http://0x7f.1:${port}`,
  (port) => `ftp://127.0.0.1:${port}`,
  (port) => `http://127.0.0.1:${port}, http://elsewhere.example`,
];

test.each(STRANGE.map((make) => ({ name: make(4200), make })))(
  'a page of "$name" opens no line, by polling or by upgrade',
  async ({ make }) => {
    const origin = make(getPort(server));
    expect([await poll(server, origin), await upgrade(server, origin)]).toEqual(TURNED_AWAY);
  },
);

test('our own page opens the socket by polling and by upgrade, and so does a program that is no page', async () => {
  for (const origin of [`http://127.0.0.1:${getPort(server)}`, server.api.config.public_url, undefined])
    expect([await poll(server, origin), await upgrade(server, origin)]).toEqual([200, 101]);
});

test('where pages come over HTTPS, the same host without it is another site', async () => {
  const safe = await openListeningServer({ PUBLIC_URL: 'https://permits.san-isidro.example' });
  const [same, plain] = [`https://127.0.0.1:${getPort(safe)}`, `http://127.0.0.1:${getPort(safe)}`];
  expect([await upgrade(safe, 'https://permits.san-isidro.example'), await upgrade(safe, same)]).toEqual([101, 101]);
  for (const origin of [
    plain,
    'http://permits.san-isidro.example',
    'https://permits.san-isidro.example.evil.example',
    'https://sub.permits.san-isidro.example',
    'https://permits.san-isidro.example:8443',
  ]) {
    expect([origin, await poll(safe, origin), await upgrade(safe, origin)]).toEqual([origin, ...TURNED_AWAY]);
  }
  await safe.close();
});

interface Ending {
  readonly what: string;
  readonly act: (person: TestPerson) => Promise<unknown>;
}

async function openOtherSession(person: TestPerson): Promise<TestPerson> {
  const { id } = await server.api.db
    .insertInto('session')
    .values({ account_id: person.account_id, expires_at: sql`now() + interval '1 hour'` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...person, session_id: id, token: server.api.sessions.accessToken(person.account_id, id) };
}

async function resetByMail({ email }: TestPerson): Promise<void> {
  await server.request(requestPasswordReset, undefined, { body: { email } });
  const { body_text } = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .where('template', '=', 'recover')
    .executeTakeFirstOrThrow();
  const token = /reset-form\/[^/]+\/([\w-]+)/.exec(body_text)?.[1];
  expect(
    (
      await server.request(resetPassword, undefined, {
        body: { email, token, password: 'limang saging at isang mangga' },
      })
    ).status,
  ).toBe(200);
}

const ENDINGS: readonly Ending[] = [
  { what: 'the person signs out', act: (person) => server.request(signOut, person) },
  {
    what: 'another session ends this one',
    act: async (person) =>
      server.request(endSession, await openOtherSession(person), { params: { id: person.session_id } }),
  },
  {
    what: 'the password is changed elsewhere',
    act: async (person) =>
      server.request(changePassword, await openOtherSession(person), {
        body: { current: PASSWORD, password: 'limang saging at isang mangga' },
      }),
  },
  { what: 'the password is set anew by mail', act: resetByMail },
  {
    what: 'an administrator closes the account',
    act: async (person) =>
      server.request(closeUser, await server.person('admin'), { params: { user_id: person.account_id } }),
  },
  {
    what: 'an administrator changes the roles',
    act: async (person) =>
      server.request(changeUser, await server.person('admin'), {
        params: { user_id: person.account_id },
        body: { role_ids: [FIRE], permissions: [] },
      }),
  },
];
const FIRE = 4;

test.each(ENDINGS)('when $what, the open socket is closed', async ({ act }) => {
  const person = await createOwner();
  const ownSocket = await openSocket(person);
  const cut = new Promise((resolve) => ownSocket.socket.once('disconnect', resolve));
  await act(person);
  expect(await cut).toBe('io server disconnect');
});

test('the reuse of an old refresh secret closes the socket of its session', async () => {
  const { email } = await createOwner();
  const getCookie = (headers: Readonly<Record<string, unknown>>): string =>
    String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  const signInReply = await server.request(signIn, undefined, { body: { email, password: PASSWORD } });
  const old = getCookie(signInReply.headers);
  const ownSocket = await openSocket({ token: signInReply.body.accessToken ?? '' });
  const cut = new Promise((resolve) => ownSocket.socket.once('disconnect', resolve));
  await server.request(refreshSession, undefined, { headers: { cookie: old } });
  await sql`update refresh_token set used_at = used_at - interval '1 minute' where used_at is not null`.execute(
    server.api.db,
  );
  expect((await server.request(refreshSession, undefined, { headers: { cookie: old } })).status).toBe(401);
  expect(await cut).toBe('io server disconnect');
});

/** Frames of a malicious program, in the protocol of the transport or not. */
const createFrame = (): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.uint8Array({ maxLength: 200 }),
    fc
      .tuple(
        fc.constantFrom(
          '0',
          '1',
          '2',
          '3',
          '4',
          '5',
          '6',
          '40',
          '41',
          '42',
          '43',
          '44',
          '45',
          '46',
          '47',
          '51-',
          '451-',
          '42/admin,',
          '40/admin,',
          '4299999999',
        ),
        fc.string({ maxLength: 60 }),
      )
      .map(([kind, rest]) => kind + rest),
    fc
      .tuple(
        fc.constantFrom(
          ...Object.values(ON),
          'unknown',
          '__proto__',
          'constructor',
          'disconnect',
          'error',
          'newListener',
          'message',
        ),
        fc.json({ maxDepth: 3 }),
        fc.option(fc.nat()),
      )
      .map(([event, json, ack]) => `42${ack ?? ''}${JSON.stringify([event]).slice(0, -1)},${json}]`),
    fc.constantFrom(
      `42["join",${'['.repeat(5_000)}${']'.repeat(5_000)}]`,
      '42["join",{"__proto__":{"user_id":1}}]',
      '451-["join",{"_placeholder":true,"num":0}]',
      '459-["join",{"_placeholder":true,"num":7}]',
      '42[]',
      '42{}',
      '42[{}]',
      '42[1,2]',
      '43["join"]',
      '40{"token":"x"}',
      `42["${'x'.repeat(60_000)}"]`,
    ),
  );

/**
 * One connection that sends its frames, with or without a greeting, and waits until the server has read or refused
 * them.
 */
function sendFrames(frames: readonly (string | Uint8Array)[], token: string | undefined): Promise<void> {
  return new Promise((resolve) => {
    const socket = new WebSocket(
      `ws://127.0.0.1:${getPort(server)}/socket.io/?EIO=4&transport=websocket${token === undefined ? '' : `&token=${token}`}`,
    );
    const send = (): void => {
      for (const one of frames) socket.send(one as string);
      socket.close();
    };
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => {
      if (token === undefined) send();
      else socket.send('40');
    };
    socket.onmessage = ({ data }) => {
      if (String(data).startsWith('40')) send();
    };
    socket.onerror = () => undefined;
    socket.onclose = () => resolve();
  });
}

/** Sends bytes that are no frame, on an upgraded connection. */
function sendBytes(bytes: Uint8Array): Promise<void> {
  return new Promise((resolve) => {
    const socket = dial(getPort(server), '127.0.0.1', () => {
      socket.write(
        [
          'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
          'host: x',
          'connection: Upgrade',
          'upgrade: websocket',
          'sec-websocket-version: 13',
          'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
          '\r\n',
        ].join('\r\n'),
      );
      socket.end(bytes);
    });
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

test(`${FRAMES} broken frames do not stop the server, and an honest person is served meanwhile`, async () => {
  const logError = jest.spyOn(server.api.app.log, 'error');
  const [honest, hostile] = [await server.person('fire'), await server.person('user')];
  const otherSocket = await openSocket(honest);
  const frames = fc.sample(createFrame(), { seed: 20_260_112, numRuns: FRAMES });
  const results: unknown[] = [];
  for (let from = 0; from < frames.length; from += 20) {
    await sendFrames(frames.slice(from, from + 20), from % 60 === 0 ? undefined : hostile.token);
    if (from % 200 === 0) results.push((await otherSocket.emitEvent(ON.join, honest.account_id, FIRE)).ok);
  }
  for (const bytes of fc.sample(fc.uint8Array({ minLength: 1, maxLength: 300 }), {
    seed: 20_260_112,
    numRuns: Math.ceil(FRAMES / 20),
  }))
    await sendBytes(bytes);
  results.push((await otherSocket.emitEvent(ON.join, honest.account_id, FIRE)).ok);
  expect(results).toEqual(results.map(() => true));
  expect((await (await openSocket(hostile)).emitEvent(ON.join, hostile.account_id, 1)).ok).toBe(true);
  expect(logError).not.toHaveBeenCalled();
  logError.mockRestore();
}, 600_000);

test('unknown events are not acknowledged and change nothing', async () => {
  const ownSocket = await openSocket(await server.person('user'));
  for (const event of ['anything', 'join ', 'JOIN', '__proto__', 'constructor', 'toString', 'changed', ON.heard]) {
    await expect(ownSocket.socket.timeout(20).emitWithAck(event, {})).rejects.toThrow('operation has timed out');
  }
  expect(ownSocket.socket.connected).toBe(true);
});
