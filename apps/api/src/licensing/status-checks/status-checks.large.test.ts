import { findApplicationStatus } from '@ebpls/contracts';

import { createAcceptedApplication, createForm, fileApplication } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const MOBILE = '0917 123 4567';
const WRONG = '0918 000 0000';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let reference_no: string;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  ({ assessment_code: reference_no } = await createAcceptedApplication(server, { owner, bplo }));
});
afterAll(() => server.close());
// The counts of one test are over for the next: a day later by the clock of the limits, which stands still otherwise.
beforeEach(() => server.limitsAfter(2 * 86_400));

const check = (body: { readonly reference_no: string; readonly mobile: string }, ip = '203.0.113.7') =>
  server.request(findApplicationStatus, undefined, { body, headers: { 'x-forwarded-for': ip } });

test('number and mobile number show stage, offices and next step, and nothing of persons or money', async () => {
  const { status, body } = await check({ reference_no, mobile: MOBILE });
  expect(status).toBe(200);
  expect(body.application).toMatchObject({
    assessment_code: reference_no,
    state: 'IN_CLEARANCE',
    is_owners_turn: false,
    offices: expect.arrayContaining([expect.stringMatching(/Fire/)]),
  });
  expect(body.application?.offices.length).toBe(body.application?.cleared.all);
  expect(Object.keys(body.application ?? {}).toSorted()).toEqual([
    'application_type',
    'assessment_code',
    'cleared',
    'is_owners_turn',
    'next_step',
    'offices',
    'since',
    'state',
    'tax_year',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/Matibay|Juan|₱|\.00/);
});

test('any writing of the two numbers is read', async () => {
  const [, year, no = ''] = reference_no.split('-');
  const { body } = await check({ reference_no: ` app ${year} ${Number(no)} `, mobile: '+63 917-123-4567' });
  expect(body.application?.assessment_code).toBe(reference_no);
});

test('a wrong mobile number, an unknown number and a number of nobody have one answer', async () => {
  const answers = await Promise.all([
    check({ reference_no, mobile: WRONG }),
    check({ reference_no: 'APP-2026-999998', mobile: MOBILE }),
    check({ reference_no: 'APP-1999-000001', mobile: '0999 999 9999' }),
  ]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, { application: null }],
    [200, { application: null }],
    [200, { application: null }],
  ]);
});

test('a right and a wrong pair are answered at the same beat', async () => {
  const measure = async (mobile: string): Promise<number> => {
    const startTime = performance.now();
    await check({ reference_no, mobile });
    return performance.now() - startTime;
  };
  const right = await measure(MOBILE);
  const wrong = await measure(WRONG);
  // Replies leave at multiples of 100 ms; a busy machine delays both.
  expect(Math.min(right, wrong)).toBeGreaterThanOrEqual(95);
});

test('mobile numbers cannot be tried one after the other for an application, known or not, from any network', async () => {
  for (const number of [reference_no, 'APP-2026-999997']) {
    const statuses: number[] = [];
    for (let place = 0; place < 12; place += 1) {
      const mobile = `0918 000 00${String(place).padStart(2, '0')}`;
      statuses.push((await check({ reference_no: number, mobile }, `203.0.113.${place}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  }
  expect((await check({ reference_no, mobile: MOBILE }, '203.0.113.99')).status).toBe(429);
});

test('the applications of a mobile number cannot be found by trying numbers', async () => {
  const statuses: number[] = [];
  for (let place = 0; place < 11; place += 1)
    statuses.push(
      (await check({ reference_no: `APP-2026-99${String(place).padStart(4, '0')}`, mobile: WRONG })).status,
    );
  expect(statuses.at(-2)).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});

test('right pairs are not counted', async () => {
  for (let place = 0; place < 12; place += 1)
    expect((await check({ reference_no, mobile: MOBILE }, `203.0.113.${place}`)).status).toBe(200);
});

test('a filed application names no office before it is accepted', async () => {
  const filedApplication = await fileApplication(server, owner, createForm('Tindahan ni Nena'));
  const { body } = await check({ reference_no: filedApplication.assessment_code, mobile: MOBILE });
  expect(body.application).toMatchObject({ state: 'SUBMITTED', offices: [], is_owners_turn: false });
});

test('a network tries at most 200 wrong pairs in a day, and right ones are not counted', async () => {
  for (let place = 0; place < 200; place += 1)
    expect(await server.api.limits.guess('status_of_network', '198.51.100.1')).toBe(0);
  await server.api.limits.forgive('status_of_network', '198.51.100.1');
  expect(await server.api.limits.guess('status_of_network', '198.51.100.1')).toBe(0);
  expect(await server.api.limits.guess('status_of_network', '198.51.100.1')).toBeGreaterThan(3_600);
});
