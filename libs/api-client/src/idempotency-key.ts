/**
 * Creates the key of one command of one person: sent twice with the same key, it runs once (decision E6).
 * `crypto.randomUUID` is missing on plain HTTP, so the bytes come from `getRandomValues`.
 */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
