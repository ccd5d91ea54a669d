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
 * What one person types and another reads: kept as it was typed, shown as text, and nothing that turns what stands
 * beside it.
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
/** What the papers' font does not have is text like any other, and no name. */
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

async function line(person: TestPerson): Promise<InquirySocket> {
  const opened = await openInquirySocket(getServerAddress(server), person);
  lines.push(opened);
  return opened;
}

test.each([...LITERAL, ...NOT_PRINTED])(
  '%s as subject, remarks and message is read by the office as it was typed',
  async (typed) => {
    const [asking, reading] = [await line(owner), await line(clerk)];
    const { data } = await asking.say<Inquiry>(ON.start, {
      sent_to_role_id: 4,
      subject: typed,
      remarks: typed,
      message: typed,
    });
    await asking.say(ON.say, { type: 'user', inquiry_id: data.id, message: typed });
    expect((await reading.hears<{ message: string }>(ON.heard)).at(-1)?.message).toBe(typed);
    const [thread] = (await server.ask(listInquiries, clerk, { query: { type: 'office' } })).body.data;
    expect([thread?.subject, thread?.remarks, thread?.message, thread?.last_message]).toEqual([
      typed,
      typed,
      typed,
      typed,
    ]);
    const messages = await server.ask(listInquiryMessages, clerk, { query: { inquiry_id: data.id } });
    expect(messages.body.data.map(({ message }) => message)).toEqual([typed, typed]);
    expect(messages.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each(LITERAL)('%s as a name is read by the administrator as it was typed', async (typed) => {
  const named = await server.person('user');
  expect(
    (await server.ask(updateProfile, named, { body: { firstname: typed, lastname: typed, bio: typed, phone: '' } }))
      .status,
  ).toBe(200);
  expect((await server.ask(getMe, named)).body).toMatchObject({ firstname: typed, lastname: typed, bio: typed });
  const users = await server.ask(listUsers, await server.person('admin'), { query: { search: named.email } });
  expect(users.body.data).toMatchObject([{ firstname: typed, lastname: typed }]);
});

test.each(NOT_PRINTED)('%s as a name is refused, because no paper prints it', async (typed) => {
  const named = await server.person('user');
  const { status, body } = await server.ask(updateProfile, named, {
    body: { firstname: typed, lastname: 'Santos', bio: typed, phone: '' },
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
const REGISTERED = {
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
  ...['firstname', 'lastname'].map((field) => ({ endpoint: signUp, who: () => undefined, field, body: REGISTERED })),
  ...['title', 'message'].map((field) => ({
    endpoint: saveReply,
    who: () => clerk,
    field,
    body: { title: 'Hours', message: 'From 8 to 5.' },
  })),
];

test.each(FIELDS)(
  '$endpoint.path takes no sign at $field that turns what stands beside it',
  async ({ endpoint, who, field, body }) => {
    const told: unknown[] = [];
    for (const typed of TURNING) {
      const { status, body: answer } = await server.ask(endpoint, who(), { body: { ...body, [field]: typed } });
      told.push([status, answer.error.fields]);
    }
    // What no row can keep is refused before anyone asks whether it is a name.
    const isKeepable = (typed: string): boolean => typed.isWellFormed() && !typed.includes('\0');
    expect(told).toEqual(
      TURNING.map((typed) => [422, { [field]: [field.endsWith('name') && isKeepable(typed) ? NAME_SIGNS : SIGNS] }]),
    );
  },
);

const SIGNS = 'This text contains signs that cannot be kept. Please type it again.';
const NAME_SIGNS = 'A name cannot hold line breaks or invisible signs. Please type it again.';
const UNSEEN = ['Nena\r\nBcc: all@example.com', 'Ne\u200bna', 'Ne\u2060na', 'Nena\u2028Santos', 'Nena\u200fSantos'];

test.each(FIELDS.filter(({ field }) => field.endsWith('name')))(
  '$endpoint.path takes no name at $field that is not all seen',
  async ({ endpoint, who, field, body }) => {
    for (const typed of UNSEEN) {
      const { status, body: answer } = await server.ask(endpoint, who(), { body: { ...body, [field]: typed } });
      expect([status, answer.error.fields]).toEqual([422, { [field]: [NAME_SIGNS] }]);
    }
  },
);

test.each(['subject', 'remarks', 'message'])('an inquiry takes none at %s', async (field) => {
  const asking = await line(owner);
  for (const typed of TURNING) {
    const { error } = await asking.say(ON.start, {
      sent_to_role_id: 4,
      subject: 'Hours',
      remarks: 'Store',
      message: 'When?',
      [field]: typed.toWellFormed() === typed ? typed : `${typed}\u202e`,
    });
    expect([error?.code, Object.keys(error?.fields ?? {})]).toEqual(['invalid', [field]]);
  }
});

test('nothing that was refused is kept', async () => {
  expect((await server.ask(getMe, owner)).body.firstname).toBe('Maria');
  expect((await server.ask(listSavedReplies, clerk)).body.data).toEqual([]);
});
