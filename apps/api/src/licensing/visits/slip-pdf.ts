// Renders the inspection slip of a visit as a PDF.

import { formatInstantInWords, type SignatureLines } from '@ebpls/contracts';

import { type Issuer, drawLetterhead, drawTable } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import {
  A4,
  toPdfBytes,
  PRINT_COLORS,
  openPdf,
  type Pdf,
  drawRule,
  writeText,
  drawFittedText,
} from '../../platform/pdf/pdf.ts';

const SLIP_LEFT = 48;
const SLIP_WIDTH = A4.width - SLIP_LEFT * 2;
const SLIP_SPAN = { x: SLIP_LEFT, width: SLIP_WIDTH } as const;
const BOTTOM = A4.height - 60;
const FIELD = { width: 1000, height: 400 } as const;
const SIGNATURE_SIZE = { width: 170, height: 68 } as const;

/** Content of the slip; before the visit without result, answers and signature, to be filled in by hand. */
export interface VisitSlip {
  readonly inspection_no: string;
  readonly office: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly checks: readonly (readonly [question: string, answer: string, remark: string])[];
  readonly findings: string;
  readonly met_name: string;
  readonly signature: SignatureLines;
  readonly refuses_to_sign: boolean;
  readonly inspectors: string;
  readonly visited_at: string | null;
}

/** Renders the slip of a visit on A4: one copy for the business, one for the office. */
export function renderSlipPdf(slip: VisitSlip, municipality: Issuer): Promise<Buffer> {
  const title = `Inspection slip ${slip.inspection_no}`;
  const pdf = openPdf(title, municipality);
  const addSlipPage = (): number => addPage(pdf, { issuer: municipality, title, ...SLIP_SPAN });
  const place = { bottom: BOTTOM, next: addSlipPage, x: SLIP_LEFT };
  let y = drawLetterhead(pdf, municipality, { office: slip.office, ...SLIP_SPAN, y: 40 });
  y = writeText(pdf, 'Inspection slip', {
    ...SLIP_SPAN,
    y: y + 14,
    size: 18,
    bold: true,
    align: 'center',
    color: PRINT_COLORS.primary,
  });
  y = drawTable(pdf, {
    ...place,
    y: y + 10,
    columns: [
      { title: slip.inspection_no, width: 130 },
      { title: '', width: SLIP_WIDTH - 130 },
    ],
    rows: slip.facts,
  });
  y = drawTable(pdf, {
    ...place,
    y: y + 14,
    columns: [
      { title: 'What was checked', width: 270 },
      { title: 'Answer', width: 95 },
      { title: 'Remark', width: SLIP_WIDTH - 365 },
    ],
    rows: slip.checks,
  });
  y = writeText(pdf, 'Findings', { ...SLIP_SPAN, y: y + 14, size: 10, bold: true, color: PRINT_COLORS.muted });
  y = writeText(pdf, slip.findings || ' ', { ...SLIP_SPAN, y: y + 2, size: 10 });
  drawNames(pdf, slip, y + 130 > BOTTOM ? addSlipPage() : y + 14);
  return toPdfBytes(pdf);
}

function drawNames(pdf: Pdf, slip: VisitSlip, top: number): void {
  const halfWidth = SLIP_WIDTH / 2;
  const line = top + SIGNATURE_SIZE.height + 18;
  drawSignature(pdf, slip.signature, { x: SLIP_LEFT, y: top });
  if (slip.refuses_to_sign)
    writeText(pdf, 'Refused to sign', {
      x: SLIP_LEFT,
      y: line - 30,
      width: halfWidth - 12,
      size: 9,
      color: PRINT_COLORS.danger,
    });
  const name = { y: line - 15, width: halfWidth - 12, from: 10.5, to: 6, bold: true };
  drawFittedText(pdf, slip.met_name || ' ', { ...name, x: SLIP_LEFT });
  drawFittedText(pdf, slip.inspectors, { ...name, x: SLIP_LEFT + halfWidth });
  drawRule(pdf, { x: SLIP_LEFT, y: line, width: halfWidth - 12, color: PRINT_COLORS.text });
  drawRule(pdf, { x: SLIP_LEFT + halfWidth, y: line, width: halfWidth, color: PRINT_COLORS.text });
  const smallText = { y: line + 3, size: 8.5, color: PRINT_COLORS.muted };
  writeText(pdf, 'Person met, name and signature', { ...smallText, x: SLIP_LEFT, width: halfWidth - 12 });
  const visitTime = slip.visited_at === null ? '' : `, ${formatInstantInWords(slip.visited_at)}`;
  writeText(pdf, `Inspector${visitTime}`, { ...smallText, x: SLIP_LEFT + halfWidth, width: halfWidth });
}

/** The lines of the finger, in the proportions of the field on which they were drawn. */
function drawSignature(
  pdf: Pdf,
  signature: SignatureLines,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  if (signature.length === 0) return;
  pdf.save().lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(PRINT_COLORS.text);
  for (const [first, ...others] of signature) {
    if (first === undefined) continue;
    const toPagePoint = ([right, down]: readonly [number, number]): [number, number] => [
      x + (right / FIELD.width) * SIGNATURE_SIZE.width,
      y + (Math.min(down, FIELD.height) / FIELD.height) * SIGNATURE_SIZE.height,
    ];
    pdf.moveTo(...toPagePoint(first));
    for (const point of others) pdf.lineTo(...toPagePoint(point));
    pdf.stroke();
  }
  pdf.restore();
}
