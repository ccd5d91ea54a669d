import {
  changeInquiryRecipient,
  handOverInquiry,
  type Inquiry,
  INQUIRY_EVENTS as ON,
  type InquiryMessage,
  listInquiries,
  listInquiryDesks,
  listInquiryRecipients,
  listRecipientRows,
  switchInquiryRecipient,
} from '@ebpls/contracts';

import { getServerAddress, type InquirySocket, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { waitUntil } from '../../testing/stress/live-api.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const [FIRE, SECOND_FIRE, RHU, MENRO] = [4, 7, 9, 13];
const QUESTION = { subject: 'Smoke of a kiln', remarks: 'Purok 3', message: 'Whom do I ask?' };

let server: TestServer;
let people: Record<'admin' | 'owner' | 'fire' | 'menro' | 'rhu', TestPerson>;
const lines: InquirySocket[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
  people = {
    admin: await server.person('admin'),
    owner: await server.person('user'),
    fire: await server.person('fire', { firstname: 'Paolo', lastname: 'Reyes' }),
    menro: await server.person('menro'),
    rhu: await server.person('rhu'),
  };
});
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

async function openSocket(person: TestPerson): Promise<InquirySocket> {
  const socket = await openInquirySocket(getServerAddress(server), person);
  lines.push(socket);
  return socket;
}

async function startInquiry(sent_to_role_id: number): Promise<number> {
  const { data, error } = await (
    await openSocket(people.owner)
  ).emitEvent<Inquiry>(ON.start, { ...QUESTION, sent_to_role_id });
  if (error) throw new Error(JSON.stringify(error));
  return data.id;
}

const findThread = async (person: TestPerson, id: number): Promise<Inquiry | undefined> =>
  (await server.request(listInquiries, person)).body.data.find((thread) => thread.id === id);
const loadBadge = async (person: TestPerson): Promise<number> =>
  (await server.request(listInquiries, person)).body.unread_threads;
const listChoices = async (): Promise<number[]> =>
  (await server.request(listInquiryRecipients, people.owner)).body.data.map(({ role_id }) => role_id);
const change = (person: TestPerson, role_id: number, label: string, delivers_to: number | string) =>
  server.request(changeInquiryRecipient, person, { params: { role_id }, body: { label, delivers_to } });
const switchRecipient = (role_id: number, is_on: boolean) =>
  server.request(switchInquiryRecipient, people.admin, { params: { role_id }, body: { is_on } });
const handOver = (person: TestPerson, inquiry_id: number, to_role_id: number, reason = 'The kiln is theirs.') =>
  server.request(handOverInquiry, person, { params: { inquiry_id }, body: { to_role_id, reason } });
const listLastActs = async (count: number) =>
  (
    await server.api.db
      .selectFrom('audit_entry')
      .select(['act', 'account_id', 'object_id'])
      .where('act', 'like', 'inquiry%')
      .orderBy('id', 'desc')
      .limit(count)
      .execute()
  ).toReversed();

test('4 and 7 both reach fire until 7 is re-labelled; then 7 reaches MENRO with all its threads, and 4 stays', async () => {
  const [four, seven] = [await startInquiry(FIRE), await startInquiry(SECOND_FIRE)];
  expect([(await findThread(people.fire, four))?.office, (await findThread(people.fire, seven))?.office]).toEqual([
    'FIRE',
    'FIRE',
  ]);

  expect((await change(people.admin, SECOND_FIRE, 'MENRO', String(MENRO))).body).toEqual({
    role_id: 7,
    label: 'MENRO',
    delivers_to: 13,
    moved: 1,
  });
  expect([
    (await findThread(people.fire, four))?.id,
    await findThread(people.fire, seven),
    (await findThread(people.menro, seven))?.hasunread,
  ]).toEqual([four, undefined, true]);
  expect((await findThread(people.owner, seven))?.office).toBe('MENRO');
  const next = await startInquiry(SECOND_FIRE);
  expect([await findThread(people.fire, next), (await findThread(people.menro, next))?.id]).toEqual([undefined, next]);
  expect(
    (await server.request(listRecipientRows, people.admin)).body.data.filter(
      ({ role_id }) => role_id === FIRE || role_id === SECOND_FIRE,
    ),
  ).toEqual([
    { role_id: 4, label: 'FIRE', delivers_to: 4, desk: 'fire', is_on: true, threads: 1 },
    { role_id: 7, label: 'MENRO', delivers_to: 13, desk: 'menro', is_on: true, threads: 2 },
  ]);

  expect((await change(people.admin, SECOND_FIRE, 'FIRE', FIRE)).body.moved).toBe(2);
  const row = { object_id: '7', account_id: people.admin.account_id, act: 'inquiry_recipient.change' };
  expect((await listLastActs(1))[0]).toEqual(row);
});

