import type { Account } from '../../domain/accounting/account.ts';
import { computeLineAdditions } from '../../domain/accounting/line-additions.ts';
import { FUND_OF } from '../../domain/accounting/chart.ts';
import type { OrderLine } from '../../domain/due/orders.queries.ts';
import { sentence } from '../../domain/accounting/sentences.ts';
import type { Table } from '../../platform/pdf/letterhead.ts';
import { peso } from '../../platform/format.ts';
import { sumOf, WIDTH } from './order-print.ts';

const FUND_SHORT: Readonly<Record<ReturnType<typeof fundOf>, string>> = {
  GENERAL: 'General',
  'TRUST-BARANGAY': 'Trust, barangay',
  'TRUST-BFP': 'Trust, BFP',
};

function fundOf({ agency }: OrderLine) {
  return FUND_OF[agency];
}

const CODE = { title: 'Code', width: 42 };
const SECTION = { title: 'Section, account', width: 86 };
const FUND = { title: 'Fund', width: 48 };
const AMOUNT = { title: 'Amount', width: 52, align: 'right' as const };
const ADDED = { title: 'Surcharge, interest', width: 52, align: 'right' as const };
const TOTAL = { title: 'Total', width: 52, align: 'right' as const };

/** The items. What lateness adds and the sum with it have columns only where something is late. */
export function lineTable(account: Account, between: string): Pick<Table, 'columns' | 'rows'> {
  const rows = lineRows(account, between);
  const isLate = rows.some((cells) => cells[5] !== '');
  const others = isLate ? [SECTION, FUND, AMOUNT, ADDED, TOTAL] : [SECTION, FUND, AMOUNT];
  const item = { title: 'Item and basis', width: WIDTH - [CODE, ...others].reduce((sum, { width }) => sum + width, 0) };
  return { columns: [CODE, item, ...others], rows: isLate ? rows : rows.map((cells) => cells.slice(0, 5)) };
}

function toTitle({ name, of_year, is_unfiled }: OrderLine): string {
  if (of_year === null) return name;
  return is_unfiled ? `Not filed: ${of_year}, ${name}` : `Unpaid of ${of_year}: ${name}`;
}

function lineRows(account: Account, between: string): string[][] {
  const shown = account.lines.filter(({ of_year, amount }) => of_year === null || amount > 0);
  return shown.map((line) => {
    const { surcharge, interest } = computeLineAdditions(line, account.due);
    const added = surcharge + interest === 0 ? '' : `${peso(surcharge)}\n${peso(interest)}`;
    const title = toTitle(line);
    return [
      line.code,
      `${title}${between}${sentence(line.basis, 'en')}`,
      `${line.ordinance_section}${between}${line.account_code}`,
      FUND_SHORT[fundOf(line)],
      peso(line.amount),
      added,
      peso(sumOf([line.amount, surcharge, interest])),
    ];
  });
}
