import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test file with its size, by which the tests of a project are divided among processes. */
export interface SizedTest {
  /** Below the project. */
  readonly path: string;
  readonly bytes: number;
  /** It works on a copy of the municipality that a process stages once, with some three hundred requests. */
  readonly isStaged: boolean;
}

/** Files that work on a staged municipality call every endpoint: they take this much longer for their size. */
const STAGED_WEIGHT = 2.3;
const STAGED_IMPORT = /from '[^']*\/fixture-server\.ts'/;

/** The test files of a project that Jest finds as well, below its folder. */
export function listTests(folder: string): string[] {
  return globSync('{src/**/*,*}.test.{ts,tsx}', { cwd: folder }).toSorted();
}

/** How long test files are for one another, and which of them work on a staged municipality. */
export function measureTests(folder: string, paths: readonly string[]): SizedTest[] {
  return paths.map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    return { path, bytes: text.length, isStaged: STAGED_IMPORT.test(text) };
  });
}

/**
 * Every file in one of so many parts of about the same length. Files that work on a staged municipality are one part's,
 * so that it is staged once and not by each.
 */
export function divideTests(files: readonly SizedTest[], count: number): string[][] {
  const parts = Array.from({ length: count }, () => ({ length: 0, paths: [] as string[] }));
  const [first] = parts;
  for (const { path, bytes } of files.filter(({ isStaged }) => isStaged)) {
    first?.paths.push(path);
    if (first) first.length += bytes * STAGED_WEIGHT;
  }
  for (const { path, bytes } of files.filter(({ isStaged }) => !isStaged).toSorted((a, b) => b.bytes - a.bytes)) {
    const shortest = parts.reduce((one, other) => (other.length < one.length ? other : one));
    shortest.paths.push(path);
    shortest.length += bytes;
  }
  return parts.map(({ paths }) => paths);
}
