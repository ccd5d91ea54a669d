import * as v from 'valibot';

import { Readable } from '../shared/primitives.ts';

/** Length limits of inquiries and their messages, published to owners and counted in characters (decision D54). */
export const INQUIRY_LIMITS = {
  subject: 150,
  remarks: 500,
  message: 5_000,
  files: 3,
  reply_title: 80,
  reason: 500,
} as const;

/**
 * Alphabetic characters, digits, signs: not only white space and marks without a body. Built on first use: compiling
 * the Unicode classes takes a slow phone longer than a page has.
 */
const isShown = (text: string): boolean => /[^\s\p{Cf}\p{Zs}\u115f\u1160\u3164\uffa0]/u.test(text);

/** Text that another person will read: stored as typed and never as markup; invisible text counts as empty. */
export function defineVisibleText(requiredKey: string, maxLength: number) {
  return v.pipe(
    v.optional(v.string(requiredKey), ''),
    v.trim(),
    v.check(isShown, requiredKey),
    v.maxLength(maxLength, 'text.too_long'),
    Readable,
  );
}
