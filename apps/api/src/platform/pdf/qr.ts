import QRCode from 'qrcode';

import { PRINT_COLORS, type Pdf } from './pdf.ts';

const QUIET = 4; // White modules that a reader needs around the code.

/**
 * Draws a QR code of level M, quiet zone included, so that every module stays a sharp square. Returns the width of a
 * module in points.
 */
export function drawQr(
  pdf: Pdf,
  content: string,
  place: { readonly x: number; readonly y: number; readonly size: number },
): number {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const unit = place.size / (modules.size + QUIET * 2);
  pdf.save().rect(place.x, place.y, place.size, place.size).fill(PRINT_COLORS.paper);
  for (const { row, column, length } of listRuns(modules))
    pdf.rect(place.x + (column + QUIET) * unit, place.y + (row + QUIET) * unit, unit * length + 0.02, unit + 0.02);
  pdf.fill(PRINT_COLORS.text).restore();
  return unit;
}

/** Adjacent dark modules of a row: one stroke for each run, or a code would be most of a paper's bytes. */
function* listRuns(
  modules: QRCode.BitMatrix,
): Generator<{ readonly row: number; readonly column: number; readonly length: number }> {
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0, length = 0; column <= modules.size; column += 1) {
      if (column < modules.size && modules.get(row, column)) length += 1;
      else if (length > 0) {
        yield { row, column: column - length, length };
        length = 0;
      }
    }
  }
}
