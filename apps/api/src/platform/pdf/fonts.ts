// Loads the fonts of printed documents.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// @ts-expect-error It comes without types; what is used of it is written below.
import { create } from 'fontkit';

/** A loaded font. PDFKit takes one wherever it takes the bytes of a font file. */
export interface ReadFont {
  readonly layout: (words: string) => object;
  /** The tables of the file, each read when it is first needed. */
  _tables: object;
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, font: ReadFont): this;
    }
  }
}

const FONTS_FOLDER = dirname(createRequire(import.meta.filename).resolve('@expo-google-fonts/roboto/package.json'));

const readFont: (file: Buffer) => ReadFont = create;

/**
 * Returns, for every document, a font over tables that are read once: reading them took longer than drawing a
 * page. The font object is the document's own, because it caches the glyphs of the text that was drawn first,
 * and no paper may reveal text of another. Passing the tables on is the library's way to make a second font
 * of a file (`getVariation`).
 */
function openFont(name: string): () => ReadFont {
  const file = readFileSync(join(FONTS_FOLDER, name));
  const { _tables } = readFont(file);
  return () => Object.assign(readFont(file), { _tables });
}

// Embedded, because the standard fonts of PDF lack the peso sign and some Filipino names.
export const regularFont = openFont('400Regular/Roboto_400Regular.ttf');
export const boldFont = openFont('700Bold/Roboto_700Bold.ttf');
