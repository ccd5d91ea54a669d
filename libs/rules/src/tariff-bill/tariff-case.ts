// Reads a declared case as a tariff's: fields of the form become the measures of their code, the others are declared.

import { type AssessCase, type AssessCaseLine, type Centavos, type Unit, UNITS } from '@ebpls/contracts';
import type { Hundredths, TariffCase, TariffMeasure, TariffType } from '@ebpls/contracts/tariff';

import { isComputedMeasure } from '../tariff/amounts/computed-measures.ts';
import { findBarangayValue, isByBarangay } from '../tariff/barangay-groups.ts';
import type { DeclaredCase, DeclaredValues, MeasuredValue } from '../tariff/open-case.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';
import { TariffRefused } from '../tariff/tariff-refused.ts';
import { type CalendarDay, countDays, getYear } from '../time/calendar.ts';

type FormValues = Readonly<Record<string, MeasuredValue | undefined>>;

/** Pesos are quantities of the tariff in centavos. */
const toMoney = (amount: Centavos | undefined): Hundredths | undefined => amount as number | undefined as Hundredths;
const toCount = (count: number | undefined): Hundredths | undefined =>
  count === undefined ? undefined : ((count * 100) as Hundredths);

/** A line of a renewal that declares capital and no gross was added with it. */
function isAddedLine({ capitalization, gross_essential, gross_non_essential }: AssessCaseLine): boolean {
  return capitalization !== undefined && gross_essential === undefined && gross_non_essential === undefined;
}

function listLineValues(entry: AssessCaseLine, type: TariffType): FormValues {
  return {
    gross: toMoney(entry.gross_non_essential),
    gross_essential: toMoney(entry.gross_essential),
    gross_closing: toMoney(entry.gross_current_year),
    gross_closing_essential: toMoney(entry.gross_current_year_essential),
    capital: toMoney(entry.capitalization),
    ...(type === 'RENEWAL' && isAddedLine(entry) ? { line_added: true } : {}),
    ...(entry.units === undefined ? {} : toUnitCounts(entry.units)),
  };
}

type UnitCounts = Readonly<Partial<Record<Unit, number | undefined>>>;

function toUnitCounts(units: UnitCounts): FormValues {
  const values: Record<string, Hundredths | undefined> = {};
  for (const unit of UNITS) values[unit] = toCount(units[unit]);
  return values;
}

/** Units that the tariff counts for the whole business: those of all its lines. */
function listBusinessUnits({ measures }: OpenTariff, { lines }: AssessCase): FormValues {
  const countedUnits = UNITS.filter((unit) => measures.get(unit)?.of === 'BUSINESS');
  return Object.fromEntries(
    countedUnits.map((unit) => [unit, toCount(lines.reduce((sum, { units }) => sum + (units?.[unit] ?? 0), 0))]),
  );
}

/** Values that follow from the barangay of the business. Refused: one that the tariff sorts nowhere. */
function listBarangayValues({ tariff }: OpenTariff, brgycode: string): FormValues {
  return Object.fromEntries(
    tariff.measures.filter(isByBarangay).map((measure) => {
      const value = findBarangayValue(measure, brgycode);
      if (value === undefined) throw new TariffRefused('brgycode', 'tariff_case.barangay', { measure: measure.name });
      return [measure.code, value];
    }),
  );
}

/** Which year of operation a tax year is: the first one is that in which the business began. */
const countYears = (date_started: CalendarDay, tax_year: number): number =>
  Math.max(1, tax_year - getYear(date_started) + 1);

function listBusinessValues(open: OpenTariff, input: AssessCase): FormValues {
  const { male, female } = input.employees;
  const { closure_date, as_of, date_started, tax_year } = input;
  return {
    assets: toMoney(input.total_assets),
    floor_area: toMoney(input.business_area_sqm as Centavos), // hundredths of a square metre
    employees: toCount(male + female),
    male_employees: toCount(male),
    female_employees: toCount(female),
    organisation: input.org_type,
    barangay: input.brgycode,
    liquor_or_tobacco: input.sells_liquor || input.sells_tobacco,
    ...(closure_date === undefined ? {} : { days_since_closure: toCount(Math.max(0, countDays(closure_date, as_of))) }),
    ...(date_started === undefined ? {} : { year_of_operation: toCount(countYears(date_started, tax_year)) }),
    ...listBusinessUnits(open, input),
    ...listBarangayValues(open, input.brgycode),
  };
}

