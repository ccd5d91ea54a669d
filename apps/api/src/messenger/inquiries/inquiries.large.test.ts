import {
  downloadInquiryFile,
  type Inquiry,
  INQUIRY_EVENTS as ON,
  type InquiryMessage,
  listInquiries,
  listInquiryMessages,
  listInquiryRecipients,
  uploadInquiryFile,
} from '@ebpls/contracts';

import { A_PDF, registerBusiness } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { getServerAddress, type InquirySocket, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const FIRE = 4;
const QUESTION = {
  sent_to_role_id: FIRE,
  subject: 'Second extinguisher',
  remarks: 'Matibay Hardware',
  message: 'Do I need two?',
  datetime: '2026-01-12 08:00',
};

let server: TestServer;
const SIGNS = 'This text contains characters that cannot be saved. Please enter it again.';
const lines: InquirySocket[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
});
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.disconnect();
});
afterAll(() => server.close());

async function openSocket(person: Pick<TestPerson, 'token'>): Promise<InquirySocket> {
  const socket = await openInquirySocket(getServerAddress(server), person);
  lines.push(socket);
  return socket;
}

interface Talk {
  readonly owner: TestPerson;
  readonly clerk: TestPerson;
  readonly owners: InquirySocket;
  readonly clerks: InquirySocket;
  readonly inquiry: Inquiry;
}

async function startTalk(fields: object = {}): Promise<Talk> {
  const [owner, clerk] = [
    await server.person('user'),
    await server.person('fire', { firstname: 'Paolo', lastname: 'Reyes' }),
  ];
  const [owners, clerks] = [await openSocket(owner), await openSocket(clerk)];
  const { data: inquiry, error } = await owners.emitEvent<Inquiry>(ON.start, {
    ...QUESTION,
    user_id: owner.account_id,
    ...fields,
  });
  if (error) throw new Error(JSON.stringify(error));
  return { owner, clerk, owners, clerks, inquiry };
}

const findThread = async (person: TestPerson, id: number): Promise<Inquiry | undefined> =>
  (await server.request(listInquiries, person)).body.data.find((thread) => thread.id === id);
const countUnread = async (person: TestPerson): Promise<number> =>
  (await server.request(listInquiries, person)).body.unread_threads;
const answer = ({ inquiry, owner }: Talk, message: string, overrides: object = {}) => ({
  type: 'office',
  sender_id: FIRE,
  receiver_id: owner.account_id,
  message,
  inquiry_id: inquiry.id,
  datetime: '2026-01-12 08:05',
  ...overrides,
});
const createReply = ({ inquiry, owner }: Talk, message: string, overrides: object = {}) => ({
  type: 'user',
  sender_id: owner.account_id,
  receiver_id: FIRE,
  message,
  inquiry_id: inquiry.id,
  datetime: '2026-01-12 08:05',
  ...overrides,
});

test('an inquiry reaches its office, is acknowledged to its sender, and is unread', async () => {
  const { owner, clerk, owners, clerks, inquiry } = await startTalk();
  expect(inquiry).toMatchObject({
    user_id: owner.account_id,
    sent_to_role_id: FIRE,
    role_id: FIRE,
    subject: 'Second extinguisher',
    remarks: 'Matibay Hardware',
    message: 'Do I need two?',
    datetime: '2026-01-12 08:00',
    hasunread: false,
    last_message: 'Do I need two?',
    office: 'FIRE',
  });
  expect(await owners.waitForPayloads(ON.start)).toMatchObject([{ id: inquiry.id, hasunread: false }]);
  expect(await clerks.waitForPayloads(ON.start)).toMatchObject([{ id: inquiry.id, hasunread: true }]);
  expect(await findThread(clerk, inquiry.id)).toMatchObject({
    hasunread: true,
    inquiries_msgs: [
      {
        type: 'user',
        sender_id: owner.account_id,
        receiver_id: FIRE,
        message: 'Do I need two?',
        is_view: 0,
        sender_name: 'Maria Santos',
      },
    ],
  });
  expect(clerks.listPayloads(ON.heard)).toEqual([]);
});

