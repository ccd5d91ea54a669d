// Lists the fields of the form that a tariff reads, and the measures that an owner declares beside the form.

import { type Barangay, type EstimateField, ORG_TYPES, UNITS } from '@ebpls/contracts';
import type { TariffMeasure, TariffType } from '@ebpls/contracts/tariff';

import type { EstimatedType } from '../fees/estimate-fields.ts';
import { isByBarangay } from '../tariff/barangay-groups.ts';
import { listMeasures } from '../tariff/list-measures.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';

/** Codes of measures that fields of the form hold, by what they are declared for. */
const FORM_NUMBERS: Readonly<Record<TariffMeasure['of'], ReadonlySet<string>>> = {
  LINE: new Set(['gross', 'gross_essential', 'gross_closing', 'gross_closing_essential', 'capital', ...UNITS]),
  BUSINESS: new Set([
    'assets',
    'floor_area',
    'employees',
    'male_employees',
    'female_employees',
    'days_since_closure',
    'year_of_operation',
    ...UNITS,
  ]),
};
const FORM_ANSWERS: Readonly<Record<TariffMeasure['of'], ReadonlySet<string>>> = {
  LINE: new Set(['line_added']),
  BUSINESS: new Set(['liquor_or_tobacco']),
};

/** What of a business decides which measures it has. */
export interface BusinessProfile {
  /** Codes of its lines of business. */
  readonly lines: readonly string[];
  readonly type: TariffType;
  readonly barangays: readonly Pick<Barangay, 'brgycode'>[];
}

/** Whether a field of the form holds the measure, or the barangay of the business decides it. */
function isOnForm(
  { code, kind, of, values = [] }: TariffMeasure,
  { barangays }: Pick<BusinessProfile, 'barangays'>,
): boolean {
  if (kind === 'YES_NO') return FORM_ANSWERS[of].has(code);
  if (kind !== 'CHOICE') return FORM_NUMBERS[of].has(code);
  if (isByBarangay({ values })) return true;
  const form: readonly string[] = code === 'barangay' ? barangays.map(({ brgycode }) => brgycode) : ORG_TYPES;
  return (code === 'barangay' || code === 'organisation') && values.some((value) => form.includes(value.code));
}

/** A measure to declare, with its lines of business; without any for one of the whole business. */
export interface DeclaredMeasure {
  readonly measure: TariffMeasure;
  readonly lines: readonly string[];
}

/** The measures that a business declares beside the form for these lines of business, or that offices find of it. */
export function listDeclaredMeasures(
  open: OpenTariff,
  business: BusinessProfile,
  declared_by: TariffMeasure['declared_by'] = 'OWNER',
): DeclaredMeasure[] {
  const { lines, type } = business;
  const byLine = lines.map((line) => ({ line, codes: listMeasures(open, [line], type).map(({ code }) => code) }));
  return listMeasures(open, lines, type)
    .filter((measure) => measure.declared_by === declared_by && !isOnForm(measure, business))
    .map((measure) => ({
      measure,
      lines:
        measure.of === 'BUSINESS'
          ? []
          : byLine.filter(({ codes }) => codes.includes(measure.code)).map((each) => each.line),
    }));
}

/** Fields by the code of the measure that they hold. */
const FIELDS: Readonly<Record<string, EstimateField['field']>> = {
  assets: 'total_assets',
  vehicle: 'vehicles',
  motorcycle: 'motorcycles',
  liquor_or_tobacco: 'liquor_or_tobacco',
  capital: 'capitalization',
  gross: 'gross',
  gross_essential: 'gross_essential',
};

const findField = (measure: TariffMeasure): EstimateField['field'] | undefined =>
  isOnForm(measure, { barangays: [] }) ? FIELDS[measure.code] : undefined;

/** The fields that a bill by the tariff may depend on, each with the lines of business whose charges read it. */
export function listTariffFields(open: OpenTariff, type: EstimatedType): EstimateField[] {
  const { lines } = open.tariff;
  const fieldsByLine = lines.flatMap(({ code }) =>
    listMeasures(open, [code], type).flatMap((measure) => {
      const field = findField(measure);
      return field === undefined ? [] : [{ field, code }];
    }),
  );
  return [...Map.groupBy(fieldsByLine, ({ field }) => field)].map(([field, entries]) =>
    entries.length === lines.length ? { field } : { field, lines: entries.map(({ code }) => code) },
  );
}
