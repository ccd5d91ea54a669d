// The fees of the former shape, as charges of a tariff.

import { type Fee, type FeeRule, type Ordinance, SCALES } from '@ebpls/contracts';
import type { SimpleAmount, TariffText, TariffType } from '@ebpls/contracts/tariff';

import type { Rules } from '../../case/matter.ts';
import { toAmountText, toRateText } from './converted-figures.ts';
import { AGRICULTURE } from './converted-lines.ts';
import { EMPLOYEES } from './converted-measures.ts';
import { LATE_CODE } from './converted-taxes.ts';

type ChargeText = TariffText['charges'][number];
type AmountText = ChargeText['amount'];
type SimpleText = Exclude<AmountText, { kind: 'SUM' | 'GREATER' | 'LESSER' }> & { kind: SimpleAmount['kind'] };
type RuleByKind<Kind extends FeeRule['kind']> = Extract<FeeRule, { kind: Kind }>;
type Body = Pick<ChargeText, 'amount'> & Partial<ChargeText>;

const FIRE_BASE = 'fire';
const BY_SIZE = { by: 'CLASSIFICATION', classification: 'size' } as const;
const BY_GROUP = { by: 'CLASSIFICATION', classification: 'permit_group' } as const;

function toAreaAmount({ steps, above }: RuleByKind<'BY_AREA'>): AmountText {
  return {
    kind: 'BRACKETS',
    of: ['floor_area'],
    bound: 'BELOW',
    steps: steps.map(({ below, amount }) => ({ to: String(below), amount: toAmountText(amount) })),
    above: { kind: 'AMOUNT', amount: toAmountText(above) },
  };
}

function toAreaStepsBody({ first_sqm, first, each_sqm, each, at_most }: RuleByKind<'AREA_STEPS'>): Body {
  return {
    amount: {
      kind: 'BRACKETS',
      of: ['floor_area'],
      bound: 'UP_TO',
      steps: [{ to: String(first_sqm), amount: toAmountText(first) }],
      above: { kind: 'FURTHER', plus: toAmountText(first), each: toAmountText(each), step: String(each_sqm) },
    },
    at_most: { amount: toAmountText(at_most), when: [] },
  };
}

function toUnitAmount({ of }: RuleByKind<'PER_UNIT'>): AmountText {
  const toMeasures = (unit: string): string[] => (unit === 'employee' ? EMPLOYEES : [unit === 'page' ? 'pages' : unit]);
  const each = of.map(({ unit, amount }): SimpleText => ({
    kind: 'PER_UNIT',
    of: toMeasures(unit),
    amount: toAmountText(amount),
  }));
  const [only, ...more] = each;
  return only !== undefined && more.length === 0 ? only : { kind: 'SUM', of: each };
}

/** Once for each distinct group by size; a group that replaces another one replaces it (rules 11 and 16). */
function toPermitBody(rule: RuleByKind<'BY_PERMIT_GROUP'>): Body {
  const units = [...new Set(rule.groups.flatMap(({ per_unit }) => (per_unit === undefined ? [] : [per_unit.unit])))];
  const bySize: SimpleText = {
    kind: 'TABLE',
    dimensions: [BY_GROUP, BY_SIZE],
    cells: rule.groups.flatMap(({ group, amounts }) =>
      SCALES.map((size) => ({ at: [group, size], amount: toAmountText(amounts[size]) })),
    ),
  };
  const byUnit = units.map((unit): SimpleText => ({
    kind: 'TABLE',
    dimensions: [BY_GROUP],
    cells: rule.groups.map(({ group, per_unit }) => ({
      at: [group],
      amount: per_unit?.unit === unit ? toAmountText(per_unit.amount) : '0.00',
    })),
    per_unit: [unit],
  }));
  return {
    amount: byUnit.length === 0 ? bySize : { kind: 'SUM', of: [bySize, ...byUnit] },
    per: {
      each: 'GROUP',
      classification: 'permit_group',
      combine: 'SUM',
      once_a_year: true,
      replaced: rule.groups.flatMap(({ group, replaces }) =>
        replaces === undefined ? [] : [{ value: replaces, by: group }],
      ),
    },
    at_most: {
      amount: toAmountText(rule.cooperative_at_most),
      when: [{ test: 'CHOICE', measure: 'organisation', one_of: ['COOPERATIVE'] }],
    },
  };
}

/** A barangay's own ordinance sets what it wants; the municipal row holds for the rest. */
function toScaleAmount({ amounts }: RuleByKind<'BY_SCALE'>, { barangays }: Rules): AmountText {
  return {
    kind: 'TABLE',
    dimensions: [{ by: 'CHOICE', measure: 'barangay' }, BY_SIZE],
    cells: barangays.flatMap(({ brgycode, clearance_fee }) =>
      SCALES.map((size) => ({ at: [brgycode, size], amount: toAmountText(clearance_fee[size] ?? amounts[size]) })),
    ),
  };
}

