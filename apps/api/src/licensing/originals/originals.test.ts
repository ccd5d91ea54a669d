import { downloadOriginalsSlip, markOriginalSeen, search } from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let engineering: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  engineering = await server.person('engineering');
});
afterAll(() => server.close());

/** An accepted application whose owner brings the occupancy permit, without a copy. */
async function createBroughtCase(): Promise<string> {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  await sql`
    update application set brought = '{R03}' where assessment_code = ${assessment_code}`.execute(server.api.db);
  await sql`
    delete from document_use u
    using application a
    where a.assessment_id = u.assessment_id and a.assessment_code = ${assessment_code} and u.requirement_code = 'R03'`.execute(
    server.api.db,
  );
  return assessment_code;
}

const print = (assessment_code: string, person = owner) =>
  server.request(downloadOriginalsSlip, person, { params: { assessment_code } });
const readText = async (assessment_code: string) =>
  readPdfPages((await print(assessment_code)).raw)
    .map(({ texts }) => texts.join(' '))
    .join(' ');

test('the slip names the application, the original and the office that checks it, and then that it was seen', async () => {
  const assessment_code = await createBroughtCase();
  const text = await readText(assessment_code);
  for (const part of ['Originals to bring', assessment_code, 'Occupancy permit', 'Engineering'])
    expect(text).toContain(part);
  expect(text).not.toContain('Seen:');
  await server.request(markOriginalSeen, engineering, {
    params: { assessment_code },
    body: { requirement_code: 'R03', is_seen: true },
  });
  expect(await readText(assessment_code)).toMatch(/Seen: Municipal\s+Engineering/);
});

test('the code on the slip opens the case at the desk of the office', async () => {
  const assessment_code = await createBroughtCase();
  const { data } = (await server.request(search, engineering, { query: { q: assessment_code } })).body;
  expect(data).toEqual([
    expect.objectContaining({ path: expect.stringMatching(/^\/engineering\/request\/clearances\?case=\d+$/) }),
  ]);
});

test('without an original to bring there is no slip, and another owner finds none', async () => {
  const { assessment_code } = await createAcceptedApplication(server, { owner, bplo });
  expect((await print(assessment_code)).status).toBe(409);
  expect((await print(await createBroughtCase(), await server.person('user'))).status).toBe(404);
});
