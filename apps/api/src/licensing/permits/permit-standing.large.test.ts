import {
  findPermit,
  getAssessment,
  getCompany,
  getHolding,
  getPermitList,
  listHoldings,
  listMyCompanies,
  PermitList,
  releasePermit,
  scanPermit,
  signPermit,
  startAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import * as v from 'valibot';

import {
  createPermittedBusiness,
  type ChangeFixture,
  expectOk,
  openChangeFixture,
  payApplication,
  payNow,
  type Shop,
} from '../../testing/changes/change-fixture.ts';
import { createClearedApplication } from '../../testing/municipality-seed.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
let fixture: ChangeFixture;
let affiliate: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  fixture = await openChangeFixture(server);
  affiliate = await server.person('affiliate');
});
afterAll(() => server.close());
beforeEach(() => setDay('2026-01-12'));

const setDay = (day: string): void => server.setNow(`${day}T09:00:00+08:00`);
const check = async ({ permit_no }: Pick<Shop, 'permit_no'>) =>
  expectOk(await server.request(findPermit, undefined, { query: { permit_no } }));
const scan = async ({ permit_no }: Shop) =>
  expectOk(await server.request(scanPermit, affiliate, { body: { qrcode: permit_no } }));
const getOfflineList = async (): Promise<PermitList> =>
  v.parse(PermitList, JSON.parse(expectOk(await server.request(getPermitList, affiliate)).text));
const getStandings = async ({ company_code }: Pick<Shop, 'company_code'>) => [
  expectOk(await server.request(getCompany, fixture.owner, { params: { company_code } })).standing,
  expectOk(await server.request(getHolding, fixture.clerk, { params: { company_code } })).standing,
];
const setUnpaidShown = (says_unpaid: boolean) =>
  sql`update setting set value = ${JSON.stringify({ says_unpaid })}::jsonb where key = 'public_check'`.execute(
    server.api.db,
  );

/** The renewal of the next year, filed on a day. */
async function fileRenewal({ company_code }: Shop, day: string): Promise<void> {
  setDay(day);
  const body = { application_type: 'RENEWAL' as const, tax_year: Number(day.slice(0, 4)) };
  const { assessment_code } = expectOk(
    await server.request(startAssessment, fixture.owner, { params: { company_code }, body }),
  );
  await sql`
    update application
    set state = 'SUBMITTED', submitted_at = ${server.api.clock.now()}
    where 'DRAFT-' || assessment_id = ${assessment_code}`.execute(server.api.db);
}

