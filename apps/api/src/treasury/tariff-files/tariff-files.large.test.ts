import { parseDocumentFile, writeDocumentWorkbook } from '@ebpls/code-files';
import {
  downloadTariff,
  getOrdinance,
  getTariff,
  importTariffFile,
  listOrdinances,
  previewTariffFile,
  saveFindingReason,
} from '@ebpls/contracts';
import type { TariffText } from '@ebpls/contracts/tariff';
import { sql } from 'kysely';

import { createForm, registerBusiness } from '../../testing/application-fixture.ts';
import { openTownFixture } from '../../testing/tariffs/town-fixture.ts';
import { uploadTariffFile } from '../../testing/tariffs/tariff-upload.ts';

const { server, people, admin, code, publish } = await openTownFixture('tubigan');
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));
afterEach(() =>
  sql`delete from ordinance_rehearsal; delete from ordinance_version where state <> 'PUBLISHED'`.execute(server.api.db),
);

const FIL = { 'accept-language': 'fil' };
const copyCode = (change: (text: TariffText) => void): TariffText => {
  const text = structuredClone(code);
  change(text);
  return text;
};
const preview = async (document: object, headers: Readonly<Record<string, string>> = {}) =>
  (
    await uploadTariffFile(server, previewTariffFile, {
      who: admin,
      name: 'code.xlsx',
      bytes: await writeDocumentWorkbook(document),
      headers,
    })
  ).body;
const importFile = async (document: object, person = admin) =>
  uploadTariffFile(server, importTariffFile, { who: person, name: 'code.json', bytes: JSON.stringify(document) });
const read = async (ordinance_version_id: number, person = admin) =>
  (await server.request(getOrdinance, person, { params: { ordinance_version_id } })).body;
const listVersionNames = async () =>
  (await server.request(listOrdinances, admin)).body.data.map(({ version }) => version);
const saveReason = (ordinance_version_id: number, body: { path: string; reason: string }, person = admin) =>
  server.request(saveFindingReason, person, { params: { ordinance_version_id }, body });

test('a workbook that is wrong names sheet and cell in the language of the reader, and nothing is stored', async () => {
  const before = await listVersionNames();
  const wrong = { ...code, government: 'VILLAGE' };
  expect(await preview(wrong)).toEqual({
    problems: [
      {
        place: expect.stringMatching(/^government \(code![A-Z]+2\)$/) as string,
        message: 'This is not one of the allowed values: MUNICIPALITY, METRO_MANILA_MUNICIPALITY, CITY.',
      },
    ],
    preview: null,
  });
  const { problems } = await preview(wrong, FIL);
  expect(problems.map(({ message }) => message)).toEqual([
    'Hindi ito isa sa mga pinapayagang pagpipilian: MUNICIPALITY, METRO_MANILA_MUNICIPALITY, CITY.',
  ]);
  expect(await importFile(wrong)).toMatchObject({
    status: 422,
    body: { error: { message: expect.stringContaining('government') as string } },
  });
  expect(await listVersionNames()).toEqual(before);
});

test.each([
  ['code.xlsx', 'no workbook', 'This file is not an Excel workbook (.xlsx).'],
  ['code.json', '{', 'This is not valid JSON.'],
  ['code.json', '{"version":"\\u0000"}', 'This value is not valid. Please check it.'],
])('%s that is none is refused', async (name, bytes, message) => {
  const { body } = await uploadTariffFile(server, previewTariffFile, { who: admin, name, bytes });
  expect(body).toMatchObject({ problems: [{ message }], preview: null });
});

test('a preview counts what is new and gone against the version in force, and stores nothing', async () => {
  const before = await listVersionNames();
  const { preview: codePreview } = await preview(code);
  expect(codePreview).toMatchObject({
    version: code.version,
    lines: code.lines.length,
    charges: code.charges.length,
    replaces_draft: false,
    refused: 0,
  });
  const lines = codePreview?.amendment?.counts.find(({ part }) => part === 'lines');
  expect(lines).toMatchObject({ name: 'Line of business', added: code.lines.length });
  expect(lines?.removed).toBeGreaterThan(50);
  expect(await listVersionNames()).toEqual(before);
});

