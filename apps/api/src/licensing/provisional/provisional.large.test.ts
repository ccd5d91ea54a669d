import {
  acceptAssessment,
  approveClearance,
  cancelReceipt,
  claimClearance,
  downloadPermit,
  findPermit,
  getAssessment,
  getCurrentDue,
  getRenewal,
  rejectClearance,
  releasePermit,
  renewAtOnce,
  signPermit,
  startPayment,
  verifyPermit,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { collectAtCounter } from '../../testing/cashier-fixture.ts';
import { OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfText } from '../../testing/pdf/read-pdf.ts';
import { createRenewable, toRenewalDeclaration } from '../../testing/changes/renewal-fixture.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let signatory: TestPerson;
let treasurer: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  signatory = await server.person('admin', { permissions: ['signatory'] });
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
});
afterAll(() => server.close());
beforeEach(() => setDay('2026-01-12'));

const setDay = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);
const advanceTime = async (task: string): Promise<void> => {
  await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
  await server.api.jobs.runDue();
};

type Path = Readonly<Record<'assessment_code', string>>;
type PermitRef = Readonly<Record<'assessment_code' | 'permit_no', string>>;
const getCase = async (params: Path) => (await server.request(getAssessment, owner, { params })).body;
const check = async (permit_no: string) => (await server.request(findPermit, undefined, { query: { permit_no } })).body;

async function pay(params: Path): Promise<void> {
  const { total } = (await server.request(getCurrentDue, owner, { params })).body;
  const { request_id } = (
    await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: total } })
  ).body;
  await sendNotice(server, { request_id });
  await server.api.jobs.runDue();
}

/** A renewal that was drawn for a check, billed at once and paid. */
async function createPaidFirst(payOrder = pay): Promise<PermitRef> {
  const { assessment_code: draft } = await createRenewable({ server, owner, bplo }, { is_drawn: true });
  const { renewal } = (await server.request(getRenewal, owner, { params: { assessment_code: draft } })).body;
  expect(renewal).toMatchObject({ stop: 'sampled', provisional_days: 30 });
  const renewReply = await server.request(renewAtOnce, owner, {
    params: { assessment_code: draft },
    body: toRenewalDeclaration() as never,
  });
  expect(renewReply.body.state).toBe('FOR_PAYMENT');
  const params = { assessment_code: renewReply.body.assessment_code };
  await payOrder(params);
  const { provisional } = await getCase(params);
  return { ...params, permit_no: provisional?.permit_no ?? '' };
}

const heads = new Map<string, TestPerson>();
async function getHead(office: string): Promise<TestPerson> {
  const role = office === 'barangay' ? 'barangay-silangan' : office;
  const head = heads.get(role) ?? (await server.person(role, { permissions: ['office_head'] }));
  heads.set(role, head);
  return head;
}

async function openParts({ assessment_code }: Path): Promise<{ clearance_id: number; office: string }[]> {
  const { clearances } = await getCase({ assessment_code });
  return clearances.flatMap(({ clearance_id, office, state }) =>
    clearance_id !== null && state === 'PENDING' ? [{ clearance_id, office }] : [],
  );
}

/** The offices approve; other tests cover their checklists and inspections. */
async function approveAll(path: Path): Promise<void> {
  const parts = await openParts(path);
  expect(parts.length).toBeGreaterThan(2);
  for (const { clearance_id, office } of parts) {
    const params = { clearance_id };
    expect(
      (await server.request(claimClearance, await getHead(office), { body: OUT_OF_TURN_REASON, params })).status,
    ).toBe(200);
    const approvalReply = await server.request(approveClearance, await getHead(office), {
      params,
      body: { remarks: '' },
    });
    expect([office, approvalReply.status, approvalReply.body]).toEqual([office, 200, expect.anything()]);
  }
}

test('a renewal that waits only for a look is paid at once, permitted provisionally, and looked at meanwhile', async () => {
  const path = await createPaidFirst();
  const shownCase = await getCase(path);
  expect(shownCase).toMatchObject({
    state: 'IN_CLEARANCE',
    is_paid_first: true,
    permit: null,
    provisional: { permit_no: 'PP-2026-00001', state: 'ACTIVE', valid_until: '2026-02-11' },
  });
  expect(shownCase.clearances.some(({ state }) => state === 'PENDING')).toBe(true);
  expect(await check(path.permit_no)).toMatchObject({
    verdict: 'genuine',
    permit: { is_provisional: true, valid_until: '2026-02-11' },
  });
  const token = shownCase.provisional?.token ?? '';
  expect((await server.request(verifyPermit, undefined, { params: { token } })).body.verdict).toBe('genuine');
  const paper = await server.request(downloadPermit, owner, { params: { permit_no: path.permit_no } });
  const text = readPdfText(paper.raw);
  expect(text).toContain('PROVISIONAL Permit');
  expect(text).toContain('until 11 February 2026 only');
  expect((await server.request(acceptAssessment, bplo, { params: path, body: {} })).status).toBe(409);
  expect((await server.request(releasePermit, bplo, { params: path })).status).toBe(409);
});

