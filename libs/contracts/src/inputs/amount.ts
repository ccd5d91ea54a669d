const SHIFTS: Readonly<Record<string, number>> = { k: 3, m: 6 };
const MAX_WHOLE_DIGITS = 13;

const SIGN = /^(?:₱|php|p)\s*/i;
const CURRENCY_SUFFIX = /\s*(?:pesos?|piso)$/i;
const AMOUNT_PATTERN = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.(\d*))?\s?([km])?$/i;

/**
 * An amount as people write it (`₱80,000`, `P80,000`, `80k`, `80 000.5`) in its normal form `80,000.00`, or undefined.
 * Works on the digits, never on floats. For what a person types only: the wire stays strict (decision E48).
 */
export function normaliseAmount(text: string): string | undefined {
  const [, whole = '', fraction = '', suffix = ''] = AMOUNT_PATTERN.exec(bareAmount(text)) ?? [];
  if (whole === '') return undefined;
  const shift = SHIFTS[suffix.toLowerCase()] ?? 0;
  const shiftedDigits = whole.replaceAll(/\D/g, '') + fraction.slice(0, shift).padEnd(shift, '0');
  const cents = fraction.slice(shift).replace(/0+$/, '');
  const pesos = shiftedDigits.replace(/^0+(?=\d)/, '');
  if (cents.length > 2 || pesos.length > MAX_WHOLE_DIGITS) return undefined;
  return `${pesos.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}

/** Why a text is not an amount, as a message key. */
export function getAmountProblem(
  text: string,
): 'money.negative' | 'money.decimals' | 'money.commas' | 'money.unreadable' {
  const bareText = bareAmount(text);
  if (/^[-–]\s?(?:₱|php|p)?\s?[\d.,]+$/i.test(bareText)) return 'money.negative';
  if (/^[\d, ]+\.\d{3,}$/.test(bareText)) return 'money.decimals';
  return /^\d+(?:[, ]+\d*)+(?:\.\d*)?$/.test(bareText) ? 'money.commas' : 'money.unreadable';
}

function bareAmount(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().replace(SIGN, '').replace(CURRENCY_SUFFIX, '');
}
