import type { AssessCase, BillState, Centavos, InstallmentState } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import type { Api } from '../../http/api.ts';
import { type ReferenceRows, referenceRows } from '../../licensing/reference-rows.ts';
import { letterhead, table } from '../../papers/letterhead.ts';
import { drawQr } from '../../papers/qr.ts';
import { A4, bytesOf, INK, openSheet, type Sheet, write, writeAcross } from '../../papers/sheet.ts';
import { longDay, peso } from '../../papers/words.ts';
import type { Account } from '../../treasury/account.ts';
import { FUND_OF } from '../../treasury/chart.ts';
import type { OrderLine } from '../../treasury/orders.queries.ts';
import { nameOfInstallment, sentence } from '../../treasury/sentences.ts';

const LEFT = 40;
const WIDTH = A4.width - LEFT * 2;
const BOTTOM = A4.height - 120;
const MODES = { ANNUAL: 'Annual', SEMI_ANNUAL: 'Semi-annual', QUARTERLY: 'Quarterly' } as const;

/** What is printed across an order that nobody can pay. */
const NOT_IN_FORCE: Partial<Record<BillState, string>> = {
  COMPUTED: 'NOT YET APPROVED',
  SUPERSEDED: 'SUPERSEDED',
  EXPIRED: 'EXPIRED',
  VOID: 'VOID',
};

