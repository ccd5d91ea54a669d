// Schemas of the lists that a tariff defines for itself: sources, classifications, measures, taxes, lines of business.

import * as v from 'valibot';

import { PrintedFigure, TariffCode } from './figures.ts';
import { BilingualName, OrdinanceWords } from '../ordinance/typed-texts.ts';

const rows = <Row extends v.GenericSchema>(row: Row, maxRows: number) =>
  v.pipe(v.array(row, 'tariff.list'), v.maxLength(maxRows, 'tariff.too_many'));

/** Measures that are added: gross of essential and of other goods, male and female employees. */
export const Quantity = v.pipe(v.array(TariffCode, 'tariff.list'), v.minLength(1, 'tariff.list_empty'));
export type Quantity = readonly string[];

/** Whether the printed bound of a step belongs to the next one (`but less than`) or to the step itself (`up to`). */
export const StepBound = v.picklist(['BELOW', 'UP_TO'], 'tariff.choice');

/** The document and section in which a row of the tariff is printed. */
export const TariffSource = v.strictObject({ code: TariffCode, title: OrdinanceWords });

const NamedValue = v.strictObject({ code: TariffCode, name: BilingualName });

/** Value of a classification that follows from measures, such as the size of an enterprise from its assets. */
const ValueByMeasure = v.strictObject({
  of: Quantity,
  bound: StepBound,
  steps: rows(v.strictObject({ to: PrintedFigure, value: TariffCode }), 20),
  above: TariffCode,
});

/**
 * A closed list of values by which the municipality sorts its lines of business, or the business itself when the value
 * follows from measures: then the value that is last in the list among those found holds.
 */
export const Classification = v.strictObject({
  code: TariffCode,
  name: BilingualName,
  values: v.pipe(rows(NamedValue, 400), v.minLength(1, 'tariff.list_empty')),
  found_from: v.optional(rows(ValueByMeasure, 5)),
});
export type Classification = v.InferOutput<typeof Classification>;

/** Ten digits of the Philippine Standard Geographic Code; a code that nobody chooses from a list has a message of its own. */
const PrintedBarangay = v.pipe(v.string('tariff.barangay'), v.regex(/^\d{10}$/, 'tariff.barangay'));

/** A value of a choice; where it names barangays, a business has it by where it is, and nobody declares it. */
const ChoiceValue = v.strictObject({
  ...NamedValue.entries,
  barangays: v.optional(rows(PrintedBarangay, 1_000)),
});

const MEASURE_KINDS = ['MONEY', 'COUNT', 'DECIMAL', 'YES_NO', 'CHOICE'] as const;

/** Without a dot, which separates the names in the place of a refusal: `lines.0.measures.rooms`. */
const MeasureCode = v.pipe(TariffCode, v.regex(/^[^.]+$/, 'tariff.measure_code'));

/** What is declared by the owner or found by an office, of the business or of each of its lines. */
export const TariffMeasure = v.strictObject({
  code: MeasureCode,
  name: BilingualName,
  unit: v.optional(BilingualName),
  kind: v.picklist(MEASURE_KINDS, 'tariff.choice'),
  /** The values of a choice; a text outside them is refused. */
  values: v.optional(rows(ChoiceValue, 1_000)),
  of: v.picklist(['BUSINESS', 'LINE'], 'tariff.choice'),
  declared_by: v.picklist(['OWNER', 'OFFICE'], 'tariff.choice'),
  verified_by: v.optional(TariffCode),
  when_absent: v.picklist(['REFUSE', 'NOTHING'], 'tariff.choice'),
  /** What money is, for LGC s.143 and 147: sales when absent, of which essential ones bear at most half (s.143 c). */
  money_of: v.optional(v.picklist(['SALES', 'ESSENTIAL_SALES', 'CAPITAL', 'OTHER'], 'tariff.choice')),
  /** It is asked only for lines of business that list it. */
  only_listed: v.boolean('tariff.yes_no'),
  /** It is a figure for each of several things, such as the horsepower of each machine; an amount is computed for each. */
  several: v.optional(v.boolean('tariff.yes_no')),
  /** Nobody declares it: some measures less others, of each line by itself, at least nothing. */
  difference: v.optional(v.strictObject({ of: Quantity, less: Quantity })),
  /** Nobody declares it: measures multiplied with each other and with a figure, such as the floor area of all storeys. */
  product: v.optional(
    v.strictObject({ of: v.pipe(Quantity, v.maxLength(3, 'tariff.too_many')), each: v.optional(PrintedFigure) }),
  ),
});
export type TariffMeasure = v.InferOutput<typeof TariffMeasure>;

/** A row of the tax table to which lines of business belong; its charges say what it costs. */
export const TaxCategoryRow = v.strictObject({
  code: TariffCode,
  name: BilingualName,
  section: OrdinanceWords,
  /**
   * Paragraph of LGC s.143 that limits it, or section 139 (professional tax) or 140 (amusement tax); none: outside these
   * ceilings.
   */
  paragraph: v.optional(v.picklist(['a', 'b', 'd', 'e', 'f', 'g', 'h', '139', '140'], 'tariff.choice')),
  /** Its lines deal in essential commodities alone, which bear at most half (LGC s.143 c). */
  essential: v.optional(v.boolean('tariff.yes_no')),
});
export type TaxCategoryRow = v.InferOutput<typeof TaxCategoryRow>;

/** A line of business of the municipality; each has one tax row, and one value of every classification. */
export const TariffLine = v.strictObject({
  code: TariffCode,
  name: BilingualName,
  psic: v.optional(v.pipe(v.string('tariff.psic'), v.regex(/^\d{2,5}$/, 'tariff.psic'))),
  synonyms: rows(OrdinanceWords, 40),
  tax: TariffCode,
  classes: v.record(TariffCode, TariffCode),
  marks: rows(TariffCode, 40),
  measures: rows(TariffCode, 60),
  papers: rows(v.strictObject({ code: TariffCode, name: BilingualName }), 40),
  offices: rows(TariffCode, 40),
  /** The lines of the version before from which it came; absent when it kept its code. */
  was: v.optional(rows(TariffCode, 40)),
});
export type TariffLine = v.InferOutput<typeof TariffLine>;
