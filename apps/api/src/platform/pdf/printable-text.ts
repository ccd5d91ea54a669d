// Replaces the characters that the font of printed documents lacks.

import { isPrinted, isSignPrinted } from '@ebpls/contracts';

const REPLACEMENT = '?'; // Replaces characters that the font cannot show: an empty box is meaningless to a reader.

/**
 * The text in characters of the papers' font: one question mark for each missing one, such as an emoji of an earlier
 * registration. Lines stay lines.
 */
export function toPrintableText(words: string): string {
  if (isPrinted(words)) return words;
  const segments = new Intl.Segmenter('en').segment(words.normalize('NFC'));
  return [...segments]
    .map(({ segment }) => {
      if (/^\s+$/.test(segment)) return segment;
      const signs = [...segment].filter((sign) => isSignPrinted(sign.codePointAt(0) ?? 0));
      return signs.length === 0 ? REPLACEMENT : signs.join('');
    })
    .join('');
}
