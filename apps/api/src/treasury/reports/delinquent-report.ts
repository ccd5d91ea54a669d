// Loads the report of delinquent businesses (domain reference 3.10b and 6.3).

import type { Centavos } from '@ebpls/contracts';
import { listOverdueParts, type OwedPart, sumOwed } from '@ebpls/rules';

import { listUnrenewedYears, type UnrenewedYear } from '../../domain/applications/compliance/unrenewed.queries.ts';
import { readBooks } from '../../domain/ledger/history/booked.queries.ts';
import { type DebtorRow, listDebtors } from '../../domain/ledger/history/debtors.queries.ts';
import {
  type InstallmentBalance,
  computeBalances,
  groupBooksByBusiness,
} from '../../domain/ledger/history/installment-balances.ts';
import { mapInTurns } from '../../platform/load/map-in-turns.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow, computeTotalRow } from '../../platform/spreadsheets/sheet.ts';
import { formatInstallmentName } from '../../domain/ledger/rule-sentences.ts';
import { listMinimumTexts, formatReportDay, type ReportContext } from './report-period.ts';

const BUSINESSES_PER_READ = 200; // Number of businesses whose books are read at once.
const DELINQUENT_AMOUNTS = ['tax', 'fees', 'surcharge', 'interest', 'total'] as const;

interface LateInstallment {
  readonly balance: InstallmentBalance;
  readonly months_late: number;
  /** Parts that were due before the day of the report. */
  readonly parts: readonly OwedPart[];
  /** The earliest due date of these parts. */
  readonly due_on: string;
}

interface Debtor {
  readonly row: DebtorRow;
  readonly late: readonly LateInstallment[];
  readonly total: Centavos;
}

/**
 * Debtors of amounts due before a day, with surcharge and interest; the largest first, then the years without a renewal
 * (domain reference 3.10b, 6.3).
 */
export async function loadDelinquentReport(reading: ReportContext): Promise<Sheet> {
  const { locale, as_of, by, brgycode, minimum, rows: reference } = reading;
  const debtors = (await findDebtors(reading))
    .filter(({ total }) => total > 0 && total >= minimum)
    .toSorted((one, other) => other.total - one.total || one.row.company_code.localeCompare(other.row.company_code));
  const lines = debtors.flatMap((debtor) =>
    by === 'installment'
      ? debtor.late.map((installment) => toInstallmentRow(reading, debtor, installment))
      : [toBusinessRow(reading, debtor)],
  );
  // Their debt is unknown, so a minimum amount excludes them.
  const unrenewedYears = minimum > 0 ? [] : await listUnrenewedYears(reading.db, reading);
  const place =
    brgycode === null
      ? []
      : [getMessageText('report.of_barangay', { name: reference.barangays.get(brgycode)?.name ?? brgycode }, locale)];
  return {
    title: 'report.delinquent',
    note: 'report.delinquent.note',
    subtitle: [...place, formatReportDay(as_of, locale), ...listMinimumTexts(minimum, locale)].join(' · '),
    columns: [
      defineColumn(locale, 'company_code', 'text'),
      defineColumn(locale, 'company_name', 'text'),
      ...defineColumns(by, locale),
      ...DELINQUENT_AMOUNTS.map((key) => defineColumn(locale, key, 'amount')),
      defineColumn(locale, 'remark', 'text'),
    ],
    rows: [...lines, ...unrenewedYears.map((year) => toUnrenewedSheetRow(reading, year))],
    foot: computeTotalRow(lines, locale, {
      label: 'company_code',
      amounts: DELINQUENT_AMOUNTS,
      counts: by === 'installment' ? [] : ['installments'],
    }),
    sums: [],
  };
}

function defineColumns(grouping: ReportContext['by'], locale: ReportContext['locale']): Sheet['columns'] {
  if (grouping === 'installment')
    return [
      defineColumn(locale, 'period', 'text'),
      defineColumn(locale, 'due_on', 'day'),
      defineColumn(locale, 'months', 'count'),
    ];
  return [
    defineColumn(locale, 'barangay', 'text'),
    defineColumn(locale, 'last_paid', 'text'),
    defineColumn(locale, 'installments', 'count'),
  ];
}

