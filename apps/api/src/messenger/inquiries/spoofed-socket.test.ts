import { INQUIRY_EVENTS as ON, type InquirySide, OFFICE_ROLES } from '@ebpls/contracts';
import { sql } from 'kysely';

import { getServerAddress, type InquirySocket, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

/** S-8: every event by every kind of person, with objects of their own and of others, and every claim of a payload. */
const BARANGAYS = ['barangay-poblacion-1', 'barangay-balite'] as const;
const ROLES = ['user', 'admin', ...OFFICE_ROLES, ...BARANGAYS, 'affiliate', null] as const;
const TURNED_AWAY = ['nobody', 'an expired token', 'a token of a session that ended'] as const;
type RoleName = (typeof ROLES)[number];

const FIRE = 4;
const FORGED_TIMES = ['1999-01-01 00:00', '2099-12-31 23:59', '2026-01-11 08:00'];

interface Talker {
  readonly who: TestPerson;
  readonly side: InquirySide;
  readonly role_id: number | null;
  /** The viewer's id on its side of a thread. */
  readonly id: number;
  readonly inquiry_id: number;
}

let server: TestServer;
let victim: Talker;
const talkers = new Map<RoleName, Talker>();
const lines: InquirySocket[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
  victim = await createTalker('user');
  for (const role of ROLES) talkers.set(role, await createTalker(role));
});
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

async function insertThread(user_id: number, role_id: number | null): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`
    insert into inquiry (
      user_id, sent_to_role_id, role_id, subject, remarks, message, client_key, sent_at, answer_due_on
    )
    values
      (
        ${user_id}::bigint, ${FIRE}, ${role_id}::int, 'Ours', 'Ours', 'Ours', 'a-key-of-ours', now(),
        '2026-01-15'
      )
    returning id`.execute(server.api.db);
  return rows[0]?.id ?? 0;
}

const isBarangay = (role: RoleName): role is (typeof BARANGAYS)[number] =>
  BARANGAYS.includes(role as (typeof BARANGAYS)[number]);

/** A person with one thread of their own. */
async function createTalker(role: RoleName): Promise<Talker> {
  const person = await server.person(role, isBarangay(role) ? { brgycode: `999900000${BARANGAYS.indexOf(role)}` } : {});
  const role_id = (await server.api.sessions.actorOfToken(person.token))?.role_id ?? null;
  if (role === 'user' || role === null)
    return {
      who: person,
      side: 'user',
      role_id,
      id: person.account_id,
      inquiry_id: await insertThread(person.account_id, FIRE),
    };
  const asker = await server.person('user');
  return {
    who: person,
    side: 'office',
    role_id,
    id: role_id ?? 0,
    inquiry_id: await insertThread(asker.account_id, role_id),
  };
}

const getTalker = (role: RoleName): Talker => {
  const foundTalker = talkers.get(role);
  if (foundTalker === undefined) throw new Error(`${role} is not here`);
  return foundTalker;
};

async function openSocket(token: string): Promise<InquirySocket> {
  const socket = await openInquirySocket(getServerAddress(server), { token });
  lines.push(socket);
  return socket;
}

const NEW_INQUIRY = { sent_to_role_id: FIRE, subject: 'A question', remarks: 'Aling Nena Store', message: 'May I?' };

interface Event {
  readonly event: string;
  readonly payload: (talker: Talker, whose: Talker) => readonly unknown[];
  /** Expected result of a kind of person for their own threads; for another's it is always a refusal. */
  readonly own: (role: RoleName) => string;
  readonly foreign: (role: RoleName) => string;
}

const canWrite = (role: RoleName): boolean =>
  role === 'user' || (role !== null && role !== 'admin' && role !== 'affiliate');
