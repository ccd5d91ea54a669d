import type { Serials } from '@ebpls/contracts';

export interface Run<N> {
  readonly first: N;
  readonly last: N;
  readonly all: readonly N[];
}

/** Numbers that follow each other without a gap, as runs; the numbers come sorted. */
export function groupRuns<N>(numbers: readonly N[], valueOf: (number: N) => number): Run<N>[] {
  const runs: { first: N; last: N; all: N[] }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && valueOf(number) === valueOf(run.last) + 1) {
      run.last = number;
      run.all.push(number);
    } else runs.push({ first: number, last: number, all: [number] });
  }
  return runs;
}

/** The same as the report prints it. */
export function formatSerialRuns(numbers: readonly number[], format: (number: number) => string): Serials[] {
  return groupRuns(numbers, (number) => number).map(({ first, last, all }) => ({
    from: format(first),
    to: format(last),
    count: all.length,
  }));
}
