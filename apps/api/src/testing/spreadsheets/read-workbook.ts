// Reads the cells of a workbook in tests.

import { inflateRawSync } from 'node:zlib';

const XML_SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', '#13': '\r' };

/** One file of a workbook as text; empty when there is none of this name. */
export function readWorkbookPart(book: Buffer, name: string): string {
  const at = book.lastIndexOf(Buffer.from(name)) - 46;
  if (at < 0) return '';
  const local = book.readUInt32LE(at + 42);
  const start = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
  const compressedBytes = book.subarray(start, start + book.readUInt32LE(at + 20));
  return (book.readUInt16LE(at + 10) === 0 ? compressedBytes : inflateRawSync(compressedBytes)).toString('utf8');
}

/** The filled cells of the first sheet row by row, as texts, of a workbook with inline texts. */
export function readWorkbookRows(book: Buffer): string[][] {
  const sheet = readWorkbookPart(book, 'xl/worksheets/sheet1.xml');
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<(?:v|t)(?: [^>]*)?>(.*?)<\/(?:v|t)>/gs)].map(([, text = '']) =>
      text.replaceAll(/&(amp|lt|gt|#13);/g, (sign, name: string) => XML_SIGNS[name] ?? sign),
    ),
  );
}
