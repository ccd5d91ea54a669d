import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { formatGovernmentName, LOCALES } from '@ebpls/contracts';
import { sql } from 'kysely';

import { listServerMessages } from '../messages/catalogue.ts';
import { enqueueMail, type MailTemplate, sendMail } from './mail.ts';
import { renderMail } from './render-mail.ts';
import { sealAttachment } from './mail-seal.ts';
import { openMailReceiver } from '../../testing/stress/mail-receiver.ts';
import { wait } from '../../testing/stress/seeded-random.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const mail = {
  to: 'nena@example.com',
  template: 'verify',
  locale: 'en',
  params: { firstname: 'Nena', link: 'https://x.example/login/verification?token=abc' },
} as const;
const listModes = (paths: readonly string[]) =>
  Promise.all(
    paths.map(async (path) => ((await stat(join(server.api.config.data_dir, path))).mode & 0o777).toString(8)),
  );
const listOutbox = () => readdir(join(server.api.config.data_dir, 'outbox')).catch(() => []);

test('a mail of a transaction that fails is never sent', async () => {
  const failing = server.api.db.transaction().execute(async (trx) => {
    await sendMail(trx, mail);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await server.api.jobs.runDue();
  expect(await listOutbox()).toEqual([]);
});

test('a mail lands in the outbox folder after the commit, once', async () => {
  await server.api.db.transaction().execute((trx) => sendMail(trx, mail));
  await server.api.jobs.runDue();
  const [name = '', ...more] = await listOutbox();
  const mailFile = await readFile(join(server.api.config.data_dir, 'outbox', name), 'utf8');
  expect(await listModes(['outbox', `outbox/${name}`])).toEqual(['700', '600']);
  expect(more).toEqual([]);
  expect(mailFile).toContain('To: nena@example.com');
  expect(mailFile).toContain('Subject: Please confirm your e-mail address');
  expect(await server.api.db.selectFrom('mail').select(['state', 'attempts']).execute()).toEqual([
    { state: 'SENT', attempts: 1 },
  ]);
});

test('a mail that is sent twice has the same Message-ID', async () => {
  const readMessageIds = async () => {
    const names = await listOutbox();
    const files = await Promise.all(
      names.map((name) => readFile(join(server.api.config.data_dir, 'outbox', name), 'utf8')),
    );
    return files.map((file) => /^Message-ID: (<mail\.\d+\.\d+@\S+>)/im.exec(file)?.[1]);
  };
  const before = await readMessageIds();
  expect(before[0]).toBeDefined();
  // The reply of the mail server was lost, so the mail counts as unsent.
  await server.api.db.updateTable('mail').set({ state: 'QUEUED' }).execute();
  await enqueueMail(server.api.db, 1);
  await server.api.jobs.runDue();
  expect(await readMessageIds()).toEqual(before);
});

test('a mail whose server is unreachable keeps its error, stays queued, and is sent when the server is back', async () => {
  const firstServer = await openTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' });
  for (let mailCount = 0; mailCount < 6; mailCount += 1) await sendMail(firstServer.api.db, mail);
  await firstServer.api.jobs.runDue();
  const queuedMails = await firstServer.api.db
    .selectFrom('mail')
    .select(['state', 'attempts', 'last_error'])
    .orderBy('id')
    .execute();
  expect(queuedMails.map(({ state }) => state)).toEqual(Array(6).fill('QUEUED'));
  expect(queuedMails[0]).toMatchObject({ attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') });
  // After four mails without a reply the others were not even tried.
  expect(queuedMails.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 0, 0]);
  await firstServer.api.app.close();

  const secondServer = await openTestServer({ DATABASE_URL: firstServer.api.config.database_url });
  await secondServer.api.db
    .updateTable('mail')
    .set({ created_at: sql`now() - interval '16 hours'` })
    .execute();
  await sql`select graphile_worker.add_job('send_waiting_mail')`.execute(secondServer.api.db);
  await secondServer.api.jobs.runDue();
  expect(await secondServer.api.db.selectFrom('mail').select('id').where('state', '=', 'SENT').execute()).toHaveLength(
    6,
  );
  await secondServer.close();
  await firstServer.close();
});

test('a mail that is being sent for more than a minute is not sent a second time beside it', async () => {
  const { promise: acceptance, resolve: accept } = Promise.withResolvers<void>();
  const receiver = await openMailReceiver(acceptance);
  const slow = await openTestServer({ SMTP_URL: `smtp://127.0.0.1:${receiver.port}` });
  await sendMail(slow.api.db, mail);
  const sending = slow.api.jobs.runDue();
  while (receiver.receptions.size === 0) await wait(5);
  await slow.api.db
    .updateTable('mail')
    .set({ created_at: sql`now() - interval '2 minutes'` })
    .execute();
  await sql`select graphile_worker.add_job('send_waiting_mail')`.execute(slow.api.db);
  const countJobs = async (task: string): Promise<number> => {
    const { rows } = await sql`select from graphile_worker.jobs where task_identifier = ${task}`.execute(slow.api.db);
    return rows.length;
  };
  const sweep = slow.api.jobs.runDue();
  while ((await countJobs('send_waiting_mail')) > 0) await wait(5);
  const mailJobCount = await countJobs('send_mail');
  accept();
  await Promise.all([sending, sweep]);
  await slow.close();
  await receiver.close();
  expect(mailJobCount).toBe(1);
  expect([...receiver.receptions.values()]).toEqual([1]);
});

test('a name with markup stays a name, and a line break never reaches a header', () => {
  const { subject, body_html, body_text } = renderMail({
    template: 'verify',
    locale: 'en',
    params: { firstname: '<script>alert(1)</script>\r\nBcc: all@example.com', link: 'https://x.example/?a="><b>' },
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(body_html).not.toContain('<script>');
  expect(body_html).not.toContain('"><b>');
  expect(body_text).toContain('<script>alert(1)</script>');
});

test('a button names its action, and the plain text has its address', () => {
  const params = { top_no: 'TOP-1', company_name: 'Aling Nena', amount: '₱3,405.00', valid_until: '2026-01-31' };
  const bill = { template: 'bill_approved', params: { ...params, link: 'https://x.example/bill' } } as const;
  const english = renderMail({ ...bill, locale: 'en' });
  expect(english.body_html).toMatch(/<a class="button" href="https:\/\/x\.example\/bill"[^>]*>Pay ₱3,405\.00<\/a>/);
  expect(english.body_text).toContain('Pay ₱3,405.00:\nhttps://x.example/bill');
  expect(renderMail({ ...bill, locale: 'fil' }).body_html).toContain('>Bayaran ang ₱3,405.00</a>');
});

test('a mail carries the seal and fetches nothing from anywhere', async () => {
  const { body_html } = renderMail({ ...mail, params: { ...mail.params, municipality: 'Municipality of San Isidro' } });
  expect(body_html).toContain('Municipality of San Isidro</div>');
  expect(body_html.match(/src="[^"]*"/g)).toEqual(['src="cid:seal@ebpls"']);
  const { content } = await sealAttachment(server.api);
  expect((content as Buffer).subarray(1, 4).toString()).toBe('PNG');
});

test('a mail is in the language of the person', () => {
  expect(renderMail({ ...mail, locale: 'fil' })).toMatchObject({
    subject: 'Pakikumpirma ang iyong e-mail',
    body_text: expect.stringContaining('Magandang araw, Nena!'),
  });
});

test.each([
  [{ name: 'Bagong Silang' }, 'en', 'Municipality of Bagong Silang'],
  [{ name: 'Bagong Silang', government: 'MUNICIPALITY' }, 'fil', 'Bayan ng Bagong Silang'],
  [{ name: 'Tubigan', government: 'CITY' }, 'en', 'City of Tubigan'],
  [{ name: 'Tubigan', government: 'CITY' }, 'fil', 'Lungsod ng Tubigan'],
  [{ name: '' }, 'en', 'eBPLS'],
] as const)('a mail is signed by its local government: %j in %s', async (municipality, locale, signature) => {
  const value = JSON.stringify(municipality);
  await server.api.db
    .insertInto('setting')
    .values({ key: 'municipality', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  const to = `signed-${signature.replaceAll(' ', '-')}@example.com`;
  await sendMail(server.api.db, {
    to,
    template: 'verify',
    locale,
    params: { firstname: 'Nena', link: 'https://x.example' },
  });
  const { body_text } = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', to)
    .executeTakeFirstOrThrow();
  expect(body_text.endsWith(`Office\n${signature}`)).toBe(true);
});

const TEMPLATES = Object.keys(listServerMessages('en')).flatMap(
  (key) => (/^mail\.(\w+)\.subject$/.exec(key)?.[1] ?? []) as MailTemplate | [],
);
const PLACEHOLDER = /\{\w+\}/;

test.each(LOCALES.flatMap((locale) => TEMPLATES.map((template) => ({ locale, template }))))(
  '$template is a whole mail in $locale',
  ({ locale, template }) => {
    const words = listServerMessages(locale);
    const source = `${words[`mail.${template}.subject`]} ${words[`mail.${template}.text`]}`;
    const params = Object.fromEntries([...source.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, `<${name}>`]));
    const { subject, body_text, body_html } = renderMail({
      template,
      locale,
      params: {
        ...params,
        link: 'https://x.example/page',
        firstname: 'Nena',
        municipality: formatGovernmentName({ name: 'San Isidro' }, locale),
      },
    });
    for (const part of [subject, body_text, body_html]) expect(part).not.toMatch(PLACEHOLDER);
    expect(body_text).toMatch(locale === 'en' ? /^Good day, Nena!\n/ : /^Magandang araw, Nena!\n/);
    expect(body_text).toMatch(locale === 'en' ? /Municipality of San Isidro$/ : /Bayan ng San Isidro$/);
    expect(body_html).toContain(`href="https://x.example/page"`);
    expect(
      Object.values(params).filter(
        (value) => !['<link>', '<firstname>'].includes(value) && !(subject + body_text).includes(value),
      ),
    ).toEqual([]);
  },
);

// Placeholders of texts that an account, a business or an officer entered.
const USER_TEXTS =
  /\{(firstname|lastname|\w+_name|name|person|asker|by|ended_by|subject|reason|remarks|statement|finding|decision|answer|paper|act|what)\}/g;
/** Mails to another person than the owner of the business, who named it. */
const TO_OTHERS =
  /^(delegation_offered|delegation_ended|transfer_offered|succession_(objected|refused|granted)|account_\w+)$/;

test.each(LOCALES.flatMap((locale) => TEMPLATES.map((template) => ({ locale, template }))))(
  '$template carries no words of a sender in its subject or before our own in $locale',
  ({ locale, template }) => {
    const words = listServerMessages(locale);
    const findUserTexts = (text: string): string[] =>
      (text.match(USER_TEXTS) ?? []).filter((name) => name !== '{company_name}' || TO_OTHERS.test(template));
    expect(findUserTexts(words[`mail.${template}.subject`] ?? '')).toEqual([]);
    const text = words[`mail.${template}.text`] ?? '';
    expect(findUserTexts(/^\{\w+\}/.exec(text)?.[0] ?? '')).toEqual([]);
    // A person's name appears in quotes, or in a paragraph after the first.
    const first = (text.split('\n\n')[0] ?? '').replaceAll(/“\{\w+\}”/g, '');
    expect((first.match(/\{\w+_name\}/g) ?? []).filter((name) => name !== '{company_name}')).toEqual([]);
  },
);
