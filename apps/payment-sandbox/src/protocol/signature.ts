import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * The gateway's signature: SHA-512 in hex over the fields in their order with the merchant key last (domain reference
 * 5.1).
 */
export function createSignature(fields: readonly string[], key: string): string {
  return createHash('sha512')
    .update(fields.join('') + key, 'utf8')
    .digest('hex');
}

/** Compares in constant time, so that a signature cannot be guessed digit by digit. */
export function isSignedBy(signature: string, fields: readonly string[], key: string): boolean {
  const expectedBytes = Buffer.from(createSignature(fields, key), 'hex');
  const receivedBytes = Buffer.from(/^[0-9a-f]{128}$/i.test(signature) ? signature : '', 'hex');
  return receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes);
}
