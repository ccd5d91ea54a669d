import {
  confirmMobile,
  getMe,
  requestPasswordReset,
  removeMobile,
  requestMobileCode,
  requestSignInCode,
  resetPassword,
  signInByCode,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { getLastCode, getOtherCode, listTextsTo } from '../../testing/mobile/texted-messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
// The clock of the limits stands still in a test; the counts of the one before are over.
beforeEach(() => server.limitsAfter(2 * 86_400));

let numbers = 0;
const createNumber = (): string => `0919000${String((numbers += 1)).padStart(4, '0')}`;

const getCode = (number: string): Promise<string> => getLastCode(server, number);
const countTexts = async (number: string): Promise<number> => (await listTextsTo(server, number)).length;

/** A person with a confirmed number. */
async function createPerson(role: string, number = createNumber()): Promise<{ who: TestPerson; number: string }> {
  const person = await server.person(role);
  await server.request(requestMobileCode, person, { body: { number } });
  const { status } = await server.request(confirmMobile, person, { body: { code: await getCode(number) } });
  expect(status).toBe(200);
  return { who: person, number };
}

interface RequestPlace {
  readonly headers?: Record<string, string>;
  readonly from?: string;
}

const request = (mobile: string, place: RequestPlace = {}) =>
  server.request(requestSignInCode, undefined, { body: { mobile }, ...place });
const NO_CODE_ID = '00000000-0000-4000-8000-000000000000';
const enter = (mobile: string, mobile_code: string, code_id = NO_CODE_ID) =>
  server.request(signInByCode, undefined, { body: { mobile, mobile_code, code_id } });
/** Requests a code, and reads it from the phone. */
async function getNewCode(number: string, place: RequestPlace = {}): Promise<{ code: string; code_id: string }> {
  const { code_id } = (await request(number, place)).body;
  return { code_id, code: await getCode(number) };
}
const WRONG = 'This code is incorrect, already used or expired. Please request a new one.';

test('an owner signs in with a confirmed number and a code, which is used once', async () => {
  const { who, number } = await createPerson('user');
  const { code, code_id } = await getNewCode(number);
  const [first, second] = await Promise.all([enter(number, code, code_id), enter(number, code, code_id)]);
  const openedSessions = [first, second].filter(({ body }) => body.user !== null);
  expect(openedSessions.map(({ body }) => body.user?.email)).toEqual([who.email]);
  expect([first.body.error, second.body.error].filter(Boolean)).toEqual([WRONG]);
  expect((await enter(number, code, code_id)).body.error).toBe(WRONG);
  const token = openedSessions[0]?.body.accessToken ?? '';
  expect((await server.request(getMe, { ...who, token }, {})).status).toBe(200);
});

test('unknown numbers, staff and unconfirmed numbers get the same replies, and no message', async () => {
  const { number: clerks } = await createPerson('fire');
  const unconfirmedNumber = createNumber();
  await server.request(requestMobileCode, await server.person('user'), { body: { number: unconfirmedNumber } });
  const { number: owners } = await createPerson('user');
  const before = await Promise.all([clerks, unconfirmedNumber, '09990000000'].map(countTexts));
  const replies = await Promise.all(
    [clerks, unconfirmedNumber, '09990000000', owners].map((number) => request(number)),
  );
  const shapes = replies.map(({ status, body }) => [status, { ...body, code_id: body.code_id.length }]);
  expect(shapes).toEqual(Array.from({ length: 4 }, () => [200, { accepted: true, code_id: 36 }]));
  expect(await Promise.all([clerks, unconfirmedNumber, '09990000000'].map(countTexts))).toEqual(before);
  const tries = await Promise.all(
    [clerks, unconfirmedNumber, '09990000000', owners].map((number) => enter(number, '123456')),
  );
  expect(new Set(tries.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(tries[0]?.body).toEqual({ user: null, accessToken: null, error: WRONG });
});

test('five wrong codes void the right one, and so do ten minutes', async () => {
  const { number } = await createPerson('user');
  const newCode = await getNewCode(number);
  await Promise.all(Array.from({ length: 6 }, () => enter(number, getOtherCode(newCode.code), newCode.code_id)));
  expect((await enter(number, newCode.code, newCode.code_id)).body.error).toBe(WRONG);

  const late = await getNewCode(number);
  await sql`update texted_code set expires_at = now() - interval '1 second'`.execute(server.api.db);
  expect((await enter(number, late.code, late.code_id)).body.error).toBe(WRONG);
});

test('requests and wrong codes of strangers void no code of the owner, and a code counts in its browser only', async () => {
  const { number } = await createPerson('user');
  const own = await getNewCode(number);
  const strange = await getNewCode(number, { from: '10.1.1.1' });
  for (let times = 0; times < 6; times += 1) await enter(number, getOtherCode(strange.code), strange.code_id);
  expect((await enter(number, own.code, strange.code_id)).body.error).toBe(WRONG);
  expect((await enter(number, own.code)).body.error).toBe(WRONG);
  expect((await enter(number, own.code, own.code_id)).body.user).not.toBeNull();
});

test('strangers use up the codes of their own network only, and twelve in a day from all unknown networks', async () => {
  const { number } = await createPerson('user');
  for (let times = 0; times < 5; times += 1) await request(number, { from: '10.2.0.1' });
  const fromOwnNetwork = await getNewCode(number, { from: '10.2.0.2' });
  expect((await enter(number, fromOwnNetwork.code, fromOwnNetwork.code_id)).body.user).not.toBeNull();
  for (let place = 3; place < 8; place += 1)
    for (let times = 0; times < 3; times += 1) await request(number, { from: `10.2.0.${place}` });
  // The number was confirmed with one message.
  expect(await countTexts(number)).toBe(1 + 12);
});

test('a browser and a network in which the owner was signed in keep their codes', async () => {
  const { number } = await createPerson('user');
  const { code, code_id } = await getNewCode(number, { from: '10.3.0.1' });
  const body = { mobile: number, mobile_code: code, code_id };
  const reply = await server.request(signInByCode, undefined, { body, from: '10.3.0.1' });
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  const device = String(cookies.find((cookie) => String(cookie).startsWith('ebpls_device='))).split(';')[0] ?? '';
  for (let place = 2; place < 8; place += 1)
    for (let times = 0; times < 3; times += 1) await request(number, { from: `10.3.0.${place}` });
  const before = await countTexts(number);
  await request(number, { from: '10.3.0.9' });
  expect(await countTexts(number)).toBe(before);
  await request(number, { from: '10.3.0.1' });
  expect(await countTexts(number)).toBe(before + 1);
  await request(number, { from: '10.3.0.9', headers: { cookie: device } });
  expect(await countTexts(number)).toBe(before + 2);
});

test('a flood of codes for one number leaves those of another number', async () => {
  const [one, other] = [await createPerson('user'), await createPerson('user')];
  for (let times = 0; times < 6; times += 1) await request(one.number);
  const { code, code_id } = await getNewCode(other.number);
  expect((await enter(other.number, code, code_id)).body.user).not.toBeNull();
});

test('a number signs one account in, and its phone is notified when the account leaves it', async () => {
  const { who, number } = await createPerson('user');
  const second = await server.person('user');
  await server.request(requestMobileCode, second, { body: { number } });
  const secondConfirmation = await server.request(confirmMobile, second, { body: { code: await getCode(number) } });
  expect(secondConfirmation.body.error.fields).toEqual({
    code: [expect.stringMatching(/^This number is already used to sign in to another account/)],
  });

  const { code, code_id } = await getNewCode(number);
  await server.request(removeMobile, who);
  expect((await listTextsTo(server, number)).at(-1)).toMatch(/can no longer sign in/);
  expect((await enter(number, code, code_id)).body.error).toBe(WRONG);
});

test('a number that was confirmed by an intruder no longer signs in after the owner resets the password', async () => {
  const { who, number } = await createPerson('user');
  const { code, code_id } = await getNewCode(number);
  await server.request(requestPasswordReset, undefined, { body: { email: who.email } });
  const { body_text } = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', who.email)
    .where('template', '=', 'recover')
    .executeTakeFirstOrThrow();
  const token = /reset-form\/[^/]+\/([\w-]+)/.exec(body_text)?.[1] ?? '';
  const body = { email: who.email, token, password: 'quiet harbour lantern 42' };
  expect((await server.request(resetPassword, undefined, { body })).status).toBe(200);

  expect((await enter(number, code, code_id)).body.error).toBe(WRONG);
  await request(number);
  expect((await listTextsTo(server, number)).at(-1)).toMatch(/can no longer sign in/);
  const mail = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'password_reset_number')
    .executeTakeFirstOrThrow();
  expect(mail.body_text).toContain(`the mobile number ${number.slice(0, 4)} ••• ••${number.slice(-2)} was removed`);
});

test('the owner learns of a confirmed number by mail', async () => {
  const { who } = await createPerson('user');
  const mail = await server.api.db
    .selectFrom('mail')
    .select('template')
    .where('to_address', '=', who.email)
    .where('template', '=', 'mobile_confirmed')
    .executeTakeFirst();
  expect(mail).toBeDefined();
});

test('one network tries a limited number of codes', async () => {
  const statuses: (string | null)[] = [];
  for (let times = 0; times < 61; times += 1) statuses.push((await enter('09990000001', '123456')).body.error);
  expect(statuses.at(59)).toBe(WRONG);
  expect(statuses.at(60)).toMatch(/^Too many attempts/);
});
