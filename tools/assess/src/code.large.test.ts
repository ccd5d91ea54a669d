import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { formatCode, parseCode, writeDocumentWorkbook } from '@ebpls/code-files';
import { type JsonObject, readSheets, type Sheet, toSheets } from '@ebpls/code-files/testing';
import { convertOrdinance, diffTariffs, formatTariffChange } from '@ebpls/rules/tariff';
import type { TariffText } from '@ebpls/contracts/tariff';
import readWorkbook from 'read-excel-file/node';
import writeExcel from 'write-excel-file/node';

import { formatProblemLine, readCodeFile } from './codes/read-code-file.ts';
import { loadRules } from './load-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'code-'));
const command = join(import.meta.dirname, 'code.ts');
const main = join(import.meta.dirname, 'main.ts');
const run = (file: string, ...args: string[]) => spawnSync(process.execPath, [file, ...args], { encoding: 'utf8' });
const sanIsidro = convertOrdinance(loadRules(2026));
const listChanges = (formerTariff: TariffText, next: TariffText): string[] =>
  diffTariffs(formerTariff, next).map((change) => formatTariffChange(change, 'en'));
const copy = (): TariffText => structuredClone(sanIsidro);
const layOut = (text: TariffText): Sheet[] => toSheets(JSON.parse(JSON.stringify(text)) as JsonObject);

test('a code goes to a workbook and comes back byte by byte', async () => {
  const file = join(folder, 'code.xlsx');
  writeFileSync(file, await writeDocumentWorkbook(sanIsidro));
  const read = await readCodeFile(file);
  if (read.problems) throw new Error(read.problems.map(formatProblemLine).join('\n'));
  expect(formatCode(read.text)).toBe(formatCode(sanIsidro));
});

