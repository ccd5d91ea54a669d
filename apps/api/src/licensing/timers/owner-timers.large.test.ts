import { type Centavos, getAssessment, releasePermit, signPermit } from '@ebpls/contracts';
import { sql } from 'kysely';

import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../../testing/municipality-seed.ts';
import { listItemsToPay, openAccount, sumPaidItems } from '../../domain/ledger/bill-account.ts';
import { postPayment } from '../../domain/ledger/collection/post-payment.ts';
import { findOrder } from '../../domain/ledger/due/orders.queries.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let treasurer: TestPerson;
let signatory: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  signatory = await server.person('admin', { permissions: ['signatory'] });
});
afterAll(() => server.close());
beforeEach(() => setDay('2026-01-12'));

type BilledCase = FiledCase & { readonly bill_id: number };

const setDay = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);
const advanceTime = async (task: string): Promise<void> => {
  await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
  await server.api.jobs.runDue();
};
const countMails = async (template: string, { company_code }: FiledCase): Promise<number> => {
  const { rows } = await sql<{
    many: number;
  }>`
    select count(*) as many
    from mail m
    join business b on m.subject like '%' || b.company_name || '%' or m.body_text like '%' || b.company_name || '%'
    where m.template = ${template} and b.company_code = ${company_code}`.execute(server.api.db);
  return rows[0]?.many ?? 0;
};
const getBusiness = async ({ company_code }: FiledCase) =>
  (
    await server.api.db
      .selectFrom('business')
      .select('state')
      .where('company_code', '=', company_code)
      .executeTakeFirstOrThrow()
  ).state;
const getState = async ({ assessment_code }: FiledCase) =>
  (await server.request(getAssessment, owner, { params: { assessment_code } })).body.state;

const createBilledCase = (options: Parameters<typeof createApprovedOrder>[2]) =>
  createApprovedOrder(server, { owner, clerk: bplo, treasurer }, options);

async function pay({ bill_id }: BilledCase): Promise<void> {
  const order = await findOrder(server.api.db, bill_id);
  if (!order) throw new Error('no order');
  const items = listItemsToPay(
    await openAccount(server.api.db, order, {
      rows: await loadReferenceRows(server.api.db),
      day: server.api.clock.today(),
    }),
  );
  await inTransaction(server.api, undefined, (tx) =>
    postPayment(tx, {
      order,
      request_id: null,
      amount: sumPaidItems(items) as Centavos,
      items,
      tender: 'CASH',
      channel: 'Counter',
      reference: 'test',
      collector_id: null,
      paid_at: tx.now,
    }),
  );
}

/** Paid, released and signed: a business with a permit of 2026. */
async function createLicensedBusiness(
  options: Parameters<typeof createClearedApplication>[2] = { type: 'RENEWAL', mode: 'QUARTERLY' },
): Promise<BilledCase & { permit_no: string }> {
  const business = await createBilledCase(options);
  await pay(business);
  setDay('2026-01-15');
  await server.request(releasePermit, bplo, { params: { assessment_code: business.assessment_code } });
  const { permit_no } = await server.api.db
    .selectFrom('permit')
    .select('permit_no')
    .where('assessment_id', '=', business.assessment_id)
    .executeTakeFirstOrThrow();
  expect((await server.request(signPermit, signatory, { params: { permit_no } })).status).toBe(200);
  return { ...business, permit_no };
}

test('T6: a paid application that is not released after a working day is reported once, and nothing is decided by it', async () => {
  const business = await createBilledCase({ type: 'RENEWAL' });
  await pay(business);
  const counts: (number | string)[][] = [];
  for (const day of ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-17', '2026-01-19']) {
    setDay(day);
    await advanceTime('report_unreleased');
    counts.push([await countMails('release_late', business), await getState(business)]);
  }
  expect(counts).toEqual([
    [0, 'PAID'],
    [3, 'PAID'],
    [3, 'PAID'],
    [3, 'PAID'],
    [3, 'PAID'],
  ]);
});

