// Finds which lines a relief lifts from a charge, and the part of a cooperative's gross that stays taxed.

import type { Bilingual, Centavos } from '@ebpls/contracts';
import type { Fraction, Hundredths, Relief, TariffCase, TariffCharge } from '@ebpls/contracts/tariff';

import { divideHalfUp, splitProRata } from '../../money.ts';
import { type CaseLine, listClaimedLines, type OpenCase } from '../open-case.ts';
import type { OpenCharge } from '../open-tariff.ts';
import { areTestsMet, readQuantity, type Scope } from '../scope.ts';

type ReliefClaim = TariffCase['reliefs'][number];

/** A claim that the tariff honours on the day of the case. */
export interface HonouredClaim {
  readonly claim: ReliefClaim;
  readonly relief: Relief;
  /** A part stays taxed: the figure of the claim that says how much. */
  readonly taxed: Hundredths | undefined;
  readonly coveredLines: readonly CaseLine[];
}

/** A charge that is due, with the lines that it covers. */
export interface DueCharge {
  readonly open: OpenCharge;
  readonly lines: readonly CaseLine[];
  /** What an office found instead of what the tariff computes. */
  readonly found?: TariffCase['found'][number];
}

/** The taxed part of one claim, by the place of the tax charge that it falls to. */
export type TaxedParts = ReadonlyMap<number, number>;

/** The share that a relief lifts from a charge of its kinds, one that it names where it names some; undefined for others. */
export function findReliefShare(relief: Relief, { kind, code }: TariffCharge): Fraction | undefined {
  return [relief, ...(relief.more_shares ?? [])].find(
    ({ kinds, charges }) => kinds.includes(kind) && (charges?.includes(code) ?? true),
  )?.share;
}

/** Whether a relief lifts a share of a charge. */
export function isReliefOn(relief: Relief, charge: TariffCharge): boolean {
  return findReliefShare(relief, charge) !== undefined;
}

/** Whether a relief lifts all of a charge. */
export function isWholeRelief(relief: Relief, charge: TariffCharge): boolean {
  const share = findReliefShare(relief, charge);
  return share !== undefined && share.numerator === share.denominator;
}

/** Whether a relief is in force on a day. */
export function isReliefInForce({ in_force, first_day, last_day }: Relief, day: string): boolean {
  return in_force && (first_day ?? day) <= day && (last_day ?? day) >= day;
}

function isGranted(relief: Relief, matter: OpenCase): boolean {
  return isReliefInForce(relief, matter.input.as_of) && areTestsMet({ matter, lines: matter.lines }, relief.when);
}

function findTaxedFigure({ taxed_part }: Relief, { figures }: ReliefClaim): Hundredths | undefined {
  if (taxed_part === undefined || (figures[taxed_part.figure] ?? 0) <= taxed_part.above) return undefined;
  return (figures[taxed_part.taxed] ?? 0) as number as Hundredths;
}

/** The lines that a claim names, or all of them, as far as the relief covers them. */
function listCoveredLines(matter: OpenCase, { lines: tests }: Relief, claim: ReliefClaim): readonly CaseLine[] {
  const codes = listClaimedLines(claim);
  if (codes === undefined && tests === undefined) return matter.lines;
  return matter.lines.filter(
    (line) =>
      (codes === undefined || codes.includes(line.line.code)) && areTestsMet({ matter, lines: [line] }, tests ?? []),
  );
}

/** The claims that the tariff honours: in force, on a day within its time, with every condition met. */
export function listHonouredClaims(matter: OpenCase): HonouredClaim[] {
  return matter.input.reliefs.flatMap((claim): HonouredClaim[] => {
    const relief = matter.open.reliefs.get(claim.code);
    if (relief === undefined || !isGranted(relief, matter)) return [];
    const coveredLines = listCoveredLines(matter, relief, claim);
    return [{ claim, relief, taxed: findTaxedFigure(relief, claim), coveredLines }];
  });
}

/** Whether a claim covers a line of business. */
export const isCoveredLine = ({ coveredLines }: HonouredClaim, line: CaseLine): boolean => coveredLines.includes(line);

/** The claim that lifts a line from a charge: one that lifts all of it before one that leaves a part taxed. */
function findLift(claims: readonly HonouredClaim[], line: CaseLine, { charge }: OpenCharge): HonouredClaim | undefined {
  const fitting = claims.filter((each) => isWholeRelief(each.relief, charge) && isCoveredLine(each, line));
  return fitting.find(({ taxed }) => taxed === undefined) ?? fitting[0];
}