function toFeeBody(rule: Exclude<FeeRule, RuleByKind<'BY_TYPE'>>, rules: Rules): Body {
  switch (rule.kind) {
    case 'FIXED':
      return { amount: { kind: 'FIXED', amount: toAmountText(rule.amount) } };
    case 'PER_UNIT':
      return { amount: toUnitAmount(rule) };
    case 'BY_AREA':
      return { amount: toAreaAmount(rule) };
    case 'AREA_STEPS':
      return toAreaStepsBody(rule);
    case 'BY_LINE_CLASS': {
      const cells = (['L', 'M', 'H'] as const).map((at) => ({ at: [at], amount: toAmountText(rule.amounts[at]) }));
      return {
        amount: { kind: 'TABLE', dimensions: [{ by: 'CLASSIFICATION', classification: rule.of }], cells },
      };
    }
    case 'BY_PERMIT_GROUP':
      return toPermitBody(rule);
    case 'BY_SCALE':
      return { amount: toScaleAmount(rule, rules) };
    case 'PERCENT_OF_FEES':
      return {
        amount: { kind: 'PERCENT', rate: toRateText(rule.rate), base: FIRE_BASE },
        at_least: toAmountText(rule.at_least),
      };
  }
}

type ChargeCondition = Pick<ChargeText, 'lines' | 'when'>;
function toCondition({ when }: Fee, { retirement }: Ordinance): ChargeCondition {
  switch (when) {
    case 'always':
    // Happens at the bank, after any assessment: charged on request alone.
    case 'cheque_returned':
      return { lines: [], when: [] };
    case 'agricultural_line':
      return { lines: [{ test: 'MARK', mark: AGRICULTURE }], when: [] };
    case 'liquor_or_tobacco':
      return { lines: [], when: [{ test: 'YES', measure: 'liquor_or_tobacco', is: true }] };
    case 'retirement_filed_late': {
      const figure = String(retirement.filing_days);
      return { lines: [], when: [{ test: 'QUANTITY', of: ['days_since_closure'], is: 'ABOVE', figure }] };
    }
  }
}

/** The kinds of application that owe a fee; one of the bank's is owed on request alone. */
function listFeeTypes({ applies_to, amendments = [], when }: Fee): TariffType[] {
  if (when === 'cheque_returned') return [];
  return amendments.length === 0 ? applies_to : [...applies_to, 'AMENDMENT'];
}

/** A fee by the kind of application is a row for each amount. */
function listBodies(fee: Fee, rules: Rules): { types: TariffType[]; body: Body }[] {
  const { rule } = fee;
  const feeTypes = listFeeTypes(fee);
  if (rule.kind !== 'BY_TYPE') return [{ types: feeTypes, body: toFeeBody(rule, rules) }];
  // A temporary permit goes the way of a new one.
  const getTypeAmount = (type: TariffType) => rule.amounts[type === 'SPECIAL' ? 'NEW' : type];
  const byAmount = Map.groupBy(feeTypes, getTypeAmount);
  return [...byAmount].map(([amount, types]) => ({
    types,
    body: { amount: { kind: 'FIXED', amount: toAmountText(amount) } },
  }));
}

/** What of a fee the row says beside its amount: for which amendments and years, whether it holds, who may find it. */
function toFeeMarks(fee: Fee, types: readonly TariffType[]): Partial<ChargeText> {
  const { amendments = [], rule, when, back_years, in_force } = fee;
  return {
    ...(types.includes('AMENDMENT') ? { amendments } : {}),
    ...(rule.kind === 'BY_PERMIT_GROUP' || back_years ? { back_years: true } : {}),
    ...(in_force ? {} : { in_force }),
    ...(rule.kind === 'PERCENT_OF_FEES' || when === 'cheque_returned' ? {} : { may_be_found: true }),
  };
}

function toFeeCharges(fee: Fee, rules: Rules, isInBase: boolean): ChargeText[] {
  const condition = toCondition(fee, rules.ordinance);
  const { code, name, kind, agency, account_code, ordinance_section: section } = fee;
  return listBodies(fee, rules).map(({ types, body }) => ({
    code,
    name,
    kind,
    agency,
    account_code,
    section,
    types,
    ...toFeeMarks(fee, types),
    ...condition,
    per: { each: 'BUSINESS' },
    prorate: fee.prorated_for_new && fee.rule.kind !== 'PERCENT_OF_FEES' ? 'QUARTERS' : 'NONE',
    installments: 'FIRST',
    ...(fee.late_charges ? { late: LATE_CODE } : {}),
    bases: isInBase ? [FIRE_BASE] : [],
    ...body,
  }));
}

/** The fees in the order of the code; the fire fee is a share of the fees before it (RA 9514 IRR). */
export function toFees(rules: Rules): ChargeText[] {
  const { fees } = rules.ordinance;
  const firstShare = fees.findIndex(({ rule }) => rule.kind === 'PERCENT_OF_FEES');
  return fees.flatMap((fee, index) =>
    toFeeCharges(fee, rules, fee.kind === 'FEE' && (firstShare === -1 || index < firstShare)),
  );
}
