/** Constants that anybody can read in the sources: never a secret, however they are written. */
const PUBLISHED = new Set([
  'sandbox-merchant-key',
  'test-merchant-key',
  'a-code-for-tests',
  'san-isidro-demo-2026',
  'ebpls-sandbox',
]);
const BEGINS_AGAIN = /^(.+?)\1+(.*)$/s;

/** Whether a value stands in the sources, also in other letters or with blanks around it. */
export function isPublished(value: string): boolean {
  return PUBLISHED.has(value.trim().toLowerCase());
}

/**
 * How hard a secret is to guess, in bits, from its own letters: what repeats counts once, a run such as 12345678 or
 * aaaa counts as its beginning. It never thinks less of what `openssl rand` prints than three bits a letter.
 */
export function estimateSecretBits(value: string): number {
  const [, piece, rest = ''] = BEGINS_AGAIN.exec(value) ?? [];
  const core = piece !== undefined && piece.startsWith(rest) ? piece : value;
  const codes = [...core].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? Number.NaN));
  const surprising = steps.filter((step, at) => at < 2 || step !== steps[at - 1]).length;
  return surprising * Math.log2(new Set(codes).size);
}
