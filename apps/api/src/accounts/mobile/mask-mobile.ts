// Shows a mobile number without the digits that a stranger does not know.

/** `09171234567` as `0917 ••• ••67`. */
export function maskMobile(number: string): string;
export function maskMobile(number: string | undefined): string | null;
export function maskMobile(number: string | undefined): string | null {
  return number === undefined ? null : `${number.slice(0, 4)} ••• ••${number.slice(-2)}`;
}
