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

import { A_PDF, A_PNG, createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
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
  server.request(scheduleInspection, rosa, {
    params: { clearance_id },
    body: { scheduled_on, scheduled_time: '09:00', inspectors: 'FO1 Aquino' },
  });

/** A visit of the fire office on the 14th at nine, and that day. */
async function createVisit() {
  server.setNow('2026-01-12T08:00:00+08:00');
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const params = { assessment_code: filedApplication.assessment_code };
  const { clearances } = (await server.request(getAssessment, owner, { params })).body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, rosa, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  await schedule(clearance_id, '2026-01-14');
  const { data } = (await server.request(listVisitsOfApplication, owner, { params })).body;
  server.setNow('2026-01-14T10:00:00+08:00');
  return { ...filedApplication, clearance_id, inspection_no: data[0]?.inspection_no ?? '' };
}
type VisitFixture = Awaited<ReturnType<typeof createVisit>>;

const CODES = ['FIRE01', 'FIRE02', 'FIRE03', 'FIRE04', 'FIRE05'];
const compliantItems = CODES.map((item_code) => ({ item_code, answer: 'COMPLIANT' as const, remark: '' }));
const no = { item_code: 'FIRE02', answer: 'NOT_COMPLIANT' as const, remark: 'Two are empty.' };
const PASSED_REPORT = {
  result: 'PASSED' as const,
  findings: '',
  checklist: compliantItems,
  met_name: 'Ana Villarin',
  signature: [
    [
      [10, 10],
      [500, 300],
    ] as [number, number][],
  ],
};
const FAILED_REPORT = { ...PASSED_REPORT, result: 'FAILED' as const, checklist: [no] };
const createReport = (overrides: object = {}) => ({
  report_key: randomUUID(),
  scheduled_at: '2026-01-14T01:00:00.000Z',
  visited_at: '2026-01-14T01:20:00.000Z',
  place: { latitude: 13.25, longitude: 123.45, accuracy_m: 8 },
  ...PASSED_REPORT,
  ...overrides,
});
const sendReport = ({ inspection_no }: VisitFixture, report: ReturnType<typeof createReport>, person = rosa) =>
  server.request(reportVisit, person, { params: { inspection_no }, body: report });
const getState = async ({ clearance_id }: VisitFixture) =>
  (await server.request(getClearance, rosa, { params: { clearance_id } })).body.clearance;
const record = async ({ inspection_no }: VisitFixture) =>
  (await server.request(getVisit, rosa, { params: { inspection_no } })).body;

function uploadPhoto(visit: VisitFixture, overrides: Record<string, string> = {}, { bytes = A_PNG, who = rosa } = {}) {
  const head =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="exit.png"\r\nContent-Type: image/png\r\n\r\n';
  return server.request(sendVisitPhoto, who, {
    params: { inspection_no: visit.inspection_no },
    query: { report_key: randomUUID(), photo_key: randomUUID(), taken_at: '2026-01-14T01:10:00.000Z', ...overrides },
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  });
}

test('a visit fails, the owner corrects, and the next visit passes', async () => {
  const visit = await createVisit();
  expect((await sendReport(visit, createReport(FAILED_REPORT))).body).toMatchObject({
    outcome: 'TAKEN',
    message: 'Recorded.',
  });
  expect(await getState(visit)).toMatchObject({
    state: 'FOR_COMPLIANCE',
    remarks: 'There are enough fire extinguishers, and they are full. Two are empty.',
  });
  server.setNow('2026-01-15T08:00:00+08:00');
  const { clearance_id, assessment_code } = visit;
  const answer = { note: 'Both are filled.', answers: {} };
  expect((await server.request(resubmitClearance, owner, { params: { clearance_id }, body: answer })).status).toBe(200);
  expect((await schedule(clearance_id, '2026-01-16')).status).toBe(200);
  const { data } = (await server.request(listVisitsOfApplication, owner, { params: { assessment_code } })).body;
  const reinspection = { ...visit, inspection_no: data[0]?.inspection_no ?? '' };
  expect((await record(reinspection)).visit).toMatchObject({ is_again: true, state: 'PLANNED' });
  server.setNow('2026-01-16T10:00:00+08:00');
  const reportReply = await sendReport(reinspection, createReport({ scheduled_at: '2026-01-16T01:00:00.000Z' }));
  expect([reportReply.body.outcome, (await getState(visit)).state]).toEqual(['TAKEN', 'UNDER_REVIEW']);
  expect((await server.request(approveClearance, rosa, { params: { clearance_id }, body: {} })).status).toBe(200);
});

test('the same report sent twice, also at once, is one report', async () => {
  const visit = await createVisit();
  const report = createReport(FAILED_REPORT);
  const replies = await Promise.all([sendReport(visit, report), sendReport(visit, report), sendReport(visit, report)]);
  expect(replies.map(({ body }) => body.outcome)).toEqual(['TAKEN', 'TAKEN', 'TAKEN']);
  expect((await sendReport(visit, report)).body.outcome).toBe('TAKEN');
  expect((await record(visit)).reports).toHaveLength(1);
});

test('a phone reports that a visit was refused, with its remark alone', async () => {
  const visit = await createVisit();
  const refusal = { result: 'REFUSED', checklist: [], signature: [], met_name: '' };
  const bareReply = await sendReport(visit, createReport({ ...refusal, findings: '' }));
  expect([bareReply.status, Object.keys(bareReply.body.error?.fields ?? {})]).toEqual([422, ['findings']]);
  expect(
    (await sendReport(visit, createReport({ ...refusal, findings: 'The owner closed the gate.' }))).body.outcome,
  ).toBe('TAKEN');
  expect((await getState(visit)).state).toBe('FOR_COMPLIANCE');
  const { reports, visit: visitReply } = await record(visit);
  expect([visitReply.state, visitReply.result, reports[0]?.result]).toEqual(['DONE', 'REFUSED', 'REFUSED']);
});

test('two phones: the first outcome counts, the second is stored and reported as second', async () => {
  const visit = await createVisit();
  const [one, other] = await Promise.all([
    sendReport(visit, createReport(FAILED_REPORT)),
    sendReport(visit, createReport(), joel),
  ]);
  expect([one.body.outcome, other.body.outcome].toSorted()).toEqual(['SECOND', 'TAKEN']);
  const { reports, visit: visitReply } = await record(visit);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['TAKEN', 'SECOND']);
  expect([visitReply.state, visitReply.result]).toEqual(['DONE', reports[0]?.result]);
});

