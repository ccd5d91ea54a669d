// Schemas of a tax assessment: the case with the declared figures that goes in, and the computed bill that comes out.

import * as v from 'valibot';

import { ExactRate } from './charge-computation.ts';
import { defineMaxLines } from '../licensing/business-form.ts';
import {
  Agency,
  AssessedType,
  BillLineKind,
  defineLineCode,
  MeasuredValues,
  TaxCategory,
  type Unit,
} from './ordinance/vocabulary.ts';
import { Basis, SentenceParams } from './basis.contract.ts';
import { InstallmentState, OrgType, PaymentMode } from '../shared/states.ts';
import { Amount, BarangayCode, type Centavos, Count, Day, Pesos } from '../shared/primitives.ts';

const MAX_CASE_AMOUNT = 10_000_000_000_000 as Centavos; // at most a hundred billion pesos, so that sums stay exact

/** Tax years for which a bill can be computed: from the first of the Local Government Code (RA 7160) on (rule 38). */
export const TAX_YEARS = { first: 1992, last: 2100 } as const;

/** An amount that a program sends: as it is written, without blanks around it (rule 38). */
const WrittenAmount = v.pipe(
  v.string('money.required'),
  v.minLength(1, 'money.required'),
  v.check((text) => text === text.trim(), 'money.blanks'),
  Amount,
  v.maxValue(MAX_CASE_AMOUNT, 'money.too_much'),
);

interface Refusals {
  /** Message key of a value that is no object, or of a field of the wrong type. */
  readonly format?: string;
  readonly unknown?: string;
}

/** An object of a case: no list, every field known (rule 38). A field that is absent is `case.missing`. */
function defineStrictObject<const Entries extends v.ObjectEntries>(entries: Entries, refusals: Refusals = {}) {
  const { format = 'case.format', unknown = 'case.unknown_field' } = refusals;
  const isPlain = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
  const toMessage = ({ expected, received }: v.StrictObjectIssue): string => {
    if (expected === 'never') return unknown;
    return received === 'undefined' ? 'case.missing' : format;
  };
  return v.pipe(v.custom<Readonly<Record<string, unknown>>>(isPlain, format), v.strictObject(entries, toMessage));
}

const AREA = /^\d{1,7}(?:\.\d{1,2})?$/;
/** Square meters with two decimals, as a number or as text; read as hundredths of a square meter. */
export const Area = v.pipe(
  v.union([v.number(), v.string()], 'business_area_sqm.required'),
  v.transform(String),
  v.regex(AREA, 'business_area_sqm.format'),
  v.transform((text) => {
    const [whole = '', fraction = ''] = text.split('.');
    return Number(whole + fraction.padEnd(2, '0'));
  }),
  v.minValue(1, 'business_area_sqm.positive'),
);

const unit = v.optional(Count);
const Units = defineStrictObject(
  {
    fuel_nozzle: unit,
    peddler: unit,
    scale_30: unit,
    scale_300: unit,
    scale_over_300: unit,
    vehicle: unit,
    motorcycle: unit,
  } satisfies Record<Unit, unknown>,
  { format: 'units.format', unknown: 'units.unknown' },
);

export const AssessCaseLine = defineStrictObject({
  line: defineLineCode('lines.unknown'),
  category: v.optional(TaxCategory),
  capitalization: v.optional(WrittenAmount),
  gross_essential: v.optional(WrittenAmount),
  gross_non_essential: v.optional(WrittenAmount),
  gross_current_year: v.optional(WrittenAmount),
  gross_current_year_essential: v.optional(WrittenAmount),
  units: v.optional(Units),
  /** Measures of the line that the revenue code defines itself. */
  measures: v.optional(MeasuredValues),
});
export type AssessCaseLine = v.InferOutput<typeof AssessCaseLine>;

/** Exemptions that are claimed by a revenue code of the former shape; a tariff lists its own reliefs. */
export const CLAIMED_EXEMPTION_CODES = ['X-MARGINAL', 'X-BOI', 'X-COOP', 'X-GOV', 'X-BMBE'] as const;

const defineExemptionClaim = <Money extends v.GenericSchema<string, Centavos>>(money: Money) => ({
  /** Of the revenue code of the year; whether that code has it is checked with the case. */
  code: defineLineCode('exemptions.unknown'),
  line: v.optional(v.string('lines.unknown')),
  reserves: v.optional(money),
  gross_members: v.optional(money),
  gross_non_members: v.optional(money),
  /** Figures that a relief of a tariff asks, by their code. */
  figures: v.optional(v.record(v.pipe(v.string(), v.maxLength(40, 'exemptions.unknown')), money)),
});

/** Exemption as a person claims it; in a case it is parsed strictly. */
export const ClaimedExemption = v.object(
  defineExemptionClaim(v.pipe(Amount, v.maxValue(MAX_CASE_AMOUNT, 'money.too_much'))),
);
export type ClaimedExemption = v.InferOutput<typeof ClaimedExemption>;

const Paid = defineStrictObject({
  due: Day,
  amount: v.pipe(WrittenAmount, v.minValue(1 as Centavos, 'paid.nothing')),
  paid_on: Day,
});

