import { zipSync } from 'fflate';

import { readTable } from './read-table.ts';

const HEADS = { name: { heads: ['name'] }, code: { heads: ['code'] } };
const read = (text: string | Buffer) =>
  readTable(typeof text === 'string' ? Buffer.from(text) : text, HEADS, 'barangays.columns');

async function readWithin(text: string | Buffer): Promise<{ problem: unknown; ms: number }> {
  const startedAt = performance.now();
  const { problem } = await read(text);
  return { problem, ms: performance.now() - startedAt };
}

test('a table with quotes, other columns and two thousand rows is read', async () => {
  const rows = Array.from({ length: 2_000 }, (_, row) => `"Poblacion, ${row}",x,080601${row}`);
  const { rows: foundRows = [] } = await read(['Name,Region,Code', ...rows].join('\r\n'));
  expect([foundRows.length, foundRows[7]]).toEqual([
    2_000,
    { row_no: 9, values: { name: 'Poblacion, 7', code: '0806017' } },
  ]);
});

test.each([
  ['900,000 commas in one line', `Name,Code\n${','.repeat(900_000)}`],
  ['900,000 line breaks', `Name,Code${'\n'.repeat(900_000)}`],
  ['five hundred lines of a thousand columns', `Name,Code\n${`${';'.repeat(1_000)}\n`.repeat(500)}`],
])('%s are refused without being parsed', async (_what, text) => {
  const { problem, ms } = await readWithin(text);
  expect(problem).toBe('table.too_many_cells');
  // It took three and a half seconds before the fix; the bound allows for a busy machine.
  expect(ms).toBeLessThan(1_000);
});

test.each([
  ['a cell of a megabyte', `Name,Code\n${'a'.repeat(900_000)},1`],
  ['a cell of 1,001 characters', `Name,Code\n${'a'.repeat(1_001)},1`],
  ['a quotation mark that is never closed', `Name,Code\n"${'a\n'.repeat(40_000)}`],
])('%s is refused by name', async (_what, text) => {
  expect((await readWithin(text)).problem).toBe('table.cell_too_long');
});

test('a workbook with more cells than a table may have is refused before they are read', async () => {
  const row = `<row>${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(1_000)}</row>`;
  const sheet = `<worksheet><sheetData>${row.repeat(150)}</sheetData></worksheet>`;
  const workbook = zipSync({ 'xl/worksheets/sheet1.xml': Buffer.from(sheet) });
  const { problem, ms } = await readWithin(Buffer.from(workbook));
  expect(problem).toBe('table.too_many_cells');
  expect(ms).toBeLessThan(2_000);
});