test.each([
  [{ subject: ' \n' }, 'subject', 'Subject is a required field.'],
  [{ remarks: '' }, 'remarks', 'Remarks is a required field.'],
  [{ message: '   ' }, 'message', 'Message is a required field.'],
  [{ message: '\u200b\u2060' }, 'message', 'Message is a required field.'],
  [{ message: undefined }, 'message', 'Message is a required field.'],
  [{ sent_to_role_id: 1 }, 'sent_to_role_id', 'Please choose an office from the list.'],
  [{ sent_to_role_id: '' }, 'sent_to_role_id', 'Please choose an office from the list.'],
  [{ sent_to_role_id: 107 }, 'sent_to_role_id', 'Please choose an office from the list.'],
  [{ subject: 'x'.repeat(151) }, 'subject', 'This text is too long.'],
  [{ message: 'x'.repeat(5_001) }, 'message', 'This text is too long.'],
  [{ subject: 'gnp\u202Eexe.tnemyap' }, 'subject', SIGNS],
  [{ message: 'a\u2066hidden\u2069' }, 'message', SIGNS],
  [{ message: 'nul\0' }, 'message', SIGNS],
  [{ datetime: 'yesterday' }, 'datetime', 'Please enter the date and time in this format: year-month-day hour:minute.'],
])('an inquiry with %j is refused at %s and nothing is sent', async (wrong, field, sentence) => {
  const { owner, owners, clerks } = await startTalk();
  const { error } = await owners.emitEvent(ON.start, { ...QUESTION, ...wrong });
  expect(error).toMatchObject({ code: 'invalid', fields: { [field]: [sentence] } });
  expect((await server.request(listInquiries, owner)).body.data).toHaveLength(1);
  // Events of the inquiry before this one may still arrive.
  expect(
    clerks.listPayloads<Inquiry>(ON.start).filter(({ user_id }) => user_id === owner.account_id).length,
  ).toBeLessThanOrEqual(1);
});

test('without a named office the inquiry goes to fire, and both recipients that read FIRE reach it', async () => {
  const talk = await startTalk({ sent_to_role_id: undefined });
  expect(talk.inquiry.sent_to_role_id).toBe(4);
  const { data } = await talk.owners.emitEvent<Inquiry>(ON.start, { ...QUESTION, sent_to_role_id: '7' });
  expect([data.sent_to_role_id, data.role_id, data.office]).toEqual([7, 4, 'FIRE']);
  const recipients = (await server.request(listInquiryRecipients, talk.owner)).body.data;
  expect(recipients.map(({ role_id, label }) => `${role_id} ${label}`)).toEqual([
    '4 FIRE',
    '5 ASSESSOR',
    '6 ENGINEERING',
    '7 FIRE',
    '8 MPDO',
    '9 RHU',
    '10 MAO',
    '11 PESO',
    '12 BPLO',
    '13 MENRO',
  ]);
  expect(recipients.filter(({ hint }) => hint !== '').map(({ role_id, hint }) => [role_id, hint])).toEqual([
    [4, 'no. 1 on the list'],
    [7, 'no. 4 on the list'],
  ]);
});

test('an owner may also write to the barangay of a business, and to no other barangay', async () => {
  const talk = await startTalk();
  await registerBusiness(server, talk.owner);
  const barangays = (await server.request(listInquiryRecipients, talk.owner)).body.data.filter(
    ({ role_id }) => role_id > 100,
  );
  expect(barangays.map(({ label }) => label)).toEqual(['Barangay Silangan']);
  const desk = await openSocket(await server.person('barangay-silangan'));
  const { data } = await talk.owners.emitEvent<Inquiry>(ON.start, {
    ...QUESTION,
    sent_to_role_id: barangays[0]?.role_id,
  });
  expect(await desk.waitForPayloads(ON.start)).toMatchObject([{ id: data.id }]);
});

test('a reply reaches the other side and the writer’s colleagues immediately', async () => {
  const talk = await startTalk();
  const colleague = await openSocket(await server.person('fire'));
  const { ok, data } = await talk.clerks.emitEvent<InquiryMessage>(ON.say, answer(talk, 'Yes, two.'));
  expect([ok, data.datetime, data.type, data.sender_id, data.receiver_id, data.is_view]).toEqual([
    true,
    '2026-01-12 08:00',
    'office',
    FIRE,
    talk.owner.account_id,
    0,
  ]);
  expect(await talk.owners.waitForPayloads(ON.heard)).toMatchObject([
    { id: data.id, message: 'Yes, two.', sender_name: 'Paolo Reyes' },
  ]);
  expect(await colleague.waitForPayloads(ON.say)).toMatchObject([{ id: data.id }]);
  expect(await findThread(talk.owner, talk.inquiry.id)).toMatchObject({
    hasunread: true,
    last_message: 'Yes, two.',
    last_type: 'office',
  });
});

