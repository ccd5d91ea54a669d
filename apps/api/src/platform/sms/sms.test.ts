import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { LOCALES } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { notifyReader } from '../../domain/notifications/notify.ts';
import { listServerMessages } from '../messages/catalogue.ts';
import { readConfig } from '../config/config.ts';
import { toGsmText } from './gsm-text.ts';
import { queueSms, renderSms, type SmsTemplate } from './sms.ts';

const NUMBER = '09171234567';
let gateway: Server;
let answers: { status: number; body: string };
let posts: string[];
let server: TestServer;

beforeAll(async () => {
  gateway = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      posts.push(body);
      reply.writeHead(answers.status, { 'content-type': 'application/json' }).end(answers.body);
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  server = await openTestServer({
    SMS_API_KEY: 'a-key-for-tests',
    SMS_SENDER: 'SANISIDRO',
    SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`,
    SMS_PERSON_MOST: '3',
    SMS_TOWN_MOST: '6',
  });
});
beforeEach(async () => {
  answers = { status: 200, body: '[{"message_id":1,"status":"Pending"}]' };
  posts = [];
  await sql`delete from sms`.execute(server.api.db);
});
afterAll(async () => {
  await server.close();
  await new Promise((resolve) => gateway.close(resolve));
});

const send = (person: TestPerson, template: SmsTemplate = 'code', code = '123456') =>
  queueSms(server.api.db, {
    account_id: person.account_id,
    number: NUMBER,
    template,
    locale: 'en',
    params: { code },
  });
const listRows = () =>
  server.api.db.selectFrom('sms').select(['state', 'body', 'attempts', 'last_error']).orderBy('sms_id').execute();
async function runJobs(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.api.db);
  await server.api.jobs.runDue();
}

test('a message is sent to the gateway by its documented form, once, and its text is removed from the row', async () => {
  await send(await server.person('user'));
  await Promise.all([server.api.jobs.runDue(), server.serving.jobs.runDue()]);
  await runJobs();
  expect(posts.map((post) => Object.fromEntries(new URLSearchParams(post)))).toEqual([
    {
      apikey: 'a-key-for-tests',
      number: NUMBER,
      sendername: 'SANISIDRO',
      message: expect.stringContaining('123456 is your code'),
    },
  ]);
  expect(await listRows()).toEqual([{ state: 'SENT', body: '', attempts: 1, last_error: null }]);
});

test('a message that the gateway refused is tried again; one that it may have taken is not', async () => {
  await send(await server.person('user'));
  answers = { status: 503, body: 'later' };
  await server.api.jobs.runDue();
  expect(await listRows()).toMatchObject([{ state: 'QUEUED', attempts: 1 }]);
  answers = { status: 500, body: `failed for ${NUMBER}` };
  await runJobs();
  answers = { status: 200, body: '[{"message_id":1}]' };
  await runJobs();
  expect(posts).toHaveLength(2);
  const [row] = await listRows();
  expect(row).toMatchObject({ state: 'FAILED', body: '' });
  expect(row?.last_error).not.toContain(NUMBER);
});

test('neither a person nor the municipality gets more than the ceiling of a day', async () => {
  const people = [await server.person('user'), await server.person('user'), await server.person('user')];
  for (const person of people) for (let count = 0; count < 4; count += 1) await send(person);
  await runJobs();
  expect(posts).toHaveLength(6);
  expect((await listRows()).filter(({ state }) => state === 'DROPPED')).toHaveLength(6);
});

test('codes to sign in, which anybody may request, use up no other message and are sent past the ceilings', async () => {
  const [owner, other] = [await server.person('user'), await server.person('user')];
  for (let count = 0; count < 7; count += 1) await send(owner, 'sign_in_code');
  await runJobs();
  expect(posts).toHaveLength(7);
  for (const person of [owner, other]) await send(person);
  await runJobs();
  expect(posts).toHaveLength(9);
  for (let count = 0; count < 4; count += 1) await send(owner);
  await send(owner, 'sign_in_code');
  await runJobs();
  expect(posts).toHaveLength(12);
});

test('only a proved number that is switched on is texted, and only about urgent matters', async () => {
  const [on, off, none] = [await server.person('user'), await server.person('user'), await server.person('user')];
  for (const [person, is_on] of [
    [on, true],
    [off, false],
  ] as const)
    await server.api.db
      .insertInto('account_mobile')
      .values({ account_id: person.account_id, number: NUMBER, is_on, signs_in: is_on, verified_at: new Date() })
      .execute();
  const params = { company_name: 'Aling Nena', amount: '₱3,405.00', valid_until: '2026-01-31', top_no: 'T', link: 'x' };
  for (const person of [on, off, none])
    for (const template of ['bill_approved', 'application_accepted'] as const)
      await server.api.db
        .transaction()
        .execute((trx) =>
          notifyReader(
            { trx, now: new Date(), public_url: 'https://permits.example.gov.ph' },
            { ...person, role_id: null, firstname: 'Maria', locale: 'en' },
            { template, params: { ...params, assessment_code: 'A' } },
          ),
        );
  expect((await listRows()).map(({ body }) => body)).toEqual([
    'eBPLS: the bill of Aling Nena is PHP 3,405.00. Please pay by 31 Jan 2026. https://permits.example.gov.ph',
  ]);
});

const TEMPLATES = Object.keys(listServerMessages('en')).flatMap(
  (key) => (/^sms\.(\w+)$/.exec(key)?.[1] ?? []) as SmsTemplate[],
);

test.each(LOCALES.flatMap((locale) => TEMPLATES.map((template) => ({ locale, template }))))(
  '$template in $locale is one message of the GSM alphabet, also with the longest names',
  ({ locale, template }) => {
    const text = renderSms({
      template,
      locale,
      params: {
        municipality: 'Bagong Silang del Norte',
        site: 'https://permits.bagong-silang.gov.ph',
        code: '123456',
        company_name: `Peña’s “Sari-sari” ${'Čapek '.repeat(40)}`,
        amount: '₱1,234,567.00',
        valid_until: '2026-01-31',
        due_on: '2026-01-31',
        when: '2026-01-31 09:00',
        permit_no: 'MP-2026-00012',
      },
    });
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toBe(toGsmText(text));
    expect(text).not.toMatch(/[{}₱’]|^TEST/);
    expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(
      ['code', 'walk_in_code', 'sign_in_code', 'sign_up_code', 'proof_code'].includes(template)
        ? []
        : ['https://permits.bagong-silang.gov.ph'],
    );
  },
);

test('without a gateway a message is a file that only this account can read', async () => {
  const municipality = await openTestServer();
  const person = await municipality.person('user');
  await queueSms(municipality.api.db, {
    account_id: person.account_id,
    number: NUMBER,
    template: 'code',
    locale: 'fil',
    params: { code: '654321' },
  });
  await municipality.api.jobs.runDue();
  const folder = join(municipality.api.config.data_dir, 'outbox-sms');
  const [name = ''] = await readdir(folder);
  expect(await readFile(join(folder, name), 'utf8')).toMatch(/^To: 09171234567\n\n.*654321/);
  await municipality.close();
});

test('a half-configured gateway stops the start', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/ebpls' };
  expect(() => readConfig({ ...settings, SMS_API_KEY: 'a-key-for-tests' })).toThrow('SMS_SENDER: expected a name');
  expect(() => readConfig({ ...settings, SMS_SENDER: 'SANISIDRO' })).toThrow('SMS_API_KEY: expected a key');
  expect(readConfig(settings).sms_gateway).toBeUndefined();
});
