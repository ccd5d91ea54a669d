// Schemas of names and other lines that documents print: all refuse characters that print as an empty box, names also
// links.

import * as v from 'valibot';

import { Readable, defineText } from './primitives.ts';
import { isPrinted } from './printed-signs.ts';

/**
 * Matches line breaks, direction marks and signs without width: none is part of a name, and each makes two names look
 * like one, or one line like two, when the name is printed.
 */
const createInvisiblePattern = (): RegExp =>
  new RegExp(
    [
      String.raw`[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200c\u200e\u200f\u2028-\u202e]`,
      String.raw`[\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]`,
      // The joiner holds pictures together, as in 👩🏽‍🌾; between other characters it is invisible.
      String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d`,
      String.raw`\u200d(?!\p{Extended_Pictographic})`,
    ].join('|'),
    'u',
  );

let invisiblePattern: RegExp | undefined;

/** Compiling the Unicode classes takes a slow phone longer than a page has; most pages have no name field. */
function isVisible(text: string): boolean {
  invisiblePattern ??= createInvisiblePattern();
  return text.isWellFormed() && !invisiblePattern.test(text);
}

const VisibleSigns = v.check<string, 'name.signs'>(isVisible, 'name.signs');

/** Emoji and scripts that no paper has: they would be printed as an empty box. */
const PrintableSigns = v.check<string, 'text.not_printed'>(
  // A sign that nobody sees has its own sentence.
  (text) => !isVisible(text) || isPrinted(text),
  'text.not_printed',
);

const LINK = /:\/\/|\bwww\.|@[^\s@]+\.[a-z]{2}/i;
/** Ends of domains that are no initials (`J.P.`) and no abbreviations (`Sto.Niño`). */
const DOMAIN =
  /[a-z\d]\.(?:com|net|org|gov|edu|info|biz|ph|io|app|dev|shop|site|online|store|xyz|top|link|click|live|club|page|web|example)(?![a-z])/i;

/** E-mails and papers of the municipality print names, where an address of others would look like one of its own. */
const NoAddress = v.check<string, 'name.address'>((text) => !LINK.test(text) && !DOMAIN.test(text), 'name.address');

/** A registered business name may end like a domain, as `Sari.ph` does; it holds no link and no e-mail address. */
const NoLink = v.check<string, 'name.address'>((text) => !LINK.test(text), 'name.address');

function defineRequiredLine(requiredKey: string, maxLength: number) {
  return v.pipe(
    v.string(requiredKey),
    v.trim(),
    v.minLength(1, requiredKey),
    v.maxLength(maxLength, 'text.too_long'),
    VisibleSigns,
    PrintableSigns,
  );
}

/**
 * The name of a person: one line, every sign of it is seen and printed, and no web or e-mail address. White space alone
 * counts as empty.
 */
export function defineName(requiredKey: string, maxLength: number) {
  return v.pipe(defineRequiredLine(requiredKey, maxLength), NoAddress);
}

/** The same of a business. */
export function defineBusinessName(requiredKey: string, maxLength: number) {
  return v.pipe(defineRequiredLine(requiredKey, maxLength), NoLink);
}

/** The last name of a person; null for a person with one legal name, which is the first one. */
export function defineLastName() {
  return v.nullable(defineName('lastname.required', 100));
}

/** The names of a person on one line; who has one legal name has no last one. */
export function formatPersonName({ firstname, lastname }: { firstname: string; lastname: string | null }): string {
  return [firstname, lastname].filter(Boolean).join(' ');
}

/** A name of a person that may be left out; stored as an empty string. */
export function defineOptionalName(maxLength: number) {
  return v.optional(
    v.pipe(
      v.string('text.format'),
      v.trim(),
      v.maxLength(maxLength, 'text.too_long'),
      VisibleSigns,
      PrintableSigns,
      NoAddress,
    ),
    '',
  );
}

/** The same of a business. */
export function defineOptionalBusinessName(maxLength: number) {
  return v.optional(
    v.pipe(
      v.string('text.format'),
      v.trim(),
      v.maxLength(maxLength, 'text.too_long'),
      VisibleSigns,
      PrintableSigns,
      NoLink,
    ),
    '',
  );
}

/** An address or another line that papers print: required, white space alone counts as empty. */
export function definePrintableText(requiredKey: string, maxLength: number) {
  return v.pipe(defineText(requiredKey, maxLength), PrintableSigns);
}

/** Printable text that may be left out; stored as an empty string. */
export function defineOptionalPrintableText(maxLength: number) {
  return v.optional(
    v.pipe(v.string('text.format'), v.trim(), v.maxLength(maxLength, 'text.too_long'), Readable, PrintableSigns),
    '',
  );
}
