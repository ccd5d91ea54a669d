// Lists the terms by which one amount of the tariff is computed in a scope.

import type { Bilingual, Centavos, Locale } from '@ebpls/contracts';
import type { Fraction, Hundredths, SimpleAmount, TableDimension } from '@ebpls/contracts/tariff';

import { isExactBelow, ONCE, ONE, toExact } from './exact.ts';
import { type ComparedSum, type OpenCharge, toCellKey } from '../open-tariff.ts';
import { findChoice, findClass, isWithinStep, listFigures, readQuantity, type Scope } from '../scope.ts';
import { formatQuantity, isYearOnly, listMeasureNames, toYearTerm } from './quantity-name.ts';
import { computeTermSum, sumTerms, type TariffTerm } from './tariff-basis.ts';
import { TariffRefused } from '../tariff-refused.ts';

type SummedCharge = Pick<OpenCharge, 'summands' | 'several'>;
type AmountByKind<Kind extends SimpleAmount['kind']> = Extract<SimpleAmount, { kind: Kind }>;

/** An amount of another computation, with its name. Centavos. */
interface NamedAmount {
  readonly name: Bilingual;
  readonly amount: Centavos;
}

/** Where amounts are computed: the scope, the charge, and what other charges of the bill come to. */
export interface TermContext {
  readonly scope: Scope;
  readonly charge: string;
  readonly name: Bilingual;
  readonly sumCharges: (amount: AmountByKind<'PERCENT'>, lines: Scope['lines']) => Centavos;
  readonly listClosingTaxes: (amount: AmountByKind<'CLOSING_TAX'>) => readonly NamedAmount[];
}

const NONE = 0 as Hundredths;

function subtractFree(figure: Hundredths, free: Hundredths = NONE): Hundredths {
  return Math.max(0, figure - free) as Hundredths;
}

function listUnitTerms({ of, amount, free }: AmountByKind<'PER_UNIT'>, context: TermContext): TariffTerm[] {
  const times = subtractFree(readQuantity(context.scope, of), free);
  return times === 0 ? [] : [{ say: 'unit', amount, times, rate: ONE, of: listMeasureNames(context.scope, of) }];
}

/** A choice by which a table is read. Refused: one that was not answered, at its measure. */
function readChoice(scope: Scope, code: string): string {
  const value = findChoice(scope, code);
  if (value !== '') return value;
  const measure = scope.matter.open.measures.get(code);
  const [line] = measure?.of === 'LINE' ? scope.lines : [];
  const place = line === undefined ? 'measures' : `lines.${line.index}.measures`;
  throw new TariffRefused(`${place}.${code}`, 'tariff_case.measure_required', { measure: measure?.name ?? code });
}

function readDimension(dimension: TableDimension, { scope }: TermContext): string {
  if (dimension.by === 'CLASSIFICATION') return findClass(scope, dimension.classification);
  if (dimension.by === 'CHOICE') return readChoice(scope, dimension.measure);
  const figure = readQuantity(scope, dimension.of);
  return dimension.steps.find(({ to }) => isWithinStep(figure, to, dimension.bound))?.range ?? dimension.above;
}

/** The quantity by which a range was found, since a range has a code and no name. */
function nameRange({ of }: Extract<TableDimension, { by: 'RANGES' }>, context: TermContext): Bilingual {
  const figure = formatQuantity(readQuantity(context.scope, of));
  const names = listMeasureNames(context.scope, of);
  const say = (locale: Locale): string => `${names.map((name) => name[locale]).join(' + ')} ${figure}`;
  return { en: say('en'), fil: say('fil') };
}

function nameDimension(dimension: TableDimension, value: string, context: TermContext): Bilingual {
  if (dimension.by === 'RANGES') return nameRange(dimension, context);
  const { classifications, measures } = context.scope.matter.open;
  const rows =
    dimension.by === 'CLASSIFICATION'
      ? classifications.get(dimension.classification)?.row.values
      : measures.get(dimension.measure)?.values;
  return rows?.find(({ code }) => code === value)?.name ?? { en: value, fil: value };
}

