import {
  acceptAssessment,
  approveClearance,
  claimClearance,
  type ClearingOffice,
  getAssessment,
  getClearance,
  listClearances,
  listTransactions,
  nextClearance,
  resubmitClearance,
  returnClearance,
} from '@ebpls/contracts';
import { Client } from 'pg';

import { seedMunicipality } from '../../testing/municipality-seed.ts';
import {
  createAcceptedApplication,
  fileApplication,
  sendPaper,
  OUT_OF_TURN_REASON,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
const desks = new Map<string, TestPerson>();

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  for (const office of ['fire', 'assessor', 'engineering', 'menro', 'mao', 'mpdo', 'rhu', 'peso'])
    desks.set(office, await server.person(office));
  desks.set('barangay', await server.person('barangay-silangan'));
});
afterAll(() => server.close());

const getClerk = (office: ClearingOffice): TestPerson => desks.get(office) ?? bplo;

test('a new business goes from its registration to all clearances', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  expect(assessment_code).toMatch(/^APP-2026-\d{6}$/);
  const openCases = await server.request(listTransactions, bplo, { query: { view: 'submitted' } });
  expect(openCases.body.data.map((row) => row.assessment_code)).toContain(assessment_code);

  const acceptReply = await server.request(acceptAssessment, bplo, { params: { assessment_code }, body: {} });
  expect(acceptReply.body.state).toBe('IN_CLEARANCE');
  const { clearances, arta_class, due_on } = (
    await server.request(getAssessment, owner, { params: { assessment_code } })
  ).body;
  expect(arta_class).toBe('COMPLEX');
  expect(due_on).toBe('2026-01-21');
  const neededClearances = clearances.filter((item) => item.clearance_id !== null);
  expect(neededClearances.map(({ office }) => office).toSorted()).toEqual([
    'assessor',
    'barangay',
    'engineering',
    'fire',
    'menro',
    'mpdo',
    'rhu',
  ]);

  for (const { office, clearance_id } of neededClearances) {
    const desk = getClerk(office);
    const queue = await server.request(listClearances, desk, {});
    expect(queue.body.data.map((row) => row.clearance_id)).toContain(clearance_id);
    await server.request(claimClearance, desk, {
      body: OUT_OF_TURN_REASON,
      params: { clearance_id: clearance_id ?? 0 },
    });
    const approvalReply = await server.request(approveClearance, desk, {
      params: { clearance_id: clearance_id ?? 0 },
      body: { remarks: '' },
    });
    expect(approvalReply.body).toMatchObject({
      state: 'APPROVED',
      clearance_no: expect.stringMatching(/^[A-Z]+-2026-\d{5}$/),
    });
  }
  const clearedReply = await server.request(getAssessment, owner, { params: { assessment_code } });
  expect(clearedReply.body.state).toBe('CLEARED');
  expect(clearedReply.body.timeline[0]?.title).toBe('Cleared by all offices');
  const notifications = await server.api.db
    .selectFrom('notification')
    .select('kind')
    .where('account_id', '=', owner.account_id)
    .execute();
  expect(notifications.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'application_submitted',
      'application_accepted',
      'clearance_approved',
      'application_cleared',
    ]),
  );
});

