import {
  answerShowCause,
  type BusinessChangeInput,
  decideSanction,
  downloadSanctionNotice,
  downloadSanctionPaper,
  findPermit,
  getAssessment,
  getCompany,
  getSanction,
  issueShowCause,
  listSanctions,
  offerTransfer,
  recommendSanction,
  releasePermit,
  reinstateBusiness,
  reportCompliance,
  type SanctionOutcome,
  sendSanctionPaper,
  signPermit,
  withdrawAssessment,
  withdrawSanction,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { A_PDF, BOUNDARY } from '../../testing/application-fixture.ts';
import {
  createPermittedBusiness,
  clearChange,
  createFiledChange,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  payApplication,
  type Shop,
} from '../../testing/changes/change-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfText } from '../../testing/pdf/read-pdf.ts';
import { GROUND_SAMPLE } from '../../testing/sanctions/sanction-fixtures.ts';
import { watchStandings } from '../timers/watch-standings.ts';
import { watchShowCauses } from './show-cause.ts';
import { messages } from './sanctions.messages.ts';

let server: TestServer;
let fixture: ChangeFixture;
let head: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  head = await server.person('bplo', { permissions: ['office_head'] });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const RETIRING: BusinessChangeInput = {
  kind: 'RETIREMENT',
  closure_date: '2026-01-12',
  reason: 'LOSS',
  lines: [{ line: 'L04', gross_current_year: '1000.00' }],
};
const toParams = (sanction_no: string) => ({ params: { sanction_no } });
const setDay = (day: string) => server.setNow(`${day}T12:00:00+08:00`);
const recommend = ({ company_code }: Pick<Shop, 'company_code'>, person = head) =>
  server.request(recommendSanction, person, { params: { company_code }, body: GROUND_SAMPLE });
const issueNotice = (sanction_no: string, person = fixture.signatory) =>
  server.request(issueShowCause, person, toParams(sanction_no));
const answer = (sanction_no: string, person = fixture.owner) =>
  server.request(answerShowCause, person, { ...toParams(sanction_no), body: { answer: 'The exit is open again.' } });
const decide = (sanction_no: string, outcome: SanctionOutcome, person = fixture.signatory) =>
  server.request(decideSanction, person, {
    ...toParams(sanction_no),
    body: { outcome, decision: 'Seen on the spot.' },
  });
const reinstate = (sanction_no: string, person = fixture.signatory) =>
  server.request(reinstateBusiness, person, { ...toParams(sanction_no), body: { reinstatement: 'The exit is open.' } });
const getVerdict = async ({ permit_no }: Pick<Shop, 'permit_no'>) =>
  expectOk(await server.request(findPermit, undefined, { query: { permit_no } })).verdict;
const getState = async ({ company_code }: Pick<Shop, 'company_code'>) =>
  expectOk(await server.request(getCompany, fixture.owner, { params: { company_code } })).state;

/** A case with the order to show cause, due on 26 January. */
async function createShowCause(shop: Shop): Promise<string> {
  const { sanction_no } = expectOk(await recommend(shop));
  expectOk(await issueNotice(sanction_no));
  return sanction_no;
}

/** An answered case, ready for the decision. */
async function createAnswered(shop: Shop): Promise<string> {
  const sanction_no = await createShowCause(shop);
  expectOk(await answer(sanction_no));
  return sanction_no;
}

function sendPaper(sanction_no: string, person = fixture.owner) {
  const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="exit.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  return server.request(sendSanctionPaper, person, {
    ...toParams(sanction_no),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(part), A_PDF, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}

test('from the recommendation to the suspension and back: the permit check follows at once', async () => {
  const shop = await createPermittedBusiness(fixture);
  const { sanction_no, state, acts } = expectOk(await recommend(shop));
  expect([state, acts]).toEqual(['RECOMMENDED', ['withdraw']]);
  expect(await getVerdict(shop)).toBe('genuine');
  expect(expectOk(await issueNotice(sanction_no))).toMatchObject({
    state: 'SHOW_CAUSE',
    answer_by: '2026-01-26',
    days_left: 10,
  });
  expect(expectOk(await server.request(getSanction, fixture.owner, toParams(sanction_no))).acts).toEqual([
    'answer',
    'send_paper',
  ]);
  expectOk(await sendPaper(sanction_no));
  expect(expectOk(await answer(sanction_no))).toMatchObject({ state: 'ANSWERED', papers: [{ file_name: 'exit.pdf' }] });

  expect(expectOk(await decide(sanction_no, 'SUSPENDED'))).toMatchObject({
    state: 'SUSPENDED',
    permit_nos: [shop.permit_no],
  });
  expect([await getVerdict(shop), await getState(shop)]).toEqual(['suspended', 'SUSPENDED']);
  const compliance = { ...toParams(sanction_no), body: { compliance: 'The wall was taken down.' } };
  expect(expectOk(await server.request(reportCompliance, fixture.owner, compliance)).state).toBe('COMPLIED');
  expect(expectOk(await reinstate(sanction_no))).toMatchObject({ state: 'REINSTATED', acts: [] });
  expect([await getVerdict(shop), await getState(shop)]).toEqual(['genuine', 'ACTIVE']);
});

test('a revoked permit is never in force again; its owner may apply again after the reinstatement', async () => {
  const shop = await createPermittedBusiness(fixture);
  const sanction_no = await createAnswered(shop);
  expectOk(await decide(sanction_no, 'REVOKED'));
  expect([await getVerdict(shop), await getState(shop)]).toEqual(['revoked', 'CLOSED_BY_ORDER']);
  expectOk(await reinstate(sanction_no));
  expect([await getVerdict(shop), await getState(shop)]).toEqual(['revoked', 'EXPIRED']);
});

test.each(['DISMISSED', 'SUSPENDED', 'REVOKED'] as const)('nobody is %s before they were heard', async (outcome) => {
  const sanction_no = await createShowCause(await createPermittedBusiness(fixture));
  expect((await decide(sanction_no, outcome)).status).toBe(409);
  setDay('2026-01-26');
  expect((await decide(sanction_no, outcome)).status).toBe(409);
  setDay('2026-01-27');
  expect((await answer(sanction_no)).status).toBe(409);
  expect((await sendPaper(sanction_no)).status).toBe(409);
  expectOk(await decide(sanction_no, outcome));
});

test('the recommending person does not order, decide or reinstate, also not after becoming the signatory', async () => {
  const { sanction_no } = expectOk(await recommend(await createPermittedBusiness(fixture)));
  await sql`
    update sanction set recommended_by = ${fixture.signatory.account_id}::bigint where sanction_no = ${sanction_no}`.execute(
    server.api.db,
  );
  expect((await issueNotice(sanction_no)).status).toBe(403);
  expect(expectOk(await server.request(getSanction, fixture.signatory, toParams(sanction_no))).acts).toEqual([]);
  await sql`
    update sanction
    set state = 'UNANSWERED', answer_by = '2026-01-11', asked_at = now()
    where sanction_no = ${sanction_no}`.execute(server.api.db);
  expect((await decide(sanction_no, 'REVOKED')).status).toBe(403);
});

test('of two concurrent acts one counts: recommendations, answers, decisions, and the two workers of the timer', async () => {
  const shop = await createPermittedBusiness(fixture);
  const replies = await Promise.all([recommend(shop), recommend(shop)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const sanction_no = replies.find(({ status }) => status === 200)?.body.sanction_no ?? '';
  expectOk(await issueNotice(sanction_no));
  setDay('2026-01-27');
  await Promise.all([watchShowCauses(server.api), watchShowCauses(server.api)]);
  await server.deliverEvents();
  const { rows } = await sql<{ told: number }>`
    select count(*)::int as told
    from mail
    where template = 'sanction_unanswered' and body_text like ${`%${sanction_no}%`}`.execute(server.api.db);
  expect(rows).toEqual([{ told: 1 }]);
  const decisions = await Promise.all([decide(sanction_no, 'REVOKED'), decide(sanction_no, 'DISMISSED')]);
  expect(decisions.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await getVerdict(shop)).toBe(decisions[0].status === 200 ? 'revoked' : 'genuine');
});

test('a permit that waits for a signature is not signed, and no timer reopens a suspended business', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await clearChange(fixture, shop, { kind: 'CHANGE_AREA', business_area_sqm: 71 });
  await payApplication(fixture, assessment_code);
  const { permit_no } = expectOk(await server.request(releasePermit, fixture.clerk, { params: { assessment_code } }));
  expectOk(await decide(await createAnswered(shop), 'SUSPENDED'));
  expect((await server.request(signPermit, fixture.signatory, { params: { permit_no } })).status).toBe(409);
  setDay('2026-04-01');
  await watchStandings(server.api);
  expect(await getState(shop)).toBe('SUSPENDED');
});

test.each([
  ['SUSPENDED', 'SUSPENDED'],
  ['REVOKED', 'CLOSED_BY_ORDER'],
] as const)('a closing that is taken back leaves the business %s', async (outcome, state) => {
  const shop = await createPermittedBusiness(fixture);
  const sanction_no = await createAnswered(shop);
  const assessment_code = await createFiledChange(fixture, shop, RETIRING);
  expectOk(await decide(sanction_no, outcome));
  expect(await getState(shop)).toBe('RETIREMENT_PENDING');
  expectOk(await server.request(withdrawAssessment, fixture.owner, { params: { assessment_code } }));
  expect(await getState(shop)).toBe(state);
});

test('an office sees its own cases, and another user none', async () => {
  const sanction_no = await createShowCause(await createPermittedBusiness(fixture));
  expectOk(await sendPaper(sanction_no));
  const sanction = expectOk(await server.request(getSanction, fixture.owner, toParams(sanction_no)));
  const paper_id = sanction.papers[0]?.paper_id ?? '';
  const fire = await server.person('fire', { permissions: ['office_head'] });
  for (const person of [await server.person('user'), fire]) {
    expect((await server.request(getSanction, person, toParams(sanction_no))).status).toBe(404);
    expect((await server.request(downloadSanctionNotice, person, toParams(sanction_no))).status).toBe(404);
    expect((await server.request(downloadSanctionPaper, person, { params: { paper_id } })).status).toBe(404);
  }
  expect(expectOk(await server.request(listSanctions, fire, { query: {} })).data).toEqual([]);
  expect((await server.request(withdrawSanction, fire, toParams(sanction_no))).status).toBe(404);
  expect(
    (await server.request(downloadSanctionNotice, fixture.owner, toParams(sanction_no))).raw.subarray(0, 5).toString(),
  ).toBe('%PDF-');
  expect((await server.request(downloadSanctionPaper, fixture.signatory, { params: { paper_id } })).status).toBe(200);
});

test('the owner is mailed at every step, and the notice names finding, officer and next step', async () => {
  const shop = await createPermittedBusiness(fixture);
  expectOk(await decide(await createAnswered(shop), 'DISMISSED'));
  const { rows } = await sql<{ template: string; body_text: string }>`
    select template, body_text
    from mail
    where template like 'sanction_%' and body_text like ${`%${GROUND_SAMPLE.finding}%`} or template = 'sanction_dismissed'
    order by id desc
    limit 3`.execute(server.api.db);
  expect(rows.map(({ template }) => template).toReversed()).toEqual([
    'sanction_recommended',
    'sanction_show_cause',
    'sanction_dismissed',
  ]);
  expect(rows[1]?.body_text).toContain('26 Jan 2026');
});

test('a business without a permit in force has none to suspend or revoke', async () => {
  const shop = await createPermittedBusiness(fixture);
  expectOk(await decide(await createAnswered(shop), 'REVOKED'));
  expect((await recommend(shop)).status).toBe(409);
  const business = await createPermittedBusiness(fixture);
  const { sanction_no } = expectOk(await recommend(business));
  expect((await recommend(business)).status).toBe(409);
  expectOk(await server.request(withdrawSanction, head, toParams(sanction_no)));
  expectOk(await recommend(business));
});

test('a business is not transferred while its owner has to answer a notice', async () => {
  const shop = await createPermittedBusiness(fixture);
  const offer = () =>
    server.request(offerTransfer, fixture.owner, {
      params: { company_code: shop.company_code },
      body: { buyer_email: 'buyer@example.com' },
    });
  const { sanction_no } = expectOk(await recommend(shop));
  expectOk(await issueNotice(sanction_no));
  expect(await offer()).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining(sanction_no) as string } },
  });
  expectOk(await answer(sanction_no));
  expect((await offer()).status).toBe(409);
  expectOk(await decide(sanction_no, 'DISMISSED'));
  expect((await offer()).status).toBe(200);
});

