import * as v from 'valibot';

import { type PaymentMode, SCALES } from './states.ts';
import { type Centavos, centavosFromText, Day, isDay, Pesos, pesosText, text } from './words.ts';

/** A rate in whole millionths: 25% is 250,000 and 0.375% is 3,750. */
export type Rate = number & { readonly __unit: 'millionth' };

const PERCENT = /^\d{1,3}(?:\.\d{1,4})?$/;

function millionthsOf(percent: string): Rate {
  const [whole = '', fraction = ''] = percent.split('.');
  return Number(whole + fraction.padEnd(4, '0')) as Rate;
}

/** A rate as the ordinance prints it, in per cent: `25`, `0.375`. */
export const Percent = v.pipe(v.string(), v.regex(PERCENT, 'rate.format'), v.transform(millionthsOf));

/** The same words in the two languages of the municipality. */
export const Bilingual = v.object({ en: v.string(), fil: v.string() });
export type Bilingual = v.InferOutput<typeof Bilingual>;

/** Tax categories of section 143 of the Local Government Code; the last two are outside the municipality's taxing power (section 133). */
export const TAX_CATEGORIES = ['a', 'b', 'd', 'e', 'f', 'g', 'h1', 'h2', 'X-PETROL', 'X-CARRIER'] as const;
export const TaxCategory = v.picklist(TAX_CATEGORIES, 'lines.category_unknown');
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** Groups of the mayor's permit fee. */
export const PERMIT_GROUPS = ['MFG', 'WHO', 'RET', 'SVC', 'AMU', 'BANK', 'FIN', 'FUEL', 'PED'] as const;
export const PermitGroup = v.picklist(PERMIT_GROUPS);
export type PermitGroup = (typeof PERMIT_GROUPS)[number];

export const UNITS = [
  'fuel_nozzle',
  'peddler',
  'scale_30',
  'scale_300',
  'scale_over_300',
  'vehicle',
  'motorcycle',
] as const;
export const Unit = v.picklist(UNITS);
export type Unit = (typeof UNITS)[number];

export const AGENCIES = ['MUNICIPAL', 'BARANGAY', 'BFP'] as const;
export const Agency = v.picklist(AGENCIES);
export type Agency = (typeof AGENCIES)[number];

/** What a line of a bill is; payments fill them in this order (rule 20 of section 4.7 of the domain reference). */
export const BILL_LINE_KINDS = ['TAX', 'FEE', 'FIRE', 'BARANGAY_FEE', 'BARANGAY_TAX'] as const;
export const BillLineKind = v.picklist(BILL_LINE_KINDS);
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];

export const ASSESSED_TYPES = ['NEW', 'RENEWAL', 'RETIREMENT'] as const;
export const AssessedType = v.picklist(ASSESSED_TYPES, 'application_type.required');
export type AssessedType = (typeof ASSESSED_TYPES)[number];

type Written = v.GenericSchema<string, unknown>;

/** How the figures of the code are read: to compute with, or as the text that is typed and kept. */
interface Figures<Money extends Written, Share extends Written> {
  readonly money: Money;
  readonly rate: Share;
}

/** Words that a person writes: a name, a section of the ordinance, an account. */
const Words = text('field.required', 200);
const Named = v.object({ en: Words, fil: Words });

const SquareMetres = v.pipe(
  v.number('count.required'),
  v.integer('count.whole'),
  v.minValue(1, 'count.too_few'),
  v.maxValue(100_000, 'count.too_many'),
);
const Whole = v.pipe(
  v.number('count.required'),
  v.integer('count.whole'),
  v.minValue(1, 'count.too_few'),
  v.maxValue(1_000, 'count.too_many'),
);
const Quarter = v.pipe(
  v.number('count.required'),
  v.integer('count.whole'),
  v.minValue(1, 'count.too_few'),
  v.maxValue(4, 'count.too_many'),
);

const byLevel = <Money extends Written>(money: Money) => v.object({ L: money, M: money, H: money });
const byScale = <Money extends Written>(money: Money) =>
  v.object({ micro: money, cottage: money, small: money, medium: money, large: money });