function listCellTerms(table: AmountByKind<'TABLE'>, context: TermContext): TariffTerm[] {
  const at = table.dimensions.map((dimension) => readDimension(dimension, context));
  const amount = context.scope.matter.open.cells.get(table)?.get(toCellKey(at));
  if (amount === undefined)
    throw new TariffRefused(`charges.${context.charge}`, 'tariff_case.no_cell', {
      charge: context.name,
      at: at.join(', '),
    });
  const of = table.dimensions.map((dimension, index) => nameDimension(dimension, at[index] ?? '', context));
  if (table.per_unit === undefined) return [{ say: 'cell', amount, times: ONCE, rate: ONE, of }];
  const times = readQuantity(context.scope, table.per_unit);
  return times === 0 || amount === 0 ? [] : [{ say: 'cell_unit', amount, times, rate: ONE, of }];
}

function listAboveTerms(
  brackets: AmountByKind<'BRACKETS'>,
  quantity: Hundredths,
  of: readonly Bilingual[],
): TariffTerm[] {
  const { above, steps } = brackets;
  if (above.kind === 'AMOUNT') return [{ say: 'bracket', amount: above.amount, times: ONCE, rate: ONE, of, quantity }];
  if (above.kind === 'RATE') {
    const term: TariffTerm = { say: 'rate', amount: quantity as number as Centavos, times: ONCE, rate: above.rate, of };
    const floor = above.at_least;
    if (floor === undefined || !isExactBelow(computeTermSum(term), toExact(floor))) return [term];
    return [{ say: 'floor', amount: floor, times: ONCE, rate: ONE, of, quantity }];
  }
  const lastLimit = steps.at(-1)?.to ?? NONE;
  const plus: TariffTerm = { say: 'bracket', amount: above.plus, times: ONCE, rate: ONE, of, quantity };
  if (above.kind === 'EXCESS') {
    const amount = subtractFree(quantity, lastLimit) as number as Centavos;
    return [plus, { say: 'excess', amount, times: ONCE, rate: above.rate, of, step: lastLimit }];
  }
  const times = (Math.ceil((quantity - lastLimit) / above.step) * ONCE) as Hundredths;
  return [
    plus,
    ...(times > 0
      ? [{ say: 'further', amount: above.each, times, rate: ONE, of, step: above.step } satisfies TariffTerm]
      : []),
  ];
}

function listBracketTerms(brackets: AmountByKind<'BRACKETS'>, context: TermContext): TariffTerm[] {
  const quantity = readQuantity(context.scope, brackets.of);
  const of = listMeasureNames(context.scope, brackets.of);
  const step = brackets.steps.find(({ to }) => isWithinStep(quantity, to, brackets.bound));
  const toTerm = isYearOnly(brackets.of, context.scope) ? toYearTerm : (term: TariffTerm) => term;
  if (step === undefined) return listAboveTerms(brackets, quantity, of).map(toTerm);
  return [toTerm({ say: 'bracket', amount: step.amount, times: ONCE, rate: ONE, of, quantity })];
}

/** A part of a quantity that is no money, at so much for each unit; a rate of a fraction of a centavo stays one. */
function toUnits(part: number, rate: Fraction, of: readonly Bilingual[]): TariffTerm {
  const each = (rate.numerator * ONCE) / rate.denominator;
  if (!Number.isInteger(each)) return { say: 'part', amount: part as Centavos, times: ONCE, rate, of };
  return { say: 'unit', amount: each as Centavos, times: part as Hundredths, rate: ONE, of };
}

/** A part of a quantity at so much for each step of it, or a part of one. */
function toSteps(part: number, rate: Fraction, { of, step }: Required<Pick<TariffTerm, 'of' | 'step'>>): TariffTerm {
  const amount = ((rate.numerator * ONCE) / rate.denominator) as Centavos;
  return { say: 'further', amount, times: (Math.ceil(part / step) * ONCE) as Hundredths, rate: ONE, of, step };
}

