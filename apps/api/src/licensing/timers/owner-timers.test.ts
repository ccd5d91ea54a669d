import { approveBill, type Centavos, computeBill, getAssessment, releasePermit, signPermit } from '@ebpls/contracts';
import { sql } from 'kysely';

import { loadReferenceRows } from '../../domain/reference/reference-rows.ts';
import { inTransaction } from '../../domain/transactions/transaction.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../../testing/municipality-seed.ts';
import { listItemsToPay, openAccount, sumPaidItems } from '../../domain/accounting/account.ts';
import { postPayment } from '../../domain/collection/collect.ts';
import { findOrder } from '../../domain/due/orders.queries.ts';

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
beforeEach(() => on('2026-01-12'));

type Billed = FiledCase & { readonly bill_id: number };

const on = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);
const passTime = async (task: string): Promise<void> => {
  await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
  await server.api.jobs.runDue();
};
const letters = async (template: string, { company_code }: FiledCase): Promise<number> => {
  const { rows } = await sql<{
    many: number;
  }>`
    select count(*) as many
    from mail m
    join business b on m.subject like '%' || b.company_name || '%' or m.body_text like '%' || b.company_name || '%'
    where m.template = ${template} and b.company_code = ${company_code}`.execute(server.api.db);
  return rows[0]?.many ?? 0;
};
const businessOf = async ({ company_code }: FiledCase) =>
  (
    await server.api.db
      .selectFrom('business')
      .select('state')
      .where('company_code', '=', company_code)
      .executeTakeFirstOrThrow()
  ).state;
const stateOf = async ({ assessment_code }: FiledCase) =>
  (await server.ask(getAssessment, owner, { params: { assessment_code } })).body.state;

async function billed(wanted: Parameters<typeof createClearedApplication>[2]): Promise<Billed> {
  const filed = await createClearedApplication(server.api.db, owner, wanted);
  const { bill_id } = (await server.ask(computeBill, bplo, { params: { assessment_code: filed.assessment_code } }))
    .body;
  await server.ask(approveBill, treasurer, { params: { bill_id } });
  return { ...filed, bill_id };
}

async function pay({ bill_id }: Billed): Promise<void> {
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
async function licensed(
  wanted: Parameters<typeof createClearedApplication>[2] = { type: 'RENEWAL', mode: 'QUARTERLY' },
): Promise<Billed & { permit_no: string }> {
  const made = await billed(wanted);
  await pay(made);
  on('2026-01-15');
  await server.ask(releasePermit, bplo, { params: { assessment_code: made.assessment_code } });
  const { permit_no } = await server.api.db
    .selectFrom('permit')
    .select('permit_no')
    .where('assessment_id', '=', made.assessment_id)
    .executeTakeFirstOrThrow();
  expect((await server.ask(signPermit, signatory, { params: { permit_no } })).status).toBe(200);
  return { ...made, permit_no };
}

test('T6: a paid application that is not released after a working day is reported once, and nothing is decided by it', async () => {
  const made = await billed({ type: 'RENEWAL' });
  await pay(made);
  const told: (number | string)[][] = [];
  for (const day of ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-17', '2026-01-19']) {
    on(day);
    await passTime('report_unreleased');
    told.push([await letters('release_late', made), await stateOf(made)]);
  }
  expect(told).toEqual([
    [0, 'PAID'],
    [3, 'PAID'],
    [3, 'PAID'],
    [3, 'PAID'],
    [3, 'PAID'],
  ]);
});

test('T12: ten days and one day before an installment is due its owner is reminded, and of nothing that is paid', async () => {
  const made = await billed({ type: 'RENEWAL', mode: 'QUARTERLY' });
  await pay(made);
  const told: number[] = [];
  for (const day of [
    '2026-01-19',
    '2026-04-09',
    '2026-04-10',
    '2026-04-13',
    '2026-04-19',
    '2026-04-20',
    '2026-04-21',
  ]) {
    on(day);
    await passTime('remind_installments');
    told.push(await letters('installment_reminder', made));
  }
  expect(told).toEqual([0, 0, 1, 1, 2, 2, 2]);
});

test('T11: an installment that is overdue makes a business delinquent with a notice, and paying it ends that', async () => {
  const made = await licensed();
  on('2026-04-20');
  await passTime('watch_standings');
  expect(await businessOf(made)).toBe('ACTIVE');
  on('2026-04-21');
  await passTime('watch_standings');
  await passTime('watch_standings');
  expect([await businessOf(made), await letters('business_delinquent', made)]).toEqual(['ACTIVE', 1]);
  await pay(made);
  await passTime('watch_standings');
  expect(await businessOf(made)).toBe('ACTIVE');
});

test('T15: the permit ends with its year', async () => {
  const made = await licensed({ type: 'RENEWAL' });
  const permitState = async () =>
    (
      await server.api.db
        .selectFrom('permit')
        .select('state')
        .where('permit_no', '=', made.permit_no)
        .executeTakeFirstOrThrow()
    ).state;
  on('2026-12-31');
  await passTime('expire_permits');
  expect(await permitState()).toBe('ACTIVE');
  on('2027-01-01');
  await passTime('expire_permits');
  expect(await permitState()).toBe('EXPIRED');
});

test('T10 and T11: owners are reminded four times to renew; the day after the renewal day a business without a renewal is expired', async () => {
  const made = await licensed({ type: 'RENEWAL' });
  const told: number[] = [];
  for (const day of [
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-15',
    '2027-01-05',
    '2027-01-18',
    '2027-01-20',
  ]) {
    on(day);
    await passTime('remind_renewals');
    told.push(await letters('renewal_reminder', made));
  }
  expect(told).toEqual([0, 1, 1, 2, 3, 4, 4]);
  on('2027-01-20');
  await passTime('watch_standings');
  expect(await businessOf(made)).toBe('ACTIVE');
  on('2027-01-21');
  await passTime('watch_standings');
  expect([await businessOf(made), await letters('business_expired', made)]).toEqual(['EXPIRED', 1]);
});

test('an owner who has filed is neither reminded nor expired', async () => {
  const made = await licensed({ type: 'RENEWAL' });
  const renewal = await createClearedApplication(server.api.db, owner, { type: 'RENEWAL' });
  await sql`
    update application
    set business_id = (select business_id from business where company_code = ${made.company_code}), tax_year = 2027
    where assessment_id = ${renewal.assessment_id}::bigint`.execute(server.api.db);
  on('2027-01-21');
  await passTime('remind_renewals');
  await passTime('watch_standings');
  expect([await letters('renewal_reminder', made), await businessOf(made)]).toEqual([0, 'ACTIVE']);
});

test('an owner who reads Filipino is written to in Filipino', async () => {
  await server.api.db.updateTable('account').set({ locale: 'fil' }).where('id', '=', owner.account_id).execute();
  const made = await licensed();
  on('2026-04-19');
  await passTime('remind_installments');
  const { rows } = await sql<{
    subject: string;
  }>`select m.subject from mail m where m.template = 'installment_reminder' and m.locale = 'fil'`.execute(
    server.api.db,
  );
  expect(rows.some(({ subject }) => subject.startsWith('Takda sa'))).toBe(true);
  expect(await letters('installment_reminder', made)).toBe(1);
});