test('it becomes the permit of the year when the last office has cleared and the signatory has signed', async () => {
  const path = await createPaidFirst();
  await approveAll(path);
  expect(await getCase(path)).toMatchObject({ state: 'PAID', is_paid_first: false });
  const releaseReply = await server.request(releasePermit, bplo, { params: path });
  expect(releaseReply.status).toBe(200);
  expect(await check(path.permit_no)).toMatchObject({ verdict: 'genuine' });
  const { permit_no } = releaseReply.body;
  expect((await server.request(signPermit, signatory, { params: { permit_no } })).status).toBe(200);
  expect(await check(path.permit_no)).toMatchObject({ verdict: 'superseded', permit: { replaced_by: permit_no } });
  expect(await check(permit_no)).toMatchObject({ verdict: 'genuine', permit: { is_provisional: false } });
});

test('between payment and the offices nobody releases it', async () => {
  const path = await createPaidFirst();
  await sql`
    update application set state = 'PAID' where assessment_code = ${path.assessment_code}`.execute(server.api.db);
  await sql`
    update clearance set state = 'APPROVED'
    where assessment_id = (select assessment_id from application where assessment_code = ${path.assessment_code})`.execute(
    server.api.db,
  );
  expect((await server.request(releasePermit, bplo, { params: path })).status).toBe(409);
});

test('on the day after its last one it ends by the timer, its owner is notified, and the case continues', async () => {
  const path = await createPaidFirst();
  setDay('2026-02-11');
  await advanceTime('expire_permits');
  expect((await check(path.permit_no)).verdict).toBe('genuine');
  setDay('2026-02-12');
  expect((await check(path.permit_no)).verdict).toBe('expired');
  await advanceTime('expire_permits');
  const shownCase = await getCase(path);
  expect(shownCase).toMatchObject({ state: 'IN_CLEARANCE', provisional: { state: 'EXPIRED' } });
  expect(shownCase.timeline.map(({ title }) => title)).toContain(
    `Provisional permit ${path.permit_no} expired before the offices finished their review`,
  );
  const mails = await server.api.db
    .selectFrom('mail')
    .select('subject')
    .where('template', '=', 'provisional_permit_ended')
    .execute();
  expect(mails).toContainEqual({ subject: `Provisional permit ${path.permit_no} is no longer valid` });
});

test('it ends in the act in which an office refuses', async () => {
  const path = await createPaidFirst();
  const [part] = await openParts(path);
  const params = { clearance_id: part?.clearance_id ?? 0 };
  const head = await getHead(part?.office ?? '');
  await server.request(claimClearance, head, { body: OUT_OF_TURN_REASON, params });
  const rejection = { ground: 'PD 856', remarks: 'The place is closed.' };
  expect((await server.request(rejectClearance, head, { params, body: rejection })).status).toBe(200);
  expect(await check(path.permit_no)).toMatchObject({ verdict: 'revoked' });
});

test('it ends when the payment is reversed; paid again, it has the rest of its one term', async () => {
  const cashier = await server.person('admin', { permissions: ['cashier'] });
  const path = await createPaidFirst(async (params) => {
    await collectAtCounter(server, cashier, params);
    await server.api.jobs.runDue();
  });
  const { rows } = await sql<{ receipt_no: string }>`
    select r.receipt_no
    from receipt r join payment using (payment_id) join bill using (bill_id) join application using (assessment_id)
    where assessment_code = ${path.assessment_code}`.execute(server.api.db);
  for (const { receipt_no } of rows)
    await server.request(cancelReceipt, treasurer, { params: { receipt_no }, body: { reason: 'Wrong payor' } });
  expect(await getCase(path)).toMatchObject({ state: 'FOR_PAYMENT', provisional: { state: 'REVOKED' } });
  setDay('2026-01-19');
  await pay(path);
  const secondCase = await getCase(path);
  expect(secondCase).toMatchObject({
    state: 'IN_CLEARANCE',
    provisional: { state: 'ACTIVE', valid_until: '2026-02-11' },
  });
  expect(secondCase.provisional?.permit_no).not.toBe(path.permit_no);
  expect(await openParts(path)).not.toEqual([]);
});
