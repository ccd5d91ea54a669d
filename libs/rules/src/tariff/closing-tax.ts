// Prepares the tax of a closing year: the gross up to the closure takes the place of that of the year before.

import type { Centavos } from '@ebpls/contracts';
import type { ChargeAmount, TariffCase } from '@ebpls/contracts/tariff';

import { divideHalfUp } from '../money.ts';
import {
  type DeclaredCase,
  type DeclaredValues,
  listClaimedLines,
  type OpenCase,
  openTariffCase,
} from './open-case.ts';
import type { OpenCharge, OpenTariff } from './open-tariff.ts';
import { readQuantity } from './scope.ts';
import { TariffRefused } from './tariff-refused.ts';

export type ClosingTax = Extract<ChargeAmount, { kind: 'CLOSING_TAX' }>;

/** The values with those of the closing year in their place. Refused: a required one that is absent. */
function replaceValues(
  values: DeclaredValues,
  closing: ClosingTax,
  at: { matter: OpenCase; place: string },
): DeclaredValues {
  const omittedMeasures = new Set([
    ...(closing.without ?? []),
    ...closing.measures.map(({ instead_of }) => instead_of),
  ]);
  const unchanged = Object.entries(values).filter(([code]) => !omittedMeasures.has(code));
  const isOfLine = at.place !== 'measures';
  const replacements = closing.measures.flatMap(({ measure: code, instead_of }) => {
    const measure = at.matter.open.measures.get(code);
    if (measure === undefined || (measure.of === 'LINE') !== isOfLine) return [];
    const value = values[code];
    if (value === undefined && measure.when_absent === 'REFUSE')
      throw new TariffRefused(`${at.place}.${code}`, 'tariff_case.measure_required', { measure: measure.name });
    return value === undefined ? [] : [[instead_of, value] as const];
  });
  return Object.fromEntries([...unchanged, ...replacements]);
}

/** The part of a claim that stays taxed, in the proportion of the year before. */
function scaleClaims(before: OpenCase, now: OpenCase): TariffCase['reliefs'] {
  return before.input.reliefs.map((claim) => {
    const part = before.open.reliefs.get(claim.code)?.taxed_part;
    const figure = claim.figures[part?.taxed ?? ''];
    if (part === undefined || figure === undefined) return claim;
    const codes = listClaimedLines(claim);
    const sumGross = (matter: OpenCase): bigint => {
      const lines = matter.lines.filter(({ line }) => codes === undefined || codes.includes(line.code));
      return BigInt(readQuantity({ matter, lines }, part.of));
    };
    const declaredGross = sumGross(before);
    if (declaredGross === 0n) return claim;
    const scaledTax: Centavos = divideHalfUp(BigInt(figure) * sumGross(now), declaredGross);
    return { ...claim, figures: { ...claim.figures, [part.taxed]: scaledTax } };
  });
}

/** The renewal that a closing business would file for its last year. Refused: a required measure that is absent. */
export function toClosingCase(matter: OpenCase, closing: ClosingTax): DeclaredCase {
  const { input } = matter;
  const year: DeclaredCase = {
    ...input,
    type: 'RENEWAL',
    found: [],
    measures: replaceValues(input.measures, closing, { matter, place: 'measures' }),
    lines: input.lines.map(({ line, measures }, index) => ({
      line,
      measures: replaceValues(measures, closing, { matter, place: `lines.${index}.measures` }),
    })),
  };
  return { ...year, reliefs: scaleClaims(matter, openTariffCase(matter.open, year)) };
}

/**
 * The charges of a renewal from which the tax of a closing year follows: its taxes, and the fees as well where a tax is a
 * percentage of them. A closure declares nothing for the other fees.
 */
export function listYearCharges({ charges }: OpenTariff): ReadonlySet<OpenCharge> {
  const taxes = charges.filter(({ charge }) => charge.kind === 'TAX');
  const isOnFees = taxes.some(({ amounts }) => amounts.some(({ kind }) => kind === 'PERCENT'));
  return new Set(isOnFees ? charges : taxes);
}
