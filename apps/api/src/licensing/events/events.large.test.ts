import {
  approveBill,
  computeBill,
  downloadPermit,
  fileChange,
  findPermit,
  getAssessment,
  getBill,
  getCompany,
  releasePermit,
  signPermit,
  startAssessment,
  verifyPermit,
  withdrawAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { readPdfText } from '../../testing/pdf/read-pdf.ts';
import { sendPaper } from '../../testing/application-fixture.ts';
import { publishSecondCode } from '../../testing/ordinances/ordinance-fixtures.ts';
import {
  acceptChange,
  createPermittedBusiness,
  beginChange,
  clearChange,
  toChangeDeclaration,
  createFiledChange,
  grantChange,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  payApplication,
} from '../../testing/changes/change-fixture.ts';
import { watchStandings } from '../timers/watch-standings.ts';
import { expirePermits } from '../permits/expire-permits.ts';

let server: TestServer;
let fixture: ChangeFixture;

/** Published before anything is billed; the revenue code that it follows allows thirty days. */
const NEW_CODE = {
  version: 'SIRC-2026',
  effective_on: '2026-01-01',
  section: 'routing',
  figures: { temporary_days_at_most: 20 },
} as const;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  await publishSecondCode(server, { editor: fixture.signatory, treasurer: fixture.treasurer }, NEW_CODE);
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

const toParams = (assessment_code: string) => ({ params: { assessment_code } });
const FIESTA = {
  kind: 'SPECIAL' as const,
  event_name: 'Town fiesta, food stall',
  venue: 'Plaza Rizal, stall 4',
  brgycode: '9990101011',
  starts_on: '2026-02-10',
  ends_on: '2026-02-12',
};
const file = (assessment_code: string, change: Partial<typeof FIESTA> = {}) =>
  server.request(fileChange, fixture.owner, {
    ...toParams(assessment_code),
    ...toChangeDeclaration({ ...FIESTA, ...change }),
  });
const check = async (permit_no: string) =>
  expectOk(await server.request(findPermit, undefined, { query: { permit_no } }));
const getCompanyReply = async (company_code: string) =>
  expectOk(await server.request(getCompany, fixture.owner, { params: { company_code } }));

test('an event is held under the revenue code of its year, one that takes effect on 1 January included', async () => {
  const shop = await createPermittedBusiness(fixture);
  expect((await getCompanyReply(shop.company_code)).can_hold_event).toEqual({
    tax_year: 2026,
    from: '2026-01-12',
    to: '2026-12-31',
    days_at_most: 20,
  });
});

test('an event goes to the offices of its own place and is billed from the revenue code alone', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await acceptChange(fixture, shop, FIESTA);
  const application = expectOk(await server.request(getAssessment, fixture.clerk, toParams(assessment_code)));
  expect(application).toMatchObject({
    application_type: 'SPECIAL',
    arta_class: 'SIMPLE',
    changes: [
      { label: 'Event', becomes: 'Town fiesta, food stall' },
      { label: 'Venue', becomes: 'Plaza Rizal, stall 4, Poblacion I' },
      { label: 'Dates', becomes: '10 February 2026 – 12 February 2026' },
    ],
    // The barangay of the event charges 250.00 by its own ordinance.
    estimate: { total: '550.00' },
  });
  const offices = application.clearances.filter(({ is_needed }) => is_needed).map(({ office }) => office);
  expect(offices).toEqual(expect.arrayContaining(['barangay', 'fire']));
  const parts = await server.api.db.selectFrom('clearance').select(['office', 'brgycode']).execute();
  expect(parts.filter(({ office }) => office === 'barangay').at(-1)?.brgycode).toBe('9990101011');
});

