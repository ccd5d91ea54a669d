import { type DelegateScope, type Endpoint, getAssessment, listClients } from '@ebpls/contracts';
import { sql } from 'kysely';

import { insertDelegation } from './testing/changes/delegates.ts';
import type { TestPerson, TestServer } from './testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from './testing/rows/rewind.ts';
import { ENDPOINTS, type EndpointName, type Sample, createSamples } from './testing/samples.ts';
import { openStagedServer } from './testing/staged-server.ts';
import type { StagedTown } from './testing/staged-municipality.ts';

let server: TestServer;
let town: StagedTown;
let kept: RowSnapshot;
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
  ({ server, town } = await openStagedServer());
  samples = createSamples(town);
  for (const name of [...Object.keys(SCOPES), ...NEVER])
    delegates.set(name, await server.person('user', { firstname: 'Ana', lastname: 'Reyes' }));
  const { owner } = town.people;
  const all = SCOPES['FILE PAY'] ?? [];
  for (const [name, scope] of Object.entries(SCOPES))
    await insertDelegation(server, { owner, delegate: of(name), scope });
  await insertDelegation(server, { owner, delegate: of('expired'), scope: all, ends_on: '2026-01-11' });
  await insertDelegation(server, { owner, delegate: of('ended'), scope: all, state: 'ENDED' });
  await giveElsewhere(all);
  kept = await saveRowSnapshot(server.api.db);
});
afterAll(() => server.close());

const of = (name: string): TestPerson => {
  const found = delegates.get(name);
  if (!found) throw new Error(`nobody is ${name}`);
  return found;
};

/** Authorities that look like one for the town's businesses, and are none. */
async function giveElsewhere(scope: readonly DelegateScope[]): Promise<void> {
  const { owner } = town.people;
  const { db } = server.api;
  const other = await server.person('user');
  await sql`
    insert into business (company_code, owner_id) values ('SI-900001', ${other.account_id}::bigint)`.execute(db);
  await insertDelegation(server, { owner: other, delegate: of('of another business'), scope });
  const former = await insertDelegation(server, { owner, delegate: of('of a former owner'), scope });
  await sql`
    update delegation set owner_id = ${other.account_id}::bigint where delegation_id = any(${former}::bigint[])`.execute(
    db,
  );
  const asked = await insertDelegation(server, { owner, delegate: of('asked'), scope });
  await sql`
    update delegation
    set state = 'OFFERED', delegate_id = null, answer_by = ends_on
    where delegation_id = any(${asked}::bigint[])`.execute(db);
  const closed = await server.person('user');
  const from_closed = await insertDelegation(server, { owner, delegate: of('of a closed account'), scope });
  await sql`
    update delegation set owner_id = ${closed.account_id}::bigint where delegation_id = any(${from_closed}::bigint[])`.execute(
    db,
  );
  await sql`update account set disabled_at = now() where id = ${closed.account_id}::bigint`.execute(db);
}

/** What each scope admits to, written out: everything else of an owner is as if it never was. */
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
];
const FILE = [
  'saveCompanyDraft',
  'registerCompany',
  'uploadDocument',
  'removeDocument',
  'declareValidity',
  'bringPaper',
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
const PAY = ['startPayment'];
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  VIEW,
  FILE: [...VIEW, ...FILE],
  PAY: [...VIEW, ...PAY],
  'FILE PAY': [...VIEW, ...FILE, ...PAY],
};

type Act = readonly [EndpointName, Endpoint, Sample];

/** Every endpoint at which the owner of the town names something of their own, derived so that none is forgotten. */
function actsOfOwner(): Act[] {
  return ENDPOINTS.flatMap(([name, endpoint]): Act[] => {
    const sample = samples[name];
    const isOwners = sample.who === town.people.owner && endpoint.path.startsWith('/api/');
    const names =
      endpoint.path.includes('/:') || /company_code|assessment_code/.test(JSON.stringify(sample.body ?? ''));
    return isOwners && names && sample.answers !== 404 ? [[name, endpoint, sample]] : [];
  });
}

async function isReached(who: TestPerson, [, endpoint, sample]: Act): Promise<boolean> {
  const { who: _owner, answers: _answers, ...asking } = sample;
  const before = await kept.facts();
  const { status } = await server.ask(endpoint, who, asking);
  const isRefused = status === 403 || status === 404;
  if (isRefused) expect([endpoint.path, await kept.facts()]).toEqual([endpoint.path, before]);
  await kept.rewind();
  return !isRefused;
}

