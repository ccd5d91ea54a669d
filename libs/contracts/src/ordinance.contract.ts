import * as v from 'valibot';

import { Day, Pesos } from './words.ts';
import { type PaymentMode, SCALES } from './states.ts';

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

export const UNITS = ['fuel_nozzle', 'peddler', 'scale_30', 'scale_300', 'scale_over_300', 'vehicle', 'motorcycle'] as const;
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

const Levels = v.object({ L: Pesos, M: Pesos, H: Pesos });
const ByScale = v.object({ micro: Pesos, cottage: Pesos, small: Pesos, medium: Pesos, large: Pesos });
export type ByScale = v.InferOutput<typeof ByScale>;

/** How a tax is read from a gross. Lower bounds are inclusive, upper bounds exclusive. */
export const Schedule = v.variant('kind', [
  v.object({ kind: v.literal('BRACKETS'), brackets: v.array(v.object({ below: Pesos, tax: Pesos })), above: v.object({ rate: Percent, at_least: v.optional(Pesos) }) }),
  v.object({ kind: v.literal('MARGINAL'), nothing_up_to: Pesos, first: Pesos, first_rate: Percent, rest_rate: Percent }),
  v.object({ kind: v.literal('FLAT'), rate: Percent }),
  v.object({ kind: v.literal('PER_UNIT'), unit: Unit, amount: Pesos }),
  v.object({ kind: v.literal('EXEMPT') }),
]);
export type Schedule = v.InferOutput<typeof Schedule>;

export const TaxRow = v.object({
  category: TaxCategory,
  name: Bilingual,
  ordinance_section: v.string(),
  account_code: v.string(),
  /** Present where essential commodities pay a part of the schedule only. */
  essential: v.optional(v.object({ share: Percent, ordinance_section: v.string(), account_code: v.string() })),
  schedule: Schedule,
});
export type TaxRow = v.InferOutput<typeof TaxRow>;

const PermitGroupRule = v.object({ group: PermitGroup, amounts: ByScale, per_unit: v.optional(v.object({ unit: Unit, amount: Pesos })), replaces: v.optional(PermitGroup) });
const PerUnit = v.object({ unit: v.picklist([...UNITS, 'employee', 'page']), amount: Pesos });

/** How a fee is computed; the kinds are those in use, a new kind is a change of code with its test. */
export const FeeRule = v.variant('kind', [
  v.object({ kind: v.literal('FIXED'), amount: Pesos }),
  v.object({ kind: v.literal('BY_TYPE'), amounts: v.object({ NEW: Pesos, RENEWAL: Pesos, AMENDMENT: Pesos, RETIREMENT: Pesos }) }),
  v.object({ kind: v.literal('PER_UNIT'), of: v.array(PerUnit) }),
  v.object({ kind: v.literal('BY_AREA'), steps: v.array(v.object({ below: v.number(), amount: Pesos })), above: Pesos }),
  v.object({ kind: v.literal('AREA_STEPS'), first_sqm: v.number(), first: Pesos, each_sqm: v.number(), each: Pesos, at_most: Pesos }),
  v.object({ kind: v.literal('BY_LINE_CLASS'), of: v.picklist(['environment', 'garbage']), amounts: Levels }),
  v.object({ kind: v.literal('BY_PERMIT_GROUP'), groups: v.array(PermitGroupRule), cooperative_at_most: Pesos }),
  v.object({ kind: v.literal('BY_SCALE'), amounts: ByScale }),
  v.object({ kind: v.literal('PERCENT_OF_FEES'), rate: Percent, at_least: Pesos }),
]);
export type FeeRule = v.InferOutput<typeof FeeRule>;

export const FEE_CONDITIONS = ['always', 'agricultural_line', 'liquor_or_tobacco', 'retirement_filed_late'] as const;

export const Fee = v.object({
  code: v.string(),
  name: Bilingual,
  kind: BillLineKind,
  agency: Agency,
  account_code: v.string(),
  ordinance_section: v.string(),
  /** Off rows are printed in the code but not in force. */
  in_force: v.boolean(),
  /** Empty: charged on request only, never by an assessment. */
  applies_to: v.array(AssessedType),
  prorated_for_new: v.boolean(),
  late_charges: v.boolean(),
  when: v.picklist(FEE_CONDITIONS),
  rule: FeeRule,
});
export type Fee = v.InferOutput<typeof Fee>;

export const Exemption = v.object({
  code: v.picklist(['X-MARGINAL', 'X-BOI', 'X-PETROL', 'X-CARRIER', 'X-COOP', 'X-GOV', 'X-BMBE']),
  name: Bilingual,
  ordinance_section: v.string(),
  in_force: v.boolean(),
  /** Reserves up to which a cooperative's business with non-members stays exempt too. */
  reserves_at_most: v.optional(Pesos),
});
export type Exemption = v.InferOutput<typeof Exemption>;
export type ExemptionCode = Exemption['code'];

export const Amnesty = v.object({ from: Day, to: Day, waives_surcharge: v.boolean(), waives_interest: v.boolean(), ordinance_no: v.string() });
export const Extension = v.object({ due: Day, until: Day, resolution_no: v.string() });
export type Extension = v.InferOutput<typeof Extension>;

export const LatePolicy = v.object({
  surcharge: Percent,
  interest_per_month: Percent,
  months_at_most: v.number(),
  ordinance_section: v.string(),
  tax_account_code: v.string(),
  fee_account_code: v.string(),
  amnesties: v.array(Amnesty),
});
export type LatePolicy = v.InferOutput<typeof LatePolicy>;

export const DuePolicy = v.object({
  ordinance_section: v.string(),
  /** Month and day of each quarter's due date, `01-20`. */
  quarter_days: v.tuple([v.string(), v.string(), v.string(), v.string()]),
  quarters_of: v.object({ ANNUAL: v.array(v.number()), SEMI_ANNUAL: v.array(v.number()), QUARTERLY: v.array(v.number()) } satisfies Record<PaymentMode, unknown>),
  extensions: v.array(Extension),
});
export type DuePolicy = v.InferOutput<typeof DuePolicy>;

export const Presumptive = v.object({ key: v.string(), name: Bilingual, at_least: Pesos, with_liquor_or_tobacco: v.optional(Pesos) });
export type Presumptive = v.InferOutput<typeof Presumptive>;

export const ScaleStep = v.object({ scale: v.picklist(SCALES), assets_at_most: v.nullable(Pesos), workers_at_least: v.nullable(v.number()) });
export type ScaleStep = v.InferOutput<typeof ScaleStep>;

/** One version of the revenue code, whole: every number that a bill rests on. Kept for ever; a bill names its version. */
export const Ordinance = v.object({
  version: v.string(),
  title: Bilingual,
  effective_on: Day,
  scale: v.object({ ordinance_section: v.string(), steps: v.array(ScaleStep) }),
  business_tax: v.object({
    rows: v.array(TaxRow),
    new_business: v.object({ rate: Percent, ordinance_section: v.string() }),
    barangay_tax: v.object({ name: Bilingual, rate: Percent, account_code: v.string(), ordinance_section: v.string() }),
    deficiency: v.object({ name: Bilingual, account_code: v.string(), ordinance_section: v.string() }),
  }),
  fees: v.array(Fee),
  exemptions: v.array(Exemption),
  late: LatePolicy,
  due: DuePolicy,
  retirement: v.object({ filing_days: v.number(), ordinance_section: v.string() }),
  presumptive: v.array(Presumptive),
});
export type Ordinance = v.InferOutput<typeof Ordinance>;
