import { readNotification, saveAccountSettings } from '@ebpls/contracts';
import { sql } from 'kysely';

import { type NotificationKind } from '../../domain/notifications/notification-kinds.ts';
import { notifyPeople } from '../../domain/notifications/notify.ts';
import { buildServer } from '../../server.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { getDigestDue } from './mail-digests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));
afterAll(() => server.close());

async function sendDigests(moment: string): Promise<void> {
  server.setNow(moment);
  await sql`select graphile_worker.add_job('mail_digests')`.execute(server.api.db);
  await server.api.jobs.runDue();
}

const listMails = ({ email }: TestPerson) =>
  server.api.db
    .selectFrom('mail')
    .select(['subject', 'body_text', 'body_html', 'locale'])
    .where('to_address', '=', email)
    .where('template', '=', 'digest')
    .orderBy('id')
    .execute();

interface NewsInput {
  readonly kind?: NotificationKind;
  readonly company_name?: string;
  readonly code?: string;
  readonly at?: string;
  readonly role_id?: number;
}

async function notifyPerson({ account_id }: TestPerson, news: NewsInput = {}): Promise<number> {
  const { kind = 'application_accepted', company_name = 'Aling Nena', code = 'APP-2026-000001', role_id = null } = news;
  const now = new Date(news.at ?? '2026-01-12T09:00:00+08:00');
  await server.api.db.transaction().execute((trx) =>
    notifyPeople({ trx, now }, [{ account_id, role_id }], {
      kind,
      params: { company_name, assessment_code: code, percent: 50 },
      opens: { path: `/app/${code}` },
      in_digest: true,
    }),
  );
  const { notification_id } = await server.api.db
    .selectFrom('notification')
    .select('notification_id')
    .where('account_id', '=', account_id)
    .orderBy('notification_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return notification_id;
}

test('a permit from filing to issue makes four mails at once, and one digest of nine lines', async () => {
  const {
    server: stagedFixture,
    municipality: {
      people: { owner },
      stages: { issued },
    },
  } = await openFixtureServer();
  const { top_no } = await stagedFixture.api.db
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select('top_no')
    .where('assessment_code', '=', issued.assessment_code)
    .where('top_no', 'is not', null)
    .executeTakeFirstOrThrow();
  const immediateMails = await stagedFixture.api.db
    .selectFrom('mail')
    .select('template')
    .where('to_address', '=', owner.email)
    .where((where) =>
      where.or([
        where('body_text', 'like', `%${issued.company_code}%`),
        // Its link leads to the receipts of the order.
        where.and([where('template', '=', 'payment_received'), where('body_text', 'like', `%${top_no}%`)]),
      ]),
    )
    .where('template', 'not like', 'refund%')
    .where('template', 'not like', 'fraud%')
    .orderBy('id')
    .execute();
  const queuedRows = await stagedFixture.api.db
    .selectFrom('notification')
    .select('kind')
    .where('in_digest', '=', true)
    .where('path', 'like', `%${issued.company_code}%`)
    .where('kind', 'not like', 'refund%')
    .orderBy('notification_id')
    .execute();
  await stagedFixture.close();
  expect(immediateMails.map(({ template }) => template)).toEqual([
    'application_submitted',
    'bill_approved',
    'payment_received',
    'permit_issued',
  ]);
  expect(queuedRows.map(({ kind }) => kind)).toEqual([
    'application_accepted',
    ...Array<string>(7).fill('clearance_approved'),
    'application_cleared',
  ]);
});

test('the digest is sent at its hour, one for each person, grouped by business', async () => {
  const [owner, idle] = [await server.person('user'), await server.person('user')];
  await notifyPerson(owner, { company_name: 'Aling Nena & Anak' });
  await notifyPerson(owner, { company_name: 'Bagong Simula', code: 'APP-2026-000002' });
  await notifyPerson(owner, { company_name: 'Aling Nena & Anak', kind: 'application_cleared' });
  await sendDigests('2026-01-12T16:59:00+08:00');
  expect(await listMails(owner)).toEqual([]);
  await sendDigests('2026-01-12T17:00:00+08:00');
  const [mail, ...overrides] = await listMails(owner);
  expect([overrides, await listMails(idle)]).toEqual([[], []]);
  expect(mail).toMatchObject({ subject: 'Daily update (3)', locale: 'en' });
  expect(mail?.body_text).toContain(
    [
      'Aling Nena & Anak',
      '- APP-2026-000001: application accepted',
      `  ${server.api.config.public_url}/app/APP-2026-000001`,
      '- APP-2026-000001: cleared by all offices',
      `  ${server.api.config.public_url}/app/APP-2026-000001`,
      '',
      'Bagong Simula',
    ].join('\n'),
  );
  expect(mail?.body_html).toContain('Aling Nena &amp; Anak</h2>');
});

test('nothing is sent twice when the hour passes again; later notifications wait for the next day', async () => {
  const owner = await server.person('user');
  await notifyPerson(owner);
  await sendDigests('2026-01-12T17:00:00+08:00');
  await notifyPerson(owner, { code: 'APP-2026-000009', at: '2026-01-12T17:30:00+08:00' });
  // A notification that began before the hour and was committed after it.
  await notifyPerson(owner, { code: 'APP-2026-000010', at: '2026-01-12T16:59:59+08:00' });
  for (const moment of ['2026-01-12T17:10:00+08:00', '2026-01-12T23:50:00+08:00', '2026-01-13T16:50:00+08:00'])
    await sendDigests(moment);
  expect(await listMails(owner)).toHaveLength(1);
  await sendDigests('2026-01-13T17:00:00+08:00');
  const [, second, ...overrides] = await listMails(owner);
  expect([second?.body_text.match(/APP-2026-0000\d+:/g), overrides]).toEqual([
    ['APP-2026-000009:', 'APP-2026-000010:'],
    [],
  ]);
});

test('two concurrent workers, and a restarted one, send one digest', async () => {
  const owner = await server.person('user');
  for (let news = 0; news < 5; news += 1) await notifyPerson(owner);
  const clock = { now: () => new Date('2026-01-12T18:00:00+08:00'), today: () => '2026-01-12' };
  const workers = await Promise.all(
    [1, 2].map(() => buildServer({ config: server.api.config, clock, limits_now: Date.now })),
  );
  for (const key of ['first', 'second', 'third'])
    await sql`select graphile_worker.add_job('mail_digests', job_key := ${key}::text)`.execute(server.api.db);
  await Promise.all(workers.map(({ jobs }) => jobs.runDue()));
  await sql`select graphile_worker.add_job('mail_digests')`.execute(server.api.db);
  await workers[0]?.jobs.runDue();
  for (const { app } of workers) await app.close();
  expect(await listMails(owner)).toHaveLength(1);
});

test('notifications read in the product are left out, and without unread ones no digest is sent', async () => {
  const [owner, reader] = [await server.person('user'), await server.person('user')];
  await notifyPerson(owner);
  const read = [await notifyPerson(owner, { code: 'APP-2026-000077' }), await notifyPerson(reader)];
  await server.request(readNotification, owner, { params: { notification_id: read[0] ?? 0 } });
  await server.request(readNotification, reader, { params: { notification_id: read[1] ?? 0 } });
  await sendDigests('2026-01-12T17:00:00+08:00');
  expect((await listMails(owner))[0]?.body_text).not.toContain('APP-2026-000077');
  expect(await listMails(reader)).toEqual([]);
});

test('a person who switched a kind off reads it in the product only', async () => {
  const owner = await server.person('user');
  await server.request(saveAccountSettings, owner, {
    body: { mail_progress: false, mail_reminders: true, mail_inquiries: true },
  });
  await notifyPerson(owner);
  await sendDigests('2026-01-12T17:00:00+08:00');
  expect(await listMails(owner)).toEqual([]);
  await notifyPerson(owner, {
    kind: 'transfer_expired',
    company_name: 'Bagong Simula',
    at: '2026-01-12T20:00:00+08:00',
  });
  await sendDigests('2026-01-13T17:00:00+08:00');
  expect((await listMails(owner)).map(({ body_text }) => body_text)).toEqual([
    expect.stringContaining('Bagong Simula: your offer expired'),
  ]);
});

test('the digest is in its reader’s language', async () => {
  const owner = await server.person('user');
  await server.api.db.updateTable('account').set({ locale: 'fil' }).where('id', '=', owner.account_id).execute();
  await notifyPerson(owner);
  await sendDigests('2026-01-12T17:00:00+08:00');
  const [mail] = await listMails(owner);
  expect(mail).toMatchObject({ locale: 'fil', subject: 'Buod ng araw (1)' });
  expect(mail?.body_text).toContain('APP-2026-000001: tinanggap ang iyong aplikasyon');
});

test('a person who left an office, or was closed, gets no digest about it', async () => {
  const [clerk, closedAccount] = [await server.person('bplo'), await server.person('user')];
  await notifyPerson(clerk, { kind: 'clock_running', role_id: 4 });
  await notifyPerson(closedAccount);
  await server.api.db
    .updateTable('account')
    .set({ disabled_at: '2026-01-12T10:00:00Z' })
    .where('id', '=', closedAccount.account_id)
    .execute();
  await sendDigests('2026-01-12T17:00:00+08:00');
  expect([await listMails(clerk), await listMails(closedAccount)]).toEqual([[], []]);
});

test.each([
  ['2026-01-12T16:59:59+08:00', '2026-01-11'],
  ['2026-01-12T17:00:00+08:00', '2026-01-12'],
  ['2026-01-13T00:30:00+08:00', '2026-01-12'],
])('at %s the digest of %s is the newest one due', (now, day) => {
  expect(getDigestDue(new Date(now), 17)).toEqual({ day, until: new Date(`${day}T17:00:00+08:00`) });
});