test('the temporary permit holds on its days alone, and the permit of the year stays as it is', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await clearChange(fixture, shop, FIESTA);
  await payApplication(fixture, assessment_code);
  const bill = expectOk(await server.request(getBill, fixture.owner, toParams(assessment_code)));
  expect(Object.fromEntries(bill.lines.map(({ code, amount }) => [code, amount]))).toEqual({
    F21: '300.00',
    F16: '250.00',
  });
  const { permit_no } = expectOk(await server.request(releasePermit, fixture.clerk, toParams(assessment_code)));
  expect(permit_no).toMatch(/^TP-2026-\d{5}$/);
  expect(await check(permit_no)).toMatchObject({ verdict: 'unknown', permit: null });
  expect((await server.request(signPermit, fixture.clerk, { params: { permit_no } })).status).toBe(403);
  expectOk(await server.request(signPermit, fixture.signatory, { params: { permit_no } }));

  expect(await check(permit_no)).toMatchObject({
    verdict: 'not_yet',
    permit: {
      valid_until: '2026-02-12',
      event: {
        event_name: 'Town fiesta, food stall',
        venue: 'Plaza Rizal, stall 4, Barangay Poblacion I',
        starts_on: '2026-02-10',
      },
    },
  });
  const { token } = await server.api.db
    .selectFrom('permit')
    .select('token')
    .where('permit_no', '=', permit_no)
    .executeTakeFirstOrThrow();
  for (const [day, verdict] of [
    ['2026-02-09', 'not_yet'],
    ['2026-02-10', 'genuine'],
    ['2026-02-12', 'genuine'],
    ['2026-02-13', 'expired'],
  ] as const) {
    server.setNow(`${day}T23:59:00+08:00`);
    expect(await check(permit_no)).toMatchObject({ verdict });
    expect(expectOk(await server.request(verifyPermit, undefined, { params: { token } }))).toMatchObject({ verdict });
  }
  await expirePermits(server.api);
  expect(await check(permit_no)).toMatchObject({ verdict: 'expired' });
  expect(await check(shop.permit_no)).toMatchObject({ verdict: 'genuine', permit: { event: null } });
  const paper = await server.request(downloadPermit, fixture.owner, { params: { permit_no } });
  const printedText = await readPdfText(paper.raw);
  for (const expectedText of [
    'TEMPORARY Permit',
    'for 10 February 2026 to 12 February 2026 only',
    'Town fiesta, food stall',
    'Plaza Rizal, stall 4, Barangay Poblacion I',
  ])
    expect(printedText).toContain(expectedText);
  const otherUser = await server.person('user');
  expect((await server.request(downloadPermit, otherUser, { params: { permit_no } })).status).toBe(404);
  const company = await getCompanyReply(shop.company_code);
  expect(company).toMatchObject({
    state: 'ACTIVE',
    application: { application_type: 'RENEWAL' },
    permit: { permit_no: shop.permit_no, state: 'ACTIVE' },
  });
});

test('an event in the hands of the offices stops neither a change nor the renewal of the next year', async () => {
  const shop = await createPermittedBusiness(fixture);
  await acceptChange(fixture, shop, { ...FIESTA, venue: 'Covered court' });
  expect(await getCompanyReply(shop.company_code)).toMatchObject({ is_editable: true, can_retire: null });
  await grantChange(fixture, shop, { kind: 'CHANGE_AREA', business_area_sqm: 71 });
  server.setNow('2026-10-05T08:00:00+08:00');
  const body = { application_type: 'RENEWAL', tax_year: 2027 };
  const { company_code } = shop;
  const renewal = expectOk(await server.request(startAssessment, fixture.owner, { params: { company_code }, body }));
  expect(renewal.state).toBe('DRAFT');
});

test.each([
  ['a day that has passed', { starts_on: '2026-01-11' }, 'change.starts_on'],
  ['an end before its beginning', { ends_on: '2026-02-09' }, 'change.ends_on'],
  ['twenty-one days', { ends_on: '2026-03-02' }, 'change.ends_on'],
  ['days after the permit of the year', { starts_on: '2026-12-20', ends_on: '2027-01-02' }, 'change.ends_on'],
  ['a barangay of elsewhere', { brgycode: '1234567890' }, 'change.brgycode'],
  ['no name', { event_name: ' ' }, 'change.event_name'],
] as const)('%s is refused at its field', async (_what, change, field) => {
  const shop = await createPermittedBusiness(fixture);
  const reply = await file(await beginChange(fixture, shop, 'SPECIAL'), change);
  expect(reply.status).toBe(422);
  expect(Object.keys(reply.body.error.fields ?? {})).toEqual([field]);
});

test('twenty days are not too many', async () => {
  const shop = await createPermittedBusiness(fixture);
  expectOk(await file(await beginChange(fixture, shop, 'SPECIAL'), { ends_on: '2026-03-01' }));
});

test('a place of a business has one event a day; other days, another place or another business are free', async () => {
  const shop = await createPermittedBusiness(fixture);
  const first = await createFiledChange(fixture, shop, FIESTA);
  const second = await beginChange(fixture, shop, 'SPECIAL');
  const collisionReply = await file(second, {
    venue: 'PLAZA RIZAL - stall 4.',
    starts_on: '2026-02-12',
    ends_on: '2026-02-14',
  });
  expect(collisionReply.status).toBe(409);
  expect(collisionReply.body.error).toMatchObject({ message: expect.stringContaining(first) });
  expectOk(await file(second, { starts_on: '2026-02-13', ends_on: '2026-02-14' }));
  expectOk(await file(await beginChange(fixture, shop, 'SPECIAL'), { venue: 'Plaza Rizal, stall 5' }));
  const other = await createPermittedBusiness(fixture);
  expectOk(await file(await beginChange(fixture, other, 'SPECIAL')));
  expectOk(await server.request(withdrawAssessment, fixture.owner, toParams(first)));
  expectOk(await file(await beginChange(fixture, shop, 'SPECIAL')));
});

