// Measures that nobody declares: they follow from other measures, or from the case itself.

import type { Hundredths, TariffCase, TariffMeasure } from '@ebpls/contracts/tariff';

import { getMonth } from '../../time/calendar.ts';
import { ONCE } from './exact.ts';

type CaseFacts = Pick<TariffCase, 'tax_year' | 'type' | 'date_started' | 'as_of'>;

/** The measure that is the tax year of the case. */
export const TAX_YEAR = 'tax_year';

/** Figures of the case itself by the code of a whole number of the business: its year, and the month of a new business. */
const CASE_FIGURES: Readonly<Record<string, (input: CaseFacts) => number>> = {
  [TAX_YEAR]: ({ tax_year }) => tax_year,
  start_month: ({ type, date_started, as_of }) => (type === 'NEW' ? getMonth(date_started ?? as_of) : 0),
};

type ComputedMeasure = Pick<TariffMeasure, 'code' | 'kind' | 'of' | 'difference' | 'product'>;

function isOfCase({ code, kind, of }: ComputedMeasure): boolean {
  return kind === 'COUNT' && of === 'BUSINESS' && Object.hasOwn(CASE_FIGURES, code);
}

/** Whether a measure follows from others or from the case, so that no form requests it. */
export function isComputedMeasure(measure: ComputedMeasure | undefined): boolean {
  if (measure === undefined) return false;
  return measure.difference !== undefined || measure.product !== undefined || isOfCase(measure);
}

/** The codes of the measures from which a measure is computed; of a declared one none. */
export function listMeasureSources({ difference, product }: Pick<TariffMeasure, 'difference' | 'product'>) {
  return [...(difference?.of ?? []), ...(difference?.less ?? []), ...(product?.of ?? [])];
}

/** The same without what a difference subtracts, of which the measure is no part. */
export function listTaxedSources({ difference, product }: Pick<TariffMeasure, 'difference' | 'product'>) {
  return [...(difference?.of ?? []), ...(product?.of ?? [])];
}

/** The measures that follow from the case, with their figures. */
export function listCaseFigures(
  measures: readonly TariffMeasure[],
  input: CaseFacts,
): readonly (readonly [code: string, figure: Hundredths])[] {
  return measures
    .filter(isOfCase)
    .map(({ code }) => [code, ((CASE_FIGURES[code]?.(input) ?? 0) * ONCE) as Hundredths] as const);
}

/** The product of figures in hundredths, to the nearest hundredth; a half goes up. */
export function multiplyFigures(figures: readonly Hundredths[]): bigint {
  const unit = BigInt(ONCE) ** BigInt(figures.length - 1);
  const product = figures.reduce((all, figure) => all * BigInt(figure), 1n);
  return (product * 2n + unit) / (unit * 2n);
}

/** Kinds of measures that are numbers. */
export const NUMBER_KINDS: readonly TariffMeasure['kind'][] = ['MONEY', 'COUNT', 'DECIMAL'];

/** Whether a measure can be added to or subtracted from others in a computed one. */
export function isPartOfDifference(part: TariffMeasure, wholeMeasure: TariffMeasure): boolean {
  const isAlike = (part.kind === 'MONEY') === (wholeMeasure.kind === 'MONEY') && part.of === wholeMeasure.of;
  return isAlike && NUMBER_KINDS.includes(part.kind) && !isComputedMeasure(part);
}

/** Whether a measure can be multiplied with others in a computed one. */
export function isFactor(part: TariffMeasure, whole: TariffMeasure): boolean {
  const isDeclared = NUMBER_KINDS.includes(part.kind) && !isComputedMeasure(part) && part.several !== true;
  return isDeclared && part.of === whole.of && (part.kind !== 'MONEY' || whole.kind === 'MONEY');
}
