// Explains one fee by its rule in the revenue code; the amount of the fee is computed from the explanation.

import type { ClassLevel, FeeRule, Term } from '@ebpls/contracts';

import { formatPercent, formatAmount, WHOLE_RATE } from '../money.ts';
import { computeBasisAmount, toBasis, type ChargeReason, createTerm } from '../tax/explain.ts';
import type { Matter } from '../case/matter.ts';
import { explainPermitFee } from './permit-fee.ts';

type Of<Kind extends FeeRule['kind']> = Extract<FeeRule, { kind: Kind }>;

const HUNDREDTHS = 100;
const LEVELS: readonly ClassLevel[] = ['L', 'M', 'H'];

/** Highest environment or garbage class among the lines of business, which decides the fee (fees F07 and F08). */
function getHighestClass({ lines }: Matter, of: 'environment' | 'garbage'): ClassLevel {
  return LEVELS[Math.max(...lines.map(({ line }) => LEVELS.indexOf(line[of])))] ?? 'L';
}

function areaRead({ input }: Matter): number {
  return input.business_area_sqm / HUNDREDTHS;
}

function byArea(rule: Of<'BY_AREA'>, matter: Matter): ChargeReason {
  const area = matter.input.business_area_sqm;
  const step = rule.steps.find(({ below }) => area < below * HUNDREDTHS);
  return {
    message_key: 'fee.by_area',
    params: { area: areaRead(matter) },
    terms: [createTerm('by_area', step?.amount ?? rule.above)],
    changes_with: ['business_area_sqm'],
  };
}

/**
 * A first stretch of floor at one amount, then so much for each further stretch or part of it, to a ceiling (F06; rule
 * 14).
 */
function byAreaSteps(rule: Of<'AREA_STEPS'>, matter: Matter): ChargeReason {
  const beyond = Math.max(0, matter.input.business_area_sqm - rule.first_sqm * HUNDREDTHS);
  const steps = Math.ceil(beyond / (rule.each_sqm * HUNDREDTHS));
  const terms = [
    createTerm('first_area', rule.first),
    ...(steps > 0 ? [createTerm('further_area', rule.each, { times: steps })] : []),
  ];
  return {
    message_key: 'fee.area_steps',
    params: { area: areaRead(matter), steps },
    terms,
    at_most: rule.at_most,
    changes_with: ['business_area_sqm'],
  };
}

function perUnit(rule: Of<'PER_UNIT'>, matter: Matter): ChargeReason {
  const countUnits = (unit: (typeof rule.of)[number]['unit']): number => {
    if (unit === 'employee') return matter.workers;
    return unit === 'page' ? 0 : matter.units[unit];
  };
  const terms = rule.of
    .map(({ unit, amount }) => createTerm(unit, amount, { times: countUnits(unit) }))
    .filter(({ times }) => times > 0);
  const count = terms.reduce((all: number, { times }: Term) => all + times, 0);
  return { message_key: 'fee.per_unit', params: { count }, terms, changes_with: rule.of.map(({ unit }) => unit) };
}

function byLineClass(rule: Of<'BY_LINE_CLASS'>, matter: Matter): ChargeReason {
  const level = getHighestClass(matter, rule.of);
  return {
    message_key: `fee.${rule.of}`,
    params: { level },
    terms: [createTerm('class', rule.amounts[level])],
    changes_with: ['lines'],
  };
}

/** The barangay's own ordinance sets what it wants; the municipal row holds for the rest (F16). */
function byScale(rule: Of<'BY_SCALE'>, { scale, barangay }: Matter): ChargeReason {
  const own = barangay.clearance_fee[scale];
  return {
    message_key: own === undefined ? 'fee.by_scale' : 'fee.by_scale.own',
    params: { scale, barangay: barangay.name },
    terms: [createTerm('scale', own ?? rule.amounts[scale])],
    changes_with: ['total_assets', 'employees', 'brgycode'],
  };
}

/**
 * Kind of bill for which the fees are charged: a closing business pays its year as it was opened, and its closure as a
 * retirement (rule 31).
 */
export type BilledAs = Matter['input']['application_type'] | 'AMENDMENT' | 'SPECIAL';

/** Why a fee is what it is, in a form that recomputes to it; the percentage fee is `fireFee`. */
export function explainFee(rule: Exclude<FeeRule, Of<'PERCENT_OF_FEES'>>, matter: Matter, as: BilledAs): ChargeReason {
  switch (rule.kind) {
    case 'FIXED':
      return {
        message_key: 'fee.fixed',
        params: { amount: formatAmount(rule.amount) },
        terms: [createTerm('fixed', rule.amount)],
        changes_with: [],
      };
    case 'BY_TYPE': {
      // A temporary permit goes the way of a new one (decision 0079).
      const amount = rule.amounts[as === 'SPECIAL' ? 'NEW' : as];
      return {
        message_key: 'fee.by_type',
        params: { amount: formatAmount(amount) },
        terms: [createTerm('fixed', amount)],
        changes_with: ['application_type'],
      };
    }
    case 'PER_UNIT':
      return perUnit(rule, matter);
    case 'BY_AREA':
      return byArea(rule, matter);
    case 'AREA_STEPS':
      return byAreaSteps(rule, matter);
    case 'BY_LINE_CLASS':
      return byLineClass(rule, matter);
    case 'BY_SCALE':
      return byScale(rule, matter);
    case 'BY_PERMIT_GROUP':
      return explainPermitFee(rule, matter);
  }
}

/** The same reason for a part of the year: quarters left, the running one included. */
export function prorateReason(reason: ChargeReason, { proration }: Matter): ChargeReason {
  const datedReason: ChargeReason = { ...reason, changes_with: [...reason.changes_with, 'date_started'] };
  if (proration === WHOLE_RATE) return datedReason;
  const wholeFee = computeBasisAmount(toBasis(reason));
  return {
    ...datedReason,
    message_key: 'fee.part',
    share: proration,
    params: { ...reason.params, share: formatPercent(proration), whole: formatAmount(wholeFee) },
  };
}
