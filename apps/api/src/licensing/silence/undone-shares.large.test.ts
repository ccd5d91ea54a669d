import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ClearingOffice, getAssessment } from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const MIGRATION = join(import.meta.dirname, '..', '..', '..', 'migrations', '0201-undo-silence-of-shares.sql');

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  await server.person('fire', { permissions: ['office_head'] });
});
afterAll(() => server.close());

/** An application with parts of fire and zoning that the timer approved, with numbers, as versions before 0200 did. */
async function createOldCase(state: string): Promise<string> {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  await sql`update application set state = ${state} where assessment_code = ${assessment_code}`.execute(server.api.db);
  await sql`
    update clearance
    set state = 'DEEMED_APPROVED', ground = 'RA 11032, Sec. 10', decided_at = now(), clearance_no = office || '-OLD-' || clearance_id
    where office in ('fire', 'mpdo') and assessment_id = (
      select assessment_id from application where assessment_code = ${assessment_code}
    )`.execute(server.api.db);
  return assessment_code;
}

test('open applications that the timer decided are reopened, released ones are audited, foreign numbers are withdrawn', async () => {
  const { db } = server.api;
  const codes = {
    open: await createOldCase('IN_CLEARANCE'),
    cleared: await createOldCase('CLEARED'),
    paid: await createOldCase('PAID'),
    issued: await createOldCase('ISSUED'),
    withdrawn: await createOldCase('WITHDRAWN'),
  };
  await sql`drop table withdrawn_number`.execute(db);
  await db.transaction().execute((trx) => sql.raw(readFileSync(MIGRATION, 'utf8')).execute(trx));

  const getShares = async (assessment_code: string) => {
    const { state, clearances, timeline } = (await server.request(getAssessment, bplo, { params: { assessment_code } }))
      .body;
    const getPart = (office: ClearingOffice) => clearances.find((part) => part.office === office);
    const getState = (office: ClearingOffice) => [getPart(office)?.state, getPart(office)?.clearance_no];
    return {
      state,
      fire: getState('fire'),
      mpdo: getState('mpdo'),
      titles: timeline.map(({ title }) => title).join('\n'),
    };
  };
  const pendingShares = { fire: ['PENDING', null], mpdo: ['PENDING', null] };
  expect(await getShares(codes.open)).toMatchObject({ state: 'IN_CLEARANCE', ...pendingShares });
  expect((await getShares(codes.open)).titles).toContain('reopened');
  expect(await getShares(codes.cleared)).toMatchObject({ state: 'IN_CLEARANCE', ...pendingShares });
  expect(await getShares(codes.paid)).toMatchObject({ state: 'PAID', ...pendingShares });
  expect(await getShares(codes.issued)).toMatchObject({
    state: 'ISSUED',
    fire: ['POST_AUDIT', null],
    mpdo: ['POST_AUDIT', expect.stringContaining('mpdo-OLD')],
  });
  expect((await getShares(codes.issued)).titles).toContain('post-audit');
  expect(await getShares(codes.withdrawn)).toMatchObject({ fire: ['DEEMED_APPROVED', null] });

  await sql`select graphile_worker.add_job('notify_withdrawn_numbers')`.execute(db);
  await server.api.jobs.runDue();
  await sql`select graphile_worker.add_job('notify_withdrawn_numbers')`.execute(db);
  await server.api.jobs.runDue();
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many
    from mail
    where template = 'number_withdrawn' and body_text like '%fire-OLD-%' and to_address like 'fire%'`.execute(db);
  expect(rows).toEqual([{ many: 5 }]);
  expect((await getShares(codes.issued)).titles).toContain('was withdrawn');
});
