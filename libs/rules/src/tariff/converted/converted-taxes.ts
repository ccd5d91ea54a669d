// The business taxes of the former shape, as charges of a tariff.

import type { Ordinance, TaxRow } from '@ebpls/contracts';
import { TARIFF_MESSAGES, type TariffText } from '@ebpls/contracts/tariff';

import { toAmountText, toRateText } from './converted-figures.ts';
import { CLOSING_MEASURES } from './converted-measures.ts';

type ChargeText = TariffText['charges'][number];
type AmountText = ChargeText['amount'];

export const LATE_CODE = 'LATE';
const BOTH_GROSSES = ['gross', 'gross_essential'];

/** What every business tax has in common: in parts over the installments, with penalties when paid late. */
const TAX = {
  kind: 'TAX',
  agency: 'MUNICIPAL',
  when: [],
  per: { each: 'BUSINESS' },
  prorate: 'NONE',
  installments: 'SPLIT',
  late: LATE_CODE,
  back_years: true,
  bases: [],
} satisfies Partial<ChargeText>;

const coverTax = (category: string, isAdded: boolean): ChargeText['lines'] => [
  { test: 'TAX', one_of: [category] },
  { test: 'YES', measure: 'line_added', is: isAdded },
];

function toBracketAmount(
  { brackets, above }: Extract<TaxRow['schedule'], { kind: 'BRACKETS' }>,
  of: string[],
): AmountText {
  return {
    kind: 'BRACKETS',
    of,
    bound: 'BELOW',
    steps: brackets.map(({ below, tax }) => ({ to: toAmountText(below), amount: toAmountText(tax) })),
    above: {
      kind: 'RATE',
      rate: toRateText(above.rate),
      ...(above.at_least === undefined ? {} : { at_least: toAmountText(above.at_least) }),
    },
  };
}

function toScheduleAmount({ schedule }: TaxRow, of: string[]): AmountText {
  switch (schedule.kind) {
    case 'BRACKETS':
      return toBracketAmount(schedule, of);
    case 'MARGINAL':
      return {
        kind: 'MARGINAL',
        of,
        steps: [{ to: toAmountText(schedule.first), rate: toRateText(schedule.first_rate) }],
        above: toRateText(schedule.rest_rate),
      };
    case 'FLAT':
      return { kind: 'RATE', of, rate: toRateText(schedule.rate) };
    case 'PER_UNIT':
      return { kind: 'PER_UNIT', of: [schedule.unit], amount: toAmountText(schedule.amount) };
    case 'EXEMPT':
      return { kind: 'RATE', of, rate: '0 %' };
  }
}

/** A small retailer is judged by the whole gross of its category, exempt or not (rule 13). */
function toNothing({ schedule, name }: TaxRow): Partial<ChargeText> {
  if (schedule.kind === 'EXEMPT') return { nothing_when: { tests: [], reason: name } };
  if (schedule.kind !== 'MARGINAL') return {};
  const figure = toAmountText(schedule.nothing_up_to);
  return {
    nothing_when: {
      tests: [{ test: 'QUANTITY', of: BOTH_GROSSES, is: 'AT_MOST', figure }],
      reason: TARIFF_MESSAGES['reason.small_retailer'],
    },
  };
}

function toGrossCharges(row: TaxRow): ChargeText[] {
  const { category, name, ordinance_section: section, account_code, essential, schedule } = row;
  const coveredLines = coverTax(category, false);
  // A tax by the unit counts alike in the first year of a line.
  const lines = schedule.kind === 'PER_UNIT' ? coveredLines.slice(0, 1) : coveredLines;
  const common = { ...TAX, name, lines, ...toNothing(row) };
  const types: ChargeText['types'] = schedule.kind === 'PER_UNIT' ? ['NEW', 'RENEWAL'] : ['RENEWAL'];
  const code = `LBT-${category.toUpperCase()}`;
  const wholeAmount = toScheduleAmount(row, essential === undefined ? BOTH_GROSSES : ['gross']);
  const charge: ChargeText = { ...common, code, types, account_code, section, amount: wholeAmount };
  if (essential === undefined) return [charge];
  const halfCharge: ChargeText = {
    ...common,
    code: `${code}-E`,
    types,
    account_code: essential.account_code,
    section: essential.ordinance_section,
    amount: toScheduleAmount(row, ['gross_essential']),
    share: toRateText(essential.share),
  };
  return [charge, halfCharge];
}

