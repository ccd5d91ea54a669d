import { inflateSync } from 'node:zlib';

import { toPdfBytes, openPdf, writeText } from './pdf.ts';

/** Business names that try to make a PDF reader act: markup, and PDF syntax. */
const HOSTILE = [
  '<script>struck()</script>',
  '<img src=x onerror="struck()">',
  '{{constructor.constructor("struck()")()}}',
  '=HYPERLINK("https://evil.example","Open")',
  'javascript:app.alert(1)',
  ') Tj ET endstream endobj',
  '>> /OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '(nested (brackets) and \\) a way out',
  'endobj 9 0 obj << /S /URI /URI (https://evil.example) >> endobj',
  '%PDF-1.4 %%EOF trailer',
];
/** Names that make a PDF reader act: none of our papers contains any of them. */
const ACTS = /\/(?:JavaScript|JS|OpenAction|AA|Launch|SubmitForm|ImportData|GoToR|RichMedia|EmbeddedFiles?)\b/;

interface Read {
  /** Everything but the streams: the part that a reader executes. */
  readonly skeleton: string;
  readonly streams: readonly string[];
}

function read(paper: Buffer): Read {
  const file = paper.toString('latin1');
  const bodies = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) =>
    Buffer.from(body, 'latin1'),
  );
  const streams = bodies.flatMap((body) => {
    try {
      return [inflateSync(body).toString('latin1')];
    } catch {
      return [];
    }
  });
  return { skeleton: file.replaceAll(/stream\r?\n[\s\S]*?\r?\nendstream/g, ''), streams };
}

/** The drawn text: each glyph number of the font, looked up in the table that allows copying from the paper. */
function extractText({ streams }: Read): string {
  const table = streams
    .filter((stream) => stream.includes('beginbfrange'))
    .flatMap((stream) =>
      [...stream.matchAll(/\[((?:<[0-9a-f]+>\s*)+)\]/g)].flatMap(([, row = '']) =>
        [...row.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => hex),
      ),
    );
  const drawnTexts = streams
    .filter((stream) => stream.includes(' TJ'))
    .flatMap((stream) =>
      [...stream.matchAll(/\[([^\]]*)\] TJ/g)].map(([, row = '']) =>
        [...row.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join(''),
      ),
    );
  const signs = drawnTexts.join('').match(/.{4}/g) ?? [];
  return signs
    .flatMap((sign) => (table[Number.parseInt(sign, 16)] ?? '').match(/.{4}/g) ?? [])
    .map((unit) => String.fromCodePoint(Number.parseInt(unit, 16)))
    .join('');
}

const removeSpaces = (words: string): string => words.replaceAll(/\s/g, '');

test.each(HOSTILE)('a paper shows %j literally, and no reader executes it', async (words) => {
  const pdf = openPdf(words, { name: words });
  writeText(pdf, words, { x: 40, y: 40, width: 500 });
  const paper = read(await toPdfBytes(pdf));

  // The space at a line break is not drawn.
  expect(removeSpaces(extractText(paper))).toBe(removeSpaces(words));
  // Title and author are strings with escaped brackets: without them nothing of the hostile texts is left.
  expect(paper.skeleton.replaceAll(/\((?:\\.|[^\\()])*\)/g, '')).not.toMatch(ACTS);
  expect(paper.skeleton.match(/^\d+ 0 obj/gm)?.length).toBe(paper.skeleton.match(/^endobj/gm)?.length);
});
