// Formats tax schedules and fee rules of the revenue code as steps of case and amount.

import type { Centavos, FeeRule, LineOfBusiness, Rate, Schedule } from '@ebpls/contracts';
import { formatPercent } from '@ebpls/rules';
import { formatPesos } from '@ebpls/ui';

import type { OrdinanceTexts } from './law.messages.ts';

/** One step of a schedule: its case, and the amount. */
export interface LawStep {
  readonly when: string;
  readonly amount: string;
}

/** Formats a rate of the ordinance. */
export function formatRate(rate: Rate): string {
  return `${formatPercent(rate)}%`;
}

const SCALES = ['micro', 'cottage', 'small', 'medium', 'large'] as const;
const LEVELS = ['L', 'M', 'H'] as const;
const FEE_TYPES = ['NEW', 'RENEWAL', 'RETIREMENT'] as const;

/** Returns the steps of a business tax by the gross (RA 7160 s. 143 and the ordinance). */
export function listTaxSteps(schedule: Schedule, t: OrdinanceTexts): LawStep[] {
  const peso = (amount: Centavos) => formatPesos(amount);
  switch (schedule.kind) {
    case 'BRACKETS': {
      const last = schedule.brackets.at(-1)?.below ?? (0 as Centavos);
      const minimum =
        schedule.above.at_least === undefined ? '' : `, ${t('at_least', { amount: peso(schedule.above.at_least) })}`;
      return [
        ...schedule.brackets.map(({ below, tax }) => ({
          when: t('below', { amount: peso(below) }),
          amount: peso(tax),
        })),
        {
          when: t('above', { amount: peso(last) }),
          amount: `${t('rate_of_gross', { rate: formatRate(schedule.above.rate) })}${minimum}`,
        },
      ];
    }
    case 'MARGINAL':
      return [
        { when: t('up_to', { amount: peso(schedule.nothing_up_to) }), amount: t('exempt') },
        {
          when: t('up_to', { amount: peso(schedule.first) }),
          amount: t('rate_of_gross', { rate: formatRate(schedule.first_rate) }),
        },
        {
          when: t('over', { amount: peso(schedule.first) }),
          amount: t('rate_of_gross', { rate: formatRate(schedule.rest_rate) }),
        },
      ];
    case 'FLAT':
      return [{ when: t('always'), amount: t('rate_of_gross', { rate: formatRate(schedule.rate) }) }];
    case 'PER_UNIT':
      return [{ when: t('per_unit', { unit: t(`unit_${schedule.unit}`) }), amount: peso(schedule.amount) }];
    case 'EXEMPT':
      return [{ when: t('always'), amount: t('exempt') }];
  }
}

type RuleOfKind<K extends FeeRule['kind']> = Extract<FeeRule, { kind: K }>;
type Teller<K extends FeeRule['kind']> = (rule: RuleOfKind<K>, t: OrdinanceTexts, line?: LineOfBusiness) => LawStep[];

type ChargedUnit = RuleOfKind<'PER_UNIT'>['of'][number]['unit'];
/** Units that a business of any line may have. */
const COMMON_UNITS: readonly ChargedUnit[] = ['vehicle', 'motorcycle', 'employee', 'page'];

const isUnitOfLine = (unit: ChargedUnit, line: LineOfBusiness | undefined): boolean =>
  line === undefined || COMMON_UNITS.includes(unit) || line.units.some((one) => one === unit);

const TELLERS: { readonly [K in FeeRule['kind']]: Teller<K> } = {
  FIXED: ({ amount }, t) => [{ when: t('always'), amount: formatPesos(amount) }],
  BY_TYPE: ({ amounts }, t) =>
    FEE_TYPES.filter((type) => amounts[type] > 0).map((type) => ({
      when: t(type),
      amount: formatPesos(amounts[type]),
    })),
  PER_UNIT: ({ of }, t, line) =>
    of
      .filter(({ unit }) => isUnitOfLine(unit, line))
      .map(({ unit, amount }) => ({ when: t('per_unit', { unit: t(`unit_${unit}`) }), amount: formatPesos(amount) })),
  BY_AREA: ({ steps, above }, t) => [
    ...steps.map(({ below, amount }) => ({ when: t('area_below', { area: below }), amount: formatPesos(amount) })),
    { when: t('area_above', { area: steps.at(-1)?.below ?? 0 }), amount: formatPesos(above) },
  ],
  AREA_STEPS: ({ first_sqm, first, each_sqm, each, at_most }, t) => [
    { when: t('first_area', { area: first_sqm }), amount: formatPesos(first) },
    {
      when: t('each_area', { area: each_sqm }),
      amount: `${formatPesos(each)}, ${t('at_most', { amount: formatPesos(at_most) })}`,
    },
  ],
  BY_LINE_CLASS: ({ amounts, of }, t, line) =>
    LEVELS.filter((level) => line === undefined || line[of] === level).map((level) => ({
      when: t(level),
      amount: formatPesos(amounts[level]),
    })),
  BY_PERMIT_GROUP: ({ groups }, t, line) =>
    groups
      .filter(({ group }) => line?.taxed_as.some(({ permit_group }) => permit_group === group) ?? true)
      .flatMap(({ group, amounts, per_unit }) => [
        ...SCALES.filter((scale) => amounts[scale] > 0).map((scale) => ({
          when: `${t(`group_${group}`)}, ${t(scale)}`,
          amount: formatPesos(amounts[scale]),
        })),
        ...(per_unit
          ? [
              {
                when: `${t(`group_${group}`)}, ${t('per_unit', { unit: t(`unit_${per_unit.unit}`) })}`,
                amount: formatPesos(per_unit.amount),
              },
            ]
          : []),
      ]),
  BY_SCALE: ({ amounts }, t) => SCALES.map((scale) => ({ when: t(scale), amount: formatPesos(amounts[scale]) })),
  PERCENT_OF_FEES: ({ rate, at_least }, t) => [
    {
      when: t('percent_of_fees', { rate: formatRate(rate) }),
      amount: t('at_least', { amount: formatPesos(at_least) }),
    },
  ],
};

/** Returns the amounts of a fee, case by case; for a line of business only those that it may be charged. */
export function listFeeSteps<K extends FeeRule['kind']>(
  rule: RuleOfKind<K>,
  t: OrdinanceTexts,
  line?: LineOfBusiness,
): LawStep[] {
  return (TELLERS[rule.kind as K] as Teller<K>)(rule, t, line);
}
