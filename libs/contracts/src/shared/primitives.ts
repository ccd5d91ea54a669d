// Schemas that every contract uses: money, ids, days, texts, pages of a list, and the shape of an error.

import * as v from 'valibot';

/** Whole centavos, never a fraction. Bounded so that sums stay exact. */
export type Centavos = number & { readonly __unit: 'centavo' };

const MONEY_ON_THE_WIRE = /^-?\d{1,13}\.\d{2}$/;
const MONEY_PATTERN = /^(?:\d{1,3}(?:,\d{3})+|\d{1,13})(?:\.\d{1,2})?$/;

/** Centavos as they travel: `3405.00`, no thousands mark, always two decimals. */
export function formatPesosText(amount: Centavos): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Reads `3405.00`. Works on the digits, so that 19.99 never becomes 1998. */
function centavosOnTheWire(text: string): Centavos {
  return Number(text.replace('.', '')) as Centavos;
}

/** Reads what a person typed (`1,200,000` or `750000.5`); undefined when it is not an amount. */
export function parseCentavos(text: string): Centavos | undefined {
  const input = text.trim();
  if (!MONEY_PATTERN.test(input)) return undefined;
  const [whole = '', fraction = ''] = input.replaceAll(',', '').split('.');
  return Number(whole + fraction.padEnd(2, '0')) as Centavos;
}

/** Money in a reply: a decimal string on the wire, centavos for the reader. */
export const Pesos = v.pipe(v.string(), v.regex(MONEY_ON_THE_WIRE, 'money.format'), v.transform(centavosOnTheWire));

/** Money in a request, as typed: commas allowed, two decimals at most, not negative. */
export const Amount = v.pipe(
  v.string('money.required'),
  v.trim(),
  v.minLength(1, 'money.required'),
  v.regex(MONEY_PATTERN, 'money.format'),
  v.transform((text) => parseCentavos(text) ?? (0 as Centavos)),
);

/** A row's number in a body or a reply. */
export const Id = v.pipe(v.number('id.format'), v.safeInteger('id.format'), v.minValue(1, 'id.format'));
/** A row's number in an address or a query. */
export const IdText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'id.format'), v.transform(Number));

export const Uuid = v.pipe(v.string(), v.uuid('id.format'));

/** Business identification number, `SI-000102`. */
export const CompanyCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}-\d{6}$/, 'company_code.format'));
/**
 * Public number of an application, `APP-2026-000045`; a draft carries `DRAFT-` and its row number until it is filed.
 */
export const AssessmentCode = v.pipe(
  v.string(),
  v.regex(/^(?:APP-\d{4}-\d{6}|DRAFT-\d{1,15})$/, 'assessment_code.format'),
);
/** Ten digits of the Philippine Standard Geographic Code. */
export const BarangayCode = v.pipe(v.string('barangay.required'), v.regex(/^\d{10}$/, 'barangay.required'));

/** A calendar day in Manila, `2026-01-20`. */
export const Day = v.pipe(v.string('day.required'), v.isoDate('day.format'), v.check(isDay, 'day.format'));
/** A day that a form requires; `requiredKey` is the message of an empty field. */
export function defineDay(requiredKey: string) {
  return v.pipe(v.string(requiredKey), v.nonEmpty(requiredKey), v.isoDate('day.format'), v.check(isDay, 'day.format'));
}

/**
 * On a case whose decision needs a second person: the reason why the reader, whose permission would do, is none; absent
 * to everybody else. The screen shows the sentence in place of the act.
 */
export const WhyAnother = v.optional(v.string());

/** A moment, ISO 8601 with zone. */
export const Instant = v.pipe(v.string(), v.isoTimestamp());

/** Whether the calendar has that day. */
export function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

// NUL and half characters cannot be stored; overrides and isolates of direction change how the text around them reads.
// oxlint-disable-next-line no-control-regex -- control characters are refused here
const TRICKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/** Text that others will read as it was typed: without signs that would change how the words beside it are read. */
export const Readable = v.check<string, 'text.signs'>(
  (text) => text.isWellFormed() && !TRICKS.test(text),
  'text.signs',
);

/** Required text: white space alone counts as empty. */
export function defineText(requiredKey: string, maxLength: number, tooLong = 'text.too_long') {
  return v.pipe(
    v.string(requiredKey),
    v.trim(),
    v.minLength(1, requiredKey),
    v.maxLength(maxLength, tooLong),
    Readable,
  );
}

/** Text that may be left out; stored as an empty string. */
export function defineOptionalText(maxLength: number) {
  return v.optional(v.pipe(v.string('text.format'), v.trim(), v.maxLength(maxLength, 'text.too_long'), Readable), '');
}

/** A whole number of people, vehicles or units. */
export const Count = v.pipe(
  v.number('count.required'),
  v.integer('count.integer'),
  v.minValue(0, 'count.negative'),
  v.maxValue(99_999, 'count.too_many'),
);

/** The query of every list: words to look for, the page's cursor and its size. */
export const ListQuery = {
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, 'text.too_long'))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}$/, 'count.integer'),
      v.transform(Number),
      v.minValue(1, 'count.too_few'),
      v.maxValue(100, 'count.too_many'),
    ),
    '20',
  ),
};

/** A page of a list: keyset paging, no numbers that must be counted. */
export function definePage<S extends v.GenericSchema>(row: S) {
  return v.object({ data: v.array(row), next_cursor: v.nullable(v.string()) });
}

/**
 * The one shape of an error (decision E3). `password_needed`: the act is open to the person once they type their
 * password again (decision 0049).
 */
export const ErrorBody = v.object({
  error: v.object({
    code: v.picklist([
      'invalid',
      'unauthenticated',
      'forbidden',
      'password_needed',
      'missing',
      'conflict',
      'too_many',
      'failed',
    ]),
    message: v.string(),
    fields: v.optional(v.record(v.string(), v.array(v.string()))),
    reference: v.optional(v.string()),
    /** Present value at the server, for an editor who began from an older one. */
    present: v.optional(v.record(v.string(), v.unknown())),
  }),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;
export type RefusalCode = Exclude<ErrorBody['error']['code'], 'failed'>;

/** Which save of a draft was read last; a save that began from an older one is refused. */
export const DraftRevision = v.pipe(
  v.number('count.required'),
  v.integer('count.integer'),
  v.minValue(0, 'count.negative'),
);

/** The draft revision in an address; left out when nothing was saved as a draft. */
export const DraftRevisionQuery = v.object({
  draft_revision: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'count.integer'), v.transform(Number))),
});

/** HTTP status of each code. */
export const STATUS_BY_CODE: Record<ErrorBody['error']['code'], number> = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  password_needed: 403,
  missing: 404,
  conflict: 409,
  too_many: 429,
  failed: 500,
};
