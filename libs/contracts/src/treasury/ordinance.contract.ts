// Schema of the revenue code (the tax ordinance): every rate, fee and threshold from which bills are computed.

import * as v from 'valibot';

import { defineBusinessTax } from './ordinance/business-tax.ts';
import { DuePolicy, defineLatePolicy } from './ordinance/due-dates.ts';
import { defineExemption, defineFee } from './ordinance/fees.ts';
import {
  type FigureSchemas,
  InHundred,
  Percent,
  SquareMetres,
  TypedMoney,
  TypedPercent,
  WholeNumber,
  type FigureSchema,
  DaysOrNone,
} from './ordinance/figures.ts';
import { BilingualName, OrdinanceWords } from './ordinance/typed-texts.ts';
import type { TariffLatePolicy } from './tariff/payment-rules.ts';
import { SCALES } from '../shared/states.ts';
import { Day, Pesos } from '../shared/primitives.ts';

/**
 * Routing thresholds of the revenue code: the size from which an application goes to a further office, into a higher
 * class, or needs an inspection (domain reference 3.2, 1.3).
 */
const defineRouting = <Money extends FigureSchema>(money: Money) =>
  v.object({
    ordinance_section: OrdinanceWords,
    /** Workers from which the employment office reviews and its list of employees is required. */
    employment_from_workers: WholeNumber,
    /** A renewal is of low risk below both. */
    low_risk_below_workers: WholeNumber,
    low_risk_below_sqm: SquareMetres,
    /** A place where so many assemble is hazardous; so large a one endangers the public. */
    assembly_from_persons: WholeNumber,
    assembly_from_sqm: SquareMetres,
    /** An unchanged renewal of low risk is billed at once, without the offices. */
    renewal_at_once: v.boolean(),
    /** Only a business with no more assets than these. */
    at_once_assets_at_most: money,
    /** Percentage of them that goes to the offices nevertheless. */
    renewal_sample_percent: InHundred,
    /** A gross that fell by more percent requires a reason. */
    gross_drop_percent: InHundred,
    /** A temporary permit covers no more days in a row. */
    temporary_days_at_most: WholeNumber,
    /**
     * A renewal that waits for a look of the offices alone is permitted for so many days once it is paid; 0: it is not.
     */
    provisional_days_at_most: DaysOrNone,
  });

const definePresumptive = <Money extends FigureSchema>(money: Money) =>
  v.object({ key: OrdinanceWords, name: BilingualName, at_least: money, with_liquor_or_tobacco: v.optional(money) });
const defineScaleStep = <Money extends FigureSchema>(money: Money) =>
  v.object({ scale: v.picklist(SCALES), assets_at_most: v.nullable(money), workers_at_least: v.nullable(WholeNumber) });

const defineSections = <Money extends FigureSchema, Share extends FigureSchema>(
  figures: FigureSchemas<Money, Share>,
) => ({
  scale: v.object({ ordinance_section: OrdinanceWords, steps: v.array(defineScaleStep(figures.money)) }),
  business_tax: defineBusinessTax(figures),
  fees: v.array(defineFee(figures)),
  exemptions: v.array(defineExemption(figures.money)),
  late: defineLatePolicy(figures.rate),
  due: DuePolicy,
  retirement: v.object({ filing_days: WholeNumber, ordinance_section: OrdinanceWords }),
  routing: defineRouting(figures.money),
  presumptive: v.array(definePresumptive(figures.money)),
});

/** Name of a version and its first day in force. */
export const OrdinanceHeading = v.object({
  version: v.pipe(
    v.string('field.required'),
    v.trim(),
    v.regex(/^[A-Z0-9][A-Z0-9.-]{1,39}$/, 'ordinance.version_format'),
  ),
  title: BilingualName,
  effective_on: Day,
});
export type OrdinanceHeading = v.InferOutput<typeof OrdinanceHeading>;

/** One version of the revenue code, whole: every number of a bill. Stored for ever; a bill names its version. */
export const Ordinance = v.object({ ...OrdinanceHeading.entries, ...defineSections({ money: Pesos, rate: Percent }) });
export type Ordinance = v.InferOutput<typeof Ordinance>;

/** The parts of a version that are edited one at a time. */
export const OrdinanceSections = {
  heading: OrdinanceHeading,
  ...defineSections({ money: TypedMoney, rate: TypedPercent }),
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
/** Late payment as the code says for every charge; where it is a tariff, its own policies by their code. */
export type LatePolicy = Ordinance['late'] & { readonly named?: ReadonlyMap<string, TariffLatePolicy> };
export type RoutingPolicy = Ordinance['routing'];
