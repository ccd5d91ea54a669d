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
} from '../../testing/changes/change-stages.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let hall: ChangeFixture;

beforeAll(async () => {
  server = await openTestServer();
  hall = await openChangeFixture(server);
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const named = (assessment_code: string) => ({ params: { assessment_code } });
const october = () => server.setNow('2026-10-12T08:00:00+08:00');

/** V17 of domain reference 4.6. */
const CLOSING = {
  kind: 'RETIREMENT',
  closure_date: '2026-09-30',
  reason: 'LOSS',
  lines: [{ line: 'L04', gross_current_year: '1650000.00' }],
} as const satisfies BusinessChangeInput;

const stateOf = async ({ company_code }: Pick<Shop, 'company_code'>) =>
  expectOk(await server.ask(getCompany, hall.owner, { params: { company_code } })).state;
const linesOf = async (assessment_code: string) => {
  const { lines } = expectOk(await server.ask(getBill, hall.owner, named(assessment_code)));
  return Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));
};
const check = async (permit_no: string) => expectOk(await server.ask(findPermit, undefined, { query: { permit_no } }));

/** Visited, paid and certified. */
async function retired(
  shop: Shop,
  change: BusinessChangeInput = CLOSING,
): Promise<{ code: string; certificate: string }> {
  const code = await clearChange(hall, shop, change);
  expectOk(await recordVisit(hall, code));
  await payApplication(hall, code);
  return { code, certificate: await releaseAndSignPermit(hall, code) };
}

test('V17: a closing shop is visited, billed its deficiency and certified; its permit is surrendered', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const code = await acceptChange(hall, shop, CLOSING);
  expect(await stateOf(shop)).toBe('RETIREMENT_PENDING');
  const application = expectOk(await server.ask(getAssessment, hall.owner, named(code)));
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
  expectOk(await recordVisit(hall, code));
  await payApplication(hall, code);
  expect(await linesOf(code)).toEqual({ 'LBT-DEFICIENCY': '4500.00', F02: '100.00', F17: '150.00' });

  const certificate = await releaseAndSignPermit(hall, code);
  expect(certificate).toMatch(/^CR-2026-\d{5}$/);
  expect(await stateOf(shop)).toBe('RETIRED');
  expect(await check(certificate)).toMatchObject({ verdict: 'closed', permit: { closed_on: '2026-09-30' } });
  expect(await check(shop.permit_no)).toMatchObject({
    verdict: 'closed',
    permit: { replaced_by: certificate, closed_on: '2026-09-30' },
  });
  const { token } = expectOk(await server.ask(getAssessment, hall.owner, named(code))).permit ?? {};
  expect(expectOk(await server.ask(verifyPermit, undefined, { params: { token: token ?? '' } })).verdict).toBe(
    'closed',
  );
  const pdf = await server.ask(downloadPermit, hall.owner, { params: { permit_no: certificate } });
  expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a closing with the gross that was billed owes its fees alone and is a simple case', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const same = { ...CLOSING, lines: [{ line: 'L04', gross_current_year: '1200000.00' }] };
  const code = await clearChange(hall, shop, same);
  expect(expectOk(await server.ask(getAssessment, hall.owner, named(code))).arta_class).toBe('SIMPLE');
  expectOk(await recordVisit(hall, code));
  await payApplication(hall, code);
  expect(await linesOf(code)).toEqual({ F02: '100.00', F17: '150.00' });
});

test('a closing that is filed more than thirty days late is fined', async () => {
  const shop = await createPermittedBusiness(hall);
  server.setNow('2026-11-12T08:00:00+08:00');
  const code = await createFiledChange(hall, shop, CLOSING);
  const { estimate } = expectOk(await server.ask(getAssessment, hall.owner, named(code)));
  expect(estimate?.lines.map(({ code: line }) => line)).toContain('F17-LATE');
});

test('a first year counts the tax on its capital, and a line that was added its own', async () => {
  const shop = await createPermittedBusiness(hall, { type: 'NEW' });
  await grantChange(hall, shop, { kind: 'ADD_LINE', lines: [{ line: 'L38', capitalization: '300000.00' }] });
  october();
  const lines = [
    { line: 'L11', gross_current_year: '400000.00' },
    { line: 'L38', gross_current_year: '0.00' },
  ];
  const code = await createFiledChange(hall, shop, { ...CLOSING, lines });
  const { estimate } = expectOk(await server.ask(getAssessment, hall.owner, named(code)));
  // 8,000.00 of the year, less 375.00 on the capital of the shop and 150.00 on that of the line.
  expect(estimate?.lines.find(({ code: line }) => line === 'LBT-DEFICIENCY')?.amount).toBe('7475.00');
});

