import { type Inquiry, INQUIRY_EVENTS as ON, type InquiryMessage } from '@ebpls/contracts';

import { GUESS_LIMITS, INQUIRY_LIMIT } from '../../platform/rate-limits/guess-rules.ts';
import { getServerAddress, type InquirySocket, openInquirySocket } from '../../testing/inquiry/inquiry-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const FIRE = 4;
const MESSAGES = GUESS_LIMITS.inquiry_message.limit;

let server: TestServer;
const lines: InquirySocket[] = [];
beforeAll(async () => {
  server = await openTestServer();
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
  server.limitsAfter(0);
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

let keys = 0;
const createKey = (): string => `owner-limit-${(keys += 1)}`;

function start({ emitEvent }: InquirySocket, client_key = createKey()) {
  const question = { sent_to_role_id: FIRE, subject: 'Extinguisher', remarks: 'Hardware', message: 'Do I need two?' };
  return emitEvent<Inquiry>(ON.start, { ...question, client_key });
}

async function write({ emitEvent }: InquirySocket, { id }: Inquiry, overrides: object = {}) {
  // A socket takes sixty events in a burst and thirty a second; that is another limit.
  for (;;) {
    const body = {
      type: 'user',
      message: 'And one more thing.',
      inquiry_id: id,
      client_key: createKey(),
      ...overrides,
    };
    const answer = await emitEvent<InquiryMessage>(ON.say, body);
    if (answer.error?.message.startsWith('You are sending messages too quickly') !== true) return answer;
  }
}

test('an owner opens twenty inquiries an hour; the next one is refused at its field, also among concurrent ones', async () => {
  const owner = await server.person('user');
  const owners = await openSocket(owner);
  const first_key = createKey();
  expect((await start(owners, first_key)).ok).toBe(true);
  server.setNow('2026-01-12T08:20:00+08:00');
  const replies = await Promise.all(Array.from({ length: INQUIRY_LIMIT.limit + 4 }, () => start(owners)));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(INQUIRY_LIMIT.limit - 1);

  const message =
    'You have opened 20 inquiries within an hour. Please wait 40 min before sending this one, or continue an earlier inquiry.';
  expect((await start(owners)).error).toEqual({ code: 'too_many', message, fields: { message: [message] } });
  // A stored inquiry is answered again at every repetition.
  expect((await start(owners, first_key)).ok).toBe(true);
  // Another owner is not limited.
  expect((await start(await openSocket(await server.person('user')))).ok).toBe(true);

  server.setNow('2026-01-12T09:00:01+08:00');
  expect([(await start(owners)).ok, (await start(owners)).error?.code]).toEqual([true, 'too_many']);
  server.setNow('2026-01-12T08:00:00+08:00');
});

test('an owner writes a limited number of messages an hour; the next one is refused at its field and the office still answers', async () => {
  const owners = await openSocket(await server.person('user'));
  const { data: inquiry } = await start(owners);
  const last_key = createKey();
  for (let count = 1; count < MESSAGES; count += 1) expect((await write(owners, inquiry)).ok).toBe(true);
  expect((await write(owners, inquiry, { client_key: last_key })).ok).toBe(true);

  const message = 'You have sent 120 messages within an hour. Please wait 60 min before sending this one.';
  const refusal = await write(owners, inquiry);
  expect(refusal.error).toEqual({ code: 'too_many', message, fields: { message: [message] } });
  expect((await write(owners, inquiry, { client_key: last_key })).ok).toBe(true);

  const clerks = await openSocket(await server.person('fire'));
  for (let count = 0; count <= MESSAGES; count += 1) {
    expect((await write(clerks, inquiry, { type: 'office' })).ok).toBe(true);
  }
  server.limitsAfter(GUESS_LIMITS.inquiry_message.seconds);
  expect((await write(owners, inquiry)).ok).toBe(true);
});

test('refused and repeated inquiries are not counted', async () => {
  const owners = await openSocket(await server.person('user'));
  const { data: inquiry } = await start(owners);
  const client_key = createKey();
  expect((await write(owners, inquiry, { client_key })).ok).toBe(true);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await write(owners, inquiry, { client_key })).ok).toBe(true);
  for (let wrong = 0; wrong < 5; wrong += 1) {
    expect((await write(owners, inquiry, { inquiry_id: 999_999 })).error?.code).toBe('missing');
  }
  for (let count = 1; count < MESSAGES; count += 1) expect((await write(owners, inquiry)).ok).toBe(true);
  expect((await write(owners, inquiry)).error?.code).toBe('too_many');
});
