// The figures that each application type declares (sales, area, employees), and the amounts for each line of business.

import type { ApplicationType, DeclaredField, DeclaredLineField } from '@ebpls/contracts';

interface FigureRow {
  /** Not for a new business, which has no former year. */
  readonly is_of_renewal?: true;
  /** Shown side by side with its neighbours, under the title of the workers. */
  readonly is_of_workers?: true;
}

/** Every field of the declaration, in the order of the form and of the summary. */
const DECLARED_FIELDS = {
  lines: {},
  // Chosen with the line that takes the place of another.
  replaced_lines: null,
  zero_gross_affidavit: { is_of_renewal: true },
  back_years: { is_of_renewal: true },
  total_assets: {},
  employees_female: { is_of_workers: true },
  employees_male: { is_of_workers: true },
  // Asked by the revenue code of the municipality, each by its own name.
  measures: {},
  // Offered by the revenue code of the municipality, each by its own name.
  exemptions: {},
  payment_mode: {},
  // Part of the signature, below the answers.
  agrees: null,
  signed_name: null,
} as const satisfies Record<DeclaredField, FigureRow | null>;

/** Application types that declare the field for a line; null for a field that names the line and is not typed. */
const LINE_FIELDS = {
  line: null,
  category: null,
  measures: null,
  capitalization: 'NEW',
  gross_essential: 'RENEWAL',
  gross_non_essential: 'RENEWAL',
} as const satisfies Record<DeclaredLineField, 'NEW' | 'RENEWAL' | null>;

type NamesIn<Table> = { [K in keyof Table]: Table[K] extends null ? never : K }[keyof Table];
export type FigureName = NamesIn<typeof DECLARED_FIELDS>;
export type LineAmount = NamesIn<typeof LINE_FIELDS>;

export interface DeclarationField extends FigureRow {
  readonly name: FigureName;
}

/** Returns the figures that an application of this type declares, in their order. */
export function listDeclarationFields(type: ApplicationType): DeclarationField[] {
  return Object.entries<FigureRow | null>(DECLARED_FIELDS).flatMap(([name, row]) =>
    row === null || (row.is_of_renewal && type === 'NEW') ? [] : [{ ...row, name: name as FigureName }],
  );
}

export const LINE_AMOUNTS = Object.entries(LINE_FIELDS).flatMap(([name, of]) =>
  of === null ? [] : [name as LineAmount],
);

/** Returns the amounts that an application of this type declares for each line. */
export function listLineAmountFields(type: ApplicationType): LineAmount[] {
  return LINE_AMOUNTS.filter((name) => LINE_FIELDS[name] === (type === 'NEW' ? 'NEW' : 'RENEWAL'));
}
