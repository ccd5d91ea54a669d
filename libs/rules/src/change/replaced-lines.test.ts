import { checkReplacedLines, replaceLines } from './replaced-lines.ts';

const store = { line: 'A', products: 'Rice', is_principal: false, units: { scale_30: 1 } };
const stall = { line: 'B', products: '', is_principal: true, units: { scale_30: 2, peddler: 1 } };

test('a replaced line keeps its place and what was registered of it', () => {
  expect(replaceLines([store, stall], [{ was: 'A', line: 'N' }])).toEqual([{ ...store, line: 'N' }, stall]);
  expect(replaceLines([store, stall], [])).toEqual([store, stall]);
});

test('lines that become one are joined, also with one that is registered', () => {
  const joinedLine = { line: 'N', products: 'Rice', is_principal: true, units: { scale_30: 3, peddler: 1 } };
  const both = ['A', 'B'].map((was) => ({ was, line: 'N' }));
  expect(replaceLines([store, stall], both)).toEqual([joinedLine]);
  expect(replaceLines([{ ...store, line: 'N' }, stall], both)).toEqual([joinedLine]);
  expect(
    replaceLines(
      [
        { line: 'A', products: 'x', is_principal: true },
        { ...store, line: 'N' },
      ],
      both,
    ),
  ).toEqual([{ line: 'N', products: 'x, Rice', is_principal: true, units: { scale_30: 1 } }]);
});

test('a replaced line is a problem until another is declared in its place', () => {
  const replacedLines = [{ was: 'A' }];
  expect(checkReplacedLines([{ line: 'B' }, { line: 'A' }], replacedLines)).toEqual({
    'lines.1.line': 'lines.replaced',
  });
  expect(checkReplacedLines([{ line: 'B' }, { line: 'M' }], replacedLines)).toEqual({});
  expect(checkReplacedLines([{ line: 'A' }])).toEqual({});
});
