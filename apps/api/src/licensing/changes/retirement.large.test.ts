import {
  APPLICATION_STATES,
  acceptAssessment,
  approveBill,
  type BusinessChangeInput,
  CLOSING_OUTCOMES,
  computeBill,
  downloadPermit,
  fileChange,
  findPermit,
  getAssessment,
  getBill,
  getCompany,
  recordClosingVisit,
  releasePermit,
  reverseRetirement,
  signPermit,
  startAssessment,
  verifyPermit,
  withdrawAssessment,
} from '@ebpls/contracts';

import {
  acceptChange,
  createPermittedBusiness,
  beginChange,
  clearChange,
  toChangeDeclaration,
  createFiledChange,
  grantChange,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  payApplication,
  payNow,
  type Shop,
  releaseAndSignPermit,
  recordVisit,
} from '../../testing/changes/change-fixture.ts';
import { createApprovedRefund } from '../../testing/refunds/refund-fixtures.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let fixture: ChangeFixture;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const toParams = (assessment_code: string) => ({ params: { assessment_code } });
const setOctober = () => server.setNow('2026-10-12T08:00:00+08:00');

/** V17 of domain reference 4.6. */
const CLOSING = {
  kind: 'RETIREMENT',
  closure_date: '2026-09-30',
  reason: 'LOSS',
  lines: [{ line: 'L04', gross_current_year: '1650000.00' }],
} as const satisfies BusinessChangeInput;

const getState = async ({ company_code }: Pick<Shop, 'company_code'>) =>
  expectOk(await server.request(getCompany, fixture.owner, { params: { company_code } })).state;
const listLines = async (assessment_code: string) => {
  const { lines } = expectOk(await server.request(getBill, fixture.owner, toParams(assessment_code)));
  return Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));
};
const check = async (permit_no: string) =>
  expectOk(await server.request(findPermit, undefined, { query: { permit_no } }));

/** Visited, paid and certified. */
async function retireBusiness(
  shop: Shop,
  change: BusinessChangeInput = CLOSING,
): Promise<{ code: string; certificate: string }> {
  const code = await clearChange(fixture, shop, change);
  expectOk(await recordVisit(fixture, code));
  await payApplication(fixture, code);
  return { code, certificate: await releaseAndSignPermit(fixture, code) };
}

test('V17: a closing shop is visited, billed its deficiency and certified; its permit is surrendered', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const code = await acceptChange(fixture, shop, CLOSING);
  expect(await getState(shop)).toBe('RETIREMENT_PENDING');
  const application = expectOk(await server.request(getAssessment, fixture.owner, toParams(code)));
  expect(application).toMatchObject({ arta_class: 'COMPLEX', estimate: { total: '4750.00' } });
  expect(
    application.clearances
      .filter(({ is_needed }) => is_needed)
      .map(({ office }) => office)
      .toSorted(),
  ).toEqual(['assessor', 'barangay']);
  await server.api.db
    .updateTable('application')
    .set({ state: 'CLEARED' })
    .where('assessment_code', '=', code)
    .execute();
  await server.api.db
    .updateTable('clearance')
    .set({ state: 'APPROVED' })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  expectOk(await recordVisit(fixture, code));
  await payApplication(fixture, code);
  expect(await listLines(code)).toEqual({ 'LBT-DEFICIENCY': '4500.00', F02: '100.00', F17: '150.00' });

  const certificate = await releaseAndSignPermit(fixture, code);
  expect(certificate).toMatch(/^CR-2026-\d{5}$/);
  expect(await getState(shop)).toBe('RETIRED');
  expect(await check(certificate)).toMatchObject({ verdict: 'closed', permit: { closed_on: '2026-09-30' } });
  expect(await check(shop.permit_no)).toMatchObject({
    verdict: 'closed',
    permit: { replaced_by: certificate, closed_on: '2026-09-30' },
  });
  const { token } = expectOk(await server.request(getAssessment, fixture.owner, toParams(code))).permit ?? {};
  expect(expectOk(await server.request(verifyPermit, undefined, { params: { token: token ?? '' } })).verdict).toBe(
    'closed',
  );
  const pdf = await server.request(downloadPermit, fixture.owner, { params: { permit_no: certificate } });
  expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
});