test('a re-label nudges both offices to reload, and the owner may still write to the chosen number', async () => {
  const inquiry_id = await startInquiry(SECOND_FIRE);
  const [fires, menros, owners] = [
    await openSocket(people.fire),
    await openSocket(people.menro),
    await openSocket(people.owner),
  ];
  await change(people.admin, SECOND_FIRE, 'MENRO', MENRO);
  // The nudge of the message before may still arrive first.
  for (const office of [fires, menros])
    await waitUntil(
      () => office.listPayloads<{ subject: string }>('changed').some(({ subject }) => subject === 'inquiry'),
      'nobody is told to look again',
    );
  expect(
    (
      await owners.emitEvent<InquiryMessage>(ON.say, {
        type: 'user',
        receiver_id: SECOND_FIRE,
        inquiry_id,
        message: 'Are you there?',
      })
    ).data.receiver_id,
  ).toBe(MENRO);
  await change(people.admin, SECOND_FIRE, 'FIRE', FIRE);
});

test.each([
  ['an unknown recipient', 99, 'X', MENRO, 404],
  ['the owners’ own role', SECOND_FIRE, 'X', 1, 422],
  ['the administrator', SECOND_FIRE, 'X', 2, 422],
  ['nobody', SECOND_FIRE, 'X', 'nowhere', 422],
  ['no label', SECOND_FIRE, '  ', MENRO, 422],
])('a re-label to %s is refused and moves nothing', async (_what, role_id, label, delivers_to, status) => {
  const before = (await server.request(listRecipientRows, people.admin)).raw.toString();
  expect((await change(people.admin, role_id, label, delivers_to)).status).toBe(status);
  expect((await server.request(listRecipientRows, people.admin)).raw.toString()).toBe(before);
});

test('a recipient that is switched off cannot be chosen, its threads continue, and the switch restores it', async () => {
  const inquiry_id = await startInquiry(MENRO);
  expect((await switchRecipient(MENRO, false)).body).toEqual({ role_id: MENRO, is_on: false });
  expect(await listChoices()).not.toContain(MENRO);
  const owners = await openSocket(people.owner);
  expect((await owners.emitEvent(ON.start, { ...QUESTION, sent_to_role_id: MENRO })).error?.fields).toEqual({
    sent_to_role_id: ['Please choose an office from the list.'],
  });
  expect(
    (
      await (
        await openSocket(people.menro)
      ).emitEvent(ON.say, { type: 'office', inquiry_id, message: 'We are still here.' })
    ).ok,
  ).toBe(true);
  await switchRecipient(MENRO, true);
  expect(await listChoices()).toContain(MENRO);
  expect((await listLastActs(1))[0]).toEqual({
    act: 'inquiry_recipient.switch_on',
    account_id: people.admin.account_id,
    object_id: '13',
  });
});

test('the default recipient cannot be switched off', async () => {
  const refusal = await switchRecipient(FIRE, false);
  expect([refusal.status, refusal.body.error.message]).toEqual([
    409,
    'New inquiries go to this recipient unless the sender chooses another, so it cannot be turned off.',
  ]);
  expect(await listChoices()).toContain(FIRE);
});