function listMarginalTerms(
  { of: quantities, steps, above, step }: AmountByKind<'MARGINAL'>,
  context: TermContext,
): TariffTerm[] {
  const quantity = readQuantity(context.scope, quantities);
  const of = listMeasureNames(context.scope, quantities);
  let from = 0;
  const isMoney = quantities.some((code) => context.scope.matter.open.measures.get(code)?.kind === 'MONEY');
  const terms: TariffTerm[] = [];
  for (const { to, rate } of [...steps, { to: quantity, rate: above }]) {
    const amount = Math.min(quantity, to) - from;
    if (amount <= 0) continue;
    if (step !== undefined) terms.push(toSteps(amount, rate, { of, step }));
    else
      terms.push(
        isMoney ? { say: 'part', amount: amount as Centavos, times: ONCE, rate, of } : toUnits(amount, rate, of),
      );
    from = to;
  }
  return terms;
}

const TAKEN_OFF = { numerator: -1, denominator: 1 };

/** The taxes of the closing year, and what the year has carried (LGC s.145). Refused: a case that does not name it. */
function listClosingTerms(amount: AmountByKind<'CLOSING_TAX'>, context: TermContext): TariffTerm[] {
  const carriedTax = context.scope.matter.input.tax_paid;
  if (carriedTax === undefined) throw new TariffRefused('tax_paid', 'tariff_case.tax_paid_required');
  const wholeTerms = context
    .listClosingTaxes(amount)
    .map((tax): TariffTerm => ({ say: 'whole_year', amount: tax.amount, times: ONCE, rate: ONE, of: [tax.name] }));
  return [...wholeTerms, { say: 'carried', amount: carriedTax, times: ONCE, rate: TAKEN_OFF }];
}

function listSimpleTerms(amount: SimpleAmount, context: TermContext): TariffTerm[] {
  switch (amount.kind) {
    case 'FIXED':
      return [{ say: 'fixed', amount: amount.amount, times: ONCE, rate: ONE }];
    case 'PER_UNIT':
      return listUnitTerms(amount, context);
    case 'TABLE':
      return listCellTerms(amount, context);
    case 'BRACKETS':
      return listBracketTerms(amount, context);
    case 'MARGINAL':
      return listMarginalTerms(amount, context);
    case 'RATE': {
      const figure = readQuantity(context.scope, amount.of) as number as Centavos;
      return [
        { say: 'rate', amount: figure, times: ONCE, rate: amount.rate, of: listMeasureNames(context.scope, amount.of) },
      ];
    }
    case 'PERCENT':
      return [
        {
          say: amount.own_part === true ? 'own_percent' : 'percent',
          amount: context.sumCharges(amount, context.scope.lines),
          times: ONCE,
          rate: amount.rate,
        },
      ];
    case 'CLOSING_TAX':
      return listClosingTerms(amount, context);
  }
}

/** The terms of an amount; of several things that are measured one by one those of each. */
function listThingTerms(amount: SimpleAmount, context: TermContext, { several }: SummedCharge): TariffTerm[] {
  const code = several.get(amount);
  if (code === undefined) return listSimpleTerms(amount, context);
  return listFigures(context.scope, code).flatMap((figure) =>
    listSimpleTerms(amount, { ...context, scope: { ...context.scope, thing: { code, figure } } }),
  );
}

function canReplace(sum: TariffTerm[], formerTerms: TariffTerm[], instead: ComparedSum['instead']): boolean {
  const [low, high] = instead === 'IF_LOWER' ? [sum, formerTerms] : [formerTerms, sum];
  return isExactBelow(sumTerms(low), sumTerms(high));
}

/** The terms of a summand: of several sums that are compared those of the one that counts. */
function listSummandTerms(summand: readonly ComparedSum[], context: TermContext, charge: SummedCharge): TariffTerm[] {
  return summand.reduce<TariffTerm[]>((bestTerms, { amounts, instead }, index) => {
    const terms = amounts.flatMap((each) => listThingTerms(each, context, charge));
    return index === 0 || canReplace(terms, bestTerms, instead) ? terms : bestTerms;
  }, []);
}

const isEmptyBracket = ({ say, amount }: TariffTerm): boolean => say === 'bracket' && amount === 0;

/** The terms of an amount: those of each of its summands, without brackets of several that add nothing. */
export function listAmountTerms(charge: SummedCharge, context: TermContext): TariffTerm[] {
  const summands = charge.summands.map((summand) => listSummandTerms(summand, context, charge));
  const addedTerms = summands.filter((terms) => !terms.every(isEmptyBracket));
  return (addedTerms.length === 0 ? summands : addedTerms).flat();
}
