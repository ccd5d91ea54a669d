import {
  approveClearance,
  claimClearance,
  getAssessment,
  type ClearingOffice,
  getFireList,
  resubmitClearance,
  returnAssessment,
  returnClearance,
  saveFireList,
  approveClearanceWithConditions,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { A_PNG, acceptedApplication, fileApplication, sendPaper, OUT_OF_TURN } from '../../testing/counter.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/open-server.ts';
import { moveIntoTown } from '../../testing/town.ts';
import { deemApproved } from '../clearances/deem-approved.ts';
import { escalateParts } from './escalate-parts.ts';

let server: TestServer;
let owner: Person;
let bplo: Person;
const heads = new Map<string, Person>();

beforeAll(async () => {
  server = await openTestServer();
  await moveIntoTown(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  await server.person('admin');
  for (const office of ['fire', 'assessor', 'engineering', 'rhu', 'mpdo', 'menro'] as const)
    heads.set(office, await server.person(office, { permissions: ['office_head'] }));
});
afterAll(() => server.close());
// Monday, 12 January 2026.
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

const on = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);
const passTime = async (task: string): Promise<void> => {
  await sql`select graphile_worker.add_job(${task})`.execute(server.api.db);
  await server.api.jobs.runDue();
};
const caseOf = async (assessment_code: string) =>
  (await server.ask(getAssessment, owner, { params: { assessment_code } })).body;
const toldTo = async (kind: string, code: string): Promise<string[]> => {
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
const clearanceOf = async (assessment_code: string, office: ClearingOffice): Promise<number> =>
  (await caseOf(assessment_code)).clearances.find((clearance) => clearance.office === office)?.clearance_id ?? 0;
const stateOf = async (assessment_code: string, office: ClearingOffice) =>
  (await caseOf(assessment_code)).clearances.find((clearance) => clearance.office === office)?.state;

test('T1: what nobody judged within a working day is accepted when it is complete, not on a Saturday', async () => {
  on('2026-01-16');
  const { assessment_code } = await fileApplication(server, owner);
  for (const day of ['2026-01-16', '2026-01-17', '2026-01-19']) {
    on(day);
    await passTime('accept_unjudged');
    expect((await caseOf(assessment_code)).state).toBe('SUBMITTED');
  }
  on('2026-01-20');
  await passTime('accept_unjudged');
  expect(await caseOf(assessment_code)).toMatchObject({ state: 'IN_CLEARANCE', due_on: '2026-01-29' });
});

test('T1: what is not complete is reported to the licensing office and the administrator, once', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await sql`
    update document d
    set state = 'INVALID'
    from application a
    where a.assessment_code = ${assessment_code} and d.business_id = a.business_id and d.requirement_code = 'R01'`.execute(
    server.api.db,
  );
  for (const day of ['2026-01-14', '2026-01-15']) {
    on(day);
    await passTime('accept_unjudged');
  }
  expect((await caseOf(assessment_code)).state).toBe('SUBMITTED');
  expect(await toldTo('unjudged', assessment_code)).toHaveLength(2);
});

test('T2: the owner of a returned application is reminded on the 7th, 14th and 25th day; after the 30th it lapses', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.ask(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Sign it.', requirement_codes: ['R01'] },
  });
  const told: number[] = [];
  for (const day of ['2026-01-18', '2026-01-19', '2026-01-20', '2026-01-26', '2026-02-06', '2026-02-11']) {
    on(day);
    await passTime('watch_returned');
    await passTime('watch_returned');
    told.push((await toldTo('returned_reminder', assessment_code)).length);
  }
  expect(told).toEqual([0, 1, 1, 2, 3, 3]);
  expect((await caseOf(assessment_code)).state).toBe('RETURNED');
  on('2026-02-12');
  await passTime('watch_returned');
  expect((await caseOf(assessment_code)).state).toBe('LAPSED');
  expect(await toldTo('returned_lapsed', assessment_code)).toHaveLength(1);
});

test('T2: after a standstill of the server one reminder goes out, not three', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  await server.ask(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Sign it.', requirement_codes: ['R01'] },
  });
  on('2026-02-08');
  await passTime('watch_returned');
  expect(await toldTo('returned_reminder', assessment_code)).toHaveLength(1);
});

