// Adds a fee or a tax to a section of a draft of the revenue code, or removes a fee.

import { type FEE_CONDITIONS, type FeeRule, type Schedule, TAX_CATEGORIES, type TaxCategory } from '@ebpls/contracts';

import type { SectionTree } from './put-figure.ts';

export const NEW_RULES = [
  'FIXED',
  'BY_TYPE',
  'BY_AREA',
  'BY_SCALE',
  'PER_UNIT',
] as const satisfies readonly FeeRule['kind'][];
type NewRule = (typeof NEW_RULES)[number];
export const NEW_SCHEDULES = ['BRACKETS', 'FLAT', 'EXEMPT'] as const satisfies readonly Schedule['kind'][];
export type NewSchedule = (typeof NEW_SCHEDULES)[number];

/** Figures that are still to be written, in the shape of each rule. */
const NEW_ROW_RULES: Readonly<Record<NewRule, SectionTree>> = {
  FIXED: { kind: 'FIXED', amount: '' },
  BY_TYPE: { kind: 'BY_TYPE', amounts: { NEW: '', RENEWAL: '', AMENDMENT: '', RETIREMENT: '' } },
  BY_AREA: { kind: 'BY_AREA', steps: [{ below: '', amount: '' }], above: '' },
  BY_SCALE: { kind: 'BY_SCALE', amounts: { micro: '', cottage: '', small: '', medium: '', large: '' } },
  PER_UNIT: { kind: 'PER_UNIT', of: [{ unit: 'employee', amount: '' }] },
};
const SCHEDULES: Readonly<Record<NewSchedule, SectionTree>> = {
  BRACKETS: { kind: 'BRACKETS', brackets: [{ below: '', tax: '' }], above: { rate: '' } },
  FLAT: { kind: 'FLAT', rate: '' },
  EXEMPT: { kind: 'EXEMPT' },
};

/** The condition and the computation rule of a fee; its texts and amounts are entered in its own fields. */
export interface NewFee {
  readonly code: string;
  readonly rule: NewRule;
  readonly when: (typeof FEE_CONDITIONS)[number];
  readonly applies_to: readonly string[];
}

const rowsIn = (values: unknown): readonly SectionTree[] =>
  Array.isArray(values) ? (values as readonly SectionTree[]) : [];
const taxRows = (values: unknown): readonly SectionTree[] => rowsIn((values as SectionTree | undefined)?.['rows']);

/** The codes of the fees of a section. */
export function listCodes(values: unknown): string[] {
  return rowsIn(values).map(({ code }) => String(code));
}

/** Position of a new fee: before the fire fee, which is a share of all fees before it. */
export function placeOfFee(values: unknown): number {
  const rows = rowsIn(values);
  const fire = rows.findIndex(({ rule }) => (rule as SectionTree | undefined)?.['kind'] === 'PERCENT_OF_FEES');
  return fire === -1 ? rows.length : fire;
}

/** The section with one fee more, of the municipality, in force, and without words and amounts. */
export function withFee(values: unknown, { code, rule, when, applies_to }: NewFee): unknown {
  const row = {
    code,
    name: { en: '', fil: '' },
    kind: 'FEE',
    agency: 'MUNICIPAL',
    account_code: '',
    ordinance_section: '',
    in_force: true,
    applies_to: [...applies_to],
    prorated_for_new: false,
    late_charges: true,
    when,
    rule: NEW_ROW_RULES[rule],
  };
  return rowsIn(values).toSpliced(placeOfFee(values), 0, row);
}

export function withoutFee(values: unknown, code: string): unknown {
  return rowsIn(values).filter((row) => row['code'] !== code);
}

/** The categories of the law that this code has no row for. */
export function listUnusedCategories(values: unknown): TaxCategory[] {
  const usedCategories = new Set(taxRows(values).map(({ category }) => category));
  return TAX_CATEGORIES.filter((category) => !usedCategories.has(category));
}

/** The section with one tax more, without words and figures. */
export function withTax(values: unknown, category: TaxCategory, schedule: NewSchedule): unknown {
  const row = {
    category,
    name: { en: '', fil: '' },
    ordinance_section: '',
    account_code: '',
    schedule: SCHEDULES[schedule],
  };
  return { ...(values as SectionTree), rows: [...taxRows(values), row] };
}

export function placeOfTax(values: unknown): number {
  return taxRows(values).length;
}
