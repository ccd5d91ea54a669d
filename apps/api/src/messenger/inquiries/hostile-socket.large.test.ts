import { type Inquiry, INQUIRY_EVENTS as ON, listInquiries, listInquiryMessages, signOut } from '@ebpls/contracts';
import * as fc from 'fast-check';
import { sql } from 'kysely';

import { BROKEN_VALUES } from '../../testing/hostile-values.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { getServerAddress, type InquirySocket, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const FIRE = 4;
const RHU = 9;
const QUESTION = {
  sent_to_role_id: FIRE,
  subject: 'Second extinguisher',
  remarks: 'Matibay Hardware',
  message: 'Do I need two?',
};
const SECRET = 'a sentence that nobody else may read';

let server: TestServer;
let people: Record<'owner' | 'other' | 'fire' | 'rhu' | 'admin' | 'affiliate' | 'nobody', TestPerson>;
let inquiry: Inquiry;
let logWarn: jest.SpyInstance;
const lines: InquirySocket[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
  const createPerson = (role: string | null): Promise<TestPerson> => server.person(role);
  people = {
    owner: await createPerson('user'),
    other: await createPerson('user'),
    fire: await createPerson('fire'),
    rhu: await createPerson('rhu'),
    admin: await createPerson('admin'),
    affiliate: await createPerson('affiliate'),
    nobody: await createPerson(null),
  };
  const owner = await openSocket(people.owner);
  inquiry = (await owner.emitEvent<Inquiry>(ON.start, { ...QUESTION, message: SECRET })).data;
  // Legitimate events about it are delivered before the test listens for forbidden ones.
  await owner.waitForPayloads(ON.start);
});
beforeEach(() => {
  logWarn = jest.spyOn(server.api.app.log, 'warn');
});
afterEach(() => {
  logWarn.mockRestore();
  for (const { socket } of lines.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

async function openSocket(person: Pick<TestPerson, 'token'>): Promise<InquirySocket> {
  const socket = await openInquirySocket(getServerAddress(server), person);
  lines.push(socket);
  return socket;
}

const count = async (): Promise<string> => {
  const rows = await server.api.db.selectFrom('audit_entry').select('id').where('act', 'like', 'inquiry%').execute();
  return String(rows.length);
};

type Name = keyof typeof people;
interface Try {
  readonly what: string;
  readonly who: Name;
  readonly event: string;
  readonly body: () => readonly unknown[];
  readonly code?: string;
}
const createPayload = (overrides: object): readonly unknown[] => [
  { type: 'user', message: 'Not mine.', inquiry_id: inquiry.id, ...overrides },
];

const TRIES: readonly Try[] = [
  {
    what: 'joining the room of another person',
    who: 'other',
    event: ON.join,
    body: () => [people.owner.account_id, 1],
  },
  {
    what: 'joining the room of another person, as an object',
    who: 'other',
    event: ON.join,
    body: () => [{ userId: people.owner.account_id, roleId: 1 }],
  },
  { what: 'joining the room of an office', who: 'other', event: ON.join, body: () => [people.other.account_id, FIRE] },
  {
    what: 'an office joining the room of another office',
    who: 'rhu',
    event: ON.join,
    body: () => [people.rhu.account_id, FIRE],
  },
  {
    what: 'a person without a role joining as one',
    who: 'nobody',
    event: ON.join,
    body: () => [people.nobody.account_id, 1],
  },
  {
    what: 'an inquiry in the name of another',
    who: 'other',
    event: ON.start,
    body: () => [{ ...QUESTION, user_id: people.owner.account_id }],
  },
  { what: 'an office that starts an inquiry', who: 'fire', event: ON.start, body: () => [QUESTION] },
  { what: 'an administrator who starts an inquiry', who: 'admin', event: ON.start, body: () => [QUESTION] },
  { what: 'a person without a role who starts an inquiry', who: 'nobody', event: ON.start, body: () => [QUESTION] },
  {
    what: 'writing as the office',
    who: 'owner',
    event: ON.say,
    body: () => createPayload({ type: 'office', sender_id: FIRE }),
  },
  {
    what: 'writing as another person',
    who: 'other',
    event: ON.say,
    body: () => createPayload({ sender_id: people.owner.account_id }),
  },
  {
    what: 'writing into the thread of another',
    who: 'other',
    event: ON.say,
    body: () => createPayload({}),
    code: 'missing',
  },
  {
    what: 'an office writing into the thread of another office',
    who: 'rhu',
    event: ON.say,
    body: () => createPayload({ type: 'office', sender_id: RHU, receiver_id: people.owner.account_id }),
    code: 'missing',
  },
  {
    what: 'writing to another receiver',
    who: 'owner',
    event: ON.say,
    body: () => createPayload({ receiver_id: RHU }),
    code: 'missing',
  },
  {
    what: 'an office writing to another owner',
    who: 'fire',
    event: ON.say,
    body: () => createPayload({ type: 'office', receiver_id: people.other.account_id }),
    code: 'missing',
  },
  { what: 'an affiliate writing', who: 'affiliate', event: ON.say, body: () => createPayload({ type: 'office' }) },
  {
    what: 'marking as the office',
    who: 'owner',
    event: ON.view,
    body: () => [{ inquiry_id: inquiry.id, type: 'office', receiver_id: FIRE }],
  },
  {
    what: 'marking for another person',
    who: 'owner',
    event: ON.view,
    body: () => [{ inquiry_id: inquiry.id, type: 'user', receiver_id: people.other.account_id }],
  },
  {
    what: 'marking the thread of another',
    who: 'other',
    event: ON.view,
    body: () => [{ inquiry_id: inquiry.id, type: 'user' }],
    code: 'missing',
  },
  {
    what: 'marking the thread of another office',
    who: 'rhu',
    event: ON.view,
    body: () => [{ inquiry_id: inquiry.id, type: 'office' }],
    code: 'missing',
  },
  {
    what: 'an unknown side',
    who: 'owner',
    event: ON.say,
    body: () => createPayload({ type: 'admin' }),
    code: 'invalid',
  },
];

test.each(TRIES)(
  '$what is refused, logged without its text, changes nothing and reaches nobody',
  async ({ who, event, body, code = 'forbidden' }) => {
    const others = await Promise.all((['owner', 'fire', 'rhu'] as const).map((name) => openSocket(people[name])));
    const before = await count();
    const { error, data } = await (await openSocket(people[who])).emitEvent(event, ...body());
    expect([error?.code, data]).toEqual([code, undefined]);
    expect(JSON.stringify(error)).not.toContain(SECRET);
    expect(logWarn).toHaveBeenCalledTimes(1);
    expect(logWarn.mock.calls[0]?.[0]).toMatchObject({ event, account_id: people[who].account_id, code });
    expect(JSON.stringify(logWarn.mock.calls)).not.toMatch(/Not mine|Second extinguisher/);
    expect(await count()).toBe(before);
    for (const other of others) expect(Object.values(ON).flatMap((name) => other.listPayloads(name))).toEqual([]);
  },
);

test('a client that joins as itself gets the rooms it is in', async () => {
  const clerks = await openSocket(people.fire);
  expect((await clerks.emitEvent(ON.join, people.fire.account_id, FIRE)).data).toEqual({
    rooms: [`account:${people.fire.account_id}`, 'role:4'],
  });
  expect(
    (
      await (
        await openSocket(people.nobody)
      ).emitEvent(ON.join, { userId: String(people.nobody.account_id), roleId: null })
    ).ok,
  ).toBe(true);
});

test.each(['other', 'rhu', 'admin', 'affiliate', 'nobody'] as const)(
  '%s finds nothing of the thread, with any address',
  async (name) => {
    const person = people[name];
    for (const query of [
      {},
      { type: 'user' },
      { type: 'office' },
      { user_id: people.owner.account_id },
      { role_id: FIRE },
      { type: 'office', role_id: FIRE, user_id: people.fire.account_id },
      { search: 'nobody else' },
    ]) {
      const list = await server.request(listInquiries, person, { query });
      expect([200, 403]).toContain(list.status);
      expect(list.raw.toString()).not.toContain(SECRET);
      const messages = await server.request(listInquiryMessages, person, {
        query: { ...query, search: '', inquiry_id: inquiry.id },
      });
      expect([403, 404]).toContain(messages.status);
      expect(messages.raw.toString()).not.toContain(SECRET);
    }
  },
);

test('a thread of another person and one that never existed get the same reply', async () => {
  const getReply = async (inquiry_id: number): Promise<string> =>
    (await server.request(listInquiryMessages, people.other, { query: { inquiry_id } })).raw.toString();
  expect(await getReply(inquiry.id)).toBe(await getReply(999_999));
  const others = await openSocket(people.other);
  const [theirs, none] = [
    await others.emitEvent(ON.say, ...createPayload({})),
    await others.emitEvent(ON.say, ...createPayload({ inquiry_id: 999_999 })),
  ];
  expect(theirs).toEqual(none);
});

test('a socket that an access token opened is closed when the token expires', async () => {
  const jwt = server.api.app.jwt.sign(
    { sub: String(people.owner.account_id), sid: people.owner.session_id },
    { expiresIn: 1 },
  );
  const owners = await openSocket({ token: jwt });
  const disconnection = new Promise((resolve) => owners.socket.once('disconnect', resolve));
  expect((await owners.emitEvent(ON.join, people.owner.account_id, 1)).ok).toBe(true);
  expect(await disconnection).toBe('io server disconnect');
});

test.each([ON.join, ON.start, ON.say, ON.view])(
  'when the session has run out, %s on the live socket is refused and closes it',
  async (event) => {
    const passing = await server.person('user');
    const ownSocket = await openSocket(passing);
    const thread = (await ownSocket.emitEvent<Inquiry>(ON.start, QUESTION)).data;
    await server.api.db
      .updateTable('session')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', passing.session_id)
      .execute();
    const disconnection = new Promise((resolve) => ownSocket.socket.once('disconnect', resolve));
    const reply = ownSocket.emitEvent(event, { ...QUESTION, inquiry_id: thread.id, type: 'user' });
    expect(await disconnection).toBe('io server disconnect');
    await reply.then(
      ({ error }) => expect(error?.code).toBe('unauthenticated'),
      () => undefined,
    );
    const { rows } = {
      rows: await server.api.db
        .selectFrom('audit_entry')
        .select('act')
        .where('account_id', '=', passing.account_id)
        .execute(),
    };
    expect(rows).toEqual([{ act: 'inquiry.start' }]);
  },
);

test('when the server itself missed notifications, every socket is closed, so that clients load them after reconnecting', async () => {
  const owners = await openSocket(people.owner);
  const disconnection = new Promise((resolve) => owners.socket.once('disconnect', resolve));
  await sql`
    select pg_terminate_backend(pid)
    from pg_stat_activity
    where application_name = 'ebpls-nudges' and datname = current_database()`.execute(server.api.db);
  expect(await disconnection).toBe('io server disconnect');
});

test('after signing out no more events arrive', async () => {
  const passing = await server.person('fire');
  const closedSocket = await openSocket(passing);
  const disconnection = new Promise((resolve) => closedSocket.socket.once('disconnect', resolve));
  await server.request(signOut, passing);
  await disconnection;
  await (await openSocket(people.owner)).emitEvent(ON.say, ...createPayload({ receiver_id: FIRE }));
  expect(closedSocket.listPayloads(ON.heard)).toEqual([]);
});

test('a message of a megabyte ends the connection, and only that one', async () => {
  const [ownSocket, otherSocket] = [await openSocket(people.owner), await openSocket(people.fire)];
  const disconnection = new Promise((resolve) => ownSocket.socket.once('disconnect', resolve));
  ownSocket.socket.emit(ON.say, ...createPayload({ message: 'x'.repeat(1_048_576) }));
  expect(await disconnection).toBe('transport close');
  expect((await otherSocket.emitEvent(ON.join, people.fire.account_id, FIRE)).ok).toBe(true);
});

test('a flood is refused beyond the speed of a person, and others are served meanwhile', async () => {
  const [flood, otherSocket] = [await openSocket(people.owner), await openSocket(people.fire)];
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => flood.emitEvent(ON.join, people.owner.account_id, 1)),
  );
  expect(answers.filter(({ error }) => error?.code === 'too_many').length).toBeGreaterThan(100);
  expect((await otherSocket.emitEvent(ON.join, people.fire.account_id, FIRE)).ok).toBe(true);
});

test('every payload of an event is answered in the one shape, and nothing fails', async () => {
  const logError = jest.spyOn(server.api.app.log, 'error');
  const fit = { ...QUESTION, type: 'user', inquiry_id: inquiry.id };
  const bodies = [
    ...BROKEN_VALUES.filter((value) => String(value).length < 10_000),
    ...Object.keys(fit).flatMap((field) =>
      BROKEN_VALUES.filter((value) => String(value).length < 10_000).map((brokenValue) => ({
        ...fit,
        [field]: brokenValue,
      })),
    ),
    ...fc
      .sample(fc.anything({ maxDepth: 3 }), { seed: 20_260_112, numRuns: 100 })
      .filter((value) => typeof value !== 'function'),
  ];
  let replyCount = 0;
  for (const event of Object.values(ON)) {
    for (let from = 0; from < bodies.length; from += 50) {
      const ownSocket = await openSocket(people.owner);
      const answers = await Promise.all(
        bodies.slice(from, from + 50).map((body) =>
          ownSocket.socket
            .timeout(5_000)
            .emitWithAck(event, JSON.parse(JSON.stringify(body ?? null).toWellFormed()))
            .catch(() => 'unanswered'),
        ),
      );
      replyCount += answers.filter((answer) => answer !== 'unanswered').length;
      expect(
        answers.filter(
          (answer) => answer !== 'unanswered' && answer.ok !== true && typeof answer.error.code !== 'string',
        ),
      ).toEqual([]);
      ownSocket.socket.disconnect();
      if (event === ON.heard) break;
    }
  }
  expect(replyCount).toBeGreaterThan(1_000);
  expect(logError).not.toHaveBeenCalled();
  logError.mockRestore();
}, 60_000);
