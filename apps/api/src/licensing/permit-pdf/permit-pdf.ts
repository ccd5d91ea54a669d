// Renders a permit or certificate as a PDF of one page (domain reference 6.2).

import { formatDayInWords } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import { type Issuer, drawLetterhead } from '../../platform/pdf/letterhead.ts';
import { drawCertificate } from './certificate-pdf.ts';
import { drawGrounds } from './permit-grounds.ts';
import { drawGrant, drawHeading } from './permit-heading.ts';
import { PERMIT_LEFT, PERMIT_WIDTH } from './permit-layout.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import {
  A4,
  toPdfBytes,
  PRINT_COLORS,
  openPdf,
  drawRule,
  type Pdf,
  writeText,
  drawDiagonalText,
  drawFittedText,
} from '../../platform/pdf/pdf.ts';
import { formatPlainAddress } from '../../platform/format.ts';
import type { PermitContent } from '../../tables/money.ts';
import type { PermitRow } from './permit-row.ts';

const PERMIT_QR_SIZE = 108;
const CONDITIONS = [
  'Post this permit where customers can see it.',
  'It covers this place, owner and line of business only and cannot be transferred.',
  'It is void if altered, or if taxes and fees remain unpaid.',
  'It is subject to the laws, ordinances and rules in force.',
  'Surrender it when the business closes.',
] as const;

const EVENT_CONDITIONS = [
  'Post this permit at the event where customers can see it.',
  'It covers this event, place and these dates only.',
  'It does not replace the annual permit.',
  'It is subject to the laws, ordinances and rules in force.',
  'It is void if altered and cannot be transferred.',
] as const;

const PROVISIONAL_CONDITIONS = [
  'Post this permit where customers can see it.',
  'It covers this place, owner and line of business only and cannot be transferred.',
  'It expires on the date above, or immediately if an office refuses.',
  'It is subject to the laws, ordinances and rules in force.',
  'The annual permit replaces it once every office has cleared the application.',
] as const;

const PDF_TITLES = {
  PERMIT: 'Business permit',
  RETIREMENT: 'Certificate of retirement',
  TEMPORARY: 'Temporary permit',
  PROVISIONAL: 'Provisional permit',
} as const satisfies Record<PermitRow['kind'], string>;

export interface PermitPrint {
  readonly permit: PermitRow;
  readonly municipality: Issuer;
  readonly public_url: string;
  /** PNG of the drawn signature; without it the space above the name stays free for a pen. */
  readonly signature: Uint8Array | undefined;
}

/**
 * The permit on one A4 page (domain reference 6.2): the grant, its payment and clearances, and the code that proves it.
 */
export function renderPermitPdf({
  permit,
  municipality,
  public_url,
  signature: picture,
}: PermitPrint): Promise<Buffer> {
  const title = PDF_TITLES[permit.kind];
  const pdf = openPdf(`${title} ${permit.permit_no}`, municipality);
  drawFrame(pdf);
  const below = drawLetterhead(pdf, municipality, {
    office: 'Office of the Municipal Mayor · Business Permits and Licensing Office',
    x: PERMIT_LEFT,
    y: 44,
    width: PERMIT_WIDTH,
  });
  if (permit.kind === 'RETIREMENT') drawCertificate(pdf, permit.content, below + 20);
  else drawGranted(pdf, toCurrentContent(permit), below + 14);
  drawProof(pdf, permit, public_url);
  drawSignature(pdf, permit, picture);
  if (permit.state !== 'ACTIVE')
    drawDiagonalText(pdf, permit.state === 'GENERATED' || permit.state === 'SIGNED' ? 'NOT YET SIGNED' : permit.state);
  return toPdfBytes(pdf);
}

function toCurrentContent({ content, estate_of }: PermitRow): PermitContent {
  return estate_of ? { ...content, granted_to: `Estate of ${estate_of}, continued by the heirs` } : content;
}

function drawGranted(pdf: Pdf, content: PermitContent, top: number): void {
  const grant = drawHeading(pdf, content, top);
  const facts = drawGrant(pdf, content, grant + 20);
  drawConditions(pdf, listPermitConditions(content), drawGrounds(pdf, content, facts + 22) + 16);
}

