import {
  changeInquiryRecipient,
  type Inquiry,
  INQUIRY_EVENTS as ON,
  listOwnNotifications,
  type OwnNotification,
  readAllNotifications,
  readNotification,
  withdrawAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { findSentenceKey, getTopic } from '../../domain/notifications/notification-kinds.ts';
import { listServerMessages } from '../../platform/messages/catalogue.ts';
import { createAcceptedApplication, fileApplication } from '../../testing/application-fixture.ts';
import { getServerAddress, type InquirySocket, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
const lines: InquirySocket[] = [];

beforeAll(async () => {
  server = await openTestServer({ NOTIFICATION_DAYS: '30' });
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
});
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.disconnect();
  server.setNow('2026-01-12T08:00:00+08:00');
});
afterAll(() => server.close());

async function openSocket(person: Pick<TestPerson, 'token'>): Promise<InquirySocket> {
  const socket = await openInquirySocket(getServerAddress(server), person);
  lines.push(socket);
  return socket;
}

const listNotifications = async (person: TestPerson, query: Record<string, string> = {}, language = 'en') =>
  (await server.request(listOwnNotifications, person, { query, headers: { 'accept-language': language } })).body;
const listTexts = ({ data }: { readonly data: readonly OwnNotification[] }): string[] => data.map(({ text }) => text);

async function createOwnerAndClerks() {
  const owner = await server.person('user');
  const bplo = await server.person('bplo');
  const fire = await server.person('fire');
  return { owner, bplo, fire };
}

test('a mail to the owner is a notification too, in the reader’s language, with a link to the record', async () => {
  const { owner, bplo } = await createOwnerAndClerks();
  const { assessment_code, company_code } = await createAcceptedApplication(server, { owner, bplo });
  const { data, unread } = await listNotifications(owner);
  expect(data).toMatchObject([
    {
      topic: 'application',
      text: `${assessment_code}: application accepted`,
      path: `/app/management/companies/assessment/details/${assessment_code}/${company_code}`,
      inquiry_id: null,
      read_at: null,
    },
    { topic: 'application', text: `${assessment_code}: application received` },
  ]);
  expect([unread, data[0]?.about]).toEqual([2, expect.stringContaining('Matibay Hardware')]);
  expect(listTexts(await listNotifications(owner, {}, 'fil'))[0]).toBe(
    `${assessment_code}: tinanggap ang iyong aplikasyon`,
  );
});

test('everyone of an office is notified of new cases in its queue; each person reads them separately', async () => {
  const { owner, bplo, fire } = await createOwnerAndClerks();
  const [colleague, assessor, otherClerk, silangan] = [
    await server.person('fire'),
    await server.person('assessor'),
    await server.person('barangay-balite'),
    await server.person('barangay-silangan'),
  ];
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  for (const person of [fire, colleague, assessor, silangan])
    expect(listTexts(await listNotifications(person))).toEqual([`${assessment_code}: new clearance request`]);
  expect(listTexts(await listNotifications(otherClerk))).toEqual([]);
  expect((await listNotifications(fire)).data[0]?.path).toMatch(/^\/fire\/request\/clearances\?case=\d+$/);

  const id = (await listNotifications(fire)).data[0]?.id ?? 0;
  expect((await server.request(readNotification, fire, { params: { notification_id: id } })).body).toEqual({
    unread: 0,
  });
  expect((await listNotifications(colleague)).unread).toBe(1);
  expect((await server.request(readNotification, colleague, { params: { notification_id: id } })).status).toBe(404);
});

test('the person who moved a case to the next desk is not notified of it', async () => {
  const { owner, bplo } = await createOwnerAndClerks();
  const { assessment_code } = await fileApplication(server, owner);
  expect(listTexts(await listNotifications(bplo))).toEqual([`${assessment_code}: filed, pending your review`]);
  expect(listTexts(await listNotifications(owner))).not.toContain(`${assessment_code}: filed, pending your review`);
});

