import type { BillAccount } from '../../domain/ledger/bill-account.ts';
import { computeLineAdditions } from '../../domain/ledger/line-additions.ts';
import { FUNDS_BY_AGENCY } from '../../domain/ledger/chart-of-accounts.ts';
import type { OrderLine } from '../../domain/ledger/due/orders.queries.ts';
import { formatLineReason } from '../../domain/ledger/rule-sentences.ts';
import type { PdfTable } from '../../platform/pdf/letterhead.ts';
import { formatPeso } from '../../platform/format.ts';
import { sumAmounts, BILL_WIDTH } from './order-print.ts';

const FUND_SHORT: Readonly<Record<ReturnType<typeof getFund>, string>> = {
  GENERAL: 'General',
  'TRUST-BARANGAY': 'Trust, barangay',
  'TRUST-BFP': 'Trust, BFP',
};

function getFund({ agency }: OrderLine) {
  return FUNDS_BY_AGENCY[agency];
}

const CODE_COLUMN = { title: 'Code', width: 42 };
const SECTION = { title: 'Section, account', width: 86 };
const FUND = { title: 'Fund', width: 48 };
const AMOUNT = { title: 'Amount', width: 52, align: 'right' as const };
const SURCHARGE = { title: 'Surcharge', width: 50, align: 'right' as const };
const INTEREST = { title: 'Interest', width: 50, align: 'right' as const };
const TOTAL = { title: 'Total', width: 52, align: 'right' as const };

/** Cells of a row without surcharge, interest and the sum with them. */
const CELLS_ON_TIME = 5;

/** Draws the items. Surcharge and interest and the sum with them have columns only where an item is late. */
export function createLineTable(account: BillAccount, between: string): Pick<PdfTable, 'columns' | 'rows'> {
  const rows = toLineRows(account, between);
  const isLate = rows.some((cells) => cells.slice(CELLS_ON_TIME, -1).some((cell) => cell !== ''));
  const columns = isLate ? [SECTION, FUND, AMOUNT, SURCHARGE, INTEREST, TOTAL] : [SECTION, FUND, AMOUNT];
  const item = {
    title: 'Item and basis',
    width: BILL_WIDTH - [CODE_COLUMN, ...columns].reduce((sum, { width }) => sum + width, 0),
  };
  return {
    columns: [CODE_COLUMN, item, ...columns],
    rows: isLate ? rows : rows.map((cells) => cells.slice(0, CELLS_ON_TIME)),
  };
}

function toTitle({ name, of_year, is_unfiled }: OrderLine): string {
  if (of_year === null) return name;
  return is_unfiled ? `Not filed: ${of_year}, ${name}` : `Unpaid balance of ${of_year}: ${name}`;
}

function toLineRows(account: BillAccount, between: string): string[][] {
  const parts = account.due.installments.flatMap((installment) => installment.parts);
  const shownLines = account.lines.filter(({ of_year, amount }) => of_year === null || amount > 0);
  return shownLines.map((line) => {
    const { surcharge, interest } = computeLineAdditions(line, account.due);
    const title = toTitle(line);
    return [
      line.code,
      `${title}${between}${formatLineReason(line, parts, 'en')}`,
      `${line.ordinance_section}${between}${line.account_code}`,
      FUND_SHORT[getFund(line)],
      formatPeso(line.amount),
      surcharge === 0 ? '' : formatPeso(surcharge),
      interest === 0 ? '' : formatPeso(interest),
      formatPeso(sumAmounts([line.amount, surcharge, interest])),
    ];
  });
}