test('an office hands a thread to another one: it moves whole and unread, the owner sees where and why, and the first clock continues', async () => {
  const inquiry_id = await startInquiry(FIRE);
  const before = await findThread(people.fire, inquiry_id);
  await (await openSocket(people.fire)).emitEvent(ON.view, { inquiry_id, type: 'office' });
  const badge = await loadBadge(people.rhu);
  const owners = await openSocket(people.owner);
  expect((await handOver(people.fire, inquiry_id, RHU)).body).toEqual({ inquiry_id, to_role_id: RHU });
  expect(await owners.waitForPayloads('changed')).toContainEqual({ subject: 'inquiry', key: inquiry_id });

  expect([await findThread(people.fire, inquiry_id), await loadBadge(people.rhu)]).toEqual([undefined, badge + 1]);
  const thread = await findThread(people.rhu, inquiry_id);
  expect(thread).toMatchObject({
    hasunread: true,
    office: 'RHU',
    answer_due_on: before?.answer_due_on,
    answered_at: null,
    inquiries_msgs: [{ message: 'Whom do I ask?', viewed_by: 'Paolo Reyes' }],
  });
  expect(thread?.handovers).toEqual([
    {
      id: expect.any(Number),
      from_office: 'FIRE',
      to_office: 'RHU',
      reason: 'The kiln is theirs.',
      handed_by: 'Paolo Reyes',
      handed_at: '2026-01-12T00:00:00.000Z',
      after_message_id: thread?.inquiries_msgs.at(-1)?.id,
    },
  ]);
  expect((await findThread(people.owner, inquiry_id))?.handovers).toEqual(thread?.handovers);

  const desk = await openSocket(people.rhu);
  expect((await desk.emitEvent(ON.view, { inquiry_id, type: 'office' })).data).toEqual({ viewed: 0 });
  expect([await loadBadge(people.rhu), (await findThread(people.rhu, inquiry_id))?.hasunread]).toEqual([badge, false]);
  expect(
    (await desk.emitEvent<InquiryMessage>(ON.say, { type: 'office', inquiry_id, message: 'Ask us.' })).data.sender_id,
  ).toBe(RHU);
  expect(
    (await (await openSocket(people.fire)).emitEvent(ON.say, { type: 'office', inquiry_id, message: 'Still us?' }))
      .error?.code,
  ).toBe('missing');
  expect(await listLastActs(3)).toMatchObject([
    { act: 'inquiry.hand_over', account_id: people.fire.account_id },
    { act: 'inquiry.view' },
    { act: 'inquiry.message' },
  ]);
});

test('handed-over threads stay at their desk when their recipient is re-labelled', async () => {
  const inquiry_id = await startInquiry(SECOND_FIRE);
  await handOver(people.fire, inquiry_id, RHU);
  await change(people.admin, SECOND_FIRE, 'MENRO', MENRO);
  expect([(await findThread(people.rhu, inquiry_id))?.id, await findThread(people.menro, inquiry_id)]).toEqual([
    inquiry_id,
    undefined,
  ]);
  await change(people.admin, SECOND_FIRE, 'FIRE', FIRE);
});

test('nobody hands over the thread of another office, to itself, to nowhere, or without a reason', async () => {
  const inquiry_id = await startInquiry(FIRE);
  expect((await handOver(people.rhu, inquiry_id, MENRO)).status).toBe(404);
  expect((await handOver(people.owner, inquiry_id, MENRO)).status).toBe(403);
  expect((await handOver(people.admin, inquiry_id, MENRO)).status).toBe(403);
  expect((await handOver(people.fire, inquiry_id, FIRE)).body.error.fields).toEqual({
    to_role_id: ['This office already has the inquiry.'],
  });
  expect((await handOver(people.fire, inquiry_id, 1)).body.error.fields).toEqual({
    to_role_id: ['Please choose the office that will receive the messages.'],
  });
  expect((await handOver(people.fire, inquiry_id, RHU, '\u200b')).body.error.fields).toEqual({
    reason: ['Please enter the reason for forwarding.'],
  });
  expect((await findThread(people.fire, inquiry_id))?.handovers).toEqual([]);
});

test('an office is offered every desk but its own, once', async () => {
  expect((await server.request(listInquiryDesks, people.fire)).body.data.map(({ label }) => label)).toEqual([
    'ASSESSOR',
    'ENGINEERING',
    'MPDO',
    'RHU',
    'MAO',
    'PESO',
    'BPLO',
    'MENRO',
  ]);
});
