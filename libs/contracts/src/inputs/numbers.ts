// Converts typed TINs and mobile numbers to one common form.

const SEPARATORS = /[\s().-]/g;

/**
 * A taxpayer identification number with or without dashes and spaces as `123-456-789` or `123-456-789-00000`: nine
 * digits, and the three to five of the branch code (BIR). Undefined for any other text (decision E48).
 */
export function normaliseTin(text: string): string | undefined {
  const digits = text
    .trim()
    .replace(/^tin\b\s*:?/i, '')
    .replaceAll(SEPARATORS, '');
  if (!/^\d{9}(?:\d{3,5})?$/.test(digits)) return undefined;
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].filter(Boolean).join('-');
}

/**
 * A Philippine mobile number in any common writing (`09171234567`, `+63 917 123 4567`, `917-123-4567`) as `0917 123
 * 4567`, or undefined.
 */
export function normaliseMobile(text: string): string | undefined {
  const digits = text
    .trim()
    .replaceAll(SEPARATORS, '')
    .replace(/^(?:\+63|0063|63(?=9\d{9}$)|0)?(?=9)/, '0');
  if (!/^09\d{9}$/.test(digits)) return undefined;
  return `${digits.slice(0, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`;
}

/**
 * The number of a permit in any writing (`mp 2026 45`, `MP202600045`, `mp-2026-00045-a1`) as it is printed:
 * `MP-2026-00045-A1`; undefined for any other text.
 */
export function normalisePermitNo(text: string): string | undefined {
  const parts = /^(MP|CR|TP|PP)[\s.–-]*(\d{4})[\s.–-]*(\d{1,5})(?:[\s.–-]*([AR]\d{1,2}))?$/.exec(
    text.trim().toUpperCase(),
  );
  if (parts === null) return undefined;
  const [, kind, year, number = '', suffix] = parts;
  return [kind, year, number.padStart(5, '0'), suffix].filter(Boolean).join('-');
}

/**
 * The number of an application in any writing (`app 2026 45`, `APP2026000045`) as it is printed: `APP-2026-000045`;
 * undefined for any other text.
 */
export function normaliseReferenceNo(text: string): string | undefined {
  const parts = /^APP[\s.–-]*(\d{4})[\s.–-]*(\d{1,6})$/.exec(text.trim().toUpperCase());
  if (parts === null) return undefined;
  const [, year, number = ''] = parts;
  return `APP-${year}-${number.padStart(6, '0')}`;
}

/** Count of digits of a text that has nothing but digits and separators; undefined for any other text. */
export function countDigits(text: string): number | undefined {
  const bareText = text.trim().replaceAll(SEPARATORS, '').replace(/^\+/, '');
  return /^\d+$/.test(bareText) ? bareText.length : undefined;
}
