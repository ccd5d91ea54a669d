// Computes the charges of one case by a tariff; this is where the computation begins.

import type { Bilingual, Centavos } from '@ebpls/contracts';
import type { Hundredths, TariffCase, TariffCharge } from '@ebpls/contracts/tariff';

import { listAmountTerms, type TermContext } from './amounts/amount-terms.ts';
import { isExactBelow } from './amounts/exact.ts';
import { findDueCharge, findProration, listCandidateCharges, listChargeScopes } from './due-charges.ts';
import { type OpenCase, openTariffCase } from './open-case.ts';
import type { OpenCharge, OpenTariff } from './open-tariff.ts';
import {
  type DueCharge,
  findPayingLines,
  type HonouredClaim,
  listHonouredClaims,
  listReliefShares,
  type PayingLines,
  splitTaxedPart,
  type TaxedParts,
} from './reliefs.ts';
import { areTestsMet, readQuantity, type Scope } from './scope.ts';
import {
  computeTariffAmount,
  sumTerms,
  type TariffBasis,
  type TariffPart,
  type TariffShare,
} from './amounts/tariff-basis.ts';
import { TariffRefused } from './tariff-refused.ts';

/** A computed charge: its row, its amount in centavos, and the computation that gives the amount. */
export interface TariffChargeResult {
  readonly row: TariffCharge;
  readonly amount: Centavos;
  readonly basis: TariffBasis;
}

interface Run {
  readonly matter: OpenCase;
  readonly due: readonly DueCharge[];
  readonly claims: readonly HonouredClaim[];
  readonly parts: readonly TaxedParts[];
  readonly done: Map<OpenCharge, TariffChargeResult | undefined>;
  readonly running: Set<OpenCharge>;
}

function listShares({ matter, claims }: Run, open: OpenCharge): TariffShare[] {
  const proration = findProration(matter, open.charge);
  return [
    ...(open.charge.share === undefined ? [] : [{ say: 'share', share: open.charge.share } as const]),
    ...(proration === undefined ? [] : [{ say: 'prorate', share: proration } as const]),
    ...(claims.length === 0 ? [] : listReliefShares(claims, open)),
  ];
}

/** The gross from which a claim leaves a part taxed, as far as it falls to this charge or to taxes of its lines. */
function sumTaxedParts(run: Run, { open, lines }: DueCharge): PayingLines['extra'] {
  if (run.parts.length === 0) return undefined;
  const isWithin = (tax: DueCharge): boolean =>
    tax.open.line_measures.every((code) => open.line_measures.includes(code)) &&
    tax.lines.every((line) => lines.includes(line));
  const taxes = open.charge.kind === 'TAX' ? [{ open, lines }] : run.due.filter(isWithin);
  const places = taxes.filter((tax) => tax.open.charge.kind === 'TAX').map((tax) => tax.open.place);
  const figure = run.parts.reduce(
    (sum, parts) => sum + places.reduce((all, place) => all + (parts.get(place) ?? 0), 0),
    0,
  );
  const of = run.claims.flatMap(({ relief }) => relief.taxed_part?.of ?? []);
  return figure === 0 ? undefined : { of, figure: figure as Hundredths };
}

function listParts(run: Run, { open, lines }: DueCharge, paying: PayingLines): TariffPart[] {
  const { charge } = open;
  const isLifted = paying.lines.length < lines.length || paying.extra !== undefined;
  const scope: Scope = {
    matter: run.matter,
    lines: isLifted ? paying.lines : lines,
    ...(paying.extra === undefined ? {} : { extra: paying.extra }),
  };
  const parts = listChargeScopes(open, scope).map(({ name, scope: of }): TariffPart => {
    const context: TermContext = {
      scope: of,
      charge: charge.code,
      name: charge.name,
      sumCharges: (amount) => sumNamedCharges(run, amount),
    };
    return { ...(name === undefined ? {} : { name }), terms: listAmountTerms(charge.amount, context) };
  });
  if (charge.per.each === 'BUSINESS' || charge.per.combine === 'SUM') return parts;
  const isHigher = (one: TariffPart, other: TariffPart): boolean =>
    isExactBelow(sumTerms(other.terms), sumTerms(one.terms));
  return parts.length < 2 ? parts : [parts.reduce((best, part) => (isHigher(part, best) ? part : best))];
}

