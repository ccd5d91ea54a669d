// Sums the bills of a rehearsal by line of business and by barangay.

import type { AssessCase } from '@ebpls/contracts';

/** Bills of one line of business or barangay, in centavos of a whole year under each version. */
type BillShare = readonly [bills: number, before: number, after: number];

/** By the code of the line or barangay. */
export type BillShares = Readonly<Record<string, BillShare>>;

export interface SharedBill {
  readonly input: AssessCase;
  readonly before: number;
  readonly after: number;
}

/** The line of a bill with the largest sales, or capital where it has none; the first of equal ones. */
export function getMainLine({ lines: [first, ...more] }: AssessCase): string {
  const sumSales = (line: AssessCase['lines'][number]): number =>
    (line.gross_essential ?? 0) + (line.gross_non_essential ?? 0) || (line.capitalization ?? 0);
  if (first === undefined) return '';
  return more.reduce((main, line) => (sumSales(line) > sumSales(main) ? line : main), first).line;
}

/** Adds bills to the sums under the code that each has. */
export function addToShares(
  shares: BillShares,
  bills: readonly SharedBill[],
  getCode: (input: AssessCase) => string,
): BillShares {
  const sums = new Map(Object.entries(shares));
  for (const { input, before, after } of bills) {
    const code = getCode(input);
    const [count, was, becomes] = sums.get(code) ?? [0, 0, 0];
    sums.set(code, [count + 1, was + before, becomes + after]);
  }
  return Object.fromEntries(sums);
}
