import {
  type AppealSubject,
  type AppealOutcome,
  claimClearance,
  decideAppeal,
  decideSanction,
  downloadAppealPaper,
  fileAppeal,
  findPermit,
  getAppeal,
  getAssessment,
  getCompany,
  issueShowCause,
  listAppeals,
  listCompanyAppeals,
  recommendSanction,
  rejectAssessment,
  rejectClearance,
  type SanctionOutcome,
  sendAppealPaper,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import {
  A_PDF,
  createAcceptedApplication,
  BOUNDARY,
  fileApplication,
  OUT_OF_TURN_REASON,
} from '../../testing/application-fixture.ts';
import {
  createPermittedBusiness,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
} from '../../testing/changes/change-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { GROUND_SAMPLE } from '../../testing/sanctions/sanction-fixtures.ts';

let server: TestServer;
let fixture: ChangeFixture;
let chief: TestPerson;
let fire: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  fire = await server.person('fire');
  chief = await server.person('fire', { permissions: ['office_head'] });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const REJECTION = { ground: 'Fire Code, rule 10', remarks: 'The second exit is bricked up.' };
const setDay = (day: string) => server.setNow(`${day}T12:00:00+08:00`);
const getCase = async (assessment_code: string) =>
  expectOk(await server.request(getAssessment, fixture.owner, { params: { assessment_code } }));
const list = async (company_code: string, person = fixture.owner) =>
  expectOk(await server.request(listCompanyAppeals, person, { params: { company_code } }));
const file = (company_code: string, against: AppealSubject, reference: string) =>
  server.request(fileAppeal, fixture.owner, {
    params: { company_code },
    body: { against, reference, reason: 'There is a second exit to the yard.' },
  });
const decide = (appeal_no: string, outcome: AppealOutcome, person = fixture.signatory) =>
  server.request(decideAppeal, person, { params: { appeal_no }, body: { outcome, decision: 'Seen on the spot.' } });
const refuse = (assessment_code: string) =>
  server.request(rejectAssessment, fixture.clerk, { params: { assessment_code }, body: REJECTION });

interface Refusal {
  readonly company_code: string;
  readonly assessment_code: string;
  readonly clearance_id: number;
}

/** The head of the fire bureau refused on 12 January; the owner may appeal up to the 19th. */
async function createFireRefusal(): Promise<Refusal> {
  const { assessment_code, company_code } = await createAcceptedApplication(server, {
    owner: fixture.owner,
    bplo: fixture.clerk,
  });
  const { clearances } = await getCase(assessment_code);
  const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
  expectOk(await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } }));
  expectOk(await server.request(rejectClearance, chief, { params: { clearance_id }, body: REJECTION }));
  return { assessment_code, company_code, clearance_id };
}

const getFireState = async (assessment_code: string) =>
  (await getCase(assessment_code)).clearances.find(({ office }) => office === 'fire')?.state;

test('an office’s refusal is appealed in time, and is under review again when the appeal is granted', async () => {
  const { assessment_code, company_code, clearance_id } = await createFireRefusal();
  const reference = String(clearance_id);
  expect((await list(company_code)).appealable).toMatchObject([
    { against: 'clearance', reference, appeal_by: '2026-01-19', days_left: 5 },
  ]);
  const reply = expectOk(await file(company_code, 'clearance', reference));
  expect(reply).toMatchObject({
    state: 'FILED',
    contested_reason: `${REJECTION.ground} — ${REJECTION.remarks}`,
    acts: ['send_paper'],
  });
  expect((await file(company_code, 'clearance', reference)).status).toBe(409);
  setDay('2026-01-20');
  expect(expectOk(await decide(reply.appeal_no, 'REVERSED'))).toMatchObject({ state: 'REVERSED', acts: [] });
  expect(await getFireState(assessment_code)).toBe('UNDER_REVIEW');
  const storedRow = await server.api.db
    .selectFrom('clearance')
    .select(['paused_days', 'decided_at', 'decided_by', 'assigned_to'])
    .where('clearance_id', '=', clearance_id)
    .executeTakeFirstOrThrow();
  expect(storedRow).toEqual({ paused_days: 6, decided_at: null, decided_by: null, assigned_to: fire.account_id });
  const titles = (await getCase(assessment_code)).timeline.map(({ title }) => title);
  expect(titles.filter((title) => title.includes(reply.appeal_no))).toHaveLength(2);
  expectOk(await server.request(rejectClearance, chief, { params: { clearance_id }, body: REJECTION }));
  expect((await list(company_code)).appealable).toHaveLength(1);
});

test('the day after the last one is too late, and nothing is refused for good while an appeal is open', async () => {
  const { assessment_code, company_code, clearance_id } = await createFireRefusal();
  setDay('2026-01-20');
  expect((await list(company_code)).appealable).toEqual([]);
  expect((await file(company_code, 'clearance', String(clearance_id))).status).toBe(409);
  setDay('2026-01-19');
  const { appeal_no } = expectOk(await file(company_code, 'clearance', String(clearance_id)));
  setDay('2026-01-20');
  const canReject = async () =>
    expectOk(await server.request(getAssessment, fixture.clerk, { params: { assessment_code } })).acts.includes(
      'reject',
    );
  expect([(await refuse(assessment_code)).status, await canReject()]).toEqual([409, false]);
  expectOk(await decide(appeal_no, 'UPHELD'));
  expect([await getFireState(assessment_code), await canReject()]).toEqual(['REJECTED', true]);
  expect((await decide(appeal_no, 'REVERSED')).status).toBe(409);
});

