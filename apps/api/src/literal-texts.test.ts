import {
  type Endpoint,
  getMe,
  type Inquiry,
  INQUIRY_EVENTS as ON,
  listInquiries,
  listInquiryMessages,
  listSavedReplies,
  listUsers,
  saveReply,
  signUp,
  updateProfile,
} from '@ebpls/contracts';

import { getServerAddress, type InquirySocket, openInquirySocket } from './testing/inquiry/inquiry-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from './testing/open-server.ts';
import { seedMunicipality } from './testing/municipality-seed.ts';

/**
 * Texts that one person enters and another reads: stored and shown literally, without characters that reorder the text
 * beside them.
 */
const LITERAL = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<b>bold</b> &amp; &lt;',
  "'; drop table inquiry; --",
  '{{7*7}} ${7*7} {name} %s',
  'javascript:alert(1)',
  '[click](javascript:alert(1))',
  '=HYPERLINK("x")',
  'Peña, Ñandú, Čapek',
];
/** Characters that the papers' font lacks are allowed in texts, but not in names. */
const NOT_PRINTED = ['أحمد 12/01', 'אבג 12:05', '👩🏽‍🌾 Sari-sari'];
const TURNING = [
  '\u202egnp.exe',
  'Nena\u202d',
  'a\u2066b',
  'a\u2067b',
  'a\u2068b\u2069',
  '\u202bNena\u202c',
  'nul\0nul',
  'bell\u0007',
  'half \ud800',
];

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
const lines: InquirySocket[] = [];
beforeAll(async () => {
  server = await openTestServer();
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
  await seedMunicipality(server.api.db);
  [owner, clerk] = [await server.person('user'), await server.person('fire')];
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

test.each([...LITERAL, ...NOT_PRINTED])(
  '%s as subject, remarks and message is read by the office as it was typed',
  async (text) => {
    const [ownerSocket, clerkSocket] = [await openSocket(owner), await openSocket(clerk)];
    const { data } = await ownerSocket.emitEvent<Inquiry>(ON.start, {
      sent_to_role_id: 4,
      subject: text,
      remarks: text,
      message: text,
    });
    await ownerSocket.emitEvent(ON.say, { type: 'user', inquiry_id: data.id, message: text });
    expect((await clerkSocket.waitForPayloads<{ message: string }>(ON.heard)).at(-1)?.message).toBe(text);
    const [thread] = (await server.request(listInquiries, clerk, { query: { type: 'office' } })).body.data;
    expect([thread?.subject, thread?.remarks, thread?.message, thread?.last_message]).toEqual([text, text, text, text]);
    const messages = await server.request(listInquiryMessages, clerk, { query: { inquiry_id: data.id } });
    expect(messages.body.data.map(({ message }) => message)).toEqual([text, text]);
    expect(messages.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each(LITERAL)('the administrator reads %s literally as a name', async (text) => {
  const person = await server.person('user');
  expect(
    (await server.request(updateProfile, person, { body: { firstname: text, lastname: text, bio: text, phone: '' } }))
      .status,
  ).toBe(200);
  expect((await server.request(getMe, person)).body).toMatchObject({ firstname: text, lastname: text, bio: text });
  const users = await server.request(listUsers, await server.person('admin'), { query: { search: person.email } });
  expect(users.body.data).toMatchObject([{ firstname: text, lastname: text }]);
});

test.each(NOT_PRINTED)('%s as a name is refused, because no paper prints it', async (text) => {
  const person = await server.person('user');
  const { status, body } = await server.request(updateProfile, person, {
    body: { firstname: text, lastname: 'Santos', bio: text, phone: '' },
  });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['firstname']]);
});

interface Field {
  readonly endpoint: Endpoint;
  readonly who: () => TestPerson | undefined;
  readonly field: string;
  readonly body: object;
}

const PROFILE = { firstname: 'Nena', lastname: 'Santos', bio: '', phone: '' };
const SIGN_UP_BODY = {
  firstname: 'Nena',
  lastname: 'Santos',
  email: 'turning@example.com',
  password: 'tatlong kabayo sa palengke',
  terms: true,
};
const FIELDS: readonly Field[] = [
  ...['firstname', 'lastname', 'bio'].map((field) => ({
    endpoint: updateProfile,
    who: () => owner,
    field,
    body: PROFILE,
  })),
  ...['firstname', 'lastname'].map((field) => ({ endpoint: signUp, who: () => undefined, field, body: SIGN_UP_BODY })),
  ...['title', 'message'].map((field) => ({
    endpoint: saveReply,
    who: () => clerk,
    field,
    body: { title: 'Hours', message: 'From 8 to 5.' },
  })),
];

test.each(FIELDS)(
  '$endpoint.path takes no character at $field that reorders the text beside it',
  async ({ endpoint, who, field, body }) => {
    const replies: unknown[] = [];
    for (const text of TURNING) {
      const { status, body: answer } = await server.request(endpoint, who(), { body: { ...body, [field]: text } });
      replies.push([status, answer.error.fields]);
    }
    // A text that no row can store is refused before the check of names.
    const isCacheable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
    expect(replies).toEqual(
      TURNING.map((text) => [422, { [field]: [field.endsWith('name') && isCacheable(text) ? NAME_SIGNS : SIGNS] }]),
    );
  },
);

const SIGNS = 'This text contains characters that cannot be saved. Please enter it again.';
const NAME_SIGNS = 'A name cannot contain line breaks or invisible characters. Please enter it again.';
const INVISIBLE_TEXTS = [
  'Nena\r\nBcc: all@example.com',
  'Ne\u200bna',
  'Ne\u2060na',
  'Nena\u2028Santos',
  'Nena\u200fSantos',
];

test.each(FIELDS.filter(({ field }) => field.endsWith('name')))(
  '$endpoint.path takes no name at $field that is not all seen',
  async ({ endpoint, who, field, body }) => {
    for (const text of INVISIBLE_TEXTS) {
      const { status, body: answer } = await server.request(endpoint, who(), { body: { ...body, [field]: text } });
      expect([status, answer.error.fields]).toEqual([422, { [field]: [NAME_SIGNS] }]);
    }
  },
);

test.each(['subject', 'remarks', 'message'])('an inquiry accepts no such text at %s', async (field) => {
  const ownerSocket = await openSocket(owner);
  for (const text of TURNING) {
    const { error } = await ownerSocket.emitEvent(ON.start, {
      sent_to_role_id: 4,
      subject: 'Hours',
      remarks: 'Store',
      message: 'When?',
      [field]: text.toWellFormed() === text ? text : `${text}\u202e`,
    });
    expect([error?.code, Object.keys(error?.fields ?? {})]).toEqual(['invalid', [field]]);
  }
});

test('no refused text is stored', async () => {
  expect((await server.request(getMe, owner)).body.firstname).toBe('Maria');
  expect((await server.request(listSavedReplies, clerk)).body.data).toEqual([]);
});
