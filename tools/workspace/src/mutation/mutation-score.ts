// Computes and formats the result of mutation testing: the share of mutants that tests noticed.

import type { SourceMutant } from './mutants.ts';
import type { MutantFate } from './run-tests.ts';

/** A mutant with the result of the tests that were run against it. */
export interface TriedMutant {
  readonly mutant: SourceMutant;
  readonly fate: MutantFate | 'not reached';
  /** Test files that it was tried with, of those that reach it. */
  readonly tried: number;
  readonly coveringCount: number;
}

/** Percent of the mutants that a failing test noticed; a run that was late, or that died, noticed nothing. */
export function computeMutationScore(triedMutants: readonly TriedMutant[]): number {
  if (triedMutants.length === 0) return 0;
  return (100 * triedMutants.filter(({ fate }) => fate === 'killed').length) / triedMutants.length;
}

const MAX_TEXT_LENGTH = 100;
const shorten = (code: string): string => {
  const row = code.replaceAll(/\s+/g, ' ');
  return row.length > MAX_TEXT_LENGTH ? `${row.slice(0, MAX_TEXT_LENGTH)}…` : row;
};

/** The score, the count of each fate, and every mutant that was not killed with its place. */
export function formatMutationReport(name: string, triedMutants: readonly TriedMutant[]): string {
  const counts = (['killed', 'survived', 'not reached', 'timed out', 'broken'] as const)
    .map((fate) => `${triedMutants.filter((one) => one.fate === fate).length} ${fate}`)
    .join(', ');
  const rows = triedMutants
    .filter(({ fate }) => fate !== 'killed')
    .toSorted((one, other) => (one.mutant.place < other.mutant.place ? -1 : 1))
    .map(({ mutant: { place, mutator, original, replacement }, fate, tried: files, coveringCount }) =>
      [
        `${place} ${mutator}, ${fate}${coveringCount === 0 ? '' : `, ${files} of ${coveringCount} test files`}`,
        `    - ${shorten(original)}`,
        `    + ${shorten(replacement)}`,
      ].join('\n'),
    );
  const score = computeMutationScore(triedMutants).toFixed(1);
  return [`${name}: ${score} % of ${triedMutants.length} mutants killed (${counts})`, ...rows].join('\n');
}
