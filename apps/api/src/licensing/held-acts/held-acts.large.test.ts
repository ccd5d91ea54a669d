import {
  acceptAssessment,
  approveBill,
  getAdminDashboard,
  getAssessment,
  type HeldApplicationAct,
  holdApplicationAct,
  listTransactions,
  releasePermit,
  returnAssessment,
  withdrawAssessment,
  withdrawHeldAct,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { fileApplication } from '../../testing/application-fixture.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';
import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { listAllTransactions } from '../../testing/figures/figure-lists.ts';

let server: TestServer;
let fixture: MunicipalityFixture;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T15:00:00+08:00'));
afterEach(() =>
  sql`update application set held_act = null, held_until = null where held_until is not null`.execute(server.api.db),
);

interface HeldCase {
  readonly act: HeldApplicationAct;
  readonly who: TestPerson;
  readonly assessment_code: string;
  readonly bill_id?: number;
  readonly view: string;
}

/** One application for each act that can be undone. */
function listHeldCases(): readonly HeldCase[] {
  const { people, stages } = fixture;
  const { computed, filed, paid } = stages;
  return [
    { act: 'accept', who: people.bplo, assessment_code: filed.assessment_code, view: 'submitted' },
    {
      act: 'approve_bill',
      who: people.treasurer,
      assessment_code: computed.assessment_code,
      bill_id: computed.bill_id,
      view: 'to_approve',
    },
    { act: 'release', who: people.bplo, assessment_code: paid.assessment_code, view: 'to_release' },
  ];
}

const hold = ({ act, who, assessment_code, bill_id }: HeldCase) =>
  server.request(holdApplicationAct, who, {
    params: { assessment_code },
    body: { act, ...(bill_id !== undefined && { bill_id }) },
  });
const withdraw = (person: TestPerson, assessment_code: string) =>
  server.request(withdrawHeldAct, person, { params: { assessment_code } });
const getState = async ({ assessment_code }: Pick<HeldCase, 'assessment_code'>) =>
  (await server.request(getAssessment, fixture.people.bplo, { params: { assessment_code } })).body;

/** Ends the seconds and runs what is due. */
async function advanceSeconds(): Promise<void> {
  const { db, jobs } = server.api;
  await sql`update application set held_until = clock_timestamp() where held_until is not null`.execute(db);
  await sql`update graphile_worker._private_jobs set run_at = now() where run_at > now()`.execute(db);
  await jobs.runDue();
}

/** What others would see of an act: notifications, history, mails, and the last numbers used. */
async function loadTraces(): Promise<unknown> {
  const { rows } = await sql`
    select
      (select count(*)::int from notification) as notifications,
      (select count(*)::int from timeline) as history,
      (select count(*)::int from permit) as permits,
      (select max(top_no) from bill) as order_no,
      (select count(*)::int from journal_entry) as entries`.execute(server.api.db);
  return rows[0];
}

const listCodes = async (person: TestPerson, view: string) =>
  (await listAllTransactions(server, person, { view })).map(({ assessment_code }) => assessment_code);

const ACTS: readonly HeldApplicationAct[] = ['accept', 'approve_bill', 'release'];
const findCase = (act: HeldApplicationAct): HeldCase => {
  const heldCase = listHeldCases().find((one) => one.act === act);
  if (heldCase === undefined) throw new Error(`no case for ${act}`);
  return heldCase;
};

test.each(ACTS)('a held %s notifies nobody, uses no number, and leaves the list of its desk at once', async (act) => {
  const heldCase = findCase(act);
  const before = await loadTraces();
  const { state } = await getState(heldCase);
  const reply = await hold(heldCase);
  expect([reply.status, reply.body]).toEqual([
    200,
    { assessment_code: heldCase.assessment_code, state, held_seconds: 10 },
  ]);
  await server.api.jobs.runDue();
  expect(await loadTraces()).toEqual(before);
  const { counts } = (await server.request(listTransactions, heldCase.who)).body;
  const listedCodes = await listCodes(heldCase.who, heldCase.view);
  expect(listedCodes).not.toContain(heldCase.assessment_code);
  expect(counts[heldCase.view]).toBe(listedCodes.length);
  expect(counts['open']).toBe((await listCodes(heldCase.who, 'open')).length);
  expect((await getState(heldCase)).acts).toEqual([]);
});

test.each(ACTS)('a %s that was undone has no effect, and can be done again', async (act) => {
  const heldCase = findCase(act);
  const before = await loadTraces();
  const { state, acts } = await getState(heldCase);
  await hold(heldCase);
  expect((await withdraw(heldCase.who, heldCase.assessment_code)).status).toBe(200);
  await advanceSeconds();
  expect(await loadTraces()).toEqual(before);
  expect(await getState(heldCase)).toMatchObject({ state, acts });
  expect((await withdraw(heldCase.who, heldCase.assessment_code)).status).toBe(409);
  expect((await hold(heldCase)).status).toBe(200);
});

test('a second person reads who decided, and can neither act nor undo', async () => {
  const heldCase = findCase('accept');
  await hold(heldCase);
  const colleague = await server.person('bplo');
  const params = { assessment_code: heldCase.assessment_code };
  const second = await server.request(acceptAssessment, colleague, { params, body: {} });
  expect(second.status).toBe(409);
  expect(second.body.error.message).toMatch(/has just accepted this application/);
  const body = { remarks: 'The lease cannot be read.', requirement_codes: ['R01'], marks: [] };
  expect((await server.request(returnAssessment, colleague, { params, body })).status).toBe(409);
  expect((await server.request(holdApplicationAct, colleague, { params, body: { act: 'accept' } })).status).toBe(409);
  expect((await withdraw(colleague, heldCase.assessment_code)).status).toBe(403);
});

test('the act itself is refused while it is held, by the single endpoints too', async () => {
  const [release, approval] = [findCase('release'), findCase('approve_bill')];
  await hold(release);
  await hold(approval);
  const params = { assessment_code: release.assessment_code };
  expect((await server.request(releasePermit, release.who, { params })).status).toBe(409);
  expect((await server.request(approveBill, approval.who, { params: { bill_id: approval.bill_id ?? 0 } })).status).toBe(
    409,
  );
});

test('a refusal of the act comes before it is held', async () => {
  const { people, stages } = fixture;
  const params = { assessment_code: stages.cleared.assessment_code };
  expect((await server.request(holdApplicationAct, people.bplo, { params, body: { act: 'release' } })).status).toBe(
    409,
  );
  const other = { params, body: { act: 'approve_bill' as const, bill_id: stages.computed.bill_id } };
  expect((await server.request(holdApplicationAct, people.treasurer, other)).status).toBe(404);
  expect((await getState(params)).acts).not.toEqual([]);
});

test('nobody holds an act of another office', async () => {
  const [accept, approval] = [findCase('accept'), findCase('approve_bill')];
  expect((await hold({ ...accept, who: fixture.people.treasurer })).status).toBe(403);
  expect((await hold({ ...approval, who: fixture.people.bplo })).status).toBe(403);
  expect((await hold({ ...approval, who: await server.person('admin') })).status).toBe(403);
});

test('an owner who withdraws in those seconds ends it, and the person who decided is notified', async () => {
  const { people } = fixture;
  const { assessment_code } = await fileApplication(server, people.owner);
  await hold({ act: 'accept', who: people.bplo, assessment_code, view: 'submitted' });
  expect((await server.request(withdrawAssessment, people.owner, { params: { assessment_code } })).status).toBe(200);
  await advanceSeconds();
  expect((await getState({ assessment_code })).state).toBe('WITHDRAWN');
  const { rows } = await sql<{ kind: string }>`
    select kind from notification
    where account_id = ${people.bplo.account_id} and params ->> 'assessment_code' = ${assessment_code}`.execute(
    server.api.db,
  );
  expect(rows.map(({ kind }) => kind)).toContain('act_not_carried_out');
});

test('an act of a person who lost the right meanwhile is not executed', async () => {
  const approval = { ...findCase('approve_bill'), who: await server.person('admin', { permissions: ['treasurer'] }) };
  const { state } = await getState(approval);
  expect((await hold(approval)).status).toBe(200);
  await server.api.db
    .updateTable('account')
    .set({ permissions: [] })
    .where('id', '=', approval.who.account_id)
    .execute();
  await advanceSeconds();
  expect((await getState(approval)).state).toBe(state);
});

test('figures of the dashboard agree with their lists while an act is held', async () => {
  const { treasurer } = fixture.people;
  await hold(findCase('approve_bill'));
  const { waiting_for_approval, open_applications } = (await server.request(getAdminDashboard, treasurer)).body;
  expect(waiting_for_approval).toBe((await listCodes(treasurer, 'to_approve')).length);
  expect(open_applications).toBe((await listCodes(treasurer, 'open')).length);
});

test('concurrent undoing and execution leave one consistent state', async () => {
  const { assessment_code } = await fileApplication(server, fixture.people.owner);
  const heldCase = { ...findCase('accept'), assessment_code };
  await hold(heldCase);
  const [, withdrawalReply] = await Promise.all([advanceSeconds(), withdraw(heldCase.who, heldCase.assessment_code)]);
  expect((await getState(heldCase)).state).toBe(withdrawalReply.status === 200 ? 'SUBMITTED' : 'IN_CLEARANCE');
});

test.each([
  ['accept', 'IN_CLEARANCE'],
  ['approve_bill', 'FOR_PAYMENT'],
  ['release', 'FOR_SIGNATURE'],
] as const)('after the seconds a held %s is executed, dated at the moment of the decision', async (act, state) => {
  const heldCase = findCase(act);
  await hold(heldCase);
  server.setNow('2026-01-12T15:00:11+08:00');
  await advanceSeconds();
  const reply = await getState(heldCase);
  expect(reply.state).toBe(state);
  const movedEntry = reply.timeline.find(
    (entry) => new Date(entry.at).getTime() === Date.parse('2026-01-12T07:00:00Z'),
  );
  expect(movedEntry).toBeDefined();
  expect((await withdraw(heldCase.who, heldCase.assessment_code)).status).toBe(409);
});
