import { Tariff } from '@ebpls/contracts/tariff';
import writeExcel from 'write-excel-file/node';

import { formatFileProblem } from './file-problem.ts';
import { parseCode } from './read-code.ts';
import { formatPlace, listBills, parseDocumentFile } from './read-document.ts';
import { readCell } from './sheets/read-cell.ts';
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

const NAME = { en: 'Name', fil: 'Pangalan' };
const FIXED = { kind: 'FIXED', amount: '1.00' };

/** The fields of a code that few ordinances need. */
const RARE = {
  version: 'RARE-2026',
  measures: [
    {
      code: 'signs',
      name: NAME,
      several: true,
      difference: { of: ['a', 'b'], less: ['c'] },
      product: { of: ['a'], each: '21,600.00' },
    },
  ],
  charges: [
    {
      code: 'A',
      monthly: true,
      additional: true,
      when: [{ test: 'FILED', is: 'AFTER', day: '01-20', moves_to_working_day: true }],
      amount: {
        kind: 'SUM',
        of: [FIXED, { ...FIXED, instead: 'IF_HIGHER' }, { ...FIXED, added: true }, { kind: 'PERCENT', own_part: true }],
      },
      shares: [{ share: '90 %', when: [{ test: 'YES', measure: 'branch', is: false }], reason: NAME }],
      per: { each: 'LINE', combine: 'HIGHEST', others_amount: '100.00', several_share: '10 %' },
    },
  ],
  late_policies: [
    {
      code: 'OWN',
      surcharge_growth: { rate: '5 %', every: 'MONTH', at_most: '25 %' },
      fine: '500.00',
      months_at_most: 0,
      grace_days: 30,
      interest_from: 'NEXT_MONTH',
      interest_free_months: 2,
      due_days: [
        { instead_of: '01-20', day: '01-31' },
        { instead_of: '04-20', day: '04-30' },
      ],
      amnesties: [],
    },
  ],
  payment: {
    minimums: [{ mode: 'QUARTERLY', at_least: '5,000.00', kinds: ['TAX', 'FEE'] }],
    early: { share: '10 %', until: '01-10', charges: ['A'], later: [{ until: '01-20', share: '5 %' }] },
    more_early: [
      { share: '5 %', until: '01-20', kinds: ['FEE'], later: [{ until: '01-31', share: '2 %' }] },
      { share: '1 %', until: '01-31', when: [{ test: 'YES', measure: 'paid', is: true }] },
    ],
  },
};

test('the fields that few ordinances need come back from a workbook as they were', async () => {
  const read = await parseDocumentFile(await writeDocumentWorkbook(RARE), 'code.xlsx');
  expect(read).toMatchObject({ document: RARE });
  expect(read.problems).toBeUndefined();
});

test('a due day of every year is read where the program made a date of it', () => {
  const date = new Date(Date.UTC(2026, 2, 31));
  expect([readCell(date, 'day'), readCell(date, 'instead_of'), readCell(date, 'from')]).toEqual([
    '03-31',
    '03-31',
    '2026-03-31',
  ]);
  const read = (sheet: string) => readCell(date, 'until', sheet);
  const sheets = ['early.later', 'more_early', 'more_early.later', 'extensions'];
  expect(sheets.map((sheet) => read(`code.payment.${sheet}`))).toEqual(['03-31', '03-31', '03-31', '2026-03-31']);
});

interface SchemaNode {
  readonly type: string;
  readonly wrapped?: SchemaNode;
  readonly item?: SchemaNode;
  readonly entries?: Readonly<Record<string, SchemaNode>>;
  readonly options?: readonly SchemaNode[];
}

/** The names of the fields of a schema that are of a type, such as a yes or no. */
function listFieldsOfType(schema: SchemaNode, type: string, name = ''): string[] {
  const { wrapped, item, entries = {}, options = [] } = schema;
  if (schema.type === type) return [name];
  return [
    ...[wrapped, item].flatMap((inner) => (inner === undefined ? [] : listFieldsOfType(inner, type, name))),
    ...options.flatMap((option) => listFieldsOfType(option, type, name)),
    ...Object.entries(entries).flatMap(([field, inner]) => listFieldsOfType(inner, type, field)),
  ];
}

test('every yes or no and every count of a code is read as one, however it is typed', () => {
  const list = (type: string) => new Set(listFieldsOfType(Tariff as unknown as SchemaNode, type));
  const answers = list('boolean');
  expect(answers).toContain('several');
  expect([...answers].filter((field) => readCell('Yes', field) !== true || readCell('hindi', field) !== false)).toEqual(
    [],
  );
  const counts = list('number');
  expect(counts).toContain('grace_days');
  expect([...counts].filter((field) => readCell('30', field) !== 30)).toEqual([]);
});
