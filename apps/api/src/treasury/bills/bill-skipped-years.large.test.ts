import {
  acceptAssessment,
  approveBill,
  billSkippedYears,
  computeBill,
  decideFraudFinding,
  fileDispute,
  getAssessment,
  getBill,
  getCounterOrder,
  getDisputable,
  proposeFraudFinding,
  releasePermit,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { createCashInput, collectAtCounter } from '../../testing/cashier-fixture.ts';
import {
  createRenewable,
  toRenewalDeclaration,
  NONE_PROVISIONAL,
  setRouting,
} from '../../testing/changes/renewal-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let treasurer: TestPerson;
let cashier: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  await setRouting(server.api.db, NONE_PROVISIONAL);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  cashier = await server.person('admin', { permissions: ['cashier'] });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T10:00:00+08:00'));

const pay = async (params: { assessment_code: string }) => {
  const { total } = (await server.request(getCounterOrder, cashier, { params })).body;
  return collectAtCounter(server, cashier, { ...params, tender: createCashInput(total) });
};
const loadState = async (params: { assessment_code: string }) =>
  (await server.request(getAssessment, bplo, { params })).body.state;

/** Creates a paid renewal of 2026 of a business whose last permit is backdated afterwards. */
async function createPaidRenewal(last_year: number) {
  const { company_code, assessment_code } = await createRenewable({ server, owner, bplo });
  const submission = await server.request(submitAssessment, owner, {
    params: { assessment_code },
    body: toRenewalDeclaration('720000'),
  });
  const params = { assessment_code: submission.body.assessment_code };
  await server.request(acceptAssessment, bplo, { params, body: {} });
  await sql`
    update clearance
    set state = 'APPROVED'
    where assessment_id = (select assessment_id from application where assessment_code = ${params.assessment_code})`.execute(
    server.api.db,
  );
  await sql`
    update application
    set state = 'CLEARED'
    where assessment_code = ${params.assessment_code} and state = 'IN_CLEARANCE'`.execute(server.api.db);
  const { bill_id } = (await server.request(computeBill, bplo, { params })).body;
  await server.request(approveBill, treasurer, { params: { bill_id: String(bill_id) } });
  await pay(params);
  expect(await loadState(params)).toBe('PAID');
  await sql`
    update application
    set tax_year = ${last_year}
    where state = 'ISSUED' and business_id = (select business_id from business where company_code = ${company_code})`.execute(
    server.api.db,
  );
  return { company_code, params };
}

test('the years that a paid renewal skips are billed on its order, paid, and then the permit is released', async () => {
  const { params } = await createPaidRenewal(2023);
  const refusedRelease = await server.request(releasePermit, bplo, { params });
  expect([refusedRelease.status, refusedRelease.body.error.message]).toEqual([
    409,
    'No application was filed for 2024, 2025. Please add the bill for these years to the paid order of payment. The permit can be released after they are paid.',
  ]);
  const billReply = await server.request(billSkippedYears, bplo, { params });
  expect([billReply.status, billReply.body]).toMatchObject([200, { bill_state: 'APPROVED', state: 'FOR_PAYMENT' }]);
  const bill = (await server.request(getBill, owner, { params })).body;
  // Presumed income of other retail: 500,000 (4.4); the mayor's permit of a micro retailer is 200.
  expect(bill.lines.filter(({ of_year }) => of_year === 2024).map(({ amount }) => amount)).toEqual([
    '9000.00',
    '200.00',
  ]);
  expect(bill.installments.map(({ of_year, state }) => [of_year, state])).toEqual([
    [null, 'PAID'],
    [2024, 'OVERDUE'],
    [2025, 'OVERDUE'],
  ]);
  expect((await server.request(releasePermit, bplo, { params })).status).toBe(409);
  expect((await pay(params)).status).toBe(200);
  expect(await loadState(params)).toBe('PAID');
  const release = await server.request(releasePermit, bplo, { params });
  expect([release.status, release.body.error]).toEqual([200, undefined]);
});

test('the owner is notified, and the added amounts are receivable and may be disputed from that day', async () => {
  const { params } = await createPaidRenewal(2024);
  server.setNow('2026-06-01T10:00:00+08:00');
  await sql`delete from mail`.execute(server.api.db);
  const { bill_id } = (await server.request(billSkippedYears, bplo, { params })).body;
  const mails = await server.api.db.selectFrom('mail').select('template').execute();
  expect(mails).toContainEqual({ template: 'bill_years_added' });
  const { rows } = await sql<{ left: number }>`
    select sum(debit - credit)::int as left
    from journal_line
    where bill_id = ${bill_id}::bigint and account_code = ${ACCOUNTS.RECEIVABLE.account_code}`.execute(server.api.db);
  expect(rows[0]?.left).toBe(920_000);
  const { lines } = (await server.request(getDisputable, owner, { params })).body;
  const open = lines.filter(({ blocked }) => blocked === null);
  expect(open).toHaveLength(2);
  const reason = 'The sales of that year were far lower.';
  const dispute = await server.request(fileDispute, owner, {
    params,
    body: { line_no: open[0]?.line_no ?? 0, amount_held: '5000', reason },
  });
  expect(dispute.status).toBe(200);
});

test('a renewal that covers every year has nothing to add, and one that is not paid is returned instead', async () => {
  const { params } = await createPaidRenewal(2025);
  const refusal = await server.request(billSkippedYears, bplo, { params });
  expect([refusal.status, refusal.body.error.message]).toEqual([409, expect.stringContaining('No year was skipped')]);
  await sql`update application set state = 'CLEARED' where assessment_code = ${params.assessment_code}`.execute(
    server.api.db,
  );
  expect((await server.request(billSkippedYears, bplo, { params })).status).toBe(409);
  expect((await server.request(billSkippedYears, treasurer, { params })).status).toBe(403);
});

test('a finding of fraud that is confirmed after the payment is billed the same way', async () => {
  const { company_code, params } = await createPaidRenewal(2025);
  // By the five-year rule nothing of 2024 is open on this day.
  await sql`
    update application
    set tax_year = 2023
    where state = 'ISSUED' and business_id = (select business_id from business where company_code = ${company_code})`.execute(
    server.api.db,
  );
  await sql`update application set tax_year = 2031 where assessment_code = ${params.assessment_code}`.execute(
    server.api.db,
  );
  server.setNow('2031-01-13T10:00:00+08:00');
  const open = async () => (await server.request(getAssessment, bplo, { params })).body.open_years;
  expect(await open()).not.toContain(2024);
  const finding = {
    ground: 'FRAUD' as const,
    evidence: 'Two sets of books were kept.',
    evidence_no: 'BIR-2031-77',
    discovered_on: '2031-01-06',
    tax_years: [2024],
  };
  const second = await server.person('admin', { permissions: ['treasurer'] });
  const { finding_no } = (
    await server.request(proposeFraudFinding, second, { params: { company_code }, body: finding })
  ).body;
  const decision = { is_confirmed: true, decision: 'The books were compared.' };
  await server.request(decideFraudFinding, treasurer, { params: { finding_no }, body: decision });
  expect(await open()).toContain(2024);
  expect((await server.request(billSkippedYears, bplo, { params })).status).toBe(200);
  const { lines } = (await server.request(getBill, owner, { params })).body;
  expect(lines.filter(({ of_year }) => of_year === 2024).map(({ amount }) => amount)).toEqual(['9000.00', '200.00']);
});
