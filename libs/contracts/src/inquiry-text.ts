import * as v from 'valibot';

import { Readable } from './primitives.ts';

/** Published bounds, counted in characters (decision D54). */
export const INQUIRY_LIMITS = {
  subject: 150,
  remarks: 500,
  message: 5_000,
  files: 3,
  reply_title: 80,
  reason: 500,
} as const;

/**
 * Letters, digits, signs: not only white space and marks without a body. Built when somebody writes: reading the classes
 * of all letters takes a slow phone longer than a page has.
 */
const isShown = (typed: string): boolean => /[^\s\p{Cf}\p{Zs}\u115f\u1160\u3164\uffa0]/u.test(typed);

/** Text that another person will read: kept as it is typed and never as markup; what shows nothing counts as empty. */
export function defineVisibleText(required: string, most: number) {
  return v.pipe(
    v.optional(v.string(required), ''),
    v.trim(),
    v.check(isShown, required),
    v.maxLength(most, 'text.too_long'),
    Readable,
  );
}
