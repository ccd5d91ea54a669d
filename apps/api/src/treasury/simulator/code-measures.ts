// Lists what a revenue code asks of every line of business, for the public estimate of a permit.

import type { FormMeasure, ReplyBody, getRevenueCode } from '@ebpls/contracts';

import { listFormMeasures } from '../../domain/applications/cases/assess-case.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

type CodeMeasures = NonNullable<ReplyBody<typeof getRevenueCode>['form_measures']>;

// Built once for each year and set of rows: a code may have a thousand lines.
const measuresByRows = new WeakMap<ReferenceRows, Map<string, readonly FormMeasure[]>>();

/** The measures that the version in force asks for new businesses and renewals, each with the lines that it needs. */
export function listCodeMeasures(rows: ReferenceRows, tax_year: number, lines: readonly string[]): CodeMeasures {
  const built = measuresByRows.get(rows) ?? new Map<string, readonly FormMeasure[]>();
  measuresByRows.set(rows, built);
  const list = (application_type: 'NEW' | 'RENEWAL'): FormMeasure[] => {
    const key = `${application_type} ${tax_year}`;
    const measures = built.get(key) ?? mergeLines(lines.map((line) => ({ line, ...ask(line, application_type) })));
    built.set(key, measures);
    return [...measures];
  };
  const ask = (line: string, application_type: 'NEW' | 'RENEWAL') => ({
    measures: listFormMeasures(rows, { application_type, tax_year, lines: [line] }),
  });
  return { NEW: list('NEW'), RENEWAL: list('RENEWAL') };
}

interface AskedLine {
  readonly line: string;
  readonly measures: readonly FormMeasure[];
}

/** Each measure once, with every line for which it is asked. */
function mergeLines(asked: readonly AskedLine[]): FormMeasure[] {
  const merged = new Map<string, FormMeasure>();
  for (const { line, measures } of asked)
    for (const measure of measures) {
      const before = merged.get(measure.code)?.lines ?? [];
      merged.set(measure.code, { ...measure, lines: [...before, line] });
    }
  return [...merged.values()];
}
