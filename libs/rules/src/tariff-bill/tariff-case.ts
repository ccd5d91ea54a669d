// Reads a declared case as a tariff's: fields of the form become the measures of their code, the others are declared.

import { type AssessCase, type AssessCaseLine, type Centavos, formatPesosText, UNITS } from '@ebpls/contracts';
import { TariffCase, type TariffCaseText, type TariffMeasure, type TariffType } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import type { OpenTariff } from '../tariff/open-tariff.ts';
import { TariffRefused } from '../tariff/tariff-refused.ts';
import { countDays } from '../time/calendar.ts';

type MeasureValues = Readonly<Record<string, string | boolean>>;
type FormValues = Readonly<Record<string, string | boolean | undefined>>;

const toMoney = (amount: Centavos | undefined): string | undefined =>
  amount === undefined ? undefined : formatPesosText(amount);
const toCount = (count: number | undefined): string | undefined => (count === undefined ? undefined : String(count));

/** A line of a renewal that declares capital and no gross was added with it. */
function isAddedLine({ capitalization, gross_essential, gross_non_essential }: AssessCaseLine): boolean {
  return capitalization !== undefined && gross_essential === undefined && gross_non_essential === undefined;
}

function listLineValues(entry: AssessCaseLine, type: TariffType): FormValues {
  return {
    gross: toMoney(entry.gross_non_essential),
    gross_essential: toMoney(entry.gross_essential),
    capital: toMoney(entry.capitalization),
    ...(type === 'RENEWAL' && isAddedLine(entry) ? { line_added: true } : {}),
    ...Object.fromEntries(UNITS.map((unit) => [unit, toCount(entry.units?.[unit])])),
  };
}

function listBusinessValues(input: AssessCase): FormValues {
  const { male, female } = input.employees;
  const countUnit = (unit: (typeof UNITS)[number]): number =>
    input.lines.reduce((sum, { units }) => sum + (units?.[unit] ?? 0), 0);
  const { closure_date, as_of } = input;
  return {
    assets: toMoney(input.total_assets),
    floor_area: toMoney(input.business_area_sqm as Centavos), // hundredths of a square metre, written like centavos
    employees: String(male + female),
    male_employees: String(male),
    female_employees: String(female),
    organisation: input.org_type,
    barangay: input.brgycode,
    liquor_or_tobacco: input.sells_liquor || input.sells_tobacco,
    ...(closure_date === undefined ? {} : { days_since_closure: String(Math.max(0, countDays(closure_date, as_of))) }),
    ...Object.fromEntries(UNITS.map((unit) => [unit, String(countUnit(unit))])),
  };
}

function fits(open: OpenTariff, { code, kind }: TariffMeasure, value: string | boolean): boolean {
  if (typeof value === 'boolean' || kind === 'YES_NO') return typeof value === 'boolean' && kind === 'YES_NO';
  return kind !== 'CHOICE' || (open.choices.get(code)?.has(value) ?? false);
}

/** What the form says of the measures of this tariff; a code that it measures otherwise is declared like its own. */
function readForm(open: OpenTariff, values: FormValues, of: TariffMeasure['of']): MeasureValues {
  const entries = Object.entries(values).flatMap(([code, value]) => {
    const measure = open.measures.get(code);
    const isRead = value !== undefined && measure?.of === of && fits(open, measure, value);
    return isRead ? [[code, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The form and the declaration together. Refused: a measure that the form has a field for. */
function joinValues(form: MeasureValues, declared: MeasureValues | undefined, place: string): MeasureValues {
  const twice = Object.keys(declared ?? {}).find((code) => code in form);
  if (twice !== undefined)
    throw new TariffRefused(`${place}.${twice}`, 'tariff_case.measure_unknown', { measure: twice });
  return { ...declared, ...form };
}

function listReliefs({ exemptions }: AssessCase, open: OpenTariff): TariffCaseText['reliefs'] {
  return exemptions
    .filter(({ code }) => open.reliefs.has(code))
    .map(({ code, line, ...figures }) => ({
      code,
      ...(line === undefined ? {} : { line }),
      figures: Object.fromEntries(
        Object.entries(figures).flatMap(([name, amount]) =>
          amount === undefined ? [] : [[name, formatPesosText(amount)]],
        ),
      ),
    }));
}

/** The case of a tariff. Refused: `TariffRefused` at a measure that is declared beside its field of the form. */
export function toTariffCase(open: OpenTariff, input: AssessCase, type: TariffType): TariffCase {
  const text: TariffCaseText = {
    tax_year: input.tax_year,
    type,
    payment_mode: input.payment_mode,
    as_of: input.as_of,
    ...(input.date_started === undefined ? {} : { date_started: input.date_started }),
    measures: joinValues(readForm(open, listBusinessValues(input), 'BUSINESS'), input.measures, 'measures'),
    lines: input.lines.map((entry, index) => ({
      line: entry.line,
      measures: joinValues(
        readForm(open, listLineValues(entry, type), 'LINE'),
        entry.measures,
        `lines.${index}.measures`,
      ),
    })),
    reliefs: listReliefs(input, open),
  };
  return v.parse(TariffCase, text);
}