test('bills that were due before the closing are paid first, and the sentence names them', async () => {
  const shop = await createPermittedBusiness(hall, { mode: 'QUARTERLY' });
  october();
  const draft = await beginChange(hall, shop, 'RETIREMENT');
  const reply = await server.ask(fileChange, hall.owner, { ...named(draft), ...toChangeDeclaration(CLOSING) });
  expect(reply.status).toBe(409);
  expect(reply.body.error.message).toMatch(/TOP-2026-\d{6}, due 20 April 2026/);
});

test('installments after the closing are void, and owed again when it is taken back', async () => {
  const shop = await createPermittedBusiness(hall, { mode: 'QUARTERLY' });
  for (const day of ['2026-04-10', '2026-07-10']) {
    server.setNow(`${day}T08:00:00+08:00`);
    await payNow(hall, shop.assessment_code);
  }
  october();
  const closing = { ...CLOSING, lines: [{ line: 'L04', gross_current_year: '900000.00' }] };
  const { code } = await retired(shop, closing);
  // 13,000.00 of the year, less three quarters of 16,000.00.
  expect(await linesOf(code)).toMatchObject({ 'LBT-DEFICIENCY': '1000.00' });
  const installments = async () =>
    expectOk(await server.ask(getBill, hall.owner, named(shop.assessment_code))).installments.map(({ state }) => state);
  expect(await installments()).toEqual(['PAID', 'PAID', 'PAID', 'VOID']);

  const second = await server.person('admin', { permissions: ['signatory'] });
  expectOk(await server.ask(reverseRetirement, second, { ...named(code), body: { reason: 'The owner goes on.' } }));
  expect(await installments()).not.toContain('VOID');
});

test('a closing is taken back by another signatory, with a reason, and once', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const { code, certificate } = await retired(shop);
  const reverse = (who: TestPerson, reason = 'The owner goes on.') =>
    server.ask(reverseRetirement, who, { ...named(code), body: { reason } });
  expect((await reverse(hall.clerk)).status).toBe(403);
  expect((await reverse(hall.treasurer)).status).toBe(403);
  expect((await reverse(hall.signatory)).status).toBe(403);
  const second = await server.person('admin', { permissions: ['signatory'] });
  expect((await reverse(second, ' ')).status).toBe(422);
  expect((await reverse(second)).status).toBe(200);
  expect((await reverse(second)).status).toBe(409);
  expect(await stateOf(shop)).toBe('ACTIVE');
  expect((await check(certificate)).verdict).toBe('revoked');
  expect((await check(shop.permit_no)).verdict).toBe('genuine');
  // It may close again, for good.
  await retired(shop);
  expect(await stateOf(shop)).toBe('RETIRED');
});

test.each(['OPERATING', 'SIMULATED'] as const)('a closing that the visit found %s is disapproved', async (outcome) => {
  const shop = await createPermittedBusiness(hall);
  october();
  const code = await acceptChange(hall, shop, CLOSING);
  expect(expectOk(await recordVisit(hall, code, outcome)).state).toBe('REJECTED');
  expect(await stateOf(shop)).toBe('ACTIVE');
  const { clearances, closing_visit } = expectOk(await server.ask(getAssessment, hall.owner, named(code)));
  expect(closing_visit?.outcome).toBe(outcome);
  expect(clearances.every(({ state }) => state === 'CANCELLED' || state === 'NOT_REQUIRED')).toBe(true);
});

test('a closing is not billed before it is visited, and visited only while it is open', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const early = await createFiledChange(hall, shop, CLOSING);
  for (const outcome of CLOSING_OUTCOMES) expect((await recordVisit(hall, early, outcome)).status).toBe(409);
  expectOk(await server.ask(acceptAssessment, hall.clerk, { ...named(early), body: {} }));
  await server.api.db
    .updateTable('application')
    .set({ state: 'CLEARED' })
    .where('assessment_code', '=', early)
    .execute();
  expect((await server.ask(computeBill, hall.clerk, named(early))).status).toBe(409);
  const on = (visited_on: string) =>
    server.ask(recordClosingVisit, hall.clerk, {
      ...named(early),
      body: { visited_on, outcome: 'CLOSED', findings: 'Closed.' },
    });
  expect((await on('2026-10-13')).status).toBe(422);
  expect((await on('2026-09-29')).status).toBe(422);
  expect((await on('2026-10-01')).status).toBe(200);
  expect((await server.ask(computeBill, hall.clerk, named(early))).status).toBe(200);
  expect((await on('2026-10-01')).status).toBe(409);
  expect((await recordVisit(hall, shop.assessment_code)).status).toBe(409);
});