const TaxYear = v.pipe(
  v.number('tax_year.required'),
  v.integer('tax_year.format'),
  v.minValue(TAX_YEARS.first, 'tax_year.range'),
  v.maxValue(TAX_YEARS.last, 'tax_year.range'),
);

/** A fee for which an office found another amount than the ordinance computes (decision 0119). */
const MeasuredFee = defineStrictObject({
  code: v.string('case.format'),
  amount: WrittenAmount,
  office: v.string('case.format'),
  reason: v.string('case.format'),
});
export type MeasuredFee = v.InferOutput<typeof MeasuredFee>;

/**
 * A business whose year is to be assessed: what `npm run assess` reads and what the server makes of an application.
 * Read strictly: no unknown field, no list for an object, no blanks around an amount (rule 38 of domain reference 4.7).
 */
export const AssessCase = defineStrictObject({
  tax_year: TaxYear,
  application_type: AssessedType,
  org_type: OrgType,
  payment_mode: PaymentMode,
  as_of: Day,
  /** The day on which the application was filed; absent: not filed before the day of the case. */
  filed_on: v.optional(Day),
  date_started: v.optional(Day),
  closure_date: v.optional(Day),
  total_assets: WrittenAmount,
  business_area_sqm: Area,
  employees: defineStrictObject({ male: Count, female: Count }, { format: 'employees.required' }),
  brgycode: BarangayCode,
  lines: v.pipe(v.array(AssessCaseLine, 'lines.required'), v.minLength(1, 'lines.required'), defineMaxLines()),
  sells_liquor: v.optional(v.boolean('yes_no.format'), false),
  sells_tobacco: v.optional(v.boolean('yes_no.format'), false),
  zero_gross_affidavit: v.optional(v.boolean('yes_no.format'), false),
  exemptions: v.optional(
    v.pipe(v.array(defineStrictObject(defineExemptionClaim(WrittenAmount))), v.maxLength(20, 'exemptions.too_many')),
    [],
  ),
  /** Measures of the business that the revenue code defines itself. */
  measures: v.optional(MeasuredValues),
  found_fees: v.optional(v.pipe(v.array(MeasuredFee), v.maxLength(40, 'list.too_long'))),
  paid: v.optional(v.pipe(v.array(Paid), v.maxLength(200, 'paid.too_many')), []),
});
export type AssessCase = v.InferOutput<typeof AssessCase>;

/** Shares of what is unpaid that are taken off after the first day of a discount, each until its own day. */
export const LaterDiscounts = v.array(v.object({ until: Day, share: ExactRate }));
export type LaterDiscounts = v.InferOutput<typeof LaterDiscounts>;

export const InstallmentShare = v.object({
  no: v.number(),
  amount: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  months_late: v.number(),
  /** Its own due day, where the late policy of the charge counts working days otherwise. */
  due: v.optional(Day),
  /** False in the first installment of a new business, which is due with its bill; absent: as its line. */
  bears_penalty: v.optional(v.boolean()),
  /** Taken off where it is paid by a day. */
  early: v.optional(v.object({ until: Day, discount: Pesos, later: v.optional(LaterDiscounts) })),
});
export type InstallmentShare = v.InferOutput<typeof InstallmentShare>;

export const AssessedLine = v.object({
  code: v.string(),
  name: v.string(),
  name_fil: v.string(),
  kind: BillLineKind,
  agency: Agency,
  account_code: v.string(),
  basis: Basis,
  ordinance_section: v.string(),
  amount: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  total: Pesos,
  /** Whether paying late adds surcharge and interest. */
  late_charges: v.boolean(),
  /** Late policy that a tariff names for the charge. */
  late_code: v.optional(v.string()),
  split: v.array(InstallmentShare),
});
export type AssessedLine = v.InferOutput<typeof AssessedLine>;

export const AssessedInstallment = v.object({
  no: v.number(),
  due: Day,
  nominal_due: Day,
  amount: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  total: Pesos,
  status: InstallmentState,
});
export type AssessedInstallment = v.InferOutput<typeof AssessedInstallment>;

export const AssessedTotals = v.object({
  business_tax: Pesos,
  fees: Pesos,
  fire: Pesos,
  barangay: Pesos,
  surcharge: Pesos,
  interest: Pesos,
  total: Pesos,
});
export type AssessedTotals = v.InferOutput<typeof AssessedTotals>;

export const AssessWarning = v.object({
  message_key: v.string(),
  params: SentenceParams,
  line: v.nullable(v.string()),
});
export type AssessWarning = v.InferOutput<typeof AssessWarning>;

/** A computed year: every line with its reason, the installments, and what is to be paid now. */
export const AssessResult = v.object({
  tax_year: v.number(),
  ordinance_version: v.string(),
  scale: v.string(),
  lines: v.array(AssessedLine),
  totals: AssessedTotals,
  installments: v.array(AssessedInstallment),
  due_now: Pesos,
  warnings: v.array(AssessWarning),
});
export type AssessResult = v.InferOutput<typeof AssessResult>;
/** The same with money as decimal strings. */
export type AssessResultOnWire = v.InferInput<typeof AssessResult>;
