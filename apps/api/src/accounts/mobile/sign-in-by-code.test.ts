import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  confirmMobile,
  getMe,
  removeMobile,
  requestMobileCode,
  requestSignInCode,
  signInByCode,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());
// The clock of the limits stands still in a test; the counts of the one before are over.
beforeEach(() => server.limitsAfter(2 * 86_400));

let numbers = 0;
const createNumber = (): string => `0919000${String((numbers += 1)).padStart(4, '0')}`;

interface Text {
  readonly to: string;
  readonly text: string;
}

async function listTexts(): Promise<Text[]> {
  await server.api.jobs.runDue();
  const folder = join(server.api.config.data_dir, 'outbox-sms');
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return files.map((file) => ({ to: /^To: (\d+)/.exec(file)?.[1] ?? '', text: file }));
}
async function getLastCode(number: string): Promise<string> {
  const last = (await listTexts()).findLast(({ to }) => to === number);
  return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? '';
}
const countTexts = async (number: string): Promise<number> =>
  (await listTexts()).filter(({ to }) => to === number).length;

/** A person with a confirmed number. */
async function createPerson(role: string, number = createNumber()): Promise<{ who: TestPerson; number: string }> {
  const who = await server.person(role);
  await server.request(requestMobileCode, who, { body: { number } });
  const { status } = await server.request(confirmMobile, who, { body: { code: await getLastCode(number) } });
  expect(status).toBe(200);
  return { who, number };
}

const request = (mobile: string, headers: Record<string, string> = {}) =>
  server.request(requestSignInCode, undefined, { body: { mobile }, headers });
const enter = (mobile: string, mobile_code: string) =>
  server.request(signInByCode, undefined, { body: { mobile, mobile_code } });
const WRONG = 'This code is incorrect, already used or expired. Please request a new one.';
const getOtherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('an owner signs in with a confirmed number and a code, which is used once', async () => {
  const { who, number } = await createPerson('user');
  expect((await request(number)).body).toEqual({ accepted: true });
  const code = await getLastCode(number);
  const [first, second] = await Promise.all([enter(number, code), enter(number, code)]);
  const opened = [first, second].filter(({ body }) => body.user !== null);
  expect(opened.map(({ body }) => body.user?.email)).toEqual([who.email]);
  expect([first.body.error, second.body.error].filter(Boolean)).toEqual([WRONG]);
  expect((await enter(number, code)).body.error).toBe(WRONG);
  const token = opened[0]?.body.accessToken ?? '';
  expect((await server.request(getMe, { ...who, token }, {})).status).toBe(200);
});

test('unknown numbers, staff and unconfirmed numbers get the same replies, and no message', async () => {
  const { number: clerks } = await createPerson('fire');
  const unconfirmed = createNumber();
  await server.request(requestMobileCode, await server.person('user'), { body: { number: unconfirmed } });
  const { number: owners } = await createPerson('user');
  const before = await Promise.all([clerks, unconfirmed, '09990000000'].map(countTexts));
  const replies = await Promise.all([clerks, unconfirmed, '09990000000', owners].map((number) => request(number)));
  expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(await Promise.all([clerks, unconfirmed, '09990000000'].map(countTexts))).toEqual(before);
  const tries = await Promise.all(
    [clerks, unconfirmed, '09990000000', owners].map((number) => enter(number, '123456')),
  );
  expect(new Set(tries.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
  expect(tries[0]?.body).toEqual({ user: null, accessToken: null, error: WRONG });
});

test('five wrong codes void the right one, and so do ten minutes and a newer code', async () => {
  const { number } = await createPerson('user');
  await request(number);
  const code = await getLastCode(number);
  await Promise.all(Array.from({ length: 6 }, () => enter(number, getOtherCode(code))));
  expect((await enter(number, code)).body.error).toBe(WRONG);

  await request(number);
  const late = await getLastCode(number);
  await sql`update sign_in_code set expires_at = now() - interval '1 second'`.execute(server.api.db);
  expect((await enter(number, late)).body.error).toBe(WRONG);

  await request(number);
  const newer = await getLastCode(number);
  expect((await enter(number, late)).body.error).toBe(WRONG);
  expect((await enter(number, newer)).body.user).not.toBeNull();
});

test('strangers cannot use up the codes of a browser that the owner signed in with', async () => {
  const { number } = await createPerson('user');
  await request(number);
  const reply = await enter(number, await getLastCode(number));
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  const device = String(cookies.find((cookie) => String(cookie).startsWith('ebpls_device='))).split(';')[0] ?? '';
  for (let times = 0; times < 5; times += 1) await request(number);
  const before = await countTexts(number);
  await request(number);
  expect(await countTexts(number)).toBe(before);
  await request(number, { cookie: device });
  expect(await countTexts(number)).toBe(before + 1);
});

test('a flood of codes for one number leaves those of another number', async () => {
  const [one, other] = [await createPerson('user'), await createPerson('user')];
  for (let times = 0; times < 6; times += 1) await request(one.number);
  await request(other.number);
  expect((await enter(other.number, await getLastCode(other.number))).body.user).not.toBeNull();
});

test('a number signs one account in, and its phone is notified when the account leaves it', async () => {
  const { who, number } = await createPerson('user');
  const second = await server.person('user');
  await server.request(requestMobileCode, second, { body: { number } });
  const taken = await server.request(confirmMobile, second, { body: { code: await getLastCode(number) } });
  expect(taken.body.error.fields).toEqual({ code: [expect.stringMatching(/^Another account signs in/)] });

  await request(number);
  const code = await getLastCode(number);
  await server.request(removeMobile, who);
  expect((await listTexts()).findLast(({ to }) => to === number)?.text).toMatch(/no longer signs in/);
  expect((await enter(number, code)).body.error).toBe(WRONG);
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
