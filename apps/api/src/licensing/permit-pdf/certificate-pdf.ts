import { formatDayInWords } from '@ebpls/contracts';

import { INK, type Pdf, rule, write, writeFitted, writeWithin } from '../../platform/pdf/pdf.ts';
import { peso } from '../../platform/format.ts';
import type { PermitContent } from '../../tables/money.ts';
import { LEFT, WIDTH } from './permit-layout.ts';

const CENTRED = { x: LEFT, width: WIDTH, align: 'center' } as const;
const ROW_MOST = 34;

/** What a certificate of retirement says: who closed what on which day, and on what it rests (domain reference 6.2). */
export function drawCertificate(pdf: Pdf, content: PermitContent, top: number): number {
  let y = write(pdf, 'Certificate of Retirement', { ...CENTRED, y: top, size: 27, bold: true, color: INK.primary });
  y = write(pdf, `No. ${content.permit_no}`, { ...CENTRED, y, size: 11, color: INK.muted }) + 18;
  rule(pdf, { x: LEFT, y, width: WIDTH, color: INK.primary, weight: 1.1 });
  y = write(pdf, 'This certifies that the business', { ...CENTRED, y: y + 18, size: 10.5, color: INK.muted });
  y = writeFitted(pdf, content.company_name, { ...CENTRED, y: y + 2, from: 24, to: 13, bold: true });
  y = write(pdf, `of ${content.granted_to}`, { ...CENTRED, y, size: 10.5 });
  y = write(pdf, content.address, { ...CENTRED, y, size: 10.5, color: INK.muted });
  y = write(pdf, 'closed on', { ...CENTRED, y: y + 12, size: 10.5, color: INK.muted });
  y = write(pdf, formatDayInWords(content.closed_on ?? ''), { ...CENTRED, y, size: 20, bold: true });
  y = write(pdf, 'and is retired. Its taxes up to that day are settled, and its permit and plate are surrendered.', {
    ...CENTRED,
    y: y + 4,
    size: 10.5,
  });
  return rows(pdf, content, y + 20);
}

function rows(pdf: Pdf, content: PermitContent, top: number): number {
  let y = top;
  rule(pdf, { x: LEFT, y, width: WIDTH });
  for (const [label, value] of rowsOf(content)) {
    write(pdf, label, { x: LEFT, y: y + 6.5, width: 120, size: 9.5, color: INK.muted });
    y =
      writeWithin(pdf, value, { x: LEFT + 124, y: y + 6, width: WIDTH - 124, height: ROW_MOST, from: 10.5, to: 6 }) + 5;
    rule(pdf, { x: LEFT, y, width: WIDTH });
  }
  return y;
}

function rowsOf(content: PermitContent): readonly (readonly [string, string])[] {
  return [
    ['Business no.', content.company_code],
    ['Plate no.', content.plate_no],
    ['Lines of business', content.lines.join('; ')],
    ['Closed for', content.closure_reason ?? ''],
    ['Application', content.assessment_code],
    ['Deficiency and fees', `${peso(content.total)}, paid on ${formatDayInWords(content.paid_on)}`],
    ['Receipts', content.receipt_nos.join(' · ')],
    ['Clearances', content.clearance_nos.join(' · ') || 'None required'],
  ];
}
