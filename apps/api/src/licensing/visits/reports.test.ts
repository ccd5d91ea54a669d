import { randomUUID } from 'node:crypto';

import {
  approveClearance,
  requestAnotherDay,
  claimClearance,
  downloadVisitPhoto,
  getAssessment,
  getClearance,
  getVisit,
  listVisitsOfApplication,
  recordInspection,
  reportVisit,
  resubmitClearance,
  scheduleInspection,
  sendVisitPhoto,
  withdrawAssessment,
} from '@ebpls/contracts';

import { A_PDF, A_PNG, createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/counter.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let rosa: TestPerson;
let joel: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  rosa = await server.person('fire', { firstname: 'Rosa', lastname: 'Aquino' });
  joel = await server.person('fire', { firstname: 'Joel', lastname: 'Pascua' });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const schedule = (clearance_id: number, scheduled_on: string) =>
  server.ask(scheduleInspection, rosa, {
    params: { clearance_id },
    body: { scheduled_on, scheduled_time: '09:00', inspectors: 'FO1 Aquino' },
  });

/** A visit of the fire office on the 14th at nine, and that day. */
async function aVisit() {
  server.setNow('2026-01-12T08:00:00+08:00');
  const filed = await createAcceptedApplication(server, { owner, bplo });
  const params = { assessment_code: filed.assessment_code };
  const { clearances } = (await server.ask(getAssessment, owner, { params })).body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.ask(claimClearance, rosa, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  await schedule(clearance_id, '2026-01-14');
  const { data } = (await server.ask(listVisitsOfApplication, owner, { params })).body;
  server.setNow('2026-01-14T10:00:00+08:00');
  return { ...filed, clearance_id, inspection_no: data[0]?.inspection_no ?? '' };
}
type Visited = Awaited<ReturnType<typeof aVisit>>;

const CODES = ['FIRE01', 'FIRE02', 'FIRE03', 'FIRE04', 'FIRE05'];
const yes = CODES.map((item_code) => ({ item_code, answer: 'COMPLIANT' as const, remark: '' }));
const no = { item_code: 'FIRE02', answer: 'NOT_COMPLIANT' as const, remark: 'Two are empty.' };
const PASSED = {
  result: 'PASSED' as const,
  findings: '',
  checklist: yes,
  met_name: 'Ana Villarin',
  signature: [
    [
      [10, 10],
      [500, 300],
    ] as [number, number][],
  ],
};
const FAILED = { ...PASSED, result: 'FAILED' as const, checklist: [no] };
const aReport = (more: object = {}) => ({
  report_key: randomUUID(),
  scheduled_at: '2026-01-14T01:00:00.000Z',
  visited_at: '2026-01-14T01:20:00.000Z',
  place: { latitude: 13.25, longitude: 123.45, accuracy_m: 8 },
  ...PASSED,
  ...more,
});
const hand = ({ inspection_no }: Visited, report: ReturnType<typeof aReport>, who = rosa) =>
  server.ask(reportVisit, who, { params: { inspection_no }, body: report });
const stateOf = async ({ clearance_id }: Visited) =>
  (await server.ask(getClearance, rosa, { params: { clearance_id } })).body.clearance;
const record = async ({ inspection_no }: Visited) =>
  (await server.ask(getVisit, rosa, { params: { inspection_no } })).body;

function photo(visit: Visited, more: Record<string, string> = {}, { bytes = A_PNG, who = rosa } = {}) {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="exit.png"\r\nContent-Type: image/png\r\n\r\n';
  return server.ask(sendVisitPhoto, who, {
    params: { inspection_no: visit.inspection_no },
    query: { report_key: randomUUID(), photo_key: randomUUID(), taken_at: '2026-01-14T01:10:00.000Z', ...more },
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  });
}

test('a visit fails, the owner corrects, and the place is seen again and passes', async () => {
  const visit = await aVisit();
  expect((await hand(visit, aReport(FAILED))).body).toMatchObject({ outcome: 'TAKEN', message: 'Recorded.' });
  expect(await stateOf(visit)).toMatchObject({
    state: 'FOR_COMPLIANCE',
    remarks: 'There are enough fire extinguishers, and they are full. Two are empty.',
  });
  server.setNow('2026-01-15T08:00:00+08:00');
  const { clearance_id, assessment_code } = visit;
  const answer = { note: 'Both are filled.', answers: {} };
  expect((await server.ask(resubmitClearance, owner, { params: { clearance_id }, body: answer })).status).toBe(200);
  expect((await schedule(clearance_id, '2026-01-16')).status).toBe(200);
  const { data } = (await server.ask(listVisitsOfApplication, owner, { params: { assessment_code } })).body;
  const again = { ...visit, inspection_no: data[0]?.inspection_no ?? '' };
  expect((await record(again)).visit).toMatchObject({ is_again: true, state: 'PLANNED' });
  server.setNow('2026-01-16T10:00:00+08:00');
  const taken = await hand(again, aReport({ scheduled_at: '2026-01-16T01:00:00.000Z' }));
  expect([taken.body.outcome, (await stateOf(visit)).state]).toEqual(['TAKEN', 'UNDER_REVIEW']);
  expect((await server.ask(approveClearance, rosa, { params: { clearance_id }, body: {} })).status).toBe(200);
});

test('the same report sent twice, also at once, is one report', async () => {
  const visit = await aVisit();
  const report = aReport(FAILED);
  const replies = await Promise.all([hand(visit, report), hand(visit, report), hand(visit, report)]);
  expect(replies.map(({ body }) => body.outcome)).toEqual(['TAKEN', 'TAKEN', 'TAKEN']);
  expect((await hand(visit, report)).body.outcome).toBe('TAKEN');
  expect((await record(visit)).reports).toHaveLength(1);
});

test('a phone reports that a visit was refused, with its remark alone', async () => {
  const visit = await aVisit();
  const refused = { result: 'REFUSED', checklist: [], signature: [], met_name: '' };
  const bare = await hand(visit, aReport({ ...refused, findings: '' }));
  expect([bare.status, Object.keys(bare.body.error?.fields ?? {})]).toEqual([422, ['findings']]);
  expect((await hand(visit, aReport({ ...refused, findings: 'The owner closed the gate.' }))).body.outcome).toBe(
    'TAKEN',
  );
  expect((await stateOf(visit)).state).toBe('FOR_COMPLIANCE');
  const { reports, visit: seen } = await record(visit);
  expect([seen.state, seen.result, reports[0]?.result]).toEqual(['DONE', 'REFUSED', 'REFUSED']);
});

test('two phones: the first outcome stands, the second is told and kept', async () => {
  const visit = await aVisit();
  const [one, other] = await Promise.all([hand(visit, aReport(FAILED)), hand(visit, aReport(), joel)]);
  expect([one.body.outcome, other.body.outcome].toSorted()).toEqual(['SECOND', 'TAKEN']);
  const { reports, visit: seen } = await record(visit);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['TAKEN', 'SECOND']);
  expect([seen.state, seen.result]).toEqual(['DONE', reports[0]?.result]);
});

test('a report for a day that the owner moved is kept and changes nothing', async () => {
  const visit = await aVisit();
  server.setNow('2026-01-13T08:00:00+08:00');
  await server.ask(requestAnotherDay, owner, {
    params: { inspection_no: visit.inspection_no },
    body: { day: '2026-01-15', reason: 'A wedding.' },
  });
  server.setNow('2026-01-14T10:00:00+08:00');
  expect((await hand(visit, aReport({ result: 'NO_SHOW', findings: 'Closed.' }))).body.outcome).toBe('STALE');
  expect([(await stateOf(visit)).state, (await record(visit)).reports[0]?.findings]).toEqual([
    'INSPECTION_SCHEDULED',
    'Closed.',
  ]);
});

test('a report after the case ended, or after the desk recorded the visit, is kept and says so', async () => {
  const ended = await aVisit();
  const { assessment_code } = ended;
  await server.ask(withdrawAssessment, owner, { params: { assessment_code } });
  expect((await hand(ended, aReport())).body.outcome).toBe('STALE');
  expect((await photo(ended)).status).toBe(200);
  const recorded = await aVisit();
  const { clearance_id } = recorded;
  await server.ask(recordInspection, joel, { params: { clearance_id }, body: { result: 'PASSED', findings: '' } });
  expect((await hand(recorded, aReport(FAILED))).body.outcome).toBe('SECOND');
  expect((await stateOf(recorded)).state).toBe('UNDER_REVIEW');
});

test('neither another office nor another barangay nor an owner hands in a report, and nobody of their own business', async () => {
  const visit = await aVisit();
  for (const role of ['rhu', 'barangay-balite', 'user', 'bplo', 'admin']) {
    const who = await server.person(role);
    expect([403, 404]).toContain((await hand(visit, aReport(), who)).status);
    expect([403, 404]).toContain((await photo(visit, {}, { who })).status);
  }
  await server.api.db
    .updateTable('application')
    .set({ owner_id: joel.account_id })
    .where('assessment_code', '=', visit.assessment_code)
    .execute();
  expect([(await hand(visit, aReport(), joel)).status, (await photo(visit, {}, { who: joel })).status]).toEqual([
    403, 403,
  ]);
});

test('a barangay’s visit is that barangay’s alone', async () => {
  const filed = await createAcceptedApplication(server, { owner, bplo });
  const params = { assessment_code: filed.assessment_code };
  const { clearances } = (await server.ask(getAssessment, owner, { params })).body;
  const clearance_id = clearances.find(({ office }) => office === 'barangay')?.clearance_id ?? 0;
  const [silangan, balite] = [await server.person('barangay-silangan'), await server.person('barangay-balite')];
  await server.ask(claimClearance, silangan, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const planned = { scheduled_on: '2026-01-14', scheduled_time: '09:00', inspectors: 'Kagawad Reyes' };
  await server.ask(scheduleInspection, silangan, { params: { clearance_id }, body: planned });
  const { data } = (await server.ask(listVisitsOfApplication, owner, { params })).body;
  const visit = { ...filed, clearance_id, inspection_no: data[0]?.inspection_no ?? '' };
  const closed = aReport({ result: 'NO_SHOW', findings: 'Closed.', checklist: [] });
  expect([(await hand(visit, closed, balite)).status, (await photo(visit, {}, { who: balite })).status]).toEqual([
    404, 404,
  ]);
  expect((await hand(visit, closed, silangan)).body.outcome).toBe('TAKEN');
});

test('the key of another report moves nothing and tells nothing', async () => {
  const [one, other] = [await aVisit(), await aVisit()];
  const report = aReport();
  await hand(one, report);
  expect([(await hand(other, report)).status, (await hand(one, report, joel)).status]).toEqual([409, 409]);
  expect((await stateOf(other)).state).toBe('INSPECTION_SCHEDULED');
});

test('what cannot have passed is refused, and the time is within what can be', async () => {
  const visit = await aVisit();
  const refused = await hand(visit, aReport({ checklist: [...yes.slice(0, 1), no] }));
  expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([422, ['checklist']]);
  expect((await hand(visit, aReport({ signature: [] }))).status).toBe(422);
  expect((await hand(visit, aReport({ visited_at: '2031-01-01T00:00:00.000Z' }))).body.outcome).toBe('TAKEN');
  expect((await record(visit)).reports[0]?.visited_at).toBe('2026-01-14T02:00:00Z');
});

test('a photo comes once for its key, with its place or marked as without, and goes out to the office alone', async () => {
  const visit = await aVisit();
  const report = aReport();
  const { report_key } = report;
  const photo_key = randomUUID();
  const keys = { report_key, photo_key };
  const placed = { ...keys, latitude: '13.25', longitude: '123.45' };
  const twice = await Promise.all([photo(visit, placed), photo(visit, placed)]);
  expect(twice.map(({ body }) => body)).toEqual([
    { photo_key, has_place: true },
    { photo_key, has_place: true },
  ]);
  expect((await photo(visit, { report_key })).body.has_place).toBe(false);
  expect((await photo(visit, { photo_key }, { who: joel })).status).toBe(409);
  await hand(visit, report);
  const photos = (await record(visit)).reports[0]?.photos ?? [];
  expect(photos.map(({ has_place }) => has_place)).toEqual([true, false]);
  const params = { photo_id: photos[0]?.photo_id ?? 0 };
  const file = await server.ask(downloadVisitPhoto, joel, { params });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await server.ask(downloadVisitPhoto, await server.person('menro'), { params })).status).toBe(404);
});

test('what is no picture is refused, and so is one more photo than a report may have', async () => {
  const visit = await aVisit();
  expect((await photo(visit, {}, { bytes: A_PDF })).status).toBe(422);
  expect((await photo(visit, {}, { bytes: Buffer.from('<svg onload="alert(1)"/>') })).status).toBe(422);
  const report_key = randomUUID();
  const sent = [];
  for (let made = 0; made < 13; made += 1) sent.push((await photo(visit, { report_key })).status);
  expect(sent).toEqual([...Array<number>(12).fill(200), 409]);
});
