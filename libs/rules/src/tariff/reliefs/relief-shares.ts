// Computes what of a charge is due after reliefs that lift a share of it, from all lines of business or from some.

import type { Fraction } from '@ebpls/contracts/tariff';

import { multiplyFractions, ONE } from '../amounts/exact.ts';
import type { TariffShare } from '../amounts/tariff-basis.ts';
import type { CaseLine } from '../open-case.ts';
import type { OpenCharge } from '../open-tariff.ts';
import { type DueCharge, type HonouredClaim, findReliefShare, isCoveredLine } from './reliefs.ts';

/** What of a charge is due after a relief that lifts a part of it; undefined where it lifts all or nothing. */
function findDueShare({ relief }: HonouredClaim, { charge }: OpenCharge): Fraction | undefined {
  const liftedShare = findReliefShare(relief, charge);
  if (liftedShare === undefined || liftedShare.numerator === liftedShare.denominator) return undefined;
  return {
    numerator: Math.max(0, liftedShare.denominator - liftedShare.numerator),
    denominator: liftedShare.denominator,
  };
}

/** Shares of a whole charge that are due after reliefs that lift a part of it from all of its lines. */
export function listReliefShares(claims: readonly HonouredClaim[], { open, lines }: DueCharge): TariffShare[] {
  return claims.flatMap((claim): TariffShare[] => {
    const share = findDueShare(claim, open);
    if (share === undefined || !lines.every((line) => isCoveredLine(claim, line))) return [];
    return [{ say: 'relief', share, relief: claim.relief.name }];
  });
}

/** Some lines of a charge with the share that they pay of what the charge is on them. */
export interface PaidShare {
  readonly lines: readonly CaseLine[];
  readonly share?: TariffShare;
}

/**
 * Parts of a charge where reliefs lift a share from some of its lines only: all lines pay the lowest share of what the
 * charge is on them together, those that owe more the rest of what it is on them alone.
 */
export function splitPaidShares(
  claims: readonly HonouredClaim[],
  due: DueCharge,
  lines: readonly CaseLine[],
): PaidShare[] {
  const narrowClaims = claims.flatMap((claim) => {
    const share = findDueShare(claim, due.open);
    return share === undefined || due.lines.every((line) => isCoveredLine(claim, line)) ? [] : [{ claim, share }];
  });
  if (narrowClaims.length === 0) return [{ lines }];
  const payers = lines.map((line) => {
    const lifts = narrowClaims.filter(({ claim }) => isCoveredLine(claim, line));
    const share = lifts.map((lift) => lift.share).reduce(multiplyFractions, ONE);
    return { line, relief: lifts[0]?.claim.relief.name, share };
  });
  const steps = payers.toSorted((one, other) => compareFractions(one.share, other.share));
  return steps.flatMap(({ share, relief }, index): PaidShare[] => {
    const before = steps[index - 1]?.share ?? { numerator: 0, denominator: 1 };
    if (compareFractions(before, share) === 0) return [];
    const payingLines = payers.filter((payer) => compareFractions(payer.share, share) >= 0).map(({ line }) => line);
    const isAll = payingLines.length === lines.length;
    if (isAll && compareFractions(share, ONE) === 0) return [{ lines }];
    const name = relief ?? steps[0]?.relief;
    const textKey = isAll ? 'relief_part' : 'relief_rest';
    const part: TariffShare = { say: textKey, share: subtractFraction(share, before), ...(name && { relief: name }) };
    return [{ lines: payingLines, share: part }];
  });
}

const compareFractions = (one: Fraction, other: Fraction): number =>
  one.numerator * other.denominator - other.numerator * one.denominator;

function subtractFraction(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.denominator - other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  };
}