test.each(['', '  \n ', undefined])('a reply of %j is refused', async (message) => {
  const talk = await startTalk();
  const { error } = await talk.owners.emitEvent(ON.say, { ...createReply(talk, ''), message });
  expect(error?.fields).toEqual({ message: ['Message is a required field.'] });
});

test('a thread is unread until the receiving side opens it; then both sides see who read it and when', async () => {
  const talk = await startTalk();
  const { data } = await talk.clerks.emitEvent<InquiryMessage>(ON.say, answer(talk, 'Yes, two.'));
  expect([await countUnread(talk.owner), (await findThread(talk.clerk, talk.inquiry.id))?.hasunread]).toEqual([
    1,
    true,
  ]);
  expect(
    (
      await talk.owners.emitEvent(ON.view, {
        inquiry_id: talk.inquiry.id,
        type: 'user',
        receiver_id: talk.owner.account_id,
      })
    ).data,
  ).toEqual({ viewed: 1 });
  expect(await talk.clerks.waitForPayloads(ON.view)).toEqual([
    {
      inquiry_id: talk.inquiry.id,
      type: 'user',
      up_to: data.id,
      viewed_by: 'Maria Santos',
      viewed_at: '2026-01-12T00:00:00.000Z',
    },
  ]);
  expect([await countUnread(talk.owner), (await findThread(talk.clerk, talk.inquiry.id))?.hasunread]).toEqual([
    0,
    true,
  ]);
  const { body } = await server.request(listInquiryMessages, talk.clerk, {
    query: { type: 'office', inquiry_id: talk.inquiry.id },
  });
  expect(body.data.map(({ is_view, viewed_by }) => [is_view, viewed_by])).toEqual([
    [0, null],
    [1, 'Maria Santos'],
  ]);
  expect((await talk.owners.emitEvent(ON.view, { inquiry_id: talk.inquiry.id, type: 'user' })).data).toEqual({
    viewed: 0,
  });
});

test('messages after the last one on the screen stay unread', async () => {
  const talk = await startTalk();
  const first = await talk.clerks.emitEvent<InquiryMessage>(ON.say, answer(talk, 'One.'));
  await talk.clerks.emitEvent(ON.say, answer(talk, 'Two.'));
  expect(
    (await talk.owners.emitEvent(ON.view, { inquiry_id: talk.inquiry.id, type: 'user', up_to: first.data.id })).data,
  ).toEqual({ viewed: 1 });
  expect(await countUnread(talk.owner)).toBe(1);
});

test('a message repeated with its key is the same message; the key of another text is refused', async () => {
  const talk = await startTalk();
  const messageKey = { client_key: 'a-key-of-one-message' };
  const acks = await Promise.all(
    [1, 2, 3].map(() => talk.owners.emitEvent<InquiryMessage>(ON.say, createReply(talk, 'Salamat po.', messageKey))),
  );
  expect(new Set(acks.map(({ data }) => data.id)).size).toBe(1);
  expect((await talk.owners.emitEvent(ON.say, createReply(talk, 'Something else.', messageKey))).error?.code).toBe(
    'conflict',
  );
  expect(
    (await server.request(listInquiryMessages, talk.owner, { query: { inquiry_id: talk.inquiry.id } })).body.data.map(
      ({ message }) => message,
    ),
  ).toEqual(['Do I need two?', 'Salamat po.']);
});

test('an inquiry repeated with its key is the same thread', async () => {
  const talk = await startTalk({ client_key: 'a-key-of-one-thread' });
  const secondInquiry = await talk.owners.emitEvent<Inquiry>(ON.start, {
    ...QUESTION,
    client_key: 'a-key-of-one-thread',
  });
  expect(secondInquiry.data.id).toBe(talk.inquiry.id);
  expect(
    (await talk.owners.emitEvent(ON.start, { ...QUESTION, subject: 'Another', client_key: 'a-key-of-one-thread' }))
      .error?.code,
  ).toBe('conflict');
  expect((await server.request(listInquiries, talk.owner)).body.data).toHaveLength(1);
});

