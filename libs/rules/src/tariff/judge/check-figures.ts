// Finds figures that look mistyped: an amount below the one before it, or ten times those beside it.

import type { Fraction, SimpleAmount } from '@ebpls/contracts/tariff';

import { type Centavos, formatAmount } from '../../money.ts';
import { type OpenCharge, type OpenTariff, toCellKey } from '../open-tariff.ts';
import { createQuestion, createRefusal, type TariffFinding } from './finding.ts';

const TEN_TIMES = 10;

/** A figure with the place where it is printed. */
interface PrintedPlace {
  readonly path: string;
  readonly figure: number;
}

/** A falling amount, or one ten times both of its neighbours, is asked about: a digit may be missing. */
function checkRun(run: readonly PrintedPlace[], section: string): TariffFinding[] {
  return run.flatMap(({ path, figure }, index) => {
    const before = run[index - 1]?.figure;
    const after = run[index + 1]?.figure;
    if (before === undefined) return [];
    const params = { amount: formatAmount(figure as Centavos), before: formatAmount(before as Centavos) };
    if (figure < before) return [createQuestion(path, 'judge.falls', { section, params })];
    const isFar = before > 0 && figure >= TEN_TIMES * before;
    return isFar && (after === undefined || figure >= after)
      ? [createQuestion(path, 'judge.ten_times', { section, params })]
      : [];
  });
}

type AmountByKind<Kind extends SimpleAmount['kind']> = Extract<SimpleAmount, { kind: Kind }>;

/** What is printed above the last bracket; it falls only where the first further step does not make up for it. */
function getPlusFigure({ steps, bound }: AmountByKind<'BRACKETS'>, plus: number, each: number): number {
  const before = steps.at(-1)?.amount ?? 0;
  const nextStart = bound === 'UP_TO' ? each : 0; // at a bound `BELOW` no step has begun
  return plus + nextStart >= before ? Math.max(plus, before) : plus;
}

function listBracketRun(open: OpenTariff, brackets: AmountByKind<'BRACKETS'>, path: string) {
  const { steps, above, of } = brackets;
  const run = steps.map(({ amount }, index) => ({ path: `${path}.steps.${index}`, figure: amount as number }));
  const last = steps.at(-1);
  if (above.kind === 'AMOUNT') return [...run, { path: `${path}.above`, figure: above.amount }];
  if (above.kind === 'FURTHER')
    return [...run, { path: `${path}.above`, figure: getPlusFigure(brackets, above.plus, above.each) }];
  if (above.kind === 'EXCESS') return [...run, { path: `${path}.above`, figure: above.plus }];
  if (last === undefined || !of.every((code) => open.measures.get(code)?.kind === 'MONEY')) return run;
  const ratedAmount = Math.round((last.to * above.rate.numerator) / above.rate.denominator);
  return [...run, { path: `${path}.above`, figure: Math.max(ratedAmount, above.at_least ?? 0) }];
}

const CENTAVOS_PER_PESO = 100;

const compareRates = (one: Fraction, other: Fraction): number =>
  Math.sign(one.numerator * other.denominator - other.numerator * one.denominator);

/** A rate that turns: rates of a schedule go one way, down for retailers and up elsewhere. */
function checkRates({ steps, above, step }: AmountByKind<'MARGINAL'>, path: string, section: string): TariffFinding[] {
  const rates = [...steps.map(({ rate }) => rate), above];
  const places = [...steps.map((_, index) => `${path}.steps.${index}.rate`), `${path}.above`];
  const isWhole = ({ numerator, denominator }: Fraction): boolean =>
    (numerator * CENTAVOS_PER_PESO) % denominator === 0;
  const part = step === undefined ? -1 : rates.findIndex((rate) => !isWhole(rate));
  if (part >= 0) return [createRefusal(places[part] ?? path, 'judge.step_rate', { section })];
  const isFar = (one: Fraction, other: Fraction): boolean =>
    other.numerator > 0 && one.numerator * other.denominator >= TEN_TIMES * other.numerator * one.denominator;
  return rates.flatMap((rate, index) => {
    const [before, after] = [rates[index - 1], rates[index + 1]];
    const neighbours = [before, after].filter((each) => each !== undefined);
    const at = places[index] ?? path;
    if (neighbours.length > 0 && neighbours.every((each) => isFar(rate, each)))
      return [createQuestion(at, 'judge.rate_ten_times', { section })];
    if (before === undefined || after === undefined) return [];
    const isAfterFreePart = index === 1 && before.numerator === 0;
    const isTurn = !isAfterFreePart && compareRates(before, rate) * compareRates(rate, after) < 0;
    return isTurn ? [createQuestion(at, 'judge.rate_turns', { section })] : [];
  });
}

/** The ordered values of a side of a table: its ranges, or the sizes that follow from measures. */
function listOrderedValues(open: OpenTariff, side: AmountByKind<'TABLE'>['dimensions'][number]): readonly string[] {
  if (side.by === 'RANGES') return [...side.steps.map(({ range }) => range), side.above];
  if (side.by === 'CHOICE') return [];
  const row = open.classifications.get(side.classification)?.row;
  return row?.found_from === undefined ? [] : row.values.map(({ code }) => code);
}

/** The rows of a table along one side, the values of the others kept. */
function listTableRuns(open: OpenTariff, table: AmountByKind<'TABLE'>, path: string): PrintedPlace[][] {
  return table.dimensions.flatMap((side, place) => {
    const values = listOrderedValues(open, side);
    const cells = table.cells
      .map(({ at, amount }, index) => ({ at, figure: amount as number, path: `${path}.cells.${index}` }))
      .filter(({ at }) => values.includes(at[place] ?? ''));
    const rows = Map.groupBy(cells, ({ at }) => toCellKey(at.toSpliced(place, 1)));
    return [...rows.values()].map((row) =>
      row.toSorted((one, other) => values.indexOf(one.at[place] ?? '') - values.indexOf(other.at[place] ?? '')),
    );
  });
}

/** The simple amounts of a charge, each with its place in the document. */
export function listAmountPlaces({ place, amounts, charge }: OpenCharge): { amount: SimpleAmount; path: string }[] {
  const path = `charges.${place}.amount`;
  const [first] = amounts;
  if (first === charge.amount) return [{ amount: first, path }];
  return amounts.map((amount, index) => ({ amount, path: `${path}.of.${index}` }));
}

/** Figures of brackets, tables and rates that a person confirms. */
export function checkFigures(open: OpenTariff): TariffFinding[] {
  return open.charges.flatMap((row) =>
    listAmountPlaces(row).flatMap(({ amount, path }) => {
      const { section } = row.charge;
      if (amount.kind === 'BRACKETS') return checkRun(listBracketRun(open, amount, path), section);
      if (amount.kind === 'MARGINAL') return checkRates(amount, path, section);
      if (amount.kind !== 'TABLE') return [];
      return listTableRuns(open, amount, path).flatMap((run) => checkRun(run, section));
    }),
  );
}
