/** The part of the decisions that a limit is measured by: nine of ten. */
export const NINE_OF_TEN = 0.9;

/** The median of some numbers, the lower one of two; null when there is none. */
export function computeMedian(numbers: readonly number[]): number | null {
  return computeQuantile(numbers, 0.5);
}

/** The percentile: the smallest number that this part of them does not exceed; null when there is none. */
export function computeQuantile(numbers: readonly number[], part: number): number | null {
  const sortedNumbers = numbers.toSorted((one, other) => one - other);
  return sortedNumbers[Math.max(0, Math.ceil(sortedNumbers.length * part) - 1)] ?? null;
}