test('T3: half, four fifths and the end of the legal days are each reported once', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  const told: number[][] = [];
  // A new application has seven working days: four of them are more than half, six more than four fifths.
  for (const day of ['2026-01-14', '2026-01-16', '2026-01-20', '2026-01-21', '2026-01-22', '2026-01-23']) {
    on(day);
    await passTime('watch_legal_clock');
    told.push([
      (await toldTo('clock_running', assessment_code)).length,
      (await toldTo('clock_over', assessment_code)).length,
    ]);
  }
  expect(told).toEqual([
    [0, 0],
    [2, 0],
    [4, 0],
    [4, 0],
    [4, 2],
    [4, 2],
  ]);
});

test('a late part tells its owner the day on which silence approves it, or what stops that', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  const lateOf = async (office: ClearingOffice) =>
    (await caseOf(assessment_code)).clearances.find((clearance) => clearance.office === office)?.overdue;
  on('2026-01-15');
  expect(await lateOf('mpdo')).toBeUndefined();
  on('2026-01-17');
  expect(await lateOf('mpdo')).toEqual({
    since: '2026-01-15',
    deemed_on: '2026-01-19',
    ground: 'RA 11032 s.10',
    stopped_by: null,
  });
  expect(await lateOf('fire')).toMatchObject({ deemed_on: null, stopped_by: 'inspection' });
  expect(await lateOf('barangay')).toBeUndefined();
  on('2026-01-19');
  await passTime('deem_approved');
  expect(await stateOf(assessment_code, 'mpdo')).toBe('DEEMED_APPROVED');
  expect(await lateOf('mpdo')).toBeUndefined();
});

test('T4 and T5: an office that keeps silent has approved on the day after its last, the barangay by its own ground', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  on('2026-01-15');
  await passTime('deem_approved');
  expect(await stateOf(assessment_code, 'mpdo')).toBe('PENDING');
  on('2026-01-17');
  await passTime('deem_approved');
  expect(await stateOf(assessment_code, 'mpdo')).toBe('PENDING');
  on('2026-01-19');
  await passTime('deem_approved');
  expect([
    await stateOf(assessment_code, 'mpdo'),
    await stateOf(assessment_code, 'barangay'),
    await stateOf(assessment_code, 'fire'),
  ]).toEqual(['DEEMED_APPROVED', 'PENDING', 'PENDING']);
  on('2026-01-22');
  await passTime('deem_approved');
  expect(await stateOf(assessment_code, 'barangay')).toBe('DEEMED_APPROVED');
  const { rows } = await sql<{
    office: string;
    ground: string;
    numbered: boolean;
  }>`
    select c.office, c.ground, c.clearance_no is not null as numbered
    from clearance c
    join application a using (assessment_id)
    where a.assessment_code = ${assessment_code} and c.office in ('barangay', 'mpdo')
    order by c.office`.execute(server.api.db);
  expect(rows).toEqual([
    { office: 'barangay', ground: 'LGC s.152(c)', numbered: true },
    { office: 'mpdo', ground: 'RA 11032 s.10', numbered: true },
  ]);
  expect(
    (await toldTo('deemed_approved', assessment_code)).filter((to) => to === owner.email).length,
  ).toBeGreaterThanOrEqual(2);
});

test('T4: where an unpaid visit is the law silence approves nothing; the head and the administrator hear of it once', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  for (const day of ['2026-01-19', '2026-01-20']) {
    on(day);
    await passTime('deem_approved');
  }
  expect(await stateOf(assessment_code, 'fire')).toBe('PENDING');
  const { rows } = await sql<{
    to_address: string;
  }>`
    select to_address
    from mail
    where template = 'part_late' and subject like ${`%${assessment_code}%`} and body_text like '%Fire%'`.execute(
    server.api.db,
  );
  expect(rows.map(({ to_address }) => to_address).toSorted()).toEqual([
    expect.stringContaining('admin'),
    heads.get('fire')?.email,
  ]);
});