/** How a tax is read from a gross. Lower bounds are inclusive, upper bounds exclusive. */
const scheduleOf = <Money extends Written, Share extends Written>({ money, rate }: Figures<Money, Share>) =>
  v.variant('kind', [
    v.object({
      kind: v.literal('BRACKETS'),
      brackets: v.pipe(v.array(v.object({ below: money, tax: money })), v.maxLength(60, 'list.too_long')),
      above: v.object({ rate, at_least: v.optional(money) }),
    }),
    v.object({ kind: v.literal('MARGINAL'), nothing_up_to: money, first: money, first_rate: rate, rest_rate: rate }),
    v.object({ kind: v.literal('FLAT'), rate }),
    v.object({ kind: v.literal('PER_UNIT'), unit: Unit, amount: money }),
    v.object({ kind: v.literal('EXEMPT') }),
  ]);

const taxRowOf = <Money extends Written, Share extends Written>(figures: Figures<Money, Share>) =>
  v.object({
    category: TaxCategory,
    name: Named,
    ordinance_section: Words,
    account_code: Words,
    /** Present where essential commodities pay a part of the schedule only. */
    essential: v.optional(v.object({ share: figures.rate, ordinance_section: Words, account_code: Words })),
    schedule: scheduleOf(figures),
  });

const permitGroupOf = <Money extends Written>(money: Money) =>
  v.object({
    group: PermitGroup,
    amounts: byScale(money),
    per_unit: v.optional(v.object({ unit: Unit, amount: money })),
    replaces: v.optional(PermitGroup),
  });

/** How a fee is computed; the kinds are those in use, a new kind is a change of code with its test. */
const feeRuleOf = <Money extends Written, Share extends Written>({ money, rate }: Figures<Money, Share>) =>
  v.variant('kind', [
    v.object({ kind: v.literal('FIXED'), amount: money }),
    v.object({
      kind: v.literal('BY_TYPE'),
      amounts: v.object({ NEW: money, RENEWAL: money, AMENDMENT: money, RETIREMENT: money }),
    }),
    v.object({
      kind: v.literal('PER_UNIT'),
      of: v.array(v.object({ unit: v.picklist([...UNITS, 'employee', 'page']), amount: money })),
    }),
    v.object({
      kind: v.literal('BY_AREA'),
      steps: v.pipe(v.array(v.object({ below: SquareMetres, amount: money })), v.maxLength(60, 'list.too_long')),
      above: money,
    }),
    v.object({
      kind: v.literal('AREA_STEPS'),
      first_sqm: SquareMetres,
      first: money,
      each_sqm: SquareMetres,
      each: money,
      at_most: money,
    }),
    v.object({ kind: v.literal('BY_LINE_CLASS'), of: v.picklist(['environment', 'garbage']), amounts: byLevel(money) }),
    v.object({ kind: v.literal('BY_PERMIT_GROUP'), groups: v.array(permitGroupOf(money)), cooperative_at_most: money }),
    v.object({ kind: v.literal('BY_SCALE'), amounts: byScale(money) }),
    v.object({ kind: v.literal('PERCENT_OF_FEES'), rate, at_least: money }),
  ]);

export const FEE_CONDITIONS = [
  'always',
  'agricultural_line',
  'liquor_or_tobacco',
  'retirement_filed_late',
  'cheque_returned',
] as const;

const feeOf = <Money extends Written, Share extends Written>(figures: Figures<Money, Share>) =>
  v.object({
    code: Words,
    name: Named,
    kind: BillLineKind,
    agency: Agency,
    account_code: Words,
    ordinance_section: Words,
    /** Off rows are printed in the code but not in force. */
    in_force: v.boolean('yes_no.format'),
    /** Empty: charged on request only, never by an assessment. */
    applies_to: v.array(AssessedType),
    prorated_for_new: v.boolean('yes_no.format'),
    late_charges: v.boolean('yes_no.format'),
    when: v.picklist(FEE_CONDITIONS),
    rule: feeRuleOf(figures),
  });

const exemptionOf = <Money extends Written>(money: Money) =>
  v.object({
    code: v.picklist(['X-MARGINAL', 'X-BOI', 'X-PETROL', 'X-CARRIER', 'X-COOP', 'X-GOV', 'X-BMBE']),
    name: Named,
    ordinance_section: Words,
    in_force: v.boolean('yes_no.format'),
    /** Reserves up to which a cooperative's business with non-members stays exempt too. */
    reserves_at_most: v.optional(money),
  });