test('a refused application goes back to its offices: who refused looks again, the others wait again', async () => {
  const { assessment_code, company_code, clearance_id } = await createFireRefusal();
  setDay('2026-01-20');
  expectOk(await refuse(assessment_code));
  expect((await list(company_code)).appealable).toMatchObject([
    { against: 'application', reference: assessment_code, appeal_by: '2026-02-10' },
  ]);
  expect((await file(company_code, 'clearance', String(clearance_id))).status).toBe(409);
  const { appeal_no } = expectOk(await file(company_code, 'application', assessment_code));
  expectOk(await decide(appeal_no, 'REVERSED'));
  const { state, clearances } = await getCase(assessment_code);
  const openedClearances = clearances.filter((one) => one.clearance_id !== null);
  expect([state, await getFireState(assessment_code)]).toEqual(['IN_CLEARANCE', 'UNDER_REVIEW']);
  expect(new Set(openedClearances.map((one) => one.state))).toEqual(new Set(['UNDER_REVIEW', 'PENDING']));
});

test('one that was refused before any office saw it is submitted again, with a new day to be reviewed', async () => {
  const { assessment_code, company_code } = await fileApplication(server, fixture.owner);
  expectOk(await refuse(assessment_code));
  const { appeal_no } = expectOk(await file(company_code, 'application', assessment_code));
  setDay('2026-01-21');
  expectOk(await decide(appeal_no, 'REVERSED'));
  const { state, submitted_at } = await getCase(assessment_code);
  expect([state, submitted_at?.slice(0, 10)]).toEqual(['SUBMITTED', '2026-01-21']);
});

test('after a reversed sanction the permit is in force again, also when it was revoked', async () => {
  const head = await server.person('bplo', { permissions: ['office_head'] });
  const second = await server.person('admin', { permissions: ['signatory'] });
  for (const outcome of ['SUSPENDED', 'REVOKED'] satisfies SanctionOutcome[]) {
    const shop = await createPermittedBusiness(fixture);
    const getVerdict = async () =>
      expectOk(await server.request(findPermit, undefined, { query: { permit_no: shop.permit_no } })).verdict;
    const business = { params: { company_code: shop.company_code } };
    const { sanction_no } = expectOk(
      await server.request(recommendSanction, head, { ...business, body: GROUND_SAMPLE }),
    );
    const request = { params: { sanction_no } };
    expectOk(await server.request(issueShowCause, fixture.signatory, request));
    await sql`
      update sanction set state = 'UNANSWERED', answer_by = '2026-01-11' where sanction_no = ${sanction_no}`.execute(
      server.api.db,
    );
    expectOk(
      await server.request(decideSanction, fixture.signatory, {
        ...request,
        body: { outcome, decision: 'Not answered.' },
      }),
    );
    expect(await getVerdict()).not.toBe('genuine');
    const { appeal_no } = expectOk(await file(shop.company_code, 'sanction', sanction_no));
    expect((await decide(appeal_no, 'REVERSED')).status).toBe(403);
    expectOk(await decide(appeal_no, 'REVERSED', second));
    expect([await getVerdict(), expectOk(await server.request(getCompany, fixture.owner, business)).state]).toEqual([
      'genuine',
      'ACTIVE',
    ]);
    const { rows } =
      await sql`select from mail where template = 'appeal_reversed' and body_text like ${`%${appeal_no}%`}`.execute(
        server.api.db,
      );
    expect(rows).toHaveLength(1);
  }
});

test('of two concurrent decisions one counts', async () => {
  const { company_code, clearance_id } = await createFireRefusal();
  const { appeal_no } = expectOk(await file(company_code, 'clearance', String(clearance_id)));
  const replies = await Promise.all([decide(appeal_no, 'REVERSED'), decide(appeal_no, 'UPHELD')]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('the owner adds papers until it is decided; the office that refused reads it, another office does not', async () => {
  const { company_code, clearance_id } = await createFireRefusal();
  const { appeal_no } = expectOk(await file(company_code, 'clearance', String(clearance_id)));
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="exit.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const send = () =>
    server.request(sendAppealPaper, fixture.owner, {
      params: { appeal_no },
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      body: Buffer.concat([Buffer.from(part), A_PDF, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    });
  const { papers } = expectOk(await send());
  const paper = { params: { paper_id: papers[0]?.paper_id ?? '' } };
  const rhu = await server.person('rhu');
  const listStatuses = async (person: TestPerson) => [
    (await server.request(getAppeal, person, { params: { appeal_no } })).status,
    (await server.request(downloadAppealPaper, person, paper)).status,
    expectOk(await server.request(listAppeals, person, { query: { search: appeal_no } })).data.length,
  ];
  expect([await listStatuses(chief), await listStatuses(rhu)]).toEqual([
    [200, 200, 1],
    [404, 404, 0],
  ]);
  expect((await list(company_code, fixture.clerk)).appealable).toEqual([]);
  expectOk(await decide(appeal_no, 'UPHELD'));
  expect((await send()).status).toBe(409);
});
