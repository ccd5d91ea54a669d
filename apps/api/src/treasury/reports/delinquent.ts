import type { Centavos } from '@ebpls/contracts';

import { listUnrenewedYears, type UnrenewedYear } from '../../domain/standing/unrenewed.queries.ts';
import { readBooks } from '../../domain/accounting-history/booked.queries.ts';
import { type DebtorRow, listDebtors } from '../../domain/accounting-history/debtors.queries.ts';
import { type InstallmentBalance, balancesOn } from '../../domain/accounting-history/installment-balances.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { column, type Sheet, type SheetRow, totalRow } from '../../platform/spreadsheets/sheet.ts';
import { installmentName } from '../../domain/accounting/sentences.ts';
import { atLeast, dayAsOf, type Reading } from './period.ts';

/** Businesses whose books are read at once. */
const AT_ONCE = 500;
const MONEY = ['tax', 'fees', 'surcharge', 'interest', 'total'] as const;

type Late = InstallmentBalance & { readonly due: NonNullable<InstallmentBalance['due']> };

interface Debtor {
  readonly row: DebtorRow;
  readonly late: readonly Late[];
  readonly total: Centavos;
}

/**
 * Who owes what was due before a day, with what lateness adds up to it; the largest first, then the years without a
 * renewal (domain reference 3.10b, 6.3).
 */
export async function delinquent(reading: Reading): Promise<Sheet> {
  const { locale, as_of, by, brgycode, minimum, rows: reference } = reading;
  const debtors = (await findDebtors(reading))
    .filter(({ total }) => total > 0 && total >= minimum)
    .toSorted((one, other) => other.total - one.total || one.row.company_code.localeCompare(other.row.company_code));
  const lines = debtors.flatMap((debtor) =>
    by === 'installment'
      ? debtor.late.map((late) => installmentRow(reading, debtor, late))
      : [businessRow(reading, debtor)],
  );
  // Nobody knows what they owe, so that a least amount leaves them out.
  const unrenewedYears = minimum > 0 ? [] : await listUnrenewedYears(reading.db, reading);
  const place =
    brgycode === null
      ? []
      : [messageText('report.of_barangay', { name: reference.barangays.get(brgycode)?.name ?? brgycode }, locale)];
  return {
    title: 'report.delinquent',
    note: 'report.delinquent.note',
    subtitle: [...place, dayAsOf(as_of, locale), ...atLeast(minimum, locale)].join(' · '),
    columns: [
      column(locale, 'company_code', 'text'),
      column(locale, 'company_name', 'text'),
      ...columnsBy(by, locale),
      ...MONEY.map((key) => column(locale, key, 'amount')),
      column(locale, 'remark', 'text'),
    ],
    rows: [...lines, ...unrenewedYears.map((year) => unrenewedRow(reading, year))],
    foot: totalRow(lines, locale, {
      label: 'company_code',
      amounts: MONEY,
      counts: by === 'installment' ? [] : ['installments'],
    }),
    sums: [],
  };
}

function columnsBy(by: Reading['by'], locale: Reading['locale']): Sheet['columns'] {
  if (by === 'installment')
    return [column(locale, 'period', 'text'), column(locale, 'due_on', 'day'), column(locale, 'months', 'count')];
  return [
    column(locale, 'barangay', 'text'),
    column(locale, 'last_paid', 'text'),
    column(locale, 'installments', 'count'),
  ];
}

async function findDebtors({ db, rows, as_of, brgycode }: Reading): Promise<Debtor[]> {
  const found = await listDebtors(db, { as_of, brgycode });
  const debtors: Debtor[] = [];
  for (let from = 0; from < found.length; from += AT_ONCE) {
    const some = found.slice(from, from + AT_ONCE);
    const books = await readBooks(db, { business_ids: some.map(({ business_id }) => business_id) }, as_of);
    const balances = Map.groupBy(balancesOn(books, { rows, day: as_of }), ({ booked }) => booked.business_id);
    debtors.push(
      ...some.map((row) =>
        debtorOf(
          row,
          (balances.get(row.business_id) ?? []).filter((balance) => isLate(balance, as_of)),
        ),
      ),
    );
  }
  return debtors;
}

function isLate(balance: InstallmentBalance, as_of: string): balance is Late {
  return balance.due !== undefined && balance.due.payable > 0 && balance.due.due < as_of;
}

function debtorOf(row: DebtorRow, late: readonly Late[]): Debtor {
  return { row, late, total: sum(late.map(({ due }) => due.payable)) };
}

/** What is unpaid and not disputed: principal by its kind, and what lateness added to it. */
function unpaid(late: readonly Late[]): Record<(typeof MONEY)[number], Centavos> {
  const parts = late.flatMap(({ due }) => due.parts).filter(({ is_held }) => !is_held);
  return {
    tax: sum(parts.filter(({ kind }) => kind === 'TAX').map(({ principal }) => principal)),
    fees: sum(parts.filter(({ kind }) => kind !== 'TAX').map(({ principal }) => principal)),
    surcharge: sum(parts.map(({ surcharge }) => surcharge)),
    interest: sum(parts.map(({ interest }) => interest)),
    total: sum(late.map(({ due }) => due.payable)),
  };
}

function businessRow({ rows, locale }: Reading, { row, late }: Debtor): SheetRow {
  const { company_code, company_name, brgycode } = row;
  return {
    key: company_code,
    texts: {
      company_code,
      company_name,
      barangay: rows.barangays.get(brgycode)?.name ?? brgycode,
      last_paid: lastPaid(row, locale),
    },
    counts: { installments: late.length },
    amounts: unpaid(late),
  };
}

function lastPaid({ last_paid }: DebtorRow, locale: Reading['locale']): string {
  return last_paid === null ? messageText('report.nobody', {}, locale) : installmentName(last_paid, locale);
}

function installmentRow({ locale }: Reading, { row: { company_code, company_name } }: Debtor, late: Late): SheetRow {
  const { booked, root, due } = late;
  const period = installmentName({ no: root.of_no, count: root.count, mode: root.mode, year: root.year }, locale);
  return {
    key: `${company_code} ${booked.installment_id}`,
    texts: { company_code, company_name, period, due_on: booked.due_on },
    counts: { months: due.months_late },
    amounts: unpaid([late]),
  };
}

/** A year without a renewal, in the columns of either grouping. */
function unrenewedRow({ rows, locale }: Reading, { company_code, company_name, ...row }: UnrenewedYear): SheetRow {
  const { brgycode, year, due_on } = row;
  return {
    key: `${company_code} ${year}`,
    texts: {
      company_code,
      company_name,
      barangay: rows.barangays.get(brgycode)?.name ?? brgycode,
      period: String(year),
      due_on,
      remark: messageText('report.no_renewal', { year }, locale),
    },
  };
}

function sum(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((total, amount) => total + amount, 0) as Centavos;
}
