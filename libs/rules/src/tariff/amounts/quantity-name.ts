// Names the quantities of an amount for its explanation; one that is computed says from what.

import { type Bilingual, type Centavos, fillMessage, type Locale } from '@ebpls/contracts';
import { type Hundredths, type Quantity, TARIFF_MESSAGES, type TariffMeasure } from '@ebpls/contracts/tariff';

import { formatAmount } from '../../money.ts';
import { readQuantity, type Scope } from '../scope.ts';
import { isComputedMeasure, TAX_YEAR } from './computed-measures.ts';
import { ONCE } from './exact.ts';
import type { TariffTerm } from './tariff-basis.ts';

/** A quantity as a sentence shows it: `1,200`, or `12.50` with decimals. */
export function formatQuantity(figure: Hundredths): string {
  return formatAmount(figure as number as Centavos).replace(/\.00$/, '');
}

function nameMeasure({ matter }: Scope, code: string): Bilingual {
  return matter.open.measures.get(code)?.name ?? { en: code, fil: code };
}

/** A computed measure with its figures: what counts is the first less the second, also where a line has less than nothing. */
function nameDifference(
  scope: Scope,
  { code, name, of: place }: TariffMeasure,
  { of, less }: NonNullable<TariffMeasure['difference']>,
): Bilingual {
  const wholeScope = place === 'BUSINESS' ? { matter: scope.matter, lines: scope.matter.lines } : scope;
  const figure = readQuantity(wholeScope, of);
  const quantity = readQuantity(wholeScope, [code]);
  const join = (codes: Quantity, locale: Locale): string =>
    codes.map((each) => nameMeasure(scope, each)[locale]).join(' + ');
  const say = (locale: Locale): string =>
    fillMessage(
      TARIFF_MESSAGES['explain.difference'],
      {
        name: name[locale],
        of: join(of, locale),
        figure: formatQuantity(figure),
        less: join(less, locale),
        other: formatQuantity((figure - quantity) as Hundredths),
      },
      locale,
    );
  return { en: say('en'), fil: say('fil') };
}

/** A product with its factors; those of several lines of business have no one figure. */
function nameProduct(
  scope: Scope,
  { name, of: place }: TariffMeasure,
  { of, each }: NonNullable<TariffMeasure['product']>,
): Bilingual {
  const isOne = place === 'BUSINESS' || scope.lines.length === 1;
  const say = (locale: Locale): string => {
    const factors = of.map((code) => {
      const factor = nameMeasure(scope, code)[locale];
      return isOne ? `${factor} ${formatQuantity(readQuantity(scope, [code]))}` : factor;
    });
    const all = [...factors, ...(each === undefined ? [] : [formatQuantity(each)])];
    return `${name[locale]} (${all.join(' × ')})`;
  };
  return { en: say('en'), fil: say('fil') };
}

/** Whether a quantity is the tax year alone. */
export function isYearOnly([code, ...others]: Quantity, { matter }: Scope): boolean {
  const measure = matter.open.measures.get(code ?? '');
  return others.length === 0 && measure?.code === TAX_YEAR && isComputedMeasure(measure);
}

/** The amount of a bracket with its year as a year is written, `Tax year 2026`, and not as a quantity. */
export function toYearTerm(bracket: TariffTerm): TariffTerm {
  if (bracket.say !== 'bracket') return bracket;
  const { quantity, of = [], ...term } = bracket;
  const year = String((quantity ?? 0) / ONCE);
  const names = of.map(({ en, fil }) => ({ en: `${en} ${year}`, fil: `${fil} ${year}` }));
  return { ...term, say: 'cell', of: names };
}

/** The names of measures that are added, in both languages. */
export function listMeasureNames(scope: Scope, quantity: Quantity): readonly Bilingual[] {
  return quantity.map((code) => {
    const measure = scope.matter.open.measures.get(code);
    if (measure?.product !== undefined) return nameProduct(scope, measure, measure.product);
    if (measure?.difference === undefined) return nameMeasure(scope, code);
    return nameDifference(scope, measure, measure.difference);
  });
}
