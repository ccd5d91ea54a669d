// Sums the bills of a rehearsal under the old and the new revenue code.

import { setImmediate } from 'node:timers/promises';

import type { AssessCase, AssessResult, LatePolicy, MessageParams } from '@ebpls/contracts';
import { assessCase, CaseRefused, type Rules } from '@ebpls/rules';

/** Bills of one line of business or barangay, in centavos of a whole year under each version. */
type BillShare = readonly [bills: number, before: number, after: number];

/** By the code of the line or barangay. */
export type BillShares = Readonly<Record<string, BillShare>>;

interface SharedBill {
  readonly input: AssessCase;
  readonly before: number;
  readonly after: number;
}

/** A real assessment with its parsed declaration. */
export interface RehearsedBill {
  readonly bill_id: number;
  readonly input: AssessCase;
}

/** A bill under both versions, in centavos of a whole year. */
interface Pair {
  readonly bill_id: number;
  readonly before: number;
  readonly after: number;
}

interface BillRefusal {
  readonly bill_id: number;
  readonly version: string;
  readonly field: string;
  readonly message_key: string;
  readonly params: MessageParams;
}

/** Totals of a rehearsal so far, of constant size for any number of assessments. Centavos. */
export interface Tally {
  readonly before: number;
  readonly after: number;
  readonly more: number;
  readonly less: number;
  readonly same: number;
  readonly refused: number;
  /** By account code: before, after. */
  readonly accounts: Readonly<Record<string, readonly [number, number]>>;
  /** By the main line of business of each bill, and by barangay; absent on rehearsals of earlier releases. */
  readonly lines?: BillShares;
  readonly barangays?: BillShares;
  readonly most: readonly Pair[];
  readonly refusals: readonly BillRefusal[];
}

export interface BothRules {
  readonly before: Rules;
  readonly after: Rules;
}

export const EMPTY_TALLY: Tally = {
  before: 0,
  after: 0,
  more: 0,
  less: 0,
  same: 0,
  refused: 0,
  accounts: {},
  lines: {},
  barangays: {},
  most: [],
  refusals: [],
};

const MAX_SHOWN_BILLS = 100;
// Number of assessments before other work of this process runs: about five milliseconds.
const BILLS_PER_TICK = 50;

type Accounts = Map<string, [number, number]>;
type Side = 0 | 1;

/**
 * Adds assessments to the totals. Cases that the rules refuse under either version are listed separately and counted in
 * neither.
 */
export async function addToTally(tally: Tally, bills: readonly RehearsedBill[], rules: BothRules): Promise<Tally> {
  const accounts: Accounts = new Map(
    Object.entries(tally.accounts).map(([code, [before, after]]) => [code, [before, after]]),
  );
  const pairs: (Pair & Pick<RehearsedBill, 'input'>)[] = [];
  const refusals: BillRefusal[] = [];
  for (const [index, bill] of bills.entries()) {
    if (index % BILLS_PER_TICK === BILLS_PER_TICK - 1) await setImmediate();
    const comparison = compareBill(bill, rules, accounts);
    if ('field' in comparison) refusals.push(comparison);
    else pairs.push({ ...comparison, input: bill.input });
  }
  return {
    before: tally.before + sumSide(pairs, 'before'),
    after: tally.after + sumSide(pairs, 'after'),
    more: tally.more + pairs.filter(({ before, after }) => after > before).length,
    less: tally.less + pairs.filter(({ before, after }) => after < before).length,
    same: tally.same + pairs.filter(({ before, after }) => after === before).length,
    refused: tally.refused + refusals.length,
    accounts: Object.fromEntries(accounts),
    lines: addToShares(tally.lines ?? {}, pairs, getMainLine),
    barangays: addToShares(tally.barangays ?? {}, pairs, ({ brgycode }) => brgycode),
    most: [...tally.most, ...pairs.filter(({ before, after }) => before !== after).map(toPair)]
      .toSorted((one, other) => computeDifference(other) - computeDifference(one) || one.bill_id - other.bill_id)
      .slice(0, MAX_SHOWN_BILLS),
    refusals: [...tally.refusals, ...refusals].slice(0, MAX_SHOWN_BILLS),
  };
}

const toPair = ({ bill_id, before, after }: Pair): Pair => ({ bill_id, before, after });
const sumSide = (pairs: readonly Pair[], side: 'before' | 'after'): number =>
  pairs.reduce((sum, pair) => sum + pair[side], 0);
const computeDifference = ({ before, after }: Pair): number => Math.abs(after - before);

function compareBill(
  { bill_id, input }: RehearsedBill,
  { before, after }: BothRules,
  accounts: Accounts,
): Pair | BillRefusal {
  const now = assessSafely(input, before);
  if (now instanceof CaseRefused) return toBillRefusal(bill_id, before, now);
  const draftResult = assessSafely(input, after);
  if (draftResult instanceof CaseRefused) return toBillRefusal(bill_id, after, draftResult);
  addToAccounts(accounts, 0, { result: now, late: before.ordinance.late });
  addToAccounts(accounts, 1, { result: draftResult, late: after.ordinance.late });
  return { bill_id, before: now.totals.total, after: draftResult.totals.total };
}

function assessSafely(input: AssessCase, rules: Rules): AssessResult | CaseRefused {
  try {
    return assessCase(input, rules);
  } catch (error) {
    if (error instanceof CaseRefused) return error;
    throw error;
  }
}

function toBillRefusal(
  bill_id: number,
  { ordinance }: Rules,
  { field, message_key, params }: CaseRefused,
): BillRefusal {
  return { bill_id, version: ordinance.version, field, message_key, params };
}

function addToAccounts(
  accounts: Accounts,
  side: Side,
  { result, late }: { readonly result: AssessResult; readonly late: LatePolicy },
): void {
  for (const { account_code, amount, surcharge, interest, kind } of result.lines) {
    addAmount(accounts, side, [account_code, amount]);
    if (surcharge + interest > 0)
      addAmount(accounts, side, [kind === 'TAX' ? late.tax_account_code : late.fee_account_code, surcharge + interest]);
  }
}

function addAmount(accounts: Accounts, side: Side, [account_code, amount]: readonly [string, number]): void {
  const sums = accounts.get(account_code) ?? [0, 0];
  sums[side] += amount;
  accounts.set(account_code, sums);
}

/** The line of a bill with the largest sales, or capital where it has none; the first of equal ones. */
export function getMainLine({ lines: [first, ...more] }: AssessCase): string {
  const sumSales = (line: AssessCase['lines'][number]): number =>
    (line.gross_essential ?? 0) + (line.gross_non_essential ?? 0) || (line.capitalization ?? 0);
  if (first === undefined) return '';
  return more.reduce((main, line) => (sumSales(line) > sumSales(main) ? line : main), first).line;
}

/** Adds bills to the sums under the code that each has. */
function addToShares(
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
