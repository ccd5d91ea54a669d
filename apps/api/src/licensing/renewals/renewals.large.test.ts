import {
  acceptAssessment,
  bringPaper,
  computeBill,
  getAssessment,
  getBill,
  getRenewal,
  listPostAudits,
  markPostAudit,
  renewAtOnce,
  submitAssessment,
} from '@ebpls/contracts';
import * as fc from 'fast-check';
import { sql } from 'kysely';

import { prepareApplication, registerBusiness } from '../../testing/application-fixture.ts';
import {
  createBoutiqueForm,
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

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
});
afterAll(() => server.close());

const createRenewal = (options: { readonly is_drawn?: boolean } = {}) =>
  createRenewable({ server, owner, bplo }, options);
const renew = (assessment_code: string, body: object) =>
  server.request(renewAtOnce, owner, {
    params: { assessment_code },
    body: body as ReturnType<typeof toRenewalDeclaration>,
  });
const getComparison = async (assessment_code: string) =>
  (await server.request(getRenewal, owner, { params: { assessment_code } })).body.renewal;
const getState = async (assessment_code: string) =>
  (await server.request(getAssessment, owner, { params: { assessment_code } })).body.state;

test('the capital of a new business is not shown as its sales of last year', async () => {
  const { company_code, assessment_code } = await createRenewal();
  await sql`
    update application
    set declaration = jsonb_set(declaration, '{lines}', '[{"line": "L15", "capitalization": "100000.00"}]')
    where tax_year = 2025
      and business_id = (select business_id from business where company_code = ${company_code})`.execute(server.api.db);
  expect((await getComparison(assessment_code))?.lines).toMatchObject([
    { line: 'L15', gross_non_essential: '0.00', had_sales: false },
  ]);
});

test('an unchanged renewal has its order of payment in the same act, by rule and in nobody’s name', async () => {
  const { assessment_code } = await createRenewal();
  const comparison = await getComparison(assessment_code);
  expect(comparison).toMatchObject({
    former_year: 2025,
    is_unchanged: true,
    stop: 'other_agencies',
    provisional_days: 30,
    lines: [{ line: 'L15', asks_essential: false, gross_non_essential: '700000.00', had_sales: true }],
  });
  await sql`delete from mail`.execute(server.api.db);
  await sql`delete from notification`.execute(server.api.db);

  const reply = await renew(assessment_code, toRenewalDeclaration());
  expect(reply.body).toEqual({ assessment_code: expect.stringMatching(/^APP-2026-\d{6}$/), state: 'FOR_PAYMENT' });
  const params = { assessment_code: reply.body.assessment_code };
  const bill = (await server.request(getBill, owner, { params })).body;
  expect(bill).toMatchObject({
    state: 'APPROVED',
    computed_by: 'System, under the revenue code',
    approved_by: 'System, under the revenue code',
    acts: ['pay'],
  });
  const { is_paid_first, clearances } = (await server.request(getAssessment, owner, { params })).body;
  expect(is_paid_first).toBe(true);
  // Nobody approved anything: the offices look once it is paid.
  expect(clearances.every(({ clearance_id }) => clearance_id === null)).toBe(true);
  const mails = await server.api.db.selectFrom('mail').select('template').execute();
  expect(mails).toEqual([{ template: 'bill_approved' }]);
  expect(await server.api.db.selectFrom('notification').select('kind').execute()).not.toContainEqual({
    kind: 'application_filed',
  });
});

test('the money is that of the ordinary renewal with the same figures', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 50_000_000, max: 300_000_000 }),
      fc.constantFrom('ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'),
      async (centavos, payment_mode) => {
        const body = toRenewalDeclaration((centavos / 100).toFixed(2), { payment_mode });
        const short = (await renew((await createRenewal()).assessment_code, body)).body;
        const long = await server.request(submitAssessment, owner, {
          params: { assessment_code: (await createRenewal()).assessment_code },
          body,
        });
        const params = { assessment_code: long.body.assessment_code };
        await server.request(acceptAssessment, bplo, { params, body: {} });
        await sql`update application set state = 'CLEARED' where assessment_code = ${params.assessment_code}`.execute(
          server.api.db,
        );
        await server.request(computeBill, bplo, { params });
        expect(await getPostAudit(short.assessment_code)).toEqual(await getPostAudit(long.body.assessment_code));
      },
    ),
    { numRuns: 3, seed: 2026 },
  );
});

async function getPostAudit(assessment_code: string): Promise<unknown> {
  const { rows } = await sql<{ result: unknown }>`
    select jsonb_build_array(result, total) as result
    from bill join application using (assessment_id)
    where assessment_code = ${assessment_code}`.execute(server.api.db);
  expect(rows).toHaveLength(1);
  return rows[0]?.result;
}

