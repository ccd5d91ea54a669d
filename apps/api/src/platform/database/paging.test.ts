import { toPage, readCursor, readMomentCursor } from './paging.ts';

const written = (key: readonly unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url');
const MOMENT = '2026-01-12T01:00:00.123Z';

test('the cursor of a page leads back to its last row', () => {
  const rows = ['OR-2026-00000003', 'OR-2026-00000002', 'OR-2026-00000001'];
  const { shown, next_cursor } = toPage(rows, 2, (number) => [MOMENT, number]);

  expect(shown).toEqual(rows.slice(0, 2));
  expect(readMomentCursor(next_cursor ?? '')).toEqual([MOMENT, 'OR-2026-00000002']);
  expect(toPage(rows, 3, (number) => [MOMENT, number]).next_cursor).toBeNull();
});

test.each([
  ['none', undefined],
  ['no list', written([])],
  ['no text of ours', 'not%base64'],
  ['a moment that is none', written(['yesterday', 'OR-1'])],
  ['a day that the calendar has not', written(['2026-02-31T01:00:00.000Z', 'OR-1'])],
  ['a number with signs that cannot be kept', written([MOMENT, 'OR\u0000'])],
  ['a number that is too long', written([MOMENT, 'A'.repeat(41)])],
  ['a row number for a printed one', written([MOMENT, 7])],
])('a cursor with %s starts from the beginning', (_what, cursor) => {
  expect(readMomentCursor(cursor)).toBeUndefined();
});

test('a cursor of rows takes whole numbers alone', () => {
  expect(readCursor(written(['', 12]))).toEqual(['', 12]);
  expect(readCursor(written(['', 1.5]))).toBeUndefined();
  expect(readCursor(written(['', '12']))).toBeUndefined();
});
