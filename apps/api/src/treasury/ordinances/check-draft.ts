// Checks a draft of the revenue code for contradictions that its schema cannot see.

import { type Ordinance, SCALES, type SectionName } from '@ebpls/contracts';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { Calendar } from './ordinances.queries.ts';

/** Dotted path of a field in the whole text, and its problem. */
type DraftProblem = readonly [path: string, key: MessageKey];
type Check = (ordinance: Ordinance, rows: ReferenceRows) => DraftProblem[];

/** Values that are not above the one before them. */
function listNotRising<Row>(
  rows: readonly Row[],
  of: (row: Row) => number | string,
  place: (index: number) => string,
): DraftProblem[] {
  return rows.flatMap((row, index): DraftProblem[] => {
    const before = index === 0 ? undefined : rows[index - 1];
    return before === undefined || of(row) > of(before) ? [] : [[place(index), 'ordinance.must_rise']];
  });
}

function listDuplicates(keys: readonly string[], place: (index: number) => string): DraftProblem[] {
  return keys.flatMap((key, index): DraftProblem[] =>
    keys.indexOf(key) === index ? [] : [[place(index), 'ordinance.duplicate']],
  );
}

/** Every key that lines and offices refer to must have a row, or no business of that kind could be assessed. */
function listMissing(presentKeys: readonly string[], neededKeys: Iterable<string>, path: string): DraftProblem[] {
  return [...neededKeys].every((key) => presentKeys.includes(key)) ? [] : [[path, 'ordinance.row_missing']];
}

const checkSchedules: Check = ({ business_tax: { rows } }) =>
  rows.flatMap(({ schedule }, row): DraftProblem[] => {
    if (schedule.kind !== 'BRACKETS') return [];
    const path = `business_tax.rows.${row}.schedule.brackets`;
    const falling = schedule.brackets.flatMap(({ tax }, index): DraftProblem[] =>
      tax < (schedule.brackets[index - 1]?.tax ?? 0) ? [[`${path}.${index}.tax`, 'ordinance.must_not_fall']] : [],
    );
    return [
      ...listNotRising(
        schedule.brackets,
        ({ below }) => below,
        (index) => `${path}.${index}.below`,
      ),
      ...falling,
      ...(schedule.brackets.length === 0 ? [[path, 'ordinance.row_missing'] as const] : []),
    ];
  });

const checkCategories: Check = ({ business_tax: { rows } }, { lines }) => {
  const categories = rows.map(({ category }) => category);
  const neededCategories = [...lines.values()].flatMap(({ taxed_as }) => taxed_as.map(({ category }) => category));
  return [
    ...listDuplicates(categories, (index) => `business_tax.rows.${index}.category`),
    ...listMissing(categories, neededCategories, 'business_tax.rows'),
  ];
};

const checkFeeCodes: Check = ({ fees }, { offices }) => {
  const codes = fees.map(({ code }) => code);
  return [
    ...listDuplicates(codes, (index) => `fees.${index}.code`),
    ...listMissing(
      codes,
      [...offices.values()].flatMap(({ fee_codes }) => fee_codes),
      'fees',
    ),
  ];
};

const checkFeeRules: Check = ({ fees }, { lines }) =>
  fees.flatMap(({ rule }, index): DraftProblem[] => {
    if (rule.kind === 'BY_AREA')
      return listNotRising(
        rule.steps,
        ({ below }) => below,
        (step) => `fees.${index}.rule.steps.${step}.below`,
      );
    if (rule.kind !== 'BY_PERMIT_GROUP') return [];
    const neededGroups = [...lines.values()].flatMap(({ taxed_as }) =>
      taxed_as.map(({ permit_group }) => permit_group),
    );
    return listMissing(
      rule.groups.map(({ group }) => group),
      neededGroups,
      `fees.${index}.rule.groups`,
    );
  });

/** The fire fee is a share of the fees listed before it (domain reference 4.1, step 6). */
const checkFireFee: Check = ({ fees }) => {
  const last = fees.findLastIndex(({ kind, in_force }) => kind === 'FEE' && in_force);
  return fees.flatMap(({ rule }, index): DraftProblem[] =>
    rule.kind === 'PERCENT_OF_FEES' && index < last ? [[`fees.${index}.code`, 'ordinance.fire_fee_last']] : [],
  );
};

