/** The middle of some numbers, the lower one of two; null when there is none. */
export function median(numbers: readonly number[]): number | null {
  return quantile(numbers, 0.5);
}

/** The smallest number that so large a part of them does not exceed; null when there is none. */
export function quantile(numbers: readonly number[], part: number): number | null {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? null;
}
