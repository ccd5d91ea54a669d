import { randomUUID } from 'node:crypto';

import type { Centavos } from '@ebpls/contracts';
import { centavosFromText, pesosText } from '@ebpls/contracts';

import { type Circuit, CircuitOpen, openCircuit } from './circuit.ts';
import type {
  AskedPayment,
  Checkout,
  CheckoutOrder,
  GatewayWord,
  NotificationRead,
  PaymentProvider,
} from './payment-provider.ts';
import { GatewayUnreachable } from './payment-provider.ts';
import { fitted, isSignature, signature, statusOf } from './paynamics-fields.ts';
import { base64, branchAt, documentOf, fromBase64, readDocument, wordAt } from './paynamics-xml.ts';

export interface PaynamicsSettings {
  readonly endpoint: string;
  readonly query_url: string;
  readonly merchant_id: string;
  readonly merchant_key: string;
  /** Where the gateway's notifications and the payer's browser come back to. */
  readonly public_url: string;
}

const ANSWER_WITHIN_MS = 10_000;
const AWAY_AFTER = 5;
const AT_ONCE = 10;
const RESTS_MS = 5_000;

/** Paynamics PayGate, hosted page, XML (domain reference 5.1). */
export function paynamics(settings: PaynamicsSettings): PaymentProvider {
  const circuit = openCircuit({
    opens_after: AWAY_AFTER,
    at_once: AT_ONCE,
    rests_ms: RESTS_MS,
    counts: (fault) => fault instanceof GatewayUnreachable,
  });
  return {
    name: 'paynamics',
    createCheckout: (order) => checkoutForm(order, settings),
    parseNotification: (raw) => readNotification(raw, settings),
    query: (asked) => {
      const fields = {
        merchantid: settings.merchant_id,
        request_id: freshId(),
        org_trxid: asked.response_id ?? '',
        org_trxid2: asked.request_id,
      };
      return unlessAway(circuit, () => ask({ kind: 'query', fields, asked }, settings));
    },
    refund: (asked, { refund_id, amount }) => {
      const { notification_url, response_url } = addresses(settings);
      const fields = {
        merchantid: settings.merchant_id,
        request_id: refund_id,
        org_trxid: asked.response_id ?? '',
        ip_address: '',
        notification_url,
        response_url,
        amount: pesosText(amount),
      };
      return unlessAway(circuit, () => ask({ kind: 'refund', fields, asked }, settings));
    },
  };
}

/** A gateway that was silent several times is not waited for: whoever asks is told at once that it cannot be reached. */
async function unlessAway<T>(circuit: Circuit, call: () => Promise<T>): Promise<T> {
  try {
    return await circuit.through(call);
  } catch (fault) {
    throw fault instanceof CircuitOpen ? new GatewayUnreachable(fault.message, { cause: fault }) : fault;
  }
}

function checkoutForm(order: CheckoutOrder, settings: PaynamicsSettings): Checkout {
  const { payer } = order;
  const fields = {
    mid: settings.merchant_id,
    request_id: order.request_id,
    ip_address: order.client_ip,
    ...addresses(settings),
    mtac_url: '',
    descriptor_note: fitted(order.note, 24),
    fname: fitted(payer.firstname, 50),
    lname: fitted(payer.lastname, 50),
    mname: '',
    address1: fitted(payer.address, 100),
    address2: '',
    city: '',
    state: '',
    country: 'PH',
    zip: '',
    secure3d: 'try3d',
    trxtype: 'sale',
    email: fitted(payer.email, 100),
    phone: fitted(payer.phone, 32),
    mobile: fitted(payer.phone, 32),
    client_ip: order.client_ip,
    amount: pesosText(order.amount),
    currency: 'PHP',
    expiry_limit: order.expires_at.toISOString(),
    mlogo_url: '',
    pmethod: 'gc',
  };
  const Items = order.items.map(({ name, amount }) => ({
    itemname: fitted(name, 100),
    quantity: '1',
    amount: pesosText(amount),
  }));
  const request = {
    Request: {
      orders: { items: { Items } },
      ...fields,
      signature: signature('request', fields, settings.merchant_key),
    },
  };
  return { action_url: settings.endpoint, fields: { paymentrequest: base64(documentOf(request)) } };
}

/** The browser comes back through the server in every case, so that a page never has to believe an address. */
function addresses({ public_url }: PaynamicsSettings) {
  const back = `${public_url}/api/payments/paynamics/return`;
  return {
    notification_url: `${public_url}/api/payments/paynamics/notification`,
    response_url: back,
    cancel_url: back,
  };
}

