// Lists the terms of a business tax by its schedule in the revenue code: brackets, rates or units.

import type { Centavos, RevenueCode, Schedule, Term } from '@ebpls/contracts';

import { multiplyExact, getMinAmount, subtractCentavos, NOTHING } from '../money.ts';
import { createTerm } from './explain.ts';

type Brackets = Extract<Schedule, { kind: 'BRACKETS' }>;
type Marginal = Extract<Schedule, { kind: 'MARGINAL' }>;

/** Base of a schedule: a gross in centavos, or a number of units. */
export interface Measure {
  readonly gross: Centavos;
  readonly units: number;
}

/** LGC s.143: "X or more but less than Y", so the upper bound belongs to the next bracket. */
function bracketTerms({ brackets, above }: Brackets, gross: Centavos): Term[] {
  const bracket = brackets.find(({ below }) => gross < below);
  if (bracket) return [createTerm('bracket', bracket.tax)];
  const floor = above.at_least;
  if (floor !== undefined && multiplyExact(gross, above.rate) < multiplyExact(floor, 1_000_000 as typeof above.rate))
    return [createTerm('floor', floor)];
  return [createTerm('gross', gross, { rate: above.rate })];
}

function marginalTerms({ first, first_rate, rest_rate }: Marginal, gross: Centavos): Term[] {
  const rest = gross > first ? subtractCentavos(gross, first) : NOTHING;
  const terms = [createTerm('first_part', getMinAmount(gross, first), { rate: first_rate })];
  return rest > 0 ? [...terms, createTerm('rest', rest, { rate: rest_rate })] : terms;
}

/**
 * The summands of a tax by its schedule, before any half or rounding. The small-retailer test is the caller's (rule
 * 13).
 */
export function scheduleTerms(schedule: Schedule, { gross, units }: Measure): Term[] {
  switch (schedule.kind) {
    case 'BRACKETS':
      return bracketTerms(schedule, gross);
    case 'MARGINAL':
      return marginalTerms(schedule, gross);
    case 'FLAT':
      return [createTerm('gross', gross, { rate: schedule.rate })];
    case 'PER_UNIT':
      return [createTerm(schedule.unit, schedule.amount, { times: units })];
    case 'EXEMPT':
      return [];
  }
}

/** Returns whether a line is taxed by counted units (peddlers) and not by an amount. */
export function isTaxedByUnits({ lines, ordinance }: Pick<RevenueCode, 'lines' | 'ordinance'>, line: string): boolean {
  const kinds = lines.find((one) => one.line === line)?.taxed_as.map(({ category }) => category) ?? [];
  return ordinance.business_tax.rows.some(
    ({ category, schedule }) => kinds.includes(category) && schedule.kind === 'PER_UNIT',
  );
}
