import type { Coverage, CoveringFile } from './run-tests.ts';

/** Test files chosen to run against a mutant, and how many cover it in all. */
export interface ChosenTests {
  readonly files: readonly CoveringFile[];
  readonly coveringCount: number;
}

/**
 * The files that reach a mutant, those first that run it most often for their time, up to so many seconds together and
 * at least one. What runs while a module is loaded is tried with every file, the short ones first.
 */
export function chooseTests(coverage: Coverage, mutantId: string, secondsAtMost: number): ChosenTests {
  const hits = ({ reached, seconds }: CoveringFile): number => (reached[mutantId] ?? 0) / Math.max(seconds, 0.01);
  const coveringFiles = coverage.files.filter(({ reached }) => (reached[mutantId] ?? 0) > 0);
  if (coveringFiles.length === 0) {
    const files = coverage.loaded.has(mutantId)
      ? coverage.files.toSorted((one, other) => one.seconds - other.seconds)
      : [];
    return { files, coveringCount: files.length };
  }
  const files: CoveringFile[] = [];
  let seconds = 0;
  for (const file of coveringFiles.toSorted((one, other) => hits(other) - hits(one))) {
    if (files.length > 0 && seconds + file.seconds > secondsAtMost) break;
    files.push(file);
    seconds += file.seconds;
  }
  return { files, coveringCount: coveringFiles.length };
}

/** The coverage of several runs of parts of the same tests. */
export function joinCoverage(parts: readonly Coverage[]): Coverage {
  return {
    files: parts.flatMap(({ files }) => files),
    loaded: new Set(parts.flatMap(({ loaded }) => [...loaded])),
    failing: parts.flatMap(({ failing }) => failing),
  };
}
