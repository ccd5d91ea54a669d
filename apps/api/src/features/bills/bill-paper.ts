import type { Api } from '../../http/api.ts';
import { manilaDay } from '@ebpls/rules';

import { referenceRows } from '../../licensing/reference-rows.ts';
import { letterhead, table } from '../../papers/letterhead.ts';
import { drawQr } from '../../papers/qr.ts';
import { A4, bytesOf, INK, openSheet, type Sheet, write } from '../../papers/sheet.ts';
import { longDay, peso } from '../../papers/words.ts';
import type { Account } from '../../treasury/account.ts';
import { sentence } from '../../treasury/sentences.ts';

const LEFT = 40;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 120;
const MODES = { ANNUAL: 'Annual', SEMI_ANNUAL: 'Semi-annual', QUARTERLY: 'Quarterly' } as const;

/** The tax order of payment (domain reference 4.2): every item with its basis and ordinance section, the installments, and who computed and approved. */
export async function billPaper(api: Api, account: Account): Promise<Buffer> {
  const { order, due } = account;
  const { municipality } = await referenceRows(api.db);
  const name = order.top_no ?? 'Assessment';
  const sheet = openSheet(`Tax order of payment ${name}`, `Municipality of ${municipality.name}`);
  let y = letterhead(sheet, municipality, { office: 'Office of the Municipal Treasurer', x: LEFT, y: 36, width: WIDTH });
  y = write(sheet, order.top_no === null ? 'Assessment (not yet approved)' : 'Tax Order of Payment', { x: LEFT, y: y + 10, width: WIDTH, size: 20, bold: true, color: INK.primary, align: 'center' });
  y = facts(sheet, account, y + 8);
  y = table(sheet, { x: LEFT, y: y + 10, columns: COLUMNS, rows: lineRows(account), size: 8, bottom: BOTTOM });
  y = write(sheet, `Total ${peso(order.total)}`, { x: LEFT, y: y + 8, width: WIDTH, size: 12, bold: true, align: 'right' });
  y = write(sheet, `Due on ${longDay(due.as_of)}: ${peso(due.total)}`, { x: LEFT, y: y + 2, width: WIDTH, size: 12, bold: true, color: INK.primary, align: 'right' });
  y = table(sheet, { x: LEFT, y: y + 8, columns: DUE_COLUMNS, rows: dueRows(account), size: 8, bottom: BOTTOM });
  foot(sheet, account, { y, public_url: api.config.public_url });
  return bytesOf(sheet);
}

const COLUMNS = [
  { title: 'Code', width: 40 },
  { title: 'Item and basis', width: 270 },
  { title: 'Ordinance', width: 80 },
  { title: 'Agency', width: 60 },
  { title: 'Amount', width: 65, align: 'right' as const },
];

function lineRows({ lines }: Account): string[][] {
  return lines.map((line) => [line.code, `${line.name}\n${sentence(line.basis, 'en')}`, line.ordinance_section, line.agency, peso(line.amount)]);
}

const DUE_COLUMNS = [
  { title: 'Installment', width: 75 },
  { title: 'Due', width: 120 },
  { title: 'Amount', width: 80, align: 'right' as const },
  { title: 'Surcharge', width: 80, align: 'right' as const },
  { title: 'Interest', width: 80, align: 'right' as const },
  { title: 'To pay', width: 80, align: 'right' as const },
];

function dueRows({ due }: Account): string[][] {
  return due.installments.map(({ no, due: due_on, principal, surcharge, interest, owed }) => [String(no), longDay(due_on), peso(principal), peso(surcharge), peso(interest), owed === 0 ? 'Paid' : peso(owed)]);
}

function facts(sheet: Sheet, { order }: Account, top: number): number {
  const rows = [
    ['Order no.', order.top_no ?? '—', 'Tax year', `${order.tax_year}, ${MODES[order.payment_mode]}`],
    ['Date', longDay(manilaDay(order.approved_at ?? order.computed_at)), 'Valid until', order.valid_until === null ? '—' : longDay(order.valid_until)],
    ['Business', `${order.company_name} · ${order.company_code}`, 'Application', order.assessment_code],
    ['Owner', order.owner_name, 'Address', order.address],
  ] as const;
  let y = top;
  for (const [label, value, label2, value2] of rows) {
    const one = write(sheet, value, { x: LEFT + 62, y, width: 220, size: 9.5 });
    const two = write(sheet, value2, { x: LEFT + 352, y, width: WIDTH - 352, size: 9.5 });
    write(sheet, label, { x: LEFT, y, width: 60, size: 9.5, color: INK.muted });
    write(sheet, label2, { x: LEFT + 290, y, width: 60, size: 9.5, color: INK.muted });
    y = Math.max(one, two) + 3;
  }
  return y;
}

const FOOT_HEIGHT = 90;

function foot(sheet: Sheet, { order }: Account, { y, public_url }: { readonly y: number; readonly public_url: string }): void {
  if (y > A4.height - FOOT_HEIGHT - 30) sheet.addPage();
  const top = y > A4.height - FOOT_HEIGHT - 30 ? 40 : A4.height - FOOT_HEIGHT - 20;
  drawQr(sheet, `${public_url}/app/management/companies/assessment/details/currentdue/${order.assessment_code}/${order.company_code}`, { x: LEFT, y: top, size: FOOT_HEIGHT });
  const beside = { x: LEFT + FOOT_HEIGHT + 12, width: WIDTH - FOOT_HEIGHT - 12, size: 9 };
  let below = write(sheet, `Computed by ${order.computed_by_name}, ${longDay(manilaDay(order.computed_at))}`, { ...beside, y: top + 8 });
  if (order.approved_at !== null) below = write(sheet, `Approved by ${order.approved_by_name ?? ''}, ${longDay(manilaDay(order.approved_at))}`, { ...beside, y: below + 2 });
  below = write(sheet, 'Scan the code to pay. Amounts change when a due day passes: surcharge once, then interest for each month begun.', { ...beside, y: below + 2, color: INK.muted });
  write(sheet, 'This is not a receipt.', { ...beside, y: below + 2, color: INK.muted });
}
