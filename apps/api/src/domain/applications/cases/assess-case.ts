// Maps a filed application to the input of the assessment rules.

import {
  type AssessCase,
  type BusinessFormInput,
  type Centavos,
  type Declaration,
  type DeclarationInput,
  type EndpointInput,
  type FormerMeasures,
  type FormMeasure,
  formatPesosText,
  type listFormMeasures as endpoint,
} from '@ebpls/contracts';
import { findFormerMeasures, getOrdinanceInForce, readCase, type Rules, toManilaDay } from '@ebpls/rules';
import { createTariffRules, listDeclaredMeasures, type OpenTariff, toFormMeasure } from '@ebpls/rules/tariff';

import type { ApplicationRow } from '../find-application.ts';
import { findOrdinanceOfYear } from '../../../platform/reference/find-ordinance-of-year.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';

/** A declaration without the signature, which is added last. */
type UnsignedDeclaration<Whole> = Omit<Whole, 'signed_name' | 'agrees'>;
type CaseLine = Declaration['lines'][number];

interface FiledCase {
  readonly application: Pick<ApplicationRow, 'application_type' | 'tax_year'> &
    Partial<Pick<ApplicationRow, 'submitted_at'>>;
  readonly form: BusinessFormInput;
  readonly declaration: UnsignedDeclaration<DeclarationInput>;
}

/** The declaration as stored and sent: money as decimal text. */
export function toDeclarationInput<Whole extends UnsignedDeclaration<Declaration>>(declaration: Whole) {
  const { total_assets, lines, exemptions, back_years = [], ...others } = declaration;
  return {
    ...others,
    total_assets: formatPesosText(total_assets),
    lines: lines.map(toLineInput),
    // Left out when empty, so that declarations from before back years existed stay unchanged.
    ...(back_years.length > 0 && {
      back_years: back_years.map((year) => ({ ...year, lines: year.lines.map(toLineInput) })),
    }),
    exemptions: exemptions.map(({ reserves, gross_members, gross_non_members, figures, ...claim }) => ({
      ...claim,
      ...(figures && { figures: toAmountTexts(figures) }),
      ...(reserves === undefined ? {} : { reserves: formatPesosText(reserves) }),
      ...(gross_members === undefined ? {} : { gross_members: formatPesosText(gross_members) }),
      ...(gross_non_members === undefined ? {} : { gross_non_members: formatPesosText(gross_non_members) }),
    })),
  };
}

function toAmountTexts(amounts: Readonly<Record<string, Centavos>>): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, formatPesosText(amount)]));
}

function toLineInput({ capitalization, gross_essential, gross_non_essential, ...line }: CaseLine) {
  return {
    ...line,
    ...(capitalization === undefined ? {} : { capitalization: formatPesosText(capitalization) }),
    ...(gross_essential === undefined ? {} : { gross_essential: formatPesosText(gross_essential) }),
    ...(gross_non_essential === undefined ? {} : { gross_non_essential: formatPesosText(gross_non_essential) }),
  };
}

/**
 * The case that the rules assess, from the registration and the declaration. Throws `CaseRefused` at the first invalid
 * field.
 */
export function toAssessCase({ application, form, declaration }: FiledCase, as_of: string): AssessCase {
  const units = groupUnitsByLine(form);
  const countedLines = new Set<string>();
  return readCase({
    tax_year: application.tax_year,
    application_type: application.application_type,
    org_type: form.identity.org_type,
    payment_mode: declaration.payment_mode,
    as_of,
    ...(application.submitted_at == null ? {} : { filed_on: toManilaDay(application.submitted_at) }),
    date_started: form.activity.date_started,
    total_assets: declaration.total_assets,
    business_area_sqm: form.place.business_area_sqm,
    employees: { male: declaration.employees_male, female: declaration.employees_female },
    brgycode: form.place.brgycode,
    lines: declaration.lines.map((lineInput) => {
      // A line of two categories is declared twice; its units count once.
      const lineUnits = countedLines.has(lineInput.line) ? undefined : units.get(lineInput.line);
      countedLines.add(lineInput.line);
      return { ...lineInput, ...(lineUnits === undefined ? {} : { units: lineUnits }) };
    }),
    sells_liquor: form.activity.sells_liquor,
    sells_tobacco: form.activity.sells_tobacco,
    zero_gross_affidavit: declaration.zero_gross_affidavit ?? false,
    ...(declaration.measures === undefined ? {} : { measures: declaration.measures }),
    exemptions: declaration.exemptions ?? [],
  });
}

