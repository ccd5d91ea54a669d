import { formatDayInWords } from '@ebpls/contracts';

import type { PermitContent } from '../../tables/money.ts';
import { INK, rule, type Pdf, write, writeFitted } from '../../platform/pdf/pdf.ts';
import { LEFT, WIDTH } from './permit-layout.ts';

/** Title, year and numbers. Answers the y below. */
export function drawHeading(pdf: Pdf, content: PermitContent, top: number): number {
  const y = write(pdf, titleOf(content), {
    x: LEFT,
    y: top,
    width: WIDTH,
    size: 27,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  const below = write(pdf, underTitle(content), {
    x: LEFT,
    y,
    width: WIDTH,
    size: 10.5,
    color: INK.muted,
    align: 'center',
  });
  return drawNumbers(pdf, content, below + 12);
}

function titleOf({ event, is_provisional }: PermitContent): string {
  if (is_provisional) return 'PROVISIONAL Permit';
  return event ? 'TEMPORARY Permit' : 'Business Permit';
}

function underTitle(content: PermitContent): string {
  const { event, is_provisional, is_for_record, tax_year, valid_until } = content;
  if (is_for_record)
    return `Certified for the record: the year ${tax_year} is over, and this permit allows nothing now`;
  if (is_provisional) return `until ${formatDayInWords(valid_until)} only, while the offices look`;
  return event ? eventDays(content, event) : `Mayor’s permit for the year ${tax_year}`;
}

/** `for 14 February 2026 to 16 February 2026 only`. */
function eventDays({ valid_until }: PermitContent, { starts_on }: NonNullable<PermitContent['event']>): string {
  const days = [...new Set([starts_on, valid_until])].map((day) => formatDayInWords(day));
  return `for ${days.join(' to ')} only`;
}

/** The band of numbers between two rules. Answers the y of the lower one. */
function drawNumbers(pdf: Pdf, content: PermitContent, band: number): number {
  rule(pdf, { x: LEFT, y: band, width: WIDTH, color: INK.primary, weight: 1.1 });
  const cells = [
    ['Permit no.', content.permit_no],
    ['Plate no.', content.plate_no],
    ['Business no.', content.company_code],
    ['Valid until', formatDayInWords(content.valid_until)],
  ] as const;
  const each = WIDTH / cells.length;
  for (const [index, [label, value]] of cells.entries()) {
    const align = index === cells.length - 1 ? 'right' : 'left';
    write(pdf, label, { x: LEFT + each * index, y: band + 8, width: each, size: 8.5, color: INK.muted, align });
    writeFitted(pdf, value, {
      x: LEFT + each * index,
      y: band + 20,
      width: align === 'right' ? each : each - 4,
      from: 13,
      to: 9,
      bold: true,
      align,
    });
  }
  rule(pdf, { x: LEFT, y: band + 44, width: WIDTH, color: INK.primary, weight: 1.1 });
  return band + 44;
}

/** To whom and where the permit is granted. Answers the y below. */
export function drawGrant(pdf: Pdf, content: PermitContent, top: number): number {
  let y = write(pdf, 'is granted to', { x: LEFT, y: top, width: WIDTH, size: 9, color: INK.muted, align: 'center' });
  y = writeFitted(pdf, content.company_name, {
    x: LEFT,
    y: y + 1,
    width: WIDTH,
    from: 24,
    to: 13,
    bold: true,
    align: 'center',
  });
  if (content.trade_name !== '' && content.trade_name !== content.company_name)
    y = write(pdf, `doing business as ${content.trade_name}`, {
      x: LEFT,
      y,
      width: WIDTH,
      size: 10.5,
      align: 'center',
    });
  y = write(pdf, content.granted_to, { x: LEFT, y: y + 1, width: WIDTH, size: 10.5, align: 'center' });
  return write(pdf, content.address, {
    x: LEFT,
    y: y + 1,
    width: WIDTH,
    size: 10.5,
    color: INK.muted,
    align: 'center',
  });
}