test('nobody certifies while a clearance is open, and the sentence names the office', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const code = await clearChange(hall, shop, CLOSING);
  expectOk(await recordVisit(hall, code));
  await payApplication(hall, code);
  const { assessment_id } = expectOk(await server.ask(getAssessment, hall.owner, named(code)));
  const recall = (state: 'RECALLED' | 'APPROVED') =>
    server.api.db
      .updateTable('clearance')
      .set({ state })
      .where('assessment_id', '=', assessment_id)
      .where('office', '=', 'barangay')
      .execute();
  await recall('RECALLED');
  const reply = await server.ask(releasePermit, hall.clerk, named(code));
  expect(reply).toMatchObject({
    status: 409,
    body: { error: { message: 'Clearances are still open: Barangay hall.' } },
  });
  await recall('APPROVED');
  const { permit_no } = expectOk(await server.ask(releasePermit, hall.clerk, named(code)));
  await recall('RECALLED');
  expect((await server.ask(signPermit, hall.signatory, { params: { permit_no } })).status).toBe(409);
  expect(await stateOf(shop)).toBe('RETIREMENT_PENDING');
});

test('an office that looks at a closing reads why and when, and no amount', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const code = await acceptChange(hall, shop, CLOSING);
  const assessor = await server.person('assessor');
  const seen = expectOk(await server.ask(getAssessment, assessor, named(code)));
  expect(seen.changes).toEqual([
    { label: 'Day of closure', was: '', becomes: '30 September 2026' },
    { label: 'Reason', was: '', becomes: 'Loss' },
  ]);
  expect(seen).toMatchObject({ change: null, estimate: null });
  expect(JSON.stringify(seen)).not.toContain('1650000');
});

test('a closing that its owner takes back leaves the business open', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const code = await createFiledChange(hall, shop, CLOSING);
  expectOk(await server.ask(withdrawAssessment, hall.owner, named(code)));
  expect(await stateOf(shop)).toBe('ACTIVE');
});

test.each([
  ['a day to come', { closure_date: '2026-10-13' }, 'change.closure_date'],
  ['a day of another year', { closure_date: '2025-12-31' }, 'change.closure_date'],
  ['no day', { closure_date: '' }, 'change.closure_date'],
  ['no reason', { reason: '' }, 'change.reason'],
  ['a line left out', { lines: [{ line: 'L11', gross_current_year: '1.00' }] }, 'change.lines'],
  ['a negative gross', { lines: [{ line: 'L04', gross_current_year: '-1.00' }] }, 'change.lines.0.gross_current_year'],
] as const)('a closing with %s is refused at its field', async (_what, wrong, field) => {
  const shop = await createPermittedBusiness(hall);
  october();
  const draft = await beginChange(hall, shop, 'RETIREMENT');
  const change = { ...CLOSING, ...wrong } as BusinessChangeInput;
  const reply = await server.ask(fileChange, hall.owner, { ...named(draft), ...toChangeDeclaration(change) });
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toContain(field);
});

test('what is closing is neither changed nor closed again, and another’s is missing', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const code = await createFiledChange(hall, shop, CLOSING);
  const start = (who: TestPerson, body: object) =>
    server.ask(startAssessment, who, { params: { company_code: shop.company_code }, body });
  expect(
    (await start(hall.owner, { application_type: 'AMENDMENT', amendment: 'CHANGE_AREA', tax_year: 2026 })).status,
  ).toBe(409);
  expect((await start(hall.owner, { application_type: 'RENEWAL', tax_year: 2027 })).status).toBe(409);
  const stranger = await server.person('user');
  expect((await start(stranger, { application_type: 'RETIREMENT', tax_year: 2026 })).status).toBe(404);
  expect((await server.ask(fileChange, stranger, { ...named(code), ...toChangeDeclaration(CLOSING) })).status).toBe(
    404,
  );
  expect((await server.ask(approveBill, hall.treasurer, { params: { bill_id: 999_999 } })).status).toBe(404);
});

test('a closing is filed, visited and taken back only from the states that the tables name', async () => {
  const shop = await createPermittedBusiness(hall);
  october();
  const code = await createFiledChange(hall, shop, CLOSING);
  const second = await server.person('admin', { permissions: ['signatory'] });
  const answers: Record<string, readonly number[]> = {};
  for (const state of APPLICATION_STATES) {
    await server.api.db.updateTable('application').set({ state }).where('assessment_code', '=', code).execute();
    const body = { visited_on: '2026-10-13', outcome: 'CLOSED', findings: 'Closed.' };
    const filing = await server.ask(fileChange, hall.owner, { ...named(code), ...toChangeDeclaration(CLOSING) });
    await server.api.db.updateTable('application').set({ state }).where('assessment_code', '=', code).execute();
    const visit = await server.ask(recordClosingVisit, hall.clerk, { ...named(code), body });
    const back = await server.ask(reverseRetirement, second, { ...named(code), body: { reason: 'Again.' } });
    answers[state] = [filing.status, visit.status, back.status];
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
