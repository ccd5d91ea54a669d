import { checkHolidays, type HolidayInput, listHolidays, saveHolidays } from '@ebpls/contracts';
import { addWorkingDays, toClosedDays } from '@ebpls/rules';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { createClearedApplication, seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  admin = await server.person('admin');
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-05-11T09:00:00+08:00'));

const list = (year: number) => server.request(listHolidays, admin, { params: { year } });
const save = (year: number, days: readonly HolidayInput[], person = admin) =>
  server.request(saveHolidays, person, { params: { year }, body: { days } });
const FEAST: HolidayInput = { day: '2026-05-13', name: 'Feast of San Isidro', kind: 'LOCAL' };

/** Accepted on Monday, 11 May 2026: seven working days for the whole, three for the fire bureau. */
async function createRunningCase(days: readonly HolidayInput[]): Promise<string> {
  const { db } = server.api;
  const { assessment_id, assessment_code } = await createClearedApplication(db, await server.person('user'));
  const at = '2026-05-11T00:30:00Z';
  const computeDueDay = (count: number): string => addWorkingDays('2026-05-11', count, toClosedDays(days));
  await db
    .updateTable('application')
    .set({ state: 'IN_CLEARANCE', accepted_at: at, due_on: computeDueDay(7) })
    .where('assessment_id', '=', assessment_id)
    .execute();
  await db
    .updateTable('clearance')
    .set({ state: 'UNDER_REVIEW', received_at: at, days_limit: 3, due_on: computeDueDay(3) })
    .where('assessment_id', '=', assessment_id)
    .execute();
  return assessment_code;
}

const listDueDays = async (assessment_code: string): Promise<string[]> => {
  const application = await server.api.db
    .selectFrom('application')
    .select(['assessment_id', 'due_on'])
    .where('assessment_code', '=', assessment_code)
    .executeTakeFirstOrThrow();
  const offices = await server.api.db
    .selectFrom('clearance')
    .select('due_on')
    .where('assessment_id', '=', application.assessment_id)
    .where('due_on', 'is not', null)
    .execute();
  return [application.due_on ?? '', ...new Set(offices.map(({ due_on }) => due_on ?? ''))];
};

test('a year without a list gets the national days proposed, and keeps what is saved', async () => {
  const { body } = await list(2031);
  expect(body).toMatchObject({ year: 2031, days: [] });
  expect(body.years).toEqual(expect.arrayContaining([2026, 2027, 2031]));
  expect(body.proposed).toContainEqual({ day: '2031-04-11', name: 'Good Friday', kind: 'REGULAR' });

  expect((await save(2031, body.proposed)).body).toEqual({ later: 0, earlier: 0, rows: [] });
  expect((await list(2031)).body).toMatchObject({ days: body.proposed, proposed: [] });
  expect((await save(2031, [])).status).toBe(200);
  expect((await list(2031)).body.days).toEqual([]);
});

test('the effect of a new day on running clocks is shown first and then applied; removing the day restores them', async () => {
  const { days } = (await list(2026)).body;
  const assessment_code = await createRunningCase(days);
  const before = await listDueDays(assessment_code);

  const checkReply = await server.request(checkHolidays, admin, {
    params: { year: 2026 },
    body: { days: [...days, FEAST] },
  });
  expect(checkReply.body.rows).toContainEqual(expect.objectContaining({ assessment_code, before: before[0] }));
  expect(checkReply.body).toMatchObject({ earlier: 0, later: checkReply.body.rows.length });
  expect(await listDueDays(assessment_code)).toEqual(before);

  expect((await save(2026, [...days, FEAST])).body).toEqual(checkReply.body);
  const after = await listDueDays(assessment_code);
  expect(after[0]).toBe(
    checkReply.body.rows.find((row) => row.assessment_code === assessment_code && !row.office)?.after,
  );
  expect(after.every((day, place) => day > (before[place] ?? ''))).toBe(true);

  expect((await save(2026, days)).body).toMatchObject({ later: 0, earlier: checkReply.body.later });
  expect(await listDueDays(assessment_code)).toEqual(before);
  const entry = await server.api.db
    .selectFrom('audit_entry')
    .select(['account_id', 'detail'])
    .where('act', '=', 'holiday.save')
    .where('object_id', '=', '2026')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ account_id: admin.account_id, detail: { moved: checkReply.body.later } });
});

test('a day of another year, a day twice and a day without a name are refused at their row', async () => {
  const listFields = async (days: readonly HolidayInput[]) => (await save(2026, days)).body.error.fields;
  const { days } = (await list(2026)).body;
  expect(await listFields([FEAST, { ...FEAST, day: '2027-05-13' }])).toEqual({
    'days.1.day': ['This date is not in 2026.'],
  });
  expect(await listFields([FEAST, FEAST])).toEqual({ 'days.1.day': ['This date is listed twice.'] });
  expect(await listFields([{ ...FEAST, name: ' ' }])).toEqual({
    'days.0.name': ['Please enter the name of the holiday.'],
  });
  expect((await list(2026)).body.days).toEqual(days);
});

test('only an administrator sees and writes the list', async () => {
  const clerk = await server.person('bplo');
  expect((await save(2031, [], clerk)).status).toBe(403);
  expect((await server.request(listHolidays, clerk, { params: { year: 2031 } })).status).toBe(403);
});
