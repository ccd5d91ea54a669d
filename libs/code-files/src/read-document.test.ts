import writeExcel from 'write-excel-file/node';

import { formatFileProblem } from './file-problem.ts';
import { parseCode } from './read-code.ts';
import { formatPlace, listBills, parseDocumentFile } from './read-document.ts';
import { writeDocumentWorkbook } from './write-workbook.ts';

const document = {
  title: 'Past bills',
  bills: [
    { title: 'First', case: { tax_year: 2026, lines: [{ line: 'A', measures: { gross: '1,000.00' } }] } },
    { title: 'Second', case: { tax_year: 2026, lines: [{ line: 'B', measures: { gross: '2,000.00' } }] } },
  ],
};

test('a workbook is read by the ending of its name, with the cell of every value', async () => {
  const bytes = await writeDocumentWorkbook(document);
  const read = await parseDocumentFile(bytes, 'Bills 2026.XLSX');
  if (read.problems) throw new Error(JSON.stringify(read.problems));
  expect(read.document).toEqual(document);
  expect(formatPlace('bills.1.case.lines.0.measures.gross', read.places)).toBe(
    'bills.1.case.lines.0.measures.gross (bill.case.lines!C3)',
  );
  expect(formatPlace('bills.1.case.lines.0.absent', read.places)).toBe(
    'bills.1.case.lines.0.absent (bill.case.lines!A3)',
  );
});

test.each<[string, Buffer, string]>([
  ['code.xlsx', Buffer.from('no workbook'), 'code: This file is not an Excel workbook (.xlsx).'],
  ['code.json', Buffer.from('{'), 'code: This is not valid JSON.'],
  ['code.json', Buffer.from([0xff, 0xfe]), 'code: This file is not in UTF-8 format. Please save it as UTF-8.'],
])('%s that cannot be read is refused in the language of the reader', async (name, bytes, sentence) => {
  const { problems = [] } = await parseDocumentFile(bytes, name);
  expect(problems.map((problem) => formatFileProblem(problem, 'en'))).toEqual([sentence]);
  expect(problems.map((problem) => formatFileProblem(problem, 'fil'))).not.toEqual([sentence]);
});

test('a word of no closed list is refused with the words of the list', () => {
  const read = parseCode({
    government: 'Town',
    charges: [{ amount: { kind: 'FLAT' } }, { types: ['NOW'], amount: {} }],
  });
  const texts = (read.problems ?? []).map((problem) => formatFileProblem(problem, 'en'));
  expect(texts).toContain(
    'government: This is not one of the allowed values: MUNICIPALITY, METRO_MANILA_MUNICIPALITY, CITY.',
  );
  expect(texts.find((text) => text.startsWith('charges.0.amount.kind'))).toContain('FIXED, PER_UNIT, TABLE');
  expect(texts.find((text) => text.startsWith('charges.1.types.0'))).toContain('NEW, RENEWAL');
  expect(texts).toContain('charges.1.amount.kind: This field is required.');
});

test('bills are a list, or the list of an object', () => {
  expect(listBills([1])).toEqual([1]);
  expect(listBills({ bills: [1] })).toEqual([1]);
  expect(listBills({ bills: 'none' })).toBeUndefined();
  expect(listBills(null)).toBeUndefined();
});

test('a number that the program shows as a per cent is read as the rate that was typed', async () => {
  const bytes = await writeExcel([
    {
      sheet: 'code',
      data: [
        ['#', 'plain', 'whole', 'half', 'third'].map((value) => ({ value, type: String })),
        [
          { value: '1', type: String },
          { value: 0.5, type: Number },
          { value: 0.07, type: Number, format: '0%' },
          { value: 0.0025, type: Number, format: '0.00%' },
          { value: 0.0335, type: Number, format: '#0.0 %' },
        ],
      ],
    },
  ]).toBuffer();
  const read = await parseDocumentFile(bytes, 'code.xlsx');
  expect(read).toMatchObject({ document: { plain: '0.5', whole: '7 %', half: '0.25 %', third: '3.35 %' } });
});
