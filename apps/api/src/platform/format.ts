// Formats amounts and addresses for texts.

import { type Centavos, formatPesosText } from '@ebpls/contracts';

/** `₱3,405.00`, from centavos or from the text of the wire. */
export function formatPeso(amount: Centavos | string): string {
  const [whole = '', fraction = '00'] = (typeof amount === 'string' ? amount : formatPesosText(amount)).split('.');
  return `₱${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
}

/**
 * An address without its scheme, as people type it from a paper: `permits.example.gov.ph`, with its path when the
 * product has one.
 */
export function formatPlainAddress(public_url: string): string {
  return public_url.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}
