// Lists the parts of a charge: of the business, of each line or of each group of lines, with the terms of each.

import type { Centavos } from '@ebpls/contracts';
import { type Fraction, type Hundredths, TARIFF_MESSAGES, type TariffCharge } from '@ebpls/contracts/tariff';

import { findMonthsLeft, findProration, listChargeScopes, MONTHS_OF_YEAR } from '../due-charges.ts';
import type { OpenCase } from '../open-case.ts';
import { listReliefShares, splitPaidShares } from '../reliefs/relief-shares.ts';
import type { DueCharge, HonouredClaim } from '../reliefs/reliefs.ts';
import { areTestsMet, readQuantity, type Scope } from '../scope.ts';
import { listAmountTerms, type TermContext } from './amount-terms.ts';
import { isExactBelow, ONCE, ONE } from './exact.ts';
import { sumParts, type TariffFactor, type TariffPart, type TariffShare } from './tariff-basis.ts';

/** The claims of the case, and what other charges and other years come to. */
export interface PartsContext extends Pick<TermContext, 'sumCharges' | 'listClosingTaxes'> {
  readonly claims: readonly HonouredClaim[];
}

type NamedScope = ReturnType<typeof listChargeScopes>[number];

/** The months for which a monthly amount is due: all of the year, or those that are left for a new business. */
function listMonths(charge: TariffCharge, { input }: OpenCase): readonly TariffFactor[] {
  if (charge.monthly !== true) return [];
  const monthsLeft = charge.prorate === 'MONTHS' ? findMonthsLeft(input) : undefined;
  const name = TARIFF_MESSAGES[monthsLeft === undefined ? 'explain.months' : 'explain.months_left'];
  return [{ name, times: ((monthsLeft ?? MONTHS_OF_YEAR) * ONCE) as Hundredths }];
}

/** The quantities by which the amount of a scope is multiplied. */
function listFactors(charge: TariffCharge, scope: Scope): readonly TariffFactor[] {
  const { measures } = scope.matter.open;
  const quantities = (charge.times ?? []).map((code) => ({
    name: measures.get(code)?.name ?? { en: code, fil: code },
    times: readQuantity(scope, [code]),
  }));
  return [...quantities, ...listMonths(charge, scope.matter)];
}

/** The parts of one line or group of lines; several where a relief lifts a share from some of its lines. */
function listScopeParts(due: DueCharge, { name, scope }: NamedScope, context: PartsContext): TariffPart[] {
  const { charge, is_closing } = due.open;
  const isWhole = context.claims.length === 0 || is_closing;
  const paidShares = isWhole ? [{ lines: scope.lines }] : splitPaidShares(context.claims, due, scope.lines);
  const { sumCharges, listClosingTaxes } = context;
  const hasFactors = charge.times !== undefined || charge.monthly === true;
  return paidShares.map(({ lines, share }): TariffPart => {
    const of = lines === scope.lines ? scope : { ...scope, lines };
    const terms = listAmountTerms(due.open, {
      scope: of,
      charge: charge.code,
      name: charge.name,
      sumCharges,
      listClosingTaxes,
    });
    return {
      ...(name === undefined ? {} : { name }),
      terms,
      ...(share === undefined ? {} : { share }),
      ...(hasFactors ? { factors: listFactors(charge, of) } : {}),
    };
  });
}

function listFoundParts({ amount, office, reason }: NonNullable<DueCharge['found']>): TariffPart[] {
  const of = [office, reason].map((text) => ({ en: text, fil: text }));
  return [{ terms: [{ say: 'found', amount, times: ONCE, rate: ONE, of }] }];
}

/** The parts of a charge in a scope; of several lines or groups all of them, or the highest and what is added to it. */
export function listChargeParts(due: DueCharge, scope: Scope, context: PartsContext): TariffPart[] {
  const { per } = due.open.charge;
  if (due.found !== undefined) return listFoundParts(due.found);
  const parts = listChargeScopes(due.open, scope).map((each) => listScopeParts(due, each, context));
  if (parts.length < 2 || per.each === 'BUSINESS' || per.combine === 'SUM') return parts.flat();
  const bestPart = parts.reduce((highest, part) => (isExactBelow(sumParts(highest), sumParts(part)) ? part : highest));
  return [...bestPart, ...listPartsBeside(per, parts, bestPart)];
}

/** What is added to the highest of several: a share of each other one or an amount for it, or a share of the highest itself. */
function listPartsBeside(
  { others_share, several_share, others_amount }: Exclude<TariffCharge['per'], { each: 'BUSINESS' }>,
  parts: readonly (readonly TariffPart[])[],
  bestParts: readonly TariffPart[],
): TariffPart[] {
  const others = parts.filter((part) => part !== bestParts && sumParts(part).numerator > 0n);
  const add = (
    addedParts: readonly TariffPart[],
    say: 'others' | 'several',
    share: Fraction | undefined,
  ): TariffPart[] => (share === undefined ? [] : addedParts.map((part) => ({ ...part, beside: { say, share } })));
  return [
    ...add(others.flat(), 'others', others_share),
    ...(others.length === 0 ? [] : add(bestParts, 'several', several_share)),
    ...(others_amount === undefined ? [] : others.flatMap((part) => toOtherPart(part, others_amount))),
  ];
}

/** The fixed amount for another line or group, with its name. */
function toOtherPart([part]: readonly TariffPart[], amount: Centavos): TariffPart[] {
  if (part === undefined) return [];
  const terms: TariffPart['terms'] = [{ say: 'fixed', amount, times: ONCE, rate: ONE }];
  return [part.name === undefined ? { terms } : { name: part.name, terms }];
}

/** The shares of a charge that are due: its own, what is left of the year, and what reliefs leave of it. */
export function listChargeShares(due: DueCharge, matter: OpenCase, claims: readonly HonouredClaim[]): TariffShare[] {
  const { charge, is_closing } = due.open;
  const reliefs = claims.length === 0 || is_closing ? [] : listReliefShares(claims, due);
  if (due.found !== undefined) return reliefs;
  const proration = findProration(matter, charge);
  const met = (charge.shares ?? []).filter(({ when }) => areTestsMet({ matter, lines: due.lines }, when));
  return [
    ...(charge.share === undefined ? [] : [{ say: 'share', share: charge.share } as const]),
    ...met.map(({ share, reason }) => ({ say: 'relief', share, relief: reason }) as const),
    ...(proration === undefined ? [] : [{ say: 'prorate', share: proration } as const]),
    ...reliefs,
  ];
}