export const Amnesty = v.object({
  from: Day,
  to: Day,
  waives_surcharge: v.boolean('yes_no.format'),
  waives_interest: v.boolean('yes_no.format'),
  ordinance_no: Words,
});
export const Extension = v.object({ due: Day, until: Day, resolution_no: Words });
export type Extension = v.InferOutput<typeof Extension>;

const lateOf = <Share extends Written>(rate: Share) =>
  v.object({
    surcharge: rate,
    interest_per_month: rate,
    months_at_most: Whole,
    ordinance_section: Words,
    tax_account_code: Words,
    fee_account_code: Words,
    amnesties: v.pipe(v.array(Amnesty), v.maxLength(40, 'list.too_long')),
  });

/** Month and day, `01-20`; 29 February is no day of every year. */
const MonthDay = v.pipe(
  v.string('day.required'),
  v.regex(/^\d{2}-\d{2}$/, 'month_day.format'),
  v.check((day) => isDay(`2026-${day}`), 'month_day.format'),
);

export const DuePolicy = v.object({
  ordinance_section: Words,
  /** Month and day of each quarter's due date, `01-20`. */
  quarter_days: v.tuple([MonthDay, MonthDay, MonthDay, MonthDay]),
  quarters_of: v.object({
    ANNUAL: v.array(Quarter),
    SEMI_ANNUAL: v.array(Quarter),
    QUARTERLY: v.array(Quarter),
  } satisfies Record<PaymentMode, unknown>),
  extensions: v.pipe(v.array(Extension), v.maxLength(40, 'list.too_long')),
});
export type DuePolicy = v.InferOutput<typeof DuePolicy>;

const presumptiveOf = <Money extends Written>(money: Money) =>
  v.object({ key: Words, name: Named, at_least: money, with_liquor_or_tobacco: v.optional(money) });
const scaleStepOf = <Money extends Written>(money: Money) =>
  v.object({ scale: v.picklist(SCALES), assets_at_most: v.nullable(money), workers_at_least: v.nullable(Whole) });

const businessTaxOf = <Money extends Written, Share extends Written>(figures: Figures<Money, Share>) =>
  v.object({
    rows: v.array(taxRowOf(figures)),
    new_business: v.object({ rate: figures.rate, ordinance_section: Words }),
    barangay_tax: v.object({ name: Named, rate: figures.rate, account_code: Words, ordinance_section: Words }),
    deficiency: v.object({ name: Named, account_code: Words, ordinance_section: Words }),
  });

const sectionsOf = <Money extends Written, Share extends Written>(figures: Figures<Money, Share>) => ({
  scale: v.object({ ordinance_section: Words, steps: v.array(scaleStepOf(figures.money)) }),
  business_tax: businessTaxOf(figures),
  fees: v.array(feeOf(figures)),
  exemptions: v.array(exemptionOf(figures.money)),
  late: lateOf(figures.rate),
  due: DuePolicy,
  retirement: v.object({ filing_days: Whole, ordinance_section: Words }),
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

/** One version of the revenue code, whole: every number that a bill rests on. Kept for ever; a bill names its version. */
export const Ordinance = v.object({ ...OrdinanceHeading.entries, ...sectionsOf({ money: Pesos, rate: Percent }) });
export type Ordinance = v.InferOutput<typeof Ordinance>;

const MOST = 10_000_000_000_000 as Centavos;
const TYPED_MONEY = /^\d{1,40}(?:\.\d{1,2})?$/;

/** Money as an ordinance is edited: pesos without sign or commas; kept with two decimals. */
const TypedMoney = v.pipe(
  v.string('money.required'),
  v.trim(),
  v.minLength(1, 'money.required'),
  v.regex(TYPED_MONEY, 'tariff.format'),
  v.check((typed) => (centavosFromText(typed) ?? MOST + 1) <= MOST, 'money.too_much'),
  v.transform((typed) => pesosText(centavosFromText(typed) ?? MOST)),
);

/** A rate as an ordinance is edited, in per cent up to the whole; kept without idle zeros. */
const TypedPercent = v.pipe(
  v.string('rate.format'),
  v.trim(),
  v.regex(PERCENT, 'rate.format'),
  v.check((typed) => millionthsOf(typed) <= 1_000_000, 'rate.too_much'),
  v.transform((typed) => (typed.includes('.') ? typed.replace(/\.?0+$/, '') : typed).replace(/^0+(?=\d)/, '')),
);

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
export type Presumptive = Ordinance['presumptive'][number];
export type ScaleStep = Ordinance['scale']['steps'][number];
