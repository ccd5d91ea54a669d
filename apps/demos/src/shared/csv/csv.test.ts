import { readCsv, readRecords, writeCsv } from './csv.ts';

test('a written file is read back unchanged', () => {
  const rows = [
    ['name', 'note'],
    ['Peña, "Goyo"', 'two\nlines'],
    ['=SUM(A1)', '+63 917'],
    ["it's", '-5'],
  ];
  const text = writeCsv(rows);
  expect(readCsv(text)).toEqual(rows);
  // A spreadsheet must not take a name for a formula.
  expect(text).toContain("'=SUM(A1)");
});

test('a file of a spreadsheet with semicolons and empty lines is read too', () => {
  expect(readRecords('Name;Email\r\n\r\nTala;tala@suki.example\r\n;\r\n')).toEqual([
    { name: 'Tala', email: 'tala@suki.example' },
  ]);
});

test('an empty file holds nothing', () => {
  expect(readRecords('')).toEqual([]);
});
