// Computes the charges of one case by a tariff; this is where the computation begins.

import type { Bilingual, Centavos } from '@ebpls/contracts';
import type { Hundredths, TariffCharge, Relief } from '@ebpls/contracts/tariff';

import { listChargeParts, listChargeShares, type PartsContext } from './amounts/charge-parts.ts';
import { computeOwnPart } from './amounts/own-part.ts';
import { listYearCharges, toClosingCase } from './closing-tax.ts';
import { findDueCharge, listCandidateCharges } from './due-charges.ts';
import { type DeclaredCase, type OpenCase, openTariffCase } from './open-case.ts';
import type { OpenCharge, OpenTariff } from './open-tariff.ts';
import { presumeIncome } from './presumed-income.ts';
import {
  type DueCharge,
  findPayingLines,
  type HonouredClaim,
  isWholeRelief,
  listHonouredClaims,
  type PayingLines,
  splitTaxedPart,
  type TaxedParts,
} from './reliefs/reliefs.ts';
import { areTestsMet, readQuantity, type Scope } from './scope.ts';
import { computeTariffAmount, type TariffBasis, type TariffPart } from './amounts/tariff-basis.ts';
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
  /** What stays taxed by each claim that leaves a part taxed. */
  readonly parts: readonly { readonly relief: Relief; readonly taxed: TaxedParts }[];
  readonly results: Map<OpenCharge, TariffChargeResult | undefined>;
  readonly runningCharges: Set<OpenCharge>;
}

/** The tax of a closing year has its reliefs within it. */
const hasReliefs = ({ claims }: Run, { open }: DueCharge): boolean => claims.length > 0 && !open.is_closing;

/**
 * The gross from which a claim leaves a part taxed, as far as it falls to this charge or to taxes of its lines; none
 * where the relief does not lift the charge, which reads the whole gross.
 */
function sumTaxedParts(run: Run, { open, lines }: DueCharge): PayingLines['extra'] {
  const parts = run.parts.filter(({ relief }) => isWholeRelief(relief, open.charge));
  if (parts.length === 0) return undefined;
  const isWithin = (tax: DueCharge): boolean =>
    tax.open.source_measures.every((code) => open.source_measures.includes(code)) &&
    tax.lines.every((line) => lines.includes(line)) &&
    !tax.open.is_closing;
  const taxes = open.charge.kind === 'TAX' ? [{ open, lines }] : run.due.filter(isWithin);
  const places = taxes.filter((tax) => tax.open.charge.kind === 'TAX').map((tax) => tax.open.place);
  const figure = parts.reduce(
    (sum, { taxed }) => sum + places.reduce((all, place) => all + (taxed.get(place) ?? 0), 0),
    0,
  );
  const of = parts.flatMap(({ relief }) => relief.taxed_part?.of ?? []);
  return figure === 0 ? undefined : { of, figure: figure as Hundredths };
}

/** The lines on which a charge is due, without those from which a claim lifts it. */
function findPaying(run: Run, due: DueCharge): PayingLines {
  return hasReliefs(run, due) ? findPayingLines(due, run.claims, sumTaxedParts(run, due)) : { lines: due.lines };
}

/** The taxes of the closing year: those of a renewal on the gross up to the closure. */
function listClosingTaxes(
  { matter }: Run,
  amount: Parameters<PartsContext['listClosingTaxes']>[0],
): ReturnType<PartsContext['listClosingTaxes']> {
  const run = createRun(matter.open, toClosingCase(matter, amount), listYearCharges(matter.open));
  return run.due
    .filter(({ open: { charge } }) => charge.kind === 'TAX')
    .flatMap((due) => computeDueCharge(run, due) ?? [])
    .map(({ row, amount: tax }) => ({ name: row.name, amount: tax }));
}

function listParts(run: Run, due: DueCharge, payingLines: PayingLines): TariffPart[] {
  const isLifted = payingLines.lines.length < due.lines.length || payingLines.extra !== undefined;
  const scope: Scope = {
    matter: run.matter,
    lines: isLifted ? payingLines.lines : due.lines,
    ...(payingLines.extra === undefined ? {} : { extra: payingLines.extra }),
  };
  return listChargeParts(due, scope, {
    claims: run.claims,
    sumCharges: (amount, lines) => sumNamedCharges(run, amount, lines),
    listClosingTaxes: (amount) => listClosingTaxes(run, amount),
  });
}

/** Other charges of the bill, of which this one is a percentage; a charge that is a percentage of itself is refused. */
function sumNamedCharges(
  run: Run,
  { charges, base, own_part }: Parameters<PartsContext['sumCharges']>[0],
  lines: Scope['lines'],
): Centavos {
  const isNamed = ({ charge }: OpenCharge): boolean =>
    (charges?.includes(charge.code) ?? false) || (base !== undefined && charge.bases.includes(base));
  return run.due
    .filter(({ open }) => isNamed(open))
    .reduce((sum, due) => {
      const result = computeDueCharge(run, due);
      if (result === undefined || own_part !== true) return sum + (result?.amount ?? 0);
      const bearers = findPaying(run, due).lines;
      return sum + computeOwnPart(result, { matter: run.matter, lines }, { open: due.open, lines: bearers });
    }, 0) as Centavos;
}

