import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { confirmMobile, getMobile, removeMobile, requestMobileCode, switchMobile } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(async () => {
  owner = await server.person('user');
});
afterAll(() => server.close());

const requestCode = (number: string, person = owner) => server.request(requestMobileCode, person, { body: { number } });
const confirm = (code: string, person = owner) => server.request(confirmMobile, person, { body: { code } });

/** The code of the newest message in the outbox. */
async function getTextedCode(): Promise<string> {
  await server.api.jobs.runDue();
  const folder = join(server.api.config.data_dir, 'outbox-sms');
  const name = (await readdir(folder)).toSorted().at(-1) ?? '';
  return /\b\d{6}\b/.exec(await readFile(join(folder, name), 'utf8'))?.[0] ?? '';
}
const getOtherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('an owner confirms a number with its code, switches it off and removes it', async () => {
  expect((await requestCode('+63 917 000 0001')).body).toEqual({ number: null, is_on: false, waits: '0917 ••• ••01' });
  expect((await confirm(await getTextedCode())).body).toEqual({ number: '0917 ••• ••01', is_on: true, waits: null });
  expect((await server.request(switchMobile, owner, { body: { is_on: false } })).body.is_on).toBe(false);
  expect((await server.request(removeMobile, owner)).body).toEqual({ number: null, is_on: false, waits: null });
  expect((await server.request(switchMobile, owner, { body: { is_on: true } })).status).toBe(409);
});

test('five wrong codes void the right one, and so do ten minutes', async () => {
  await requestCode('0917 000 0002');
  const code = await getTextedCode();
  const wrongReply = await Promise.all(Array.from({ length: 8 }, () => confirm(getOtherCode(code))));
  expect(wrongReply.map(({ status }) => status)).toEqual(Array(8).fill(422));
  expect((await confirm(code)).body.error.fields).toEqual({ code: [expect.stringContaining('new one')] });

  await requestCode('0917 000 0003');
  const lateCode = await getTextedCode();
  await sql`update mobile_code set expires_at = now() - interval '1 second'`.execute(server.api.db);
  expect((await confirm(lateCode)).status).toBe(422);
});

test('a code confirms its own number of its own account only', async () => {
  const otherUser = await server.person('user');
  await requestCode('0917 000 0004');
  const code = await getTextedCode();
  await requestCode('0917 000 0005', otherUser);
  expect((await confirm(code, otherUser)).status).toBe(422);
  await requestCode('0917 000 0006');
  expect((await confirm(code)).status).toBe(422);
  expect((await server.request(getMobile, otherUser)).body.number).toBeNull();
});

test.each(['+1 900 555 0100', '02 8123 4567', '0917 123 456', '+44 7911 123456', '0917000000x'])(
  '%s is no Philippine mobile number, and no message is paid for',
  async (number) => {
    const { status, body } = await requestCode(number);
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['number']]);
  },
);

test('requests for many codes are limited by account and by number', async () => {
  server.limitsAfter(100_000);
  const byNumber: number[] = [];
  for (let count = 0; count < 4; count += 1)
    byNumber.push((await requestCode('0917 000 0007', await server.person('user'))).status);
  expect(byNumber).toEqual([200, 200, 200, 429]);
  const byAccount: number[] = [];
  for (let count = 0; count < 6; count += 1) byAccount.push((await requestCode(`0918 000 000${count}`)).status);
  expect(byAccount).toEqual([200, 200, 200, 200, 200, 429]);
});
