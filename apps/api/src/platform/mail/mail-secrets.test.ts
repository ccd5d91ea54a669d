import { createServer, type Server } from 'node:net';

import {
  acceptInvitation,
  inviteUser,
  listMails,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  resendMail,
  signUp,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { hashPassword } from '../passwords/password.ts';
import { hashSecret } from '../secrets.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const PASSWORD = 'tatlong kabayo sa palengke';

let server: TestServer;
let refusing: TestServer;
let mail_server: Server;
let admin: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  admin = await server.person('admin');
  // A mail server that replies and accepts no mail.
  mail_server = createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.on('data', (line) =>
      socket.write(/^EHLO/i.test(line.toString()) ? '250 hello\r\n' : '550 no such mailbox\r\n'),
    );
    socket.on('error', () => undefined);
  });
  const port = await new Promise<number>((resolve) => {
    mail_server.listen(0, '127.0.0.1', () => resolve((mail_server.address() as { port: number }).port));
  });
  refusing = await openTestServer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterAll(async () => {
  await server.close();
  await refusing.close();
  mail_server.close();
});

/** Every text in every column of the tables that contain mail, and every job. */
async function listTexts({ api: { db } }: TestServer): Promise<string> {
  const { rows } = await sql<{
    whole: string;
  }>`
    select row_to_json(m)::text as whole
    from mail m
    union all
    select row_to_json(j)::text
    from graphile_worker._private_jobs j`.execute(db);
  return rows.map(({ whole }) => whole).join('\n');
}

/** All possible secrets in those texts that are still valid. */
async function findLiveSecrets(at: TestServer): Promise<string[]> {
  const candidates = new Set((await listTexts(at)).match(/[\w-]{43}/g) ?? []);
  const tokens = await at.api.db
    .selectFrom('one_time_token')
    .select('secret_hash')
    .where('used_at', 'is', null)
    .execute();
  const emailChanges = await at.api.db.selectFrom('email_change').select('secret_hash').execute();
  const live = new Set([...tokens, ...emailChanges].map(({ secret_hash }) => secret_hash.toString('hex')));
  return [...candidates].filter((candidate) => live.has(hashSecret(candidate).toString('hex')));
}

test('after the mails were sent no row holds a link that grants access, and the log still has the recipient, the template and the time', async () => {
  await server.request(signUp, undefined, {
    body: { firstname: 'Nena', lastname: 'Reyes', email: 'nena@example.com', password: PASSWORD, terms: true },
  });
  await server.request(inviteUser, admin, {
    body: { firstname: 'Rosa', lastname: 'Aquino', email: 'rosa@example.com', role_ids: [4], permissions: [] },
  });
  const owner = await server.person('user');
  await server.api.db
    .updateTable('account')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .where('id', '=', owner.account_id)
    .execute();
  await server.request(requestPasswordReset, undefined, { body: { email: owner.email } });
  await server.request(requestEmailChange, owner, { body: { email: 'new@example.com', current: PASSWORD } });
  expect(await findLiveSecrets(server)).toHaveLength(4);

  await server.api.jobs.runDue();
  expect(await findLiveSecrets(server)).toEqual([]);
  expect(await listTexts(server)).toContain('/login/verification?token=…');
  const { body } = await server.request(listMails, admin, { query: {} });
  expect(body.data.map(({ to_address, template, state }) => [to_address, template, state])).toEqual([
    ['new@example.com', 'confirm_email', 'SENT'],
    [owner.email, 'email_change_requested', 'SENT'],
    [owner.email, 'recover', 'SENT'],
    [admin.email, 'account_staff', 'SENT'],
    ['rosa@example.com', 'invitation', 'SENT'],
    ['nena@example.com', 'verify', 'SENT'],
  ]);
  expect(body.data.every(({ sent_at }) => sent_at !== null)).toBe(true);
});

test('a refused mail keeps its link, so that it can be sent again', async () => {
  const owner = await refusing.person('user');
  const clerk = await refusing.person('admin');
  await refusing.request(requestPasswordReset, undefined, { body: { email: owner.email } });
  await refusing.api.jobs.runDue();
  const [failedMail] = (await refusing.request(listMails, clerk, { query: { state: 'FAILED' } })).body.data;
  expect(failedMail).toMatchObject({ to_address: owner.email, last_error: expect.stringContaining('550') });
  expect((await refusing.request(resendMail, clerk, { params: { mail_id: failedMail?.id ?? 0 } })).body.state).toBe(
    'QUEUED',
  );
  const { body_text } = await refusing.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('id', '=', failedMail?.id ?? 0)
    .executeTakeFirstOrThrow();
  const token = /reset-form\/[^/]+\/([\w-]+)/.exec(body_text)?.[1] ?? '';
  expect(
    (await refusing.request(resetPassword, undefined, { body: { email: owner.email, token, password: PASSWORD } }))
      .status,
  ).toBe(200);
});

test('a mail that was never sent loses its link after a week, and is not sent again without it', async () => {
  const clerk = await refusing.person('admin');
  const email = 'late@example.com';
  await refusing.request(inviteUser, clerk, {
    body: { firstname: 'Rosa', lastname: 'Aquino', email, role_ids: [4], permissions: [] },
  });
  await refusing.api.jobs.runDue();
  const { id, body_text } = await refusing.api.db
    .selectFrom('mail')
    .select(['id', 'body_text'])
    .where('to_address', '=', email)
    .executeTakeFirstOrThrow();
  await refusing.api.db
    .updateTable('mail')
    .set({ created_at: sql`now() - interval '8 days'` })
    .where('id', '=', id)
    .execute();
  await sql`select graphile_worker.add_job('sweep')`.execute(refusing.api.db);
  await refusing.api.jobs.runDue();

  const token = /invitation\?token=([\w-]+)/.exec(body_text)?.[1] ?? '';
  expect(await listTexts(refusing)).not.toContain(token);
  const secondSend = await refusing.request(resendMail, clerk, { params: { mail_id: id } });
  expect([secondSend.status, secondSend.body.error.message]).toEqual([
    409,
    'The link in this e-mail has expired and cannot be sent again. The recipient must request a new one.',
  ]);
  // The token expires by its own time, independently of the mail.
  expect((await refusing.request(acceptInvitation, undefined, { body: { token, password: PASSWORD } })).status).toBe(
    200,
  );
});
