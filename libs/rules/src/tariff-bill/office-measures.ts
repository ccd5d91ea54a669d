// Lists the measures that offices find of an application, and completes a declaration with what they found.

import type { ClearingOffice, FormMeasure, MeasuredValues } from '@ebpls/contracts';

import type { OpenTariff } from '../tariff/open-tariff.ts';
import { type BusinessProfile, type DeclaredMeasure, listDeclaredMeasures } from './declared-measures.ts';

/** A measure as forms and offices read it. */
export function toFormMeasure({ measure, lines }: DeclaredMeasure): FormMeasure {
  const { code, name, unit, kind, of, values = [], when_absent, verified_by, several } = measure;
  return {
    code,
    name,
    unit: unit ?? null,
    kind,
    of,
    lines: [...lines],
    values: [...values],
    is_required: when_absent === 'REFUSE',
    ...(verified_by === undefined ? {} : { verified_by }),
    ...(several === true ? { is_several: true } : {}),
  };
}

/** A measure that an office finds, of the whole business where `line` is empty. */
export interface OfficeMeasure {
  readonly measure: FormMeasure;
  readonly line: string;
}

/** The measures that offices find of a business, each of the business or of one of its lines. */
export function listOfficeMeasures(open: OpenTariff, business: BusinessProfile): OfficeMeasure[] {
  return listDeclaredMeasures(open, business, 'OFFICE').flatMap((declaredMeasure) => {
    const measure = toFormMeasure(declaredMeasure);
    return measure.of === 'BUSINESS' ? [{ measure, line: '' }] : measure.lines.map((line) => ({ measure, line }));
  });
}

/** The office that finds a measure: the one that the code names where it clears the application, else the licensing one. */
export function getFindingOffice(
  { measure }: OfficeMeasure,
  clearingOffices: Iterable<ClearingOffice>,
): ClearingOffice {
  return [...clearingOffices].find((office) => office === measure.verified_by) ?? 'bplo';
}

/** What was found of a measure; `line` is empty for the whole business. */
export interface MeasureFinding {
  readonly line: string;
  readonly code: string;
  readonly value: string | boolean;
}

/** Required measures without a finding. */
export function listMissingMeasures(
  measures: readonly OfficeMeasure[],
  findings: readonly Pick<MeasureFinding, 'line' | 'code'>[],
): OfficeMeasure[] {
  return measures.filter(
    ({ measure, line }) =>
      measure.is_required && !findings.some((each) => each.code === measure.code && each.line === line),
  );
}

interface MeasuredDeclaration {
  readonly measures?: MeasuredValues | undefined;
  readonly lines: readonly { readonly line: string; readonly measures?: MeasuredValues | undefined }[];
}

/** The declaration with what offices found. */
export function toMeasuredDeclaration<Whole extends MeasuredDeclaration>(
  declaration: Whole,
  findings: readonly MeasureFinding[],
): Whole {
  if (findings.length === 0) return declaration;
  const pick = (of: string) =>
    Object.fromEntries(findings.filter(({ line }) => line === of).map(({ code, value }) => [code, value]));
  return {
    ...declaration,
    measures: { ...declaration.measures, ...pick('') },
    lines: declaration.lines.map((line) => ({ ...line, measures: { ...line.measures, ...pick(line.line) } })),
  };
}

/** Nothing of the measure: none of a number, no, or the first choice. */
export function toEmptyFinding({ measure, line }: OfficeMeasure): MeasureFinding {
  const { code, kind, values } = measure;
  const none = kind === 'CHOICE' ? (values[0]?.code ?? '') : '0';
  return { line, code, value: kind === 'YES_NO' ? false : none };
}

/**
 * The declaration with nothing in the place of what offices have yet to find, so that an owner can file and read an
 * estimate before they measure.
 */
export function toAssumedDeclaration<Whole extends MeasuredDeclaration>(
  declaration: Whole,
  measures: readonly OfficeMeasure[],
): Whole {
  const present = [{ line: '', measures: declaration.measures }, ...declaration.lines].flatMap(
    ({ line, measures: values = {} }) => Object.keys(values).map((code) => ({ line, code })),
  );
  return toMeasuredDeclaration(declaration, listMissingMeasures(measures, present).map(toEmptyFinding));
}