test('each desk is notified of its new cases, and with a permission only those who have it', async () => {
  const { server: other, municipality } = await openFixtureServer();
  const { rows } = await sql<{
    kind: string;
    told: string[];
  }>`
    select
      n.kind, array_agg(distinct r.name || coalesce(' ' || nullif(array_to_string(a.permissions, ' '), ''), '')) as told
    from notification n
    join account a on a.id = n.account_id
    join role r on r.id = n.role_id
    group by n.kind`.execute(other.api.db);
  await other.close();
  const rolesByKind = Object.fromEntries(rows.map(({ kind, told: people }) => [kind, people]));
  expect(rolesByKind).toMatchObject({
    application_filed: ['bplo', 'bplo office_head'],
    application_to_compute: ['bplo', 'bplo office_head'],
    permit_to_release: ['bplo', 'bplo office_head'],
    bill_to_approve: ['admin treasurer'],
    permit_to_sign: ['admin signatory'],
  });
  expect(rolesByKind['clearance_new']).toEqual(
    expect.arrayContaining(['fire office_head', 'rhu office_head', 'barangay-silangan']),
  );
  expect(municipality.people.officers.has('mao')).toBe(true);
  expect(rolesByKind['clearance_new']).not.toContain('mao office_head');
});

test('a person who leaves an office no longer sees its notifications', async () => {
  const { owner, bplo, fire } = await createOwnerAndClerks();
  await createAcceptedApplication(server, { owner, bplo });
  expect((await listNotifications(fire)).unread).toBe(1);
  await server.api.db
    .updateTable('account_role')
    .set({ role_id: 9 })
    .where('account_id', '=', fire.account_id)
    .execute();
  const secondSession = { ...fire, ...(await signInAgain(fire)) };
  expect(await listNotifications(secondSession)).toMatchObject({ data: [], unread: 0 });
});