test('tax of the year that was refunded is not credited at the closing', async () => {
  const shop = await createPermittedBusiness(fixture);
  const { owner, treasurer } = fixture;
  // A tenth of 17,930.00, of which 16,000.00 is business tax.
  await createApprovedRefund(server, { owner, treasurer, assessment_code: shop.assessment_code, amount: '1793.00' });
  setOctober();
  const code = await createFiledChange(fixture, shop, CLOSING);
  const { estimate } = expectOk(await server.request(getAssessment, owner, toParams(code)));
  expect(estimate?.lines.find(({ code: line }) => line === 'LBT-DEFICIENCY')?.amount).toBe('6100.00');
});

test('a closing with the gross that was billed owes its fees alone and is a simple case', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const same = { ...CLOSING, lines: [{ line: 'L04', gross_current_year: '1200000.00' }] };
  const code = await clearChange(fixture, shop, same);
  expect(expectOk(await server.request(getAssessment, fixture.owner, toParams(code))).arta_class).toBe('SIMPLE');
  expectOk(await recordVisit(fixture, code));
  await payApplication(fixture, code);
  expect(await listLines(code)).toEqual({ F02: '100.00', F17: '150.00' });
});

test('a closing that is filed more than thirty days late is fined', async () => {
  const shop = await createPermittedBusiness(fixture);
  server.setNow('2026-11-12T08:00:00+08:00');
  const code = await createFiledChange(fixture, shop, CLOSING);
  const { estimate } = expectOk(await server.request(getAssessment, fixture.owner, toParams(code)));
  expect(estimate?.lines.map(({ code: line }) => line)).toContain('F17-LATE');
});

test('a first year credits the tax on its capital, and an added line its own', async () => {
  const shop = await createPermittedBusiness(fixture, { type: 'NEW' });
  await grantChange(fixture, shop, { kind: 'ADD_LINE', lines: [{ line: 'L38', capitalization: '300000.00' }] });
  setOctober();
  const lines = [
    { line: 'L11', gross_current_year: '400000.00' },
    { line: 'L38', gross_current_year: '0.00' },
  ];
  const code = await createFiledChange(fixture, shop, { ...CLOSING, lines });
  const { estimate } = expectOk(await server.request(getAssessment, fixture.owner, toParams(code)));
  // 8,000.00 of the year, less 375.00 on the capital of the shop and 150.00 on that of the line.
  expect(estimate?.lines.find(({ code: line }) => line === 'LBT-DEFICIENCY')?.amount).toBe('7475.00');
});

test('bills that were due before the closing are paid first, and the message names them', async () => {
  const shop = await createPermittedBusiness(fixture, { mode: 'QUARTERLY' });
  setOctober();
  const draft = await beginChange(fixture, shop, 'RETIREMENT');
  const reply = await server.request(fileChange, fixture.owner, {
    ...toParams(draft),
    ...toChangeDeclaration(CLOSING),
  });
  expect(reply.status).toBe(409);
  expect(reply.body.error.message).toMatch(/TOP-2026-\d{6}, due 20 April 2026/);
});

test('installments after the closing are void, and owed again when it is reversed', async () => {
  const shop = await createPermittedBusiness(fixture, { mode: 'QUARTERLY' });
  for (const day of ['2026-04-10', '2026-07-10']) {
    server.setNow(`${day}T08:00:00+08:00`);
    await payNow(fixture, shop.assessment_code);
  }
  setOctober();
  const closing = { ...CLOSING, lines: [{ line: 'L04', gross_current_year: '900000.00' }] };
  const { code } = await retireBusiness(shop, closing);
  // 13,000.00 of the year, less three quarters of 16,000.00.
  expect(await listLines(code)).toMatchObject({ 'LBT-DEFICIENCY': '1000.00' });
  const listInstallmentStates = async () =>
    expectOk(await server.request(getBill, fixture.owner, toParams(shop.assessment_code))).installments.map(
      ({ state }) => state,
    );
  expect(await listInstallmentStates()).toEqual(['PAID', 'PAID', 'PAID', 'VOID']);

  const second = await server.person('admin', { permissions: ['signatory'] });
  expectOk(
    await server.request(reverseRetirement, second, { ...toParams(code), body: { reason: 'The owner goes on.' } }),
  );
  expect(await listInstallmentStates()).not.toContain('VOID');
});

