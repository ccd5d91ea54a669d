import {
  acceptInvitation,
  changeUser,
  closeUser,
  inviteUser,
  readInvitation,
  reopenUser,
  requestEmailChange,
  requestPasswordReset,
  resendInvitation,
  resendVerification,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const ATTACKER_PASSWORD = 'isang mahabang salita ng iba';
const OWN = 'tatlong kabayo sa palengke';
const ADMIN = 2;

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.person('admin');
});
afterAll(() => server.close());

const register = (email: string, password: string, overrides: object = {}) =>
  server.request(signUp, undefined, {
    body: { firstname: 'Nena', lastname: 'Reyes', email, password, terms: true, ...overrides },
  });
const registerAttacker = (email: string) =>
  register(email, ATTACKER_PASSWORD, { firstname: 'Thief', lastname: 'Stranger' });
const enter = async (email: string, password: string) =>
  (await server.request(signIn, undefined, { body: { email, password } })).body.user;
const findAccount = (email: string) =>
  server.api.db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const listMails = (email: string) =>
  server.api.db.selectFrom('mail').selectAll().where('to_address', '=', email).orderBy('id').execute();

async function inviteClerk(email: string): Promise<number> {
  const body = { firstname: 'Rosa', lastname: 'Aquino', email, role_ids: [ADMIN], permissions: ['treasurer'] };
  return (await server.request(inviteUser, admin, { body })).body.id;
}

/** Opens every link of every mail that came to the address, as its owner might. */
async function clickEverything(email: string, password: string): Promise<void> {
  for (const { body_text } of await listMails(email)) {
    const confirmation = /verification\?token=([\w-]+)/.exec(body_text)?.[1];
    const reset = /reset-form\/[^/]+\/([\w-]+)/.exec(body_text)?.[1];
    const invitation = /invitation\?token=([\w-]+)/.exec(body_text)?.[1];
    if (confirmation) await server.request(verifyEmail, undefined, { body: { token: confirmation } });
    if (reset) await server.request(resetPassword, undefined, { body: { email, token: reset, password } });
    if (invitation) await server.request(acceptInvitation, undefined, { body: { token: invitation, password } });
  }
}

async function findNewestLink(email: string, kind: RegExp): Promise<string> {
  const mail = (await listMails(email)).findLast(({ body_text }) => kind.test(body_text));
  return kind.exec(mail?.body_text ?? '')?.[1] ?? '';
}
const INVITATION = /\/login\/invitation\?token=([\w-]+)/;
const CONFIRMATION = /\/login\/verification\?token=([\w-]+)/;

test('a sign-up over an invited administrator changes nothing and never opens a session, whichever links the invited person opens', async () => {
  const email = 'treasurer@hall.example';
  await inviteClerk(email);
  const before = await findAccount(email);

  const answer = await registerAttacker(email);
  await server.request(resendVerification, undefined, { body: { email } });
  await server.request(requestPasswordReset, undefined, { body: { email } });
  expect([answer.status, answer.body]).toEqual([200, { email }]);
  expect(await findAccount(email)).toEqual(before);
  expect((await listMails(email)).map(({ template }) => template)).toEqual([
    'invitation',
    'invited_address',
    'invited_address',
    'invited_address',
  ]);
  expect(await enter(email, ATTACKER_PASSWORD)).toBeNull();

  await clickEverything(email, OWN);
  expect(await enter(email, ATTACKER_PASSWORD)).toBeNull();
  expect(await enter(email, OWN)).toMatchObject({
    firstname: 'Rosa',
    roles: [{ name: 'admin' }],
    permissions: ['treasurer'],
  });
});

test('a sign-up over an unconfirmed owner changes nothing: the link of the first sign-up confirms its password', async () => {
  const email = 'nena@negosyo.example';
  await register(email, OWN);
  const before = await findAccount(email);
  const first = await findNewestLink(email, CONFIRMATION);

  const answer = await registerAttacker(email);
  expect([answer.status, answer.body]).toEqual([200, { email }]);
  expect(await findAccount(email)).toEqual(before);
  expect((await server.request(verifyEmail, undefined, { body: { token: first } })).body).toEqual({ email });
  await clickEverything(email, OWN);
  expect(await enter(email, ATTACKER_PASSWORD)).toBeNull();
  expect(await enter(email, OWN)).toMatchObject({ firstname: 'Nena', lastname: 'Reyes' });
});

test('a second click on the button of the sign-up mails one confirmation', async () => {
  const email = 'double@negosyo.example';
  await Promise.all([register(email, OWN), register(email, OWN)]);
  expect((await listMails(email)).map(({ template }) => template)).toEqual(['verify']);
});

