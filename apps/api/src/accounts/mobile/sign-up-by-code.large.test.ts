import {
  completeMobileSignUp,
  confirmMobile,
  requestMobileCode,
  requestSignInCode,
  signUpByMobile,
} from '@ebpls/contracts';

import { createMobileNumber, signUpMobileOwner } from '../../testing/mobile/mobile-owner.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { getLastCode, getOtherCode, listTextsTo } from '../../testing/mobile/texted-messages.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
// The clock of the limits stands still in a test; the counts of the one before are over.
beforeEach(() => server.limitsAfter(2 * 86_400));

const NAMES = { firstname: 'Tessie', lastname: 'Ramos', terms: true };
const WRONG = 'This code is incorrect, already used or expired. Please request a new one.';
const NO_CODE_ID = '00000000-0000-4000-8000-000000000000';

const request = (mobile: string, from = '127.0.0.1', names: object = NAMES) =>
  server.request(signUpByMobile, undefined, { body: { ...names, mobile }, from });
const complete = (mobile: string, mobile_code: string, code_id = NO_CODE_ID) =>
  server.request(completeMobileSignUp, undefined, { body: { mobile, mobile_code, code_id } });
async function getNewCode(number: string, from?: string): Promise<{ code: string; code_id: string }> {
  const { code_id } = (await request(number, from)).body;
  return { code_id, code: await getLastCode(server, number) };
}
const countTexts = async (number: string): Promise<number> => (await listTextsTo(server, number)).length;
const countAccounts = async (): Promise<number> =>
  (
    await server.api.db
      .selectFrom('account')
      .select(({ fn }) => fn.countAll<number>().as('accounts'))
      .executeTakeFirstOrThrow()
  ).accounts;

/** A person of this role with a confirmed number. */
async function createPerson(role: string): Promise<{ who: TestPerson; number: string }> {
  const [person, number] = [await server.person(role), createMobileNumber()];
  await server.request(requestMobileCode, person, { body: { number } });
  expect(
    (await server.request(confirmMobile, person, { body: { code: await getLastCode(server, number) } })).status,
  ).toBe(200);
  return { who: person, number };
}

test('a number signs up with name, consent and code, and one account without an e-mail is signed in', async () => {
  const number = createMobileNumber();
  expect((await request(number, undefined, { ...NAMES, terms: false })).body.error.fields).toHaveProperty('terms');
  const before = await countAccounts();
  const { code, code_id } = await getNewCode(number);
  expect(await countAccounts()).toBe(before);
  const replies = await Promise.all([complete(number, code, code_id), complete(number, code, code_id)]);
  const openedSession = replies.find(({ body }) => body.user !== null);
  expect(openedSession?.body.user).toMatchObject({
    firstname: 'Tessie',
    lastname: 'Ramos',
    email: '',
    phone: number,
    confirms_by_mobile: true,
    roles: [{ name: 'user' }],
  });
  expect(replies.map(({ body }) => body.error).filter(Boolean)).toEqual([WRONG]);
  expect((await complete(number, code, code_id)).body.error).toBe(WRONG);
  expect(await countAccounts()).toBe(before + 1);
});

test('a known number gets the reply of a new one; its owner is signed in, and the entered names are dropped', async () => {
  const { who, number } = await createPerson('user');
  const replies = [await request(number), await request(createMobileNumber())];
  expect(replies.map(({ status, body }) => [status, { ...body, code_id: body.code_id.length }])).toEqual(
    Array.from({ length: 2 }, () => [200, { accepted: true, code_id: 36 }]),
  );
  expect((await listTextsTo(server, number)).at(-1)).toMatch(/is your code to sign in/);
  const code = await getLastCode(server, number);
  const { body } = await complete(number, code, replies[0]?.body.code_id);
  expect(body.user).toMatchObject({ email: who.email, firstname: 'Maria' });
});

test('the number of a member of staff gets no code, and no account', async () => {
  const { number } = await createPerson('fire');
  const before = await countAccounts();
  const { code_id } = (await request(number)).body;
  const text = (await listTextsTo(server, number)).at(-1) ?? '';
  expect(text).toMatch(/belongs to an account that signs in by e-mail/);
  expect(text).not.toMatch(/\b\d{6}\b/);
  expect((await complete(number, '123456', code_id)).body.error).toBe(WRONG);
  expect(await countAccounts()).toBe(before);
});

test('strangers void no code of a sign-up, and confirm none of their own with it', async () => {
  const number = createMobileNumber();
  const own = await getNewCode(number);
  const strange = await getNewCode(number, '10.4.0.1');
  for (let times = 0; times < 6; times += 1) await complete(number, getOtherCode(strange.code), strange.code_id);
  expect((await complete(number, own.code, strange.code_id)).body.error).toBe(WRONG);
  expect((await complete(createMobileNumber(), own.code, own.code_id)).body.error).toBe(WRONG);
  expect((await complete(number, own.code, own.code_id)).body.user).not.toBeNull();
});

test('a second step is required of a known number too', async () => {
  const owner = await signUpMobileOwner(server);
  await server.api.db
    .insertInto('account_totp')
    .values({ account_id: owner.account_id, secret: 'JBSWY3DPEHPK3PXP', confirmed_at: new Date() })
    .execute();
  const { code, code_id } = await getNewCode(owner.number);
  expect((await complete(owner.number, code, code_id)).body).toMatchObject({ user: null, needs_code: true });
});

test('sign-ups have limits of their own: three codes for a number in a network, six in all', async () => {
  const [floodedNumber, other] = [createMobileNumber(), createMobileNumber()];
  for (let times = 0; times < 5; times += 1) await request(floodedNumber, '10.5.0.1');
  expect(await countTexts(floodedNumber)).toBe(3);
  for (const from of ['10.5.0.2', '10.5.0.3', '10.5.0.4'])
    for (let times = 0; times < 3; times += 1) await request(floodedNumber, from);
  expect(await countTexts(floodedNumber)).toBe(6);
  await request(other, '10.5.0.1');
  expect(await countTexts(other)).toBe(1);
});

test('a flood of sign-ups uses up neither the codes to sign in nor those that confirm a number', async () => {
  const { number } = await createPerson('user');
  for (let times = 0; times < 1_000; times += 1) await server.api.limits.guess('sign_up_codes_of_day', 'all');
  for (let times = 0; times < 4; times += 1) await request(number);
  const unknown = createMobileNumber();
  expect((await request(unknown)).body.accepted).toBe(true);
  expect(await countTexts(unknown)).toBe(0);
  const before = await countTexts(number);
  await server.request(requestSignInCode, undefined, { body: { mobile: number } });
  expect(await countTexts(number)).toBe(before + 1);
  await createPerson('user');
});

test('one network tries a limited number of sign-up codes, which leaves the tries to sign in', async () => {
  const errors: (string | null)[] = [];
  for (let times = 0; times < 61; times += 1) errors.push((await complete('09990000001', '123456')).body.error);
  expect(errors.at(59)).toBe(WRONG);
  expect(errors.at(60)).toMatch(/^Too many attempts/);
  expect(await server.api.limits.guess('sign_in_codes_tried', '127.0.0.1')).toBe(0);
});

test('one network requests a hundred sign-ups in a day', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 101; times += 1) statuses.push((await request('09990000002', '10.6.0.1')).status);
  expect(statuses.at(99)).toBe(200);
  expect(statuses.at(100)).toBe(429);
});
