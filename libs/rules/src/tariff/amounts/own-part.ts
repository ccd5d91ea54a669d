// Computes how much of a charge falls to some of its lines of business.

import type { Centavos } from '@ebpls/contracts';
import type { TariffCharge } from '@ebpls/contracts/tariff';

import type { DueCharge } from '../reliefs/reliefs.ts';
import { readQuantity, type Scope } from '../scope.ts';
import { type ExactSum, roundExactSum, toExact } from './exact.ts';
import { sumParts, type TariffBasis, type TariffPart } from './tariff-basis.ts';

/** A computed charge that is parted. */
interface PartedCharge {
  readonly row: Pick<TariffCharge, 'per'>;
  readonly amount: Centavos;
  readonly basis: TariffBasis;
}

type PaidCharge = Pick<DueCharge, 'open' | 'lines'>;

/** The weight of a scope in a charge: what was computed for its lines, else what they declare, else their number. */
function weighScope({ row, basis }: PartedCharge, scope: Scope, measures: readonly string[]): ExactSum {
  if (row.per.each === 'LINE') {
    const isWithin = ({ name }: TariffPart): boolean => scope.lines.some(({ line }) => line.name === name);
    return sumParts(basis.parts.filter(isWithin));
  }
  return toExact(measures.length === 0 ? scope.lines.length : readQuantity(scope, measures));
}

/**
 * The part of a charge that falls to the lines of a scope, in centavos, rounded to the nearest. A tax on the combined
 * sales of several lines (LGC s.146) is parted by their sales.
 */
export function computeOwnPart(result: PartedCharge, scope: Scope, { open, lines }: PaidCharge): Centavos {
  const own = { ...scope, lines: scope.lines.filter((line) => lines.includes(line)) };
  if (own.lines.length === lines.length) return result.amount;
  const part = weighScope(result, own, open.line_measures);
  const wholeWeight = weighScope(result, { ...scope, lines }, open.line_measures);
  if (wholeWeight.numerator === 0n) return 0 as Centavos;
  const numerator = BigInt(result.amount) * part.numerator * wholeWeight.denominator;
  return roundExactSum({ numerator, denominator: part.denominator * wholeWeight.numerator }, undefined);
}