/** Other charges of the bill, of which this one is a percentage; a charge that is a percentage of itself is refused. */
function sumNamedCharges(run: Run, { charges, base }: Parameters<TermContext['sumCharges']>[0]): Centavos {
  const isNamed = ({ charge }: OpenCharge): boolean =>
    (charges?.includes(charge.code) ?? false) || (base !== undefined && charge.bases.includes(base));
  return run.due
    .filter(({ open }) => isNamed(open))
    .reduce((sum, due) => sum + (computeDueCharge(run, due)?.amount ?? 0), 0) as Centavos;
}

/** Why a due charge comes to nothing; undefined when it does not. */
function findNothing(run: Run, { open, lines }: DueCharge, paying: PayingLines): Bilingual | undefined {
  const { matter } = run;
  const { nothing_when } = open.charge;
  if (nothing_when !== undefined && areTestsMet({ matter, lines }, nothing_when.tests)) return nothing_when.reason;
  if (paying.relief === undefined) return undefined;
  const scope = { matter, lines: paying.lines, ...(paying.extra === undefined ? {} : { extra: paying.extra }) };
  const isNothing =
    open.line_measures.length > 0 ? readQuantity(scope, open.line_measures) === 0 : paying.lines.length === 0;
  return isNothing ? paying.relief : undefined;
}

function createBasis(run: Run, due: DueCharge): TariffBasis {
  const { charge } = due.open;
  const { matter } = run;
  const paying =
    run.claims.length === 0 ? { lines: due.lines } : findPayingLines(due, run.claims, sumTaxedParts(run, due));
  const nothing = findNothing(run, due, paying);
  if (nothing !== undefined) return { nothing, parts: [], shares: [], round_each: false };
  const isCapped = charge.at_most !== undefined && areTestsMet({ matter, lines: due.lines }, charge.at_most.when);
  return {
    parts: listParts(run, due, paying),
    shares: listShares(run, due.open),
    round_each: charge.round_each ?? false,
    ...(isCapped && charge.at_most !== undefined ? { at_most: charge.at_most.amount } : {}),
    ...(charge.at_least === undefined ? {} : { at_least: charge.at_least }),
    ...(charge.rounding === undefined ? {} : { rounding: charge.rounding }),
  };
}

/** A tax on what lines declare is not charged where they declare nothing; a fee of nothing is not billed. */
function computeCharge(run: Run, due: DueCharge): TariffChargeResult | undefined {
  const { charge, line_measures } = due.open;
  const isTax = charge.kind === 'TAX' || charge.kind === 'BARANGAY_TAX';
  if (isTax && line_measures.length > 0) {
    if (readQuantity({ matter: run.matter, lines: due.lines }, line_measures) === 0) return undefined;
  }
  const basis = createBasis(run, due);
  const amount = computeTariffAmount(basis);
  const isShown = amount > 0 || charge.kind === 'TAX' || (isTax && basis.nothing === undefined);
  return isShown ? { row: charge, amount, basis } : undefined;
}

function computeDueCharge(run: Run, due: DueCharge): TariffChargeResult | undefined {
  const { open } = due;
  if (run.done.has(open)) return run.done.get(open);
  if (run.running.has(open))
    throw new TariffRefused(`charges.${open.charge.code}`, 'tariff_case.circle', { charge: open.charge.name });
  run.running.add(open);
  const result = computeCharge(run, due);
  run.running.delete(open);
  run.done.set(open, result);
  return result;
}

/**
 * The charges of one case by a tariff, in the order of the tariff. Pure: the same tariff and case give the same
 * centavos everywhere. Refused: `TariffRefused` with the place.
 */
export function assessTariff(open: OpenTariff, input: TariffCase): TariffChargeResult[] {
  const matter = openTariffCase(open, input);
  const due = listCandidateCharges(matter)
    .map((charge) => findDueCharge(matter, charge))
    .filter((each) => each !== undefined);
  const claims = input.reliefs.length === 0 ? [] : listHonouredClaims(matter);
  const parts = claims
    .filter(({ taxed }) => taxed !== undefined)
    .map((claim) => splitTaxedPart(matter, due, { claim, claims }));
  const run: Run = { matter, due, claims, parts, done: new Map(), running: new Set() };
  return due.map((each) => computeDueCharge(run, each)).filter((result) => result !== undefined);
}
