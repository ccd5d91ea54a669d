const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * Isolates a value that fills a sentence, so that text written from right to left does not reorder its surroundings.
 */
export function isolateDirection(value: string | number): string {
  const filling = String(value);
  return RIGHT_TO_LEFT.test(filling) ? `\u2068${filling}\u2069` : filling;
}