async function findDebtors({ db, rows, as_of, brgycode }: ReportContext): Promise<Debtor[]> {
  const debtorRows = await listDebtors(db, { as_of, brgycode });
  const debtors: Debtor[] = [];
  for (let from = 0; from < debtorRows.length; from += BUSINESSES_PER_READ) {
    const some = debtorRows.slice(from, from + BUSINESSES_PER_READ);
    const business_ids = some.map(({ business_id }) => business_id);
    const books = groupBooksByBusiness(await readBooks(db, { business_ids }, as_of));
    const delinquentRows = await mapInTurns(some, (row) => {
      const own = books.get(row.business_id);
      const balances = own === undefined ? [] : computeBalances(own, { rows, day: as_of });
      return toDebtor(
        row,
        balances.flatMap((balance) => findLateInstallment(balance, as_of) ?? []),
      );
    });
    debtors.push(...delinquentRows);
  }
  return debtors;
}

function findLateInstallment(balance: InstallmentBalance, as_of: string): LateInstallment | undefined {
  const { due } = balance;
  const parts = due === undefined ? [] : listOverdueParts(due, as_of);
  if (due === undefined || parts.length === 0) return undefined;
  const [due_on = due.due] = parts.map((part) => part.due ?? due.due).toSorted();
  return { balance, months_late: due.months_late, parts, due_on };
}

function toDebtor(row: DebtorRow, installments: readonly LateInstallment[]): Debtor {
  return { row, late: installments, total: sumDebts(installments.flatMap(({ parts }) => parts.map(sumOwed))) };
}

/** Unpaid and undisputed amounts: principal by its kind, and the surcharge and interest added to it. */
function sumUnpaidParts(
  installments: readonly LateInstallment[],
): Record<(typeof DELINQUENT_AMOUNTS)[number], Centavos> {
  const parts = installments.flatMap((each) => each.parts);
  return {
    tax: sumDebts(parts.filter(({ kind }) => kind === 'TAX').map(({ principal }) => principal)),
    fees: sumDebts(parts.filter(({ kind }) => kind !== 'TAX').map(({ principal }) => principal)),
    surcharge: sumDebts(parts.map(({ surcharge }) => surcharge)),
    interest: sumDebts(parts.map(({ interest }) => interest)),
    total: sumDebts(parts.map(sumOwed)),
  };
}

function toBusinessRow({ rows, locale }: ReportContext, { row, late }: Debtor): SheetRow {
  const { company_code, company_name, brgycode } = row;
  return {
    key: company_code,
    texts: {
      company_code,
      company_name,
      barangay: rows.barangays.get(brgycode)?.name ?? brgycode,
      last_paid: formatLastPaid(row, locale),
    },
    counts: { installments: late.length },
    amounts: sumUnpaidParts(late),
  };
}

function formatLastPaid({ last_paid }: DebtorRow, locale: ReportContext['locale']): string {
  return last_paid === null ? getMessageText('report.none', {}, locale) : formatInstallmentName(last_paid, locale);
}

function toInstallmentRow(
  { locale }: ReportContext,
  { row: { company_code, company_name } }: Debtor,
  installment: LateInstallment,
): SheetRow {
  const { current, root } = installment.balance;
  const period = formatInstallmentName({ no: root.of_no, count: root.count, mode: root.mode, year: root.year }, locale);
  return {
    key: `${company_code} ${current.installment_id}`,
    texts: { company_code, company_name, period, due_on: installment.due_on },
    counts: { months: installment.months_late },
    amounts: sumUnpaidParts([installment]),
  };
}

/** Row of a year without a renewal, in the columns of either grouping. */
function toUnrenewedSheetRow(
  { rows, locale }: ReportContext,
  { company_code, company_name, ...row }: UnrenewedYear,
): SheetRow {
  const { brgycode, year, due_on } = row;
  return {
    key: `${company_code} ${year}`,
    texts: {
      company_code,
      company_name,
      barangay: rows.barangays.get(brgycode)?.name ?? brgycode,
      period: String(year),
      due_on,
      remark: getMessageText('report.no_renewal', { year }, locale),
    },
  };
}

function sumDebts(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((total, amount) => total + amount, 0) as Centavos;
}