test.each([
  ['the place', { form: { place: { street: 'Rizal Street' } } }, 'address'],
  ['liquor', { form: { activity: { sells_liquor: true } } }, 'liquor_tobacco'],
  ['the name', { form: { identity: { company_name: 'Another name' } } }, 'company_name'],
] as const)('a change of %s goes to the offices', async (_, { form }, fact) => {
  const { company_code, assessment_code } = await createRenewal();
  for (const [section, values] of Object.entries(form))
    await sql`
      update business
      set form = jsonb_set(form, ${`{${section}}`}::text[], form -> ${section} || ${JSON.stringify(values)}::jsonb)
      where company_code = ${company_code}`.execute(server.api.db);
  const comparison = await getComparison(assessment_code);
  expect(comparison?.facts.filter(({ is_same }) => !is_same).map((each) => each.fact)).toEqual([fact]);
  expect(comparison).toMatchObject({ is_unchanged: false, stop: 'changed' });
});

test('figures that differ from last year’s are a change too, and the application is filed as any other', async () => {
  const { assessment_code } = await createRenewal();
  const reply = await renew(assessment_code, toRenewalDeclaration('720000', { employees_female: 1 }));
  expect(reply.body.state).toBe('SUBMITTED');
});

test('a lower gross requires a reason, is not stored without one, and goes to the licensing office with it', async () => {
  const { assessment_code } = await createRenewal();
  const refusal = await renew(assessment_code, toRenewalDeclaration('450000'));
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['gross_reason']]);
  expect(await getState(assessment_code)).toBe('DRAFT');
  const reply = await renew(assessment_code, {
    ...toRenewalDeclaration('450000'),
    gross_reason: 'The road was closed for months.',
  });
  expect(reply.body.state).toBe('SUBMITTED');
  const { timeline } = (
    await server.request(getAssessment, bplo, { params: { assessment_code: reply.body.assessment_code } })
  ).body;
  expect(timeline.find(({ title }) => title.startsWith('Owner’s explanation'))?.note).toBe(
    'The road was closed for months.',
  );
});

/** The offices that a rule approved for on acceptance. */
async function listApprovedByRule(at: TestServer, people: { owner: TestPerson; bplo: TestPerson }): Promise<string[]> {
  const { assessment_code } = await createRenewable({ server: at, ...people });
  const namedParams = { params: { assessment_code } };
  const filedApplication = await at.request(submitAssessment, people.owner, {
    ...namedParams,
    body: toRenewalDeclaration(),
  });
  const params = { assessment_code: filedApplication.body.assessment_code };
  await at.request(acceptAssessment, people.bplo, { params, body: {} });
  const { clearances } = (await at.request(getAssessment, people.owner, { params })).body;
  return clearances.filter(({ state }) => state === 'APPROVED').map(({ office }) => office);
}

test('by rule offices of the municipality approve, never the fire bureau or the barangay', async () => {
  const approvalReply = await listApprovedByRule(server, { owner, bplo });
  expect(approvalReply).toContain('engineering');
  expect(approvalReply).not.toContain('fire');
  expect(approvalReply).not.toContain('barangay');
});

test('without an ordinance no rule approves, bills at once or grants a provisional permit', async () => {
  const plain = await openTestServer();
  try {
    await seedMunicipality(plain.api.db);
    await plain.api.db.deleteFrom('rule_ordinance').execute();
    const people = { owner: await plain.person('user'), bplo: await plain.person('bplo') };
    expect(await listApprovedByRule(plain, people)).toEqual([]);
    const { assessment_code } = await createRenewable({ server: plain, ...people });
    const { renewal } = (await plain.request(getRenewal, people.owner, { params: { assessment_code } })).body;
    expect(renewal).toMatchObject({ stop: 'not_allowed', provisional_days: null });
  } finally {
    await plain.close();
  }
});

test('a renewal that is drawn goes to the offices, each of which looks, where the code gives no provisional permit', async () => {
  await setRouting(server.api.db, NONE_PROVISIONAL);
  const { assessment_code } = await createRenewal({ is_drawn: true });
  expect((await getComparison(assessment_code))?.stop).toBe('sampled');
  const reply = await renew(assessment_code, toRenewalDeclaration());
  expect(reply.body.state).toBe('SUBMITTED');
  const params = { assessment_code: reply.body.assessment_code };
  await server.request(acceptAssessment, bplo, { params, body: {} });
  const { clearances, timeline } = (await server.request(getAssessment, owner, { params })).body;
  expect(new Set(clearances.filter(({ is_needed }) => is_needed).map(({ state }) => state))).toContain('PENDING');
  expect(timeline.map(({ title }) => title)).toContain(
    'Randomly selected for a check: the offices will review before billing',
  );
  await setRouting(server.api.db, { provisional_days_at_most: 30 });
});

