// Estimates how hard a secret in the settings is to guess; production refuses weak and published ones.

/** Constants that anybody can read in the sources: never a secret, however they are written. */
const PUBLISHED_SECRETS = new Set([
  'sandbox-merchant-key',
  'test-merchant-key',
  'a-code-for-tests',
  'san-isidro-demo-2026',
  'ebpls-sandbox',
]);
const REPETITION = /^(.+?)\1+(.*)$/s;

/** Whether a value is published in the sources, ignoring case and surrounding blanks. */
export function isPublished(value: string): boolean {
  return PUBLISHED_SECRETS.has(value.trim().toLowerCase());
}

/**
 * Estimated strength of a secret in bits, from its own characters: repetitions count once, a run such as
 * 12345678 or aaaa counts as its beginning. Output of `openssl rand` is never estimated below three bits a
 * character.
 */
export function estimateSecretBits(value: string): number {
  const [, piece, rest = ''] = REPETITION.exec(value) ?? [];
  const core = piece !== undefined && piece.startsWith(rest) ? piece : value;
  const codes = [...core].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.map((code, at) => code - (codes[at - 1] ?? Number.NaN));
  const changeCount = steps.filter((step, at) => at < 2 || step !== steps[at - 1]).length;
  return changeCount * Math.log2(new Set(codes).size);
}
