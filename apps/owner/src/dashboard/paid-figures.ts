// Sums of the owner's payments by month and purpose, and the open dues.

import type { Centavos, OwnerFigures, PaidMonth, Statement } from '@ebpls/contracts';

/** Purposes of a payment; surcharge and interest are counted by themselves. */
export const PAYMENT_PARTS = ['tax', 'fees', 'fire', 'barangay', 'late'] as const;
export type PaidPart = (typeof PAYMENT_PARTS)[number];

const MONTHS_OF_A_YEAR = 12;

const sum = (amounts: readonly number[]): Centavos => amounts.reduce((all, amount) => all + amount, 0) as Centavos;

/** Returns the sum of all parts of some months, in centavos. */
export const sumMonths = (months: readonly PaidMonth[]): Centavos =>
  sum(months.flatMap((month) => PAYMENT_PARTS.map((part) => month[part])));

export const filterYear = ({ paid }: OwnerFigures, year: number): PaidMonth[] =>
  paid.filter((month) => month.year === year);

/** Returns the years from the first payment to this year without gaps; this year alone without payments. */
export function listYears({ paid, year }: OwnerFigures): number[] {
  const first = paid[0]?.year ?? year;
  return Array.from({ length: year - first + 1 }, (_, place) => first + place);
}

/** Returns the sum of one part of some months, in centavos. */
export const sumPart = (months: readonly PaidMonth[], part: PaidPart): Centavos =>
  sum(months.map((each) => each[part]));

/** Returns the sums from January to December of a year, in centavos. */
export function listMonthlySums(figures: OwnerFigures, year: number): Centavos[] {
  const months = filterYear(figures, year);
  return Array.from({ length: MONTHS_OF_A_YEAR }, (_, place) =>
    sumMonths(months.filter(({ month }) => month === place + 1)),
  );
}

export interface OpenDue {
  readonly company_code: string;
  readonly company_name: string;
  readonly title: string;
  readonly due_on: string;
  readonly balance: Centavos;
}

/** Returns the unpaid dues of all businesses, the nearest day first. */
export function openDues({ companies }: Pick<Statement, 'companies'>): OpenDue[] {
  return companies
    .flatMap(({ company_code, company_name, rows }) =>
      rows
        .filter(({ balance }) => balance > 0)
        .map(({ title, due_on, balance }) => ({ company_code, company_name, title, due_on, balance })),
    )
    .toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.company_code.localeCompare(b.company_code));
}
