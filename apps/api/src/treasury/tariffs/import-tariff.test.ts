import { getOrdinance, saveDraft, startDraft, withdrawDraft } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTownFixture } from '../../testing/tariffs/town-fixture.ts';

const { server, people, admin, code, importCode, publish } = await openTownFixture('tubigan');
const SILANGAN = '9990101015';
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-01-12T09:00:00+08:00'));
afterEach(() =>
  sql`delete from ordinance_rehearsal; delete from ordinance_version where state <> 'PUBLISHED'`.execute(server.api.db),
);

const read = async (ordinance_version_id: number, person = admin) =>
  (await server.request(getOrdinance, person, { params: { ordinance_version_id } })).body;

test('a code for another kind of government than the set-up has needs a reason', async () => {
  const other = { ...code, government: 'MUNICIPALITY' };
  const findGovernment = async (tariff: object, reasons = {}) => {
    const { body } = await importCode(tariff, reasons);
    const { tariff: draft } = await read(body.ordinance_version_id);
    await sql`delete from ordinance_rehearsal; delete from ordinance_version where state <> 'PUBLISHED'`.execute(
      server.api.db,
    );
    return draft?.findings.find(({ path }) => path === 'government');
  };
  expect(await findGovernment(code)).toBeUndefined();
  expect(await findGovernment(other)).toMatchObject({
    weight: 'REASON',
    law: 'LGC s.144, 151',
    message: expect.stringMatching(/local government: Municipality\. The set-up has this type: City\./) as string,
    reason: null,
  });
  const reasons = { government: 'The cityhood takes effect after this code' };
  expect(await findGovernment(other, reasons)).toMatchObject({ reason: reasons.government });
});

test('a document that is no tariff is refused at its first place', async () => {
  const refuse = async (overrides: object) => (await importCode({ ...code, ...overrides })).body.error;
  expect(await refuse({ effective_on: 'soon' })).toMatchObject({
    code: 'invalid',
    fields: { 'tariff.effective_on': ['Please check this part.'] },
  });
  expect(await refuse({ surprise: 1 })).toMatchObject({ fields: { 'tariff.surprise': ['Please check this part.'] } });
  const [first, ...rest] = code.charges;
  const charges = [{ ...first, amount: { kind: 'FIXED', amount: '1.5E+5' } }, ...rest];
  expect(await refuse({ charges })).toMatchObject({
    message: expect.stringContaining('charges.0.amount.amount') as string,
  });
  expect((await importCode([])).status).toBe(422);
});

test('only those who draft a revenue code import one', async () => {
  expect((await importCode(code, {}, people.owner)).status).toBe(403);
  expect((await importCode(code, {}, people.clerk)).status).toBe(403);
});

test('what the check refuses is imported and read, and never published', async () => {
  const [first, ...rest] = code.lines;
  const { body } = await importCode({ ...code, lines: [{ ...first, tax: 'nowhere' }, ...rest] });
  expect(body.findings).toMatchObject([{ path: 'lines.0.tax', weight: 'REFUSED', reason: null }]);
  expect(await publish(body.ordinance_version_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('The check found errors in this revenue code') as string } },
  });
  expect(await read(body.ordinance_version_id, people.treasurer)).toMatchObject({
    tariff: { lines: 21, findings: [{ path: 'lines.0.tax' }] },
    why_not_publish: expect.stringContaining('The check found errors') as string,
  });
});

test('a group of barangays that leaves one out is refused, because nobody there could be billed', async () => {
  const index = code.measures.findIndex(({ values = [] }) => values.some(({ barangays }) => barangays));
  const measures = code.measures.map((measure) => ({
    ...measure,
    ...(measure.values && {
      values: measure.values.map(({ barangays, ...value }) => ({
        ...value,
        ...(barangays && { barangays: barangays.filter((brgycode) => brgycode !== SILANGAN) }),
      })),
    }),
  }));
  const { body } = await importCode({ ...code, measures });
  expect(body.findings.find(({ path }) => path === `measures.${index}.values`)).toMatchObject({
    weight: 'REFUSED',
    message: expect.stringContaining('Silangan') as string,
  });
});

test('what the check asks needs the drafter’s reason, which the second person reads', async () => {
  const unread = { ...code.measures[0], code: 'moons', name: { en: 'Moons', fil: 'Mga buwan' } };
  const measures = [...code.measures, unread];
  const { body } = await importCode({ ...code, measures });
  const finding = body.findings.find(({ path }) => path.startsWith('measures.'));
  // Its permit is a share of the tax (LGC s.147).
  expect(body.findings.map(({ path }) => path)).toEqual([finding?.path, 'charges.11.amount']);
  expect(finding).toMatchObject({ weight: 'ASKED', reason: null });
  expect(await publish(body.ordinance_version_id)).toMatchObject({
    status: 409,
    body: { error: { message: expect.stringContaining('need an explanation') as string } },
  });
  const reasons = {
    [finding?.path ?? '']: 'Counted for the census',
    'charges.11.amount': 'Costs were counted by the treasury',
  };
  const secondImport = await importCode({ ...code, measures }, reasons);
  expect(secondImport.body).toMatchObject({ ordinance_version_id: body.ordinance_version_id, revision: 2 });
  expect((await read(body.ordinance_version_id, people.treasurer)).tariff?.findings).toMatchObject([
    { reason: 'Counted for the census' },
    { reason: 'Costs were counted by the treasury' },
  ]);
  expect((await publish(body.ordinance_version_id, admin)).status).toBe(403);
});

test('beside the document the municipality keeps its routing, and changes nothing that the document says', async () => {
  const { body } = await importCode(code);
  const params = { ordinance_version_id: body.ordinance_version_id };
  const { content, revision } = await read(body.ordinance_version_id);
  expect(content).toMatchObject({ fees: [], exemptions: [], due: { renewal_window: { last_day: '01-20' } } });
  const save = (section: 'routing' | 'fees') =>
    server.request(saveDraft, admin, { params, body: { section, revision, values: content[section] } as never });
  expect((await save('fees')).status).toBe(409);
  expect((await save('routing')).status).toBe(200);
});

test('an open draft of the same version before is not passed by, and a withdrawn one is copied with its document', async () => {
  const { body } = await importCode(code);
  expect((await importCode({ ...code, version: 'TUBIGAN-2030', effective_on: '2030-01-01' })).status).toBe(409);
  const params = { ordinance_version_id: body.ordinance_version_id };
  await server.request(withdrawDraft, admin, { params, body: { reason: 'Not yet' } });
  const copy = await server.request(startDraft, admin, {
    params,
    body: { version: 'TUBIGAN-2027', effective_on: '2027-01-01' },
  });
  expect(await read(copy.body.ordinance_version_id)).toMatchObject({ version: 'TUBIGAN-2027', tariff: { lines: 21 } });
});