test('the link of a sign-up confirms its own password and name, and ends an earlier one of an attacker', async () => {
  const email = 'ana@negosyo.example';
  await registerAttacker(email);
  const attackerLink = await findNewestLink(email, CONFIRMATION);
  await register(email, OWN);
  const mails = await listMails(email);
  expect(mails.map(({ template }) => template)).toEqual(['verify', 'verify_again']);
  // Each mail gives the time of its registration before its link; with several the subject gives it too.
  expect(mails[0]?.body_text).toMatch(
    /registering on \d{1,2} \w+ \d{4}[^]*verification\?token[^]*did not register at that time/,
  );
  expect(mails[1]?.subject).toMatch(/^Please confirm your registration of \d{1,2} \w+ \d{4}/);
  expect(mails[1]?.body_text).toMatch(/Did you register on [^]*do not use this link[^]*verification\?token/);
  const token = await findNewestLink(email, CONFIRMATION);
  expect((await server.request(verifyEmail, undefined, { body: { token } })).body).toEqual({ email });
  expect([await enter(email, ATTACKER_PASSWORD), await enter(email, OWN)]).toMatchObject([
    null,
    { firstname: 'Nena', lastname: 'Reyes' },
  ]);
  expect((await server.request(verifyEmail, undefined, { body: { token: attackerLink } })).status).toBe(422);
  expect(await enter(email, ATTACKER_PASSWORD)).toBeNull();
});

test('a confirmation that is mailed again names the time of each sign-up', async () => {
  const email = 'twice@negosyo.example';
  await registerAttacker(email);
  await register(email, OWN);
  await server.request(resendVerification, undefined, { body: { email } });
  const [newest, oldest] = (await listMails(email)).slice(2);
  expect([newest?.template, oldest?.template]).toEqual(['verify_again', 'verify_again']);
  const token = CONFIRMATION.exec(newest?.body_text ?? '')?.[1] ?? '';
  expect((await server.request(verifyEmail, undefined, { body: { token } })).status).toBe(200);
  expect([await enter(email, ATTACKER_PASSWORD), (await enter(email, OWN))?.firstname]).toEqual([null, 'Nena']);
});

test('an owner whose address an attacker registered first sets a password of their own by the mailed link', async () => {
  const email = 'late@negosyo.example';
  await registerAttacker(email);
  await register(email, OWN);
  await server.request(requestPasswordReset, undefined, { body: { email } });
  const token = await findNewestLink(email, /reset-form\/[^/]+\/([\w-]+)/);
  expect((await server.request(resetPassword, undefined, { body: { email, token, password: OWN } })).status).toBe(200);
  await clickEverything(email, OWN);
  expect([await enter(email, ATTACKER_PASSWORD), (await enter(email, OWN))?.email]).toEqual([null, email]);
});

test.each(['active', 'closed'])('whoever signs up over an account that is %s changes nothing', async (state) => {
  const email = `${state}@negosyo.example`;
  await register(email, OWN);
  await server.request(verifyEmail, undefined, { body: { token: await findNewestLink(email, CONFIRMATION) } });
  if (state === 'closed')
    await server.request(closeUser, admin, { params: { user_id: (await findAccount(email)).id } });
  const before = await findAccount(email);
  expect((await registerAttacker(email)).body).toEqual({ email });
  await clickEverything(email, OWN);
  expect(await findAccount(email)).toEqual(before);
  expect((await listMails(email)).at(-1)?.template).toBe('known_address');
});

test('a link that confirms an address does not accept an invitation, and a link that sets a password neither', async () => {
  const email = 'clerk@hall.example';
  await register(email, ATTACKER_PASSWORD);
  const confirmation = await findNewestLink(email, CONFIRMATION);
  await server.request(requestPasswordReset, undefined, { body: { email } });
  const reset = await findNewestLink(email, /reset-form\/[^/]+\/([\w-]+)/);

  await inviteClerk(email);
  expect((await server.request(verifyEmail, undefined, { body: { token: confirmation } })).status).toBe(422);
  expect(
    (await server.request(resetPassword, undefined, { body: { email, token: reset, password: ATTACKER_PASSWORD } }))
      .status,
  ).toBe(422);
  // Links that were never voided would fail too: the state of the account decides, not only the link.
  const { id } = await findAccount(email);
  await server.api.db
    .updateTable('one_time_token')
    .set({ used_at: null })
    .where('purpose', '<>', 'invitation')
    .where('account_id', '=', id)
    .execute();
  expect((await server.request(verifyEmail, undefined, { body: { token: confirmation } })).status).toBe(422);
  expect(
    (await server.request(resetPassword, undefined, { body: { email, token: reset, password: ATTACKER_PASSWORD } }))
      .status,
  ).toBe(422);
  expect([await enter(email, ATTACKER_PASSWORD), (await findAccount(email)).verified_at]).toEqual([null, null]);
});

test('the municipality may invite an address that somebody registered and nobody confirmed', async () => {
  const email = 'squatted@hall.example';
  await registerAttacker(email);
  expect(await inviteClerk(email)).toBe((await findAccount(email)).id);
  await clickEverything(email, OWN);
  expect([await enter(email, ATTACKER_PASSWORD), (await enter(email, OWN))?.firstname]).toEqual([null, 'Rosa']);
});

