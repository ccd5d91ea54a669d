import { getAccountSettings, MAIL_PREFERENCES, saveAccountSettings } from '@ebpls/contracts';

import { BY_CHOICE } from '../../platform/mail/mail-choices.ts';
import { type MailTemplate, sendMail } from '../../platform/mail/mail.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const ALL = { mail_progress: true, mail_reminders: true, mail_inquiries: true };
const LEGAL: readonly MailTemplate[] = [
  'verify',
  'recover',
  'password_changed',
  'session_reuse',
  'application_returned',
  'application_rejected',
  'clearance_returned',
  'clearance_rejected',
  'bill_approved',
  'business_delinquent',
  'payment_received',
  'permit_issued',
  'refund_sent',
];
const templates = Object.keys(BY_CHOICE) as MailTemplate[];

async function isMailWritten({ email }: TestPerson, template: MailTemplate): Promise<boolean> {
  await sendMail(server.api.db, { to: email, template, locale: 'en', params: { firstname: 'Nena' } });
  const newest = await server.api.db
    .selectFrom('mail')
    .select('template')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await server.api.db.deleteFrom('mail').where('to_address', '=', email).execute();
  return newest?.template === template;
}

test('a person without saved preferences gets every mail', async () => {
  const owner = await server.person('user');
  expect((await server.request(getAccountSettings, owner)).body).toEqual(ALL);
  for (const template of templates) expect([template, await isMailWritten(owner, template)]).toEqual([template, true]);
});

test.each(MAIL_PREFERENCES)('without %s no mail of that kind is written, every other one is', async (choice) => {
  const owner = await server.person('user');
  const settings = { ...ALL, [choice]: false };
  expect((await server.request(saveAccountSettings, owner, { body: settings })).body).toEqual(settings);
  expect((await server.request(getAccountSettings, owner)).body).toEqual(settings);
  for (const template of templates)
    expect([template, await isMailWritten(owner, template)]).toEqual([template, BY_CHOICE[template] !== choice]);
});

test('mails that the law or the safety of the account requires are always sent', async () => {
  const owner = await server.person('user');
  await server.request(saveAccountSettings, owner, {
    body: { mail_progress: false, mail_reminders: false, mail_inquiries: false },
  });
  for (const template of LEGAL) expect([template, await isMailWritten(owner, template)]).toEqual([template, true]);
});

test('one person’s choice does not affect another’s mails', async () => {
  const [unsubscribedOwner, other] = [await server.person('user'), await server.person('user')];
  await server.request(saveAccountSettings, unsubscribedOwner, { body: { ...ALL, mail_progress: false } });
  expect([
    await isMailWritten(unsubscribedOwner, 'application_accepted'),
    await isMailWritten(other, 'application_accepted'),
  ]).toEqual([false, true]);
});

test('a choice may be reversed', async () => {
  const owner = await server.person('user');
  await server.request(saveAccountSettings, owner, { body: { ...ALL, mail_reminders: false } });
  await server.request(saveAccountSettings, owner, { body: ALL });
  expect(await isMailWritten(owner, 'renewal_reminder')).toBe(true);
});
