import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import type { Centavos } from '@ebpls/contracts';

import { table } from './letterhead.ts';
import { drawQr } from './qr.ts';
import { bytesOf, openSheet, writeFitted } from './sheet.ts';
import { trueTypeOf } from './true-type.ts';
import { longDay, peso } from './words.ts';

const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('amounts and days are written as the hall writes them', () => {
  expect([peso('3405.00'), peso('1234567.50'), peso('0.00'), peso('999.99')]).toEqual(['₱3,405.00', '₱1,234,567.50', '₱0.00', '₱999.99']);
  expect(peso(340_500 as Centavos)).toBe('₱3,405.00');
  expect(longDay('2026-02-03')).toBe('3 February 2026');
});

test('the embedded fonts have a peso sign and an eñe of their own', () => {
  const sheet = openSheet('test', 'test').fontSize(20);
  const unknown = sheet.widthOfString('\u{E000}');

  for (const font of ['regular', 'bold']) {
    expect(sheet.font(font).widthOfString('₱')).not.toBe(unknown);
    expect(sheet.font(font).widthOfString('ñ')).toBe(sheet.font(font).widthOfString('n'));
  }
});

test('every table of an unpacked font has the checksum that its file promises', () => {
  const folder = dirname(createRequire(__filename).resolve('roboto-fontface/package.json'));
  const font = trueTypeOf(readFileSync(join(folder, 'fonts', 'roboto', 'Roboto-Regular.woff')));
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16).map((at) => ({
    tag: font.toString('latin1', at, at + 4), checksum: font.readUInt32BE(at + 4), offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12),
  }));
  const wrong = tables.filter(({ tag, checksum, offset, length }) => {
    let sum = 0;
    // The table `head` is summed without the file's own adjustment.
    for (let at = offset; at < offset + length; at += 4) if (!(tag === 'head' && at === offset + 8)) sum = (sum + font.readUInt32BE(at)) >>> 0;
    return sum !== checksum;
  });

  expect(tables.length).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

test('a long table goes on to the next page with its titles', async () => {
  const sheet = openSheet('test', 'test');
  const rows = Array.from({ length: 120 }, (_, index) => [`row ${index}`, peso('1.00')]);
  table(sheet, { x: 40, y: 40, columns: [{ title: 'Item', width: 200 }, { title: 'Amount', width: 100, align: 'right' }], rows, bottom: 780 });

  expect(pagesOf(await bytesOf(sheet))).toBeGreaterThan(2);
});

test('a very long name shrinks instead of leaving its line', () => {
  const sheet = openSheet('test', 'test');
  const short = writeFitted(sheet, 'Sari-sari', { x: 0, y: 0, width: 300, from: 24, to: 9 });
  const long = writeFitted(sheet, 'Kooperatiba ng mga Magsasaka at Mangingisda ng Barangay Tabing-Dagat', { x: 0, y: 0, width: 300, from: 24, to: 9 });

  expect(long).toBeLessThan(short);
});

test('every module of a permit’s code prints at least 0.4 mm wide, its quiet zone included', () => {
  const sheet = openSheet('test', 'test');
  const content = `https://permits.example.gov.ph/permits/verify/abcdefgh.MP-2026-00045.20261231.${'x'.repeat(86)}`;
  const points = drawQr(sheet, content, { x: 0, y: 0, size: 108 });

  expect((points * 25.4) / 72).toBeGreaterThan(0.4);
});
