import { setImmediate } from 'node:timers/promises';

import {
  type DeclarationInput,
  listOrdinances,
  publishDraft,
  rehearseDraft,
  startDraft,
  submitAssessment,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import {
  createRenewable,
  toRenewalDeclaration,
  NONE_PROVISIONAL,
  setRouting,
} from '../../testing/changes/renewal-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let editor: TestPerson;
let treasurer: TestPerson;
let published_id: number;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  await setRouting(server.api.db, NONE_PROVISIONAL);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  editor = await server.person('admin');
  treasurer = await server.person('admin', { permissions: ['treasurer'] });
  published_id = (await server.request(listOrdinances, bplo)).body.data[0]?.ordinance_version_id ?? 0;
  server.setNow('2026-01-12T08:00:00+08:00');
});
afterAll(() => server.close());

const start = (version: string, effective_on: string) =>
  server.request(startDraft, editor, {
    params: { ordinance_version_id: published_id },
    body: { version, effective_on },
  });

async function publishCode(version: string, effective_on: string) {
  const { ordinance_version_id } = (await start(version, effective_on)).body;
  const params = { ordinance_version_id };
  await server.request(rehearseDraft, editor, { params });
  await server.api.jobs.runDue();
  return server.request(publishDraft, treasurer, { params, body: { reason: 'The code of those years' } });
}

/** First days of the codes once the API has cached the given number; its cache is used for half a second. */
async function waitForCachedCodes(count: number): Promise<string[]> {
  for (;;) {
    const { ordinances } = await loadReferenceRows(server.serving.db);
    if (ordinances.length === count) return ordinances.map(({ effective_on }) => effective_on);
    await setImmediate();
  }
}

const toYear = (tax_year: number) => ({ tax_year, lines: [{ line: 'L15', gross_non_essential: '650000' }] });
const file = (assessment_code: string, years: readonly number[]) => {
  const back_years: DeclarationInput['back_years'] = years.map(toYear);
  return server.request(submitAssessment, owner, {
    params: { assessment_code },
    body: toRenewalDeclaration('720000', { back_years }),
  });
};

test('a year before the first code is assessed once the code of that year was entered with its past day', async () => {
  const { company_code, assessment_code } = await createRenewable({ server, owner, bplo });
  await sql`
    update application set tax_year = 2022
    where state = 'ISSUED' and business_id = (select business_id from business where company_code = ${company_code})`.execute(
    server.api.db,
  );
  expect((await file(assessment_code, [2023, 2024, 2025])).status).toBe(422);

  const publication = await publishCode('SIRC-2020', '2020-02-29');
  expect([publication.status, publication.body.state]).toEqual([200, 'PUBLISHED']);
  expect(await waitForCachedCodes(2)).toEqual(['2024-01-01', '2020-02-29']);
  const submission = await file(assessment_code, [2023, 2024, 2025]);
  expect([submission.status, submission.body.error]).toEqual([200, undefined]);
});

test('no code takes the day of another, and none changes the code of a billed year', async () => {
  const loadFieldError = async (version: string, effective_on: string) =>
    (await start(version, effective_on)).body.error.fields?.['effective_on']?.[0];
  expect(await loadFieldError('SIRC-2024B', '2024-01-01')).toMatch(/already takes effect on this date/);
  expect(await loadFieldError('SIRC-2023', '2023-02-30')).toMatch(/valid date/);
  await sql`
    insert into bill (assessment_id, version, state, ordinance_version_id, input, result, back_years, total, computed_at)
    select
      assessment_id, 1, 'COMPUTED', ${published_id}::bigint, '{}', '{}', '[{"tax_year": 2023}]', 0, now()
    from application
    where tax_year = 2026 and state = 'SUBMITTED'`.execute(server.api.db);
  expect(await loadFieldError('SIRC-2026', '2026-01-01')).toMatch(/version for a year that was already billed/);
  // 2023 was billed with the renewal of 2026, by the code of 2020.
  expect(await loadFieldError('SIRC-2023', '2022-06-01')).toMatch(/version for a year that was already billed/);
  expect((await start('SIRC-2023', '2023-06-01')).status).toBe(200);
});
