import { readSheets } from './read-sheets.ts';
import type { JsonObject, Sheet, SheetCell } from './sheet.ts';
import { toSheets } from './to-sheets.ts';

const document: JsonObject = {
  version: 'V-1',
  charges: [
    {
      code: 'A',
      in_force: true,
      amount: { kind: 'BRACKETS', of: ['gross', 'capital'], steps: [{ to: '100' }, { to: '200' }] },
    },
    { code: 'B', amount: { kind: 'SUM', of: [{ kind: 'BRACKETS', steps: [{ to: '5' }] }, { kind: 'FIXED' }] } },
  ],
  payment: { modes: [{ mode: 'ANNUAL', days: ['01-20'] }], early: { share: '10 %', until: '01-10' } },
};

type Change = (cells: SheetCell[], heads: SheetCell[]) => SheetCell[];

function changeRows(name: string, change: Change): Sheet[] {
  return toSheets(document).map((sheet) => {
    const [heads = [], ...rows] = sheet.rows;
    return sheet.name === name ? { name, rows: [heads, ...rows.map((cells) => change(cells, heads))] } : sheet;
  });
}
const put =
  (column: string, row: string, value: SheetCell): Change =>
  (cells, heads) =>
    cells[0] === row ? cells.with(heads.indexOf(column), value) : cells;
const addRow = (name: string, ...addedRows: SheetCell[][]): Sheet[] =>
  toSheets(document).map((sheet) => (sheet.name === name ? { name, rows: [...sheet.rows, ...addedRows] } : sheet));

test('what was laid out as sheets is read back', () => {
  expect(readSheets(toSheets(document))).toMatchObject({ document, problems: [] });
});

test('a list is read by the numbers of its rows, whether its row counts them or not', () => {
  expect(readSheets(changeRows('charges', put('amount.steps', '1', null)))).toMatchObject({ document, problems: [] });
  expect(readSheets(changeRows('charges', put('amount.steps', '1', '7 rows'))).document).toEqual(document);
  const bare = toSheets(document).map(({ name, rows }) =>
    name === 'code'
      ? { name, rows: rows.map((cells) => cells.filter((_, at) => rows[0]?.[at] !== 'charges')) }
      : { name, rows },
  );
  expect(readSheets(bare)).toMatchObject({ document, problems: [] });
});

test('a list that is announced and has no rows is refused at its cell', () => {
  const sheets = toSheets(document).filter(({ name }) => name !== 'char.amount.steps');
  expect(readSheets(sheets).problems).toEqual([{ place: 'charges!F2', key: 'tariff.rows_missing' }]);
});

test('a number of two rows is refused, so that no row has the list of another one', () => {
  expect(readSheets(addRow('charges', ['1', 'C', true, 'FIXED'])).problems).toContainEqual({
    place: 'charges!A4',
    key: 'tariff.row_twice',
  });
  expect(readSheets(addRow('char.amount.steps', [1.1, '300'])).problems).toEqual([
    { place: 'char.amount.steps!A4', key: 'tariff.row_twice' },
  ]);
});

test('a value under no name, and a name of two columns, are refused', () => {
  expect(readSheets(addRow('charges', ['3', 'C', true, 'FIXED', null, null, 'note'])).problems).toEqual([
    { place: 'charges!G4', key: 'tariff.cell_unnamed' },
  ]);
  const repeatedSheets = toSheets(document).map(({ name, rows }) => ({
    name,
    rows: name === 'charges' ? [[...(rows[0] ?? []), 'code'], ...rows.slice(1)] : rows,
  }));
  expect(readSheets(repeatedSheets).problems).toEqual([{ place: 'charges!G1', key: 'tariff.column_twice' }]);
});

test('a figure that became a date is refused, and a day of every year is read from it', () => {
  const day = new Date(Date.UTC(2026, 0, 2));
  expect(readSheets(changeRows('char.amount.steps', put('to', '1.1', day))).problems).toEqual([
    { place: 'char.amount.steps!B2', key: 'tariff.cell_date' },
  ]);
  expect(readSheets(changeRows('code', put('payment.early.share', '1', day))).problems).toHaveLength(1);
  expect(readSheets(changeRows('code', put('payment.early.until', '1', day)))).toMatchObject({
    document: { payment: { early: { until: '01-02' } } },
    problems: [],
  });
});

test.each<[SheetCell, unknown]>([
  ['TRUE', true],
  ['yes', true],
  ['Oo', true],
  ['no', false],
  [false, false],
  ['perhaps', 'perhaps'],
])('%p in a column of yes or no is read as %p', (cell, value) => {
  expect(readSheets(changeRows('charges', put('in_force', '1', cell))).document).toMatchObject({
    charges: [{ in_force: value }, {}],
  });
});

test('the codes of a list are parted by a bar, with or without blanks', () => {
  expect(readSheets(changeRows('charges', put('amount.of', '1', '[gross|capital]'))).document).toEqual(document);
});
