import { getAssessment, getCompany, getRenewal, saveAssessmentDraft } from '@ebpls/contracts';
import { sql } from 'kysely';

import { openTownFixture, readTown, toDeclaration, type WorkedBill } from '../../testing/tariffs/town-fixture.ts';

const { server, people, code, prepareRenewal, file, openCode } = await openTownFixture('maliwanag');
const bill = readTown<readonly WorkedBill[]>('maliwanag', 'bills').find(
  ({ title }) => title === 'Hardware wholesaler above the last bracket, with a sign',
);
const declaredLine = bill?.case.lines[0]?.line ?? '';
const tax = code.lines.find((line) => line.code === declaredLine)?.tax;
const [neighbour, ...others] = code.lines.filter((line) => line.tax === tax && line.code !== declaredLine);
const otherTaxLine = code.lines.find((line) => line.tax !== tax);
if (bill === undefined || neighbour === undefined || otherTaxLine === undefined)
  throw new Error('the example has them');

/** Lines of the catalogue that the municipality used before: L04 was renamed, L07 split in two. */
const was: Readonly<Record<string, string[]>> = { [declaredLine]: ['L04', 'L07'], [neighbour.code]: ['L07'] };

beforeAll(() =>
  openCode({
    ...code,
    lines: code.lines.map((line) => (was[line.code] === undefined ? line : { ...line, was: was[line.code] })),
  }),
);
afterAll(() => server.close());

/** The draft of a renewal by a business that is registered with a line of the code before. */
async function prepareReplaced(line: string) {
  const lines = bill?.case.lines.map((each) => ({ ...each, line })) ?? [];
  const renewal = await prepareRenewal({ ...bill, case: { ...bill?.case, lines } } as WorkedBill);
  const former = { ...toDeclaration(bill as WorkedBill, 'ANNUAL') };
  await sql`
    update application a
    set declaration = ${JSON.stringify({ ...former, lines: former.lines.map((row) => ({ ...row, line })) })}::jsonb
    from business b
    where b.business_id = a.business_id and b.company_code = ${renewal.company_code} and a.tax_year = 2025`.execute(
    server.api.db,
  );
  const params = { assessment_code: renewal.assessment_code };
  const read = async () => (await server.request(getAssessment, people.owner, { params })).body;
  const readRenewal = async () => (await server.request(getRenewal, people.owner, { params })).body.renewal;
  const choose = async (chosenLine: string) => {
    const { draft_revision } = await read();
    const values = { replaced_lines: [{ was: line, line: chosenLine }] };
    return server.request(saveAssessmentDraft, people.owner, { params, body: { values, draft_revision } });
  };
  return { ...renewal, params, read, readRenewal, choose };
}

const declare = (line = declaredLine, overrides: object = {}) => {
  const declaration = toDeclaration(bill as WorkedBill, 'ANNUAL');
  return { ...declaration, ...overrides, lines: declaration.lines.map((row) => ({ ...row, line })) };
};

test('the only successor of a line is selected, renews unchanged, and is registered with the filing', async () => {
  const { company_code, assessment_code, read, readRenewal } = await prepareReplaced('L04');
  const { lines, measures, replaced_lines, former_measures } = await read();
  expect(lines.map(({ line }) => line)).toEqual([declaredLine]);
  expect(measures?.length).toBeGreaterThan(0);
  expect(former_measures?.lines.map(({ line }) => line)).toEqual([declaredLine]);
  expect(replaced_lines).toMatchObject([{ was: 'L04', line: declaredLine, has_one_successor: true }]);
  expect(replaced_lines?.[0]?.options.map(({ line }) => line)).toEqual(
    [declaredLine, ...[neighbour, ...others].map((line) => line.code)].toSorted(
      (one, other) => Number(other === declaredLine) - Number(one === declaredLine),
    ),
  );
  expect(await readRenewal()).toMatchObject({ is_unchanged: true, lines: [{ line: declaredLine, had_sales: true }] });

  const filingReply = await file(assessment_code, declare());
  expect(filingReply.status).toBe(200);
  const company = (await server.request(getCompany, people.owner, { params: { company_code } })).body;
  expect(company.form).toMatchObject({ activity: { lines: [{ line: declaredLine, is_principal: true }] } });
  const params = { assessment_code: filingReply.body.assessment_code };
  const { declaration, replaced_lines: chosenLines } = (await server.request(getAssessment, people.clerk, { params }))
    .body;
  expect(declaration).toMatchObject({ replaced_lines: [{ was: 'L04', line: declaredLine }] });
  expect(chosenLines).toMatchObject([{ was: 'L04', line: declaredLine, options: [] }]);
  expect(chosenLines?.[0]?.was_name).not.toBe('L04');
});

test('lines that the owner is changing in the registration stay as they were typed when the renewal is filed', async () => {
  const { company_code, assessment_code } = await prepareReplaced('L04');
  const readDraftLines = async () => {
    const { rows } = await sql<{ lines: { line: string; products: string }[] }>`
      select draft #> '{activity,lines}' as lines
      from business
      where company_code = ${company_code}`.execute(server.api.db);
    return rows[0]?.lines;
  };
  await sql`
    update business
    set draft = jsonb_set(form, '{activity,lines,0,products}', '"Typed meanwhile"')
    where company_code = ${company_code}`.execute(server.api.db);
  expect((await file(assessment_code, declare())).status).toBe(200);
  expect(await readDraftLines()).toMatchObject([{ line: 'L04', products: 'Typed meanwhile' }]);
});

test('another line of the same tax may be chosen, and is a change that the offices review', async () => {
  const { read, readRenewal, choose, assessment_code } = await prepareReplaced('L04');
  await choose(neighbour.code);
  expect((await read()).lines.map(({ line }) => line)).toEqual([neighbour.code]);
  expect(await readRenewal()).toMatchObject({ is_unchanged: false });
  // A line of another tax is none of those offered: the successor stays.
  await choose(otherTaxLine.code);
  expect((await read()).lines.map(({ line }) => line)).toEqual([declaredLine]);
  const refusedReply = await file(
    assessment_code,
    declare(otherTaxLine.code, { replaced_lines: [{ was: 'L04', line: otherTaxLine.code }] }),
  );
  expect(refusedReply.body.error.fields).toMatchObject({
    'lines.0.line': ['This line of business is not registered for this business.'],
  });
});

test('of a line that was split one is chosen before the renewal is filed', async () => {
  const { assessment_code, read, choose, readRenewal } = await prepareReplaced('L07');
  const draft = await read();
  expect(draft.lines.map(({ line }) => line)).toEqual(['L07']);
  expect(draft.replaced_lines).toMatchObject([{ was: 'L07', line: null, has_one_successor: false }]);
  const refusedReply = await file(assessment_code, declare('L07', { lines: [] }));
  expect(refusedReply.body.error.fields).toMatchObject({
    'lines.0.line': ['Please choose the line of business that replaces this one.'],
  });
  await choose(declaredLine);
  expect((await read()).lines.map(({ line }) => line)).toEqual([declaredLine]);
  expect(await readRenewal()).toMatchObject({ is_unchanged: false });
  const filingReply = await file(
    assessment_code,
    declare(declaredLine, { replaced_lines: [{ was: 'L07', line: declaredLine }] }),
  );
  expect([filingReply.status, filingReply.body.error?.fields]).toEqual([200, undefined]);
});