/** The tax order of payment (domain reference 4.2): what was declared, every item with its basis, section, account and fund, the installments, and who computed and approved. */
export async function billPaper(api: Api, account: Account): Promise<Buffer> {
  const { order, due } = account;
  const rows = await referenceRows(api.db);
  const { input } = await api.db
    .selectFrom('bill')
    .select('input')
    .where('bill_id', '=', order.bill_id)
    .executeTakeFirstOrThrow();
  const sheet = openSheet(
    order.top_no === null ? 'Assessment (not yet approved)' : `Tax order of payment ${order.top_no}`,
    `Municipality of ${rows.municipality.name}`,
  );
  markPages(sheet, NOT_IN_FORCE[order.state]);
  let y = letterhead(sheet, rows.municipality, {
    office: 'Office of the Municipal Treasurer',
    x: LEFT,
    y: 36,
    width: WIDTH,
  });
  y = write(sheet, order.top_no === null ? 'Assessment (not yet approved)' : 'Tax Order of Payment', {
    x: LEFT,
    y: y + 10,
    width: WIDTH,
    size: 20,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  y = facts(sheet, account, y + 8);
  y = write(sheet, `Declared: ${declared(input, rows)}`, {
    x: LEFT,
    y: y + 2,
    width: WIDTH,
    size: 8.5,
    color: INK.muted,
  });
  y = table(sheet, { x: LEFT, y: y + 8, columns: COLUMNS, rows: lineRows(account), size: 7.5, bottom: BOTTOM });
  y = totals(sheet, account, y + 6);
  y = write(sheet, `Due on ${longDay(due.as_of)}: ${peso(due.total)}`, {
    x: LEFT,
    y: y + 2,
    width: WIDTH,
    size: 12,
    bold: true,
    color: INK.primary,
    align: 'right',
  });
  y = table(sheet, { x: LEFT, y: y + 8, columns: DUE_COLUMNS, rows: dueRows(account), size: 8, bottom: BOTTOM });
  foot(sheet, account, { y, public_url: api.config.public_url, ordinance: ordinanceOf(account, rows) });
  return bytesOf(sheet);
}

/** On this page and on every one that follows. */
function markPages(sheet: Sheet, mark: string | undefined): void {
  if (mark === undefined) return;
  writeAcross(sheet, mark);
  sheet.on('pageAdded', () => writeAcross(sheet, mark));
}

/** The lines of business with the capital or gross by which they are taxed. */
function declared({ lines }: AssessCase, { lines: known }: ReferenceRows): string {
  const said = lines.map((declaredLine) => {
    const { name, taxed_as = [] } = known.get(declaredLine.line) ?? {};
    const category = declaredLine.category ?? taxed_as[0]?.category ?? '';
    return `${name?.en ?? declaredLine.line} (${category}): ${basisOf(declaredLine).join(', ') || 'no operation'}`;
  });
  return said.join('; ');
}

function basisOf({ capitalization, gross_essential, gross_non_essential }: AssessCase['lines'][number]): string[] {
  const amounts = [
    ['capital', capitalization],
    ['gross', gross_non_essential],
    ['gross of essential goods', gross_essential],
  ] as const;
  return amounts.flatMap(([word, amount]) => (amount ? [`${word} ${peso(amount)}`] : []));
}

const COLUMNS = [
  { title: 'Code', width: 48 },
  { title: 'Item and basis', width: 182 },
  { title: 'Section, account', width: 82 },
  { title: 'Fund', width: 61 },
  { title: 'Amount', width: 50, align: 'right' as const },
  { title: 'Surcharge, interest', width: 44, align: 'right' as const },
  { title: 'Total', width: 48, align: 'right' as const },
];

/** What lateness added to a line; of an earlier year only what is still owed is billed again. */
function addedTo(
  { code, of_year }: OrderLine,
  { due }: Account,
): { readonly surcharge: Centavos; readonly interest: Centavos } {
  const parts = due.installments.flatMap((installment) => installment.parts.filter((part) => part.code === code));
  return {
    surcharge: sumOf(parts.map((part) => (of_year === null ? part.charged_surcharge : part.surcharge))),
    interest: sumOf(parts.map((part) => (of_year === null ? part.charged_interest : part.interest))),
  };
}

function lineRows(account: Account): string[][] {
  const shown = account.lines.filter(({ of_year, amount }) => of_year === null || amount > 0);
  return shown.map((line) => {
    const { surcharge, interest } = addedTo(line, account);
    const added = surcharge + interest === 0 ? '' : `${peso(surcharge)}\n${peso(interest)}`;
    const title = line.of_year === null ? line.name : `Unpaid of ${line.of_year}: ${line.name}`;
    return [
      line.code,
      `${title}\n${sentence(line.basis, 'en')}`,
      `${line.ordinance_section}\n${line.account_code}`,
      FUND_OF[line.agency],
      peso(line.amount),
      added,
      peso(sumOf([line.amount, surcharge, interest])),
    ];
  });
}

function sumOf(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}

/** Keeps an amount on the line of its word. */
const NO_BREAK = '\u00A0';

/** Subtotals by whose money it is, what lateness added to the day of the paper, then the whole. */
function totals(sheet: Sheet, account: Account, top: number): number {
  const { lines } = account;
  const own = lines.filter(({ of_year }) => of_year === null);
  const of = (...kinds: OrderLine['kind'][]) =>
    sumOf(own.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
  const added = lines.map((line) => addedTo(line, account));
  const amounts = [
    ['Business tax', of('TAX')],
    ['Fees', of('FEE')],
    ['Fire bureau', of('FIRE')],
    ['Barangay', of('BARANGAY_FEE', 'BARANGAY_TAX')],
    ['Unpaid of earlier years', sumOf(lines.filter(({ of_year }) => of_year !== null).map(({ amount }) => amount))],
    ['Surcharge', sumOf(added.map(({ surcharge }) => surcharge))],
    ['Interest', sumOf(added.map(({ interest }) => interest))],
  ] as const;
  const said = amounts
    .filter(([, amount], index) => index < 4 || amount > 0)
    .map(([word, amount]) => `${word} ${peso(amount)}`.replaceAll(' ', NO_BREAK));
  const y = write(sheet, said.join('   '), {
    x: LEFT,
    y: top,
    width: WIDTH,
    size: 8.5,
    color: INK.muted,
    align: 'right',
  });
  return write(sheet, `Total ${peso(sumOf(amounts.map(([, amount]) => amount)))}`, {
    x: LEFT,
    y: y + 2,
    width: WIDTH,
    size: 12,
    bold: true,
    align: 'right',
  });
}

const DUE_COLUMNS = [
  { title: 'Installment', width: 120 },
  { title: 'Due', width: 95 },
  { title: 'Amount', width: 75, align: 'right' as const },
  { title: 'Surcharge', width: 70, align: 'right' as const },
  { title: 'Interest', width: 70, align: 'right' as const },
  { title: 'To pay', width: 85, align: 'right' as const },
];

function dueRows(account: Account): string[][] {
  return account.due.installments.map(({ no, due: due_on, parts, surcharge, interest, owed, status }) => {
    const left = owed > 0 ? peso(owed) : LEFT_OF[status];
    return [
      nameOfInstallment(account, no, 'en'),
      longDay(due_on),
      peso(sumOf(parts.map(({ amount }) => amount))),
      peso(surcharge),
      peso(interest),
      left ?? 'Paid',
    ];
  });
}

const LEFT_OF: Partial<Record<InstallmentState, string>> = { VOID: 'Void', WAIVED: 'Waived' };

function ordinanceOf({ order }: Account, { ordinances }: ReferenceRows): string {
  const version = ordinances.find(({ ordinance_version_id }) => ordinance_version_id === order.ordinance_version_id);
  return version === undefined ? '' : `${version.ordinance.title.en}, ${version.ordinance.version}`;
}

function facts(sheet: Sheet, { order }: Account, top: number): number {
  const rows = [
    ['Order no.', order.top_no ?? '—', 'Tax year', `${order.tax_year}, ${MODES[order.payment_mode]}`],
    [
      'Date',
      longDay(manilaDay(order.approved_at ?? order.computed_at)),
      'Valid until',
      order.valid_until === null ? '—' : longDay(order.valid_until),
    ],
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
/** Below the foot stands the number of the page. */
const FOOT_TOP = A4.height - FOOT_HEIGHT - 32;

function foot(
  sheet: Sheet,
  { order }: Account,
  { y, public_url, ordinance }: { readonly y: number; readonly public_url: string; readonly ordinance: string },
): void {
  if (y > FOOT_TOP - 8) sheet.addPage();
  const top = y > FOOT_TOP - 8 ? 40 : FOOT_TOP;
  drawQr(
    sheet,
    `${public_url}/app/management/companies/assessment/details/currentdue/${order.assessment_code}/${order.company_code}`,
    { x: LEFT, y: top, size: FOOT_HEIGHT },
  );
  const beside = { x: LEFT + FOOT_HEIGHT + 12, width: WIDTH - FOOT_HEIGHT - 12, size: 9 };
  let below = write(sheet, `Computed by ${order.computed_by_name}, ${longDay(manilaDay(order.computed_at))}`, {
    ...beside,
    y: top + 8,
  });
  if (order.approved_at !== null)
    below = write(sheet, `Approved by ${order.approved_by_name ?? ''}, ${longDay(manilaDay(order.approved_at))}`, {
      ...beside,
      y: below + 2,
    });
  below = write(
    sheet,
    'Scan the code to pay. Amounts change when a due day passes: surcharge once, then interest for each month begun.',
    { ...beside, y: below + 2, color: INK.muted },
  );
  below = write(sheet, `By the ${ordinance}.`, { ...beside, y: below + 2, color: INK.muted });
  write(sheet, 'This is not a receipt.', { ...beside, y: below + 2, color: INK.muted });
}
