import { formatInstantInWords, type Signature } from '@ebpls/contracts';

import { type Issuer, letterhead, table } from '../../platform/pdf/letterhead.ts';
import { addPage } from '../../platform/pdf/pages.ts';
import { A4, bytesOf, INK, openPdf, type Pdf, rule, write, writeFitted } from '../../platform/pdf/pdf.ts';

const LEFT = 48;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 60;
const FIELD = { width: 1000, height: 400 } as const;
const SIGNED = { width: 170, height: 68 } as const;

/** What the slip says; before the visit without result, answers and signature, to be written by hand. */
export interface VisitSlip {
  readonly inspection_no: string;
  readonly office: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly checks: readonly (readonly [question: string, answer: string, remark: string])[];
  readonly findings: string;
  readonly met_name: string;
  readonly signature: Signature;
  readonly refuses_to_sign: boolean;
  readonly inspectors: string;
  readonly visited_at: string | null;
}

/** The slip of a visit on A4, left with the business and kept by the office. */
export function slipPdf(slip: VisitSlip, municipality: Issuer): Promise<Buffer> {
  const title = `Inspection slip ${slip.inspection_no}`;
  const pdf = openPdf(title, `Municipality of ${municipality.name}`);
  const next = (): number => addPage(pdf, { issuer: municipality, title, x: LEFT, width: WIDTH });
  const place = { bottom: BOTTOM, next, x: LEFT };
  let y = letterhead(pdf, municipality, { office: slip.office, x: LEFT, y: 40, width: WIDTH });
  y = write(pdf, 'Inspection slip', {
    x: LEFT,
    y: y + 14,
    width: WIDTH,
    size: 18,
    bold: true,
    align: 'center',
    color: INK.primary,
  });
  y = table(pdf, {
    ...place,
    y: y + 10,
    columns: [
      { title: slip.inspection_no, width: 130 },
      { title: '', width: WIDTH - 130 },
    ],
    rows: slip.facts,
  });
  y = table(pdf, {
    ...place,
    y: y + 14,
    columns: [
      { title: 'What was checked', width: 270 },
      { title: 'Answer', width: 95 },
      { title: 'Remark', width: WIDTH - 365 },
    ],
    rows: slip.checks,
  });
  y = write(pdf, 'Findings', { x: LEFT, y: y + 14, width: WIDTH, size: 10, bold: true, color: INK.muted });
  y = write(pdf, slip.findings || ' ', { x: LEFT, y: y + 2, width: WIDTH, size: 10 });
  drawNames(pdf, slip, y + 130 > BOTTOM ? next() : y + 14);
  return bytesOf(pdf);
}

function drawNames(pdf: Pdf, slip: VisitSlip, top: number): void {
  const half = WIDTH / 2;
  const line = top + SIGNED.height + 18;
  drawSignature(pdf, slip.signature, { x: LEFT, y: top });
  if (slip.refuses_to_sign)
    write(pdf, 'Did not want to sign', { x: LEFT, y: line - 30, width: half - 12, size: 9, color: INK.danger });
  const name = { y: line - 15, width: half - 12, from: 10.5, to: 6, bold: true };
  writeFitted(pdf, slip.met_name || ' ', { ...name, x: LEFT });
  writeFitted(pdf, slip.inspectors, { ...name, x: LEFT + half });
  rule(pdf, { x: LEFT, y: line, width: half - 12, color: INK.text });
  rule(pdf, { x: LEFT + half, y: line, width: half, color: INK.text });
  const small = { y: line + 3, size: 8.5, color: INK.muted };
  write(pdf, 'Person met, name and signature', { ...small, x: LEFT, width: half - 12 });
  const when = slip.visited_at === null ? '' : `, ${formatInstantInWords(slip.visited_at)}`;
  write(pdf, `Inspector${when}`, { ...small, x: LEFT + half, width: half });
}

/** The lines of the finger, in the proportions of the field on which they were drawn. */
function drawSignature(pdf: Pdf, signature: Signature, { x, y }: { readonly x: number; readonly y: number }): void {
  if (signature.length === 0) return;
  pdf.save().lineWidth(1.2).lineCap('round').lineJoin('round').strokeColor(INK.text);
  for (const [first, ...others] of signature) {
    if (first === undefined) continue;
    const at = ([right, down]: readonly [number, number]): [number, number] => [
      x + (right / FIELD.width) * SIGNED.width,
      y + (Math.min(down, FIELD.height) / FIELD.height) * SIGNED.height,
    ];
    pdf.moveTo(...at(first));
    for (const point of others) pdf.lineTo(...at(point));
    pdf.stroke();
  }
  pdf.restore();
}
