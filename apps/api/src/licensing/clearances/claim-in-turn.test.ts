import {
  claimClearance,
  claimClearances,
  getAssessment,
  getClearance,
  getOfficeDashboard,
  returnClearanceToQueue,
  listClearances,
  nextClearance,
  type OutOfTurnGround,
} from '@ebpls/contracts';

import { createAcceptedApplication } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { saveRowSnapshot, type RowSnapshot } from '../../testing/rows/row-snapshot.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let snapshot: RowSnapshot;
/** Cases of the mpdo in the order in which they are due. */
const cases: { readonly assessment_code: string; readonly clearance_id: number }[] = [];

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  clerk = await server.person('mpdo');
  const bplo = await server.person('bplo');
  for (let place = 0; place < 4; place += 1) {
    const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
    const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
    cases.push({
      assessment_code,
      clearance_id: clearances.find(({ office }) => office === 'mpdo')?.clearance_id ?? 0,
    });
  }
  snapshot = await saveRowSnapshot(server.api.db);
});
afterEach(() => snapshot.rewind());
afterAll(() => server.close());

const getId = (place: number): number => cases[place]?.clearance_id ?? 0;
const take = (place: number, reason?: { ground?: OutOfTurnGround; note?: string }) =>
  server.request(claimClearance, clerk, { params: { clearance_id: getId(place) }, ...(reason && { body: reason }) });
const takeAll = (places: readonly number[], reason: { ground?: OutOfTurnGround } = {}) =>
  server.request(claimClearances, clerk, { body: { clearance_ids: places.map(getId), ...reason } });

/** The figure that the head reads, and the list behind it. */
async function loadOutOfTurn(): Promise<{ readonly figure: number; readonly rows: readonly number[] }> {
  const { out_of_turn } = (await server.request(getOfficeDashboard, clerk)).body;
  const { data, counts } = (await server.request(listClearances, clerk, { query: { view: 'out_of_turn' } })).body;
  expect(counts['out_of_turn']).toBe(out_of_turn);
  return { figure: out_of_turn, rows: data.map(({ clearance_id }) => clearance_id) };
}

test('claiming in queue order requires no reason, and Next follows the same order', async () => {
  expect((await take(0)).status).toBe(200);
  expect((await server.request(nextClearance, clerk)).body.clearance_id).toBe(getId(1));
  expect((await take(2, { ground: 'OTHER' })).status).toBe(200);
  expect(await loadOutOfTurn()).toEqual({ figure: 0, rows: [] });
});

test('a case before its turn requires a reason, and an other reason requires remarks', async () => {
  const refusal = await take(2);
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['ground']]);
  const refusalWithoutRemarks = await take(2, { ground: 'OTHER' });
  expect([refusalWithoutRemarks.status, Object.keys(refusalWithoutRemarks.body.error.fields ?? {})]).toEqual([
    422,
    ['note'],
  ]);
  expect((await take(2, { ground: 'OTHER', note: 'The mayor inaugurates it today.' })).status).toBe(200);
});

test('the reason is in the staff history, and the head finds the case by its figure', async () => {
  await take(2, { ground: 'AT_COUNTER', note: 'She came from the island.' });
  expect(await loadOutOfTurn()).toEqual({ figure: 1, rows: [getId(2)] });
  const params = { clearance_id: getId(2) };
  const { timeline } = (await server.request(getClearance, clerk, { params })).body.assessment;
  const [latest] = timeline;
  expect([latest?.title, latest?.note]).toEqual([
    'Municipal Planning and Development: case taken ahead of its turn. The owner is at the counter',
    'She came from the island.',
  ]);
  const own = (
    await server.request(getAssessment, owner, { params: { assessment_code: cases[2]?.assessment_code ?? '' } })
  ).body.timeline;
  expect(own.map(({ title }) => title)).not.toContain(latest?.title);
});

test('the list shows who claimed it, when and why, also when a colleague has it by now', async () => {
  const colleague = await server.person('mpdo', { firstname: 'Rosa', lastname: 'Aquino' });
  const params = { clearance_id: getId(2) };
  await server.request(claimClearance, colleague, { params, body: { ground: 'OTHER', note: 'The mayor opens it.' } });
  await server.request(returnClearanceToQueue, colleague, { params, body: { reason: 'I know her.' } });
  const list = (view: 'out_of_turn' | 'open') => server.request(listClearances, clerk, { query: { view } });
  const [row] = (await list('out_of_turn')).body.data;
  expect(row?.out_of_turn).toEqual({
    at: expect.stringContaining('2026-01-12T'),
    taken_by: 'Rosa Aquino',
    ground: 'OTHER',
    note: 'The mayor opens it.',
  });
  expect((await list('open')).body.data.filter(({ out_of_turn }) => out_of_turn)).toEqual([]);
});

test('the count restarts with the month', async () => {
  await take(2, { ground: 'AT_COUNTER' });
  server.setNow('2026-02-02T09:00:00+08:00');
  expect(await loadOutOfTurn()).toEqual({ figure: 0, rows: [] });
  server.setNow('2026-01-12T09:00:00+08:00');
});

test('the first ones of the queue are claimed together without a reason, in any order', async () => {
  const { status, body } = await takeAll([1, 0]);
  expect([status, body.data.map(({ outcome }) => outcome)]).toEqual([200, ['done', 'done']]);
  expect((await loadOutOfTurn()).figure).toBe(0);
});

test('one among several that is before its turn requires one reason, and is the only one that is counted', async () => {
  const refusal = await takeAll([0, 2]);
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['ground']]);
  const { body } = await takeAll([0, 2], { ground: 'VISIT_NEARBY' });
  expect(body.data.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  expect((await loadOutOfTurn()).rows).toEqual([getId(2)]);
});

test('a case that a clerk returned today does not come before others for them, and does for a colleague', async () => {
  await take(0);
  await server.request(returnClearanceToQueue, clerk, {
    params: { clearance_id: getId(0) },
    body: { reason: 'I know her.' },
  });
  expect((await take(1)).status).toBe(200);
  const colleague = await server.person('mpdo');
  const params = { clearance_id: getId(2) };
  expect((await server.request(claimClearance, colleague, { params })).status).toBe(422);
});