function readNotification(raw: Uint8Array, settings: PaynamicsSettings): NotificationRead {
  let document;
  try {
    const encoded = new URLSearchParams(Buffer.from(raw).toString('utf8')).get('paymentresponse') ?? '';
    document = branchAt(readDocument(fromBase64(encoded)), 'ServiceResponseWPF');
  } catch {
    document = undefined;
  }
  return document ? judged(document, settings) : { is_signed: false, reason: 'unreadable', request_id: undefined };
}

type Branch = NonNullable<ReturnType<typeof branchAt>>;

/** Checks merchant, signature and shape of a reply. The fixed shapes make sure that no other cut of the signed text reads as well. */
function judged(reply: Branch, settings: PaynamicsSettings): NotificationRead {
  const fields = replyFields(reply);
  const request_id = /^[A-Z0-9]{8,32}$/.test(fields.request_id) ? fields.request_id : undefined;
  const refused = (reason: 'merchant' | 'signature' | 'fields') => ({
    is_signed: false as const,
    reason,
    request_id,
    stated: wordOf(reply, fields),
  });

  if (fields.merchantid !== settings.merchant_id) return refused('merchant');
  if (!isSignature(fields.signature, signature('reply', fields, settings.merchant_key))) return refused('signature');
  if (
    request_id === undefined ||
    !/^\d{1,32}$/.test(fields.response_id) ||
    !/^[A-Z]{2}\d{3}$/.test(fields.response_code)
  )
    return refused('fields');
  return { is_signed: true, word: { request_id, ...wordOf(reply, fields) } };
}

function replyFields(reply: Branch) {
  return {
    ...picked(branchAt(reply, 'application'), [
      'merchantid',
      'request_id',
      'response_id',
      'timestamp',
      'rebill_id',
      'signature',
    ]),
    ...picked(branchAt(reply, 'responseStatus'), [
      'response_code',
      'response_message',
      'response_advise',
      'processor_response_id',
    ]),
  };
}

/** The charge is stated beside the signed fields: it can hold a payment back when it differs, never let one through. */
function wordOf(reply: Branch, fields: ReturnType<typeof replyFields>): Omit<GatewayWord, 'request_id'> {
  const charge = picked(branchAt(reply, 'transaction'), ['amount', 'currency', 'refunded']);
  return {
    response_id: fields.response_id,
    status: statusOf(fields.response_code),
    code: fields.response_code,
    message: fields.response_message.slice(0, 300),
    amount: chargedAmount(charge.amount),
    currency: charge.currency || undefined,
    provider_ref: fields.processor_response_id.slice(0, 64),
    refunded: charge.refunded === '' ? undefined : centavosFromText(charge.refunded),
  };
}

function picked<K extends string>(branch: Branch | undefined, tags: readonly K[]): Record<K, string> {
  return Object.fromEntries(tags.map((tag) => [tag, branch ? wordAt(branch, tag) : ''])) as Record<K, string>;
}

/** A stated amount that cannot be read counts as a wrong one, never as none. */
function chargedAmount(text: string): Centavos | undefined {
  return text === '' ? undefined : (centavosFromText(text) ?? (0 as Centavos));
}

interface Call {
  readonly kind: 'query' | 'refund';
  readonly fields: Record<string, string>;
  readonly asked: AskedPayment;
}

async function ask({ kind, fields, asked }: Call, settings: PaynamicsSettings): Promise<GatewayWord | undefined> {
  const call = { ...fields, signature: signature(kind, fields, settings.merchant_key) };
  const envelope = documentOf({ 'soap:Envelope': { 'soap:Body': { [kind]: call } } }).replace(
    '<soap:Envelope>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">',
  );
  const document = await post(envelope, settings.query_url);
  const answers = branchAt(document, `Envelope.Body.${kind}Response.${kind}Result`);
  const reply = answers && (branchAt(answers, 'txns.ServiceResponse') ?? branchAt(answers, 'ServiceResponse'));
  if (!reply) return undefined;

  const read = judged(reply, settings);
  // An answer about another payment, or one that anybody could have written, is no answer.
  if (!read.is_signed || read.word.request_id !== asked.request_id)
    throw new GatewayUnreachable(`the gateway's answer is not signed for ${asked.request_id}`);
  return read.word;
}

async function post(envelope: string, url: string): Promise<Branch> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body: envelope,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return readDocument(await answer.text());
  } catch (fault) {
    throw new GatewayUnreachable(`the gateway did not answer: ${fault instanceof Error ? fault.message : 'unknown'}`, {
      cause: fault,
    });
  }
}

function freshId(): string {
  return randomUUID().replaceAll('-', '').toUpperCase();
}
