import {
  acceptInvitation,
  approveAccountRequest,
  changeUser,
  closeUser,
  decideRefund,
  evaluateRefund,
  fileRefundFor,
  getAssessment,
  getBill,
  getOpenCollection,
  getOrdinance,
  getRefund,
  inviteUser,
  listApprovals,
  listCounterReceipts,
  listExceptions,
  prepareCollection,
  settleRefund,
  signIn,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { listReceiptNos } from '../../testing/refunds/refund-fixtures.ts';
import { saveRowSnapshot, type RowSnapshot } from '../../testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from '../../testing/endpoint-samples.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';

let server: TestServer;
let municipality: MunicipalityFixture;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  ({ server, municipality } = await openFixtureServer());
  samples = createSamples(municipality);
  const waiver_id = await seedWaiver();
  samples.decideWaiver = { who: municipality.people.treasurer, params: { waiver_id }, body: { is_approved: true } };
  samples.closeCollection = { ...samples.closeCollection, params: samples.prepareCollection.params ?? {} };
  await server.request(prepareCollection, municipality.counter.cashier, {
    params: samples.prepareCollection.params ?? {},
    body: samples.prepareCollection.body,
  });
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

/** A waiver of municipal money alone, proposed by the signatory. */
async function seedWaiver(): Promise<number> {
  const { db } = server.api;
  // Lines of a bill never change; the test changes one to a state that could have been billed.
  await sql`alter table bill_line disable trigger user`.execute(db);
  await sql`update bill_line set agency = 'MUNICIPAL' where bill_id = ${municipality.stages.payable.bill_id}::bigint`.execute(
    db,
  );
  await sql`alter table bill_line enable trigger user`.execute(db);
  const { rows } = await sql<{ waiver_id: number }>`
    insert into installment_waiver (installment_id, resolution_no, reason, proposed_by, proposed_at)
    select
      installment_id, 'SB-2026-014', 'The market burnt down.', ${municipality.people.signatory.account_id}::bigint,
      ${server.api.clock.now()}::timestamptz
    from installment
    where bill_id = ${municipality.stages.payable.bill_id}::bigint
    limit 1
    returning waiver_id`.execute(db);
  return rows[0]?.waiver_id ?? 0;
}

const APPOINTED_BY_HANDLER =
  'Somebody who worked on this gave you your account or a permission, during the case or in the 30 days before it. Another person must decide.';
const APPOINTED_HANDLER =
  'You gave an account or a permission to somebody who worked on this, during the case or in the 30 days before it. Another person must decide.';

/** Whether a reply offers a decision to its reader, or the reason why another person must decide. */
interface Offer {
  readonly is_offered: boolean;
  readonly why: string | undefined;
}

interface TestedDecision {
  readonly name: EndpointName;
  readonly loadOffer: (person: TestPerson) => Promise<Offer>;
  readonly permission: 'treasurer' | 'signatory';
  /** Account of the person who handled the case. */
  readonly loadHandlerId: () => Promise<number>;
}

const getCashierId = (): Promise<number> => Promise.resolve(municipality.counter.cashier.account_id);
const getLicensingId = (): Promise<number> => Promise.resolve(municipality.people.bplo.account_id);
const getEditorId = (): Promise<number> => Promise.resolve(municipality.people.signatory.account_id);
async function loadProposerId(): Promise<number> {
  const { proposed_by } = await server.api.db
    .selectFrom('payment_exception')
    .select('proposed_by')
    .where('exception_id', '=', municipality.gateway.proposed_id)
    .executeTakeFirstOrThrow();
  return proposed_by ?? 0;
}

interface DecisionReply {
  readonly acts: readonly string[];
  readonly why_another?: string | undefined;
}

const toOffer = ({ acts, why_another }: DecisionReply, act: string): Offer => ({
  is_offered: acts.includes(act),
  why: why_another,
});

/** Offer of the row of a list. */
function getRowOffer<Row extends DecisionReply>(
  rows: readonly Row[],
  isMatch: (row: Row) => boolean,
  act: string,
): Offer {
  const row = rows.find(isMatch);
  if (!row) throw new Error('the list does not have that row');
  return toOffer(row, act);
}

const queryRefundOffer = (name: EndpointName, act: string) => async (person: TestPerson) =>
  toOffer((await server.request(getRefund, person, { params: samples[name].params ?? {} })).body, act);
const queryCaseOffer = (stage: 'computed' | 'released', act: string) => async (person: TestPerson) => {
  const { assessment_code } = municipality.stages[stage];
  return toOffer((await server.request(getAssessment, person, { params: { assessment_code } })).body, act);
};

/** Every decision over money that needs a second person, with the reply that offers it. */
const DECISIONS: readonly TestedDecision[] = [
  {
    name: 'decideRefund',
    permission: 'treasurer',
    loadHandlerId: getCashierId,
    loadOffer: queryRefundOffer('decideRefund', 'approve'),
  },
  {
    name: 'settleRefund',
    permission: 'treasurer',
    loadHandlerId: getCashierId,
    loadOffer: queryRefundOffer('settleRefund', 'credit'),
  },
  {
    name: 'approveRefund',
    permission: 'treasurer',
    loadHandlerId: loadProposerId,
    loadOffer: async (person) => {
      const { data } = (await server.request(listExceptions, person, { query: { state: 'waiting' } })).body;
      return getRowOffer(data, ({ exception_id }) => exception_id === municipality.gateway.proposed_id, 'approve');
    },
  },
  {
    name: 'decideWaiver',
    permission: 'treasurer',
    loadHandlerId: getEditorId,
    loadOffer: async (person) => {
      const { assessment_code } = municipality.stages.payable;
      const { waivers } = (await server.request(getBill, person, { params: { assessment_code } })).body;
      return getRowOffer(waivers, ({ state }) => state === 'PROPOSED', 'approve_waiver');
    },
  },
  {
    name: 'decideApproval',
    permission: 'treasurer',
    loadHandlerId: getCashierId,
    loadOffer: async (person) => {
      const { data } = (await server.request(listApprovals, person, {})).body;
      const row = data.find(({ approval_id }) => approval_id === municipality.counter.approval_id);
      return { is_offered: row?.can_decide === true, why: row?.why_another };
    },
  },
  {
    name: 'approveBill',
    permission: 'treasurer',
    loadHandlerId: getLicensingId,
    loadOffer: queryCaseOffer('computed', 'approve_bill'),
  },
  {
    name: 'publishDraft',
    permission: 'treasurer',
    loadHandlerId: getEditorId,
    loadOffer: async (person) => {
      const { params = {} } = samples.publishDraft;
      const { acts, why_not_publish } = (await server.request(getOrdinance, person, { params })).body;
      return toOffer({ acts, why_another: why_not_publish ?? undefined }, 'publish');
    },
  },
  {
    name: 'cancelReceipt',
    permission: 'treasurer',
    loadHandlerId: getCashierId,
    loadOffer: async (person) => {
      const { data } = (await server.request(listCounterReceipts, person, { query: { collector: 'all' } })).body;
      return getRowOffer(data, ({ receipt_no }) => receipt_no === municipality.counter.receipt_no, 'cancel');
    },
  },
  {
    name: 'closeCollection',
    permission: 'treasurer',
    loadHandlerId: getCashierId,
    loadOffer: async (person) => {
      const { params = {} } = samples.closeCollection;
      const { acts, waits_for } = (await server.request(getOpenCollection, person, { params })).body;
      return toOffer({ acts, why_another: waits_for ?? undefined }, 'close');
    },
  },
  {
    name: 'signPermit',
    permission: 'signatory',
    loadHandlerId: getLicensingId,
    loadOffer: queryCaseOffer('released', 'sign'),
  },
];

interface GrantRow {
  readonly asked_by: number | null;
  readonly approved_by?: number;
  readonly granted_at: Date | string;
}

/** Creates an administrator with the permission, granted by the given accounts at the given time. */
async function createGrantee(
  permission: TestedDecision['permission'],
  { asked_by, approved_by, granted_at }: GrantRow,
): Promise<TestPerson> {
  const person = await server.person('admin', { permissions: [permission] });
  const grants = (['admin', permission] as const).map((power) => ({
    account_id: person.account_id,
    power,
    asked_by,
    approved_by: approved_by ?? null,
    granted_at,
    ended_at: null,
  }));
  await server.api.db.insertInto('account_grant').values(grants).execute();
  return person;
}

async function tryAct(
  { name }: Pick<TestedDecision, 'name'>,
  person: TestPerson,
): Promise<[number, string | undefined]> {
  const { who: _usual, expectedStatus: _none, ...asking } = samples[name];
  const [, endpoint] = ENDPOINTS.find(([endpointName]) => endpointName === name) ?? [];
  if (!endpoint) throw new Error(`${name} is no endpoint`);
  const { status, body } = await server.request(endpoint, person, asking);
  await snapshot.rewind();
  return [status, body.error?.message];
}

test.each(DECISIONS)(
  '$name is refused to a person whom a person of that case made $permission after it began',
  async (deed) => {
    const handlerId = await deed.loadHandlerId();
    const other = municipality.people.affiliate.account_id;
    const now = server.api.clock.now();
    const grantee = await createGrantee(deed.permission, { asked_by: handlerId, approved_by: other, granted_at: now });
    expect(await deed.loadOffer(grantee)).toEqual({ is_offered: false, why: APPOINTED_BY_HANDLER });
    expect(await tryAct(deed, grantee)).toEqual([403, APPOINTED_BY_HANDLER]);
    expect(
      await tryAct(
        deed,
        await createGrantee(deed.permission, { asked_by: other, approved_by: handlerId, granted_at: now }),
      ),
    ).toEqual([403, APPOINTED_BY_HANDLER]);
  },
);

test.each(DECISIONS)(
  '$name is refused to a person who appointed a person of that case, also through another account',
  async (deed) => {
    const handlerId = await deed.loadHandlerId();
    const between = (await server.person('bplo')).account_id;
    const maker = await server.person('admin', { permissions: [deed.permission] });
    await recordMaking(between, maker.account_id, '2025-12-20T00:00:00Z');
    await recordMaking(handlerId, between, server.api.clock.now());
    expect(await deed.loadOffer(maker)).toEqual({ is_offered: false, why: APPOINTED_HANDLER });
    expect(await tryAct(deed, maker)).toEqual([403, APPOINTED_HANDLER]);
  },
);

/** Records a role that one account granted to another. */
async function recordMaking(account_id: number, asked_by: number, granted_at: Date | string): Promise<void> {
  await server.api.db
    .insertInto('account_grant')
    .values({ account_id, power: 'fire', asked_by, approved_by: null, granted_at, ended_at: null })
    .execute();
}

test.each(DECISIONS)(
  '$name is open to a $permission appointed long before, and to one whom others appointed',
  async (deed) => {
    const handlerId = await deed.loadHandlerId();
    const otherGrant = { asked_by: municipality.people.affiliate.account_id, granted_at: server.api.clock.now() };
    const standing = await createGrantee(deed.permission, { asked_by: handlerId, granted_at: '2025-06-01T00:00:00Z' });
    expect(await deed.loadOffer(standing)).toEqual({ is_offered: true, why: undefined });
    expect(await tryAct(deed, standing)).toEqual([200, undefined]);
    expect(await tryAct(deed, await createGrantee(deed.permission, otherGrant))).toEqual([200, undefined]);
  },
);

test.each(['payable', 'issued'] as const)(
  'a case that is %s waits for no second person, so it names nobody else',
  async (stage) => {
    const licensingId = await getLicensingId();
    const grantee = await createGrantee('treasurer', { asked_by: licensingId, granted_at: server.api.clock.now() });
    const { assessment_code } = municipality.stages[stage];
    const { body } = await server.request(getAssessment, grantee, { params: { assessment_code } });
    expect(body).not.toHaveProperty('why_another');
    expect(body.assessment_code).toBe(assessment_code);
  },
);

test('a collector who became treasurer cancels no receipt of their own', async () => {
  await server.permit(municipality.counter.cashier, ['treasurer']);
  expect(await tryAct({ name: 'cancelReceipt' }, municipality.counter.cashier)).toEqual([
    403,
    'You collected this money, so another person must cancel the receipt.',
  ]);
  server.api.sessions.forget(municipality.counter.cashier.session_id);
});

/** Sets the password by the mailed link and signs in. */
async function enter(account_id: number, email: string): Promise<TestPerson> {
  const password = 'malinaw ang tubig sa batis';
  const mail = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('to_address', '=', email)
    .where('template', '=', 'invitation_before_role')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const token = /invitation\?token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '';
  await server.request(acceptInvitation, undefined, { body: { token, password } });
  const { accessToken } = (await server.request(signIn, undefined, { body: { email, password } })).body;
  return { account_id, session_id: '', email, token: accessToken ?? '' };
}

test('a cashier who invites a treasurer for their own case is refused at every step', async () => {
  const { cashier } = municipality.counter;
  const { treasurer, signatory, owner } = municipality.people;
  const [receipt_no = ''] = await listReceiptNos(server, municipality.stages.paid.assessment_code);
  const claim = await server.request(fileRefundFor, cashier, {
    params: { receipt_no },
    body: { amount: '100', ground: 'WRONG_COMPUTATION', reason: 'The area was measured twice by mistake.' },
  });
  const { refund_no } = claim.body;
  const decideAs = (person: TestPerson) =>
    server.request(decideRefund, person, { params: { refund_no }, body: { is_approved: true, decision: 'As found.' } });
  expect(
    (
      await server.request(evaluateRefund, cashier, {
        params: { refund_no },
        body: { amount_found: '100', finding: 'Due.' },
      })
    ).status,
  ).toBe(200);
  expect((await decideAs(cashier)).status).toBe(403);

  const email = 'puppet@hall.example';
  const invitation = await server.request(inviteUser, cashier, {
    body: { firstname: 'Pedro', lastname: 'Penduko', email, role_ids: [2], permissions: ['treasurer'] },
  });
  const request = { params: { account_request_id: invitation.body.waiting?.account_request_id ?? 0 } };
  expect(invitation.body).toMatchObject({ roles: [], permissions: [], waiting: { powers: ['admin', 'treasurer'] } });
  const accomplice = await enter(invitation.body.id, email);
  expect((await decideAs(accomplice)).status).toBe(403);
  expect((await server.request(approveAccountRequest, accomplice, request)).status).toBe(403);
  expect((await server.request(approveAccountRequest, cashier, request)).status).toBe(403);

  const closeReply = await server.request(closeUser, cashier, { params: { user_id: treasurer.account_id } });
  expect([closeReply.body.state, closeReply.body.waiting?.kind]).toEqual(['active', 'close']);
  const ownChange = await server.request(changeUser, cashier, {
    params: { user_id: cashier.account_id },
    body: { role_ids: [2], permissions: ['treasurer'] },
  });
  const ownerChange = await server.request(changeUser, cashier, {
    params: { user_id: owner.account_id },
    body: { role_ids: [2], permissions: ['treasurer'] },
  });
  expect([ownChange.status, ownerChange.body.roles[0]?.name, ownerChange.body.waiting?.powers]).toEqual([
    403,
    'user',
    ['admin', 'treasurer'],
  ]);

  // Even when a colleague approves without checking, the accomplice may not decide this case: it began before.
  expect((await server.request(approveAccountRequest, signatory, request)).status).toBe(200);
  const invitedTreasurer = await enterAgain(email, accomplice);
  expect((await decideAs(invitedTreasurer)).body.error.message).toBe(APPOINTED_BY_HANDLER);
  const settlement = await server.request(settleRefund, invitedTreasurer, {
    params: { refund_no },
    body: { way: 'CREDIT' },
  });
  expect([settlement.status, settlement.body.error.code]).toEqual([409, 'conflict']);
  const changeReply = await server.request(changeUser, invitedTreasurer, {
    params: { user_id: cashier.account_id },
    body: { role_ids: [2], permissions: ['treasurer', 'cashier', 'signatory'] },
  });
  expect([changeReply.status, Object.keys(changeReply.body.error.fields ?? {})]).toEqual([422, ['permissions']]);
  expect((await decideAs(treasurer)).status).toBe(200);
});

async function enterAgain(email: string, { account_id }: TestPerson): Promise<TestPerson> {
  const { accessToken } = (
    await server.request(signIn, undefined, { body: { email, password: 'malinaw ang tubig sa batis' } })
  ).body;
  return { account_id, session_id: '', email, token: accessToken ?? '' };
}
