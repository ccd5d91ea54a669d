import {
  acceptAssessment,
  approveBill,
  computeBill,
  decideFraudFinding,
  decideFraudWithdrawal,
  getAssessment,
  getBill,
  getFraudFinding,
  listFraudFindings,
  proposeFraudFinding,
  proposeFraudWithdrawal,
  reopenBill,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  createRenewable,
  toRenewalDeclaration,
  NONE_PROVISIONAL,
  setRouting,
} from '../../testing/changes/renewal-fixture.ts';
import { sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { recordMaking } from '../../testing/two-persons/invented-persons.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let treasurer: TestPerson;
let second: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  await setRouting(server.api.db, NONE_PROVISIONAL);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  second = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T10:00:00+08:00'));

const A_FINDING = {
  ground: 'FRAUD' as const,
  evidence: 'Two sets of books were kept.',
  evidence_no: 'BIR-2031-77',
  discovered_on: '2030-12-01',
  tax_years: [2024, 2025],
};
const REASON = 'The books were compared.';

/** A business whose last permit is of 2023, with a startable renewal of 2031; nothing was filed between. */
async function createGap() {
  const { company_code, assessment_code } = await createRenewable({ server, owner, bplo });
  await sql`
    update application
    set tax_year = case when state = 'ISSUED' then 2023 else 2031 end
    where business_id = (select business_id from business where company_code = ${company_code})`.execute(server.api.db);
  server.setNow('2031-01-13T10:00:00+08:00');
  return { company_code, assessment_code };
}

/** Sends the missing papers of the renewal. */
async function sendPapers({ company_code, assessment_code }: Awaited<ReturnType<typeof createGap>>) {
  const { requirements } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  for (const { code, is_mandatory, document } of requirements)
    if (is_mandatory && (document === null || document.is_expired))
      await sendPaper(server, owner, { company_code, requirement_code: code, assessment_code });
}

const propose = (company_code: string, body: object = {}, person = treasurer) =>
  server.request(proposeFraudFinding, person, { params: { company_code }, body: { ...A_FINDING, ...body } });
const decide = (finding_no: string, person = second, is_confirmed = true) =>
  server.request(decideFraudFinding, person, { params: { finding_no }, body: { is_confirmed, decision: REASON } });
const read = async (finding_no: string, person = treasurer) =>
  (await server.request(getFraudFinding, person, { params: { finding_no } })).body;
const listYearsToDeclare = async (assessment_code: string) =>
  (await server.request(getAssessment, owner, { params: { assessment_code } })).body.back_years;
const toYear = (tax_year: number) => ({ tax_year, lines: [{ line: 'L15', gross_non_essential: '650000' }] });
const file = (assessment_code: string, years: readonly number[]) =>
  server.request(submitAssessment, owner, {
    params: { assessment_code },
    body: toRenewalDeclaration('720000', { back_years: years.map(toYear) }),
  });

async function confirm(company_code: string, body: object = {}): Promise<string> {
  const { finding_no } = (await propose(company_code, body)).body;
  const { status } = await decide(finding_no);
  expect(status).toBe(200);
  return finding_no;
}

/** Accepts the renewal, lets every office clear it, and computes its bill. */
async function createBill(assessment_code: string) {
  const params = { assessment_code };
  const acceptance = await server.request(acceptAssessment, bplo, { params, body: {} });
  expect([acceptance.status, acceptance.body.error]).toEqual([200, undefined]);
  await sql`
    update clearance
    set state = 'APPROVED'
    where assessment_id = (select assessment_id from application where assessment_code = ${assessment_code})`.execute(
    server.api.db,
  );
  await sql`
    update application
    set state = 'CLEARED'
    where assessment_code = ${assessment_code} and state = 'IN_CLEARANCE'`.execute(server.api.db);
  return server.request(computeBill, bplo, { params });
}

test('a year older than five years is declared and billed with a confirmed finding alone', async () => {
  const { company_code, assessment_code } = await createGap();
  const recent = [2026, 2027, 2028, 2029, 2030];
  expect(await listYearsToDeclare(assessment_code)).toEqual(recent);
  const { finding_no } = (await propose(company_code)).body;
  expect(await listYearsToDeclare(assessment_code)).toEqual(recent);
  expect((await decide(finding_no)).body).toMatchObject({ state: 'CONFIRMED', assessable_until: '2040-12-01' });
  const years = [2024, 2025, ...recent];
  expect(await listYearsToDeclare(assessment_code)).toEqual(years);

  await sendPapers({ company_code, assessment_code });
  expect((await file(assessment_code, recent)).body.error.fields).toHaveProperty('back_years');
  const submission = await file(assessment_code, years);
  expect([submission.status, submission.body.error]).toEqual([200, undefined]);
  const code = submission.body.assessment_code;
  const { body } = await createBill(code);
  const order = (await server.request(getBill, bplo, { params: { assessment_code: code } })).body;
  // Retail: 2% of the first 400,000, 1% of the rest; the mayor's permit of a micro retailer is 200.
  expect(order.lines.filter(({ of_year }) => of_year === 2024).map(({ amount }) => amount)).toEqual([
    '10500.00',
    '200.00',
  ]);
  expect(order.installments.find(({ of_year }) => of_year === 2024)).toMatchObject({ due_on: '2024-01-22' });
  const approval = await server.request(approveBill, treasurer, { params: { bill_id: String(body.bill_id) } });
  expect([approval.status, approval.body.state]).toEqual([200, 'FOR_PAYMENT']);
});

test('neither the proposer decides, nor a treasurer whom they appointed', async () => {
  const { company_code } = await createGap();
  const { finding_no, acts } = (await propose(company_code)).body;
  expect(acts).toEqual([]);
  const own = await decide(finding_no, treasurer);
  expect([own.status, own.body.error.message]).toEqual([
    403,
    'You made this proposal, so another treasury officer must decide on it.',
  ]);
  const newTreasurer = await server.person('admin', { permissions: ['treasurer'] });
  const making = { asked_by: treasurer.account_id, approved_by: second.account_id, granted_at: '2031-02-01' };
  await recordMaking(server, newTreasurer.account_id, making, ['treasurer']);
  expect((await decide(finding_no, newTreasurer)).status).toBe(403);
  expect((await read(finding_no, second)).acts).toEqual(['decide']);
  expect((await decide(finding_no)).status).toBe(200);
  expect((await decide(finding_no)).status).toBe(409);
});

test('only a treasurer proposes, and nobody on their own business', async () => {
  const { company_code } = await createGap();
  expect((await propose(company_code, {}, await server.person('admin'))).status).toBe(403);
  expect((await propose(company_code, {}, bplo)).status).toBe(403);
  await sql`update business set owner_id = ${treasurer.account_id} where company_code = ${company_code}`.execute(
    server.api.db,
  );
  expect((await propose(company_code)).status).toBe(403);
});

test('a day to come, one of more than ten years ago and a year after it are refused at their field', async () => {
  const { company_code } = await createGap();
  const loadFieldErrors = async (body: object) => (await propose(company_code, body)).body.error.fields;
  expect(await loadFieldErrors({ discovered_on: '2031-01-14' })).toHaveProperty('discovered_on');
  expect(await loadFieldErrors({ discovered_on: '2021-01-12', tax_years: [2020] })).toHaveProperty('discovered_on');
  expect(await loadFieldErrors({ tax_years: [2031] })).toHaveProperty('tax_years');
  expect(await loadFieldErrors({ tax_years: [] })).toHaveProperty('tax_years');
  const empty = await loadFieldErrors({ evidence: ' ', evidence_no: '' });
  expect(Object.keys(empty ?? {}).toSorted()).toEqual(['evidence', 'evidence_no']);
});

test('ten years after the discovery nothing more is assessed because of it', async () => {
  const { company_code, assessment_code } = await createGap();
  await confirm(company_code, { discovered_on: '2025-06-02', tax_years: [2024] });
  await sql`update application set tax_year = 2036 where state = 'DRAFT'
    and business_id = (select business_id from business where company_code = ${company_code})`.execute(server.api.db);
  server.setNow('2035-06-02T10:00:00+08:00');
  expect(await listYearsToDeclare(assessment_code)).toContain(2024);
  server.setNow('2035-06-03T10:00:00+08:00');
  expect(await listYearsToDeclare(assessment_code)).not.toContain(2024);
  server.setNow('2036-01-14T10:00:00+08:00');
  const lateReply = await file(assessment_code, [2024, ...((await listYearsToDeclare(assessment_code)) ?? [])]);
  expect(lateReply.body.error.fields).toHaveProperty(['back_years.0.tax_year']);
});

test('the owner is notified of a confirmed finding with its ground and the way to answer; nobody is notified of a dismissed one', async () => {
  const { company_code } = await createGap();
  await sql`delete from mail`.execute(server.api.db);
  const findingNo = (await propose(company_code)).body.finding_no;
  expect((await decide(findingNo, second, false)).body.state).toBe('DISMISSED');
  const listMails = () =>
    server.api.db.selectFrom('mail').select(['template', 'body_text']).where('template', 'like', 'fraud%').execute();
  expect(await listMails()).toEqual([]);
  const finding_no = await confirm(company_code, { ground: 'INTENT_TO_EVADE' });
  const [mail] = await listMails();
  expect(mail?.template).toBe('fraud_confirmed');
  expect(mail?.body_text).toContain('Ground: Intent to evade payment of the tax.');
  expect(mail?.body_text).toContain(`To respond, write to the Municipal Treasurer, cite ${finding_no}`);
  const auditRows = await server.api.db
    .selectFrom('audit_entry')
    .select(['act', 'account_id'])
    .where('object_id', '=', finding_no)
    .orderBy('id')
    .execute();
  expect(auditRows).toEqual([
    { act: 'fraud_finding.propose', account_id: treasurer.account_id },
    { act: 'fraud_finding.confirm', account_id: second.account_id },
  ]);
});

test('a year has only one finding', async () => {
  const { company_code } = await createGap();
  const finding_no = await confirm(company_code);
  const secondProposal = await propose(company_code, { discovered_on: '2031-01-02', tax_years: [2023, 2024] });
  expect([secondProposal.status, secondProposal.body.error.message]).toEqual([
    409,
    `Finding ${finding_no} already covers one of these years.`,
  ]);
});

test('two persons withdraw a finding, and its years are not declared any more', async () => {
  const { company_code, assessment_code } = await createGap();
  const finding_no = await confirm(company_code);
  const params = { finding_no };
  const proposeWithdrawal = (person: TestPerson, is_withdrawn = true) =>
    server.request(decideFraudWithdrawal, person, {
      params,
      body: { is_withdrawn, decision: 'The books were another’s.' },
    });
  expect((await proposeWithdrawal(second)).status).toBe(409);
  const proposal = await server.request(proposeFraudWithdrawal, second, {
    params,
    body: { reason: 'Not their books.' },
  });
  expect(proposal.body.state).toBe('WITHDRAWAL_PROPOSED');
  expect(await listYearsToDeclare(assessment_code)).toContain(2024);
  expect((await proposeWithdrawal(second)).status).toBe(403);
  expect((await proposeWithdrawal(treasurer, false)).body.state).toBe('CONFIRMED');
  await server.request(proposeFraudWithdrawal, second, { params, body: { reason: 'Not their books.' } });
  const withdrawal = await proposeWithdrawal(treasurer);
  expect(withdrawal.body).toMatchObject({ state: 'WITHDRAWN', acts: [] });
  expect(await listYearsToDeclare(assessment_code)).not.toContain(2024);
});

test('a finding is not withdrawn while an unpaid order charges its years', async () => {
  const { company_code, assessment_code } = await createGap();
  const finding_no = await confirm(company_code);
  const params = { finding_no };
  await sendPapers({ company_code, assessment_code });
  const submission = await file(assessment_code, [2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  const code = submission.body.assessment_code;
  const { bill_id } = (await createBill(code)).body;
  await server.request(approveBill, treasurer, { params: { bill_id: String(bill_id) } });
  await server.request(proposeFraudWithdrawal, second, { params, body: { reason: 'Not their books.' } });
  const proposeWithdrawal = () =>
    server.request(decideFraudWithdrawal, treasurer, { params, body: { is_withdrawn: true, decision: 'Agreed.' } });
  const refusal = await proposeWithdrawal();
  expect([refusal.status, refusal.body.error.message]).toEqual([409, expect.stringContaining(code)]);
  await server.request(reopenBill, bplo, {
    params: { bill_id: String(bill_id) },
    body: { reason: 'The finding goes.' },
  });
  expect((await proposeWithdrawal()).status).toBe(200);
  const recomputation = await server.request(computeBill, bplo, { params: { assessment_code: code } });
  expect([recomputation.status, recomputation.body.error]).toEqual([200, undefined]);
  const { lines } = (await server.request(getBill, bplo, { params: { assessment_code: code } })).body;
  expect(lines.filter(({ of_year }) => of_year === 2024)).toEqual([]);
  expect(lines.filter(({ of_year }) => of_year === 2027)).not.toEqual([]);
});

test('waiting findings are listed separately from decided ones', async () => {
  const { company_code } = await createGap();
  const { finding_no } = (await propose(company_code)).body;
  const listFindings = async (state: 'waiting' | 'closed') =>
    (await server.request(listFraudFindings, treasurer, { query: { search: finding_no, state } })).body.data.map(
      (finding) => finding.finding_no,
    );
  expect([await listFindings('waiting'), await listFindings('closed')]).toEqual([[finding_no], []]);
  await decide(finding_no);
  expect([await listFindings('waiting'), await listFindings('closed')]).toEqual([[], [finding_no]]);
});