/** Opens another session, which reads the roles again. */
async function signInAgain({ account_id }: TestPerson): Promise<Pick<TestPerson, 'token' | 'session_id'>> {
  const { id } = await server.api.db
    .insertInto('session')
    .values({ account_id, expires_at: sql`now() + interval '1 hour'` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { session_id: id, token: server.api.sessions.accessToken(account_id, id) };
}

test('the list is paged and filtered, and all can be marked as read, except later ones', async () => {
  const { owner, bplo } = await createOwnerAndClerks();
  await createAcceptedApplication(server, { owner, bplo });
  const first = await listNotifications(owner, { limit: '1' });
  const rest = await listNotifications(owner, { limit: '1', cursor: first.next_cursor ?? '' });
  expect([first.data[0]?.id, rest.data[0]?.id, rest.next_cursor]).toEqual([
    expect.any(Number),
    expect.any(Number),
    null,
  ]);
  expect(rest.data[0]?.id).toBeLessThan(first.data[0]?.id ?? 0);

  const newestSeenId = first.data[0]?.id ?? 0;
  await createAcceptedApplication(server, { owner, bplo });
  expect((await server.request(readAllNotifications, owner, { body: { up_to: newestSeenId } })).body).toEqual({
    unread: 2,
  });
  expect((await listNotifications(owner, { unread: '1' })).data.every(({ id }) => id > newestSeenId)).toBe(true);
});

test('an act that fails notifies nobody', async () => {
  const { owner } = await createOwnerAndClerks();
  const { assessment_code } = await fileApplication(server, owner);
  const before = await listNotifications(owner);
  await server.request(withdrawAssessment, owner, { params: { assessment_code } });
  const secondWithdrawal = await server.request(withdrawAssessment, owner, { params: { assessment_code } });
  expect(secondWithdrawal.status).toBe(409);
  expect((await listNotifications(owner)).data).toHaveLength(before.data.length + 1);
});

test('an open page is notified with the commit', async () => {
  const { owner, bplo } = await createOwnerAndClerks();
  const page = await openSocket(owner);
  await createAcceptedApplication(server, { owner, bplo });
  await page.waitForPayloads('changed', 1);
  for (;;) {
    const subjects = (
      await page.waitForPayloads<{ subject: string }>('changed', page.listPayloads('changed').length)
    ).map(({ subject }) => subject);
    if (subjects.includes('notification')) break;
    await page.waitForPayloads('changed', page.listPayloads('changed').length + 1);
  }
});

interface Conversation {
  readonly owner: TestPerson;
  readonly clerk: TestPerson;
  readonly inquiry: Inquiry;
  /** The owner writes, and leaves. */
  readonly writes: (message: string) => Promise<unknown>;
  readonly reply: (message: string) => Promise<unknown>;
}

async function createConversation(subject = 'Second extinguisher'): Promise<Conversation> {
  const { owner, fire: clerk } = await createOwnerAndClerks();
  const owners = await openSocket(owner);
  const clerks = await openSocket(clerk);
  const { data: inquiry } = await owners.emitEvent<Inquiry>(ON.start, {
    sent_to_role_id: 4,
    subject,
    remarks: 'Matibay',
    message: 'Do I need two?',
    datetime: '2026-01-12 08:00',
    user_id: owner.account_id,
  });
  owners.socket.disconnect();
  const messageHead = { inquiry_id: inquiry.id, datetime: '2026-01-12 08:05' };
  return {
    owner,
    clerk,
    inquiry,
    writes: async (message) => {
      const secondSocket = await openSocket(owner);
      await secondSocket.emitEvent(ON.say, {
        ...messageHead,
        type: 'user',
        sender_id: owner.account_id,
        receiver_id: 4,
        message,
      });
      secondSocket.socket.disconnect();
    },
    reply: (message) =>
      clerks.emitEvent(ON.say, {
        ...messageHead,
        type: 'office',
        sender_id: 4,
        receiver_id: owner.account_id,
        message,
      }),
  };
}

const listMails = async (subject: string) =>
  await server.api.db
    .selectFrom('mail')
    .select(['to_address', 'subject', 'body_text'])
    .where('template', '=', 'inquiry_answer')
    .where('body_text', 'like', `%${subject}%`)
    .execute();

/** Runs the task that the scheduler runs every minute. */
async function sendAnswerMails(now: string): Promise<void> {
  server.setNow(now);
  await sql`select graphile_worker.add_job('mail_answers')`.execute(server.api.db);
  await server.api.jobs.runDue();
}

/** Nobody has touched a page of this person for so many minutes. */
async function setAwayMinutes(minutes: number, { account_id }: TestPerson): Promise<void> {
  await server.api.db
    .updateTable('session')
    .set({ last_used_at: sql`now() - ${minutes}::integer * interval '1 minute'` })
    .where('account_id', '=', account_id)
    .execute();
}

test('a thread is one notification until it is read, and opening it marks it read for the whole office', async () => {
  const { owner, clerk, inquiry, writes, reply } = await createConversation('One line');
  const colleague = await server.person('fire');
  await writes('And where?');
  await writes('By the door?');
  expect((await listNotifications(clerk)).data.filter(({ inquiry_id }) => inquiry_id === inquiry.id)).toMatchObject([
    { topic: 'inquiry', text: 'New inquiry: One line', path: null },
  ]);
  expect((await listNotifications(colleague)).data.filter(({ inquiry_id }) => inquiry_id === inquiry.id)).toMatchObject(
    [{ text: 'New message: One line' }],
  );
  const clerks = await openSocket(clerk);
  await clerks.emitEvent(ON.view, { inquiry_id: inquiry.id, type: 'office', receiver_id: 4 });
  for (const person of [clerk, colleague])
    expect(
      (await listNotifications(person, { unread: '1' })).data.filter(({ inquiry_id }) => inquiry_id === inquiry.id),
    ).toEqual([]);

  await reply('Yes, two.');
  await reply('By the door.');
  expect((await listNotifications(owner)).data).toMatchObject([
    { text: 'New reply: One line', inquiry_id: inquiry.id, read_at: null },
  ]);
});

test('a thread that goes to another office notifies that office and no longer the first', async () => {
  const { clerk, inquiry } = await createConversation('Moved');
  const mpdo = await server.person('mpdo');
  const admin = await server.person('admin');
  expect(
    (
      await server.request(changeInquiryRecipient, admin, {
        params: { role_id: 4 },
        body: { label: 'FIRE', delivers_to: 8 },
      })
    ).status,
  ).toBe(200);
  expect((await listNotifications(mpdo)).data.find(({ inquiry_id }) => inquiry_id === inquiry.id)).toMatchObject({
    text: 'New inquiry: Moved',
    read_at: null,
  });
  expect((await listNotifications(clerk)).data.filter(({ inquiry_id }) => inquiry_id === inquiry.id)).toEqual([]);
  await server.request(changeInquiryRecipient, admin, {
    params: { role_id: 4 },
    body: { label: 'FIRE', delivers_to: 4 },
  });
});

test('an owner who is away gets one mail about a thread, after some minutes, until it is opened', async () => {
  const { owner, inquiry, reply } = await createConversation('Away');
  await setAwayMinutes(6, owner);
  await reply('Yes, two.');
  await sendAnswerMails('2026-01-12T08:04:00+08:00');
  expect(await listMails('Away')).toEqual([]);
  await sendAnswerMails('2026-01-12T08:06:00+08:00');
  await reply('By the door.');
  await sendAnswerMails('2026-01-12T08:20:00+08:00');
  expect(await listMails('Away')).toMatchObject([
    { to_address: owner.email, body_text: expect.stringContaining(`/app/reports/dashboard?inquiry=${inquiry.id}`) },
  ]);
  expect((await listMails('Away'))[0]?.body_text).not.toContain('By the door');

  const owners = await openSocket(owner);
  await owners.emitEvent(ON.view, { inquiry_id: inquiry.id, type: 'user', receiver_id: owner.account_id });
  server.setNow('2026-01-12T08:30:00+08:00');
  await reply('Anything else?');
  await setAwayMinutes(6, owner);
  await sendAnswerMails('2026-01-12T08:40:00+08:00');
  expect(await listMails('Away')).toHaveLength(2);
});

test('an owner with an open page gets no mail meanwhile, and none who switched these mails off', async () => {
  const openConversation = await createConversation('Here');
  await openConversation.reply('Yes.');
  await setAwayMinutes(4, openConversation.owner);
  const unansweredConversation = await createConversation('Silent');
  await sql`
    insert into account_setting (account_id, mail_inquiries) values (${unansweredConversation.owner.account_id}, false)`.execute(
    server.api.db,
  );
  await setAwayMinutes(6, unansweredConversation.owner);
  await unansweredConversation.reply('Yes.');
  await sendAnswerMails('2026-01-12T08:30:00+08:00');
  expect(await listMails('Here')).toEqual([]);
  expect(await listMails('Silent')).toEqual([]);
  await setAwayMinutes(6, openConversation.owner);
  await sendAnswerMails('2026-01-12T08:31:00+08:00');
  expect(await listMails('Here')).toHaveLength(1);
});

test('read notifications are removed after their days, unread ones after a year', async () => {
  const { owner, bplo } = await createOwnerAndClerks();
  await createAcceptedApplication(server, { owner, bplo });
  const [newest] = (await listNotifications(owner)).data;
  await server.request(readNotification, owner, { params: { notification_id: newest?.id ?? 0 } });
  const countSwept = async (now: string): Promise<number> => {
    server.setNow(now);
    await sql`select graphile_worker.add_job('sweep_notifications')`.execute(server.api.db);
    await server.api.jobs.runDue();
    return (await listNotifications(owner)).data.length;
  };
  expect(await countSwept('2026-02-10T02:30:00+08:00')).toBe(2);
  expect(await countSwept('2026-02-12T02:30:00+08:00')).toBe(1);
  expect(await countSwept('2027-01-13T02:30:00+08:00')).toBe(0);
});

test('every kind of notification has a sentence and a topic in both languages', () => {
  const kinds = Object.keys(listServerMessages('en')).flatMap(
    (key) => /^(?:mail\.(\w+)\.subject|notification\.(\w+))$/.exec(key)?.slice(1).filter(Boolean) ?? [],
  );
  expect(kinds.length).toBeGreaterThan(40);
  for (const kind of kinds) expect([kind, findSentenceKey(kind)]).toEqual([kind, expect.any(String)]);
  const topics = Object.fromEntries(kinds.map((kind) => [kind, getTopic(kind)]));
  expect(topics).toMatchObject({
    application_accepted: 'application',
    returned_reminder: 'application',
    clearance_new: 'clearance',
    inspection_set: 'clearance',
    part_late: 'clearance',
    bill_approved: 'payment',
    bill_to_approve: 'payment',
    payment_received: 'payment',
    cheque_bounced: 'payment',
    claim_late: 'payment',
    permit_issued: 'permit',
    permit_to_sign: 'permit',
    renewal_reminder: 'permit',
    inquiry_answer: 'inquiry',
    application_to_compute: 'application',
  });
});
