import {
  downloadPermit,
  downloadPrintedPermits,
  downloadPrintedSlips,
  MAX_PRINTED_PAPERS,
  printPermits,
  printVisitSlips,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
let rhu: TestPerson | undefined;
let visitedId = 0;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  rhu = fixture.people.officers.get('rhu');
  visitedId = fixture.stages.cleared_in_part.parts.get('rhu') ?? 0;
});
afterAll(() => server.close());

const print = (assessment_codes: readonly string[], person: TestPerson | undefined = fixture.people.bplo) =>
  server.request(printPermits, person, { body: { assessment_codes } });
const printSlips = (clearance_ids: readonly number[], person = rhu) =>
  server.request(printVisitSlips, person, { body: { clearance_ids } });
const listPrintedPermits = (print_id: string | null, person = fixture.people.bplo) =>
  server.request(downloadPrintedPermits, person, { params: { print_id: print_id ?? '' } });
const listPrintedSlips = (print_id: string | null, person = rhu) =>
  server.request(downloadPrintedSlips, person, { params: { print_id: print_id ?? '' } });
const readText = (page: ReturnType<typeof readPdfPages>[number] | undefined) => page?.texts.join(' ') ?? '';

async function listRecorded(act: string): Promise<string[]> {
  const { rows } = await sql<{ object_id: string }>`
    select object_id from audit_entry where act = ${act} order by id`.execute(server.api.db);
  return rows.map(({ object_id }) => object_id);
}

test('permits are printed in one file, each on a page of its own, and a case without one is refused beside them', async () => {
  const { issued, released, paid } = fixture.stages;
  const before = await listRecorded('permit.print');
  const { status, body } = await print([
    released.assessment_code,
    paid.assessment_code,
    'APP-2026-999999',
    issued.assessment_code,
  ]);
  expect(status).toBe(200);
  expect(body.data).toEqual([
    { code: released.assessment_code, outcome: 'done', message: null },
    {
      code: paid.assessment_code,
      outcome: 'refused',
      message: 'The permit for this application has not been released yet, so there is nothing to print.',
    },
    { code: 'APP-2026-999999', outcome: 'refused', message: 'Not found.' },
    { code: issued.assessment_code, outcome: 'done', message: null },
  ]);
  expect((await listRecorded('permit.print')).slice(before.length)).toEqual([released.permit_no, issued.permit_no]);

  const file = await listPrintedPermits(body.print_id);
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ]);
  const pages = readPdfPages(file.raw).map(readText);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain(released.permit_no);
  expect(pages[0]).toContain('NOT YET SIGNED');
  const singleFile = await server.request(downloadPermit, fixture.people.bplo, {
    params: { permit_no: issued.permit_no },
  });
  expect(pages[1]).toBe(readText(readPdfPages(singleFile.raw)[0]));
  // Two permits on the two sides of a sheet could not go to two owners.
  expect(file.raw.toString('latin1')).toContain('/Duplex /Simplex');
});

test('where nothing can be printed there is no file', async () => {
  const { body } = await print([fixture.stages.paid.assessment_code]);
  expect([body.data.map(({ outcome }) => outcome), body.print_id]).toEqual([['refused'], null]);
});

test('a prepared file belongs to its person, for ten minutes, and to its own kind', async () => {
  const { print_id } = (await print([fixture.stages.issued.assessment_code])).body;
  expect((await listPrintedPermits(print_id, fixture.people.clerk)).status).toBe(404);
  expect((await listPrintedSlips(print_id, fixture.people.bplo)).status).toBe(404);
  expect((await listPrintedPermits(print_id)).status).toBe(200);
  await server.api.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update audit_entry set at = at - interval '11 minutes' where object_id = ${print_id}`.execute(trx);
  });
  const lateFile = await listPrintedPermits(print_id);
  expect([lateFile.status, lateFile.body.error.message]).toEqual([
    404,
    'These documents are no longer ready to print. Please select them and print again.',
  ]);
});

test('slips are printed of planned visits, of the own office alone', async () => {
  const fireClearanceId = fixture.stages.cleared_in_part.parts.get('fire') ?? 0;
  const unplannedId = fixture.stages.cleared.parts.get('rhu') ?? 0;
  const { body } = await printSlips([fireClearanceId, visitedId, unplannedId, 999_999_999]);
  expect(body.data.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['refused', 'Not found.'],
    ['done', null],
    ['refused', 'No visit is scheduled for this case, so there is no slip to print.'],
    ['refused', 'Not found.'],
  ]);
  expect(await listRecorded('inspection.print')).toEqual(['INS-2026-00001']);
  const file = await listPrintedSlips(body.print_id);
  expect(file.status).toBe(200);
  expect(readText(readPdfPages(file.raw)[0])).toContain('INS-2026-00001');
});

test('more than fifty papers are not printed at once', async () => {
  const codes = Array.from(
    { length: MAX_PRINTED_PAPERS + 1 },
    (_, place) => `APP-2026-${String(place).padStart(6, '0')}`,
  );
  const { status, body } = await print(codes);
  expect([status, body.error.fields?.['assessment_codes']]).toEqual([
    422,
    ['Please select up to 50 documents to print at once.'],
  ]);
  expect((await printSlips(codes.map((_, place) => place + 1))).status).toBe(422);
});

test('a person without that desk prints nothing', async () => {
  const code = fixture.stages.issued.assessment_code;
  for (const person of [fixture.people.owner, fixture.people.affiliate, rhu])
    expect((await print([code], person)).status).toBe(403);
  expect((await print([code], fixture.people.signatory)).status).toBe(200);
  expect((await printSlips([visitedId], fixture.people.owner)).status).toBe(403);
});
