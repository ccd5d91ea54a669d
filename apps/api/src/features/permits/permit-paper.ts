import { manilaDay } from '@ebpls/rules';

import { letterhead } from '../../papers/letterhead.ts';
import { drawQr } from '../../papers/qr.ts';
import {
  A4,
  bytesOf,
  INK,
  openSheet,
  rule,
  type Sheet,
  write,
  writeAcross,
  writeFitted,
  writeWithin,
} from '../../papers/sheet.ts';
import { longDay, peso } from '../../papers/words.ts';
import type { Municipality } from '../../licensing/reference-rows.ts';
import type { PermitContent } from '../../tables/money.ts';
import type { PermitRow } from './permits.queries.ts';

const LEFT = 48;
const WIDTH = A4.width - LEFT * 2;
const QR_SIZE = 108;
const CONDITIONS = [
  'Post this permit where customers can see it.',
  'It covers this place, owner and line only and cannot be transferred.',
  'It is void if altered, or if taxes and fees remain unpaid.',
  'It is subject to the laws, ordinances and rules in force.',
  'Surrender it when the business closes.',
] as const;

/** The permit on one A4 page (domain reference 6.2): what was granted, on what payment and clearances, and the code that proves it. */
export function permitPaper(permit: PermitRow, municipality: Municipality, public_url: string): Promise<Buffer> {
  const sheet = openSheet(`Business permit ${permit.permit_no}`, `Municipality of ${municipality.name}`);
  frame(sheet);
  const below = letterhead(sheet, municipality, {
    office: 'Office of the Municipal Mayor · Business Permit and Licensing Office',
    x: LEFT,
    y: 44,
    width: WIDTH,
  });
  const grant = heading(sheet, permit.content, below + 14);
  const facts = granted(sheet, permit.content, grant + 20);
  conditions(sheet, grounds(sheet, permit.content, facts + 22) + 16);
  proof(sheet, permit, public_url);
  signature(sheet, permit);
  if (permit.state !== 'ACTIVE')
    writeAcross(sheet, permit.state === 'GENERATED' || permit.state === 'SIGNED' ? 'NOT YET SIGNED' : permit.state);
  return bytesOf(sheet);
}

function frame(sheet: Sheet): void {
  for (const inset of [15, 18])
    sheet
      .rect(inset, inset, A4.width - inset * 2, A4.height - inset * 2)
      .lineWidth(0.9)
      .strokeColor(INK.primary)
      .stroke();
}

