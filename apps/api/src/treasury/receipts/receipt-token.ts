// Creates and reads the signed code on a receipt.

import { toManilaDay } from '@ebpls/rules';

import { isSignedByUs, type SigningKeys, createSignature } from '../../platform/pdf/signing-keys.ts';

const TOKEN = /^([\w-]{8})\.(EOR-\d{4}-\d{8}|AF51-\d{7})\.(\d{8})\.([\w-]{86})$/;

// The same keys sign permits: without its own prefix, a permit code could be accepted as a receipt code.
const formatSignedText = (key_id: string, number: string, day: string): string => `receipt ${key_id}.${number}.${day}`;

/**
 * `keyId.receiptNo.issuedOn.signature` of an official receipt, about 120 characters; the space of a paper form's number
 * becomes a dash. The same receipt always gives the same token, so none is stored.
 */
export function createReceiptToken(
  keys: SigningKeys,
  { receipt_no, issued_at }: { readonly receipt_no: string; readonly issued_at: string },
): string {
  const number = receipt_no.replace(' ', '-');
  const day = toManilaDay(issued_at).replaceAll('-', '');
  return `${keys.key_id}.${number}.${day}.${createSignature(keys, formatSignedText(keys.key_id, number, day))}`;
}

/** Receipt number of a code that we signed; undefined for any other text. */
export function readReceiptToken(keys: SigningKeys, token: string): { readonly receipt_no: string } | undefined {
  const [, key_id = '', number = '', day = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!isSignedByUs(keys, { key_id, text: formatSignedText(key_id, number, day), signature })) return undefined;
  return { receipt_no: number.replace('AF51-', 'AF51 ') };
}
