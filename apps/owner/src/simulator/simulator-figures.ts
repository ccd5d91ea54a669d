// Typed figures of the tax simulator, and their assessment by the rules of the revenue code.

import {
  AssessCase,
  type AssessedType,
  type OrgType,
  type PaymentMode,
  type RevenueCode,
  type Unit,
} from '@ebpls/contracts';
import { assessCase, CaseRefused, isTaxedByUnits, toClosedDays, type Rules } from '@ebpls/rules';
import * as v from 'valibot';

/** Typed figures of one line; amounts as typed, counts as numbers or absent. */
export interface TypedLine {
  readonly line: string;
  readonly category?: string | undefined;
  /** Added to a business that renews: taxed on its capital. */
  readonly is_added?: boolean | undefined;
  readonly capitalization?: string | undefined;
  readonly gross_essential?: string | undefined;
  readonly gross_non_essential?: string | undefined;
  readonly units?: Partial<Record<Unit, number | undefined>> | undefined;
}

/** The fields of the simulator, named as in the case, so that a refusal finds its field. */
export interface TypedFigures {
  readonly application_type: Exclude<AssessedType, 'RETIREMENT'>;
  readonly org_type: OrgType | '';
  readonly brgycode: string;
  readonly business_area_sqm?: number | string | undefined;
  readonly vehicles: { readonly vehicle?: number | undefined; readonly motorcycle?: number | undefined };
  readonly employees: { readonly male?: number | undefined; readonly female?: number | undefined };
  readonly total_assets: string;
  readonly date_started?: string | undefined;
  readonly lines: readonly TypedLine[];
  readonly sells_liquor: boolean;
  readonly sells_tobacco: boolean;
  readonly zero_gross_affidavit: boolean;
  readonly exemption?: string | undefined;
  readonly payment_mode: PaymentMode;
}

/** Messages by the dotted path of their field. */
type Problems = Readonly<Record<string, string>>;
export type SimulationResult =
  | { readonly assessCase: AssessCase; readonly problems?: undefined }
  | { readonly assessCase?: undefined; readonly problems: Problems };

/** Converts the code for the rules. */
export function toRules({ ordinance, lines, barangays, holidays }: RevenueCode): Rules {
  return { ordinance, lines, barangays, holidays: toClosedDays(holidays) };
}

/** Returns the day of the estimate: today, or the first day of a year that has not begun. */
function getDay({ tax_year, today }: RevenueCode): string {
  const first = `${tax_year}-01-01`;
  return today > first ? today : first;
}

function toLineInput(typedLine: TypedLine, isNew: boolean): object {
  const { line, category, is_added, capitalization = '', gross_essential = '', gross_non_essential = '' } = typedLine;
  const kind = category === undefined || category === '' ? {} : { category };
  if (isNew || is_added === true) return { line, ...kind, capitalization: capitalization.trim() };
  // A blank essential part means that there is none; sales themselves are required, and 0 is an answer.
  return {
    line,
    ...kind,
    gross_essential: gross_essential.trim() || '0',
    gross_non_essential: gross_non_essential.trim(),
  };
}

/** Delivery vehicles belong to the business; they are counted with its first line. */
function toUnits({ lines, vehicles }: TypedFigures, place: number): object {
  const unitCounts = { ...lines[place]?.units, ...(place === 0 && vehicles) };
  return Object.fromEntries(Object.entries(unitCounts).filter(([, count]) => count !== undefined));
}

/** Returns the typed figures as the case of a bill. */
function toCase(figures: TypedFigures, code: RevenueCode): unknown {
  const isNew = figures.application_type === 'NEW';
  return {
    tax_year: code.tax_year,
    as_of: getDay(code),
    application_type: figures.application_type,
    org_type: figures.org_type,
    payment_mode: figures.payment_mode,
    ...(isNew && figures.date_started ? { date_started: figures.date_started } : {}),
    total_assets: figures.total_assets.trim(),
    business_area_sqm: figures.business_area_sqm,
    employees: { male: figures.employees.male, female: figures.employees.female },
    brgycode: figures.brgycode,
    lines: figures.lines.map((line, place) => ({
      ...(isTaxedByUnits(code, line.line) ? { line: line.line } : toLineInput(line, isNew)),
      units: toUnits(figures, place),
    })),
    sells_liquor: figures.sells_liquor,
    sells_tobacco: figures.sells_tobacco,
    zero_gross_affidavit: !isNew && figures.zero_gross_affidavit,
    exemptions: figures.exemption ? [{ code: figures.exemption }] : [],
  };
}

/** Reads the typed figures and checks them by the rules: returns the case, or the problems by field. */
export function readFigures(figures: TypedFigures, code: RevenueCode): SimulationResult {
  const result = v.safeParse(AssessCase, toCase(figures, code));
  if (!result.success) return { problems: toProblems(result.issues) };
  try {
    assessCase(result.output, toRules(code));
    return { assessCase: result.output };
  } catch (error) {
    if (error instanceof CaseRefused) return { problems: { [getFieldName(error.field)]: error.message_key } };
    throw error;
  }
}

/** Returns the first message of every field, in the order of the form. */
function toProblems(issues: readonly v.BaseIssue<unknown>[]): Problems {
  return Object.fromEntries(
    issues.toReversed().map((issue) => [getFieldName(v.getDotPath(issue) ?? ''), issue.message]),
  );
}

/** A claim and the vehicles are fields of their own here. */
function getFieldName(field: string): string {
  if (field.startsWith('exemptions')) return 'exemption';
  return field.replace(/^lines\.0\.units\.(?=vehicle|motorcycle)/, 'vehicles.');
}