test('a report for a day that the owner moved is stored and changes nothing', async () => {
  const visit = await createVisit();
  server.setNow('2026-01-13T08:00:00+08:00');
  await server.request(requestAnotherDay, owner, {
    params: { inspection_no: visit.inspection_no },
    body: { day: '2026-01-15', reason: 'A wedding.' },
  });
  server.setNow('2026-01-14T10:00:00+08:00');
  expect((await sendReport(visit, createReport({ result: 'NO_SHOW', findings: 'Closed.' }))).body.outcome).toBe(
    'STALE',
  );
  expect([(await getState(visit)).state, (await record(visit)).reports[0]?.findings]).toEqual([
    'INSPECTION_SCHEDULED',
    'Closed.',
  ]);
});

test('a report after the case ended, or after the desk recorded the visit, is stored and marked so', async () => {
  const endedVisit = await createVisit();
  const { assessment_code } = endedVisit;
  await server.request(withdrawAssessment, owner, { params: { assessment_code } });
  expect((await sendReport(endedVisit, createReport())).body.outcome).toBe('STALE');
  expect((await uploadPhoto(endedVisit)).status).toBe(200);
  const recordedVisit = await createVisit();
  const { clearance_id } = recordedVisit;
  await server.request(recordInspection, joel, { params: { clearance_id }, body: { result: 'PASSED', findings: '' } });
  expect((await sendReport(recordedVisit, createReport(FAILED_REPORT))).body.outcome).toBe('SECOND');
  expect((await getState(recordedVisit)).state).toBe('UNDER_REVIEW');
});

test('no other office, barangay or owner sends a report, and nobody of their own business', async () => {
  const visit = await createVisit();
  for (const role of ['rhu', 'barangay-balite', 'user', 'bplo', 'admin']) {
    const person = await server.person(role);
    expect([403, 404]).toContain((await sendReport(visit, createReport(), person)).status);
    expect([403, 404]).toContain((await uploadPhoto(visit, {}, { who: person })).status);
  }
  await server.api.db
    .updateTable('application')
    .set({ owner_id: joel.account_id })
    .where('assessment_code', '=', visit.assessment_code)
    .execute();
  expect([
    (await sendReport(visit, createReport(), joel)).status,
    (await uploadPhoto(visit, {}, { who: joel })).status,
  ]).toEqual([403, 403]);
});

