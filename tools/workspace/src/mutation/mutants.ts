import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { Instrumenter } from '@stryker-mutator/instrumenter';

/** One mutation: one change at one place of a source file. */
export interface SourceMutant {
  readonly id: string;
  /** `libs/rules/src/money.ts:12:8`: file, row and column. */
  readonly place: string;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
}

const ignore = (): void => undefined;
const never = (): boolean => false;
const SILENT_LOGGER: ConstructorParameters<typeof Instrumenter>[0] = {
  isTraceEnabled: never,
  isDebugEnabled: never,
  isInfoEnabled: never,
  isWarnEnabled: never,
  isErrorEnabled: never,
  isFatalEnabled: never,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
};

/**
 * Rewrites source files so that each of their mutants can be switched on while the tests run: by its id in the variable
 * `__STRYKER_ACTIVE_MUTANT__` of the environment. Returns every mutant.
 */
export async function instrumentFiles(root: string, files: readonly string[]): Promise<SourceMutant[]> {
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const { files: instrumentedFiles, mutants } = await new Instrumenter(SILENT_LOGGER).instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  for (const { name, content } of instrumentedFiles) writeFileSync(name, content);
  return mutants.map(({ id, fileName, location: { start, end }, mutatorName, replacement }) => ({
    id,
    place: `${relative(root, fileName)}:${start.line + 1}:${start.column + 1}`,
    mutator: mutatorName,
    original: textBetween(sources.get(fileName) ?? '', start, end),
    replacement,
  }));
}

interface Position {
  readonly line: number;
  readonly column: number;
}

function textBetween(source: string, start: Position, end: Position): string {
  const rows = source.split('\n').slice(start.line, end.line + 1);
  const last = rows.length - 1;
  return rows
    .map((row, index) => row.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n');
}

/** This many mutants, the same for the same seed as long as their own places do not move. */
export function drawMutants(mutants: readonly SourceMutant[], count: number, seed: string): SourceMutant[] {
  const getKey = ({ place, mutator, replacement }: SourceMutant): string =>
    createHash('sha256')
      .update(JSON.stringify([seed, place, mutator, replacement]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, key: getKey(mutant) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