test('a closing is reversed by another signatory, with a reason, and once', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const { code, certificate } = await retireBusiness(shop);
  const reverse = (person: TestPerson, reason = 'The owner goes on.') =>
    server.request(reverseRetirement, person, { ...toParams(code), body: { reason } });
  expect((await reverse(fixture.clerk)).status).toBe(403);
  expect((await reverse(fixture.treasurer)).status).toBe(403);
  expect((await reverse(fixture.signatory)).status).toBe(403);
  const second = await server.person('admin', { permissions: ['signatory'] });
  expect((await reverse(second, ' ')).status).toBe(422);
  expect((await reverse(second)).status).toBe(200);
  expect((await reverse(second)).status).toBe(409);
  expect(await getState(shop)).toBe('ACTIVE');
  expect((await check(certificate)).verdict).toBe('revoked');
  expect((await check(shop.permit_no)).verdict).toBe('genuine');
  // It may close again, for good.
  await retireBusiness(shop);
  expect(await getState(shop)).toBe('RETIRED');
});

test.each(['OPERATING', 'SIMULATED'] as const)('a closing that the visit found %s is disapproved', async (outcome) => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const code = await acceptChange(fixture, shop, CLOSING);
  expect(expectOk(await recordVisit(fixture, code, outcome)).state).toBe('REJECTED');
  expect(await getState(shop)).toBe('ACTIVE');
  const { clearances, closing_visit } = expectOk(await server.request(getAssessment, fixture.owner, toParams(code)));
  expect(closing_visit?.outcome).toBe(outcome);
  expect(clearances.every(({ state }) => state === 'CANCELLED' || state === 'NOT_REQUIRED')).toBe(true);
});

test('a closing is not billed before it is visited, and visited only while it is open', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const early = await createFiledChange(fixture, shop, CLOSING);
  for (const outcome of CLOSING_OUTCOMES) expect((await recordVisit(fixture, early, outcome)).status).toBe(409);
  expectOk(await server.request(acceptAssessment, fixture.clerk, { ...toParams(early), body: {} }));
  await server.api.db
    .updateTable('application')
    .set({ state: 'CLEARED' })
    .where('assessment_code', '=', early)
    .execute();
  expect((await server.request(computeBill, fixture.clerk, toParams(early))).status).toBe(409);
  const sendVisit = (visited_on: string) =>
    server.request(recordClosingVisit, fixture.clerk, {
      ...toParams(early),
      body: { visited_on, outcome: 'CLOSED', findings: 'Closed.' },
    });
  expect((await sendVisit('2026-10-13')).status).toBe(422);
  expect((await sendVisit('2026-09-29')).status).toBe(422);
  expect((await sendVisit('2026-10-01')).status).toBe(200);
  expect((await server.request(computeBill, fixture.clerk, toParams(early))).status).toBe(200);
  expect((await sendVisit('2026-10-01')).status).toBe(409);
  expect((await recordVisit(fixture, shop.assessment_code)).status).toBe(409);
});

test('a closing is not certified while a clearance is open, and the message names the office', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const code = await clearChange(fixture, shop, CLOSING);
  expectOk(await recordVisit(fixture, code));
  await payApplication(fixture, code);
  const { assessment_id } = expectOk(await server.request(getAssessment, fixture.owner, toParams(code)));
  const recall = (state: 'RECALLED' | 'APPROVED') =>
    server.api.db
      .updateTable('clearance')
      .set({ state })
      .where('assessment_id', '=', assessment_id)
      .where('office', '=', 'barangay')
      .execute();
  await recall('RECALLED');
  const reply = await server.request(releasePermit, fixture.clerk, toParams(code));
  expect(reply).toMatchObject({
    status: 409,
    body: { error: { message: 'Clearances from these offices are still pending: Barangay hall.' } },
  });
  await recall('APPROVED');
  const { permit_no } = expectOk(await server.request(releasePermit, fixture.clerk, toParams(code)));
  await recall('RECALLED');
  expect((await server.request(signPermit, fixture.signatory, { params: { permit_no } })).status).toBe(409);
  expect(await getState(shop)).toBe('RETIREMENT_PENDING');
});