/** Why a due charge comes to nothing; undefined when it does not. What an office found, only a relief lifts. */
function findNothing(
  { matter }: Run,
  { open, lines, found }: DueCharge,
  payingLines: PayingLines,
): Bilingual | undefined {
  const { nothing_when } = open.charge;
  const isNothingWhen = nothing_when !== undefined && found === undefined;
  if (isNothingWhen && areTestsMet({ matter, lines }, nothing_when.tests)) return nothing_when.reason;
  if (payingLines.relief === undefined) return undefined;
  const scope = {
    matter,
    lines: payingLines.lines,
    ...(payingLines.extra === undefined ? {} : { extra: payingLines.extra }),
  };
  const isMeasured = open.line_measures.length > 0 && found === undefined;
  const isNothing = isMeasured ? readQuantity(scope, open.line_measures) === 0 : payingLines.lines.length === 0;
  return isNothing ? payingLines.relief : undefined;
}

function createBasis(run: Run, due: DueCharge): TariffBasis {
  const { charge } = due.open;
  const { matter } = run;
  const payingLines = findPaying(run, due);
  const nothing = findNothing(run, due, payingLines);
  if (nothing !== undefined) return { nothing, parts: [], shares: [], round_each: false };
  const shares = listChargeShares(due, matter, run.claims);
  if (due.found !== undefined) return { parts: listParts(run, due, payingLines), shares, round_each: false };
  const isCapped = charge.at_most !== undefined && areTestsMet({ matter, lines: due.lines }, charge.at_most.when);
  return {
    parts: listParts(run, due, payingLines),
    shares,
    round_each: charge.round_each ?? false,
    ...(isCapped && charge.at_most !== undefined ? { at_most: charge.at_most.amount } : {}),
    ...(charge.at_least === undefined ? {} : { at_least: charge.at_least }),
    ...(charge.rounding === undefined ? {} : { rounding: charge.rounding }),
  };
}

/** Whether a charge that comes to nothing is on the bill: a tax of the line, and another tax with or without its reason. */
function isNamedAtNothing({ kind, additional }: TariffCharge, { nothing }: TariffBasis): boolean {
  if (kind === 'TAX') return additional !== true || nothing !== undefined;
  return kind === 'BARANGAY_TAX' && nothing === undefined;
}

/** A tax on what lines declare is not charged where they declare nothing; a fee of nothing is not billed. */
function computeCharge(run: Run, due: DueCharge): TariffChargeResult | undefined {
  const { charge, line_measures, is_closing } = due.open;
  const isTax = charge.kind === 'TAX' || charge.kind === 'BARANGAY_TAX';
  if (isTax && line_measures.length > 0) {
    if (readQuantity({ matter: run.matter, lines: due.lines }, line_measures) === 0) return undefined;
  }
  const basis = createBasis(run, due);
  const amount = computeTariffAmount(basis);
  const isShown = amount > 0 || (!is_closing && isNamedAtNothing(charge, basis));
  return isShown ? { row: charge, amount, basis } : undefined;
}

function computeDueCharge(run: Run, due: DueCharge): TariffChargeResult | undefined {
  const { open } = due;
  if (run.results.has(open)) return run.results.get(open);
  if (run.runningCharges.has(open))
    throw new TariffRefused(`charges.${open.charge.code}`, 'tariff_case.circle', { charge: open.charge.name });
  run.runningCharges.add(open);
  const result = computeCharge(run, due);
  run.runningCharges.delete(open);
  run.results.set(open, result);
  return result;
}

/** What the charges of a case are computed from. Refused: `TariffRefused` with the place. */
function createRun(open: OpenTariff, input: DeclaredCase, charges?: ReadonlySet<OpenCharge>): Run {
  const declaredCase = openTariffCase(open, input);
  const matter = input.is_presumed ? presumeIncome(declaredCase) : declaredCase;
  const due = listCandidateCharges(matter)
    .filter((charge) => charges === undefined || charges.has(charge))
    .map((charge) => findDueCharge(matter, charge))
    .filter((each) => each !== undefined);
  const claims = input.reliefs.length === 0 ? [] : listHonouredClaims(matter);
  const parts = claims
    .filter(({ taxed }) => taxed !== undefined)
    .map((claim) => ({ relief: claim.relief, taxed: splitTaxedPart(matter, due, { claim, claims }) }));
  return { matter, due, claims, parts, results: new Map(), runningCharges: new Set() };
}

/**
 * The charges of one case by a tariff, in the order of the tariff. Pure: the same tariff and case give the same
 * centavos everywhere. Refused: `TariffRefused` with the place.
 */
export function assessTariff(open: OpenTariff, input: DeclaredCase): TariffChargeResult[] {
  const run = createRun(open, input);
  return run.due.map((each) => computeDueCharge(run, each)).filter((result) => result !== undefined);
}
