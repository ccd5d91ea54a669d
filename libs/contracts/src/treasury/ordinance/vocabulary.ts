// Values that the revenue code and the assessment share: tax categories, permit fee groups, units, agencies, kinds of
// lines.

import * as v from 'valibot';

/** A text in English and Filipino. */
export const Bilingual = v.object({ en: v.string(), fil: v.string() });
export type Bilingual = v.InferOutput<typeof Bilingual>;

/**
 * Tax categories of section 143 of the Local Government Code; the last two are outside the municipality's taxing power
 * (section 133).
 */
export const TAX_CATEGORIES = ['a', 'b', 'd', 'e', 'f', 'g', 'h1', 'h2', 'X-PETROL', 'X-CARRIER'] as const;
export const TaxCategory = v.picklist(TAX_CATEGORIES, 'lines.category_unknown');
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

const LINE_CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/()-]{0,39}$/u;

/** Code of a line of business, as the municipality's own list writes it. */
export const defineLineCode = <Key extends string>(key: Key) =>
  v.pipe(
    v.string(key),
    v.check((text) => LINE_CODE.test(text), key),
  );

/**
 * What a person declares or an office finds, by the code of the measure; a number is a text, so that no decimal is
 * lost, and an empty text is no answer.
 */
export const MeasuredValues = v.pipe(
  v.record(
    v.pipe(v.string('measures.unknown'), v.maxLength(40, 'measures.unknown')),
    v.union([v.pipe(v.string(), v.maxLength(400)), v.boolean()], 'measures.format'),
  ),
  v.check((values) => Object.keys(values).length <= 200, 'list.too_long'),
  v.transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))),
);
export type MeasuredValues = v.InferOutput<typeof MeasuredValues>;

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

/** Kinds of a bill's lines; payments fill them in this order (rule 20 of domain reference 4.7). */
export const BILL_LINE_KINDS = ['TAX', 'FEE', 'FIRE', 'BARANGAY_FEE', 'BARANGAY_TAX'] as const;
export const BillLineKind = v.picklist(BILL_LINE_KINDS);
export type BillLineKind = (typeof BILL_LINE_KINDS)[number];

export const ASSESSED_TYPES = ['NEW', 'RENEWAL', 'RETIREMENT'] as const;
export const AssessedType = v.picklist(ASSESSED_TYPES, 'application_type.required');
export type AssessedType = (typeof ASSESSED_TYPES)[number];

/** Applications for which a fee is charged; an amendment has a list of its own in each row. */
export const CHARGED_TYPES = [...ASSESSED_TYPES, 'SPECIAL'] as const;
export const ChargedType = v.picklist(CHARGED_TYPES, 'application_type.required');
export type ChargedType = (typeof CHARGED_TYPES)[number];
