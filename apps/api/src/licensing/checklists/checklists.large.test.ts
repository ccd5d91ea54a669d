import {
  answerChecklist,
  approveClearance,
  approveClearanceWithConditions,
  claimClearance,
  getAssessment,
  getChecklist,
  getClearance,
  publishChecklist,
  returnClearance,
} from '@ebpls/contracts';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let fire: TestPerson;
let chief: TestPerson;

const EXITS = { en: 'Two exits', fil: 'Dalawang labasan' };
const createLine = (text: { en: string; fil: string }, overrides = {}) => ({
  text,
  is_mandatory: true,
  asked_of: ['NEW', 'RENEWAL'],
  ...overrides,
});

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  fire = await server.person('fire', { firstname: 'Rosa', lastname: 'Aquino' });
  chief = await server.person('fire', { permissions: ['office_head'] });
});
afterAll(() => server.close());
// A case keeps the list of its arrival, so every test publishes a list of its own before its case.
beforeEach(() =>
  publish([createLine(EXITS), createLine({ en: 'Spare hose', fil: 'Reserbang hose' }, { is_mandatory: false })]),
);

async function publish(items: readonly unknown[], person = chief) {
  const { version } = (await server.request(getChecklist, person, {})).body;
  return server.request(publishChecklist, person, { body: { version, items } });
}

