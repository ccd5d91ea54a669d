// Creates and checks the codes of six digits that are sent by mail or text message.

import { createHmac, hkdfSync, randomInt } from 'node:crypto';

/** Lifetime of a code of six digits. */
export const CODE_LIFE_MS = 10 * 60_000;
/** After this many wrong attempts no code is accepted. */
export const MAX_WRONG_CODES = 5;

export interface NumberCodes {
  /** Six digits, unguessable within the allowed attempts. */
  create(): string;
  /** Digest of a code for the database; `subject` binds it to the confirmed act. */
  hash(subject: readonly (string | number)[], code: string): Buffer;
}

/**
 * There are few codes of six digits: a digest without the key of this installation could be inverted by trying all.
 */
export function createNumberCodes(secret: string): NumberCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ebpls number codes', 32));
  return {
    create: () => String(randomInt(1_000_000)).padStart(6, '0'),
    hash: (subject, code) =>
      createHmac('sha256', key)
        .update(JSON.stringify([...subject, code]))
        .digest(),
  };
}
