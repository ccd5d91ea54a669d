// Signatures, status codes and request numbers of the Paynamics protocol (domain reference 5.1).

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

import type { GatewayResult } from './payment-provider.ts';

/**
 * Orders of the signed fields, SHA-512 in hex over their plain concatenation with the merchant key last (domain
 * reference 5.1, from published merchant code: check them against the merchant's own guide before live use).
 * `cancel_url` and `mobile` are not signed.
 */
const SIGNED_FIELDS = {
  request: [
    'mid',
    'request_id',
    'ip_address',
    'notification_url',
    'response_url',
    'fname',
    'lname',
    'mname',
    'address1',
    'address2',
    'city',
    'state',
    'country',
    'zip',
    'email',
    'phone',
    'client_ip',
    'amount',
    'currency',
    'secure3d',
  ],
  reply: [
    'merchantid',
    'request_id',
    'response_id',
    'response_code',
    'response_message',
    'response_advise',
    'timestamp',
    'rebill_id',
  ],
  query: ['merchantid', 'request_id', 'org_trxid', 'org_trxid2'],
  refund: ['merchantid', 'request_id', 'org_trxid', 'ip_address', 'notification_url', 'response_url', 'amount'],
} as const;

export function computeSignature(
  kind: keyof typeof SIGNED_FIELDS,
  fields: Readonly<Record<string, string>>,
  key: string,
): string {
  const signedText = SIGNED_FIELDS[kind].map((name) => fields[name] ?? '').join('');
  return createHash('sha512')
    .update(signedText + key, 'utf8')
    .digest('hex');
}

/** Compares in constant time. */
export function isSignature(signature: string, expectedSignature: string): boolean {
  const [left, right] = [signature.toLowerCase(), expectedSignature].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

const SUCCESS = new Set(['GR001', 'GR002']);
const PENDING = new Set(['GR033', 'GR020', 'GR063', 'GR119', 'GR206', 'RM035', 'RM046']);
const CANCEL_CODE = 'GR053';

/** Our state of a gateway code; an unknown code is a failure that keeps its message (domain reference 5.1). */
export function toGatewayStatus(code: string): GatewayResult['status'] {
  if (SUCCESS.has(code)) return 'SUCCEEDED';
  if (PENDING.has(code)) return 'PENDING';
  return code === CANCEL_CODE ? 'CANCELLED' : 'FAILED';
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Pattern of a whole request number from `makeRequestId`. */
export const PAYMENT_REQUEST_ID = /^SI\d{6}[0-9A-Z]{14}$/;

/**
 * `SI` (`RF` for a refund) + yymmdd + 14 characters of base 32: 70 random bits. Its fixed length keeps concatenated
 * signatures unambiguous.
 */
export function makeRequestId(day: string, kind: 'SI' | 'RF' = 'SI'): string {
  const random = Array.from(randomBytes(14), (byte) => BASE32[byte % 32]).join('');
  return `${kind}${day.slice(2).replaceAll('-', '')}${random}`;
}

/** Cuts a text to the gateway's limit and drops characters that its forms refuse. */
export function fitGatewayText(text: string, maxLength: number): string {
  return text
    .replaceAll(/[\p{Cc}<>]/gu, ' ')
    .trim()
    .slice(0, maxLength);
}
