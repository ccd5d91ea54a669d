// Lists the measures that offices find of an application, and completes a declaration with what they found.

import type { ClearanceState, ClearingOffice, FormMeasure, Locale, MeasuredValues } from '@ebpls/contracts';
import { listDeclaredMeasures } from '@ebpls/rules/tariff';

import type { Database, Trx } from '../../../platform/database/database.ts';
import { Refused } from '../../../platform/refused.ts';
import { findOrdinanceOfYear } from '../../../platform/reference/find-ordinance-of-year.ts';
import { getLocaleText, type ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { toFormMeasure } from '../cases/assess-case.ts';
import type { ApplicationRow } from '../find-application.ts';
import { listClearingOffices, listFoundMeasures } from './found-measures.queries.ts';

/** A measure that an office finds, of the whole business where `line` is empty. */
export interface OfficeMeasure {
  readonly measure: FormMeasure;
  readonly line: string;
}

interface MeasuredApplication extends Pick<ApplicationRow, 'application_type' | 'tax_year'> {
  readonly form: { readonly activity: { readonly lines: readonly { readonly line: string }[] } } | null;
}

/** The measures that offices find of the registered lines; none in other applications than new ones and renewals. */
export function listOfficeMeasures(rows: ReferenceRows, application: MeasuredApplication): OfficeMeasure[] {
  const { application_type: type, tax_year, form } = application;
  const tariff = findOrdinanceOfYear(rows.ordinances, tax_year)?.tariff;
  if (tariff === undefined || form === null || (type !== 'NEW' && type !== 'RENEWAL')) return [];
  const lines = form.activity.lines.map(({ line }) => line);
  const business = { lines, type, barangays: rows.barangays.withFormer() };
  return listDeclaredMeasures(tariff, business, 'OFFICE').flatMap((declared) => {
    const measure = toFormMeasure(declared);
    return measure.of === 'BUSINESS' ? [{ measure, line: '' }] : measure.lines.map((line) => ({ measure, line }));
  });
}

type Clearing = ReadonlyMap<ClearingOffice, ClearanceState>;

/** The office that finds a measure: the one that the code names where it clears the application, else the licensing one. */
export function getFindingOffice({ measure }: OfficeMeasure, clearing: Clearing): ClearingOffice {
  return [...clearing.keys()].find((office) => office === measure.verified_by) ?? 'bplo';
}

interface MeasureValue {
  readonly line: string;
  readonly code: string;
  readonly value: string | boolean;
}

interface Measured {
  readonly measures?: MeasuredValues | undefined;
  readonly lines: readonly { readonly line: string; readonly measures?: MeasuredValues | undefined }[];
}

function withMeasures<Whole extends Measured>(declaration: Whole, values: readonly MeasureValue[]): Whole {
  if (values.length === 0) return declaration;
  const pick = (of: string) =>
    Object.fromEntries(values.filter(({ line }) => line === of).map(({ code, value }) => [code, value]));
  return {
    ...declaration,
    measures: { ...declaration.measures, ...pick('') },
    lines: declaration.lines.map((line) => ({ ...line, measures: { ...line.measures, ...pick(line.line) } })),
  };
}

/** Nothing of the measure: none of a number, no, or the first choice. */
function toEmptyValue({ measure, line }: OfficeMeasure): MeasureValue {
  const { code, kind, values } = measure;
  const none = kind === 'CHOICE' ? (values[0]?.code ?? '') : '0';
  return { line, code, value: kind === 'YES_NO' ? false : none };
}

/** Required measures without a finding. */
export function listMissingMeasures(
  measures: readonly OfficeMeasure[],
  found: readonly Pick<MeasureValue, 'line' | 'code'>[],
): OfficeMeasure[] {
  return measures.filter(
    ({ measure, line }) =>
      measure.is_required && !found.some((each) => each.code === measure.code && each.line === line),
  );
}

/**
 * The declaration with nothing in the place of what offices have yet to find, so that an owner can file and read an
 * estimate before they measure.
 */
export function toAssumedDeclaration<Whole extends Measured>(
  declaration: Whole,
  rows: ReferenceRows,
  application: MeasuredApplication,
): Whole {
  const present = [{ line: '', measures: declaration.measures }, ...declaration.lines].flatMap(
    ({ line, measures = {} }) => Object.keys(measures).map((code) => ({ line, code })),
  );
  const missing = listMissingMeasures(listOfficeMeasures(rows, application), present);
  return withMeasures(declaration, missing.map(toEmptyValue));
}

interface MeasureReader {
  readonly rows: ReferenceRows;
  readonly locale: Locale;
  /** What is not found counts as nothing: in an estimate, and in an order on declared figures (row A20). */
  readonly isAssumed?: boolean;
}

/**
 * The declaration with what offices found. Refused: conflict while a required measure has no finding, naming it and its
 * office.
 */
export async function loadMeasuredDeclaration<Whole extends Measured>(
  db: Database | Trx,
  { application, declaration }: { readonly application: ApplicationRow; readonly declaration: Whole },
  { rows, locale, isAssumed = false }: MeasureReader,
): Promise<Whole> {
  const measures = listOfficeMeasures(rows, application);
  if (measures.length === 0) return declaration;
  const isAsked = ({ line, code }: MeasureValue): boolean =>
    measures.some((each) => each.measure.code === code && each.line === line);
  const found = (await listFoundMeasures(db, application.assessment_id)).filter(isAsked);
  const missing = listMissingMeasures(measures, found);
  if (missing.length > 0 && !isAssumed) {
    const clearing = await listClearingOffices(db, application.assessment_id);
    const figures = missing.map((each) => {
      const title = rows.offices.get(getFindingOffice(each, clearing))?.title;
      return `${each.measure.name[locale]} (${title ? getLocaleText(title, locale) : 'BPLO'})`;
    });
    throw new Refused('conflict', 'found_measure.missing', { params: { figures: figures.join(', ') } });
  }
  return withMeasures(declaration, [...found, ...missing.map(toEmptyValue)]);
}
