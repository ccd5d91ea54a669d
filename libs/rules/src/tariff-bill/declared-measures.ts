// Lists the measures that an owner declares with an application because no field of the form holds them.

import { type Barangay, ORG_TYPES, UNITS } from '@ebpls/contracts';
import type { TariffMeasure, TariffType } from '@ebpls/contracts/tariff';

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
function isOnForm({ code, kind, of, values = [] }: TariffMeasure, { barangays }: BusinessProfile): boolean {
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
