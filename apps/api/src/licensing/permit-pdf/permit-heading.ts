import { formatDayInWords } from '@ebpls/contracts';

import type { PermitContent } from '../../tables/money.ts';
import { PRINT_COLORS, drawRule, type Pdf, writeText, drawFittedText } from '../../platform/pdf/pdf.ts';
import { PERMIT_LEFT, PERMIT_WIDTH } from './permit-layout.ts';

const HEADING_TEXT = { x: PERMIT_LEFT, width: PERMIT_WIDTH, align: 'center' } as const;

/** Draws title, year and numbers of a permit. Returns the y below. */
export function drawHeading(pdf: Pdf, content: PermitContent, top: number): number {
  const y = writeText(pdf, getPermitTitle(content), {
    ...HEADING_TEXT,
    y: top,
    size: 27,
    bold: true,
    color: PRINT_COLORS.primary,
  });
  const below = writeText(pdf, getSubtitle(content), { ...HEADING_TEXT, y, size: 10.5, color: PRINT_COLORS.muted });
  return drawNumbers(pdf, content, below + 12);
}

function getPermitTitle({ event, is_provisional }: PermitContent): string {
  if (is_provisional) return 'PROVISIONAL Permit';
  return event ? 'TEMPORARY Permit' : 'Business Permit';
}

function getSubtitle(content: PermitContent): string {
  const { event, is_provisional, is_for_record, tax_year, valid_until } = content;
  if (is_for_record)
    return `Certified for the record: ${tax_year} has ended, so the business may not operate with this permit`;
  if (is_provisional) return `until ${formatDayInWords(valid_until)} only, while the offices review the application`;
  return event ? formatEventDays(content, event) : `Mayor’s permit for the year ${tax_year}`;
}

/** `for 14 February 2026 to 16 February 2026 only`. */
function formatEventDays({ valid_until }: PermitContent, { starts_on }: NonNullable<PermitContent['event']>): string {
  const days = [...new Set([starts_on, valid_until])].map((day) => formatDayInWords(day));
  return `for ${days.join(' to ')} only`;
}

/** The band of numbers between two rules. Returns the y of the lower one. */
function drawNumbers(pdf: Pdf, content: PermitContent, band: number): number {
  drawRule(pdf, { x: PERMIT_LEFT, y: band, width: PERMIT_WIDTH, color: PRINT_COLORS.primary, weight: 1.1 });
  const cells = [
    ['Permit no.', content.permit_no],
    ['Plate no.', content.plate_no],
    ['Business no.', content.company_code],
    ['Valid until', formatDayInWords(content.valid_until)],
  ] as const;
  const each = PERMIT_WIDTH / cells.length;
  for (const [index, [label, value]] of cells.entries()) {
    const align = index === cells.length - 1 ? 'right' : 'left';
    writeText(pdf, label, {
      x: PERMIT_LEFT + each * index,
      y: band + 8,
      width: each,
      size: 8.5,
      color: PRINT_COLORS.muted,
      align,
    });
    drawFittedText(pdf, value, {
      x: PERMIT_LEFT + each * index,
      y: band + 20,
      width: align === 'right' ? each : each - 4,
      from: 13,
      to: 9,
      bold: true,
      align,
    });
  }
  drawRule(pdf, { x: PERMIT_LEFT, y: band + 44, width: PERMIT_WIDTH, color: PRINT_COLORS.primary, weight: 1.1 });
  return band + 44;
}

/** Holder and place of the permit. Returns the y below. */
export function drawGrant(pdf: Pdf, content: PermitContent, top: number): number {
  let y = writeText(pdf, 'is granted to', { ...HEADING_TEXT, y: top, size: 9, color: PRINT_COLORS.muted });
  y = drawFittedText(pdf, content.company_name, { ...HEADING_TEXT, y: y + 1, from: 24, to: 13, bold: true });
  if (content.trade_name !== '' && content.trade_name !== content.company_name)
    y = writeText(pdf, `doing business as ${content.trade_name}`, { ...HEADING_TEXT, y, size: 10.5 });
  y = writeText(pdf, content.granted_to, { ...HEADING_TEXT, y: y + 1, size: 10.5 });
  return writeText(pdf, content.address, { ...HEADING_TEXT, y: y + 1, size: 10.5, color: PRINT_COLORS.muted });
}