test('a returned case goes back to that office alone, and its clock is stopped meanwhile', async () => {
  const { company_code, assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const engineering = getClerk('engineering');
  const getPartId = async (): Promise<number> =>
    (await server.request(getAssessment, owner, { params: { assessment_code } })).body.clearances.find(
      ({ office }) => office === 'engineering',
    )?.clearance_id ?? 0;
  const clearance_id = await getPartId();
  await server.request(claimClearance, engineering, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const returnReply = await server.request(returnClearance, engineering, {
    params: { clearance_id },
    body: { remarks: 'The occupancy permit cannot be read.', requirement_codes: ['R03'] },
  });
  expect(returnReply.body.state).toBe('FOR_COMPLIANCE');

  server.setNow('2026-01-15T09:00:00+08:00');
  const earlyReply = await server.request(resubmitClearance, owner, { params: { clearance_id }, body: {} });
  expect(earlyReply.status).toBe(422);
  expect(earlyReply.body.error.fields).toEqual({ 'requirements.R03': ['Please upload this document.'] });

  const newReply = await sendPaper(server, owner, { company_code, requirement_code: 'R03', assessment_code });
  expect(newReply.body).toMatchObject({ version: 2, state: 'PENDING_REVIEW' });
  const others = await sendPaper(server, owner, { company_code, requirement_code: 'R01', assessment_code });
  expect(others.status).toBe(409);
  const reply = await server.request(resubmitClearance, owner, {
    params: { clearance_id },
    body: { note: 'A sharper copy.' },
  });
  expect(reply.body.state).toBe('UNDER_REVIEW');

  const item = (await server.request(getClearance, engineering, { params: { clearance_id } })).body;
  expect(item.clearance).toMatchObject({ is_paused: false, days_used: 0, due_on: '2026-01-20' });
  expect(item.is_mine).toBe(true);
  const fire = (await server.request(getAssessment, owner, { params: { assessment_code } })).body.clearances.find(
    ({ office }) => office === 'fire',
  );
  expect(fire).toMatchObject({ state: 'PENDING', days_used: 3 });
  server.setNow('2026-01-12T08:00:00+08:00');
});

test('a mail is in the language of its reader, not of the office', async () => {
  const nena = await server.person('user');
  await server.api.db.updateTable('account').set({ locale: 'fil' }).where('id', '=', nena.account_id).execute();
  const { assessment_code } = await createAcceptedApplication(server, { owner: nena, bplo });
  const { clearances } = (await server.request(getAssessment, nena, { params: { assessment_code } })).body;
  const clearance_id = clearances.find(({ office }) => office === 'assessor')?.clearance_id ?? 0;
  const english = { 'accept-language': 'en' };
  await server.request(claimClearance, getClerk('assessor'), {
    body: OUT_OF_TURN_REASON,
    params: { clearance_id },
    headers: english,
  });
  await server.request(returnClearance, getClerk('assessor'), {
    params: { clearance_id },
    body: { remarks: 'The tax declaration cannot be read.', requirement_codes: [] },
    headers: english,
  });
  const mail = await server.api.db
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('to_address', '=', nena.email)
    .where('template', '=', 'clearance_returned')
    .executeTakeFirstOrThrow();
  const office = await server.api.db
    .selectFrom('office')
    .select('content')
    .where('office', '=', 'assessor')
    .executeTakeFirstOrThrow();
  const { fil } = (office.content as { title: { en: string; fil: string } }).title;
  expect(mail.subject).toBe(`${assessment_code}: kailangan ng ${fil} ang sagot mo`);
  expect(mail.body_text).not.toMatch(/\{\w+\}/);
});

test('twenty clerks who claim the next case concurrently get twenty different ones', async () => {
  await Promise.all(Array.from({ length: 20 }, () => createAcceptedApplication(server, { owner, bplo })));
  const clerks = await Promise.all(Array.from({ length: 20 }, () => server.person('rhu')));
  const claimReplies = await Promise.all(clerks.map((clerk) => server.request(nextClearance, clerk)));
  const ids = claimReplies.map(({ body }) => body.clearance_id);
  expect(ids.every((id) => id !== null)).toBe(true);
  expect(new Set(ids).size).toBe(20);
});

test('after each act the pages of everyone concerned are notified of the change, and no others', async () => {
  const { company_code, assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const liveEvents: { to?: { rooms: string[]; event: string }[]; body?: { subject?: string; key?: string } }[] = [];
  const listener = new Client({ connectionString: server.api.config.database_url });
  await listener.connect();
  listener.on('notification', ({ payload }) =>
    liveEvents.push(JSON.parse(payload ?? '{}') as (typeof liveEvents)[number]),
  );
  await listener.query('listen ebpls_changed');
  const mpdo = getClerk('mpdo');
  const clearance_id =
    (await server.request(getAssessment, owner, { params: { assessment_code } })).body.clearances.find(
      ({ office }) => office === 'mpdo',
    )?.clearance_id ?? 0;
  await server.request(claimClearance, mpdo, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  await server.request(returnClearance, mpdo, {
    params: { clearance_id },
    body: { remarks: 'x', requirement_codes: ['R08'] },
  });
  await sendPaper(server, owner, { company_code, requirement_code: 'R08', assessment_code });
  await listener.query('select 1');
  await listener.end();

  const listRooms = (subject: string) =>
    new Set(
      liveEvents
        .filter(({ body }) => body?.subject === subject)
        .flatMap(({ to = [] }) => to.filter(({ event }) => event === 'changed').flatMap(({ rooms }) => rooms)),
    );
  expect(listRooms('clearance')).toEqual(new Set(['role:8']));
  expect(listRooms('assessment')).toEqual(new Set([`account:${owner.account_id}`, 'role:2', 'role:12', 'role:8']));
  expect(listRooms('document').has('role:8')).toBe(true);
  expect([...listRooms('document')].filter((room) => room.startsWith('account:'))).toEqual([
    `account:${owner.account_id}`,
  ]);
});