test('everyone who is told of a late case opens it in an area that lets them in', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  on('2026-01-19');
  await passTime('deem_approved');
  const { rows } = await sql<{
    name: string;
    path: string;
  }>`
    select r.name, n.path
    from notification n
    join role r on r.id = n.role_id
    where n.kind in ('part_late', 'deemed_over') and n.params ->> 'assessment_code' = ${assessment_code}
    order by n.notification_id`.execute(server.api.db);
  expect(rows).toContainEqual({ name: 'admin', path: `/administrator/request/clearances?case=${assessment_code}` });
  expect(rows).toContainEqual({
    name: 'fire',
    path: `/fire/request/clearances?case=${await clearanceOf(assessment_code, 'fire')}`,
  });
  expect(
    rows.filter(
      ({ name, path }) =>
        !path.startsWith(name === 'admin' ? '/administrator/' : `/${name.startsWith('barangay') ? 'barangay' : name}/`),
    ),
  ).toEqual([]);
});

test('T4: a case that lies with its owner waits, and the days there are added', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  const mpdo = heads.get('mpdo');
  const clearance_id = await clearanceOf(assessment_code, 'mpdo');
  await server.ask(claimClearance, mpdo, { body: OUT_OF_TURN, params: { clearance_id } });
  await server.ask(returnClearance, mpdo, {
    params: { clearance_id },
    body: { remarks: 'The sketch shows another street.', requirement_codes: ['R08'] },
  });
  on('2026-01-19');
  await passTime('deem_approved');
  expect(await stateOf(assessment_code, 'mpdo')).toBe('FOR_COMPLIANCE');
  const { company_code } = await caseOf(assessment_code);
  await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R08',
    assessment_code,
    bytes: A_PNG,
    type: 'image/png',
  });
  expect(
    (await server.ask(resubmitClearance, owner, { params: { clearance_id }, body: { note: 'Here it is.' } })).status,
  ).toBe(200);
  on('2026-01-22');
  await passTime('deem_approved');
  expect(await stateOf(assessment_code, 'mpdo')).toBe('UNDER_REVIEW');
  on('2026-01-23');
  await passTime('deem_approved');
  expect(await stateOf(assessment_code, 'mpdo')).toBe('DEEMED_APPROVED');
});

async function aFireRenewal(): Promise<{ assessment_code: string; company_code: string }> {
  const filed = await acceptedApplication(server, { owner, bplo });
  await sql`
    update application set application_type = 'RENEWAL' where assessment_code = ${filed.assessment_code}`.execute(
    server.api.db,
  );
  return filed;
}

test('T5f: a fire renewal is deemed cleared after three working days, unless the bureau named the business on its list', async () => {
  const [free, listed] = [await aFireRenewal(), await aFireRenewal()];
  const head = heads.get('fire');
  expect(
    (await server.ask(saveFireList, bplo, { params: { tax_year: 2026 }, body: { company_codes: [] } })).status,
  ).toBe(403);
  expect(
    (await server.ask(saveFireList, head, { params: { tax_year: 2026 }, body: { company_codes: ['SI-999999'] } }))
      .status,
  ).toBe(422);
  expect(
    (
      await server.ask(saveFireList, head, {
        params: { tax_year: 2026 },
        body: { company_codes: [listed.company_code] },
      })
    ).body.data,
  ).toMatchObject([{ company_code: listed.company_code }]);
  on('2026-01-19');
  await passTime('deem_approved');

  expect([await stateOf(free.assessment_code, 'fire'), await stateOf(listed.assessment_code, 'fire')]).toEqual([
    'DEEMED_APPROVED',
    'PENDING',
  ]);
  await server.ask(saveFireList, head, { params: { tax_year: 2026 }, body: { company_codes: [] } });
  expect((await server.ask(getFireList, bplo, { params: { tax_year: 2026 } })).body.data).toEqual([]);
});

test('T8: the owner is reminded three days before a condition is due, and the head hears of it when the day has passed', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  const rhu = heads.get('rhu');
  const clearance_id = await clearanceOf(assessment_code, 'rhu');
  await server.ask(claimClearance, rhu, { body: OUT_OF_TURN, params: { clearance_id } });
  await server.ask(approveClearanceWithConditions, rhu, {
    params: { clearance_id },
    body: { remarks: 'Seen.', conditions: [{ text: 'Renew two health cards.', due_on: '2026-02-10' }] },
  });
  const told: number[][] = [];
  for (const day of ['2026-02-06', '2026-02-07', '2026-02-10', '2026-02-11', '2026-02-12']) {
    on(day);
    await passTime('watch_promises');
    told.push([
      (await toldTo('promise_soon', assessment_code)).length,
      (await toldTo('promise_over', assessment_code)).length,
    ]);
  }
  expect(told).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [1, 2],
    [1, 2],
  ]);
});