test('an unconfirmed registration gets no role, not even while it is closed, and is not mailed an invitation', async () => {
  const email = 'boss@hall.example';
  await registerAttacker(email);
  const params = { user_id: (await findAccount(email)).id };
  const input = { params, body: { role_ids: [ADMIN], permissions: ['treasurer'] } };
  expect((await server.request(changeUser, admin, input)).status).toBe(409);
  const { message } = (await server.request(resendInvitation, admin, { params })).body.error;
  expect(message).toBe(
    'This registration has not been confirmed yet. To assign a role, send an invitation to this e-mail address.',
  );
  await server.request(closeUser, admin, { params });
  expect((await server.request(changeUser, admin, input)).status).toBe(409);
  expect((await server.request(reopenUser, admin, { params })).body.state).toBe('unconfirmed');
});

test('an invitation names its person, requires a password of staff, and works once', async () => {
  const email = 'fire@hall.example';
  await inviteClerk(email);
  const token = await findNewestLink(email, INVITATION);
  expect((await server.request(readInvitation, undefined, { body: { token } })).body).toEqual({
    email,
    password_least: 15,
  });
  const short = await server.request(acceptInvitation, undefined, { body: { token, password: 'kabayo at 2' } });
  expect([short.status, Object.keys(short.body.error.fields ?? {})]).toEqual([422, ['password']]);
  expect((await server.request(acceptInvitation, undefined, { body: { token, password: OWN } })).body).toEqual({
    email,
  });
  const acceptedAgain = await server.request(acceptInvitation, undefined, {
    body: { token, password: ATTACKER_PASSWORD },
  });
  for (const laterReply of [acceptedAgain, await server.request(readInvitation, undefined, { body: { token } })]) {
    expect([laterReply.status, Object.keys(laterReply.body.error.fields ?? {})]).toEqual([422, ['token']]);
  }
  expect(await enter(email, ATTACKER_PASSWORD)).toBeNull();
});

test('an invitation is accepted once, also when opened concurrently', async () => {
  const email = 'many@hall.example';
  await inviteClerk(email);
  const token = await findNewestLink(email, INVITATION);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => server.request(acceptInvitation, undefined, { body: { token, password: OWN } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('an invitation expires after a week, with a newer one, and with the account', async () => {
  const email = 'slow@hall.example';
  const user_id = await inviteClerk(email);
  const accept = async (token: string) =>
    (await server.request(acceptInvitation, undefined, { body: { token, password: OWN } })).status;
  const first = await findNewestLink(email, INVITATION);
  await server.request(resendInvitation, admin, { params: { user_id } });
  expect(await accept(first)).toBe(422);
  const old = await findNewestLink(email, INVITATION);
  await server.api.db
    .updateTable('one_time_token')
    .set({ expires_at: sql`expires_at - interval '7 days'` })
    .where('account_id', '=', user_id)
    .execute();
  expect(await accept(old)).toBe(422);
  await server.request(resendInvitation, admin, { params: { user_id } });
  const closedLink = await findNewestLink(email, INVITATION);
  await server.request(closeUser, admin, { params: { user_id } });
  expect(await accept(closedLink)).toBe(422);
});

const HOSTILE = 'You won 5000! Go to the evil prize now';

test.each(['en', 'fil'] as const)(
  'no mail to an unconfirmed mailbox contains text of another person (%s)',
  async (locale) => {
    const email = `hostile-${locale}@negosyo.example`;
    const hostile = { firstname: HOSTILE, lastname: 'Prize evil', locale };
    await register(email, ATTACKER_PASSWORD, hostile);
    await register(email, ATTACKER_PASSWORD, { ...hostile, lastname: 'Prize most evil' });
    await server.request(resendVerification, undefined, { body: { email } });
    await server.request(requestPasswordReset, undefined, { body: { email } });
    await server.request(resetPassword, undefined, {
      body: { email, token: await findNewestLink(email, /reset-form\/[^/]+\/([\w-]+)/), password: OWN },
    });
    const mails = await listMails(email);
    expect(mails.map(({ template }) => template)).toEqual([
      'verify',
      'verify_again',
      'verify_again',
      'verify_again',
      'recover',
      'password_changed',
    ]);
    for (const { subject, body_text, body_html, locale: mailLocale } of mails) {
      expect(`${subject} ${body_text} ${body_html}`).not.toMatch(/evil|5000|prize/i);
      expect([mailLocale, body_text.startsWith(locale === 'en' ? 'Good day!' : 'Magandang araw!')]).toEqual([
        locale,
        true,
      ]);
    }
  },
);

test('the mail to a new address contains no text of the requesting person', async () => {
  const email = 'mover@negosyo.example';
  await register(email, OWN, { firstname: HOSTILE });
  await server.request(verifyEmail, undefined, { body: { token: await findNewestLink(email, CONFIRMATION) } });
  const { body } = await server.request(signIn, undefined, { body: { email, password: OWN } });
  const headers = { authorization: `Bearer ${body.accessToken}` };
  await server.request(requestEmailChange, undefined, {
    body: { email: 'victim@elsewhere.example', current: OWN },
    headers,
  });
  const [mail] = await listMails('victim@elsewhere.example');
  expect(mail?.template).toBe('confirm_email');
  expect(`${mail?.subject} ${mail?.body_text} ${mail?.body_html}`).not.toMatch(/evil|5000|prize/i);
});
