import { listMails, resendMail } from '@ebpls/contracts';

import { sendMail } from '../../platform/mail/mail.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  admin = await server.person('admin');
  for (const to of ['luz@example.com', 'mario@example.com', 'nena@example.com']) {
    await sendMail(server.api.db, {
      to,
      template: 'verify',
      locale: 'en',
      params: { firstname: 'Luz', link: 'https://example.com/secret-token' },
    });
  }
  await server.api.db
    .updateTable('mail')
    .set({ state: 'FAILED', attempts: 3, last_error: 'no such mailbox' })
    .where('to_address', '=', 'mario@example.com')
    .execute();
});
afterAll(() => server.close());

test('the administrator sees the sent and the failed mails, never the links inside', async () => {
  const { body, status } = await server.request(listMails, admin, { query: {} });
  expect(status).toBe(200);
  expect(body.data.map(({ to_address, state }) => [to_address, state])).toEqual([
    ['nena@example.com', 'QUEUED'],
    ['mario@example.com', 'FAILED'],
    ['luz@example.com', 'QUEUED'],
  ]);
  expect(JSON.stringify(body)).not.toContain('secret-token');
});

test('the log is searched, filtered and paged', async () => {
  const failedReply = await server.request(listMails, admin, { query: { state: 'FAILED' } });
  expect(failedReply.body.data.map(({ last_error }) => last_error)).toEqual(['no such mailbox']);
  const searchReply = await server.request(listMails, admin, { query: { search: 'LUZ@' } });
  expect(searchReply.body.data).toHaveLength(1);
  const first = await server.request(listMails, admin, { query: { limit: '2' } });
  const rest = await server.request(listMails, admin, { query: { limit: '2', cursor: first.body.next_cursor ?? '' } });
  expect(rest.body.data.map(({ to_address }) => to_address)).toEqual(['luz@example.com']);
});

test('a mail that failed is tried once more, and only such a one', async () => {
  const [mail] = (await server.request(listMails, admin, { query: { state: 'FAILED' } })).body.data;
  const params = { mail_id: mail?.id ?? 0 };
  expect((await server.request(resendMail, admin, { params })).body).toMatchObject({ state: 'QUEUED' });
  expect((await server.request(resendMail, admin, { params })).status).toBe(409);
  await server.api.jobs.runDue();
  const row = await server.api.db
    .selectFrom('mail')
    .select(['state', 'attempts', 'last_error'])
    .where('to_address', '=', 'mario@example.com')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'SENT', attempts: 4, last_error: null });
});

test.each(['user', 'bplo', 'fire'] as const)('%s may not read the log', async (role) => {
  expect((await server.request(listMails, await server.person(role), { query: {} })).status).toBe(403);
});
