// Checks the sales, capital and workers that an owner declares with an application.

import type { ApplicationType, DeclaredLine } from '@ebpls/contracts';
import type * as v from 'valibot';

/** Figures that an owner declares with an application: sales or capital by line, and workers. */
interface DeclaredFigures {
  readonly lines: readonly v.InferOutput<typeof DeclaredLine>[];
  readonly employees_male: number;
  readonly employees_female: number;
}

interface FiguresContext {
  readonly application_type: ApplicationType;
  /** Workers of the registration who live in the municipality (form fields 24); undefined while it is not complete. */
  readonly people: { readonly residents_male: number; readonly residents_female: number } | undefined;
}

export type FigureProblem =
  | 'capitalization.required'
  | 'employees.fewer_than_residents'
  | 'gross.not_for_new'
  | 'gross.required';

/**
 * Problems of declared figures by the path of the field: no more residents among the workers than workers (form field
 * 24), capital of a new business and gross of every other (form fields 31 to 33).
 */
export function checkDeclaredFigures(
  figures: DeclaredFigures,
  { application_type, people }: FiguresContext,
): Readonly<Record<string, FigureProblem>> {
  const problems: Record<string, FigureProblem> = {};
  for (const sex of ['male', 'female'] as const)
    if (figures[`employees_${sex}`] < (people?.[`residents_${sex}`] ?? 0))
      problems[`employees_${sex}`] = 'employees.fewer_than_residents';
  for (const [index, line] of figures.lines.entries()) {
    const problem = application_type === 'NEW' ? checkCapital(line) : checkGross(line);
    if (problem !== undefined) problems[`lines.${index}.${problem.field}`] = problem.problem;
  }
  return problems;
}

type FigureLine = DeclaredFigures['lines'][number];
interface LineProblem {
  readonly field: keyof FigureLine;
  readonly problem: FigureProblem;
}

function checkCapital(line: FigureLine): LineProblem | undefined {
  if (line.capitalization === undefined) return { field: 'capitalization', problem: 'capitalization.required' };
  return isSilentOnGross(line) ? undefined : { field: 'gross_non_essential', problem: 'gross.not_for_new' };
}

function checkGross(line: FigureLine): LineProblem | undefined {
  return isSilentOnGross(line) ? { field: 'gross_non_essential', problem: 'gross.required' } : undefined;
}

function isSilentOnGross({ gross_essential, gross_non_essential }: FigureLine): boolean {
  return gross_essential === undefined && gross_non_essential === undefined;
}