test('a business on the list of the fire bureau, or with a clearance that had conditions, is not billed at once', async () => {
  const { db } = server.api;
  const listedBusiness = await createRenewal();
  await sql`
    insert into fire_negative_list (tax_year, business_id, listed_at)
    select 2026, business_id, now() from business where company_code = ${listedBusiness.company_code}`.execute(db);
  expect((await getComparison(listedBusiness.assessment_code))?.stop).toBe('fire_list');
  const conditional = await createRenewal();
  await sql`
    update clearance
    set state = 'CONDITIONALLY_APPROVED'
    where office = 'rhu' and assessment_id in (
      select assessment_id
      from application join business using (business_id)
      where company_code = ${conditional.company_code}
    )`.execute(db);
  expect((await getComparison(conditional.assessment_code))?.stop).toBe('clearance');
});

test('without a permit of last year there is no comparison, and nobody else sees one', async () => {
  const company_code = await registerBusiness(server, owner, createBoutiqueForm());
  const assessment_code = await prepareApplication(server, owner, { company_code });
  expect(await getComparison(assessment_code)).toBeNull();
  expect((await renew(assessment_code, toRenewalDeclaration())).status).toBe(409);
  const mine = await createRenewal();
  const otherUser = await server.person('user');
  const params = { assessment_code: mine.assessment_code };
  expect((await server.request(getRenewal, otherUser, { params })).status).toBe(404);
  expect((await server.request(renewAtOnce, otherUser, { params, body: toRenewalDeclaration() })).status).toBe(404);
});

test('an original that is only promised lets no rule clear anything', async () => {
  const { assessment_code, company_code } = await createRenewal();
  await sql`
    update document set removed_at = now()
    where requirement_code = 'R02' and business_id = (
      select business_id from business where company_code = ${company_code}
    )`.execute(server.api.db);
  const params = { assessment_code };
  await server.request(bringPaper, owner, { params, body: { requirement_code: 'R02', is_brought: true } });
  expect((await getComparison(assessment_code))?.stop).toBe('papers_brought');
  expect((await renew(assessment_code, toRenewalDeclaration())).body.state).toBe('SUBMITTED');
});

test('papers of the year are still required', async () => {
  const { assessment_code, company_code } = await createRenewal();
  await sql`
    update document set removed_at = now()
    where requirement_code = 'R02' and business_id = (
      select business_id from business where company_code = ${company_code}
    )`.execute(server.api.db);
  const reply = await renew(assessment_code, toRenewalDeclaration());
  expect([reply.status, Object.keys(reply.body.error.fields ?? {})]).toEqual([422, ['requirements.R02']]);
  expect(await getState(assessment_code)).toBe('DRAFT');
});

const mark = (assessment_code: string, person = bplo, outcome: 'RIGHT' | 'WRONG' = 'RIGHT') =>
  server.request(markPostAudit, person, {
    params: { assessment_code },
    body: { outcome, finding: 'The books agree.' },
  });

test('a risky renewal that a rule approved is audited afterwards, once, by a person whose business it is not', async () => {
  const renewalWithLowerGross = (
    await renew((await createRenewal()).assessment_code, toRenewalDeclaration('699,999.99'))
  ).body;
  expect(renewalWithLowerGross.state).toBe('FOR_PAYMENT');
  const getWaitingAudit = async () =>
    (await server.request(listPostAudits, bplo)).body.data.find(
      (row) => row.assessment_code === renewalWithLowerGross.assessment_code,
    );
  expect(await getWaitingAudit()).toMatchObject({ ground: 'GROSS_FELL', state: 'OPEN', looked_by: null, finding: '' });
  expect((await server.request(listPostAudits, owner)).status).toBe(403);
  expect((await mark(renewalWithLowerGross.assessment_code, owner)).status).toBe(403);
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const markReplies = await Promise.all([
    mark(renewalWithLowerGross.assessment_code, bplo, 'WRONG'),
    mark(renewalWithLowerGross.assessment_code, treasurer),
  ]);
  expect(markReplies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await getWaitingAudit()).toMatchObject({
    finding: 'The books agree.',
    looked_by: expect.any(String) as string,
  });
  const filedApplication = await server.request(submitAssessment, owner, {
    params: { assessment_code: (await createRenewal()).assessment_code },
    body: toRenewalDeclaration(),
  });
  expect((await mark(filedApplication.body.assessment_code)).status).toBe(404);
});

test('the treasurer is notified of a wrong renewal', async () => {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const { assessment_code } = (await renew((await createRenewal()).assessment_code, toRenewalDeclaration('650000')))
    .body;
  expect((await mark(assessment_code, bplo, 'WRONG')).body).toMatchObject({ state: 'WRONG' });
  const notifications = await server.api.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', treasurer.account_id)
    .where('kind', '=', 'post_audit_wrong')
    .execute();
  expect(notifications).toHaveLength(1);
});

test('a withdrawn renewal needs no audit', async () => {
  const { assessment_code } = (await renew((await createRenewal()).assessment_code, toRenewalDeclaration('650000')))
    .body;
  await server.api.db
    .updateTable('application')
    .set({ state: 'WITHDRAWN' })
    .where('assessment_code', '=', assessment_code)
    .execute();
  const { data } = (await server.request(listPostAudits, bplo)).body;
  expect(data.map((row) => row.assessment_code)).not.toContain(assessment_code);
});