function heading(sheet: Sheet, content: PermitContent, top: number): number {
  let y = write(sheet, 'Business Permit', {
    x: LEFT,
    y: top,
    width: WIDTH,
    size: 27,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  y = write(sheet, `Mayor’s permit for the year ${content.tax_year}`, {
    x: LEFT,
    y,
    width: WIDTH,
    size: 10.5,
    color: INK.muted,
    align: 'center',
  });
  const band = y + 12;
  rule(sheet, { x: LEFT, y: band, width: WIDTH, color: INK.primary, weight: 1.1 });
  const cells = [
    ['Permit no.', content.permit_no],
    ['Plate no.', content.plate_no],
    ['Business no.', content.company_code],
    ['Valid until', longDay(content.valid_until)],
  ] as const;
  const each = WIDTH / cells.length;
  for (const [index, [label, value]] of cells.entries()) {
    const align = index === cells.length - 1 ? 'right' : 'left';
    write(sheet, label, { x: LEFT + each * index, y: band + 8, width: each, size: 8.5, color: INK.muted, align });
    writeFitted(sheet, value, {
      x: LEFT + each * index,
      y: band + 20,
      width: align === 'right' ? each : each - 4,
      from: 13,
      to: 9,
      bold: true,
      align,
    });
  }
  rule(sheet, { x: LEFT, y: band + 44, width: WIDTH, color: INK.primary, weight: 1.1 });
  return band + 44;
}

function granted(sheet: Sheet, content: PermitContent, top: number): number {
  let y = write(sheet, 'is granted to', { x: LEFT, y: top, width: WIDTH, size: 9, color: INK.muted, align: 'center' });
  y = writeFitted(sheet, content.company_name, {
    x: LEFT,
    y: y + 1,
    width: WIDTH,
    from: 24,
    to: 13,
    bold: true,
    align: 'center',
  });
  if (content.trade_name !== '' && content.trade_name !== content.company_name)
    y = write(sheet, `doing business as ${content.trade_name}`, {
      x: LEFT,
      y,
      width: WIDTH,
      size: 10.5,
      align: 'center',
    });
  y = write(sheet, content.granted_to, { x: LEFT, y: y + 1, width: WIDTH, size: 10.5, align: 'center' });
  return write(sheet, content.address, {
    x: LEFT,
    y: y + 1,
    width: WIDTH,
    size: 10.5,
    color: INK.muted,
    align: 'center',
  });
}

/** Three lines, so that a business of many lines, receipts and clearances still leaves room for the code below. */
const ROW_MOST = 34;

/** On what the permit rests: lines, application, payment, clearances. */
function grounds(sheet: Sheet, content: PermitContent, top: number): number {
  const paid =
    content.unpaid_due_days.length === 0
      ? `${content.payment_mode}, paid in full`
      : `${content.payment_mode}; valid subject to payment by ${content.unpaid_due_days.map(longDay).join(', ')}`;
  const rows: readonly (readonly [string, string, string?, string?])[] = [
    ['Line of business', content.lines.join('; ')],
    ['Application', `${content.application_type} · ${content.assessment_code}`, 'Paid on', longDay(content.paid_on)],
    ['Payment', paid],
    ['Receipts', content.receipt_nos.join(' · ')],
    ['Business tax', peso(content.business_tax), 'Fees', peso(content.fees)],
    ['Total', peso(content.total)],
    ['Clearances', content.clearance_nos.join(' · ') || 'None required'],
  ];
  let y = top;
  rule(sheet, { x: LEFT, y, width: WIDTH });
  for (const [label, value, label2 = '', value2 = ''] of rows) {
    const half = label2 !== '';
    write(sheet, label, { x: LEFT, y: y + 6.5, width: 94, size: 9.5, color: INK.muted });
    const below = writeWithin(sheet, value, {
      x: LEFT + 96,
      y: y + 6,
      width: half ? 176 : WIDTH - 96,
      height: ROW_MOST,
      from: label === 'Clearances' ? 9 : 10.5,
      to: 6,
      bold: label === 'Total',
    });
    if (half) {
      write(sheet, label2, { x: LEFT + 280, y: y + 6.5, width: 60, size: 9.5, color: INK.muted });
      write(sheet, value2, { x: LEFT + 344, y: y + 6, width: WIDTH - 344, size: 10.5 });
    }
    y = below + 5;
    rule(sheet, { x: LEFT, y, width: WIDTH });
  }
  return y;
}

function conditions(sheet: Sheet, top: number): void {
  const half = WIDTH / 2;
  let y = write(sheet, 'Conditions', { x: LEFT, y: top, width: WIDTH, size: 9, bold: true }) + 3;
  const start = y;
  for (const [index, words] of CONDITIONS.entries()) {
    if (index === 2) y = start;
    const x = LEFT + (index < 2 ? 0 : half);
    write(sheet, `${index + 1}.`, { x, y, width: 12, size: 9, color: INK.muted });
    y = write(sheet, words, { x: x + 13, y, width: half - 22, size: 9, color: INK.muted });
  }
}

const BOTTOM = A4.height - 40;

function proof(sheet: Sheet, permit: PermitRow, public_url: string): void {
  drawQr(sheet, `${public_url}/permits/verify/${permit.token}`, { x: LEFT - 6, y: BOTTOM - QR_SIZE, size: QR_SIZE });
  const x = LEFT + QR_SIZE + 4;
  const muted = { x, width: 205, size: 9, color: INK.muted };
  let y = write(sheet, 'Check this permit', { ...muted, y: BOTTOM - 58, bold: true, color: INK.text });
  y = write(sheet, 'Scan the code, or type the number at', { ...muted, y });
  y = write(sheet, `${new URL(public_url).host}/permits/verify`, { ...muted, y });
  write(
    sheet,
    `Version ${permit.version}${permit.signed_at === null ? '' : ` · issued ${longDay(manilaDay(permit.signed_at))}`}`,
    { ...muted, y },
  );
}

function signature(sheet: Sheet, { signatory, signed_at }: PermitRow): void {
  if (signatory === null || signed_at === null) return;
  const place = { x: A4.width - LEFT - 180, width: 180, align: 'center' as const };
  rule(sheet, { x: place.x, y: BOTTOM - 52, width: place.width, color: INK.text });
  let y = writeFitted(sheet, signatory.name, { ...place, y: BOTTOM - 47, from: 11.5, to: 8, bold: true });
  y = write(sheet, signatory.title, { ...place, y, size: 9, color: INK.muted });
  write(sheet, `Signed electronically, ${longDay(manilaDay(signed_at))}`, { ...place, y, size: 9, color: INK.muted });
}
