import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

import type { Centavos } from '@ebpls/contracts';
import sharp from 'sharp';

import { drawLetterhead, drawTable } from './letterhead.ts';
import { addPage } from './pages.ts';
import { drawQr } from './qr.ts';
import { toPdfBytes, openPdf, writeText, drawFittedText, drawTextWithin } from './pdf.ts';
import { readPdfImages, readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { formatPeso } from '../format.ts';

const FONTS = dirname(createRequire(import.meta.filename).resolve('@expo-google-fonts/roboto/package.json'));
const countPages = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('amounts are formatted as in the office', () => {
  expect([formatPeso('3405.00'), formatPeso('1234567.50'), formatPeso('0.00'), formatPeso('999.99')]).toEqual([
    '₱3,405.00',
    '₱1,234,567.50',
    '₱0.00',
    '₱999.99',
  ]);
  expect(formatPeso(340_500 as Centavos)).toBe('₱3,405.00');
});

test('the embedded fonts have a peso sign and an eñe of their own', () => {
  const pdf = openPdf('test', { name: 'test' }).fontSize(20);
  const unknown = pdf.widthOfString('\u{E000}');

  for (const font of ['regular', 'bold']) {
    expect(pdf.font(font).widthOfString('₱')).not.toBe(unknown);
    expect(pdf.font(font).widthOfString('ñ')).toBe(pdf.font(font).widthOfString('n'));
  }
});

/** A paper with one line, without its time of creation. `file` is the font file, read for this paper alone. */
async function getTextLine(words: string, file?: Buffer): Promise<string> {
  const pdf = openPdf('test', { name: 'test' });
  if (file) pdf.registerFont('bold', file);
  writeText(pdf, words, { x: 40, y: 40, width: 400, bold: true });
  return (await toPdfBytes(pdf))
    .toString('latin1')
    .replace(/\(D:\d+Z\)/, '')
    .replace(/\/ID \[[^\]]*\]/, '');
}

test.each([
  ['office', 'o\uFB03ce'],
  ['Delfin', 'Del\uFB01n'],
  ['\u03A9mega', '\u2126mega'],
])('a paper with %s shows nothing of one that was drawn before it with %s', async (words, lookalike) => {
  const file = readFileSync(join(FONTS, '700Bold', 'Roboto_700Bold.ttf'));

  for (const text of [lookalike, words, lookalike]) expect(await getTextLine(text)).toBe(await getTextLine(text, file));
  expect(await getTextLine(words)).not.toBe(await getTextLine(lookalike));
});

test('a long table continues on the next page with its titles', async () => {
  const pdf = openPdf('test', { name: 'test' });
  const rows = Array.from({ length: 120 }, (_, index) => [`row ${index}`, formatPeso('1.00')]);
  drawTable(pdf, {
    x: 40,
    y: 40,
    columns: [
      { title: 'Item', width: 200 },
      { title: 'Amount', width: 100, align: 'right' },
    ],
    rows,
    bottom: 780,
  });

  expect(countPages(await toPdfBytes(pdf))).toBeGreaterThan(2);
});

/** The searchable text of the paper, in the font that it began with. */
function extractText(file: Buffer): string {
  const streams = [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(
    ([, compressedText = '']) => inflateSync(Buffer.from(compressedText, 'latin1')).toString('latin1'),
  );
  const toUnicodeMap =
    streams.map((stream) => /\[([^\]]*)\]\nendbfrange/.exec(stream)?.[1]).find((range) => range !== undefined) ?? '';
  const characters = [...toUnicodeMap.matchAll(/<([\da-f]+)>/g)].map(([, code = '']) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const drawnTexts = streams
    .flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, run = '']) => [...run.matchAll(/<([\da-f]*)>/g)].map(([, codes = '']) => codes).join(''));
  return drawnTexts
    .map((codes) => (codes.match(/.{4}/g) ?? []).map((code) => characters[Number.parseInt(code, 16)] ?? '').join(''))
    .join('\n');
}

test('a paper of several pages numbers each, a single page has no number', async () => {
  const pdf = openPdf('Order 7', { name: 'test' });
  const single = openPdf('Order 8', { name: 'test' });
  pdf.addPage();
  writeText(single, 'Order 8', { x: 40, y: 40, width: 400 });

  expect(extractText(await toPdfBytes(pdf)).replaceAll('\n', ' ')).toBe('Order 7 · 1 / 2 Order 7 · 2 / 2');
  expect(extractText(await toPdfBytes(single))).toBe('Order 8');
});

