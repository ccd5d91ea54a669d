import {
  approveClearance,
  claimClearance,
  getAdminDashboard,
  getAffiliateDashboard,
  getAssessment,
  getHolding,
  getOfficeDashboard,
  getOwnerDashboard,
  getPublicFigures,
  getReference,
  listHoldings,
  returnAssessment,
  returnClearance,
} from '@ebpls/contracts';

import { createAcceptedApplication, fileApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { computeMedian, computeQuantile } from './quantiles.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let admin: TestPerson;
let fire: TestPerson;
let first: { company_code: string; assessment_code: string };

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  [owner, bplo, admin, fire] = [
    await server.person('user'),
    await server.person('bplo'),
    await server.person('admin'),
    await server.person('fire'),
  ];
  first = await createAcceptedApplication(server, { owner, bplo });
  const second = await createAcceptedApplication(server, { owner, bplo });
  const third = await createAcceptedApplication(server, { owner, bplo });
  const filedApplication = await fileApplication(server, owner);
  await server.request(returnAssessment, bplo, {
    params: { assessment_code: filedApplication.assessment_code },
    body: { remarks: 'x', requirement_codes: [] },
  });
  for (const [index, { assessment_code }] of [second, third].entries()) {
    const { clearances } = (await server.request(getAssessment, owner, { params: { assessment_code } })).body;
    const clearance_id = clearances.find(({ office }) => office === 'fire')?.clearance_id ?? 0;
    await server.request(claimClearance, fire, { body: OUT_OF_TURN_REASON, params: { clearance_id } });
    if (index === 0) await server.request(approveClearance, fire, { params: { clearance_id }, body: {} });
    else
      await server.request(returnClearance, fire, {
        params: { clearance_id },
        body: { remarks: 'x', requirement_codes: [] },
      });
  }
});
afterAll(() => server.close());
afterEach(() => server.setNow('2026-01-12T08:00:00+08:00'));

test.each([
  [[], null, null],
  [[4], 4, 4],
  [[3, 1, 2], 2, 3],
  [[1, 2, 3, 4], 2, 4],
  [[1, 1, 1, 1, 1, 1, 1, 1, 9, 20], 1, 9],
])('of %j the median is %j and the ninth decile %j', (numbers, middle, ninthDecile) => {
  expect([computeMedian(numbers), computeQuantile(numbers, 0.9)]).toEqual([middle, ninthDecile]);
});

test('an owner sees what is open and what waits for the owner', async () => {
  const { applications, ...figures } = (await server.request(getOwnerDashboard, owner)).body;
  expect(figures).toEqual({
    businesses: 4,
    open_applications: 4,
    waiting_on_owner: 2,
    due_now: '0.00',
    next_cursor: null,
  });
  expect(applications[0]).toMatchObject({ state: 'RETURNED', acts: ['resubmit', 'withdraw'] });
  expect((await server.request(getOwnerDashboard, await server.person(null))).body).toMatchObject({
    businesses: 0,
    applications: [],
  });
});

test('an office sees its desk in figures, late cases too', async () => {
  expect((await server.request(getOfficeDashboard, fire)).body).toMatchObject({
    open: 1,
    due_today: 0,
    overdue: 0,
    with_owner: 1,
    decided_this_month: 1,
    median_days: 0,
  });
  server.setNow('2026-01-15T08:00:00+08:00');
  expect((await server.request(getOfficeDashboard, fire)).body).toMatchObject({ open: 1, due_today: 1, overdue: 0 });
  server.setNow('2026-01-16T08:00:00+08:00');
  const lateDashboard = (await server.request(getOfficeDashboard, fire)).body;
  expect(lateDashboard).toMatchObject({ due_today: 0, overdue: 1 });
  expect(lateDashboard.oldest[0]).toMatchObject({
    assessment_code: first.assessment_code,
    flags: ['overdue'],
    days_used: 4,
  });
  expect(lateDashboard.per_day).toHaveLength(14);
  expect(lateDashboard.per_day.find(({ day }) => day === '2026-01-12')).toEqual({
    day: '2026-01-12',
    received: 3,
    decided: 1,
  });
});

test('a barangay counts its own cases only', async () => {
  expect((await server.request(getOfficeDashboard, await server.person('barangay-silangan'))).body.open).toBe(3);
  expect((await server.request(getOfficeDashboard, await server.person('barangay-balite'))).body.open).toBe(0);
});

