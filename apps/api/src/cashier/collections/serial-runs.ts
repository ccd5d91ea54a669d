import type { Serials } from '@ebpls/contracts';

export interface SerialRun<N> {
  readonly first: N;
  readonly last: N;
  readonly all: readonly N[];
}

/** Groups sorted serial numbers into runs of consecutive ones, for the report of collections. */
export function groupRuns<N>(numbers: readonly N[], getNumber: (number: N) => number): SerialRun<N>[] {
  const runs: { first: N; last: N; all: N[] }[] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && getNumber(number) === getNumber(run.last) + 1) {
      run.last = number;
      run.all.push(number);
    } else runs.push({ first: number, last: number, all: [number] });
  }
  return runs;
}

/** The runs in the form of the report. */
export function formatSerialRuns(numbers: readonly number[], format: (number: number) => string): Serials[] {
  return groupRuns(numbers, (number) => number).map(({ first, last, all }) => ({
    from: format(first),
    to: format(last),
    count: all.length,
  }));
}