test('missed messages are loaded by the last id, and older ones by the first', async () => {
  const talk = await startTalk();
  const tabs = [talk.owners, await openSocket(talk.owner), await openSocket(talk.owner)];
  const messageIds: number[] = [];
  for (let count = 0; count < 120; count += 1)
    messageIds.push(
      (await tabs[count % 3]?.emitEvent<InquiryMessage>(ON.say, createReply(talk, `Number ${count}`)))?.data.id ?? 0,
    );
  const load = async (query: object) =>
    (await server.request(listInquiryMessages, talk.clerk, { query: { inquiry_id: talk.inquiry.id, ...query } })).body;
  expect((await load({ after: messageIds.at(-4) ?? 0 })).data.map(({ id }) => id)).toEqual(messageIds.slice(-3));
  const newest = await load({});
  expect([newest.data.length, newest.has_earlier, newest.data.at(-1)?.id]).toEqual([100, true, messageIds.at(-1)]);
  const older = await load({ before: newest.data[0]?.id ?? 0 });
  expect([older.has_earlier, older.data[0]?.message]).toEqual([false, 'Do I need two?']);
});

test('a person whose id equals that of an office sees nothing of the office', async () => {
  const fresh = await openTestServer();
  await fresh.api.app.listen({ port: 0, host: '127.0.0.1' });
  const people: TestPerson[] = [];
  for (let count = 0; count < 4; count += 1) people.push(await fresh.person('user'));
  const four = people.find(({ account_id }) => account_id === FIRE);
  const [sender, fours] = [
    await openInquirySocket(getServerAddress(fresh), people[0] as TestPerson),
    await openInquirySocket(getServerAddress(fresh), four as TestPerson),
  ];
  await sender.emitEvent(ON.start, QUESTION);
  expect((await fresh.request(listInquiries, four)).body).toEqual({ data: [], next_cursor: null, unread_threads: 0 });
  expect(fours.listPayloads(ON.start)).toEqual([]);
  for (const { socket } of [sender, fours]) socket.disconnect();
  await fresh.close();
});

test('an inquiry may be about a business or an application of its sender, but of nobody else', async () => {
  const talk = await startTalk();
  const company_code = await registerBusiness(server, talk.owner);
  const inquiry = await talk.owners.emitEvent<Inquiry>(ON.start, { ...QUESTION, company_code });
  expect([inquiry.data.company_code, inquiry.data.company_name]).toEqual([
    company_code,
    expect.stringContaining('Matibay Hardware'),
  ]);
  const otherSocket = await openSocket(await server.person('user'));
  expect((await otherSocket.emitEvent(ON.start, { ...QUESTION, company_code })).error).toMatchObject({
    code: 'invalid',
    fields: { company_code: ['Not found.'] },
  });
  expect(
    (await talk.owners.emitEvent(ON.start, { ...QUESTION, assessment_code: 'APP-2026-999999' })).error?.fields,
  ).toHaveProperty('assessment_code');
});

test('the office has three working days for its first answer, which stops the clock', async () => {
  const talk = await startTalk();
  expect([talk.inquiry.answer_due_on, talk.inquiry.answered_at]).toEqual(['2026-01-15', null]);
  await talk.clerks.emitEvent(ON.say, answer(talk, 'Yes, two.'));
  expect((await findThread(talk.clerk, talk.inquiry.id))?.answered_at).toBe('2026-01-12T00:00:00Z');
});

test('threads are searched by subject, remarks and every message, and paged by the newest message', async () => {
  const talk = await startTalk({ subject: 'Zone of Purok 3' });
  const other = await talk.owners.emitEvent<Inquiry>(ON.start, { ...QUESTION, subject: 'Health cards' });
  await talk.owners.emitEvent(ON.say, createReply(talk, 'The 100% corner lot_1'));
  const countThreads = async (search: string) =>
    (await server.request(listInquiries, talk.owner, { query: { search } })).body.data.map(({ id }) => id);
  expect([
    await countThreads('PUROK'),
    await countThreads('100% CORNER'),
    await countThreads('100_'),
    await countThreads('matibay'),
  ]).toEqual([[talk.inquiry.id], [talk.inquiry.id], [], [talk.inquiry.id, other.data.id]]);
  const first = (await server.request(listInquiries, talk.owner, { query: { limit: 1 } })).body;
  const second = (
    await server.request(listInquiries, talk.owner, { query: { limit: 1, cursor: first.next_cursor ?? '' } })
  ).body;
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([talk.inquiry.id, other.data.id]);
  expect(second.next_cursor).toBeNull();
});

