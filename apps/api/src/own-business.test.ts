import {
  acceptAssessment,
  claimClearance,
  claimClearances,
  type Endpoint,
  getAssessment,
  getMe,
  nextClearance,
  printPermits,
  printVisitSlips,
  rejectClearance,
  releasePermits,
  signPermits,
} from '@ebpls/contracts';
import { POLICY } from '@ebpls/rules';
import { sql } from 'kysely';

import { insertDelegation } from './testing/changes/insert-delegation.ts';
import type { TestPerson, TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/endpoint-samples.ts';
import { openFixtureServer } from './testing/fixture-server.ts';
import type { MunicipalityFixture } from './testing/municipality-fixture.ts';

const endpoints = { releasePermits, signPermits, claimClearances, printPermits, printVisitSlips };

let server: TestServer;
let fixture: MunicipalityFixture;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  samples = createSamples(fixture);
  samples.decideWaiver = { ...samples.decideWaiver, params: { waiver_id: await createWaiver() } };
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

/**
 * Acts of staff that concern no business: people, forms, reports, the code, files of the gateway, recipients of
 * inquiries, a year's list, one's own signature.
 */
const ACTS_WITHOUT_BUSINESS: ReadonlySet<string> = new Set<EndpointName>([
  'inviteUser',
  'inviteStaff',
  'resendInvitation',
  'changeUser',
  'closeUser',
  'reopenUser',
  'resetSecondStep',
  'resendMail',
  'retryEvent',
  'approveAccountRequest',
  'decideErasure',
  'refuseAccountRequest',
  'withdrawAccountRequest',
  'spoilForm',
  'assignBooklet',
  'loseForms',
  'prepareCollection',
  'closeCollection',
  'importTariff',
  'previewTariffFile',
  'importTariffFile',
  'saveFindingReason',
  'proveTariff',
  'updateProof',
  'acceptDifferences',
  'startDraft',
  'startFirstDraft',
  'saveDraft',
  'saveTariff',
  'rehearseDraft',
  'publishDraft',
  'withdrawDraft',
  'importSettlement',
  'confirmDeposit',
  'decideSettlementRow',
  'closeSettlement',
  'saveFireList',
  'publishChecklist',
  'publishOfficeTemplates',
  'scanPermit',
  'saveReply',
  'removeSavedReply',
  'saveView',
  'saveListChoice',
  'orderSavedViews',
  'removeSavedView',
  'changeInquiryRecipient',
  'switchInquiryRecipient',
  'handOverInquiry',
  'sendSignature',
  'removeSignature',
  'handOverClearances',
  'checkHolidays',
  'saveHolidays',
  'saveMunicipality',
  'saveComplaintChannels',
  'sendSeal',
  'importBarangays',
  'previewBarangayRecode',
  'recodeBarangays',
  'closeBarangay',
  'listBarangays',
  'tryGateway',
  'sendTestMail',
  'findCitizen',
  'openWalkIn',
  'addWalkInCitizen',
  'requestWalkInConsent',
  'sendWalkInPaper',
  'decideWalkInConsent',
  'endWalkIn',
  // Takes the next case of others; tested separately below.
  'nextClearance',
  // Each row has its own result; tested separately below.
  'releasePermits',
  'signPermits',
  'claimClearances',
  'printPermits',
  'printVisitSlips',
]);

/**
 * Money for an unassigned number concerns no business; these endpoints are called in a test of their own, in
 * treasury/exceptions.
 */
const ABOUT_NOBODYS_MONEY: ReadonlySet<string> = new Set<EndpointName>([
  'refundException',
  'approveRefund',
  'declineRefund',
  'dismissException',
]);

/** Proposed for the first installment of the fixture's order. */
async function createWaiver(): Promise<number> {
  const { rows } = await sql<{ waiver_id: number }>`
    insert into installment_waiver (installment_id, resolution_no, reason, proposed_by, proposed_at)
    select
      installment_id, 'SB-2026-014', 'The market burnt down.', ${fixture.people.signatory.account_id}::bigint, now()
    from installment
    where bill_id = ${fixture.stages.payable.bill_id}::bigint
    limit 1
    returning waiver_id`.execute(server.api.db);
  return rows[0]?.waiver_id ?? 0;
}

type Act = readonly [EndpointName, Endpoint];

/** Every changing act that the policy allows only to staff, derived so that a new act cannot be forgotten here. */
function listStaffActs(): readonly Act[] {
  const actions = new Map(
    server.api.endpoints.map(({ endpoint, action }) => [`${endpoint.method} ${endpoint.path}`, action]),
  );
  return ENDPOINTS.filter(([name, { method, path }]) => {
    const action = actions.get(`${method} ${path}`);
    if (
      method === 'GET' ||
      action === undefined ||
      action === 'public' ||
      ACTS_WITHOUT_BUSINESS.has(name) ||
      ABOUT_NOBODYS_MONEY.has(name)
    )
      return false;
    const roles: readonly string[] = POLICY[action].roles;
    return !roles.includes('user');
  });
}

/** The owner of the fixture's businesses, employed with the role that may do the act. */
function employOwnerAs(person: TestPerson): Promise<TestPerson> {
  return employAs(fixture.people.owner, person);
}

async function employAs(owner: TestPerson, { account_id }: TestPerson): Promise<TestPerson> {
  await sql`
    with hired as (delete from account_role where account_id = ${owner.account_id}::bigint)
    update account o
    set permissions = s.permissions
    from account s
    where o.id = ${owner.account_id}::bigint and s.id = ${account_id}::bigint`.execute(server.api.db);
  await sql`
    insert into account_role (account_id, position, role_id)
    select ${owner.account_id}::bigint, position, role_id
    from account_role
    where account_id = ${account_id}::bigint`.execute(server.api.db);
  server.api.sessions.forget(owner.session_id);
  return owner;
}

const OWN = 'You own this business, so a colleague must handle this case.';

test('an owner employed by any office does nothing for the municipality on an own business', async () => {
  const acts = listStaffActs();
  const replies: [string, number, string | undefined][] = [];
  for (const [name, endpoint] of acts) {
    const { who, expectedStatus: _none, ...asking } = samples[name];
    if (who === undefined) throw new Error(`${name} is an act of staff without a person`);
    const owner = await employOwnerAs(who);
    const before = await snapshot.facts();
    const { status, body } = await server.request(endpoint, owner, asking);
    replies.push([name, status, body.error?.message]);
    expect(await snapshot.facts()).toBe(before);
    await snapshot.rewind();
  }
  expect(replies).toEqual(replies.map(([name]) => [name, 403, OWN]));
  expect(replies.length).toBeGreaterThan(25);
});

test('no act on an own application is offered to a clerk of the licensing office', async () => {
  const owner = await employOwnerAs(fixture.people.bplo);
  const input = { params: { assessment_code: fixture.stages.filed.assessment_code } };
  expect((await server.request(getAssessment, owner, input)).body.acts).toEqual([]);
  expect((await server.request(getAssessment, fixture.people.bplo, input)).body.acts).toContain('accept');
  await snapshot.rewind();
});

test('the next case of a queue is never an own one', async () => {
  const owner = await employOwnerAs(samples.nextClearance.who ?? fixture.people.bplo);
  const { status, body } = await server.request(nextClearance, owner);
  expect([status, body.clearance_id]).toEqual([200, null]);
  await snapshot.rewind();
});

test.each(['releasePermits', 'signPermits', 'claimClearances', 'printPermits', 'printVisitSlips'] as const)(
  'an own business among several rows of %s is refused alone',
  async (name) => {
    const { who, body } = samples[name];
    const owner = await employOwnerAs(who ?? fixture.people.bplo);
    const before = await snapshot.facts();
    const several: Endpoint = endpoints[name];
    const { status, body: answer } = await server.request(several, owner, { body });
    const [code] = Object.values(body as Record<string, readonly unknown[]>).flat();
    expect([status, answer]).toMatchObject([200, { data: [{ code: String(code), outcome: 'refused', message: OWN }] }]);
    expect(await snapshot.facts()).toBe(before);
    await snapshot.rewind();
  },
);

test('a person who filed for a business that another owns now is refused as well', async () => {
  const otherOwner = await server.person('user');
  await server.api.db
    .updateTable('business')
    .set({ owner_id: otherOwner.account_id })
    .where('company_code', '=', fixture.stages.filed.company_code)
    .execute();
  const owner = await employOwnerAs(fixture.people.bplo);
  const input = { params: { assessment_code: fixture.stages.filed.assessment_code }, body: {} };
  expect((await server.request(acceptAssessment, owner, input)).body.error.message).toBe(OWN);
  await snapshot.rewind();
});

test.each(['runs', 'was ended', 'has expired'])(
  'who files for the business as a delegate is refused as its owner is: the authority %s',
  async (how) => {
    const clerk = await server.person('user');
    await insertDelegation(server, {
      owner: fixture.people.owner,
      delegate: clerk,
      scope: ['VIEW'],
      ...(how === 'was ended' && { state: 'ENDED' as const }),
      ...(how === 'has expired' && { ends_on: '2026-01-11' }),
    });
    for (const [name, endpoint] of listStaffActs()) {
      const { who, expectedStatus: _none, ...asking } = samples[name];
      if (who === undefined) throw new Error(`${name} is an act of staff without a person`);
      const employedOwner = await employAs(clerk, who);
      const { status, body } = await server.request(endpoint, employedOwner, asking);
      expect([name, status, body.error?.message]).toEqual([name, 403, OWN]);
    }
    const staffOwner = await employAs(clerk, fixture.people.bplo);
    const input = { params: { assessment_code: fixture.stages.filed.assessment_code } };
    expect((await server.request(getAssessment, staffOwner, input)).body.acts).toEqual([]);
    const desk = await employAs(clerk, samples.nextClearance.who ?? fixture.people.bplo);
    expect((await server.request(nextClearance, desk)).body.clearance_id).toBeNull();
    await snapshot.rewind();
  },
);

test('a person who was only requested to file for a business, and never accepted, is not bound', async () => {
  const clerk = await server.person('user');
  await insertDelegation(server, { owner: fixture.people.owner, delegate: clerk, scope: ['VIEW'] });
  await sql`update delegation set state = 'OFFERED', delegate_id = null`.execute(server.api.db);
  const staffOwner = await employAs(clerk, fixture.people.bplo);
  const input = { params: { assessment_code: fixture.stages.filed.assessment_code } };
  expect((await server.request(getAssessment, staffOwner, input)).body.acts).toContain('accept');
  await snapshot.rewind();
});

test('a case of another owner stays open to a clerk who owns a business', async () => {
  const clerk = await server.person('user');
  await server.api.db
    .updateTable('business')
    .set({ owner_id: clerk.account_id })
    .where('company_code', '=', fixture.stages.registered)
    .execute();
  await server.api.db
    .updateTable('account_role')
    .set({ role_id: 12 })
    .where('account_id', '=', clerk.account_id)
    .execute();
  expect((await server.request(getMe, clerk)).status).toBe(200);
  const { body } = samples.acceptAssessment;
  expect(
    (
      await server.request(acceptAssessment, clerk, {
        params: { assessment_code: fixture.stages.filed.assessment_code },
        body,
      })
    ).status,
  ).toBe(200);
  await snapshot.rewind();
});

test('the desk of a fire officer who owns the store cannot claim and cannot refuse it', async () => {
  const fire = fixture.people.officers.get('fire') ?? fixture.people.bplo;
  const owner = await employOwnerAs(fire);
  const clearance_id = fixture.stages.cleared_in_part.parts.get('fire') ?? 0;
  for (const [endpoint, body] of [
    [claimClearance, undefined],
    [rejectClearance, { ground: 'RA 9514', remarks: 'There is no second way out.' }],
  ] as const) {
    const input = { params: { clearance_id }, ...(body === undefined ? {} : { body }) };
    expect((await server.request(endpoint, owner, input)).status).toBe(403);
  }
  await snapshot.rewind();
});
