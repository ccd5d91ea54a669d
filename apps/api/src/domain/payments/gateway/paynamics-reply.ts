// Reads the notifications and replies of the Paynamics gateway and verifies their signature.

import { type Centavos, parseCentavos } from '@ebpls/contracts';

import type { GatewayResult, NotificationRead } from './payment-provider.ts';
import { isSignature, computeSignature, toGatewayStatus } from './paynamics-fields.ts';
import type { PaynamicsSettings } from './paynamics-settings.ts';
import { findBranch, decodeBase64, readDocument, getElementText } from './paynamics-xml.ts';

/** Reads a notification as the gateway posts it: the form field holds the document in base 64. */
export function readNotification(raw: Uint8Array, settings: PaynamicsSettings): NotificationRead {
  let document;
  try {
    const payload = new URLSearchParams(Buffer.from(raw).toString('utf8')).get('paymentresponse') ?? '';
    document = findBranch(readDocument(decodeBase64(payload)), 'ServiceResponseWPF');
  } catch {
    document = undefined;
  }
  return document
    ? parseNotification(document, settings)
    : { is_signed: false, reason: 'unreadable', request_id: undefined };
}

export type Branch = NonNullable<ReturnType<typeof findBranch>>;

/**
 * Checks merchant, signature and shape of a reply. The fixed shapes ensure that the signed text can be split in one way
 * only.
 */
export function parseNotification(reply: Branch, settings: PaynamicsSettings): NotificationRead {
  const fields = toReplyFields(reply);
  const request_id = /^[A-Z0-9]{8,32}$/.test(fields.request_id) ? fields.request_id : undefined;
  const toRefusal = (reason: 'merchant' | 'signature' | 'fields') => ({
    is_signed: false as const,
    reason,
    request_id,
    stated: toGatewayResult(reply, fields),
  });

  if (fields.merchantid !== settings.merchant_id) return toRefusal('merchant');
  if (!isSignature(fields.signature, computeSignature('reply', fields, settings.merchant_key)))
    return toRefusal('signature');
  if (
    request_id === undefined ||
    !/^\d{1,32}$/.test(fields.response_id) ||
    !/^[A-Z]{2}\d{3}$/.test(fields.response_code)
  )
    return toRefusal('fields');
  return { is_signed: true, result: { request_id, ...toGatewayResult(reply, fields) } };
}

function toReplyFields(reply: Branch) {
  return {
    ...pickTags(findBranch(reply, 'application'), [
      'merchantid',
      'request_id',
      'response_id',
      'timestamp',
      'rebill_id',
      'signature',
    ]),
    ...pickTags(findBranch(reply, 'responseStatus'), [
      'response_code',
      'response_message',
      'response_advise',
      'processor_response_id',
    ]),
  };
}

/** The charge is not a signed field: a different amount can stop a payment, an equal one never approves it. */
function toGatewayResult(reply: Branch, fields: ReturnType<typeof toReplyFields>): Omit<GatewayResult, 'request_id'> {
  const charge = pickTags(findBranch(reply, 'transaction'), ['amount', 'currency', 'refunded']);
  return {
    response_id: fields.response_id,
    status: toGatewayStatus(fields.response_code),
    code: fields.response_code,
    message: fields.response_message.slice(0, 300),
    amount: parseChargedAmount(charge.amount),
    currency: charge.currency || undefined,
    provider_ref: fields.processor_response_id.slice(0, 64),
    refunded: charge.refunded === '' ? undefined : parseCentavos(charge.refunded),
  };
}

function pickTags<K extends string>(branch: Branch | undefined, tags: readonly K[]): Record<K, string> {
  return Object.fromEntries(tags.map((tag) => [tag, branch ? getElementText(branch, tag) : ''])) as Record<K, string>;
}

/** An unreadable stated amount counts as a wrong one, never as none. */
function parseChargedAmount(text: string): Centavos | undefined {
  return text === '' ? undefined : (parseCentavos(text) ?? (0 as Centavos));
}
