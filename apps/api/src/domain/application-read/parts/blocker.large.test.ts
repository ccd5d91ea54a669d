import {
  claimClearance,
  getAssessment,
  listClearances,
  listTransactions,
  returnAssessment,
  returnClearance,
} from '@ebpls/contracts';

import {
  createAcceptedApplication,
  fileApplication,
  OUT_OF_TURN_REASON,
} from '../../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../../testing/open-server.ts';
import { seedMunicipality } from '../../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));

const loadBlocker = async (assessment_code: string) =>
  (await server.request(getAssessment, bplo, { params: { assessment_code } })).body.blocker;

test('each row and each case show their holder, since when, and the act that moves them on', async () => {
  const { assessment_code } = await fileApplication(server, owner);
  expect(await loadBlocker(assessment_code)).toBe(
    'Waiting for the licensing office to accept or return the application, since 12 Jan 2026',
  );
  const { data } = (await server.request(listTransactions, bplo, { query: { view: 'all', search: assessment_code } }))
    .body;
  expect(data[0]?.blocker).toBe(await loadBlocker(assessment_code));
  server.setNow('2026-01-13T09:00:00+08:00');
  await server.request(returnAssessment, bplo, {
    params: { assessment_code },
    body: { remarks: 'Sign it.', requirement_codes: ['R01'] },
  });
  expect(await loadBlocker(assessment_code)).toBe(
    'Waiting for the owner to correct and resubmit the application, since 13 Jan 2026',
  );
});

test('offices are named, and once all the rest waits for the owner it is the owner’s turn', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  expect(await loadBlocker(assessment_code)).toMatch(
    /^Waiting for .+, .+ and \d more to decide on the clearance, since 12 Jan 2026$/,
  );
  const { db } = server.api;
  const { assessment_id } = await db
    .selectFrom('application')
    .select('assessment_id')
    .where('assessment_code', '=', assessment_code)
    .executeTakeFirstOrThrow();
  const clearances = db.updateTable('clearance').where('assessment_id', '=', assessment_id);
  await clearances.set({ state: 'APPROVED' }).execute();
  await clearances.set({ state: 'FOR_COMPLIANCE' }).where('office', '=', 'mpdo').execute();
  expect(await loadBlocker(assessment_code)).toBe('Waiting for the owner to reply to the office, since 12 Jan 2026');
  await db.updateTable('application').set({ state: 'WITHDRAWN' }).where('assessment_id', '=', assessment_id).execute();
  expect(await loadBlocker(assessment_code)).toBeUndefined();
});

test('an office’s own rows show their clerk, and when it is the owner’s turn', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  const rosa = await server.person('fire', { firstname: 'Rosa', lastname: 'Aquino' });
  const findRow = async (view: 'open' | 'with_owner') =>
    (await server.request(listClearances, rosa, { query: { view, search: assessment_code } })).body.data[0];
  const openRow = await findRow('open');
  expect(openRow?.blocker).toBe('Waiting for the office to assign the case, since 12 Jan 2026');
  const params = { clearance_id: String(openRow?.clearance_id) };
  server.setNow('2026-01-13T09:00:00+08:00');
  await server.request(claimClearance, rosa, { body: OUT_OF_TURN_REASON, params });
  expect((await findRow('open'))?.blocker).toBe('Waiting for Rosa Aquino to decide on the case, since 13 Jan 2026');
  server.setNow('2026-01-14T09:00:00+08:00');
  await server.request(returnClearance, rosa, { params, body: { remarks: 'Extinguishers?', requirement_codes: [] } });
  expect((await findRow('with_owner'))?.blocker).toBe(
    'Waiting for the owner to reply to the office, since 14 Jan 2026',
  );
});
