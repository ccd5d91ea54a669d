import { letterhead } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { A4, bytesOf, INK, openPdf, type Pdf, write } from '../../platform/pdf/pdf.ts';
import type { ReferenceRows } from '../../domain/reference/reference-rows.ts';

const LEFT = 56;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 64;
const LABEL = 150;

export type Fact = readonly [label: string, value: string];

interface FactsPaper {
  readonly title: string;
  /** The section of law on which it rests, in a sentence. */
  readonly law: string;
  readonly code: string;
  readonly facts: readonly Fact[];
}

/** A paper of the licensing office on one application: its ground in law, then facts with their labels. */
export function renderFactsPaper(
  issuer: ReferenceRows['issuer'],
  { title, law, code, facts }: FactsPaper,
): Promise<Buffer> {
  const pdf = openPdf(`${title} ${code}`, `Municipality of ${issuer.name}`);
  const head = { office: 'Business Permits and Licensing Office', x: LEFT, y: 40, width: WIDTH };
  let y = letterhead(pdf, issuer, head);
  const across = { x: LEFT, width: WIDTH, align: 'center' as const };
  y = write(pdf, title, { ...across, y: y + 18, size: 18, bold: true, color: INK.primary });
  y = write(pdf, law, { ...across, y: y + 4, size: 10.5 });
  drawFacts(pdf, facts, { y: y + 18, next: () => addPage(pdf, { issuer, title: code, x: LEFT, width: WIDTH }) });
  return bytesOf(pdf);
}

function drawFacts(pdf: Pdf, facts: readonly Fact[], { y, next }: { readonly y: number; readonly next: () => number }) {
  let top = y;
  for (const [label, value] of facts)
    for (const [index, paragraph] of value.split('\n').entries()) {
      const height = pdf
        .font('regular')
        .fontSize(11)
        .heightOfString(paragraph, { width: WIDTH - LABEL, lineGap: 2 });
      if (top + Math.min(height, 120) > BOTTOM) top = next();
      if (index === 0) write(pdf, label, { x: LEFT, y: top, width: LABEL - 10, size: 10, color: INK.muted });
      top = write(pdf, paragraph, { x: LEFT + LABEL, y: top, width: WIDTH - LABEL, size: 11 }) + 8;
    }
}