test('of two concurrent filings for one place only one succeeds', async () => {
  const shop = await createPermittedBusiness(fixture);
  const { db } = server.api;
  const one = await beginChange(fixture, shop, 'SPECIAL');
  // A second draft as a second device would leave it, inserted despite the rule that one draft is continued.
  await sql`drop index application_event_begun`.execute(db);
  const { assessment_id } = await db
    .insertInto('application')
    .columns(['business_id', 'owner_id', 'brgycode', 'application_type', 'tax_year'])
    .expression(
      db
        .selectFrom('application')
        .select(['business_id', 'owner_id', 'brgycode', 'application_type', 'tax_year'])
        .where('assessment_id', '=', Number(one.slice(6))),
    )
    .returning('assessment_id')
    .executeTakeFirstOrThrow();
  const other = `DRAFT-${assessment_id}`;
  const { requirements } = expectOk(await server.request(getAssessment, fixture.owner, toParams(other)));
  const { company_code } = shop;
  for (const { code, is_mandatory, document } of requirements)
    if (is_mandatory && document === null)
      expectOk(
        await sendPaper(server, fixture.owner, { company_code, requirement_code: code, assessment_code: other }),
      );
  const replies = await Promise.all([file(one), file(other)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await sql`
    create unique index application_event_begun on application (business_id, tax_year)
      where state = 'DRAFT' and application_type = 'SPECIAL'`.execute(db);
});

test('an open draft is continued, and another owner’s business is missing', async () => {
  const shop = await createPermittedBusiness(fixture);
  const body = { application_type: 'SPECIAL', tax_year: 2026 };
  const request = { params: { company_code: shop.company_code }, body };
  const bothReplies = await Promise.all([1, 2].map(() => server.request(startAssessment, fixture.owner, request)));
  expect(new Set(bothReplies.map((reply) => expectOk(reply).assessment_code)).size).toBe(1);
  const otherUser = await server.person('user');
  expect((await server.request(startAssessment, otherUser, request)).status).toBe(404);
  const [draft] = bothReplies.map((reply) => expectOk(reply).assessment_code);
  const foreign = await server.request(fileChange, otherUser, {
    ...toParams(draft ?? ''),
    ...toChangeDeclaration(FIESTA),
  });
  expect(foreign.status).toBe(404);
});

test('an event that nobody pays for does not make its business delinquent', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await clearChange(fixture, shop, {
    ...FIESTA,
    starts_on: '2026-03-10',
    ends_on: '2026-03-12',
  });
  const { bill_id } = expectOk(await server.request(computeBill, fixture.clerk, toParams(assessment_code)));
  expectOk(await server.request(approveBill, fixture.treasurer, { params: { bill_id } }));
  server.setNow('2026-02-03T08:00:00+08:00');
  await watchStandings(server.api);
  expect((await getCompanyReply(shop.company_code)).state).toBe('ACTIVE');
});

test('past days, and a business that stopped meanwhile, get no permit', async () => {
  const shop = await createPermittedBusiness(fixture);
  const assessment_code = await clearChange(fixture, shop, {
    ...FIESTA,
    starts_on: '2026-01-12',
    ends_on: '2026-01-13',
  });
  await payApplication(fixture, assessment_code);
  server.setNow('2026-01-14T08:00:00+08:00');
  const lateReply = await server.request(releasePermit, fixture.clerk, toParams(assessment_code));
  expect([lateReply.status, lateReply.body.error?.message]).toEqual([
    409,
    expect.stringContaining('The event has ended'),
  ]);
  server.setNow('2026-01-13T08:00:00+08:00');
  const { permit_no } = expectOk(await server.request(releasePermit, fixture.clerk, toParams(assessment_code)));
  const setState = (state: string) =>
    sql`update business set state = ${state} where company_code = ${shop.company_code}`.execute(server.api.db);
  await setState('SUSPENDED');
  expect((await server.request(signPermit, fixture.signatory, { params: { permit_no } })).status).toBe(409);
  await setState('ACTIVE');
  expectOk(await server.request(signPermit, fixture.signatory, { params: { permit_no } }));
});

test('nothing is granted while the revenue code has no fee for it', async () => {
  const shop = await createPermittedBusiness(fixture);
  const { db } = server.api;
  const draft = await beginChange(fixture, shop, 'SPECIAL');
  await sql`alter table ordinance_version disable trigger ordinance_kept`.execute(db);
  const { rows } = await sql<{ id: number; content: unknown }>`
    select ordinance_version_id as id, content from ordinance_version`.execute(db);
  await sql`update ordinance_version
    set content = replace(content::text, '"SPECIAL"', '"RETIREMENT"')::jsonb`.execute(db);
  // A change of rows is noticed on every node within half a second.
  const until = performance.now() + 5000;
  while ((await getCompanyReply(shop.company_code)).can_hold_event !== null && performance.now() < until);
  const reply = await file(draft);
  for (const { id, content } of rows)
    await sql`update ordinance_version set content = ${JSON.stringify(content)}::jsonb
      where ordinance_version_id = ${id}::bigint`.execute(db);
  await sql`alter table ordinance_version enable trigger ordinance_kept`.execute(db);
  expect([reply.status, reply.body.error?.message]).toEqual([409, expect.stringContaining('no fee')]);
});
