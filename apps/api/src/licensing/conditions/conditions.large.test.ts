import {
  answerCondition,
  approveClearanceWithConditions,
  claimClearance,
  downloadDocument,
  getAssessment,
  reviewCondition,
  listConditions,
  removeDocument,
  withdrawAssessment,
} from '@ebpls/contracts';

import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let fire: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  fire = await server.person('fire');
});
afterAll(() => server.close());
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const DUE = '2026-02-10';

interface Conditional {
  readonly clearance_id: number;
  readonly assessment_code: string;
  readonly company_code: string;
}

/** Cleared by the fire office with two conditions. */
async function createConditional(): Promise<Conditional> {
  const { assessment_code, company_code } = await createAcceptedApplication(server, { owner, bplo });
  const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
  await server.request(approveClearanceWithConditions, fire, {
    params: { clearance_id },
    body: {
      conditions: [
        { text: 'A second extinguisher.', due_on: DUE },
        { text: 'An alarm.', due_on: '2026-02-12' },
      ],
    },
  });
  return { clearance_id, assessment_code, company_code };
}

const answer = (clearance_id: number, body: object = { note: 'It hangs at the door.' }, who = owner, place = 0) =>
  server.request(answerCondition, who, { params: { clearance_id }, body: { place, ...body } });
const review = (clearance_id: number, body: object = { outcome: 'MET' }, who = fire, place = 0) =>
  server.request(reviewCondition, who, { params: { clearance_id }, body: { place, ...body } });

async function listStates({ assessment_code }: Conditional) {
  const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
  return clearances.find(({ office }) => office === 'fire')?.conditions.map(({ state }) => state);
}

const listConditionRows = async ({ clearance_id }: Conditional) =>
  (await server.request(listConditions, fire, {})).body.data.filter((row) => row.clearance_id === clearance_id);

async function sendConditionPaper({ company_code }: Conditional): Promise<string> {
  const { rows } = await sql<{ document_id: string }>`
    insert into document (
      document_id, business_id, requirement_code, version, file_name, media_type, size, sha256, storage_key, uploaded_by
    )
    select
      gen_random_uuid(), business_id, 'R10', 77, 'receipt.pdf', 'application/pdf', 10, repeat('a', 64), 'nowhere',
      owner_id
    from business
    where company_code = ${company_code}
    returning document_id`.execute(server.api.db);
  return rows[0]?.document_id ?? '';
}

test('the owner answers, the office describes what is missing, and closes it in the end', async () => {
  const conditional = await createConditional();
  const { clearance_id } = conditional;
  const first = await answer(clearance_id);
  const repeatedAnswer = await answer(clearance_id);
  const replyNotMet = await review(clearance_id, { outcome: 'NOT_MET', remark: 'It is empty.' });
  const secondAnswer = await answer(clearance_id, { note: 'It was filled.' });
  const met = await review(clearance_id);
  const after = [await answer(clearance_id), await review(clearance_id)];
  expect([
    first.body.state,
    repeatedAnswer.status,
    replyNotMet.body.state,
    secondAnswer.body.state,
    met.body.state,
  ]).toEqual(['ANSWERED', 409, 'OPEN', 'ANSWERED', 'MET']);
  expect(after.map(({ status }) => status)).toEqual([409, 409]);
  expect(await listStates(conditional)).toEqual(['MET', 'OPEN']);
  expect((await listConditionRows(conditional)).map(({ text }) => text)).toEqual(['An alarm.']);
});

test('an office closes a condition that it saw met on the spot, but cannot find an unanswered one incomplete', async () => {
  const { clearance_id } = await createConditional();
  const unansweredReply = await review(clearance_id, { outcome: 'NOT_MET', remark: 'Nothing came.' });
  const replyWithoutRemark = await review(clearance_id, { outcome: 'NOT_MET', remark: ' ' });
  const replyAfterReview = await review(clearance_id);
  expect([unansweredReply.status, replyWithoutRemark.status, replyAfterReview.status]).toEqual([409, 422, 200]);
});

test('a condition is overdue the day after its due day, and no longer once it is answered', async () => {
  const conditional = await createConditional();
  server.setNow('2026-02-11T08:00:00+08:00');
  expect(await listStates(conditional)).toEqual(['OVERDUE', 'OPEN']);
  expect((await listConditionRows(conditional))[0]).toMatchObject({ text: 'A second extinguisher.', state: 'OVERDUE' });
  await answer(conditional.clearance_id);
  expect(await listStates(conditional)).toEqual(['ANSWERED', 'OPEN']);
});

test('the office opens the paper that answers a condition; the owner can no longer remove it', async () => {
  const conditional = await createConditional();
  const document_id = await sendConditionPaper(conditional);
  const open = () => server.request(downloadDocument, fire, { params: { document_id } });
  const before = await open();
  await answer(conditional.clearance_id, { note: 'See the receipt.', document_id });
  const removeReply = await server.request(removeDocument, owner, { params: { document_id } });
  const otherClerk = await server.person('mao');
  expect([before.status, removeReply.status]).toEqual([404, 409]);
  expect((await listConditionRows(conditional))[0]?.document).toEqual({ document_id, file_name: 'receipt.pdf' });
  expect((await server.request(listConditions, otherClerk, {})).body.data).toEqual([]);
});

test("another's paper cannot answer a condition, and another's condition is missing", async () => {
  const conditional = await createConditional();
  const other = await server.person('user');
  const mine = await createAcceptedApplication(server, { owner: other, bplo });
  const document_id = await sendConditionPaper({ ...conditional, company_code: mine.company_code });
  const paper = await answer(conditional.clearance_id, { note: 'See.', document_id });
  const otherReply = await answer(conditional.clearance_id, { note: 'Met.' }, other);
  const office = await review(conditional.clearance_id, { outcome: 'MET' }, await server.person('rhu'));
  const missingReply = await answer(conditional.clearance_id, { note: 'Met.' }, owner, 7);
  expect([paper.status, otherReply.status, office.status, missingReply.status]).toEqual([422, 404, 404, 404]);
});

test('two concurrent answers are one', async () => {
  const { clearance_id } = await createConditional();
  const replies = await Promise.all([answer(clearance_id), answer(clearance_id)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('conditions of an ended application bind nobody', async () => {
  const conditional = await createConditional();
  await server.request(withdrawAssessment, owner, { params: { assessment_code: conditional.assessment_code } });
  expect((await answer(conditional.clearance_id)).status).toBe(409);
  expect(await listConditionRows(conditional)).toEqual([]);
});
