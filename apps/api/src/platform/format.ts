import { type Centavos, pesosText } from '@ebpls/contracts';

/** `₱3,405.00`, from centavos or from the text of the wire. */
export function peso(amount: Centavos | string): string {
  const [whole = '', fraction = '00'] = (typeof amount === 'string' ? amount : pesosText(amount)).split('.');
  return `₱${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${fraction}`;
}

/** An address as somebody types it from a paper: `permits.example.gov.ph`, with its path when the product has one. */
export function addressText(public_url: string): string {
  return public_url.replace(/^https?:\/\//, '').replace(/\/+$/, '');
}