const checkScale: Check = ({ scale: { steps } }) => {
  const missingSteps =
    steps.map((step) => step.scale).join() === SCALES.join() ? [] : [['scale.steps', 'ordinance.row_missing'] as const];
  const bounds = steps.map(({ assets_at_most }) => assets_at_most ?? Number.MAX_SAFE_INTEGER);
  const workers = steps.map(({ workers_at_least }) => workers_at_least ?? 0);
  const problems = workers.flatMap((count, index): DraftProblem[] =>
    count < (workers[index - 1] ?? 0) ? [[`scale.steps.${index}.workers_at_least`, 'ordinance.must_not_fall']] : [],
  );
  return [
    ...missingSteps,
    ...listNotRising(
      bounds,
      (upperBound) => upperBound,
      (index) => `scale.steps.${index}.assets_at_most`,
    ),
    ...problems,
  ];
};

const checkDays: Check = ({ late, due }) => [
  ...late.amnesties.flatMap(({ from, to }, index): DraftProblem[] =>
    to < from ? [[`late.amnesties.${index}.to`, 'ordinance.ends_before_start']] : [],
  ),
  ...due.extensions.flatMap(({ due: day, until }, index): DraftProblem[] =>
    until < day ? [[`due.extensions.${index}.until`, 'ordinance.ends_before_start']] : [],
  ),
  ...(due.renewal_window.last_day < due.renewal_window.first_day
    ? [['due.renewal_window.last_day', 'ordinance.ends_before_start'] as const]
    : []),
  ...listNotRising(
    due.quarter_days,
    (day) => day,
    (index) => `due.quarter_days.${index}`,
  ),
  ...Object.entries(due.quarters_of).flatMap(([mode, quarters]): DraftProblem[] => [
    ...listNotRising(
      quarters,
      (quarter) => quarter,
      (index) => `due.quarters_of.${mode}.${index}`,
    ),
    ...(quarters.length === 0 ? [[`due.quarters_of.${mode}`, 'ordinance.row_missing'] as const] : []),
  ]),
];

const checkKeys: Check = ({ exemptions, presumptive }, { lines }) => [
  ...listDuplicates(
    exemptions.map(({ code }) => code),
    (index) => `exemptions.${index}.code`,
  ),
  ...listDuplicates(
    presumptive.map(({ key }) => key),
    (index) => `presumptive.${index}.key`,
  ),
  ...listMissing(
    presumptive.map(({ key }) => key),
    [...lines.values()].flatMap(({ presumptive: key }) => key ?? []),
    'presumptive',
  ),
];

const CHECKS: readonly Check[] = [
  checkSchedules,
  checkCategories,
  checkFeeCodes,
  checkFeeRules,
  checkFireFee,
  checkScale,
  checkDays,
  checkKeys,
];

/**
 * Problems that schemas cannot see: order of brackets, rows that a line of business needs, periods that end before they
 * begin.
 */
export function checkOrdinance(ordinance: Ordinance, rows: ReferenceRows): DraftProblem[] {
  return CHECKS.flatMap((check) => check(ordinance, rows));
}

/** Refused: invalid, with every message at its field of the section that was sent as `values`. */
export function checkSection(ordinance: Ordinance, rows: ReferenceRows, section: SectionName): void {
  const own = checkOrdinance(ordinance, rows).filter(([path]) => path === section || path.startsWith(`${section}.`));
  if (own.length === 0) return;
  const fields = Object.fromEntries(own.map(([path, key]) => [`values${path.slice(section.length)}`, key]));
  throw new Refused('invalid', 'request.invalid', { fields });
}

/**
 * A version may take effect on any day, also in the past, so that earlier codes can be entered after later ones; but
 * not on the day of another version, and not so that the version of a billed year changes (rule 30 of domain reference
 * 4.7: the version of 1 January holds for the year). Refused: invalid at the field.
 */
export function assertEffectiveDay(effective_on: string, { first_days, billed_years }: Calendar, field: string): void {
  if (first_days.includes(effective_on)) throw createFieldRefusal(field, 'ordinance.day_in_use');
  const next = first_days.filter((day) => day > effective_on).toSorted()[0];
  const isRuled = (year: number): boolean => {
    const newYear = `${year}-01-01`;
    return effective_on <= newYear && (next === undefined || newYear < next);
  };
  if (billed_years.some(isRuled)) throw createFieldRefusal(field, 'ordinance.year_billed');
}
