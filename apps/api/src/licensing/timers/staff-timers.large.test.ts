import {
  claimClearance,
  getAssessment,
  type ClearingOffice,
  returnAssessment,
  approveClearanceWithConditions,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, fileApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { escalateClearances } from './escalate-clearances.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
const heads = new Map<string, TestPerson>();

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  await server.person('admin');
  for (const office of ['fire', 'assessor', 'engineering', 'rhu', 'mpdo', 'menro'] as const)
    heads.set(office, await server.person(office, { permissions: ['office_head'] }));
});
afterAll(() => server.close());
// Monday, 12 January 2026.
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

const setDay = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);
const advanceTime = async (task: string): Promise<void> => {
  await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
  await server.api.jobs.runDue();
};
const getCase = async (assessment_code: string) =>
  (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
const listNotified = async (kind: string, code: string): Promise<string[]> => {
  const { rows } = await sql<{
    email: string;
  }>`
    select a.email
    from notification n
    join account a on a.id = n.account_id
    where n.kind = ${kind} and n.params->>'assessment_code' = ${code}
    order by n.notification_id`.execute(server.api.db);
  return rows.map(({ email }) => email);
};
const getClearanceId = async (assessment_code: string, office: ClearingOffice): Promise<number> =>
  (await getCase(assessment_code)).clearances.find((clearance) => clearance.office === office)?.clearance_id ?? 0;

test('T1: an application unreviewed within a working day is accepted when it is complete, not on a Saturday', async () => {
  setDay('2026-01-16');
  const { assessment_code } = await fileApplication(server, owner);
  for (const day of ['2026-01-16', '2026-01-17', '2026-01-19']) {
    setDay(day);
    await advanceTime('accept_unjudged');
    expect((await getCase(assessment_code)).state).toBe('SUBMITTED');
  }
  setDay('2026-01-20');
  await advanceTime('accept_unjudged');
  expect(await getCase(assessment_code)).toMatchObject({ state: 'IN_CLEARANCE', due_on: '2026-01-29' });
});

test('T1: an incomplete application is reported to the licensing office and the administrator, once', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await sql`
    update document d
    set state = 'INVALID'
    from application a
    where a.assessment_code = ${assessment_code} and d.business_id = a.business_id and d.requirement_code = 'R01'`.execute(
    server.api.db,
  );
  for (const day of ['2026-01-14', '2026-01-15']) {
    setDay(day);
    await advanceTime('accept_unjudged');
  }
  expect((await getCase(assessment_code)).state).toBe('SUBMITTED');
  expect(await listNotified('unjudged', assessment_code)).toHaveLength(2);
});

test('T2: the owner of a returned application is reminded on the 7th, 14th and 25th day; after the 30th it lapses', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Sign it.', requirement_codes: ['R01'] },
  });
  const counts: number[] = [];
  for (const day of ['2026-01-18', '2026-01-19', '2026-01-20', '2026-01-26', '2026-02-06', '2026-02-11']) {
    setDay(day);
    await advanceTime('watch_returned');
    await advanceTime('watch_returned');
    counts.push((await listNotified('returned_reminder', assessment_code)).length);
  }
  expect(counts).toEqual([0, 1, 1, 2, 3, 3]);
  expect((await getCase(assessment_code)).state).toBe('RETURNED');
  setDay('2026-02-12');
  await advanceTime('watch_returned');
  expect((await getCase(assessment_code)).state).toBe('LAPSED');
  expect(await listNotified('returned_lapsed', assessment_code)).toHaveLength(1);
});

test('T2: after downtime of the server one reminder is sent, not three', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Sign it.', requirement_codes: ['R01'] },
  });
  setDay('2026-02-08');
  await advanceTime('watch_returned');
  expect(await listNotified('returned_reminder', assessment_code)).toHaveLength(1);
});

test('T3: half, four fifths and the end of the legal days are each reported once', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const counts: number[][] = [];
  // A new application has seven working days: four of them are more than half, six more than four fifths.
  for (const day of ['2026-01-14', '2026-01-16', '2026-01-20', '2026-01-21', '2026-01-22', '2026-01-23']) {
    setDay(day);
    await advanceTime('watch_legal_clock');
    counts.push([
      (await listNotified('clock_running', assessment_code)).length,
      (await listNotified('clock_over', assessment_code)).length,
    ]);
  }
  expect(counts).toEqual([
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 0],
    [4, 2],
    [4, 2],
  ]);
});

test('T8: the owner is reminded three days before a condition is due, and the head is notified when the day has passed', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const rhu = heads.get('rhu');
  const clearance_id = await getClearanceId(assessment_code, 'rhu');
  await server.request(claimClearance, rhu, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  await server.request(approveClearanceWithConditions, rhu, {
    params: { clearance_id },
    body: { remarks: 'Seen.', conditions: [{ text: 'Renew two health cards.', due_on: '2026-02-10' }] },
  });
  const counts: number[][] = [];
  for (const day of ['2026-02-06', '2026-02-07', '2026-02-10', '2026-02-11', '2026-02-12']) {
    setDay(day);
    await advanceTime('watch_promises');
    counts.push([
      (await listNotified('promise_soon', assessment_code)).length,
      (await listNotified('promise_over', assessment_code)).length,
    ]);
  }
  expect(counts).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 2],
    [1, 2],
  ]);
});

test('a case that fails does not stop the others, and nothing of it is stored', async () => {
  const [brokenCase, whole] = [await fileApplication(server, owner), await fileApplication(server, owner)];
  await sql`
    update application
    set snapshot = jsonb_set(snapshot, '{form}', 'null')
    where assessment_code = ${brokenCase.assessment_code}`.execute(server.api.db);
  await sql`update business set form = null where company_code = ${brokenCase.company_code}`.execute(server.api.db);
  setDay('2026-01-14');
  await advanceTime('accept_unjudged');
  expect((await getCase(whole.assessment_code)).state).toBe('IN_CLEARANCE');
  const { rows } = await sql<{
    state: string;
  }>`select state from application where assessment_code = ${brokenCase.assessment_code}`.execute(server.api.db);
  expect(rows).toEqual([{ state: 'SUBMITTED' }]);
});

test('T4: the head of an office is notified at one half and at four fifths of its days, once each, by one of two workers', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const part = await getClearanceId(assessment_code, 'mpdo');
  const listHeadNotifications = async () => {
    const { rows } = await sql<{ percent: string; email: string }>`
      select n.params ->> 'percent' as percent, a.email
      from notification n
      join account a on a.id = n.account_id
      where n.kind = 'part_running' and n.path like ${`%case=${part}`}
      order by n.notification_id`.execute(server.api.db);
    return rows;
  };
  const counts: number[] = [];
  // Three working days from Monday: of two of them more than half is used, of three all.
  for (const day of ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16', '2026-01-17']) {
    setDay(day);
    await Promise.all([escalateClearances(server.serving), escalateClearances(server.serving)]);
    await advanceTime('escalate_parts');
    counts.push((await listHeadNotifications()).length);
  }
  expect(counts).toEqual([0, 1, 2, 2, 2]);
  const head = heads.get('mpdo')?.email;
  expect(await listHeadNotifications()).toEqual([
    { percent: '50', email: head },
    { percent: '80', email: head },
  ]);
  const mails = await server.api.db
    .selectFrom('mail')
    .select('to_address')
    .where('template', '=', 'part_running')
    .where('subject', 'like', `%${assessment_code}%`)
    .where('to_address', '=', head ?? '')
    .execute();
  expect(mails).toHaveLength(2);
});