function fits(open: OpenTariff, measure: TariffMeasure, value: MeasuredValue): boolean {
  const { code, kind } = measure;
  if (isComputedMeasure(measure)) return false;
  if (kind === 'YES_NO') return typeof value === 'boolean';
  if (kind !== 'CHOICE') return typeof value === 'number';
  return typeof value === 'string' && (open.choices.get(code)?.has(value) ?? false);
}

/** What the form says of the measures of this tariff; a code that it measures otherwise is declared like its own. */
function readForm(open: OpenTariff, values: FormValues, of: TariffMeasure['of']): DeclaredValues {
  const measuredValues: Record<string, MeasuredValue> = {};
  for (const [code, value] of Object.entries(values)) {
    const measure = value === undefined ? undefined : open.measures.get(code);
    if (value !== undefined && measure?.of === of && fits(open, measure, value)) measuredValues[code] = value;
  }
  return measuredValues;
}

/** The form and the declaration together. Refused: a measure that the form has a field for. */
function joinValues(form: DeclaredValues, declaredValues: DeclaredValues | undefined, place: string): DeclaredValues {
  if (declaredValues === undefined) return form;
  const repeatedCode = Object.keys(declaredValues).find((code) => code in form);
  if (repeatedCode !== undefined)
    throw new TariffRefused(`${place}.${repeatedCode}`, 'tariff_case.measure_unknown', { measure: repeatedCode });
  return { ...declaredValues, ...form };
}

/** What a claim declares by the code of its figure, in centavos; a cooperative's have fields of their own. */
export function listClaimFigures({
  code: _code,
  line: _line,
  figures,
  ...fields
}: AssessCase['exemptions'][number]): Readonly<Record<string, Centavos>> {
  return Object.fromEntries(
    Object.entries({ ...fields, ...figures }).flatMap(([name, amount]) =>
      amount === undefined ? [] : [[name, amount]],
    ),
  );
}

function listReliefs({ exemptions }: AssessCase, open: OpenTariff): TariffCase['reliefs'] {
  return exemptions
    .filter(({ code }) => open.reliefs.has(code))
    .map((claim) => ({
      code: claim.code,
      ...(claim.line === undefined ? {} : { line: claim.line }),
      figures: listClaimFigures(claim),
    }));
}

/** What offices found of the charges that they may find; what they found of others changes nothing. */
function listFoundCharges({ charges }: OpenTariff, { found_fees = [] }: AssessCase): TariffCase['found'] {
  return found_fees
    .filter(({ code }, index) => found_fees.findIndex((other) => other.code === code) === index)
    .filter(({ code }) => charges.some(({ charge }) => charge.code === code && charge.may_be_found === true))
    .map(({ code, ...found }) => ({ ...found, charge: code }));
}

/** The case of a tariff. Refused: `TariffRefused` at a measure that is declared beside its field of the form. */
export function toTariffCase(open: OpenTariff, input: AssessCase, type: TariffType): DeclaredCase {
  return {
    tax_year: input.tax_year,
    type,
    payment_mode: input.payment_mode,
    as_of: input.as_of,
    ...(input.filed_on === undefined ? {} : { filed_on: input.filed_on }),
    ...(input.date_started === undefined ? {} : { date_started: input.date_started }),
    measures: joinValues(readForm(open, listBusinessValues(open, input), 'BUSINESS'), input.measures, 'measures'),
    lines: input.lines.map((entry, index) => ({
      line: entry.line,
      measures: joinValues(
        readForm(open, listLineValues(entry, type), 'LINE'),
        entry.measures,
        `lines.${index}.measures`,
      ),
    })),
    paid_classes: {},
    is_back_year: false,
    is_presumed: false,
    reliefs: listReliefs(input, open),
    found: listFoundCharges(open, input),
  };
}
