import {
  AssessCase,
  type AssessedType,
  type OrgType,
  type PaymentMode,
  type RevenueCode,
  type Unit,
} from '@ebpls/contracts';
import { assessCase, CaseRefused, toClosedDays, type Rules } from '@ebpls/rules';
import * as v from 'valibot';

/** What was typed of one line; amounts as typed, counts as numbers or nothing. */
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

/** The fields of the simulator, named as the case has them, so that a refusal finds its field. */
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
  | { readonly asked: AssessCase; readonly problems?: undefined }
  | { readonly asked?: undefined; readonly problems: Problems };

/** The code as the rules take it. */
export function toRules({ ordinance, lines, barangays, holidays }: RevenueCode): Rules {
  return { ordinance, lines, barangays, holidays: toClosedDays(holidays) };
}

/** The day of the estimate: today, or the first day of a year that has not begun. */
function dayOf({ tax_year, today }: RevenueCode): string {
  const first = `${tax_year}-01-01`;
  return today > first ? today : first;
}

/** Whether a line is taxed by what is counted (peddlers) and not by an amount. */
export function isCounted({ lines, ordinance }: Pick<RevenueCode, 'lines' | 'ordinance'>, line: string): boolean {
  const kinds = lines.find((known) => known.line === line)?.taxed_as.map(({ category }) => category) ?? [];
  return ordinance.business_tax.rows.some(
    ({ category, schedule }) => kinds.includes(category) && schedule.kind === 'PER_UNIT',
  );
}

function lineOf(typed: TypedLine, isNew: boolean): object {
  const { line, category, is_added, capitalization = '', gross_essential = '', gross_non_essential = '' } = typed;
  const kind = category === undefined || category === '' ? {} : { category };
  if (isNew || is_added === true) return { line, ...kind, capitalization: capitalization.trim() };
  // A blank essential part means that there is none; sales themselves must be told, and 0 is an answer.
  return {
    line,
    ...kind,
    gross_essential: gross_essential.trim() || '0',
    gross_non_essential: gross_non_essential.trim(),
  };
}

/** Delivery vehicles belong to the business; they are counted with its first line. */
function unitsOf({ lines, vehicles }: TypedFigures, place: number): object {
  const counted = { ...lines[place]?.units, ...(place === 0 && vehicles) };
  return Object.fromEntries(Object.entries(counted).filter(([, count]) => count !== undefined));
}

/** The typed figures as the case that a bill is computed from. */
function caseOf(typed: TypedFigures, code: RevenueCode): unknown {
  const isNew = typed.application_type === 'NEW';
  return {
    tax_year: code.tax_year,
    as_of: dayOf(code),
    application_type: typed.application_type,
    org_type: typed.org_type,
    payment_mode: typed.payment_mode,
    ...(isNew && typed.date_started ? { date_started: typed.date_started } : {}),
    total_assets: typed.total_assets.trim(),
    business_area_sqm: typed.business_area_sqm,
    employees: { male: typed.employees.male, female: typed.employees.female },
    brgycode: typed.brgycode,
    lines: typed.lines.map((line, place) => ({
      ...(isCounted(code, line.line) ? { line: line.line } : lineOf(line, isNew)),
      units: unitsOf(typed, place),
    })),
    sells_liquor: typed.sells_liquor,
    sells_tobacco: typed.sells_tobacco,
    zero_gross_affidavit: !isNew && typed.zero_gross_affidavit,
    exemptions: typed.exemption ? [{ code: typed.exemption }] : [],
  };
}

/** Reads the typed figures and tries them on the rules: the case, or what is wrong with which field. */
export function readFigures(typed: TypedFigures, code: RevenueCode): SimulationResult {
  const read = v.safeParse(AssessCase, caseOf(typed, code));
  if (!read.success) return { problems: problemsOf(read.issues) };
  try {
    assessCase(read.output, toRules(code));
    return { asked: read.output };
  } catch (error) {
    if (error instanceof CaseRefused) return { problems: { [fieldOf(error.field)]: error.message_key } };
    throw error;
  }
}

/** The first message of every field, in the order of the form. */
function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problems {
  return Object.fromEntries(issues.toReversed().map((issue) => [fieldOf(v.getDotPath(issue) ?? ''), issue.message]));
}

/** A claim and the vehicles are fields of their own here. */
function fieldOf(field: string): string {
  if (field.startsWith('exemptions')) return 'exemption';
  return field.replace(/^lines\.0\.units\.(?=vehicle|motorcycle)/, 'vehicles.');
}