test('the name of every sheet fits a workbook and is its own', () => {
  const names = layOut(sanIsidro).map(({ name }) => name);
  expect(names.filter((name) => name.length > 31)).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

/** The sheets of San Isidro with one cell changed: `at` names the row by its code. */
function changeCell(
  sheet: string,
  at: { code: string; column: string },
  value: Sheet['rows'][number][number],
): Sheet[] {
  return layOut(sanIsidro).map(({ name, rows }) => {
    const [heads = []] = rows;
    const [code, column] = [heads.indexOf('code'), heads.indexOf(at.column)];
    if (name !== sheet) return { name, rows };
    return { name, rows: rows.map((row) => (row[code] === at.code ? row.with(column, value) : row)) };
  });
}
function readProblems(sheets: readonly Sheet[]): readonly string[] | undefined {
  const { document, places } = readSheets(sheets);
  return parseCode(document, places).problems?.map(formatProblemLine);
}

test.each<[string, Sheet['rows'][number][number], string]>([
  ['an amount with an exponent as text', '1.5E+5', 'Please enter an amount in pesos, for example 150,000.00.'],
  ['a merged cell, of which all but the first are empty', null, 'This field is required.'],
  ['words', 'two hundred', 'Please enter an amount in pesos, for example 150,000.00.'],
])('%s is refused at its cell', (_, value, sentence) => {
  const sheets = changeCell('charges', { code: 'F09', column: 'amount.amount' }, value);
  const { rows } = sheets.find(({ name }) => name === 'charges') ?? { rows: [] };
  const index = (rows[0] ?? []).indexOf('amount.amount');
  const letter = `A${String.fromCodePoint(65 + index - 26)}`; // a column after Z
  const row = rows.findIndex((cells) => cells.includes('F09')) + 1;
  const [problem, ...more] = readProblems(sheets) ?? [];
  expect(more).toEqual([]);
  expect(problem).toBe(`charges.${row - 2}.amount.amount (charges!${letter}${row}): ${sentence}`);
});

test('a number that a spreadsheet program holds with an exponent is read as meant', () => {
  const { document } = readSheets(changeCell('charges', { code: 'F09', column: 'amount.amount' }, 1.5e5));
  const read = parseCode(document);
  const plate = read.problems ? undefined : read.tariff.charges.find(({ code }) => code === 'F09');
  expect(plate?.amount).toEqual({ kind: 'FIXED', amount: 15_000_000 });
});

test('a rate as printed is read as meant, and a bare decimal is refused at its cell', () => {
  const at = { code: 'LBT-H1', column: 'amount.rate' };
  const read = parseCode(readSheets(changeCell('charges', at, '1/2 of 1 %')).document);
  const tax = read.problems ? undefined : read.tariff.charges.find(({ code }) => code === 'LBT-H1');
  expect(tax?.amount).toMatchObject({ rate: { numerator: 1, denominator: 200 } });
  expect(readProblems(changeCell('charges', at, 0.005))?.[0]).toMatch(
    /amount\.rate \(charges!\w+\): Please enter a rate/,
  );
});

test('a row that belongs to no row of its list is refused, and not lost', () => {
  const sheets = layOut(sanIsidro).map(({ name, rows }) => ({
    name,
    rows: name === 'meas.values' ? [...rows, ['99.1', 'X', 'X', 'X']] : rows,
  }));
  const last = sheets.find(({ name }) => name === 'meas.values')?.rows.length;
  expect(readSheets(sheets).problems).toEqual([{ place: `meas.values!A${last}`, key: 'tariff.lost_row' }]);
  expect(readSheets(layOut(sanIsidro)).problems).toEqual([]);
});

test('a pasted total row is refused at its cell', () => {
  const sheets = layOut(sanIsidro).map(({ name, rows }) => ({
    name,
    rows: name === 'lines' ? [...rows, ['', '', 'Total', ...(rows[0] ?? []).slice(3).map(() => null)]] : rows,
  }));
  expect(readProblems(sheets)?.[0]).toMatch(/^lines\.66\.\w+ \(lines!\w+68\): /);
});

test('a file that is no workbook is refused', async () => {
  const file = join(folder, 'no.xlsx');
  writeFileSync(file, 'no workbook');
  expect((await readCodeFile(file)).problems?.map(formatProblemLine)).toEqual([
    'code: This file is not an Excel workbook (.xlsx).',
  ]);
});

test('a difference reads like an amendment', () => {
  const next = copy();
  const plate = next.charges.find(({ code }) => code === 'F09');
  if (plate?.amount.kind !== 'FIXED') throw new Error('the plate is a fixed fee');
  plate.amount.amount = '300.00';
  expect(listChanges(sanIsidro, next)).toEqual([
    'Section SIRC 3A.03, Business plate (F09), amount.amount: changed from 250.00 to 300.00.',
  ]);
  expect(listChanges(sanIsidro, copy())).toEqual([]);
});

const describeLine = (code: string): string =>
  `${sanIsidro.lines.find((line) => line.code === code)?.name.en ?? ''} (${code})`;

test('a line that is gone is named with its successor, and one without a successor is reported', () => {
  const next = copy();
  next.lines = next.lines
    .filter(({ code }) => code !== 'L02')
    .map((line) => (line.code === 'L01' ? { ...line, code: 'S-01', was: ['L01'], psic: '47000' } : line));
  const [first] = next.charges;
  if (first === undefined) throw new Error('the code has charges');
  first.lines = [...first.lines, { test: 'LINE', one_of: ['L02'] }];
  const name = describeLine('L01').replace(' (L01)', '');
  expect(listChanges(sanIsidro, next).slice(0, 4)).toEqual([
    `Line of business, ${name} (L01) becomes ${name} (S-01).`,
    `Line of business, ${name} (S-01), psic: changed from ${sanIsidro.lines[0]?.psic ?? ''} to 47000.`,
    `Line of business, ${describeLine('L02')} is removed, and no line of business replaces it. Businesses with this line of business must choose another one.`,
    `Section ${first.section}, ${first.name.en} (${first.code}) still refers to the line of business ${describeLine('L02')}.`,
  ]);
});

test('a line that is split becomes both, and a former code that is not there is reported', () => {
  const next = copy();
  next.lines = next.lines.flatMap((line) =>
    line.code === 'L01'
      ? [
          { ...line, code: 'A', was: ['L01'] },
          { ...line, code: 'B', was: ['L01', 'L99'] },
        ]
      : [line],
  );
  const name = describeLine('L01').replace(' (L01)', '');
  expect(listChanges(sanIsidro, next)).toEqual([
    `Line of business, ${name} (L01) becomes ${name} (A), ${name} (B).`,
    `Line of business, ${name} (B) replaces L99, which is not in the former version.`,
  ]);
});

test('the command checks, exports, imports and compares', async () => {
  expect(run(command, 'check', 'san-isidro-2026')).toMatchObject({
    status: 0,
    stdout: '66 lines of business and 57 charges are in order.\n',
  });
  const workbook = join(folder, 'out.xlsx');
  expect(run(command, 'export', 'san-isidro-2026', workbook)).toMatchObject({ status: 0 });
  expect((await readWorkbook(readFileSync(workbook))).length).toBeGreaterThan(10);
  const importRun = run(command, 'import', workbook);
  expect(importRun.stdout).toBe(formatCode(sanIsidro));
  const json = join(folder, 'code.json');
  writeFileSync(json, importRun.stdout);
  expect(run(command, 'diff', json, workbook)).toMatchObject({ status: 0, stdout: '\n' });
  expect(run(command, 'paint')).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') as string });
  expect(run(command, 'check', '/nowhere.json')).toMatchObject({ status: 2 });
});

test('the command lists what a form asks for lines of business, and refuses a line that is unknown', () => {
  const measureLines = run(command, 'measures', 'san-isidro-2026', 'RENEWAL', 'L04').stdout.trim().split('\n');
  expect(measureLines).toContain('floor_area (BUSINESS): Floor area in square meters');
  expect(measureLines.filter((line) => line.startsWith('peddler'))).toEqual([]);
  expect(run(command, 'measures', 'san-isidro-2026', 'RENEWAL', 'L26').stdout).toContain('peddler (LINE)');
  expect(run(command, 'measures', 'san-isidro-2026', 'RENEWAL', 'L99')).toMatchObject({ status: 2 });
});

test('a code that the check refuses ends with code 2 and the findings', () => {
  const wrong = copy();
  wrong.effective_on = '2024-02-15';
  const file = join(folder, 'wrong.json');
  writeFileSync(file, JSON.stringify(wrong));
  const { status, stderr } = run(command, 'check', file);
  expect({ status, stderr }).toMatchObject({ status: 2 });
  expect(stderr).toMatch(/^REFUSED effective_on, section s\.166: A new rate applies from the first day of a quarter/);
});

test('a case is assessed by a code that is a file, each charge with its reasons in both languages', () => {
  const code = join(folder, 'san-isidro.json');
  writeFileSync(code, formatCode(sanIsidro));
  const input = {
    tax_year: 2026,
    type: 'RENEWAL',
    payment_mode: 'QUARTERLY',
    as_of: '2026-01-12',
    measures: {
      assets: '900,000.00',
      floor_area: '60',
      male_employees: '1',
      female_employees: '3',
      organisation: 'SOLE',
      barangay: '9990101015',
    },
    lines: [{ line: 'L04', measures: { gross: '1,200,000.00' } }],
  };
  const file = join(folder, 'case.json');
  writeFileSync(file, JSON.stringify(input));
  const { status, stdout } = run(main, '--code', code, file);
  const reply = JSON.parse(stdout) as {
    total: string;
    lines: { text: string[]; text_fil: string[] }[];
    installments: { total: string }[];
  };
  expect({ status, total: reply.total }).toEqual({ status: 0, total: '18630.00' });
  expect(reply.installments.map(({ total }) => total)).toEqual(['6630.00', '4000.00', '4000.00', '4000.00']);
  expect(reply.lines[0]?.text[0]).toBe('Gross sales or receipts: 2% of the 400,000.00 in this bracket = 8,000.00.');
  for (const { text, text_fil } of reply.lines)
    expect([text.length, text_fil.length > 0]).toEqual([text_fil.length, true]);
  writeFileSync(file, JSON.stringify({ ...input, measures: { ...input.measures, colour: '1' } }));
  expect(run(main, '--code', code, file)).toMatchObject({
    status: 2,
    stderr: 'measures.colour: The revenue code has no measure “colour”.\n',
  });
});

test('a workbook with other sheets is refused without a failure', async () => {
  const file = join(folder, 'other.xlsx');
  writeFileSync(file, await writeExcel([[{ value: 'Hello', type: String }]], { sheet: 'Sheet1' }).toBuffer());
  expect((await readCodeFile(file)).problems?.map(formatProblemLine)[0]).toMatch(/This field is required/);
});

test('the JSON Schema names every part of a code', () => {
  const schema = JSON.parse(run(command, 'schema').stdout) as { properties: object; required: string[] };
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(sanIsidro)));
  expect(schema.required).toContain('charges');
});

test('the worked example of the docs is in order and costs what its table says', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../apps/docs/content/reference/revenue-code.md'), 'utf8');
  const [, code = '', input = ''] = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, block]) => block ?? '');
  const table = [...page.matchAll(/^\| ([A-Z-]+) \| [^|]+ \| ([\d,.]+) \|$/gm)].map(([, charge, amount]) => [
    charge,
    amount?.replaceAll(',', ''),
  ]);
  const [codeFile, caseFile] = [join(folder, 'example.json'), join(folder, 'example-case.json')];
  writeFileSync(codeFile, code);
  writeFileSync(caseFile, input);
  expect(run(command, 'check', codeFile).stdout).toBe('2 lines of business and 5 charges are in order.\n');
  const reply = JSON.parse(run(main, '--code', codeFile, caseFile).stdout) as {
    lines: { code: string; amount: string }[];
  };
  expect(reply.lines.map((line) => [line.code, line.amount])).toEqual(table);
  expect(table).toHaveLength(5);
});
