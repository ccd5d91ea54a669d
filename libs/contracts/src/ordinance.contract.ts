import * as v from 'valibot';

import { businessTaxOf } from './ordinance/business-tax.ts';
import { DuePolicy, lateOf } from './ordinance/due-dates.ts';
import { exemptionOf, feeOf } from './ordinance/fees.ts';
import {
  type Figures,
  InHundred,
  Percent,
  SquareMetres,
  TypedMoney,
  TypedPercent,
  Whole,
  type Written,
  DaysOrNone,
} from './ordinance/figures.ts';
import { Named, Words } from './ordinance/typed-texts.ts';
import { SCALES } from './states.ts';
import { Day, Pesos } from './primitives.ts';

/**
 * From which size on an application takes a longer way: to which office, in which class, with or without a look (domain
 * reference 3.2, 1.3).
 */
const routingOf = <Money extends Written>(money: Money) =>
  v.object({
    ordinance_section: Words,
    /** So many workers call for the employment office and its list of employees. */
    employment_from_workers: Whole,
    /** A renewal is of low risk below both. */
    low_risk_below_workers: Whole,
    low_risk_below_sqm: SquareMetres,
    /** A place where so many assemble is hazardous; so large a one endangers the public. */
    assembly_from_persons: Whole,
    assembly_from_sqm: SquareMetres,
    /** An unchanged renewal of low risk is billed at once, without the offices. */
    renewal_at_once: v.boolean(),
    /** Only a business with no more assets than these. */
    at_once_assets_at_most: money,
    /** So many in a hundred of them go to the offices nevertheless. */
    renewal_sample_percent: InHundred,
    /** Gross that fell by more asks for a reason. */
    gross_drop_percent: InHundred,
    /** A temporary permit covers no more days in a row. */
    temporary_days_at_most: Whole,
    /**
     * A renewal that waits for a look of the offices alone is permitted for so many days once it is paid; 0: it is not.
     */
    provisional_days_at_most: DaysOrNone,
  });

const presumptiveOf = <Money extends Written>(money: Money) =>
  v.object({ key: Words, name: Named, at_least: money, with_liquor_or_tobacco: v.optional(money) });
const scaleStepOf = <Money extends Written>(money: Money) =>
  v.object({ scale: v.picklist(SCALES), assets_at_most: v.nullable(money), workers_at_least: v.nullable(Whole) });

const sectionsOf = <Money extends Written, Share extends Written>(figures: Figures<Money, Share>) => ({
  scale: v.object({ ordinance_section: Words, steps: v.array(scaleStepOf(figures.money)) }),
  business_tax: businessTaxOf(figures),
  fees: v.array(feeOf(figures)),
  exemptions: v.array(exemptionOf(figures.money)),
  late: lateOf(figures.rate),
  due: DuePolicy,
  retirement: v.object({ filing_days: Whole, ordinance_section: Words }),
  routing: routingOf(figures.money),
  presumptive: v.array(presumptiveOf(figures.money)),
});

/** What a version is called and from when it is in force. */
export const OrdinanceHeading = v.object({
  version: v.pipe(
    v.string('field.required'),
    v.trim(),
    v.regex(/^[A-Z0-9][A-Z0-9.-]{1,39}$/, 'ordinance.version_format'),
  ),
  title: Named,
  effective_on: Day,
});
export type OrdinanceHeading = v.InferOutput<typeof OrdinanceHeading>;

/**
 * One version of the revenue code, whole: every number that a bill rests on. Kept for ever; a bill names its version.
 */
export const Ordinance = v.object({ ...OrdinanceHeading.entries, ...sectionsOf({ money: Pesos, rate: Percent }) });
export type Ordinance = v.InferOutput<typeof Ordinance>;

/** The parts of a version that are edited one at a time. */
export const OrdinanceSections = {
  heading: OrdinanceHeading,
  ...sectionsOf({ money: TypedMoney, rate: TypedPercent }),
};

/** The same version as it is written down: every figure as text. */
const { heading: _heading, ...WRITTEN_SECTIONS } = OrdinanceSections;
export const OrdinanceText = v.object({ ...OrdinanceHeading.entries, ...WRITTEN_SECTIONS });
export type OrdinanceText = v.InferOutput<typeof OrdinanceText>;

export type Schedule = Ordinance['business_tax']['rows'][number]['schedule'];
export type TaxRow = Ordinance['business_tax']['rows'][number];
export type Fee = Ordinance['fees'][number];
export type FeeRule = Fee['rule'];
export type Exemption = Ordinance['exemptions'][number];
export type ExemptionCode = Exemption['code'];
export type LatePolicy = Ordinance['late'];
export type RoutingPolicy = Ordinance['routing'];
