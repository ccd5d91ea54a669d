// Creates the signed statement that the sandbox sends as the gateway's reply or notification.

import type { SandboxConfig } from './config.ts';
import { formatDecimal } from './protocol/checkout-request.ts';
import { createSignature } from './protocol/signature.ts';
import type { Transaction, TransactionState } from './transactions.ts';
import type { XmlTree } from './protocol/xml.ts';
import { writeXml } from './protocol/xml.ts';

/** The gateway's reply for each state (codes of domain reference 5.1). */
const STATUS: Record<TransactionState, { readonly code: string; readonly message: string; readonly advise: string }> = {
  OPEN: { code: 'GR119', message: 'Transaction in progress', advise: 'The payer has not decided yet' },
  PENDING: { code: 'GR033', message: 'Transaction pending', advise: 'The payer still has to pay' },
  SUCCEEDED: { code: 'GR001', message: 'Transaction successful', advise: 'Transaction is approved' },
  FAILED: { code: 'GR152', message: 'Transaction failed', advise: 'The wallet refused the payment' },
  CANCELLED: { code: 'GR053', message: 'Transaction cancelled', advise: 'Transaction cancelled by the customer' },
  REFUNDED: { code: 'GR001', message: 'Transaction refunded', advise: 'The payment was given back' },
};

/** Faults that a test may set in a reply. */
export interface ReplyFault {
  readonly key?: string;
  readonly amount?: number;
  readonly currency?: string;
  readonly merchant_id?: string;
}

/** The signed statement about a transaction, as it goes into notifications and query answers. */
export function createStatement(transaction: Transaction, config: SandboxConfig, spoil: ReplyFault = {}): XmlTree {
  const { code, message, advise } = STATUS[transaction.state];
  const merchantid = spoil.merchant_id ?? config.merchant_id;
  const { request_id, amount, currency, method } = transaction.checkout;
  const timestamp = formatManilaTime(transaction.decided_at ?? new Date().toISOString());
  const rebill_id = '';
  const signature = createSignature(
    [merchantid, request_id, transaction.response_id, code, message, advise, timestamp, rebill_id],
    spoil.key ?? config.merchant_key,
  );
  return {
    application: {
      merchantid,
      request_id,
      response_id: transaction.response_id,
      timestamp,
      rebill_id,
      ptype: method,
      signature,
    },
    responseStatus: {
      response_code: code,
      response_message: message,
      response_advise: advise,
      processor_response_id: `SBX${transaction.response_id.slice(0, 9)}`,
      processor_response_authcode: '',
    },
    transaction: {
      amount: formatDecimal(spoil.amount ?? amount),
      currency: spoil.currency ?? currency,
      refunded: formatDecimal(transaction.refunded),
    },
  };
}

/** The field `paymentresponse` of a notification. */
export function encodeNotice(transaction: Transaction, config: SandboxConfig, spoil: ReplyFault = {}): string {
  return Buffer.from(writeXml({ ServiceResponseWPF: createStatement(transaction, config, spoil) }), 'utf8').toString(
    'base64',
  );
}

function formatManilaTime(instant: string): string {
  const localTime = new Date(Date.parse(instant) + 8 * 3_600_000).toISOString();
  return `${localTime.slice(0, 19)}.000+08:00`;
}
