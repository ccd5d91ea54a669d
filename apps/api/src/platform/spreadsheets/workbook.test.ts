import { crc32 } from 'node:zlib';

import { readWorkbookPart, readWorkbookRows } from '../../testing/spreadsheets/read-workbook.ts';
import { type Cells, toDayNumber, openWorkbook } from './workbook.ts';

async function createBook(...times: (readonly Cells[])[]): Promise<Buffer> {
  const book = await openWorkbook({ widths: [28, 12], sticky_rows: 1, made_at: new Date('2026-01-12T00:00:00Z') });
  for (const rows of times) await book.add(rows);
  return book.end();
}

test('rows that are added in several calls follow each other', async () => {
  const rows = Array.from({ length: 600 }, (_, place): Cells => [{ value: `Tindahan ${place}` }, { value: place }]);
  const book = await createBook(rows.slice(0, 1), rows.slice(1, 400), [], rows.slice(400));
  expect(readWorkbookRows(book)).toEqual(rows.map((_, place) => [`Tindahan ${place}`, String(place)]));
  expect(readWorkbookPart(book, 'xl/worksheets/sheet1.xml')).toContain('<c r="B600" s="0"><v>599</v></c>');
});

test.each(['=1+1', '<b>&amp;</b> "x" \'y\'', 'ñ ₱ 🏪', ' two  spaces ', 'a\r\nb'])(
  'the text %j is read back as it was',
  async (value) => {
    expect(readWorkbookRows(await createBook([[{ value }]]))).toEqual([[value]]);
  },
);

test('characters that no workbook can hold are left out, and texts that look like an escape are escaped', async () => {
  const rows = readWorkbookRows(
    await createBook([[{ value: 'a\u0000b\u000Bc' }, { value: '_x0041_' }, { value: '\uD800' }]]),
  );
  expect(rows).toEqual([['abc', '_x005F_x0041_', '\uFFFD']]);
});

test('days, money and shares are numbers with a format, and bold is a style of its own', async () => {
  const book = await createBook([
    [{ value: toDayNumber('2026-01-12'), format: 'day' }, undefined, { value: 3405.5, format: 'money', is_bold: true }],
  ]);
  const sheet = readWorkbookPart(book, 'xl/worksheets/sheet1.xml');
  const styles = [...readWorkbookPart(book, 'xl/styles.xml').matchAll(/<xf numFmtId="(\d+)" fontId="(\d)"/g)].slice(1);
  const getStyle = (place: string) =>
    styles[Number(new RegExp(`r="${place}" s="(\\d+)"`).exec(sheet)?.[1])]?.slice(1, 3);
  expect([getStyle('A1'), getStyle('C1')]).toEqual([
    ['166', '0'],
    ['165', '1'],
  ]);
  expect(sheet).toContain('<v>46034</v>');
  // Some readers warn of a workbook that does not name its plain style.
  expect(readWorkbookPart(book, 'xl/styles.xml')).toContain('<cellStyle name="Normal" xfId="0" builtinId="0"/>');
  expect(sheet).not.toContain('r="B1"');
});

test('the archive has the checksum and the sizes of a file that grew while it was compressed', async () => {
  const book = await createBook([[{ value: 'x'.repeat(100_000) }]], [[{ value: 'y' }]]);
  const sheet = Buffer.from(readWorkbookPart(book, 'xl/worksheets/sheet1.xml'));
  const at = book.lastIndexOf(Buffer.from('xl/worksheets/sheet1.xml')) - 46;
  expect([book.readUInt32LE(at + 16), book.readUInt32LE(at + 24)]).toEqual([crc32(sheet), sheet.length]);
});