test('an office that looks at a closing reads why and when, and no amount', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const code = await acceptChange(fixture, shop, CLOSING);
  const assessor = await server.person('assessor');
  const assessment = expectOk(await server.request(getAssessment, assessor, toParams(code)));
  expect(assessment.changes).toEqual([
    { label: 'Date of retirement', was: '', becomes: '30 September 2026' },
    { label: 'Reason', was: '', becomes: 'Loss' },
  ]);
  expect(assessment).toMatchObject({ change: null, estimate: null });
  expect(JSON.stringify(assessment)).not.toContain('1650000');
});

test('a closing that its owner withdraws leaves the business open', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const code = await createFiledChange(fixture, shop, CLOSING);
  expectOk(await server.request(withdrawAssessment, fixture.owner, toParams(code)));
  expect(await getState(shop)).toBe('ACTIVE');
});

test.each([
  ['a day to come', { closure_date: '2026-10-13' }, 'change.closure_date'],
  ['a day of another year', { closure_date: '2025-12-31' }, 'change.closure_date'],
  ['no day', { closure_date: '' }, 'change.closure_date'],
  ['no reason', { reason: '' }, 'change.reason'],
  ['a line left out', { lines: [{ line: 'L11', gross_current_year: '1.00' }] }, 'change.lines'],
  ['a negative gross', { lines: [{ line: 'L04', gross_current_year: '-1.00' }] }, 'change.lines.0.gross_current_year'],
] as const)('a closing with %s is refused at its field', async (_what, wrong, field) => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const draft = await beginChange(fixture, shop, 'RETIREMENT');
  const change = { ...CLOSING, ...wrong } as BusinessChangeInput;
  const reply = await server.request(fileChange, fixture.owner, { ...toParams(draft), ...toChangeDeclaration(change) });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toContain(field);
});

test('a closing business is neither changed nor closed again, and another’s is missing', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const code = await createFiledChange(fixture, shop, CLOSING);
  const start = (person: TestPerson, body: object) =>
    server.request(startAssessment, person, { params: { company_code: shop.company_code }, body });
  expect(
    (await start(fixture.owner, { application_type: 'AMENDMENT', amendment: 'CHANGE_AREA', tax_year: 2026 })).status,
  ).toBe(409);
  expect((await start(fixture.owner, { application_type: 'RENEWAL', tax_year: 2027 })).status).toBe(409);
  const otherUser = await server.person('user');
  expect((await start(otherUser, { application_type: 'RETIREMENT', tax_year: 2026 })).status).toBe(404);
  expect(
    (await server.request(fileChange, otherUser, { ...toParams(code), ...toChangeDeclaration(CLOSING) })).status,
  ).toBe(404);
  expect((await server.request(approveBill, fixture.treasurer, { params: { bill_id: 999_999 } })).status).toBe(404);
});

test('a closing is filed, visited and withdrawn only from the states that the tables name', async () => {
  const shop = await createPermittedBusiness(fixture);
  setOctober();
  const code = await createFiledChange(fixture, shop, CLOSING);
  const second = await server.person('admin', { permissions: ['signatory'] });
  const answers: Record<string, readonly number[]> = {};
  for (const state of APPLICATION_STATES) {
    await server.api.db.updateTable('application').set({ state }).where('assessment_code', '=', code).execute();
    const body = { visited_on: '2026-10-13', outcome: 'CLOSED', findings: 'Closed.' };
    const filing = await server.request(fileChange, fixture.owner, {
      ...toParams(code),
      ...toChangeDeclaration(CLOSING),
    });
    await server.api.db.updateTable('application').set({ state }).where('assessment_code', '=', code).execute();
    const visit = await server.request(recordClosingVisit, fixture.clerk, { ...toParams(code), body });
    const secondReversal = await server.request(reverseRetirement, second, {
      ...toParams(code),
      body: { reason: 'Again.' },
    });
    answers[state] = [filing.status, visit.status, secondReversal.status];
  }
  // A visit of tomorrow is refused for its day where a visit is possible at all; nothing is certified yet.
  expect(answers).toEqual(
    Object.fromEntries(
      APPLICATION_STATES.map((state) => [
        state,
        [
          state === 'DRAFT' || state === 'RETURNED' ? 200 : 409,
          state === 'IN_CLEARANCE' || state === 'CLEARED' ? 422 : 409,
          409,
        ],
      ]),
    ),
  );
});
