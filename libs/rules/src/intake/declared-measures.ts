// Checks the measures that an owner declares beside the fields of the form, such as the rooms of an inn.

import {
  type FormerMeasures,
  type FormMeasure,
  type MeasuredValues,
  parseCentavos,
  parseSeveralFigures,
} from '@ebpls/contracts';

export type MeasureProblem =
  | 'measures.measure_required'
  | 'measures.unknown'
  | 'measures.measure_whole'
  | 'measures.measure_number'
  | 'measures.measure_several'
  | 'measures.measure_choice'
  | 'measures.measure_yes_no';

interface MeasuredDeclaration {
  readonly measures?: MeasuredValues | undefined;
  readonly lines: readonly { readonly line: string; readonly measures?: MeasuredValues | undefined }[];
}

const MAX_FIGURE = 10_000_000_000_000; // in hundredths of the unit, as the revenue code reads a quantity

/** The measures that are asked once for the whole business. */
export function listBusinessMeasures(measures: readonly FormMeasure[] = []): FormMeasure[] {
  return measures.filter(({ of }) => of === 'BUSINESS');
}

/** The measures that are asked for one line of business. */
export function listLineMeasures(measures: readonly FormMeasure[] = [], line = ''): FormMeasure[] {
  return measures.filter(({ of, lines }) => of === 'LINE' && lines.includes(line));
}

function checkNumber(kind: FormMeasure['kind'], value: string): MeasureProblem | undefined {
  const hundredths = parseCentavos(value);
  if (hundredths === undefined || hundredths > MAX_FIGURE) return 'measures.measure_number';
  return kind === 'COUNT' && hundredths % 100 !== 0 ? 'measures.measure_whole' : undefined;
}

function checkFigures({ kind, is_several }: FormMeasure, value: string): MeasureProblem | undefined {
  if (is_several !== true) return checkNumber(kind, value);
  const figures = parseSeveralFigures(value);
  if (figures === undefined) return 'measures.measure_several';
  return figures.map((figure) => checkNumber(kind, figure)).find((problem) => problem !== undefined);
}

/** Why a value is none of the measure; undefined when it is one, or when an optional one is empty. */
export function checkMeasuredValue(
  measure: FormMeasure,
  value: string | boolean | undefined,
): MeasureProblem | undefined {
  const { kind, values, is_required } = measure;
  if (value === undefined || value === '') return is_required ? 'measures.measure_required' : undefined;
  if (kind === 'YES_NO') return typeof value === 'boolean' ? undefined : 'measures.measure_yes_no';
  if (typeof value === 'boolean') return 'measures.measure_number';
  if (kind !== 'CHOICE') return checkFigures(measure, value);
  return values.some(({ code }) => code === value) ? undefined : 'measures.measure_choice';
}

interface Place {
  readonly path: string;
  readonly measures: readonly FormMeasure[];
}

function listProblems(values: MeasuredValues = {}, { path, measures }: Place): [string, MeasureProblem][] {
  const unknownCodes = Object.keys(values).filter((code) => !measures.some((measure) => measure.code === code));
  return [
    ...unknownCodes.map((code): [string, MeasureProblem] => [`${path}.${code}`, 'measures.unknown']),
    ...measures.flatMap((measure): [string, MeasureProblem][] => {
      const value = Object.hasOwn(values, measure.code) ? values[measure.code] : undefined;
      const problem = checkMeasuredValue(measure, value);
      return problem === undefined ? [] : [[`${path}.${measure.code}`, problem]];
    }),
  ];
}

/** Problems of declared measures by the path of the field: exactly the asked ones, each with a value of its kind. */
export function checkDeclaredMeasures(
  declaration: MeasuredDeclaration,
  measures: readonly FormMeasure[] = [],
): Readonly<Record<string, MeasureProblem>> {
  return Object.fromEntries([
    ...listProblems(declaration.measures, { path: 'measures', measures: listBusinessMeasures(measures) }),
    ...declaration.lines.flatMap((line, index) =>
      listProblems(line.measures, {
        path: `lines.${index}.measures`,
        measures: listLineMeasures(measures, line.line),
      }),
    ),
  ]);
}

/** The values of a declaration that are asked again and still fit their measure. */
export function findFormerMeasures(
  { measures: values, lines = [] }: Partial<MeasuredDeclaration>,
  measures: readonly FormMeasure[],
): FormerMeasures {
  const pick = (formerValues: MeasuredValues = {}, formMeasures: readonly FormMeasure[]): MeasuredValues =>
    Object.fromEntries(
      formMeasures.flatMap((measure) => {
        const value = Object.hasOwn(formerValues, measure.code) ? formerValues[measure.code] : undefined;
        const fits = value !== undefined && value !== '' && checkMeasuredValue(measure, value) === undefined;
        return fits ? [[measure.code, value]] : [];
      }),
    );
  return {
    measures: pick(values, listBusinessMeasures(measures)),
    lines: lines.map(({ line, measures: own }) => ({ line, measures: pick(own, listLineMeasures(measures, line)) })),
  };
}

/**
 * Whether a declaration measures a business as the former one did. Amounts are left out: like sales they differ from
 * year to year. A required measure that the former declaration does not have is a difference.
 */
export function hasSameMeasures(
  formerDeclaration: Partial<MeasuredDeclaration>,
  declaration: Partial<MeasuredDeclaration>,
  measures: readonly FormMeasure[],
): boolean {
  const listValues = (one: Partial<MeasuredDeclaration>, { of, code, lines }: FormMeasure) =>
    of === 'BUSINESS'
      ? [one.measures?.[code]]
      : lines.map((line) => one.lines?.find((row) => row.line === line)?.measures?.[code]);
  const normalise = ({ kind }: FormMeasure, value: string | boolean | undefined) =>
    typeof value === 'string' && kind !== 'CHOICE' ? (parseCentavos(value) ?? value) : value;
  const toText = (one: Partial<MeasuredDeclaration>, measure: FormMeasure): string =>
    JSON.stringify(listValues(one, measure).map((value) => normalise(measure, value) ?? ''));
  return measures
    .filter(({ kind }) => kind !== 'MONEY')
    .every((measure) => {
      const isMissing = measure.is_required && listValues(formerDeclaration, measure).includes(undefined);
      return !isMissing && toText(formerDeclaration, measure) === toText(declaration, measure);
    });
}
