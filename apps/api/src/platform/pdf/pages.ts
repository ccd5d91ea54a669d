// Fits content on a page and breaks it into pages of a PDF.

import { formatGovernmentPlace } from '@ebpls/contracts';

import { PRINT_COLORS, openPdf, drawRule, drawSeal, type Pdf, writeText } from './pdf.ts';
import type { Issuer } from './letterhead.ts';

/**
 * Draws in the largest size in which everything fits on one page; in the first size, on several pages, when none is
 * small enough. `draw` opens a document of its own each time.
 */
export function fitOnePage(sizes: readonly [number, ...number[]], draw: (size: number) => Pdf): Pdf {
  for (const size of sizes) {
    const pdf = draw(size);
    if (pdf.bufferedPageRange().count === 1) return pdf;
  }
  return draw(sizes[0]);
}

/** The height of a drawing, in points. `draw` draws from y = 0 and returns the y below. */
export function measureHeight(draw: (pdf: Pdf) => number): number {
  return draw(openPdf('', { name: '' }));
}

export interface FurtherHead {
  readonly issuer: Issuer;
  /** The title of the document, with its number. */
  readonly title: string;
  readonly x: number;
  readonly width: number;
}

/** Adds a page whose head repeats the issuer and the title. Returns the y below that head. */
export function addPage(pdf: Pdf, { issuer, title, x, width }: FurtherHead): number {
  pdf.addPage();
  drawSeal(pdf, { x, y: 36, size: 30 }, issuer.seal);
  const beside = { x: x + 40, width: width - 40 };
  const y = writeText(pdf, formatGovernmentPlace(issuer), {
    ...beside,
    y: 38,
    size: 9,
    color: PRINT_COLORS.muted,
  });
  const below = writeText(pdf, `${title} (continued)`, { ...beside, y: y + 1, size: 11, bold: true });
  drawRule(pdf, { x, y: below + 4, width, color: PRINT_COLORS.primary });
  return below + 12;
}

/** Position of a block that must not be split: here when it fits above `bottom`, else on a further page. */
export function placeTogether(
  y: number,
  { height, bottom, next }: { readonly height: number; readonly bottom: number; readonly next: () => number },
): number {
  return y + height <= bottom ? y : next();
}
