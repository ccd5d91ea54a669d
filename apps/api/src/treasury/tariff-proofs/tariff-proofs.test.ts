import { parseDocumentFile, writeDocumentWorkbook } from '@ebpls/code-files';
import {
  acceptDifferences,
  downloadProofTemplate,
  getOrdinance,
  getTariffProof,
  listProofBills,
  proveTariff,
  updateProof,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTownFixture, readTown, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';
import { uploadTariffFile } from '../../testing/tariffs/tariff-upload.ts';

const { server, people, admin, code, importCode, publish } = await openTownFixture('maliwanag');
const workedBills = readTown<readonly WorkedBill[]>('maliwanag', 'bills');
const REASONS = { 'payment.early': 'The treasurer refunds it.' };
let ordinance_version_id = 0;

beforeEach(async () => {
  server.setNow('2026-01-12T09:00:00+08:00');
  ordinance_version_id = (await importCode(code, REASONS)).body.ordinance_version_id;
});
afterEach(() =>
  sql`
    delete from ordinance_rehearsal;
    delete from tariff_proof;
    delete from ordinance_version where state <> 'PUBLISHED'`.execute(server.api.db),
);
afterAll(() => server.close());

const prove = (bills: unknown, person = admin) =>
  uploadTariffFile(server, proveTariff, {
    who: person,
    name: 'bills.json',
    bytes: JSON.stringify(bills),
    params: { ordinance_version_id },
  });
const readProof = async (person = people.treasurer) =>
  (await server.request(getTariffProof, person, { params: { ordinance_version_id } })).body;
const listBills = async (query: Readonly<Record<string, string>> = {}) =>
  (await server.request(listProofBills, people.treasurer, { params: { ordinance_version_id }, query })).body;
const accept = (body: object, person = people.treasurer) =>
  server.request(acceptDifferences, person, { params: { ordinance_version_id }, body });

/** The worked bills, with 100.00 more charged for the permit of the first of them. */
function raisePermits(count: number): WorkedBill[] {
  return workedBills.map((bill, index) => ({
    ...bill,
    charges: bill.charges.map((charge) =>
      index < count && charge.code === PERMIT ? { ...charge, amount: raise(charge.amount) } : charge,
    ),
  }));
}
const raise = (amount: string): string => `${Number(amount.replaceAll(',', '')) + 100}.00`;
const PERMIT = 'PERMIT';

test('bills that come out the same prove a draft, which a second person then publishes', async () => {
  expect((await prove({ bills: workedBills })).body).toEqual({ ordinance_version_id, proof_no: 1 });
  expect(await readProof()).toMatchObject({
    version: code.version,
    proof: {
      bills: 20,
      equal: 20,
      different: 0,
      refused: 0,
      open: 0,
      is_current: true,
      difference: '0.00',
      groups: [],
    },
    acts: ['prove', 'accept'],
  });
  expect((await publish(ordinance_version_id)).status).toBe(200);
  expect((await listBills()).data).toHaveLength(20);
  await sql`
    alter table ordinance_version disable trigger ordinance_kept;
    delete from ordinance_rehearsal;
    delete from ordinance_version where ordinance_version_id = ${sql.lit(ordinance_version_id)};
    alter table ordinance_version enable trigger ordinance_kept`.execute(server.api.db);
});

test('a bill that differs names the charge, both amounts and the reason, and forbids publication until a second person accepts it', async () => {
  await prove(raisePermits(1));
  const { proof } = await readProof();
  expect(proof).toMatchObject({ equal: 19, different: 1, open: 1, difference: '-100.00' });
  expect(proof?.groups).toMatchObject([
    { charge: PERMIT, direction: 'LESS', bills: 1, open: 1, difference: '-100.00' },
  ]);
  const [bill, ...overrides] = (await listBills({ outcome: 'DIFFERENT' })).data;
  expect(overrides).toEqual([]);
  expect(bill).toMatchObject({
    bill_no: 1,
    title: workedBills[0]?.title,
    differences: [{ charge: PERMIT, direction: 'LESS', accepted_by: null }],
  });
  expect(bill?.differences[0]?.explanation.at(-1)).toMatch(/^To pay: [\d,.]+\.$/);
  expect(await publish(ordinance_version_id)).toMatchObject({
    status: 409,
    body: { error: { message: 'Some differences from past bills are not accepted yet.' } },
  });
  const version = await server.request(getOrdinance, people.treasurer, { params: { ordinance_version_id } });
  expect(version.body.why_not_publish).toBe('Some differences from past bills are not accepted yet.');

  const body = { proof_no: 1, charge: PERMIT, direction: 'LESS', bill_no: 1, reason: 'The fee was lowered' };
  expect((await accept(body, admin)).status).toBe(403);
  expect((await accept(body, people.clerk)).status).toBe(403);
  expect((await accept({ ...body, direction: 'MORE' })).status).toBe(404);
  expect((await accept({ ...body, proof_no: 2 })).status).toBe(409);
  expect((await accept(body)).body).toEqual({ accepted: 1, open: 0 });
  expect((await accept(body)).status).toBe(404);
  expect((await listBills({ charge: PERMIT })).data[0]?.differences[0]).toMatchObject({
    accepted_by: expect.any(String) as string,
    reason: 'The fee was lowered',
  });
});

test('all differences of a charge in one direction are accepted at once, and no other', async () => {
  await prove(raisePermits(20));
  const { proof } = await readProof();
  const [group] = proof?.groups ?? [];
  expect(group?.bills).toBeGreaterThan(1);
  const reply = await accept({ proof_no: 1, charge: PERMIT, direction: 'LESS', reason: 'The ordinance lowers it' });
  expect(reply.body).toEqual({ accepted: group?.bills, open: (proof?.open ?? 0) - (group?.bills ?? 0) });
});

test('who sends the bills is an editor, and never the one who accepts', async () => {
  const drafter = await server.person('admin', { firstname: 'Nena', lastname: 'Reyes' });
  await server.permit(drafter, ['treasurer']);
  await prove(raisePermits(1), drafter);
  expect((await readProof(drafter)).why_not_accept).toMatch(/^You worked on this draft/);
  const body = { proof_no: 1, charge: PERMIT, direction: 'LESS', reason: 'Mine' };
  expect((await accept(body, drafter)).status).toBe(403);
  expect((await prove(workedBills, people.clerk)).status).toBe(403);
});

test('a draft that changed is proved again, and a difference that stays the same stays accepted', async () => {
  await prove(raisePermits(1));
  await accept({ proof_no: 1, charge: PERMIT, direction: 'LESS', reason: 'The fee was lowered' });
  await importCode({ ...code, title: { en: 'Amended', fil: 'Binago' } }, REASONS);
  expect((await readProof()).proof).toMatchObject({ is_current: false });
  expect(await publish(ordinance_version_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('compute the bills again') as string } },
  });
  const secondUpdate = await server.request(updateProof, admin, { params: { ordinance_version_id } });
  expect(secondUpdate.body).toEqual({ ordinance_version_id, proof_no: 2 });
  expect((await readProof()).proof).toMatchObject({ is_current: true, different: 1, open: 0 });
  await prove(raisePermits(1));
  expect((await readProof()).proof).toMatchObject({ proof_no: 3, open: 1 });
});

