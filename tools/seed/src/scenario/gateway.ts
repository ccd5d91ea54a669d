import * as contracts from '@ebpls/contracts';

import { encodeNotice } from '../../../../apps/payment-sandbox/src/reply.ts';
import type { Transaction } from '../../../../apps/payment-sandbox/src/transactions.ts';
import type { Filed, Story } from './acts.ts';

type Decision = 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'PENDING';

let last = 7_000_000_000_000;

/** The gateway’s signed notification of a decision, as the sandbox would send it. */
function noticeOf({ server }: Story, request: Try & { readonly decision: Decision }): string {
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
export async function startTry({ server, diary, owner }: Story, { assessment_code }: Filed): Promise<Try> {
  server.at(diary.next());
  const { total: amount } = await server.ask(owner, contracts.getCurrentDue, { params: { assessment_code } });
  const { request_id } = await server.ask(owner, contracts.startPayment, {
    params: { assessment_code },
    body: { method: 'gcash', amount },
  });
  return { request_id, amount };
}

/** Lets the gateway say what became of a try; `amount` is what it charged. */
export async function tell(story: Story, decided: Try & { readonly decision: Decision }): Promise<void> {
  const { server, diary } = story;
  server.at(diary.next());
  const response = await server.api.app.inject({
    method: 'POST',
    url: contracts.notifyPaynamics.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ paymentresponse: noticeOf(story, decided) }).toString(),
  });
  if (response.statusCode >= 400)
    throw new Error(`${decided.request_id}: the notification was answered ${response.statusCode} ${response.body}`);
}

/** Pays what is due today. */
export async function payDue(story: Story, filed: Filed): Promise<void> {
  await tell(story, { ...(await startTry(story, filed)), decision: 'SUCCEEDED' });
}
