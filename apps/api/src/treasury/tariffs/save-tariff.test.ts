import {
  getOrdinance,
  getReference,
  getTariff,
  listOrdinances,
  saveTariff,
  startDraft,
  withdrawDraft,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTownFixture } from '../../testing/tariffs/town-fixture.ts';

const { server, people, admin, code, importCode, publish, waitUntilCached } = await openTownFixture('tubigan');
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));
afterEach(() =>
  sql`delete from ordinance_rehearsal; delete from ordinance_version where state <> 'PUBLISHED'`.execute(server.api.db),
);

const COUNTED = { 'charges.11.amount': 'Costs were counted' };
const toParams = (ordinance_version_id: number) => ({ params: { ordinance_version_id } });
const read = async (id: number, person = admin) => (await server.request(getTariff, person, toParams(id))).body;
const listFindings = async (id: number) =>
  (await server.request(getOrdinance, admin, toParams(id))).body.tariff?.findings ?? [];
const save = (
  id: number,
  { revision = 1, parts, reasons = {} }: { revision?: number; parts: object; reasons?: Record<string, string> },
  person = admin,
) => server.request(saveTariff, person, { ...toParams(id), body: { revision, parts: { ...parts }, reasons } });

async function importDraft(reasons: Record<string, string> = {}): Promise<number> {
  return (await importCode(code, reasons)).body.ordinance_version_id;
}

test('a document is read as it was imported, and a part of it is saved at its revision', async () => {
  const id = await importDraft();
  expect(await read(id, people.treasurer)).toMatchObject({ revision: 1, is_converted: false, tariff: { ...code } });
  const charges = code.charges.map((charge, index) => (index === 0 ? { ...charge, section: '21(a) bis' } : charge));
  const { status, body } = await save(id, { parts: { charges }, reasons: COUNTED });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { revision: 2, findings: expect.arrayContaining([expect.objectContaining(COUNTED_FINDING)]) as unknown },
  });
  expect(await read(id)).toMatchObject({ revision: 2, tariff: { ...code, charges } });
  const { body: version } = await server.request(getOrdinance, admin, toParams(id));
  expect(version).toMatchObject({
    revision: 2,
    tariff: { lines: 21 },
    acts: expect.arrayContaining(['save']) as unknown,
  });
});

test('a draft is read with the barangays and the offices that it may name, a published version without', async () => {
  const { offices, barangays } = await read(await importDraft(), people.treasurer);
  expect(offices?.map(({ office }) => office)).toEqual(expect.arrayContaining(['fire', 'rhu', 'barangay']) as unknown);
  expect(barangays).toContainEqual({ brgycode: '9990101001', name: 'Bagong Silang', former_codes: [] });
  const { data } = (await server.request(listOrdinances, admin)).body;
  const publishedVersion = data.find(({ state }) => state === 'PUBLISHED');
  expect(await read(publishedVersion?.ordinance_version_id ?? 0)).not.toHaveProperty('barangays');
});
const COUNTED_FINDING = { path: 'charges.11.amount', reason: 'Costs were counted' };

test('of two people who opened the same revision, the second one loses nothing of the first', async () => {
  const id = await importDraft();
  expect((await save(id, { parts: { lines: code.lines.slice(1) } })).status).toBe(200);
  expect((await save(id, { parts: { lines: code.lines } })).status).toBe(409);
  expect((await read(id)).tariff['lines']).toHaveLength(20);
});

test('a part that is no tariff is refused at its place, and nothing of the save is kept', async () => {
  const id = await importDraft();
  const [first, ...rest] = code.charges;
  const wrong = { ...first, amount: { kind: 'FIXED', amount: '1.5E+5' } };
  const refusedReply = await save(id, { parts: { charges: [wrong, ...rest], lines: [] } });
  expect(refusedReply).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('charges.0.amount.amount') as string } },
  });
  expect((await save(id, { parts: { surprise: [] } })).status).toBe(422);
  expect((await save(id, { parts: {} })).status).toBe(422);
  expect((await save(id, { parts: { charges: null } })).status).toBe(422);
  expect(await read(id)).toMatchObject({ revision: 1, tariff: { ...code } });
});

test('an optional part is removed by an empty one, and another first day is checked', async () => {
  const id = await importDraft();
  expect((await save(id, { parts: { deficiency: null, effective_on: '2026-01-01' } })).status).toBe(200);
  const { tariff } = await read(id);
  expect(tariff).toMatchObject({ effective_on: '2026-01-01' });
  expect(tariff).not.toHaveProperty('deficiency');
  const { body: version } = await server.request(getOrdinance, admin, toParams(id));
  expect(version.effective_on).toBe('2026-01-01');
  const [publishedVersion] = (await server.request(listOrdinances, admin)).body.data.filter(
    ({ state }) => state === 'PUBLISHED',
  );
  const usedNames = { version: publishedVersion?.version, effective_on: publishedVersion?.effective_on };
  expect((await save(id, { revision: 2, parts: { version: usedNames.version } })).status).toBe(422);
  expect((await save(id, { revision: 2, parts: { effective_on: usedNames.effective_on } })).status).toBe(422);
});