test('an imported file becomes the draft, whose changes against itself are none', async () => {
  const { ordinance_version_id, revision } = (await importFile(code)).body;
  expect(revision).toBe(1);
  const document = await server.request(downloadTariff, admin, {
    params: { ordinance_version_id },
    query: { format: 'xlsx' },
  });
  const workbook = await parseDocumentFile(document.raw, 'code.xlsx');
  expect(workbook.problems ?? workbook.document).toEqual(code);
  expect((await preview(code)).preview).toMatchObject({ replaces_draft: true });
  const { rows } = await sql<{ detail: object }>`
    select detail from audit_entry where act = 'ordinance.import' order by id desc limit 1`.execute(server.api.db);
  expect(rows[0]?.detail).toMatchObject({ version: code.version, file_name: 'code.json' });
});

test('a version of the former shape is downloaded as a document that the check accepts', async () => {
  const { data } = (await server.request(listOrdinances, admin)).body;
  const params = { ordinance_version_id: data.at(-1)?.ordinance_version_id ?? 0 };
  const { raw, headers } = await server.request(downloadTariff, people.clerk, { params, query: { format: 'json' } });
  expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+\.json"$/);
  const { body } = await uploadTariffFile(server, previewTariffFile, { who: admin, name: 'code.json', bytes: raw });
  expect(body).toMatchObject({ problems: [], preview: { refused: 0 } });
});

test('only those who draft a revenue code preview or import a file', async () => {
  for (const person of [people.owner, people.clerk]) {
    expect((await importFile(code, person)).status).toBe(403);
    const reply = await uploadTariffFile(server, previewTariffFile, { who: person, name: 'code.json', bytes: '{}' });
    expect(reply.status).toBe(403);
  }
});

test('a reason is saved with its finding, moves with it, and makes its writer an editor', async () => {
  const { ordinance_version_id } = (await importFile(code)).body;
  expect((await saveReason(ordinance_version_id, { path: 'nowhere', reason: 'In advance' })).status).toBe(404);
  const second = await server.person('admin', { firstname: 'Nena', lastname: 'Reyes' });
  const path = 'charges.11.amount';
  expect((await saveReason(ordinance_version_id, { path, reason: 'Costs were counted' }, second)).status).toBe(200);
  const draft = await read(ordinance_version_id);
  expect(draft).toMatchObject({ revision: 1, editors: expect.arrayContaining(['Nena Reyes']) as string[] });
  expect(draft.tariff?.findings.find((finding) => finding.path === path)).toMatchObject({
    reason: 'Costs were counted',
    law: 'LGC s.147',
  });
  const movedCode = copyCode((text) => text.charges.unshift(...text.charges.splice(11, 1)));
  await importFile(movedCode);
  expect((await read(ordinance_version_id)).tariff?.findings.map((each) => [each.path, each.reason])).toEqual([
    ['charges.0.amount', 'Costs were counted'],
  ]);
});

test('a line that businesses have and nothing takes the place of needs an answer before publication', async () => {
  const { ordinance_version_id } = (await importFile(code)).body;
  await saveReason(ordinance_version_id, { path: 'charges.11.amount', reason: 'Decided by the treasurer' });
  expect(await read(ordinance_version_id, people.treasurer)).toMatchObject({
    why_not_publish: expect.stringContaining('test the current draft') as string,
  });
  const company_code = await registerBusiness(server, people.owner, createForm('Bayad'));
  await sql`update business set line_ids = '{L04}', state = 'ACTIVE' where company_code = ${company_code}`.execute(
    server.api.db,
  );
  const lastFinding = (await read(ordinance_version_id)).tariff?.findings.at(-1);
  expect(lastFinding).toMatchObject({ path: 'was.L04', weight: 'REASON', reason: null });
  expect(lastFinding?.message).toMatch(/^Businesses with the line of business .+ \(L04\): 1\./);
  expect(await publish(ordinance_version_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('need an explanation') as string } },
  });
  const { line_uses } = (await server.request(getTariff, admin, { params: { ordinance_version_id } })).body;
  expect(line_uses).toContainEqual({ line: 'L04', name: expect.stringMatching(/./) as string, businesses: 1 });
  const answeredCode = copyCode(({ lines: [first] }) => Object.assign(first ?? {}, { was: ['L04'] }));
  await importFile(answeredCode);
  expect((await read(ordinance_version_id)).tariff?.findings.map(({ path }) => path)).not.toContain('was.L04');
});