test('T12: ten days and one day before an installment is due its owner is reminded, and of nothing that is paid', async () => {
  const business = await createBilledCase({ type: 'RENEWAL', mode: 'QUARTERLY' });
  await pay(business);
  const counts: number[] = [];
  for (const day of [
    '2026-01-19',
    '2026-04-09',
    '2026-04-10',
    '2026-04-13',
    '2026-04-19',
    '2026-04-20',
    '2026-04-21',
  ]) {
    setDay(day);
    await advanceTime('remind_installments');
    counts.push(await countMails('installment_reminder', business));
  }
  expect(counts).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

test('T11: an installment that is overdue makes a business delinquent with a notice, and paying it ends that', async () => {
  const business = await createLicensedBusiness();
  setDay('2026-04-20');
  await advanceTime('watch_standings');
  expect(await getBusiness(business)).toBe('ACTIVE');
  setDay('2026-04-21');
  await advanceTime('watch_standings');
  await advanceTime('watch_standings');
  expect([await getBusiness(business), await countMails('business_delinquent', business)]).toEqual(['ACTIVE', 1]);
  await pay(business);
  await advanceTime('watch_standings');
  expect(await getBusiness(business)).toBe('ACTIVE');
});

test('T15: the permit ends with its year', async () => {
  const business = await createLicensedBusiness({ type: 'RENEWAL' });
  const getPermitState = async () =>
    (
      await server.api.db
        .selectFrom('permit')
        .select('state')
        .where('permit_no', '=', business.permit_no)
        .executeTakeFirstOrThrow()
    ).state;
  setDay('2026-12-31');
  await advanceTime('expire_permits');
  expect(await getPermitState()).toBe('ACTIVE');
  setDay('2027-01-01');
  await advanceTime('expire_permits');
  expect(await getPermitState()).toBe('EXPIRED');
});

test('T10 and T11: owners are reminded four times to renew; the day after the renewal day a business without a renewal is expired', async () => {
  const business = await createLicensedBusiness({ type: 'RENEWAL' });
  const counts: number[] = [];
  for (const day of [
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-15',
    '2027-01-05',
    '2027-01-18',
    '2027-01-20',
  ]) {
    setDay(day);
    await advanceTime('remind_renewals');
    counts.push(await countMails('renewal_reminder', business));
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 4, 4]);
  setDay('2027-01-20');
  await advanceTime('watch_standings');
  expect(await getBusiness(business)).toBe('ACTIVE');
  setDay('2027-01-21');
  await advanceTime('watch_standings');
  expect([await getBusiness(business), await countMails('business_expired', business)]).toEqual(['EXPIRED', 1]);
});

test('an owner who has filed is neither reminded nor expired', async () => {
  const business = await createLicensedBusiness({ type: 'RENEWAL' });
  const renewal = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL' });
  await sql`
    update application
    set business_id = (select business_id from business where company_code = ${business.company_code}), tax_year = 2027
    where assessment_id = ${renewal.assessment_id}::bigint`.execute(server.api.db);
  setDay('2027-01-21');
  await advanceTime('remind_renewals');
  await advanceTime('watch_standings');
  expect([await countMails('renewal_reminder', business), await getBusiness(business)]).toEqual([0, 'ACTIVE']);
});

test('an owner who reads Filipino is mailed in Filipino', async () => {
  await server.api.db.updateTable('account').set({ locale: 'fil' }).where('id', '=', owner.account_id).execute();
  const business = await createLicensedBusiness();
  setDay('2026-04-19');
  await advanceTime('remind_installments');
  const { rows } = await sql<{
    subject: string;
  }>`select m.subject from mail m where m.template = 'installment_reminder' and m.locale = 'fil'`.execute(
    server.api.db,
  );
  expect(rows.some(({ subject }) => subject.startsWith('Takda sa'))).toBe(true);
  expect(await countMails('installment_reminder', business)).toBe(1);
});