async function createClaimedCase(): Promise<{ clearance_id: number; assessment_code: string }> {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const { clearances } = (
    await server.request(getAssessment, owner, { params: { assessment_code: filedApplication.assessment_code } })
  ).body;
  const clearance_id = clearances.find((item) => item.office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  return { clearance_id, assessment_code: filedApplication.assessment_code };
}

const getList = async (clearance_id: number) =>
  (await server.request(getClearance, fire, { params: { clearance_id } })).body.checklist;
const approve = (clearance_id: number) =>
  server.request(approveClearance, fire, { params: { clearance_id }, body: {} });
const answer = (clearance_id: number, answerCode: string, overrides: object = {}, person = fire) =>
  server.request(answerChecklist, person, {
    params: { clearance_id },
    body: { answers: [{ item: 'I01', answer: answerCode, ...overrides }] },
  });

async function listItems(clearance_id: number): Promise<string> {
  return (await getList(clearance_id)).map(({ item }) => item).join(' ');
}

test('an office approves when every mandatory item complies or does not apply', async () => {
  const { clearance_id } = await createClaimedCase();
  const [first] = await getList(clearance_id);
  const item = first?.item ?? '';
  const open = await approve(clearance_id);
  await answer(clearance_id, 'NOT_COMPLIANT', { item, remark: 'The second one is locked.' });
  const badReply = await approve(clearance_id);
  await answer(clearance_id, 'COMPLIANT', { item });
  expect([open.body.error.message, badReply.body.error.message]).toEqual([
    'Answer all required items first.',
    'A required item does not comply. Approve with conditions, return the case, or correct the answer.',
  ]);
  expect((await getList(clearance_id))[0]).toMatchObject({
    text: 'Two exits',
    answer: 'COMPLIANT',
    remark: 'The second one is locked.',
    answered_by: 'Rosa Aquino',
    last: null,
  });
  expect((await approve(clearance_id)).body.state).toBe('APPROVED');
});

test('a case with items that do not comply may be approved with conditions; the owner reads them once the office has decided', async () => {
  const { clearance_id, assessment_code } = await createClaimedCase();
  const item = (await getList(clearance_id))[0]?.item;
  await answer(clearance_id, 'NOT_COMPLIANT', { item, remark: 'The second one is locked.' });
  const listFindings = async () =>
    (await server.request(getAssessment, owner, { params: { assessment_code } })).body.clearances.find(
      ({ office }) => office === 'fire',
    )?.findings;
  expect(await listFindings()).toEqual([]);
  const approvalReply = await server.request(approveClearanceWithConditions, fire, {
    params: { clearance_id },
    body: { conditions: [{ text: 'Open the second exit.', due_on: '2026-01-30' }] },
  });
  expect(approvalReply.body.state).toBe('CONDITIONALLY_APPROVED');
  expect(await listFindings()).toEqual([{ text: 'Two exits', remark: 'The second one is locked.' }]);
});

test('a case keeps the list with which it came', async () => {
  const { clearance_id } = await createClaimedCase();
  const before = await listItems(clearance_id);
  server.setNow('2026-01-12T08:00:01+08:00');
  await publish([createLine({ en: 'Alarm', fil: 'Alarma' })]);
  expect(await listItems(clearance_id)).toBe(before);
  server.setNow('2026-01-12T08:00:00+08:00');
});

test('an office answers only while it has the case, and only items of the case', async () => {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const { clearances } = (
    await server.request(getAssessment, owner, { params: { assessment_code: filedApplication.assessment_code } })
  ).body;
  const clearance_id = clearances.find((item) => item.office === 'fire')?.clearance_id ?? 0;
  const item = (await getList(clearance_id))[0]?.item;
  const unclaimedReply = await answer(clearance_id, 'COMPLIANT', { item });
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  const unknownReply = await answer(clearance_id, 'COMPLIANT', { item: 'I9999' });
  const repeatedAnswer = await server.request(answerChecklist, fire, {
    params: { clearance_id },
    body: {
      answers: [
        { item, answer: 'COMPLIANT' },
        { item, answer: 'NOT_COMPLIANT' },
      ],
    },
  });
  await server.request(returnClearance, fire, {
    params: { clearance_id },
    body: { remarks: 'The plan cannot be read.', requirement_codes: [], marks: [] },
  });
  const lateAnswer = await answer(clearance_id, 'COMPLIANT', { item });
  expect([unclaimedReply.status, unknownReply.status, repeatedAnswer.status, lateAnswer.status]).toEqual([
    409, 422, 422, 409,
  ]);
  expect((await getList(clearance_id))[0]?.answer).toBeNull();
});

test.each(['mao', 'barangay-silangan', 'bplo', 'user', 'admin'])(
  '%s answers nothing for the fire office',
  async (role) => {
    const { clearance_id } = await createClaimedCase();
    const item = (await getList(clearance_id))[0]?.item;
    const reply = await answer(clearance_id, 'COMPLIANT', { item }, await server.person(role));
    expect([403, 404]).toContain(reply.status);
  },
);

test('only the head changes the list, and not an unseen version', async () => {
  const { version, items, may_publish } = (await server.request(getChecklist, fire, {})).body;
  const clerk = await publish([createLine(EXITS)], fire);
  const [one, other] = await Promise.all(
    ['A', 'B'].map((en) =>
      server.request(publishChecklist, chief, { body: { version, items: [...items, createLine({ en, fil: en })] } }),
    ),
  );
  const stolen = await server.request(publishChecklist, chief, {
    body: { version: version + 1, items: [{ item: 'I77', ...createLine(EXITS) }] },
  });
  expect(may_publish).toBe(false);
  expect([clerk.status, stolen.status]).toEqual([403, 422]);
  expect([one?.status, other?.status].toSorted()).toEqual([200, 409]);
});

test('a line keeps its number, and a new line gets the next one', async () => {
  const { items } = (await server.request(getChecklist, chief, {})).body;
  const keptItems = items.slice(1);
  const { body } = await publish([...keptItems, createLine({ en: 'Alarm', fil: 'Alarma' })]);
  const highest = Math.max(...items.map(({ item }) => Number(item.slice(1))));
  expect(body.items.map(({ item }) => Number(item.slice(1)))).toEqual([
    ...keptItems.map(({ item }) => Number(item.slice(1))),
    highest + 1,
  ]);
});

test('a barangay writes its own list and does not change the others’', async () => {
  await server.api.db
    .insertInto('office_checklist')
    .values({
      office: 'barangay',
      version: 1,
      items: JSON.stringify([{ item: 'I01', ...createLine(EXITS) }]),
      published_by: null,
      published_at: '2025-01-01T00:00:00+08:00',
    })
    .execute();
  const captain = await server.person('barangay-silangan', { permissions: ['office_head'] });
  const other = await server.person('barangay-kanluran', { permissions: ['office_head'] });
  const { body } = await publish([createLine({ en: 'No obstruction', fil: 'Walang sagabal' })], captain);
  expect([body.version, body.items[0]?.text.en]).toEqual([2, 'No obstruction']);
  expect((await server.request(getChecklist, other, {})).body).toMatchObject({ version: 1, items: [{ text: EXITS }] });
});

test('the former answers are shown beside those of this case', async () => {
  const first = await createClaimedCase();
  const item = (await getList(first.clearance_id))[0]?.item ?? '';
  await answer(first.clearance_id, 'NOT_APPLICABLE', { item, remark: 'A stall in the open.' });
  const { business_id } = await server.api.db
    .selectFrom('application')
    .select('business_id')
    .where('assessment_code', '=', first.assessment_code)
    .executeTakeFirstOrThrow();
  const second = await createClaimedCase();
  await server.api.db
    .updateTable('application')
    .set({ business_id, tax_year: 2027 })
    .where('assessment_code', '=', second.assessment_code)
    .execute();
  expect((await getList(second.clearance_id)).find((one) => one.item === item)).toMatchObject({
    answer: null,
    last: { tax_year: 2026, answer: 'NOT_APPLICABLE', remark: 'A stall in the open.' },
  });
});