function listPermitConditions({ event, is_provisional }: PermitContent): readonly string[] {
  if (is_provisional) return PROVISIONAL_CONDITIONS;
  return event ? EVENT_CONDITIONS : CONDITIONS;
}

function drawFrame(pdf: Pdf): void {
  for (const inset of [15, 18])
    pdf
      .rect(inset, inset, A4.width - inset * 2, A4.height - inset * 2)
      .lineWidth(0.9)
      .strokeColor(PRINT_COLORS.primary)
      .stroke();
}

function drawConditions(pdf: Pdf, conditions: readonly string[], top: number): void {
  const halfWidth = PERMIT_WIDTH / 2;
  let y = writeText(pdf, 'Conditions', { x: PERMIT_LEFT, y: top, width: PERMIT_WIDTH, size: 9, bold: true }) + 3;
  const start = y;
  for (const [index, words] of conditions.entries()) {
    if (index === 2) y = start;
    const x = PERMIT_LEFT + (index < 2 ? 0 : halfWidth);
    writeText(pdf, `${index + 1}.`, { x, y, width: 12, size: 9, color: PRINT_COLORS.muted });
    y = writeText(pdf, words, { x: x + 13, y, width: halfWidth - 22, size: 9, color: PRINT_COLORS.muted });
  }
}

const PERMIT_BOTTOM = A4.height - 40;

function drawProof(pdf: Pdf, permit: PermitRow, public_url: string): void {
  drawQr(pdf, `${public_url}/permits/verify/${permit.token}`, {
    x: PERMIT_LEFT - 6,
    y: PERMIT_BOTTOM - PERMIT_QR_SIZE,
    size: PERMIT_QR_SIZE,
  });
  const x = PERMIT_LEFT + PERMIT_QR_SIZE + 4;
  const textStyle = { x, width: 205, size: 9, color: PRINT_COLORS.muted };
  let y = writeText(pdf, permit.kind === 'RETIREMENT' ? 'Check this certificate' : 'Check this permit', {
    ...textStyle,
    y: PERMIT_BOTTOM - 58,
    bold: true,
    color: PRINT_COLORS.text,
  });
  y = writeText(pdf, 'Scan the code, or type the number at', { ...textStyle, y });
  y = writeText(pdf, `${formatPlainAddress(public_url)}/permits/verify`, { ...textStyle, y });
  writeText(
    pdf,
    `Version ${permit.version}${permit.signed_at === null ? '' : ` · issued ${formatDayInWords(toManilaDay(permit.signed_at))}`}`,
    { ...textStyle, y },
  );
}

const PICTURE = { width: 160, height: 56 } as const;

function drawSignature(pdf: Pdf, { signatory, signed_at, content }: PermitRow, picture: Uint8Array | undefined): void {
  if (content.is_provisional) {
    drawFittedText(pdf, 'Issued under the revenue code; valid without a signature', {
      x: A4.width - PERMIT_LEFT - 180,
      width: 180,
      align: 'center',
      y: PERMIT_BOTTOM - 47,
      from: 9,
      to: 7,
    });
    return;
  }
  if (signatory === null || signed_at === null) return;
  const place = { x: A4.width - PERMIT_LEFT - 180, width: 180, align: 'center' as const };
  if (picture)
    pdf.image(Buffer.from(picture), place.x + (place.width - PICTURE.width) / 2, PERMIT_BOTTOM - 53 - PICTURE.height, {
      fit: [PICTURE.width, PICTURE.height],
      align: 'center',
      valign: 'bottom',
    });
  drawRule(pdf, { x: place.x, y: PERMIT_BOTTOM - 52, width: place.width, color: PRINT_COLORS.text });
  let y = drawFittedText(pdf, signatory.name, { ...place, y: PERMIT_BOTTOM - 47, from: 11.5, to: 8, bold: true });
  y = writeText(pdf, signatory.title, { ...place, y, size: 9, color: PRINT_COLORS.muted });
  writeText(pdf, `Signed electronically, ${formatDayInWords(toManilaDay(signed_at))}`, {
    ...place,
    y,
    size: 9,
    color: PRINT_COLORS.muted,
  });
}
