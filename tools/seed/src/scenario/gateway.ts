// Pays online in the demo data, with notifications as the payment gateway sends them.

import * as contracts from '@ebpls/contracts';

import { encodeNotice } from '../../../../apps/payment-sandbox/src/gateway-statement.ts';
import type { Transaction } from '../../../../apps/payment-sandbox/src/transactions.ts';
import type { FiledApplication, ScenarioContext } from './acts.ts';

type Decision = 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'PENDING';

let last = 7_000_000_000_000;

/** Creates the payment gateway's signed notification of a decision, as the sandbox would send it. */
function createNotification({ server }: ScenarioContext, request: Try & { readonly decision: Decision }): string {
  const { merchant_id, merchant_key } = server.api.config.paynamics;
  const checkout = {
    request_id: request.request_id,
    notification_url: '',
    response_url: '',
    cancel_url: '',
    payer: '',
    email: '',
    method: 'gc' as const,
    note: '',
    amount: Number(request.amount.replace('.', '')),
    currency: 'PHP',
    expires_at: null,
    items: [],
  };
  // References are read off the first digits.
  last += 10_007;
  const transaction: Transaction = {
    response_id: String(last),
    checkout,
    state: request.decision,
    decided_at: new Date().toISOString(),
    refunded: 0,
    notice: null,
  };
  return encodeNotice(transaction, { port: 0, host: '', data_dir: '', merchant_id, merchant_key, control: false });
}

/** One try to pay online. */
export interface Try {
  readonly request_id: string;
  readonly amount: string;
}

/** Starts a payment of what is due today. */
export async function startTry(
  { server, timeline, owner }: ScenarioContext,
  { assessment_code }: FiledApplication,
): Promise<Try> {
  server.at(timeline.next());
  const { total: amount } = await server.call(owner, contracts.getCurrentDue, { params: { assessment_code } });
  const { request_id } = await server.call(owner, contracts.startPayment, {
    params: { assessment_code },
    body: { method: 'gcash', amount },
  });
  return { request_id, amount };
}

/** Sends the gateway's notification of a decided try; `amount` is what it charged. */
export async function sendNotification(
  context: ScenarioContext,
  decidedTry: Try & { readonly decision: Decision },
): Promise<void> {
  const { server, timeline } = context;
  server.at(timeline.next());
  const response = await server.api.app.inject({
    method: 'POST',
    url: contracts.notifyPaynamics.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ paymentresponse: createNotification(context, decidedTry) }).toString(),
  });
  if (response.statusCode >= 400)
    throw new Error(`${decidedTry.request_id}: the notification was answered ${response.statusCode} ${response.body}`);
}

/** Pays what is due today. */
export async function payDue(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await sendNotification(context, { ...(await startTry(context, application)), decision: 'SUCCEEDED' });
}