async function reachedBy(who: TestPerson): Promise<string[]> {
  const reached: string[] = [];
  for (const act of actsOfOwner()) if (await isReached(who, act)) reached.push(act[0]);
  return reached.toSorted();
}

test('the walk goes by every endpoint at which an owner names something', async () => {
  const reached = await reachedBy(town.people.owner);
  expect(reached.length).toBeGreaterThan(40);
  expect(reached).toEqual(expect.arrayContaining([...VIEW, ...FILE, ...PAY]));
  expect(reached).toEqual(expect.arrayContaining(['offerTransfer', 'appointDelegate', 'discardCompany', 'fileRefund']));
});

test.each(Object.keys(SCOPES))('a delegate with the scope %s reaches this, and nothing else', async (name) => {
  expect(await reachedBy(of(name))).toEqual([...(ALLOWED[name] ?? [])].toSorted());
});

/** What somebody is answered at every endpoint at which the owner names something. */
async function answersTo(who: TestPerson): Promise<[EndpointName, number, string][]> {
  const answers: [EndpointName, number, string][] = [];
  for (const [name, endpoint, { who: _owner, answers: _answers, ...asking }] of actsOfOwner()) {
    const { status, raw } = await server.ask(endpoint, who, asking);
    answers.push([name, status, raw.toString()]);
  }
  return answers;
}

test('a delegate whose authority does not hold reaches nothing, and reads what a stranger reads', async () => {
  const nobodys = await answersTo(await server.person('user'));
  expect(nobodys.filter(([, status]) => status !== 403 && status !== 404)).toEqual([]);
  const before = await kept.facts();
  for (const name of NEVER) expect([name, await answersTo(of(name))]).toEqual([name, nobodys]);
  expect(await kept.facts()).toBe(before);
});

test.each([
  'listMyCompanies',
  'getOwnerDashboard',
  'getOwnerFigures',
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
  const theirs = Object.values(town.stages).flatMap((stage) =>
    typeof stage === 'object' && 'company_code' in stage ? [stage.company_code] : [],
  );
  const query = name === 'search' ? { q: 'Matibay' } : name === 'listInquiries' ? samples[name].query : {};
  const reply = endpoint && (await server.ask(endpoint, of('FILE PAY'), { ...(query && { query }) }));
  expect(reply?.status).toBe(200);
  for (const code of theirs) expect(reply?.raw.toString()).not.toContain(code);
});

test.each(['getStatement', 'listMyPayments'] as const)(
  '%s of a business that is named is open to whoever may look',
  async (name) => {
    const endpoint = ENDPOINTS.find(([own]) => own === name)?.[1];
    const { company_code } = town.stages.paid;
    const ask = async (who: TestPerson) =>
      endpoint && (await server.ask(endpoint, who, { query: { company_code } })).raw.toString();
    expect(await ask(of('VIEW'))).toContain(company_code);
    for (const none of NEVER) expect(await ask(of(none))).not.toContain(company_code);
  },
);

test('the list of clients holds what the authority holds on the day, and not a second longer', async () => {
  const clientsOf = async (who: TestPerson) =>
    (await server.ask(listClients, who, { query: { limit: '100' } })).body.data;
  expect((await clientsOf(of('VIEW'))).length).toBeGreaterThan(5);
  for (const none of ['expired', 'ended', 'of a former owner', 'asked', 'of a closed account'])
    expect(await clientsOf(of(none))).toEqual([]);
  expect((await clientsOf(of('of another business'))).map(({ company_code }) => company_code)).toEqual(['SI-900001']);

  const asking = { params: { assessment_code: town.stages.filed.assessment_code } };
  const last = await server.person('user');
  await insertDelegation(server, { owner: town.people.owner, delegate: last, scope: ['VIEW'], ends_on: '2026-01-31' });
  server.setNow('2026-01-31T23:59:59.999+08:00');
  expect((await server.ask(getAssessment, last, asking)).status).toBe(200);
  server.setNow('2026-02-01T00:00:00+08:00');
  expect((await server.ask(getAssessment, last, asking)).status).toBe(404);
  expect(await clientsOf(last)).toEqual([]);
  server.setNow('2026-01-12T08:00:00+08:00');
  await kept.rewind();
});
