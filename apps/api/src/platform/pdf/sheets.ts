import { INK, openSheet, rule, seal, type Sheet, write } from './sheet.ts';
import type { Issuer } from './letterhead.ts';

/**
 * Draws in the largest size in which all of a paper is on one sheet; in the first size, on several, when none is small
 * enough. `draw` makes a sheet of its own each time.
 */
export function onOneSheet(sizes: readonly [number, ...number[]], draw: (size: number) => Sheet): Sheet {
  for (const size of sizes) {
    const sheet = draw(size);
    if (sheet.bufferedPageRange().count === 1) return sheet;
  }
  return draw(sizes[0]);
}

/** How high something is, in points. `draw` draws from y = 0 and answers the y below. */
export function heightOf(draw: (sheet: Sheet) => number): number {
  return draw(openSheet('', ''));
}

export interface FurtherHead {
  readonly issuer: Issuer;
  /** What the paper is, with its number. */
  readonly title: string;
  readonly x: number;
  readonly width: number;
}

/** Adds a sheet that repeats whose paper it is and which one. Answers the y below that head. */
export function addSheet(sheet: Sheet, { issuer, title, x, width }: FurtherHead): number {
  sheet.addPage();
  seal(sheet, { x, y: 36, size: 30 });
  const beside = { x: x + 40, width: width - 40 };
  const y = write(sheet, `Municipality of ${issuer.name}, Province of ${issuer.province}`, {
    ...beside,
    y: 38,
    size: 9,
    color: INK.muted,
  });
  const below = write(sheet, `${title} (continued)`, { ...beside, y: y + 1, size: 11, bold: true });
  rule(sheet, { x, y: below + 4, width, color: INK.primary });
  return below + 12;
}

/** Where something begins that must not be parted: here when it fits above `bottom`, else on a further sheet. */
export function keepTogether(
  y: number,
  { height, bottom, next }: { readonly height: number; readonly bottom: number; readonly next: () => number },
): number {
  return y + height <= bottom ? y : next();
}
