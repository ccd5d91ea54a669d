import type { Centavos, Schedule, Term } from '@ebpls/contracts';

import { exactly, least, minus, NOTHING } from '../money.ts';
import { term } from './explain.ts';

type Brackets = Extract<Schedule, { kind: 'BRACKETS' }>;
type Marginal = Extract<Schedule, { kind: 'MARGINAL' }>;

/** What a schedule is applied to: a gross in centavos, or a number of units. */
export interface Measure {
  readonly gross: Centavos;
  readonly units: number;
}

/** LGC s.143: "X or more but less than Y", so the upper bound belongs to the next bracket. */
function bracketTerms({ brackets, above }: Brackets, gross: Centavos): Term[] {
  const found = brackets.find(({ below }) => gross < below);
  if (found) return [term('bracket', found.tax)];
  const floor = above.at_least;
  if (floor !== undefined && exactly(gross, above.rate) < exactly(floor, 1_000_000 as typeof above.rate))
    return [term('floor', floor)];
  return [term('gross', gross, { rate: above.rate })];
}

function marginalTerms({ first, first_rate, rest_rate }: Marginal, gross: Centavos): Term[] {
  const rest = gross > first ? minus(gross, first) : NOTHING;
  const terms = [term('first_part', least(gross, first), { rate: first_rate })];
  return rest > 0 ? [...terms, term('rest', rest, { rate: rest_rate })] : terms;
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
      return [term('gross', gross, { rate: schedule.rate })];
    case 'PER_UNIT':
      return [term(schedule.unit, schedule.amount, { times: units })];
    case 'EXEMPT':
      return [];
  }
}
