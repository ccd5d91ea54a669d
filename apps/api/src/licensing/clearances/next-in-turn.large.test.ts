import { claimClearance, returnClearanceToQueue, nextClearance } from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication, OUT_OF_TURN_REASON } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { loadWritableColumns } from '../../testing/rows/written-columns.ts';

const CLERKS = 50;
const CASES = Number(process.env['CASES'] ?? '100');
const TIMEOUT_MS = 240_000;

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
});
afterAll(() => server.close());

/** Creates cases of the mpdo, all due on the same day but the last, which is the most urgent. */
async function fillQueue(): Promise<number[]> {
  const owner = await server.person('user');
  const filedApplication = await createAcceptedApplication(server, { owner, bplo: await server.person('bplo') });
  const { into, of_r } = await loadWritableColumns(server.api.db, 'business');
  const { rows } = await sql<{ clearance_id: number }>`
    with source as (
      select a.*, generate_series(1, ${CASES}) as place from application a where assessment_code = ${filedApplication.assessment_code}
    ),
    shop as (
      insert into business (${into}) overriding system value
      select ${of_r}
      from source s
      join business b using (business_id)
      cross join lateral jsonb_populate_record(null::business, to_jsonb(b) || jsonb_build_object(
        'business_id', 500000 + place, 'company_code', 'SJ-' || lpad(place::text, 6, '0'),
        'company_name', 'Tindahan ' || place, 'registration_no', null, 'plate_no', null
      )) r
      returning business_id
    ),
    copied as (
      insert into application overriding system value
      select (jsonb_populate_record(null::application, (to_jsonb(s) - 'place') || jsonb_build_object(
        'assessment_id', 500000 + place, 'business_id', 500000 + place, 'assessment_code', 'APP-2026-' || 500000 + place
      ))).*
      from source s
      where (select count(*) from shop) = ${CASES}
      returning assessment_id, brgycode
    )
    insert into clearance (assessment_id, office, brgycode, days_limit, due_on)
    select
      assessment_id, 'menro', brgycode, 3,
      case when assessment_id = 500000 + ${CASES} then date '2026-01-13' else date '2026-01-15' end
    from copied
    returning clearance_id`.execute(server.api.db);
  return rows.map(({ clearance_id }) => clearance_id);
}

/** Claims the next case until there is none; returns the claimed ones. */
async function clearQueue(clerk: TestPerson): Promise<number[]> {
  const claimedIds: number[] = [];
  for (;;) {
    const { clearance_id } = (await server.request(nextClearance, clerk)).body;
    if (clearance_id === null) return claimedIds;
    claimedIds.push(clearance_id);
  }
}

test(
  `${CLERKS} clerks who press Next at once get ${CASES} cases between them, each once, the most urgent first`,
  async () => {
    const cases = await fillQueue();
    const clerks = await Promise.all(Array.from({ length: CLERKS }, () => server.person('menro')));
    const claimedPerClerk = await Promise.all(clerks.map(clearQueue));
    const claimedIds = claimedPerClerk.flat();
    expect(new Set(claimedIds).size).toBe(claimedIds.length);
    expect(cases.filter((one) => !claimedIds.includes(one))).toEqual([]);
    expect(claimedPerClerk.map(([first]) => first)).toContain(cases.at(-1));

    const [rosa, ben] = clerks;
    const clearance_id = claimedPerClerk[0]?.[0] ?? 0;
    await server.request(returnClearanceToQueue, rosa, {
      params: { clearance_id },
      body: { reason: 'I am called away.' },
    });
    const replies = await Promise.all(
      clerks.map((clerk) =>
        server.request(claimClearance, clerk, { body: OUT_OF_TURN_REASON, params: { clearance_id } }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await server.request(nextClearance, ben)).body.clearance_id).toBeNull();
  },
  TIMEOUT_MS,
);