test('titles are never alone at the end of a page', async () => {
  const pdf = openPdf('test', { name: 'test' });
  const below = drawTable(pdf, {
    x: 40,
    y: 765,
    columns: [{ title: 'Item', width: 200 }],
    rows: [['Garbage fee']],
    bottom: 780,
  });

  expect(below).toBeLessThan(120);
  expect(countPages(await toPdfBytes(pdf))).toBe(2);
});

test('an amount shrinks before it breaks into two lines', () => {
  const computeHeight = (amount: string): number =>
    drawTable(openPdf('test', { name: 'test' }), {
      x: 0,
      y: 0,
      columns: [
        { title: 'Item', width: 100 },
        { title: 'Total', width: 48, align: 'right' },
      ],
      rows: [['Fee', amount]],
      size: 7.5,
      bottom: 700,
    });

  expect(computeHeight(formatPeso('12345678.90'))).toBe(computeHeight(formatPeso('1.00')));
});

test('a long text shrinks until it fits its height', () => {
  const receipts = Array.from({ length: 12 }, (_, index) => `EOR-2026-0000${1000 + index}`).join(' · ');
  const place = { x: 0, y: 100, width: 380, from: 10.5, to: 6 };
  const pdf = openPdf('test', { name: 'test' });

  expect(writeText(pdf, receipts, { ...place, size: 10.5 })).toBeGreaterThan(134);
  expect(drawTextWithin(pdf, receipts, { ...place, height: 34 })).toBeLessThanOrEqual(134);
});

test('a very long name shrinks instead of exceeding its line', () => {
  const pdf = openPdf('test', { name: 'test' });
  const short = drawFittedText(pdf, 'Sari-sari', { x: 0, y: 0, width: 300, from: 24, to: 9 });
  const long = drawFittedText(pdf, 'Kooperatiba ng mga Magsasaka at Mangingisda ng Barangay Tabing-Dagat', {
    x: 0,
    y: 0,
    width: 300,
    from: 24,
    to: 9,
  });

  expect(long).toBeLessThan(short);
});

test('every module of a permit’s code prints at least 0.4 mm wide, its quiet zone included', () => {
  const pdf = openPdf('test', { name: 'test' });
  const content = `https://permits.example.gov.ph/permits/verify/abcdefgh.MP-2026-00045.20261231.${'x'.repeat(86)}`;
  const points = drawQr(pdf, content, { x: 0, y: 0, size: 108 });

  expect((points * 25.4) / 72).toBeGreaterThan(0.4);
});

test('the head of a city’s paper names the city and its officer, and no province where it has none', async () => {
  const readHead = async (province: string): Promise<string> => {
    const issuer = { name: 'Tubigan', government: 'CITY', province, hall: 'City Hall' } as const;
    const pdf = openPdf('test', issuer);
    drawLetterhead(pdf, issuer, { office: 'Office of the Municipal Treasurer', x: 40, y: 40, width: 400 });
    addPage(pdf, { issuer, title: 'Order', x: 40, width: 400 });
    return readPdfPages(await toPdfBytes(pdf))
      .map(({ texts }) => texts.join(' '))
      .join(' / ');
  };
  const withProvince = await readHead('Dalampasigan');
  expect(withProvince).toContain('Province of Dalampasigan City of Tubigan Office of the City Treasurer');
  expect(withProvince).toContain('City of Tubigan, Province of Dalampasigan Order (continued)');
  const withoutProvince = await readHead('');
  expect(withoutProvince).not.toContain('Province');
  expect(withoutProvince).toContain('City of Tubigan Order (continued)');
});

test('a paper of several pages contains the uploaded seal once, and the drawing is no picture', async () => {
  const jpeg = await sharp({ create: { width: 264, height: 264, channels: 3, background: '#7a1f1f' } })
    .jpeg()
    .toBuffer();
  const issuer = { name: 'Santa Rosa', government: 'MUNICIPALITY', province: 'Samar', hall: 'Municipal Hall' } as const;
  const draw = async (seal?: string): Promise<Buffer[]> => {
    const pdf = openPdf('test', { name: 'test' });
    drawLetterhead(pdf, { ...issuer, seal }, { office: 'Treasurer', x: 40, y: 40, width: 400 });
    addPage(pdf, { issuer: { ...issuer, seal }, title: 'Order', x: 40, width: 400 });
    return readPdfImages(await toPdfBytes(pdf)).map((image) => image.subarray(0, jpeg.length));
  };

  expect(await draw(`data:image/jpeg;base64,${jpeg.toString('base64')}`)).toEqual([jpeg]);
  expect(await draw()).toEqual([]);
});
