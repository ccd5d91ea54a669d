import {
  approveClearance,
  claimClearance,
  computeBill,
  decideProposedFee,
  getAssessment,
  getBill,
  getClearance,
  proposeFee,
} from '@ebpls/contracts';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let menro: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  menro = await server.person('menro');
  admin = await server.person('admin');
});
afterAll(() => server.close());

const REASON = 'A generator of 50 kVA stands in the yard.';
const FOUND_FEE = { code: 'F07', amount: '650.00', reason: REASON };

interface ClaimedCase {
  readonly assessment_code: string;
  readonly clearance_id: number;
}

async function createClaimedCase(): Promise<ClaimedCase> {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const { clearances } = (await server.request(getAssessment, bplo, { params: { assessment_code } })).body;
  const clearance_id = clearances.find(({ office }) => office === 'menro')?.clearance_id ?? 0;
  await server.request(claimClearance, menro, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  return { assessment_code, clearance_id };
}

const propose = (clearance_id: number, overrides: object = {}, person = menro) =>
  server.request(proposeFee, person, { params: { clearance_id }, body: { ...FOUND_FEE, ...overrides } });
const decide = (assessment_code: string, overrides: object = {}, person = bplo) =>
  server.request(decideProposedFee, person, {
    params: { assessment_code },
    body: { code: 'F07', outcome: 'TAKEN', reason: '', ...overrides },
  });
const compute = (assessment_code: string) => server.request(computeBill, bplo, { params: { assessment_code } });

/** Every office approves its open clearances, so that the application is cleared. */
async function clear(assessment_code: string): Promise<void> {
  const { clearances } = (await server.request(getAssessment, bplo, { params: { assessment_code } })).body;
  for (const { clearance_id, office } of clearances) {
    if (clearance_id === null) continue;
    const desk = await server.person(office === 'barangay' ? 'barangay-silangan' : office);
    const params = { clearance_id };
    await server.request(claimClearance, desk, { body: OUT_OF_TURN_REASON, params });
    await server.request(approveClearance, desk, { params, body: { remarks: '' } });
  }
  const set = { state: 'APPROVED' as const, decided_at: new Date('2026-01-12T08:00:00+08:00') };
  const { db } = server.api;
  const clearedApplication = await db
    .updateTable('application')
    .set({ state: 'CLEARED' })
    .where('assessment_code', '=', assessment_code)
    .returning('assessment_id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('clearance')
    .set(set)
    .where('assessment_id', '=', clearedApplication.assessment_id)
    .where('state', '<>', 'APPROVED')
    .execute();
}

const findBillLine = async (assessment_code: string, code: string) =>
  (await server.request(getBill, bplo, { params: { assessment_code } })).body.lines.find((line) => line.code === code);

test('an accepted fee of an office is on the order, with the office and its reason', async () => {
  const { assessment_code, clearance_id } = await createClaimedCase();
  expect((await propose(clearance_id)).body).toEqual({ code: 'F07', outcome: null });
  await clear(assessment_code);

  const refusal = await compute(assessment_code);
  expect(refusal.status).toBe(409);
  expect(JSON.stringify(refusal.body)).toContain('F07');
  const { proposed_fees } = (await server.request(getAssessment, admin, { params: { assessment_code } })).body;
  expect(proposed_fees).toEqual([
    expect.objectContaining({ code: 'F07', office: 'menro', amount: '650.00', reason: REASON, outcome: null }),
  ]);

  expect((await decide(assessment_code)).status).toBe(200);
  expect((await compute(assessment_code)).status).toBe(200);
  const line = await findBillLine(assessment_code, 'F07');
  expect(line?.amount).toBe('650.00');
  expect(line?.reason).toContain(REASON);
  expect(line?.reason).toContain('MENRO');
});

test('a rejected proposal leaves the fee as the ordinance has it; a computed bill follows a changed decision', async () => {
  const { assessment_code, clearance_id } = await createClaimedCase();
  await propose(clearance_id);
  await clear(assessment_code);
  const refusal = await decide(assessment_code, { outcome: 'REJECTED' });
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['reason']]);
  await decide(assessment_code, { outcome: 'REJECTED', reason: 'The generator is the neighbour’s.' });
  const first = (await compute(assessment_code)).body.bill_id;
  expect((await findBillLine(assessment_code, 'F07'))?.amount).not.toBe('650.00');
  await decide(assessment_code);
  expect((await compute(assessment_code)).body.bill_id).not.toBe(first);
  expect((await findBillLine(assessment_code, 'F07'))?.amount).toBe('650.00');
});

test('an office sees its own fees, and the outcome of its proposals', async () => {
  const { assessment_code, clearance_id } = await createClaimedCase();
  const getFees = async () => (await server.request(getClearance, menro, { params: { clearance_id } })).body.fees;
  expect((await getFees())?.offered.map(({ code }) => code)).toEqual(['F07', 'F08']);
  await propose(clearance_id);
  await decide(assessment_code, { outcome: 'REJECTED', reason: 'Not theirs.' });
  expect((await getFees())?.proposed).toEqual([
    expect.objectContaining({ code: 'F07', outcome: 'REJECTED', decision: 'Not theirs.' }),
  ]);
  await propose(clearance_id, { amount: '700.00' });
  expect((await getFees())?.proposed).toEqual([
    expect.objectContaining({ amount: '700.00', outcome: null, decision: '' }),
  ]);
});

test.each([
  { what: 'a fee of another office', given: { code: 'F06' }, field: 'code' },
  { what: 'the fire fee, which the law makes a part of the others', given: { code: 'F15' }, field: 'code' },
  { what: 'nothing', given: { amount: '0' }, field: 'amount' },
  { what: 'no amount', given: { amount: 'ten' }, field: 'amount' },
  { what: 'more than any fee', given: { amount: '10,000,000.01' }, field: 'amount' },
  { what: 'no reason', given: { reason: ' ' }, field: 'reason' },
])('$what is refused at its field, and nothing is written', async ({ given, field }) => {
  const { assessment_code, clearance_id } = await createClaimedCase();
  const refusal = await propose(clearance_id, given);
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, [field]]);
  expect((await server.request(getAssessment, bplo, { params: { assessment_code } })).body.proposed_fees).toEqual([]);
});

test('nobody proposes a fee in another office’s case, and neither owner nor office decides', async () => {
  const { assessment_code, clearance_id } = await createClaimedCase();
  expect((await propose(clearance_id, {}, await server.person('rhu'))).status).toBe(404);
  expect((await propose(clearance_id, {}, owner)).status).toBe(403);
  await propose(clearance_id);
  for (const person of [owner, menro, admin]) expect((await decide(assessment_code, {}, person)).status).toBe(403);
  expect((await server.request(getAssessment, owner, { params: { assessment_code } })).body).not.toHaveProperty(
    'proposed_fees',
  );
});

test('an office that has decided proposes nothing more', async () => {
  const { clearance_id } = await createClaimedCase();
  await server.request(approveClearance, menro, { params: { clearance_id }, body: { remarks: '' } });
  expect((await propose(clearance_id)).status).toBe(409);
});

test('a repeated proposal or decision is written once', async () => {
  const { assessment_code, clearance_id } = await createClaimedCase();
  for (const _ of [1, 2]) await propose(clearance_id);
  for (const _ of [1, 2]) await decide(assessment_code);
  const { timeline } = (await server.request(getAssessment, bplo, { params: { assessment_code } })).body;
  expect(timeline.filter(({ title }) => title.includes('F07'))).toHaveLength(2);
});
