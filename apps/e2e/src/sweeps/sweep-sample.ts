// Chooses all or a sample of the pages that a sweep of the end-to-end tests visits.

/**
 * `npm test` takes a part of each sweep, in one browser (decision 0190). By hand and in `npm run test:whole` a
 * sweep is whole.
 */
export const isWhole = process.env['TESTS'] !== 'part';

/**
 * One of every `oneOf` rows, from `start` on, or all of them in a whole run: for sweeps over pages and looks with one
 * check for all rows. `start` differs between sweeps of one table, so that together they cover more of it.
 */
export function takeSample<Row>(rows: readonly Row[], sampleRate: number, start = 0): readonly Row[] {
  return isWhole ? rows : rows.filter((_, at) => at % sampleRate === start % sampleRate);
}