/** The lines that pay a charge, what is added to their gross, and the relief that lifted the others. */
export interface PayingLines {
  readonly lines: readonly CaseLine[];
  readonly extra?: Scope['extra'];
  readonly relief?: Bilingual;
}

/**
 * A charge that reads nothing of the taxed part cannot be divided by it: as soon as a part is taxed it is owed in full
 * (RA 9520 art. 61 (2); domain reference 4.7, rule 34).
 */
function paysThough({ taxed, relief }: HonouredClaim, { source_measures }: OpenCharge): boolean {
  if (taxed === undefined || taxed === 0) return false;
  return !source_measures.some((code) => relief.taxed_part?.of.includes(code));
}

/** The lines of a due charge that pay it after the honoured claims. */
export function findPayingLines(
  { open, lines }: DueCharge,
  claims: readonly HonouredClaim[],
  extra: PayingLines['extra'],
): PayingLines {
  const lifts = lines.map((line) => ({ line, lift: findLift(claims, line, open) }));
  const relief = lifts.find(({ lift }) => lift !== undefined)?.lift?.relief.name;
  return {
    lines: lifts.filter(({ lift }) => lift === undefined || paysThough(lift, open)).map(({ line }) => line),
    ...(extra === undefined ? {} : { extra }),
    ...(relief === undefined ? {} : { relief }),
  };
}

/** What a line declares of one measure of the taxed part. */
interface DeclaredSales {
  readonly line: CaseLine;
  readonly code: string;
}

function sumSales(matter: OpenCase, sales: readonly DeclaredSales[]): number {
  return sales.reduce((sum, { line, code }) => sum + readQuantity({ matter, lines: [line] }, [code]), 0);
}

/**
 * The sales of the covered lines that fall to each tax: those that it reads. Sales that no tax reads fall to the first
 * tax of their line, which is owed in full, so that no share leaves the tax that reads it.
 */
function listSalesByTax(taxes: readonly DueCharge[], { relief, coveredLines }: HonouredClaim): DeclaredSales[][] {
  const part = relief.taxed_part?.of ?? [];
  const reads = ({ open }: DueCharge): boolean => open.source_measures.some((code) => part.includes(code));
  const takes = (tax: DueCharge, { line, code }: DeclaredSales): boolean =>
    tax.lines.includes(line) && (!reads(tax) || tax.open.source_measures.includes(code));
  const sales = coveredLines.flatMap((line) => part.map((code) => ({ line, code })));
  const isReadBy = (sale: DeclaredSales): boolean => taxes.some((tax) => reads(tax) && takes(tax, sale));
  return taxes.map((tax, place) => {
    const own = sales.filter((sale) => takes(tax, sale));
    if (reads(tax)) return own;
    const earlierTaxes = taxes.slice(0, place);
    return own.filter((sale) => !isReadBy(sale) && !earlierTaxes.some((other) => takes(other, sale)));
  });
}

/**
 * Spreads the taxed part of a claim over the tax charges by the gross that falls to them, half up, the last takes the
 * remainder; a share of lines that another relief lifts stays lifted (domain reference 4.7, rules 9 and 33).
 */
export function splitTaxedPart(
  matter: OpenCase,
  due: readonly DueCharge[],
  at: { readonly claim: HonouredClaim; readonly claims: readonly HonouredClaim[] },
): TaxedParts {
  const taxes = due.filter(({ open }) => open.charge.kind === 'TAX' && !open.is_closing);
  const salesByTax = listSalesByTax(taxes, at.claim);
  const groups = taxes
    .map(({ open }, index) => {
      const sales = salesByTax[index] ?? [];
      const openedSales = sales.filter(({ line }) => findLift(at.claims, line, open)?.taxed !== undefined);
      return { at: open.place, whole: sumSales(matter, sales), opened: sumSales(matter, openedSales) };
    })
    .filter(({ whole }) => whole > 0);
  const weights = groups.map(({ whole }) => whole as Centavos);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = splitProRata(Math.min(at.claim.taxed ?? 0, all) as Centavos, weights);
  return new Map(groups.map((group, index) => [group.at, openShare(shares[index] ?? 0, group)]));
}

function openShare(share: number, { whole, opened }: { readonly whole: number; readonly opened: number }): number {
  if (opened === whole) return Math.min(opened, share);
  return Math.min(opened, divideHalfUp(BigInt(share) * BigInt(opened), BigInt(whole)));
}