test('an office with a case of the business reads that another one is open', async () => {
  const shop = await createPermittedBusiness(fixture);
  const open = async (person: TestPerson) =>
    expectOk(await server.request(getAssessment, person, { params: { assessment_code: shop.assessment_code } }))
      .open_sanction;
  expect(await open(fixture.clerk)).toBeUndefined();
  const { sanction_no } = expectOk(await recommend(shop));
  expect(await open(fixture.clerk)).toEqual({ sanction_no, state: 'RECOMMENDED', is_readable: true });
  expect(await open(fixture.owner)).toBeUndefined();
  expectOk(await server.request(withdrawSanction, head, toParams(sanction_no)));
  expect(await open(fixture.clerk)).toBeUndefined();
});

const MENTIONS_PERMIT =
  /suspend|revo(?:ke|ca)|permit (?:stays|is in force)|suspindihin|suspendido|bawiin ang permit|binawi ang permit|Mananatili/i;

/** All texts of a closure for want of a permit, in both languages. */
const CLOSING = Object.entries(messages).filter(([key]) => /closure[._]|sanction_closed/.test(key));

test.each(CLOSING)('%s says nothing of a permit that could be taken', (_key, { en, fil }) => {
  expect([en, fil].filter((text) => MENTIONS_PERMIT.test(text))).toEqual([]);
});