test('a permit of which an installment is overdue is in force subject to a payment, wherever it is checked', async () => {
  const shop = await createPermittedBusiness(fixture, { mode: 'QUARTERLY' });
  setDay('2026-04-20');
  expect((await check(shop)).permit).toMatchObject({ subject_to_payment: false });
  expect((await getOfflineList()).unpaid).not.toContain(shop.permit_no);

  setDay('2026-04-21');
  for (const permit of [await check(shop), await scan(shop)]) {
    expect(permit).toMatchObject({ verdict: 'genuine', permit: { subject_to_payment: true, until_decided: false } });
    expect(JSON.stringify(permit)).not.toMatch(/\d,\d{3}\.\d\d|"due|amount/);
  }
  expect((await getOfflineList()).unpaid).toContain(shop.permit_no);
  expect(await getStandings(shop)).toEqual(['DELINQUENT', 'DELINQUENT']);
  const row = expectOk(await server.request(listMyCompanies, fixture.owner, { query: { search: shop.company_code } }))
    .data[0];
  expect(row).toMatchObject({ standing: 'DELINQUENT', permit: { state: 'ACTIVE' } });
  expect(row?.due_now).not.toBe('0.00');

  await payNow(fixture, shop.assessment_code);
  expect((await check(shop)).permit).toMatchObject({ subject_to_payment: false });
  expect((await getOfflineList()).unpaid).not.toContain(shop.permit_no);
  expect(await getStandings(shop)).toEqual(['ACTIVE', 'ACTIVE']);
});

test('with the setting of a municipality the public check shows only that the permit is in force', async () => {
  const shop = await createPermittedBusiness(fixture, { mode: 'QUARTERLY' });
  setDay('2026-05-04');
  await setUnpaidShown(false);
  expect(await check(shop)).toMatchObject({ verdict: 'genuine', permit: { subject_to_payment: false } });
  expect((await getOfflineList()).unpaid).toEqual([]);
  await setUnpaidShown(true);
  expect((await check(shop)).permit).toMatchObject({ subject_to_payment: true });
});

test('the permit of the year before is in force until the renewal that was filed in time is decided', async () => {
  const shop = await createPermittedBusiness(fixture);
  setDay('2027-01-05');
  expect(await check(shop)).toMatchObject({ verdict: 'expired', permit: { until_decided: false } });
  expect(await getStandings(shop)).toEqual(['RENEWAL_PERIOD', 'RENEWAL_PERIOD']);

  await fileRenewal(shop, '2027-01-20');
  setDay('2027-02-15');
  for (const permit of [await check(shop), await scan(shop)])
    expect(permit).toMatchObject({ verdict: 'genuine', permit: { until_decided: true } });
  expect((await getOfflineList()).until_decided).toContain(shop.permit_no);
  expect(await getStandings(shop)).toEqual(['ACTIVE', 'ACTIVE']);
  await server.api.db
    .updateTable('application')
    .set({ state: 'REJECTED' })
    .where('tax_year', '=', 2027)
    .where('state', '=', 'SUBMITTED')
    .execute();
  expect((await check(shop)).verdict).toBe('expired');
  expect((await getOfflineList()).until_decided).not.toContain(shop.permit_no);
  expect(await getStandings(shop)).toEqual(['EXPIRED', 'EXPIRED']);
});

test('a renewal that was filed after its window keeps no permit in force', async () => {
  const shop = await createPermittedBusiness(fixture);
  await fileRenewal(shop, '2027-01-21');
  expect((await check(shop)).verdict).toBe('expired');
  expect(await getStandings(shop)).toEqual(['EXPIRED', 'EXPIRED']);
});

test('the register shows the standing of each business of a page', async () => {
  const shop = await createPermittedBusiness(fixture, { mode: 'QUARTERLY' });
  setDay('2026-08-03');
  const { data } = expectOk(
    await server.request(listHoldings, fixture.clerk, { query: { search: shop.company_code } }),
  );
  expect(data.find(({ company_code }) => company_code === shop.company_code)).toMatchObject({
    state: 'ACTIVE',
    standing: 'DELINQUENT',
  });
});

const NEW_APPLICATION = { type: 'NEW' as const };

test('a permit paid late in a year is certified for the record after it, and makes nothing active', async () => {
  setDay('2026-12-30');
  const { db } = server.api;
  const filedApplication = await createClearedApplication(db, fixture.owner, NEW_APPLICATION);
  await payApplication(fixture, filedApplication.assessment_code);
  setDay('2027-01-01');
  const params = { assessment_code: filedApplication.assessment_code };
  const { permit_no, permit_state } = expectOk(await server.request(releasePermit, fixture.clerk, { params }));
  expect(permit_state).toBe('GENERATED');
  expect(expectOk(await server.request(signPermit, fixture.signatory, { params: { permit_no } }))).toMatchObject({
    permit_state: 'EXPIRED',
    state: 'ISSUED',
  });
  const shop = { ...filedApplication, permit_no };
  expect((await check(shop)).verdict).toBe('expired');
  expect(await getStandings(shop)).toEqual(['RENEWAL_PERIOD', 'RENEWAL_PERIOD']);
  const { timeline } = expectOk(await server.request(getAssessment, fixture.owner, { params }));
  expect(timeline[0]?.title).toBe(`Permit ${permit_no} was signed for the record; its year has ended`);
  const company = expectOk(
    await server.request(getCompany, fixture.owner, { params: { company_code: filedApplication.company_code } }),
  );
  expect([company.state, company.can_request]).toMatchObject([
    'EXPIRED',
    [{ application_type: 'RENEWAL', tax_year: 2027 }],
  ]);
  const { subject } = await db
    .selectFrom('mail')
    .select('subject')
    .where('template', '=', 'permit_certified')
    .executeTakeFirstOrThrow();
  expect(subject).toBe(`Permit ${permit_no} of 2026 was signed for the record`);
});

test('a permit that was released in its year and is signed after it states on paper that its year is over', async () => {
  setDay('2026-12-30');
  const filedApplication = await createClearedApplication(server.api.db, fixture.owner, NEW_APPLICATION);
  await payApplication(fixture, filedApplication.assessment_code);
  const params = { assessment_code: filedApplication.assessment_code };
  const { permit_no } = expectOk(await server.request(releasePermit, fixture.clerk, { params }));
  setDay('2027-01-04');
  expectOk(await server.request(signPermit, fixture.signatory, { params: { permit_no } }));
  const { content, state } = await server.api.db
    .selectFrom('permit')
    .select(['content', 'state'])
    .where('permit_no', '=', permit_no)
    .executeTakeFirstOrThrow();
  expect([content.is_for_record, state]).toEqual([true, 'EXPIRED']);
});
