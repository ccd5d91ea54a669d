import { toPage, readCursor, readMomentCursor } from './paging.ts';

const encodeKey = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
const MOMENT = '2026-01-12T01:00:00.123Z';

test('the cursor of a page points to its last row', () => {
  const rows = ['OR-2026-00000003', 'OR-2026-00000002', 'OR-2026-00000001'];
  const { pageRows, next_cursor } = toPage(rows, 2, (number) => [MOMENT, number]);

  expect(pageRows).toEqual(rows.slice(0, 2));
  expect(readMomentCursor(next_cursor ?? '')).toEqual([MOMENT, 'OR-2026-00000002']);
  expect(toPage(rows, 3, (number) => [MOMENT, number]).next_cursor).toBeNull();
});

test.each([
  ['none', undefined],
  ['no list', encodeKey([])],
  ['no text of ours', 'not%base64'],
  ['a moment that is none', encodeKey(['yesterday', 'OR-1'])],
  ['a day that the calendar has not', encodeKey(['2026-02-31T01:00:00.000Z', 'OR-1'])],
  ['a number with signs that cannot be kept', encodeKey([MOMENT, 'OR\u0000'])],
  ['a number that is too long', encodeKey([MOMENT, 'A'.repeat(41)])],
  ['a row number for a printed one', encodeKey([MOMENT, 7])],
])('a cursor with %s starts from the beginning', (_what, cursor) => {
  expect(readMomentCursor(cursor)).toBeUndefined();
});

test('a cursor of rows accepts whole numbers alone', () => {
  expect(readCursor(encodeKey(['', 12]))).toEqual(['', 12]);
  expect(readCursor(encodeKey(['', 1.5]))).toBeUndefined();
  expect(readCursor(encodeKey(['', '12']))).toBeUndefined();
});
