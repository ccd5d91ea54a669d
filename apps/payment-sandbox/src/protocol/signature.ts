import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The gateway's signature: SHA-512 in hex over the fields in their order with the merchant key last (domain reference
 * 5.1).
 */
export function sign(fields: readonly string[], key: string): string {
  return createHash('sha512')
    .update(fields.join('') + key, 'utf8')
    .digest('hex');
}

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
export function isSignedBy(given: string, fields: readonly string[], key: string): boolean {
  const expected = Buffer.from(sign(fields, key), 'hex');
  const received = Buffer.from(/^[0-9a-f]{128}$/i.test(given) ? given : '', 'hex');
  return received.length === expected.length && timingSafeEqual(received, expected);
}
