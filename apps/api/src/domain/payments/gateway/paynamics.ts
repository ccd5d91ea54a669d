// Creates the Paynamics PayGate implementation of the payment gateway (domain reference 5.1).

import { randomUUID } from 'node:crypto';

import { formatPesosText } from '@ebpls/contracts';

import { type Circuit, CircuitOpen, openCircuit } from '../../../platform/circuit-breaker.ts';
import { type PaymentRef, type GatewayResult, type PaymentProvider, GatewayUnreachable } from './payment-provider.ts';
import { createCheckoutForm } from './paynamics-checkout.ts';
import { computeSignature } from './paynamics-fields.ts';
import { type Branch, parseNotification, readNotification } from './paynamics-reply.ts';
import { listCallbackUrls, type PaynamicsSettings } from './paynamics-settings.ts';
import { findBranch, renderXmlDocument, readDocument } from './paynamics-xml.ts';

const REPLY_TIMEOUT_MS = 10_000;
const MAX_GATEWAY_FAILURES = 5;
const MAX_CONCURRENT_QUERIES = 10;
const CIRCUIT_OPEN_MS = 5_000;

/** Paynamics PayGate, hosted page, XML (domain reference 5.1). */
export function createPaynamics(settings: PaynamicsSettings): PaymentProvider {
  const circuit = openCircuit({
    opens_after: MAX_GATEWAY_FAILURES,
    at_once: MAX_CONCURRENT_QUERIES,
    rests_ms: CIRCUIT_OPEN_MS,
    counts: (fault) => fault instanceof GatewayUnreachable,
  });
  return {
    name: 'paynamics',
    createCheckout: (order) => createCheckoutForm(order, settings),
    parseNotification: (raw) => readNotification(raw, settings),
    query: (payment) => {
      const fields = {
        merchantid: settings.merchant_id,
        request_id: createRequestId(),
        org_trxid: payment.response_id ?? '',
        org_trxid2: payment.request_id,
      };
      return callUnlessOpen(circuit, () => queryGateway({ kind: 'query', fields, payment }, settings));
    },
    refund: (payment, { refund_id, amount }) => {
      const { notification_url, response_url } = listCallbackUrls(settings);
      const fields = {
        merchantid: settings.merchant_id,
        request_id: refund_id,
        org_trxid: payment.response_id ?? '',
        ip_address: '',
        notification_url,
        response_url,
        amount: formatPesosText(amount),
      };
      return callUnlessOpen(circuit, () => queryGateway({ kind: 'refund', fields, payment }, settings));
    },
  };
}

/**
 * Fails at once while the circuit is open after several failures of the gateway, instead of waiting for its timeout.
 */
async function callUnlessOpen<T>(circuit: Circuit, call: () => Promise<T>): Promise<T> {
  try {
    return await circuit.through(call);
  } catch (fault) {
    throw fault instanceof CircuitOpen ? new GatewayUnreachable(fault.message, { cause: fault }) : fault;
  }
}

interface GatewayCall {
  readonly kind: 'query' | 'refund';
  readonly fields: Record<string, string>;
  readonly payment: PaymentRef;
}

async function queryGateway(
  { kind, fields, payment }: GatewayCall,
  settings: PaynamicsSettings,
): Promise<GatewayResult | undefined> {
  const call = { ...fields, signature: computeSignature(kind, fields, settings.merchant_key) };
  const envelope = renderXmlDocument({ 'soap:Envelope': { 'soap:Body': { [kind]: call } } }).replace(
    '<soap:Envelope>',
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/">',
  );
  const document = await postEnvelope(envelope, settings.query_url);
  const answers = findBranch(document, `Envelope.Body.${kind}Response.${kind}Result`);
  const reply = answers && (findBranch(answers, 'txns.ServiceResponse') ?? findBranch(answers, 'ServiceResponse'));
  if (!reply) return undefined;

  const notification = parseNotification(reply, settings);
  // A reply about another payment, or an unsigned one, is no reply.
  if (!notification.is_signed || notification.result.request_id !== payment.request_id)
    throw new GatewayUnreachable(`the gateway's answer is not signed for ${payment.request_id}`);
  return notification.result;
}

async function postEnvelope(envelope: string, url: string): Promise<Branch> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8' },
      body: envelope,
      redirect: 'error',
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return readDocument(await answer.text());
  } catch (fault) {
    throw new GatewayUnreachable(`the gateway did not answer: ${fault instanceof Error ? fault.message : 'unknown'}`, {
      cause: fault,
    });
  }
}

function createRequestId(): string {
  return randomUUID().replaceAll('-', '').toUpperCase();
}