test('a barangay’s visit is that barangay’s alone', async () => {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const params = { assessment_code: filedApplication.assessment_code };
  const { clearances } = (await server.request(getAssessment, owner, { params })).body;
  const clearance_id = clearances.find(({ office }) => office === 'barangay')?.clearance_id ?? 0;
  const [silangan, balite] = [await server.person('barangay-silangan'), await server.person('barangay-balite')];
  await server.request(claimClearance, silangan, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const inspectionInput = { scheduled_on: '2026-01-14', scheduled_time: '09:00', inspectors: 'Kagawad Reyes' };
  await server.request(scheduleInspection, silangan, { params: { clearance_id }, body: inspectionInput });
  const { data } = (await server.request(listVisitsOfApplication, owner, { params })).body;
  const visit = { ...filedApplication, clearance_id, inspection_no: data[0]?.inspection_no ?? '' };
  const noShowReport = createReport({ result: 'NO_SHOW', findings: 'Closed.', checklist: [] });
  expect([
    (await sendReport(visit, noShowReport, balite)).status,
    (await uploadPhoto(visit, {}, { who: balite })).status,
  ]).toEqual([404, 404]);
  expect((await sendReport(visit, noShowReport, silangan)).body.outcome).toBe('TAKEN');
});

test('the key of another report changes nothing and reveals nothing', async () => {
  const [one, other] = [await createVisit(), await createVisit()];
  const report = createReport();
  await sendReport(one, report);
  expect([(await sendReport(other, report)).status, (await sendReport(one, report, joel)).status]).toEqual([409, 409]);
  expect((await getState(other)).state).toBe('INSPECTION_SCHEDULED');
});

test('an impossible report is refused, and its time is limited to possible values', async () => {
  const visit = await createVisit();
  const refusal = await sendReport(visit, createReport({ checklist: [...compliantItems.slice(0, 1), no] }));
  expect([refusal.status, Object.keys(refusal.body.error.fields ?? {})]).toEqual([422, ['checklist']]);
  expect((await sendReport(visit, createReport({ signature: [] }))).status).toBe(422);
  expect((await sendReport(visit, createReport({ visited_at: '2031-01-01T00:00:00.000Z' }))).body.outcome).toBe(
    'TAKEN',
  );
  expect((await record(visit)).reports[0]?.visited_at).toBe('2026-01-14T02:00:00Z');
});

test('a photo is stored once for its key, with its place or marked as without, and sent to the office alone', async () => {
  const visit = await createVisit();
  const report = createReport();
  const { report_key } = report;
  const photo_key = randomUUID();
  const keys = { report_key, photo_key };
  const placedPhoto = { ...keys, latitude: '13.25', longitude: '123.45' };
  const bothUploads = await Promise.all([uploadPhoto(visit, placedPhoto), uploadPhoto(visit, placedPhoto)]);
  expect(bothUploads.map(({ body }) => body)).toEqual([
    { photo_key, has_place: true },
    { photo_key, has_place: true },
  ]);
  expect((await uploadPhoto(visit, { report_key })).body.has_place).toBe(false);
  expect((await uploadPhoto(visit, { photo_key }, { who: joel })).status).toBe(409);
  await sendReport(visit, report);
  const photos = (await record(visit)).reports[0]?.photos ?? [];
  expect(photos.map(({ has_place }) => has_place)).toEqual([true, false]);
  const params = { photo_id: photos[0]?.photo_id ?? 0 };
  const file = await server.request(downloadVisitPhoto, joel, { params });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await server.request(downloadVisitPhoto, await server.person('menro'), { params })).status).toBe(404);
});

test('a file that is no picture is refused, and so is one more photo than a report may have', async () => {
  const visit = await createVisit();
  expect((await uploadPhoto(visit, {}, { bytes: A_PDF })).status).toBe(422);
  expect((await uploadPhoto(visit, {}, { bytes: Buffer.from('<svg onload="alert(1)"/>') })).status).toBe(422);
  const report_key = randomUUID();
  const statuses = [];
  for (let count = 0; count < 13; count += 1) statuses.push((await uploadPhoto(visit, { report_key })).status);
  expect(statuses).toEqual([...Array<number>(12).fill(200), 409]);
});
