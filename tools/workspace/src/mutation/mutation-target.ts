import { globSync } from 'node:fs';
import { join } from 'node:path';

/** Sources that are mutated, and the project whose tests have to detect it. */
export interface MutationTarget {
  readonly name: string;
  readonly project: string;
  /** Below the project. */
  readonly sources: string;
  /** Count of drawn mutants. */
  readonly sample: number;
  /** A mutant is tried with files that take no more than this together, those that reach it most often first. */
  readonly testSecondsAtMost: number;
  /** The tests of the dry run, in so many processes side by side. */
  readonly shards: number;
  /** Percent of the sample that must be killed. */
  readonly scoreAtLeast: number;
}

export const MUTATION_TARGETS: readonly MutationTarget[] = [
  {
    name: 'rules',
    project: 'libs/rules',
    sources: 'src',
    sample: 400,
    testSecondsAtMost: 60,
    shards: 1,
    scoreAtLeast: 85,
  },
  {
    name: 'domain',
    project: 'apps/api',
    sources: 'src/domain',
    sample: 60,
    testSecondsAtMost: 60,
    shards: 2,
    scoreAtLeast: 0,
  },
];

/** The files of a target that are mutated, absolute: no tests, and no texts, which tests of texts compare. */
export function listMutatedFiles(root: string, { project, sources }: MutationTarget): string[] {
  const folder = join(root, project, sources);
  return globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', '**/*.messages.ts', '**/index.ts'] })
    .toSorted()
    .map((file) => join(folder, file));
}
