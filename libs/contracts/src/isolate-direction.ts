const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * What a sentence is filled with: letters that are read from right to left stay by themselves and turn nothing around
 * them.
 */
export function isolateDirection(value: string | number): string {
  const filling = String(value);
  return RIGHT_TO_LEFT.test(filling) ? `\u2068${filling}\u2069` : filling;
}