test('a reason stays with its row when rows before it go, and ends when its row changes', async () => {
  const id = await importDraft(COUNTED);
  const findReason = (findings: readonly { path: string; reason: string | null }[], path: string) =>
    findings.find((finding) => finding.path === path)?.reason;
  const withoutFirst = code.charges.slice(1);
  const movedReply = await save(id, { parts: { charges: withoutFirst } });
  expect(movedReply.status).toBe(200);
  const storedReasons = await sql<{ tariff_reasons: object }>`
    select tariff_reasons from ordinance_version where ordinance_version_id = ${id}`.execute(server.api.db);
  expect(storedReasons.rows[0]?.tariff_reasons).toEqual({ 'charges.10.amount': 'Costs were counted' });
  const changedCharges = code.charges.map((row, index) => (index === 11 ? { ...row, section: '99' } : row));
  const { body } = await save(id, { revision: 2, parts: { charges: changedCharges } });
  expect(findReason(body.findings, 'charges.11.amount')).toBeNull();
});

test('only those who draft a revenue code save one, and only while it is a draft', async () => {
  const id = await importDraft();
  const parts = { lines: code.lines };
  expect((await save(id, { parts }, people.owner)).status).toBe(403);
  expect((await save(id, { parts }, people.clerk)).status).toBe(403);
  await server.request(withdrawDraft, admin, { ...toParams(id), body: { reason: 'Not yet' } });
  expect((await save(id, { parts })).status).toBe(409);
});

test('a version of the former shape is read as tables, and a draft of it is edited as tables', async () => {
  const { data } = (await server.request(listOrdinances, admin)).body;
  const first = data.findLast(({ state }) => state === 'PUBLISHED')?.ordinance_version_id ?? 0;
  const convertedCode = await read(first);
  expect(convertedCode).toMatchObject({ is_converted: true, tariff: { government: 'CITY' } });
  expect((await save(first, { parts: { lines: [] } })).status).toBe(409);
  const start = (version: string, edit_as: 'PARTS' | 'TABLES') =>
    server.request(startDraft, admin, {
      ...toParams(first),
      body: { version, effective_on: '2027-01-01', edit_as },
    });
  const plain = (await start('PLAIN-2027', 'PARTS')).body.ordinance_version_id;
  expect((await server.request(getTariff, admin, toParams(plain))).status).toBe(404);
  expect((await save(plain, { parts: { lines: [] } })).status).toBe(409);
  await server.request(withdrawDraft, admin, { ...toParams(plain), body: { reason: 'As tables' } });
  const tables = (await start('TABLES-2027', 'TABLES')).body.ordinance_version_id;
  const draft = await read(tables);
  expect(draft).toMatchObject({ is_converted: false, revision: 1, tariff: { version: 'TABLES-2027' } });
  expect(draft.tariff['charges']).toEqual(convertedCode.tariff['charges']);
  expect((await listFindings(tables)).filter(({ weight }) => weight === 'REFUSED')).toEqual([]);
});

test('a published document starts the next draft, and earlier years keep their lines of business', async () => {
  const listLines = async () => (await server.request(getReference, people.owner)).body.lines;
  const { data } = (await server.request(listOrdinances, admin)).body;
  const first = data.findLast(({ state }) => state === 'PUBLISHED')?.ordinance_version_id ?? 0;
  const before = await listLines();
  const { ordinance_version_id } = (
    await server.request(startDraft, admin, {
      ...toParams(first),
      body: { version: 'TABLES-2027', effective_on: '2027-01-01', edit_as: 'TABLES' },
    })
  ).body;
  const findings = await listFindings(ordinance_version_id);
  const reasons = Object.fromEntries(findings.map(({ path }) => [path, 'Read with the ordinance']));
  const { tariff } = await read(ordinance_version_id);
  await save(ordinance_version_id, { parts: { lines: tariff['lines'] }, reasons });
  expect((await publish(ordinance_version_id)).body).toMatchObject({ state: 'PUBLISHED' });
  await waitUntilCached('TABLES-2027');
  expect(await listLines()).toEqual(before);
  const next = await server.request(startDraft, admin, {
    ...toParams(ordinance_version_id),
    body: { version: 'TABLES-2028', effective_on: '2028-01-01' },
  });
  expect(await read(next.body.ordinance_version_id)).toMatchObject({
    tariff: { version: 'TABLES-2028', effective_on: '2028-01-01', lines: tariff['lines'] },
  });
});
