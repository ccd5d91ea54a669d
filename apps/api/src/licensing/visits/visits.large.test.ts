import {
  requestAnotherDay,
  assignVisit,
  claimClearance,
  downloadVisitSlip,
  getAssessment,
  getFieldVisits,
  getVisitCalendar,
  listVisits,
  listVisitsOfApplication,
  scheduleInspection,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
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

/** A visit of the fire office, planned for Wednesday the 14th at half past nine. */
async function createVisit(day = '2026-01-14') {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const params = { assessment_code: filedApplication.assessment_code };
  const { clearances } = (await server.request(getAssessment, owner, { params })).body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, rosa, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  await server.request(scheduleInspection, rosa, {
    params: { clearance_id },
    body: { scheduled_on: day, scheduled_time: '09:30', inspectors: 'FO1 Aquino' },
  });
  const { data } = (await server.request(listVisitsOfApplication, owner, { params })).body;
  return {
    ...filedApplication,
    clearance_id,
    inspection_no: data[0]?.inspection_no ?? '',
    free_days: data[0]?.free_days ?? [],
  };
}
type VisitFixture = Awaited<ReturnType<typeof createVisit>>;

const assign = (person: TestPerson, { inspection_no }: VisitFixture, inspector: TestPerson) =>
  server.request(assignVisit, person, { params: { inspection_no }, body: { inspector_id: inspector.account_id } });
const requestDay = ({ inspection_no }: VisitFixture, day: string, person = owner) =>
  server.request(requestAnotherDay, person, {
    params: { inspection_no },
    body: { day, reason: 'We are at a wedding.' },
  });
const getAgenda = async (person: TestPerson) =>
  (await server.request(listVisits, person, { query: { from: '2026-01-12' } })).body;
const findRow = ({ inspection_no }: VisitFixture) =>
  server.api.db
    .selectFrom('inspection')
    .innerJoin('clearance', 'clearance.clearance_id', 'inspection.clearance_id')
    .select(['scheduled_at', 'inspector_id', 'moved_reason', 'clearance.due_on', 'clearance.paused_days'])
    .where('inspection_no', '=', inspection_no)
    .executeTakeFirstOrThrow();

test('an office sees its visits by day with the state of each, and no other office does', async () => {
  const visit = await createVisit();
  const { data, inspectors, day_capacity } = await getAgenda(rosa);
  const { inspection_no } = visit;
  expect(data.find((one) => one.inspection_no === inspection_no)).toMatchObject({
    planned_on: '2026-01-14',
    state: 'PLANNED',
    barangay_name: 'Silangan',
    inspector_id: null,
    is_again: false,
  });
  expect([inspectors.map(({ name }) => name), day_capacity]).toEqual([['Joel Pascua', 'Rosa Aquino'], 12]);
  for (const role of ['rhu', 'barangay-silangan', 'bplo'])
    expect((await getAgenda(await server.person(role))).data).toEqual([]);
  server.setNow('2026-01-15T08:00:00+08:00');
  expect((await getAgenda(rosa)).data.find((one) => one.inspection_no === inspection_no)?.state).toBe('MISSED');
});

test('the calendar counts each day of the month by barangay, names what is closed, and lists one day', async () => {
  const visit = await createVisit('2026-01-14');
  const getCalendar = async (person: TestPerson, day?: string) =>
    (await server.request(getVisitCalendar, person, { query: day === undefined ? {} : { day } })).body;
  const month = await getCalendar(rosa, '2026-01-14');
  const silangan = month.days.find(({ day, barangay_name }) => day === '2026-01-14' && barangay_name === 'Silangan');
  const silanganVisits = month.data.filter(({ barangay_name }) => barangay_name === 'Silangan');
  expect([silangan?.visits, silangan?.names.length]).toEqual([
    silanganVisits.length,
    Math.min(silanganVisits.length, 3),
  ]);
  expect(month.data.map(({ inspection_no }) => inspection_no)).toContain(visit.inspection_no);
  expect(new Set(month.data.map(({ planned_on }) => planned_on))).toEqual(new Set(['2026-01-14']));
  expect([month.weeks[0]?.[0], month.weeks.at(-1)?.[6]]).toEqual(['2025-12-28', '2026-01-31']);
  expect(month.closed.map(({ day }) => day)).toContain('2026-01-01');
  const defaultMonth = await getCalendar(await server.person('rhu'));
  expect([defaultMonth.day, defaultMonth.days]).toEqual(['2026-01-12', []]);
  expect((await getCalendar(await server.person('barangay-silangan'), '2026-01-14')).days).toEqual([]);
});

test('an assigned colleague is notified, and finds the visit on their phone on its day', async () => {
  const visit = await createVisit();
  expect((await assign(rosa, visit, joel)).body).toMatchObject({ inspectors: 'Joel Pascua' });
  const { rows } = await sql<{ kind: string }>`
    select kind from notification where account_id = ${joel.account_id}::bigint and kind = 'inspection_assigned'`.execute(
    server.api.db,
  );
  expect(rows).toHaveLength(1);
  const listMine = async (person: TestPerson) =>
    (await server.request(getFieldVisits, person)).body.data.map(({ inspection_no }) => inspection_no);
  expect(await listMine(joel)).not.toContain(visit.inspection_no);
  server.setNow('2026-01-14T08:00:00+08:00');
  expect(await listMine(joel)).toContain(visit.inspection_no);
  expect(await listMine(rosa)).not.toContain(visit.inspection_no);
  expect((await server.request(getFieldVisits, joel)).body.items.map(({ item_code }) => item_code)).toContain('FIRE01');
});

test('a person of another office, another user and the owner of the business cannot be assigned', async () => {
  const visit = await createVisit();
  const cook = await server.person('rhu');
  const owningInspector = await server.person('fire');
  await server.api.db
    .updateTable('application')
    .set({ owner_id: owningInspector.account_id })
    .where('assessment_code', '=', visit.assessment_code)
    .execute();
  expect([
    (await assign(rosa, visit, cook)).status,
    (await assign(rosa, visit, owner)).status,
    (await assign(rosa, visit, owningInspector)).status,
    (await assign(cook, visit, cook)).status,
    (await assign(owningInspector, visit, rosa)).status,
  ]).toEqual([422, 422, 422, 404, 403]);
  expect((await findRow(visit)).inspector_id).toBeNull();
});

test('an owner requests another day once; the office is notified and its clock is stopped meanwhile', async () => {
  const visit = await createVisit();
  const before = await findRow(visit);
  expect(visit.free_days).toContain('2026-01-16');
  expect(visit.free_days).not.toContain('2026-01-14');
  expect((await requestDay(visit, '2026-01-16')).body.scheduled_at).toBe('2026-01-16T01:30:00.000Z');
  const after = await findRow(visit);
  expect(after).toMatchObject({ moved_reason: 'We are at a wedding.', paused_days: before.paused_days + 2 });
  expect((after.due_on ?? '') > (before.due_on ?? '')).toBe(true);
  const secondRequest = await requestDay(visit, '2026-01-19');
  expect([secondRequest.status, secondRequest.body.error.message]).toEqual([
    409,
    'You have already rescheduled this visit once. Please contact the office.',
  ]);
  const { timeline } = (
    await server.request(getAssessment, owner, { params: { assessment_code: visit.assessment_code } })
  ).body;
  expect(timeline.map(({ title }) => title)).toContain(
    'Bureau of Fire Protection: the owner rescheduled the visit to 16 Jan 2026, 9:30 AM',
  );
  const { data } = await getAgenda(rosa);
  expect(data.find(({ inspection_no }) => inspection_no === visit.inspection_no)?.state).toBe('MOVED');
});

test.each([
  { what: 'a Saturday', day: '2026-01-17', now: '2026-01-12', status: 422 },
  { what: 'six working days later', day: '2026-01-22', now: '2026-01-12', status: 422 },
  { what: 'today', day: '2026-01-12', now: '2026-01-12', status: 422 },
  { what: 'the day that stands', day: '2026-01-14', now: '2026-01-12', status: 422 },
  { what: 'no day', day: '2026-02-30', now: '2026-01-12', status: 422 },
  { what: 'on the day of the visit', day: '2026-01-15', now: '2026-01-14', status: 409 },
  { what: 'an earlier day', day: '2026-01-13', now: '2026-01-12', status: 200 },
])('a request for $what gets $status', async ({ day, now, status }) => {
  const visit = await createVisit();
  server.setNow(`${now}T08:00:00+08:00`);
  expect((await requestDay(visit, day)).status).toBe(status);
});

test('another owner cannot move a visit, nor can an office with the owner’s endpoint', async () => {
  const visit = await createVisit();
  expect((await requestDay(visit, '2026-01-15', await server.person('user'))).status).toBe(404);
  expect((await requestDay(visit, '2026-01-15', rosa)).status).toBe(403);
});

test('two owners who request the last place of a day get one place', async () => {
  const [one, other] = [await createVisit('2026-01-14'), await createVisit('2026-01-14')];
  const { clearance_id } = await createVisit('2026-01-13');
  const { data, day_capacity } = await getAgenda(rosa);
  const plannedThatDay = data.filter(({ planned_on }) => planned_on === '2026-01-13').length;
  await sql`
    insert into inspection (inspection_no, clearance_id, scheduled_at, inspectors)
    select 'INS-2026-' || (90000 + n), ${clearance_id}::bigint, '2026-01-13T02:00:00Z', ''
    from generate_series(1, ${day_capacity - plannedThatDay - 1}::int) n`.execute(server.api.db);
  const replies = await Promise.all([requestDay(one, '2026-01-13'), requestDay(other, '2026-01-13')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('an owner who closes for some days cannot have the visit then', async () => {
  const visit = await createVisit();
  await sql`
    insert into business_pause (business_id, reason, closed_from, closed_until, declared_by, declared_at)
    select business_id, 'Repairs', '2026-01-15', '2026-01-16', owner_id, now()
    from business
    where company_code = ${visit.company_code}`.execute(server.api.db);
  const reply = await requestDay(visit, '2026-01-15');
  expect([reply.status, reply.body.error.message]).toEqual([
    422,
    'You declared the business closed until 16 January 2026. Please choose a later date.',
  ]);
});

test('the slip is a PDF for the office alone', async () => {
  const { inspection_no } = await createVisit();
  const slip = await server.request(downloadVisitSlip, rosa, { params: { inspection_no } });
  expect([slip.status, slip.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(slip.raw.subarray(0, 5).toString()).toBe('%PDF-');
  const menro = await server.person('menro');
  expect((await server.request(downloadVisitSlip, menro, { params: { inspection_no } })).status).toBe(404);
});
