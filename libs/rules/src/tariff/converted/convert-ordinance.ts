// Converts a version of the former shape of the revenue code, with its lists, to a tariff.

import { type Exemption, type Ordinance, PAYMENT_MODES, type TaxCategory, type TaxRow } from '@ebpls/contracts';
import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import type { Rules } from '../../case/matter.ts';
import { toAmountText, toRateText } from './converted-figures.ts';
import { toFees } from './converted-fees.ts';
import { toClassifications, toPresumedIncomes, toTariffLines } from './converted-lines.ts';
import { createBuiltInMeasures } from './converted-measures.ts';
import { LATE_CODE, toBarangayTaxCharges, toTaxCharges } from './converted-taxes.ts';

type TaxRowText = TariffText['taxes'][number];
type ReliefText = TariffText['reliefs'][number];

/** Categories outside the taxing power are tax rows, not claims (LGC s.133 h, j). */
const BY_CATEGORY: readonly Exemption['code'][] = ['X-PETROL', 'X-CARRIER'];

/** What a cooperative declares with its claim (RA 9520 art. 61). */
const COOPERATIVE_FIGURES = {
  figure: 'reserves',
  figure_name: { en: 'Accumulated reserves', fil: 'Naipong reserba' },
  taxed: 'gross_non_members',
  taxed_name: { en: 'Gross sales to non-members', fil: 'Kabuuang benta sa hindi kasapi' },
} as const;

function toReliefs({ exemptions }: Ordinance): ReliefText[] {
  return exemptions
    .filter(({ code }) => !BY_CATEGORY.includes(code))
    .map(({ code, name, ordinance_section, in_force, reserves_at_most }): ReliefText => {
      const relief: ReliefText = {
        code,
        name,
        section: ordinance_section,
        in_force,
        kinds: ['TAX', 'BARANGAY_TAX'],
        share: '100 %',
        when: [],
      };
      if (reserves_at_most === undefined) return relief;
      const of = ['gross', 'gross_essential'];
      const above = toAmountText(reserves_at_most);
      return { ...relief, taxed_part: { ...COOPERATIVE_FIGURES, above, of } };
    });
}

function toLatePolicies({ late }: Ordinance): TariffText['late_policies'] {
  return [
    {
      code: LATE_CODE,
      section: late.ordinance_section,
      surcharge: toRateText(late.surcharge),
      interest_per_month: toRateText(late.interest_per_month),
      interest_on: 'AMOUNT_AND_SURCHARGE',
      months: 'BEGUN',
      months_at_most: late.months_at_most,
      moves_to_working_day: true,
      saturday_works: false,
      amnesties: late.amnesties.map(({ ordinance_no, ...amnesty }) => ({ ...amnesty, section: ordinance_no })),
    },
  ];
}

function toPaymentRules({ due }: Ordinance): TariffText['payment'] {
  return {
    section: due.ordinance_section,
    modes: PAYMENT_MODES.map((mode) => ({
      mode,
      days: due.quarters_of[mode].map((quarter) => due.quarter_days[quarter - 1] ?? ''),
    })),
    extensions: due.extensions.map(({ resolution_no, ...extension }) => ({ ...extension, section: resolution_no })),
    new_business: 'AT_ONCE',
  };
}

/** Paragraph of LGC s.143 by the former category; a category exempt by law has no ceiling. */
const PARAGRAPHS: Partial<Record<TaxCategory, NonNullable<TaxRowText['paragraph']>>> = {
  a: 'a',
  b: 'b',
  d: 'd',
  e: 'e',
  f: 'f',
  h1: 'h',
  h2: 'h',
};

function toTaxRow({ category, name, ordinance_section }: TaxRow): TaxRowText {
  const paragraph = PARAGRAPHS[category];
  return { code: category, name, section: ordinance_section, ...(paragraph === undefined ? {} : { paragraph }) };
}

/** The written tariff of a version of the former shape, with its lines of business and barangays. */
export function convertOrdinance(rules: Rules): TariffText {
  const { ordinance } = rules;
  return {
    version: ordinance.version,
    title: ordinance.title,
    government: rules.government ?? 'MUNICIPALITY',
    effective_on: ordinance.effective_on,
    sources: [],
    classifications: toClassifications(ordinance),
    measures: createBuiltInMeasures(rules),
    taxes: ordinance.business_tax.rows.map(toTaxRow),
    lines: toTariffLines(rules.lines, ordinance),
    charges: [...toTaxCharges(ordinance), ...toFees(rules), ...toBarangayTaxCharges(ordinance)],
    reliefs: toReliefs(ordinance),
    late_policies: toLatePolicies(ordinance),
    payment: toPaymentRules(ordinance),
    presumed_incomes: toPresumedIncomes(ordinance),
  };
}

/** The same, read: its figures are exact numbers. */
export function loadConvertedTariff(rules: Rules): Tariff {
  return v.parse(Tariff, convertOrdinance(rules));
}