const BOUNDARY = 'inquiry-boundary';
const upload = (person: TestPerson, bytes: Buffer) =>
  server.request(uploadInquiryFile, person, {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="plan.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });

test('a file travels with a message and opens for both sides only', async () => {
  const talk = await startTalk();
  const file = (await upload(talk.owner, A_PDF)).body;
  const download = (person: TestPerson) =>
    server.request(downloadInquiryFile, person, { params: { file_id: file.id } });
  expect((await download(talk.clerk)).status).toBe(404);
  const { data } = await talk.owners.emitEvent<InquiryMessage>(
    ON.say,
    createReply(talk, 'Here is the plan.', { files: [file.id] }),
  );
  expect(data.files).toEqual([
    { id: file.id, file_name: 'plan.pdf', media_type: 'application/pdf', size: A_PDF.length },
  ]);
  expect(await talk.clerks.waitForPayloads(ON.heard)).toMatchObject([{ files: [{ id: file.id }] }]);
  expect([
    (await download(talk.owner)).raw.equals(A_PDF),
    (await download(talk.clerk)).status,
    (await download(await server.person('user'))).status,
    (await download(await server.person('rhu'))).status,
  ]).toEqual([true, 200, 404, 404]);
});

test('a file of another person, of another message, or of another kind is refused, and the message with it', async () => {
  const talk = await startTalk();
  const theirs = (await upload(talk.clerk, A_PDF)).body;
  expect(
    (await talk.owners.emitEvent(ON.say, createReply(talk, 'Mine?', { files: [theirs.id] }))).error?.fields,
  ).toEqual({
    files: ['This file no longer exists. Please attach it again.'],
  });
  const own = (await upload(talk.owner, A_PDF)).body;
  await talk.owners.emitEvent(ON.say, createReply(talk, 'Once.', { files: [own.id] }));
  expect((await talk.owners.emitEvent(ON.say, createReply(talk, 'Twice.', { files: [own.id] }))).error?.code).toBe(
    'invalid',
  );
  expect((await upload(talk.owner, Buffer.from('<script>alert(1)</script>'))).status).toBe(422);
  expect(
    (await server.request(listInquiryMessages, talk.owner, { query: { inquiry_id: talk.inquiry.id } })).body.data.map(
      ({ message }) => message,
    ),
  ).toEqual(['Do I need two?', 'Once.']);
});

test('every message and every reading is recorded with the person', async () => {
  const talk = await startTalk();
  await talk.clerks.emitEvent(ON.say, answer(talk, 'Yes, two.'));
  await talk.clerks.emitEvent(ON.view, { inquiry_id: talk.inquiry.id, type: 'office', receiver_id: FIRE });
  const acts = await server.api.db
    .selectFrom('audit_entry')
    .select(['act', 'account_id', 'role_name'])
    .where('object_kind', '=', 'inquiry')
    .where('object_id', '=', String(talk.inquiry.id))
    .orderBy('id')
    .execute();
  expect(acts).toEqual([
    { act: 'inquiry.start', account_id: talk.owner.account_id, role_name: 'user' },
    { act: 'inquiry.message', account_id: talk.clerk.account_id, role_name: 'fire' },
    { act: 'inquiry.view', account_id: talk.clerk.account_id, role_name: 'fire' },
  ]);
});

test('markup is stored literally', async () => {
  const talk = await startTalk({ subject: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script> & "x"' });
  expect(await findThread(talk.clerk, talk.inquiry.id)).toMatchObject({
    subject: '<img src=x onerror=alert(1)>',
    last_message: '<script>alert(1)</script> & "x"',
  });
});

test('a message of five thousand characters that need three bytes each arrives whole', async () => {
  const talk = await startTalk();
  const long = '₱'.repeat(5_000);
  await talk.clerks.emitEvent(ON.say, answer(talk, long));
  expect(await talk.owners.waitForPayloads(ON.heard)).toMatchObject([{ message: long }]);
});
