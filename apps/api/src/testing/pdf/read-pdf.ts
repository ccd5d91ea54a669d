// Reads the text and pictures of a PDF in tests.

import { inflateSync } from 'node:zlib';

/** The text pieces of one page, in the order in which they were drawn. */
export interface PdfPage {
  readonly texts: readonly string[];
}

interface PdfObject {
  readonly head: string;
  readonly stream: Buffer | undefined;
}

/** The pages of a paper that this server drew, each with its searchable text. */
export function readPdfPages(file: Buffer): PdfPage[] {
  const objects = readPdfObjects(file);
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const fonts = readFonts(objects, findReference(head, 'Resources'));
    const content = objects.get(findReference(head, 'Contents') ?? '')?.stream;
    return { texts: content === undefined ? [] : extractTexts(content.toString('latin1'), fonts) };
  });
}

/** All text of a paper on one line. */
export function readPdfText(file: Buffer): string {
  return readPdfPages(file)
    .flatMap(({ texts }) => texts)
    .join(' ');
}

/** The pictures of a paper as their compressed bytes, without QR codes, which are drawn. */
export function readPdfImages(file: Buffer): Buffer[] {
  return [...readPdfObjects(file).values()].flatMap(({ head, stream }) =>
    head.includes('/Subtype /Image') && stream ? [stream] : [],
  );
}

function readPdfObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number = '', body = '']) => {
      const [head = '', stream] = body.split(/stream\r?\n/, 2);
      return [
        number,
        { head, stream: stream === undefined ? undefined : unpackStream(head, stream.replace(/\r?\nend$/, '')) },
      ];
    }),
  );
}

function unpackStream(head: string, content: string): Buffer {
  const bytes = Buffer.from(content, 'latin1');
  return head.includes('/FlateDecode') && !head.includes('/Image') ? inflateSync(bytes) : bytes;
}

function findReference(head: string, name: string): string | undefined {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1];
}

/** The characters of each font of a page by its name there. */
function readFonts(
  objects: ReadonlyMap<string, PdfObject>,
  resources: string | undefined,
): Map<string, readonly string[]> {
  const head = objects.get(resources ?? '')?.head ?? '';
  return new Map(
    [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const map =
        objects.get(findReference(objects.get(number)?.head ?? '', 'ToUnicode') ?? '')?.stream?.toString('latin1') ??
        '';
      return [name, parseGlyphMap(map)];
    }),
  );
}

function parseGlyphMap(map: string): string[] {
  // Some glyphs represent several characters, such as that of “fi”.
  const ranges = [...map.matchAll(/\[((?:<[\da-f ]*>\s*)+)\]/g)].flatMap(([, row = '']) => [
    ...row.matchAll(/<([\da-f ]*)>/g),
  ]);
  return ranges.map(([, units = '']) =>
    (units.match(/[\da-f]{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
  );
}

function extractTexts(content: string, fonts: ReadonlyMap<string, readonly string[]>): string[] {
  let characters: readonly string[] = [];
  const texts: string[] = [];
  for (const [, font, run] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) characters = fonts.get(font) ?? [];
    else texts.push(decodeRun(run ?? '', characters));
  }
  return texts.filter((text) => text !== '');
}

function decodeRun(run: string, characters: readonly string[]): string {
  const codes = [...run.matchAll(/<([\da-f]*)>/g)].map(([, part = '']) => part).join('');
  return (codes.match(/.{4}/g) ?? []).map((code) => characters[Number.parseInt(code, 16)] ?? '').join('');
}