const EVENTS: readonly Event[] = [
  {
    event: ON.join,
    payload: (_who, whose) => [whose.who.account_id, whose.role_id],
    own: () => 'ok',
    foreign: () => 'forbidden',
  },
  {
    event: ON.start,
    payload: (_who, whose) => [{ ...NEW_INQUIRY, user_id: whose.who.account_id }],
    own: (role) => (role === 'user' ? 'ok' : 'forbidden'),
    foreign: () => 'forbidden',
  },
  {
    event: ON.say,
    payload: (talker, whose) => [
      { type: talker.side, sender_id: talker.id, message: 'Mine.', inquiry_id: whose.inquiry_id },
    ],
    own: (role) => (canWrite(role) ? 'ok' : 'forbidden'),
    foreign: (role) => (canWrite(role) ? 'missing' : 'forbidden'),
  },
  {
    event: ON.view,
    payload: (talker, whose) => [{ inquiry_id: whose.inquiry_id, type: talker.side, receiver_id: talker.id }],
    own: () => 'ok',
    foreign: () => 'missing',
  },
];
const CELLS = EVENTS.flatMap((event) => (['own', 'foreign'] as const).map((cell) => ({ ...event, cell })));

test('the table has 144 cells', () => {
  expect(CELLS.length * (ROLES.length + TURNED_AWAY.length)).toBe(144);
});

/** All stored rows of the messenger, so that no addition goes unnoticed. */
async function loadMessengerRows(): Promise<string> {
  const { rows } = await sql<{
    digest: string;
  }>`
    select
      md5(
        coalesce((select string_agg(i::text, '|' order by i.id) from inquiry i), '') || coalesce(
          (select string_agg(m::text, '|' order by m.id) from inquiry_message m), ''
        )
      ) as digest`.execute(server.api.db);
  return rows[0]?.digest ?? '';
}

/** The victim and the fire office listen. A thread's two sides receive a message by two events. */
async function listen(): Promise<readonly { readonly line: InquirySocket; readonly event: string }[]> {
  return [
    { line: await openSocket(victim.who.token), event: ON.say },
    { line: await openSocket(getTalker('fire').who.token), event: ON.heard },
  ];
}

/** All events of the listeners up to the victim's own last message, without that message. */
async function collectEvents(listening: Awaited<ReturnType<typeof listen>>): Promise<unknown[]> {
  const mark = `The last word ${crypto.randomUUID()}`;
  expect(
    (
      await (
        await openSocket(victim.who.token)
      ).emitEvent(ON.say, { type: 'user', message: mark, inquiry_id: victim.inquiry_id })
    ).ok,
  ).toBe(true);
  const isLast = ({ message }: { message?: string }): boolean => message === mark;
  await Promise.all(
    listening.map(async ({ line: one, event }) => {
      for (let many = 1; !one.listPayloads<{ message?: string }>(event).some(isLast); many += 1)
        await one.waitForPayloads(event, many);
    }),
  );
  return listening.flatMap(({ line: one }) =>
    Object.values(ON).flatMap((event) => one.listPayloads<{ message?: string }>(event).filter((body) => !isLast(body))),
  );
}

test.each(CELLS.filter(({ cell }) => cell === 'own'))(
  '$event on one’s own thread is answered by the policy, for every kind of person',
  async ({ event, payload, own }) => {
    const results: [RoleName, string][] = [];
    for (const role of ROLES) {
      const { ok, error } = await (
        await openSocket(getTalker(role).who.token)
      ).emitEvent(event, ...payload(getTalker(role), getTalker(role)));
      results.push([role, ok === true ? 'ok' : (error?.code ?? 'silence')]);
    }
    expect(results).toEqual(ROLES.map((role) => [role, own(role)]));
  },
);

test.each(CELLS.filter(({ cell }) => cell === 'foreign'))(
  '$event on another’s thread is refused for every kind of person, stores nothing and reaches nobody',
  async ({ event, payload, foreign }) => {
    const listening = await listen();
    const before = await loadMessengerRows();
    const results: [RoleName, string][] = [];
    // The thread of the victim is one of the fire office; for that office another's thread is the one of the next
    // desk.
    for (const role of ROLES) {
      const { ok, error } = await (
        await openSocket(getTalker(role).who.token)
      ).emitEvent(event, ...payload(getTalker(role), role === 'fire' ? getTalker('rhu') : victim));
      results.push([role, ok === true ? 'ok' : (error?.code ?? 'silence')]);
    }
    expect(results).toEqual(ROLES.map((role) => [role, foreign(role)]));
    expect(await loadMessengerRows()).toBe(before);
    expect(await collectEvents(listening)).toEqual([]);
  },
);

