import { drawLetterhead } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { A4, toPdfBytes, PRINT_COLORS, openPdf, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

const EVIDENCE_LEFT = 56;
const EVIDENCE_WIDTH = A4.width - EVIDENCE_LEFT * 2;
const EVIDENCE_BOTTOM = A4.height - 64;
const LABEL = 150;

export type EvidenceFact = readonly [label: string, value: string];

interface FactsPaper {
  readonly title: string;
  readonly law: string; // The section of law on which it is based, in a sentence.
  readonly code: string;
  readonly facts: readonly EvidenceFact[];
}

/** Renders a document about one application: its legal basis, then facts with their labels. */
export function renderFactsPaper(
  issuer: ReferenceRows['issuer'],
  { title, law, code, facts }: FactsPaper,
): Promise<Buffer> {
  const pdf = openPdf(`${title} ${code}`, issuer);
  const head = { office: 'Business Permits and Licensing Office', x: EVIDENCE_LEFT, y: 40, width: EVIDENCE_WIDTH };
  let y = drawLetterhead(pdf, issuer, head);
  const centredText = { x: EVIDENCE_LEFT, width: EVIDENCE_WIDTH, align: 'center' as const };
  y = writeText(pdf, title, { ...centredText, y: y + 18, size: 18, bold: true, color: PRINT_COLORS.primary });
  y = writeText(pdf, law, { ...centredText, y: y + 4, size: 10.5 });
  drawEvidenceFacts(pdf, facts, {
    y: y + 18,
    next: () => addPage(pdf, { issuer, title: code, x: EVIDENCE_LEFT, width: EVIDENCE_WIDTH }),
  });
  return toPdfBytes(pdf);
}

function drawEvidenceFacts(
  pdf: Pdf,
  facts: readonly EvidenceFact[],
  { y, next }: { readonly y: number; readonly next: () => number },
) {
  let top = y;
  for (const [label, value] of facts)
    for (const [index, paragraph] of value.split('\n').entries()) {
      const height = pdf
        .font('regular')
        .fontSize(11)
        .heightOfString(paragraph, { width: EVIDENCE_WIDTH - LABEL, lineGap: 2 });
      if (top + Math.min(height, 120) > EVIDENCE_BOTTOM) top = next();
      if (index === 0)
        writeText(pdf, label, { x: EVIDENCE_LEFT, y: top, width: LABEL - 10, size: 10, color: PRINT_COLORS.muted });
      top =
        writeText(pdf, paragraph, { x: EVIDENCE_LEFT + LABEL, y: top, width: EVIDENCE_WIDTH - LABEL, size: 11 }) + 8;
    }
}
