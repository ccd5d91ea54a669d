import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import {
  decideErasure,
  type ErasureBlocker,
  getErasure,
  getMe,
  listErasures,
  requestErasure,
  signIn,
  withdrawErasure,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { hashPassword } from '../../platform/passwords/password.ts';
import { fileApplication, typeForm, createForm } from '../../testing/application-fixture.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import { OWNER_PASSWORD } from '../../testing/municipality-fixture.ts';

let server: TestServer;
let admin: TestPerson;
let owner: TestPerson;
let stagedOwner: TestPerson;

beforeAll(async () => {
  const stagedFixture = await openFixtureServer();
  server = stagedFixture.server;
  stagedOwner = stagedFixture.municipality.people.owner;
  admin = await server.person('admin');
});
beforeEach(async () => {
  owner = await server.person('user', { firstname: 'Luz', lastname: 'Villarin' });
});
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));
afterAll(() => server.close());

const sendErasureRequest = (person: TestPerson) =>
  server.request(requestErasure, person, { body: { remarks: 'I moved away.' } });
const getState = async (person: TestPerson) => (await server.request(getErasure, person)).body;
const decide = (erasure_id: number, outcome: 'APPROVED' | 'REFUSED', person = admin) =>
  server.request(decideErasure, person, { params: { erasure_id }, body: { outcome, reason: 'Nothing is open.' } });

async function advanceTime(to: string): Promise<void> {
  server.setNow(to);
  await sql`select graphile_worker.add_job('erase_accounts')`.execute(server.api.db);
  await server.api.jobs.runDue();
}

async function createApprovedErasure(person: TestPerson): Promise<number> {
  const { request } = (await sendErasureRequest(person)).body;
  const erasure_id = request?.erasure_id ?? 0;
  expect((await decide(erasure_id, 'APPROVED')).status).toBe(200);
  return erasure_id;
}

const listMails = async (email: string) =>
  (
    await server.api.db.selectFrom('mail').select('template').where('to_address', '=', email).orderBy('id').execute()
  ).map(({ template }) => template);
async function countErasureNotifications({ account_id }: TestPerson): Promise<number> {
  const { rows } = await sql`
    select from notification where account_id = ${account_id}::bigint and kind = 'account_erasure'`.execute(
    server.api.db,
  );
  return rows.length;
}
const findAccount = ({ account_id }: TestPerson) =>
  server.api.db.selectFrom('account').selectAll().where('id', '=', account_id).executeTakeFirstOrThrow();

test('an owner requests an erasure, an administrator approves, and after fifteen days the account is closed and blank', async () => {
  await server.api.db
    .updateTable('account')
    .set({ phone: '0917 123 4567', bio: 'I sell nails.', password_hash: await hashPassword(OWNER_PASSWORD) })
    .where('id', '=', owner.account_id)
    .execute();
  const { body } = await sendErasureRequest(owner);
  expect(body).toMatchObject({ blockers: [], request: { state: 'ASKED', executes_at: '2026-01-27T00:00:00Z' } });
  const [waiting] = (await server.request(listErasures, admin)).body.data;
  expect(waiting).toMatchObject({ user: { email: owner.email }, remarks: 'I moved away.', blockers: [] });
  expect(await countErasureNotifications(admin)).toBe(1);
  expect((await decide(waiting?.erasure_id ?? 0, 'APPROVED')).body).toMatchObject({ state: 'APPROVED' });
  expect(await countErasureNotifications(admin)).toBe(1);
  await advanceTime('2026-01-27T07:59:00+08:00');
  expect((await server.request(getMe, owner)).status).toBe(200);
  await advanceTime('2026-01-27T08:00:00+08:00');
  expect((await server.request(getMe, owner)).status).toBe(401);
  expect(
    (await server.request(signIn, undefined, { body: { email: owner.email, password: OWNER_PASSWORD } })).body.user,
  ).toBeNull();
  const { firstname, lastname, phone, bio, email, disabled_at } = await findAccount(owner);
  expect([firstname, lastname, phone, bio, email]).toEqual([
    '—',
    '—',
    '',
    '',
    `erased-${owner.account_id}@erased.invalid`,
  ]);
  expect(disabled_at).not.toBeNull();
  // The farewell was sent by the same run; the next run removes it too.
  expect(await listMails(owner.email)).toEqual(['erasure_done']);
  await advanceTime('2026-01-27T09:00:00+08:00');
  expect(await listMails(owner.email)).toEqual([]);
});

test('data that need not be retained is removed, its files too', async () => {
  const put = () => server.api.storage.put(Readable.from([Buffer.from('picture')]), 100).then(({ id }) => id);
  const [avatar, attachment] = [await put(), await put()];
  const { account_id } = owner;
  await server.api.db
    .updateTable('account')
    .set({ avatar: `${avatar}.png` })
    .where('id', '=', account_id)
    .execute();
  await sql`
    insert into inquiry_file (id, account_id, file_name, media_type, size, sha256, storage_key)
    values (gen_random_uuid(), ${account_id}, 'a.png', 'image/png', 7, '', ${attachment})`.execute(server.api.db);
  const companyCode = await typeForm(server, owner, createForm('Hindi Natuloy'));
  await createApprovedErasure(owner);
  await advanceTime('2026-01-28T08:00:00+08:00');
  for (const table of ['notification', 'session', 'account_setting', 'inquiry_file', 'own_export', 'idempotency_key']) {
    const { rows } = await sql`select from ${sql.table(table)} where account_id = ${account_id}`.execute(server.api.db);
    expect([table, rows.length]).toEqual([table, 0]);
  }
  const business = await server.api.db
    .selectFrom('business')
    .select(['company_name', 'draft', 'form', 'discarded_at'])
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();
  expect(business).toMatchObject({ company_name: '', draft: {}, form: null, discarded_at: expect.any(String) });
  for (const id of [avatar, attachment]) {
    await expect(text(server.api.storage.read(id))).rejects.toMatchObject({ code: 'ENOENT' });
  }
});