test.each(TURNED_AWAY)('%s opens no socket, and so sends no event', async (what) => {
  const passing = await server.person('user');
  if (what === 'a token of a session that ended')
    await server.api.db
      .updateTable('session')
      .set({ ended_at: sql`now()` })
      .where('id', '=', passing.session_id)
      .execute();
  const expiredToken = server.api.app.jwt.sign(
    { sub: String(passing.account_id), sid: passing.session_id, iat: 1_700_000_000 },
    { expiresIn: 60 },
  );
  const token = { nobody: '', 'an expired token': expiredToken, 'a token of a session that ended': passing.token }[
    what
  ];
  await expect(openSocket(token)).rejects.toThrow('unauthenticated');
  const [head = '', claims = '', seal = ''] = passing.token.split('.');
  const other = Buffer.from(
    JSON.stringify({
      ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object),
      sid: victim.who.session_id,
    }),
  ).toString('base64url');
  await expect(openSocket([head, other, seal].join('.'))).rejects.toThrow('unauthenticated');
});

/** Encodings of a number that a careless parser takes for the victim's. */
const listDisguises = (id: number): readonly unknown[] => [
  id,
  String(id),
  ` ${id}`,
  `${id}.0`,
  `${id}e0`,
  `0${id}`,
  `+${id}`,
  `0x${id.toString(16)}`,
  [id],
  [[id]],
  { id },
  { valueOf: id },
  `${id}\0`,
  `${id}; --`,
  id + 0.5,
  -id,
  Number.MAX_SAFE_INTEGER,
  `${id}n`,
  'NaN',
  true,
];
const listForgers = (): readonly RoleName[] => ['user', 'rhu', 'admin', 'affiliate', 'barangay-balite', null];

interface Forgery {
  readonly role: RoleName;
  readonly event: string;
  readonly body: readonly unknown[];
}

function listForgeries(): Forgery[] {
  return listForgers().flatMap((role) => {
    const talker = getTalker(role);
    const payload = { type: talker.side, message: 'Forged.', inquiry_id: talker.inquiry_id };
    const others = { account: victim.who.account_id, office: FIRE, thread: victim.inquiry_id };
    const createForgeries = (event: string, base: object, field: string, values: readonly unknown[]): Forgery[] =>
      values.map((value) => ({ role, event, body: [{ ...base, [field]: value }] }));
    return [
      ...['user_id', 'userId'].flatMap((field) => createForgeries(ON.join, {}, field, listDisguises(others.account))),
      ...['role_id', 'roleId'].flatMap((field) => createForgeries(ON.join, {}, field, listDisguises(others.office))),
      ...listDisguises(others.account)
        .filter((id) => typeof id !== 'object')
        .map((id) => ({ role, event: ON.join, body: [id, talker.role_id] })),
      ...createForgeries(ON.start, NEW_INQUIRY, 'user_id', listDisguises(others.account)),
      ...createForgeries(ON.say, payload, 'sender_id', [
        ...listDisguises(others.account),
        ...listDisguises(others.office),
      ]),
      ...createForgeries(ON.say, payload, 'receiver_id', listDisguises(others.account + 1_000_000)),
      ...createForgeries(ON.say, payload, 'inquiry_id', listDisguises(others.thread)),
      ...createForgeries(ON.say, payload, 'type', [
        talker.side === 'user' ? 'office' : 'user',
        'OFFICE',
        'admin',
        '',
        null,
        ['office'],
        { type: 'office' },
        0,
        true,
      ]),
      ...createForgeries(
        ON.view,
        { inquiry_id: talker.inquiry_id, type: talker.side },
        'receiver_id',
        listDisguises(others.account + 1_000_000),
      ),
      ...createForgeries(ON.view, { type: talker.side }, 'inquiry_id', listDisguises(others.thread)),
      ...createForgeries(ON.view, { inquiry_id: others.thread }, 'type', ['user', 'office', 'admin', null]),
    ];
  });
}

