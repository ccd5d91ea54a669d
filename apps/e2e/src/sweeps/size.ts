/** `npm run journeys` walks every sweep whole and in both browsers; `npm test` takes a part of each (decision 0153). */
export const isWhole = process.env['JOURNEYS'] === 'full';

/**
 * One of every `oneOf` rows, from `start` on, or all of them in a whole run: for sweeps over pages and looks, whose
 * rows are one question asked again. `start` differs between sweeps of one table, so that together they see more of it.
 */
export function sampleOf<Row>(rows: readonly Row[], oneOf: number, start = 0): readonly Row[] {
  return isWhole ? rows : rows.filter((_, at) => at % oneOf === start % oneOf);
}