/**
 * Units that fees are counted by, for each line. Delivery vehicles belong to the business and are counted with its
 * principal line.
 */
function groupUnitsByLine({
  activity,
  people: { vehicles, motorcycles },
}: BusinessFormInput): Map<string, object | undefined> {
  const delivery = { ...(vehicles > 0 && { vehicle: vehicles }), ...(motorcycles > 0 && { motorcycle: motorcycles }) };
  return new Map(
    activity.lines.map(({ line, units, is_principal }) => [line, is_principal ? { ...units, ...delivery } : units]),
  );
}

/**
 * Reference rows in the form of the rules, with the ordinance in force on 1 January of the tax year. Throws
 * `CaseRefused` when there is none.
 */
export function getRules(rows: ReferenceRows, tax_year: number): Rules {
  const ordinance = getOrdinanceInForce(
    rows.ordinances.map((version) => version.ordinance),
    tax_year,
  );
  const tariff = rows.ordinances.find((version) => version.ordinance === ordinance)?.tariff;
  const rules = {
    ordinance,
    lines: tariff === undefined ? rows.catalogue : [...rows.lines.values()],
    barangays: rows.barangays.withFormer(),
    holidays: rows.holidays,
  };
  return tariff === undefined ? rules : createTariffRules(rules, tariff);
}

type FormMeasureQuery = EndpointInput<typeof endpoint>['query'];

/** The measures that the version in force for a year asks; none where it has the former shape. */
export function listFormMeasures(
  rows: ReferenceRows,
  query: FormMeasureQuery & { readonly tax_year: number },
): FormMeasure[] {
  const tariff = findOrdinanceOfYear(rows.ordinances, query.tax_year)?.tariff;
  return tariff === undefined ? [] : listTariffMeasures(tariff, rows, query);
}

/** The measures that a tariff requires of lines of business; each with the lines that require it. */
export function listTariffMeasures(
  tariff: OpenTariff,
  { barangays }: Pick<ReferenceRows, 'barangays'>,
  { lines, application_type }: Pick<FormMeasureQuery, 'lines' | 'application_type'>,
): FormMeasure[] {
  // An added line pays the tax of a new business and the fees of the change.
  const types = application_type === 'AMENDMENT' ? (['NEW', 'AMENDMENT'] as const) : [application_type];
  const measures = types.flatMap((type) =>
    listDeclaredMeasures(tariff, { lines, type, barangays: barangays.withFormer() }).map(toFormMeasure),
  );
  return mergeFormMeasures(measures);
}

/** Each measure once, with every line that requires it. */
export function mergeFormMeasures(measures: readonly FormMeasure[]): FormMeasure[] {
  return [...Map.groupBy(measures, ({ code }) => code).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, lines: [...new Set([first, ...others].flatMap(({ lines }) => lines))] }],
  );
}

interface MeasuredApplication {
  readonly application_type: ApplicationRow['application_type'];
  readonly tax_year: number;
  readonly form: BusinessFormInput | null;
}

/** The measures of the registered lines for the application of a year; none before the registration. */
export function listApplicationMeasures(
  rows: ReferenceRows,
  { application_type, tax_year, form }: MeasuredApplication,
): FormMeasure[] {
  if (form === null || (application_type !== 'NEW' && application_type !== 'RENEWAL')) return [];
  const lines = form.activity.lines.map(({ line }) => line);
  return listFormMeasures(rows, { application_type, tax_year, lines });
}

/** The measures of an application; for the draft of a renewal with those of the former declaration. */
export function toMeasureReply(
  rows: ReferenceRows,
  application: MeasuredApplication & Pick<ApplicationRow, 'state'>,
  formerDeclaration: DeclarationInput | null | undefined,
): { readonly measures?: FormMeasure[]; readonly former_measures?: FormerMeasures } {
  const measures = listApplicationMeasures(rows, application);
  if (measures.length === 0) return {};
  const isFilledIn = application.state === 'DRAFT' && application.application_type === 'RENEWAL';
  return {
    measures,
    ...(isFilledIn && formerDeclaration && { former_measures: findFormerMeasures(formerDeclaration, measures) }),
  };
}