test('no claim of a payload is trusted: of more than three hundred forged ones none is accepted, stored or delivered', async () => {
  const all = listForgeries();
  expect(all.length).toBeGreaterThan(300);
  const listening = await listen();
  const before = await loadMessengerRows();
  const acceptedForgeries: Forgery[] = [];
  for (const role of listForgers()) {
    const mine = all.filter((forgery) => forgery.role === role);
    // A new connection for every fifty, so that they are not refused by the limit.
    for (let from = 0; from < mine.length; from += 50) {
      const talking = await openSocket(getTalker(role).who.token);
      const answers = await Promise.all(
        mine
          .slice(from, from + 50)
          .map(async (forgery) => ({ forgery, answer: await talking.emitEvent(forgery.event, ...forgery.body) })),
      );
      acceptedForgeries.push(
        ...answers
          .filter(({ answer }) => !['forbidden', 'missing', 'invalid'].includes(answer.error?.code ?? ''))
          .map(({ forgery }) => forgery),
      );
      talking.socket.disconnect();
    }
  }
  expect(acceptedForgeries).toEqual([]);
  expect(await loadMessengerRows()).toBe(before);
  expect(await collectEvents(listening)).toEqual([]);
}, 60_000);

test('the time, the office and the room that a client writes into a message are not stored', async () => {
  const { who, inquiry_id } = getTalker('user');
  const talking = await openSocket(who.token);
  for (const datetime of FORGED_TIMES) {
    const messageAck = await talking.emitEvent<{ datetime: string }>(ON.say, {
      type: 'user',
      message: 'When?',
      inquiry_id,
      datetime,
      sent_at: datetime,
      id: 1,
      is_view: 1,
      viewed_by: 'FIRE',
      sender_name: 'FIRE',
      account_id: victim.who.account_id,
      rooms: ['role:4'],
    });
    const inquiryAck = await talking.emitEvent<{ datetime: string; role_id: number; user_id: number }>(ON.start, {
      ...NEW_INQUIRY,
      datetime,
      role_id: 9,
      user_name: 'FIRE',
      hasunread: false,
    });
    expect([messageAck.data, inquiryAck.data]).toMatchObject([
      {
        datetime: '2026-01-12 08:00',
        is_view: 0,
        viewed_by: null,
        sender_name: 'Maria Santos',
        sender_id: who.account_id,
      },
      { datetime: '2026-01-12 08:00', role_id: FIRE, user_id: who.account_id },
    ]);
  }
});

test('a room is joined only by the session', async () => {
  const { who } = getTalker('user');
  const talking = await openSocket(who.token);
  const rooms = await talking.emitEvent(ON.join, {
    user_id: who.account_id,
    userId: victim.who.account_id,
    role_id: null,
    roleId: FIRE,
    room: `account:${victim.who.account_id}`,
    rooms: ['role:4'],
  });
  expect([rooms.ok === true ? rooms.data : rooms.error?.code]).toEqual([
    rooms.ok === true ? { rooms: [`account:${who.account_id}`, 'role:1'] } : 'forbidden',
  ]);
  const listening = await openSocket(who.token);
  for (const event of ['subscribe', 'room', 'join-room', 'joinRoom', ON.heard, 'changed'])
    talking.socket.emit(event, `account:${victim.who.account_id}`);
  await (
    await openSocket(victim.who.token)
  ).emitEvent(ON.say, { type: 'user', message: 'For the fire office alone.', inquiry_id: victim.inquiry_id });
  await talking.emitEvent(ON.say, { type: 'user', message: 'Mine.', inquiry_id: getTalker('user').inquiry_id });
  await listening.waitForPayloads(ON.say);
  expect(
    JSON.stringify(Object.values(ON).map((event) => [talking.listPayloads(event), listening.listPayloads(event)])),
  ).not.toContain('For the fire office alone');
});