/**
 * The tax of a line in its first year, a fraction of its capital, each line rounded by itself (domain reference 4.1,
 * step 5): of a new business, and of a line that a renewal adds.
 */
function toCapitalCharges(row: TaxRow, { new_business }: Ordinance['business_tax']): ChargeText[] {
  const { category, name, account_code, schedule } = row;
  if (schedule.kind === 'PER_UNIT') return [];
  const nothing = schedule.kind === 'EXEMPT' ? toNothing(row) : {};
  const common = {
    ...TAX,
    ...nothing,
    name,
    account_code,
    section: new_business.ordinance_section,
    per: { each: 'LINE', combine: 'SUM' },
    round_each: true,
    amount: { kind: 'RATE', of: ['capital'], rate: toRateText(new_business.rate) },
  } satisfies Partial<ChargeText>;
  const code = `LBT-${category.toUpperCase()}`;
  return [
    {
      ...common,
      code,
      types: ['NEW', 'AMENDMENT'],
      amendments: ['ADD_LINE'],
      lines: [{ test: 'TAX', one_of: [category] }],
    },
    { ...common, code: `${code}-N`, types: ['RENEWAL'], lines: coverTax(category, true) },
  ];
}

/** What a closing business owes for its last year (LGC s.145): no late charges, and nothing is refunded. */
function toClosingCharge({ deficiency }: Ordinance['business_tax']): ChargeText {
  const { late: _late, back_years: _years, ...common } = TAX;
  return {
    ...common,
    code: 'LBT-DEFICIENCY',
    name: deficiency.name,
    account_code: deficiency.account_code,
    section: deficiency.ordinance_section,
    types: ['RETIREMENT', 'AMENDMENT'],
    amendments: ['DROP_LINE'],
    lines: [],
    amount: {
      kind: 'CLOSING_TAX',
      measures: CLOSING_MEASURES.map(([measure, instead_of]) => ({ measure, instead_of })),
      without: ['capital', 'line_added'],
    },
    installments: 'FIRST',
  };
}

/** The business taxes in the order in which a bill names them: on gross, on capital, then of the closing year. */
export function toTaxCharges({ business_tax }: Ordinance): ChargeText[] {
  return [
    ...business_tax.rows.flatMap(toGrossCharges),
    ...business_tax.rows.flatMap((row) => toCapitalCharges(row, business_tax)),
    toClosingCharge(business_tax),
  ];
}

/** The barangay's tax on small retailers, who pay none to the municipality (LGC s.152 a). */
export function toBarangayTaxCharges({ business_tax, fees }: Ordinance): ChargeText[] {
  const { barangay_tax, rows } = business_tax;
  // Of a year that was not filed, the barangay's tax goes with the barangay's fee.
  const isOfBackYears = fees.some(({ kind, back_years }) => kind === 'BARANGAY_FEE' && back_years);
  return rows.flatMap(({ category, schedule }): ChargeText[] => {
    if (schedule.kind !== 'MARGINAL') return [];
    const { late: _late, back_years: _years, ...common } = TAX;
    const figure = toAmountText(schedule.nothing_up_to);
    return [
      {
        ...common,
        ...(isOfBackYears ? { back_years: true } : {}),
        code: 'BRGY-TAX',
        name: barangay_tax.name,
        kind: 'BARANGAY_TAX',
        agency: 'BARANGAY',
        account_code: barangay_tax.account_code,
        section: barangay_tax.ordinance_section,
        types: ['RENEWAL'],
        lines: coverTax(category, false),
        when: [{ test: 'QUANTITY', of: BOTH_GROSSES, is: 'AT_MOST', figure }],
        amount: { kind: 'RATE', of: BOTH_GROSSES, rate: toRateText(barangay_tax.rate) },
        installments: 'FIRST',
      },
    ];
  });
}
