import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Sandbox } from './sandbox.ts';
import { CheckoutRefused, readCheckout } from './protocol/checkout-request.ts';
import { renderPayPage, getPagePolicy, renderRefusedPage, toReturnQuery } from './page/hosted-page.ts';
import type { Decision, Transaction, TransactionState } from './transactions.ts';

const OUTCOME: Record<Decision, TransactionState> = {
  pay: 'SUCCEEDED',
  fail: 'FAILED',
  cancel: 'CANCELLED',
  pending: 'PENDING',
};

/** The endpoints for a payer's browser: the merchant's form, the page, the decision. */
export function checkoutRoutes(sandbox: Sandbox): void {
  const { app, config, transactions } = sandbox;
  const toPage = (request: FastifyRequest) => toPageRequest(request, config.merchant_id);

  app.post<{ Body: Record<string, string> }>('/webpayment/default.aspx', async (request, reply) => {
    try {
      const checkout = readCheckout(request.body['paymentrequest'] ?? '', config);
      const transaction = transactions.find({ request_id: checkout.request_id }) ?? (await transactions.open(checkout));
      const decision = config.control ? request.body['sandbox_decision'] : undefined;
      if (isDecision(decision)) return await settleDecision({ sandbox, transaction, decision, reply });
      return await reply.redirect(`/webpayment/pay?reference=${transaction.response_id}`, 303);
    } catch (fault) {
      if (!(fault instanceof CheckoutRefused)) throw fault;
      return sendPage(reply.status(422), undefined, renderRefusedPage(fault.reason, toPage(request)));
    }
  });

  app.get<{ Querystring: { reference?: string } }>('/webpayment/pay', async (request, reply) => {
    const transaction = transactions.find({ response_id: request.query.reference ?? '' });
    if (!transaction) return sendPage(reply.status(404), undefined, renderRefusedPage('missing', toPage(request)));
    lapseTransaction(transaction);
    return sendPage(reply, transaction, renderPayPage(transaction, toPage(request)));
  });

  app.post<{ Body: Record<string, string> }>('/webpayment/decide', async (request, reply) => {
    const transaction = transactions.find({ response_id: request.body['response_id'] ?? '' });
    const decision = request.body['decision'];
    if (!transaction || !isDecision(decision))
      return sendPage(reply.status(404), undefined, renderRefusedPage('missing', toPage(request)));
    return settleDecision({ sandbox, transaction, decision, reply });
  });
}

/** Takes the decision once: a decided transaction stays decided, and the browser is sent back in every case. */
async function settleDecision({
  sandbox,
  transaction,
  decision,
  reply,
}: {
  sandbox: Sandbox;
  transaction: Transaction;
  decision: Decision;
  reply: FastifyReply;
}): Promise<FastifyReply> {
  await decideTransaction(sandbox, transaction, decision);
  const { checkout, response_id, state } = transaction;
  const returnUrl = state === 'CANCELLED' ? checkout.cancel_url : checkout.response_url;
  const joint = returnUrl.includes('?') ? '&' : '?';
  return reply
    .header('content-security-policy', getPagePolicy(transaction))
    .redirect(`${returnUrl}${joint}${toReturnQuery(checkout.request_id, response_id)}`, 303);
}

/** Records a decision on an open transaction and announces it; a decided one is left unchanged. */
export async function decideTransaction(
  { transactions, notices }: Sandbox,
  transaction: Transaction,
  decision: Decision,
): Promise<void> {
  lapseTransaction(transaction);
  if (transaction.state !== 'OPEN' && transaction.state !== 'PENDING') return;
  transaction.state = OUTCOME[decision];
  transaction.decided_at = new Date().toISOString();
  notices.announce(transaction);
  await transactions.save();
}

/** An open page past its time can no longer be paid. */
export function lapseTransaction(transaction: Transaction): void {
  const { expires_at } = transaction.checkout;
  if (transaction.state !== 'OPEN' || expires_at === null || !(Date.parse(expires_at) < Date.now())) return;
  transaction.state = 'FAILED';
  transaction.decided_at = expires_at;
}

export function isDecision(value: unknown): value is Decision {
  return typeof value === 'string' && Object.hasOwn(OUTCOME, value);
}

function toPageRequest(
  request: FastifyRequest,
  merchant: string,
): { accept_language: string | undefined; merchant: string } {
  return { accept_language: request.headers['accept-language'], merchant };
}

function sendPage(reply: FastifyReply, transaction: Transaction | undefined, html: string): FastifyReply {
  return reply
    .header('content-security-policy', getPagePolicy(transaction))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}
