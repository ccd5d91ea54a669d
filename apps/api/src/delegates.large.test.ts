import { type DelegateScope, type Endpoint, getAssessment, listClients } from '@ebpls/contracts';
import { sql } from 'kysely';

import { insertDelegation } from './testing/changes/insert-delegation.ts';
import type { TestPerson, TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/row-snapshot.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/endpoint-samples.ts';
import { openFixtureServer } from './testing/fixture-server.ts';
import type { MunicipalityFixture } from './testing/municipality-fixture.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
let snapshot: RowSnapshot;
let samples: Record<EndpointName, Sample>;
const delegates = new Map<string, TestPerson>();

const SCOPES: Readonly<Record<string, readonly DelegateScope[]>> = {
  VIEW: ['VIEW'],
  FILE: ['VIEW', 'FILE'],
  PAY: ['VIEW', 'PAY'],
  'FILE PAY': ['VIEW', 'FILE', 'PAY'],
};
const NEVER = ['expired', 'ended', 'of another business', 'of a former owner', 'asked', 'of a closed account'] as const;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  samples = createSamples(fixture);
  for (const name of [...Object.keys(SCOPES), ...NEVER])
    delegates.set(name, await server.person('user', { firstname: 'Ana', lastname: 'Reyes' }));
  const { owner } = fixture.people;
  const all = SCOPES['FILE PAY'] ?? [];
  for (const [name, scope] of Object.entries(SCOPES))
    await insertDelegation(server, { owner, delegate: getDelegate(name), scope });
  await insertDelegation(server, { owner, delegate: getDelegate('expired'), scope: all, ends_on: '2026-01-11' });
  await insertDelegation(server, { owner, delegate: getDelegate('ended'), scope: all, state: 'ENDED' });
  await insertOtherDelegations(all);
  snapshot = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

const getDelegate = (name: string): TestPerson => {
  const delegate = delegates.get(name);
  if (!delegate) throw new Error(`nobody is ${name}`);
  return delegate;
};

/** Delegations that resemble one for the fixture's businesses, and are none. */
async function insertOtherDelegations(scope: readonly DelegateScope[]): Promise<void> {
  const { owner } = fixture.people;
  const { db } = server.api;
  const other = await server.person('user');
  await sql`
    insert into business (company_code, owner_id) values ('SI-900001', ${other.account_id}::bigint)`.execute(db);
  await insertDelegation(server, { owner: other, delegate: getDelegate('of another business'), scope });
  const former = await insertDelegation(server, { owner, delegate: getDelegate('of a former owner'), scope });
  await sql`
    update delegation set owner_id = ${other.account_id}::bigint where delegation_id = any(${former}::bigint[])`.execute(
    db,
  );
  const requestedId = await insertDelegation(server, { owner, delegate: getDelegate('asked'), scope });
  await sql`
    update delegation
    set state = 'OFFERED', delegate_id = null, answer_by = ends_on
    where delegation_id = any(${requestedId}::bigint[])`.execute(db);
  const closedAccount = await server.person('user');
  const from_closed = await insertDelegation(server, { owner, delegate: getDelegate('of a closed account'), scope });
  await sql`
    update delegation set owner_id = ${closedAccount.account_id}::bigint where delegation_id = any(${from_closed}::bigint[])`.execute(
    db,
  );
  await sql`update account set disabled_at = now() where id = ${closedAccount.account_id}::bigint`.execute(db);
}

/** Endpoints that each scope admits to, listed by hand: every other endpoint of an owner is refused. */
const VIEW = [
  'getCompany',
  'listCompanyAssessments',
  'getAssessment',
  'listVisitsOfApplication',
  'listDocuments',
  'downloadDocument',
  'getBill',
  'listBills',
  'getCurrentDue',
  'downloadBill',
  'issueStatement',
  'downloadStatement',
  'downloadReceipt',
  'downloadPaymentReceipts',
  'downloadPermit',
  'downloadForm',
  'downloadOriginalsSlip',
];
const FILE = [
  'saveCompanyDraft',
  'registerCompany',
  'uploadDocument',
  'removeDocument',
  'declareValidity',
  'bringPaper',
  'markDocumentInapplicable',
  'createUpload',
  'startAssessment',
  'saveAssessmentDraft',
  'submitAssessment',
  'getRenewal',
  'renewAtOnce',
  'requestDeclaredOrder',
  'withdrawAssessment',
  'resubmitClearance',
  'requestAnotherDay',
  'fileChange',
];
const PAY = ['startPayment', 'startJointPayment'];
const ALLOWED_ENDPOINTS: Readonly<Record<string, readonly string[]>> = {
  VIEW,
  FILE: [...VIEW, ...FILE],
  PAY: [...VIEW, ...PAY],
  'FILE PAY': [...VIEW, ...FILE, ...PAY],
};

type Act = readonly [EndpointName, Endpoint, Sample];

/** Every endpoint at which the fixture's owner names an object of their own, derived so that none is forgotten. */
function listOwnerActs(): Act[] {
  return ENDPOINTS.flatMap(([name, endpoint]): Act[] => {
    const sample = samples[name];
    const isOwners = sample.who === fixture.people.owner && endpoint.path.startsWith('/api/');
    const names =
      endpoint.path.includes('/:') || /company_code|assessment_code/.test(JSON.stringify(sample.body ?? ''));
    return isOwners && names && sample.expectedStatus !== 404 ? [[name, endpoint, sample]] : [];
  });
}

async function isReached(person: TestPerson, [, endpoint, sample]: Act): Promise<boolean> {
  const { who: _owner, expectedStatus: _answers, ...asking } = sample;
  const before = await snapshot.facts();
  const { status } = await server.request(endpoint, person, asking);
  const isRefused = status === 403 || status === 404;
  if (isRefused) expect([endpoint.path, await snapshot.facts()]).toEqual([endpoint.path, before]);
  await snapshot.rewind();
  return !isRefused;
}

async function listReachedEndpoints(person: TestPerson): Promise<string[]> {
  const reachedNames: string[] = [];
  for (const act of listOwnerActs()) if (await isReached(person, act)) reachedNames.push(act[0]);
  return reachedNames.toSorted();
}

test('the test covers every endpoint at which an owner names an object', async () => {
  const reachedNames = await listReachedEndpoints(fixture.people.owner);
  expect(reachedNames.length).toBeGreaterThan(40);
  expect(reachedNames).toEqual(expect.arrayContaining([...VIEW, ...FILE, ...PAY]));
  expect(reachedNames).toEqual(
    expect.arrayContaining(['offerTransfer', 'appointDelegate', 'discardCompany', 'fileRefund']),
  );
});

test.each(Object.keys(SCOPES))('a delegate with the scope %s reaches its endpoints, and no others', async (name) => {
  expect(await listReachedEndpoints(getDelegate(name))).toEqual([...(ALLOWED_ENDPOINTS[name] ?? [])].toSorted());
});

/** The person's replies from every endpoint at which the owner names an object. */
async function listReplies(person: TestPerson): Promise<[EndpointName, number, string][]> {
  const answers: [EndpointName, number, string][] = [];
  for (const [name, endpoint, { who: _owner, expectedStatus: _answers, ...asking }] of listOwnerActs()) {
    const { status, raw } = await server.request(endpoint, person, asking);
    answers.push([name, status, raw.toString()]);
  }
  return answers;
}

test('a delegate whose authority does not hold reaches nothing, and gets the replies of an unrelated account', async () => {
  const nobodys = await listReplies(await server.person('user'));
  expect(nobodys.filter(([, status]) => status !== 403 && status !== 404)).toEqual([]);
  const before = await snapshot.facts();
  for (const name of NEVER) expect([name, await listReplies(getDelegate(name))]).toEqual([name, nobodys]);
  expect(await snapshot.facts()).toBe(before);
});

test.each([
  'listMyCompanies',
  'getOwnerDashboard',
  'getOwnerFigures',
  'listOwnerTasks',
  'getLastAttempt',
  'listMyPayments',
  'getStatement',
  'listMyRefunds',
  'listMyClaims',
  'listOwnExports',
  'listVault',
  'search',
  'listOwnNotifications',
  'listTransfers',
  'listInquiries',
] as const)('%s lists the own things of a delegate alone', async (name) => {
  const endpoint = ENDPOINTS.find(([own]) => own === name)?.[1];
  const theirs = Object.values(fixture.stages).flatMap((stage) =>
    typeof stage === 'object' && 'company_code' in stage ? [stage.company_code] : [],
  );
  const query = name === 'search' ? { q: 'Matibay' } : name === 'listInquiries' ? samples[name].query : {};
  const reply = endpoint && (await server.request(endpoint, getDelegate('FILE PAY'), { ...(query && { query }) }));
  expect(reply?.status).toBe(200);
  for (const code of theirs) expect(reply?.raw.toString()).not.toContain(code);
});

test.each(['getStatement', 'listMyPayments'] as const)(
  '%s of a named business is open to everyone who may view it',
  async (name) => {
    const endpoint = ENDPOINTS.find(([own]) => own === name)?.[1];
    const { company_code } = fixture.stages.paid;
    const search = async (person: TestPerson) =>
      endpoint && (await server.request(endpoint, person, { query: { company_code } })).raw.toString();
    expect(await search(getDelegate('VIEW'))).toContain(company_code);
    for (const none of NEVER) expect(await search(getDelegate(none))).not.toContain(company_code);
  },
);

test('the list of clients contains the delegations that are valid on the day', async () => {
  const getClients = async (person: TestPerson) =>
    (await server.request(listClients, person, { query: { limit: '100' } })).body.data;
  expect((await getClients(getDelegate('VIEW'))).length).toBeGreaterThan(5);
  for (const none of ['expired', 'ended', 'of a former owner', 'asked', 'of a closed account'])
    expect(await getClients(getDelegate(none))).toEqual([]);
  expect((await getClients(getDelegate('of another business'))).map(({ company_code }) => company_code)).toEqual([
    'SI-900001',
  ]);

  const input = { params: { assessment_code: fixture.stages.filed.assessment_code } };
  const last = await server.person('user');
  await insertDelegation(server, {
    owner: fixture.people.owner,
    delegate: last,
    scope: ['VIEW'],
    ends_on: '2026-01-31',
  });
  server.setNow('2026-01-31T23:59:59.999+08:00');
  expect((await server.request(getAssessment, last, input)).status).toBe(200);
  server.setNow('2026-02-01T00:00:00+08:00');
  expect((await server.request(getAssessment, last, input)).status).toBe(404);
  expect(await getClients(last)).toEqual([]);
  server.setNow('2026-01-12T08:00:00+08:00');
  await snapshot.rewind();
});