test('the municipality sees every office, the days and the weeks', async () => {
  const { offices, per_day, collected_per_week, days_to_decide, stages, ...now } = (
    await server.request(getAdminDashboard, admin)
  ).body;
  expect(stages.map(({ view, reached, now: currentCount }) => [view, reached, currentCount]).slice(0, 2)).toEqual([
    ['submitted', 4, 0],
    ['in_clearance', 3, 3],
  ]);
  expect(now).toEqual({
    period: 'last_30_days',
    period_from: '2025-12-14',
    counted_on: '2026-01-12',
    open_applications: 4,
    past_limit: 0,
    waiting_for_signature: 0,
    waiting_for_approval: 0,
    collected_today: '0.00',
    receipts_today: 0,
  });
  expect(offices.find(({ office }) => office === 'fire')).toMatchObject({
    open: 1,
    with_owner: 1,
    oldest: first.assessment_code,
  });
  expect(per_day.at(-1)).toEqual({ day: '2026-01-12', until: '2026-01-12', hour: null, filed: 4, issued: 0 });
  expect(collected_per_week.at(-1)).toEqual({
    from: '2026-01-12',
    to: '2026-01-18',
    online: '0.00',
    counter: '0.00',
    last_year: '0.00',
  });
  expect(days_to_decide.map(({ arta_class, limit }) => [arta_class, limit])).toEqual([
    ['SIMPLE', 3],
    ['COMPLEX', 7],
    ['HIGHLY_TECHNICAL', 20],
  ]);
  server.setNow('2026-02-20T08:00:00+08:00');
  // Three were accepted; the clock of one is stopped since the fire office returned it.
  expect((await server.request(getAdminDashboard, admin)).body.past_limit).toBe(2);
});

test('anyone sees the figures of the year, an affiliate those of its own scans', async () => {
  expect((await server.request(getPublicFigures, undefined)).body).toEqual({
    year: 2026,
    permits_issued: 0,
    median_days_renewal: null,
    median_days_new: null,
    counted_at: '2026-01-12 08:00',
  });
  expect((await server.request(getAffiliateDashboard, await server.person('affiliate'))).body).toEqual({
    scans_today: 0,
    scans_this_month: 0,
    not_genuine_this_month: 0,
    newest: [],
  });
});

test('an office’s register contains the establishments that it had a case of', async () => {
  const listCodes = async (person: TestPerson, query = {}) =>
    (await server.request(listHoldings, person, { query })).body.data.map(({ company_code }) => company_code);
  expect(await listCodes(fire)).toHaveLength(3);
  expect(await listCodes(bplo)).toHaveLength(4);
  expect(await listCodes(await server.person('mao'))).toEqual([]);
  expect(await listCodes(fire, { search: first.company_code.toLowerCase() })).toEqual([first.company_code]);
  expect(await listCodes(fire, { brgycode: '9990101001' })).toEqual([]);
  expect((await server.request(getHolding, fire, { params: { company_code: first.company_code } })).body).toMatchObject(
    {
      owner_name: 'Ernesto Villarin',
      barangay_name: 'Silangan',
      address: 'Purok 3, Silangan',
      geo_lat: 13.25,
      assessment_code: expect.stringMatching(/^APP-/),
    },
  );
  expect(
    (await server.request(getHolding, await server.person('peso'), { params: { company_code: first.company_code } }))
      .status,
  ).toBe(404);
});

test('reference names come in the reader’s language and follow a change of the rows', async () => {
  const english = (await server.request(getReference, owner)).body;
  expect(english).toMatchObject({
    today: '2026-01-12',
    tax_year: 2026,
    map_tiles_url: null,
    municipality: { name: 'San Isidro' },
  });
  expect([english.barangays.length, english.lines.length, english.requirements.length]).toEqual([16, 65, 32]);
  const filipino = (await server.request(getReference, owner, { headers: { 'accept-language': 'fil' } })).body;
  expect(filipino.requirements[0]?.name).not.toBe(english.requirements[0]?.name);

  await server.api.db
    .updateTable('barangay')
    .set({ name: 'Silangan Bago' })
    .where('brgycode', '=', '9990101015')
    .execute();
  const listNames = async () => (await server.request(getReference, owner)).body.barangays.map(({ name }) => name);
  // Changed rows are noticed within half a second; the test polls until then instead of waiting for a fixed time.
  let barangayNames = await listNames();
  while (!barangayNames.includes('Silangan Bago')) {
    expect(barangayNames).toContain('Silangan');
    barangayNames = await listNames();
  }
  expect(barangayNames).not.toContain('Silangan');
});