test('a bill that cannot be computed is named with its cell, and forbids publication', async () => {
  const [first] = workedBills;
  const bills = [
    { ...first, case: { ...first?.case, lines: [{ line: 'NONE', measures: {} }] } },
    ...workedBills.slice(1),
  ];
  const reply = await uploadTariffFile(server, proveTariff, {
    who: admin,
    name: 'bills.xlsx',
    bytes: await writeDocumentWorkbook({ bills }),
    params: { ordinance_version_id },
  });
  expect(reply.status).toBe(200);
  const [bill] = (await listBills({ outcome: 'REFUSED' })).data;
  expect(bill?.refusal).toEqual({
    place: expect.stringMatching(/^bills\.0\.case\.lines\.0.* \(bill\.case\.lines![A-Z]+2\)$/) as string,
    message: 'The revenue code has no line of business “NONE”.',
  });
  expect(await publish(ordinance_version_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('could not be computed') as string } },
  });
});

test('a file without bills, or with more than two thousand, is refused and the proof before stays', async () => {
  await prove(workedBills);
  expect((await prove({})).body.error?.fields).toEqual({ file: [expect.stringContaining('no bills') as string] });
  const many = Array.from({ length: 2_001 }, () => workedBills[0]);
  expect((await prove(many)).body.error?.fields).toEqual({ file: ['A file can have at most 2,000 bills.'] });
  expect((await readProof()).proof).toMatchObject({ proof_no: 1, bills: 20 });
});

test('past bills are computed as if the code had been in force in their year', async () => {
  const older = workedBills.map((bill) => ({ ...bill, case: { ...bill.case, tax_year: 2024, as_of: '2024-01-15' } }));
  await prove(older.slice(0, 1));
  expect((await readProof()).proof).toMatchObject({ refused: 0 });
});

test('the sample sheet has a column for each measure, and is read back', async () => {
  const { raw, status } = await server.request(downloadProofTemplate, admin, { params: { ordinance_version_id } });
  expect(status).toBe(200);
  const read = await parseDocumentFile(raw, 'sample.xlsx');
  if (read.problems) throw new Error(JSON.stringify(read.problems));
  const columns = [...(read.places?.keys() ?? [])];
  const isColumn = (measure: string): boolean => columns.some((column) => column.endsWith(`.measures.${measure}`));
  expect(code.measures.filter((measure) => !isColumn(measure.code))).toEqual([]);
});