describe('a business that operates without a permit', () => {
  const close = (shop: Shop) =>
    server.request(recommendSanction, head, {
      params: { company_code: shop.company_code },
      body: { ground: 'NO_PERMIT', finding: 'Open for sale on the day of the visit.' },
    });
  const lapse = async ({ company_code, permit_no }: Shop) => {
    await sql`update permit set state = 'EXPIRED' where permit_no = ${permit_no}`.execute(server.api.db);
    await sql`update business set state = 'EXPIRED' where company_code = ${company_code}`.execute(server.api.db);
  };

  test('is closed by order after its owner could answer, and comes back to renew', async () => {
    const shop = await createPermittedBusiness(fixture);
    expect((await close(shop)).status).toBe(409);
    await lapse(shop);
    expect((await recommend(shop)).status).toBe(409);
    const { sanction_no } = expectOk(await close(shop));
    expectOk(await issueNotice(sanction_no));
    expectOk(await answer(sanction_no));
    expect(expectOk(await server.request(getSanction, fixture.signatory, toParams(sanction_no))).acts).toEqual([
      'dismiss',
      'revoke',
    ]);
    expect(await decide(sanction_no, 'SUSPENDED')).toMatchObject({ status: 422 });
    expectOk(await decide(sanction_no, 'REVOKED'));
    expect(await getState(shop)).toBe('CLOSED_BY_ORDER');
    const notice = await server.request(downloadSanctionNotice, fixture.owner, toParams(sanction_no));
    expect(readPdfText(notice.raw)).toContain('Order of closure');
    expect(readPdfText(notice.raw)).not.toMatch(MENTIONS_PERMIT);
    expectOk(await reinstate(sanction_no));
    expect(await getState(shop)).toBe('EXPIRED');
    const mails = await server.api.db
      .selectFrom('mail')
      .select(['template', 'body_text'])
      .where('template', 'like', 'sanction_clos%')
      .where('body_text', 'like', `%${sanction_no}%`)
      .orderBy('id')
      .execute();
    expect(mails.map(({ template }) => template.replace(/^sanction_(?:closure_)?/, ''))).toEqual([
      'recommended',
      'show_cause',
      'closed',
      'reinstated',
    ]);
    for (const { body_text } of mails) expect(body_text).not.toMatch(MENTIONS_PERMIT);
  });

  test('is not closed once it has its permit, and not where it never had one', async () => {
    const shop = await createPermittedBusiness(fixture);
    await lapse(shop);
    const { sanction_no } = expectOk(await close(shop));
    expectOk(await issueNotice(sanction_no));
    expectOk(await answer(sanction_no));
    await sql`update permit set state = 'ACTIVE' where permit_no = ${shop.permit_no}`.execute(server.api.db);
    expect((await decide(sanction_no, 'REVOKED')).status).toBe(409);
    expectOk(await decide(sanction_no, 'DISMISSED'));
    await sql`update business set state = 'PROSPECT' where company_code = ${shop.company_code}`.execute(server.api.db);
    await sql`update permit set state = 'EXPIRED' where permit_no = ${shop.permit_no}`.execute(server.api.db);
    expect((await close(shop)).status).toBe(409);
  });
});
