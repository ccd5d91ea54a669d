import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sendMail, writeLetter } from './mail.ts';
import { openTestServer, type TestServer } from './testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const letter = { to: 'nena@example.com', template: 'verify', locale: 'en', params: { firstname: 'Nena', link: 'https://x.example/login/verification?token=abc' } } as const;
const outbox = () => readdir(join(server.api.config.data_dir, 'outbox')).catch(() => []);

test('a mail of a transaction that fails is never sent', async () => {
  const failing = server.api.db.transaction().execute(async (trx) => {
    await sendMail(trx, letter);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await server.api.jobs.runDue();
  expect(await outbox()).toEqual([]);
});

test('a mail lands in the outbox folder after the commit, once', async () => {
  await server.api.db.transaction().execute((trx) => sendMail(trx, letter));
  await server.api.jobs.runDue();
  const [name = '', ...more] = await outbox();
  const written = await readFile(join(server.api.config.data_dir, 'outbox', name), 'utf8');
  expect(more).toEqual([]);
  expect(written).toContain('To: nena@example.com');
  expect(written).toContain('Subject: Please confirm your email');
  expect(await server.api.db.selectFrom('mail').select(['state', 'attempts']).execute()).toEqual([{ state: 'SENT', attempts: 1 }]);
});

test('a mail that cannot be sent keeps its error and waits for another try', async () => {
  const broken = await openTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await sendMail(broken.api.db, letter);
  await broken.api.jobs.runDue();
  const [mail] = await broken.api.db.selectFrom('mail').select(['state', 'attempts', 'last_error']).execute();
  expect(mail).toMatchObject({ state: 'FAILED', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') });
  await broken.close();
});

test('a name with markup stays a name, and a line break never reaches a header', () => {
  const { subject, body_html, body_text } = writeLetter({ template: 'verify', locale: 'en', params: { firstname: '<script>alert(1)</script>\r\nBcc: all@example.com', link: 'https://x.example/?a="><b>' } });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(body_html).not.toContain('<script>');
  expect(body_html).not.toContain('"><b>');
  expect(body_text).toContain('<script>alert(1)</script>');
});

test('a mail speaks the language of the person', () => {
  expect(writeLetter({ ...letter, locale: 'fil' })).toMatchObject({ subject: 'Pakikumpirma ang iyong email', body_text: expect.stringContaining('Magandang araw, Nena!') });
});