test('a case that fails does not stop the others, and nothing of it is kept', async () => {
  const [broken, whole] = [await fileApplication(server, owner), await fileApplication(server, owner)];
  await sql`
    update application
    set snapshot = jsonb_set(snapshot, '{form}', 'null')
    where assessment_code = ${broken.assessment_code}`.execute(server.api.db);
  await sql`update business set form = null where company_code = ${broken.company_code}`.execute(server.api.db);
  on('2026-01-14');
  await passTime('accept_unjudged');
  expect((await caseOf(whole.assessment_code)).state).toBe('IN_CLEARANCE');
  const { rows } = await sql<{
    state: string;
  }>`select state from application where assessment_code = ${broken.assessment_code}`.execute(server.api.db);
  expect(rows).toEqual([{ state: 'SUBMITTED' }]);
});

test('when silence clears the last part, the whole application is cleared', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  for (const office of ['fire', 'rhu', 'engineering', 'assessor', 'menro'] as const) {
    const clearance_id = await clearanceOf(assessment_code, office);
    if (clearance_id === 0) continue;
    await server.ask(claimClearance, heads.get(office), { body: OUT_OF_TURN, params: { clearance_id } });
    await server.ask(approveClearance, heads.get(office), { params: { clearance_id }, body: {} });
  }
  on('2026-01-22');
  await passTime('deem_approved');
  expect((await caseOf(assessment_code)).state).toBe('CLEARED');
});

test('T4: the head of an office hears at one half and at four fifths of its days, once each, and of two workers from one', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  const part = await clearanceOf(assessment_code, 'mpdo');
  const tellsHead = async () => {
    const { rows } = await sql<{ percent: string; email: string }>`
      select n.params ->> 'percent' as percent, a.email
      from notification n
      join account a on a.id = n.account_id
      where n.kind = 'part_running' and n.path like ${`%case=${part}`}
      order by n.notification_id`.execute(server.api.db);
    return rows;
  };
  const told: number[] = [];
  // Three working days from Monday: of two of them more than half is used, of three all.
  for (const day of ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16', '2026-01-17']) {
    on(day);
    await Promise.all([escalateParts(server.serving), escalateParts(server.serving)]);
    await passTime('escalate_parts');
    told.push((await tellsHead()).length);
  }
  expect(told).toEqual([0, 1, 2, 2, 2]);
  const head = heads.get('mpdo')?.email;
  expect(await tellsHead()).toEqual([
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

test('an approval by silence keeps what it rests on, for the owner, the office and the administrator, and nobody changes it', async () => {
  const { assessment_code } = await acceptedApplication(server, { owner, bplo });
  const clearance_id = await clearanceOf(assessment_code, 'mpdo');
  for (const day of ['2026-01-14', '2026-01-15']) {
    on(day);
    await passTime('escalate_parts');
  }
  on('2026-01-19');
  await Promise.all([deemApproved(server.serving), deemApproved(server.serving)]);
  const admin = await server.person('admin');
  for (const who of [owner, heads.get('mpdo'), bplo, admin]) {
    const { clearances } = (await server.ask(getAssessment, who, { params: { assessment_code } })).body;
    expect(clearances.find(({ office }) => office === 'mpdo')?.deemed).toEqual({
      ground: 'RA 11032 s.10',
      received_on: '2026-01-12',
      due_on: '2026-01-15',
      deemed_on: '2026-01-19',
      days_limit: 3,
      paused_days: 0,
      counted_days: ['2026-01-13', '2026-01-14', '2026-01-15', '2026-01-16', '2026-01-19'],
      reminders: [
        { stage: '50', at: '2026-01-14T01:00:00.000Z' },
        { stage: '80', at: '2026-01-15T01:00:00.000Z' },
      ],
    });
    expect(
      clearances.filter(({ deemed }) => deemed !== undefined).every(({ state }) => state === 'DEEMED_APPROVED'),
    ).toBe(true);
  }
  const change = sql`update deemed_approval set due_on = due_on - 1 where clearance_id = ${clearance_id}::bigint`;
  await expect(change.execute(server.api.db)).rejects.toThrow('append only');
});