const RETAINED_TABLES =
  'journal_entry journal_line payment receipt bill bill_line installment installment_item payment_attempt permit timeline refund_claim taxpayer_credit'.split(
    ' ',
  );

async function computeFingerprints(newest_audit: number): Promise<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const table of RETAINED_TABLES) {
    const { rows } = await sql<{ mark: string }>`
      select count(*) || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as mark
      from ${sql.table(table)} t`.execute(server.api.db);
    marks[table] = rows[0]?.mark ?? '';
  }
  const { rows } = await sql<{ mark: string }>`
    select count(*) || md5(string_agg(t::text, '|' order by t.id)) as mark
    from audit_entry t
    where t.id <= ${newest_audit}`.execute(server.api.db);
  return { ...marks, audit_entry: rows[0]?.mark ?? '' };
}

test('ledger, receipts, permits and audit stay byte for byte, with the names in them', async () => {
  const { account_id } = stagedOwner;
  const steps = [
    sql`update application set state = 'WITHDRAWN' where owner_id = ${account_id} and state not in ('ISSUED', 'DRAFT')`,
    sql`update business set state = 'RETIRED' where owner_id = ${account_id} and state <> 'PROSPECT'`,
    sql`update installment set state = 'PAID'`,
    sql`update payment_attempt set state = 'EXPIRED' where state in ('CREATED', 'REDIRECTED', 'PENDING', 'REFUND_PENDING')`,
    sql`update refund_claim set account_id = ${admin.account_id}`,
    sql`update payment_claim set account_id = ${admin.account_id}`,
    sql`update succession set state = 'WITHDRAWN', ended_at = now()`,
  ];
  await server.api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const step of steps) await step.execute(trx);
  });
  await createApprovedErasure(stagedOwner);
  const { newest } = await server.api.db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.max('id').as('newest'))
    .executeTakeFirstOrThrow();
  const before = await computeFingerprints(newest);
  await advanceTime('2026-01-28T08:00:00+08:00');
  expect(await computeFingerprints(newest)).toEqual(before);
  const { firstname, email } = await findAccount(stagedOwner);
  expect([firstname, email]).toEqual(['Maria', `erased-${account_id}@erased.invalid`]);
});

test('an open case refuses the erasure and is named, even after the approval', async () => {
  const { company_code } = await fileApplication(server, owner);
  const reply = await sendErasureRequest(owner);
  expect([reply.status, reply.body.error.code]).toEqual([409, 'conflict']);
  expect((await getState(owner)).blockers).toEqual<ErasureBlocker[]>(['application']);

  const lateOwner = await server.person('user');
  await createApprovedErasure(lateOwner);
  await server.api.db
    .updateTable('business')
    .set({ owner_id: lateOwner.account_id, state: 'ACTIVE' })
    .where('company_code', '=', company_code)
    .execute();
  await advanceTime('2026-01-28T08:00:00+08:00');
  expect(await getState(lateOwner)).toMatchObject({ blockers: ['business'], request: { state: 'REFUSED' } });
  expect((await findAccount(lateOwner)).email).toBe(lateOwner.email);
  expect(await listMails(lateOwner.email)).toEqual(['erasure_asked', 'erasure_approved', 'erasure_refused']);
});

test('the owner withdraws the request, also after its approval, and may request it again', async () => {
  await createApprovedErasure(owner);
  expect((await server.request(withdrawErasure, owner)).body.request?.state).toBe('WITHDRAWN');
  expect((await server.request(withdrawErasure, owner)).status).toBe(409);
  await advanceTime('2026-01-28T08:00:00+08:00');
  expect((await findAccount(owner)).email).toBe(owner.email);
  expect((await sendErasureRequest(owner)).body.request?.state).toBe('ASKED');
});

test('of several concurrent decisions and withdrawals one is accepted, and no request is made twice', async () => {
  const replies = await Promise.all([sendErasureRequest(owner), sendErasureRequest(owner), sendErasureRequest(owner)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const erasure_id = (await getState(owner)).request?.erasure_id ?? 0;
  const answers = await Promise.all([
    decide(erasure_id, 'APPROVED'),
    decide(erasure_id, 'REFUSED'),
    decide(erasure_id, 'APPROVED'),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('staff request it at the municipal hall and not here, owners decide nothing, and a refusal needs its reason', async () => {
  const clerk = await server.person('bplo');
  expect((await sendErasureRequest(clerk)).status).toBe(403);
  const erasure_id = (await sendErasureRequest(owner)).body.request?.erasure_id ?? 0;
  expect((await decide(erasure_id, 'APPROVED', owner)).status).toBe(403);
  const empty = await server.request(decideErasure, admin, {
    params: { erasure_id },
    body: { outcome: 'REFUSED', reason: ' ' },
  });
  expect(empty.body.error.fields).toHaveProperty('reason');
  expect((await decide(erasure_id, 'REFUSED')).body).toMatchObject({ state: 'REFUSED', reason: 'Nothing is open.' });
  expect(await listMails(owner.email)).toEqual(['erasure_asked', 'erasure_refused']);
});
