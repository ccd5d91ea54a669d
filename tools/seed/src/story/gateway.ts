import * as contracts from '@ebpls/contracts';

import { encodedNotice } from '../../../../apps/payment-sandbox/src/reply.ts';
import type { Transaction } from '../../../../apps/payment-sandbox/src/transactions.ts';
import type { Filed, Story } from './acts.ts';

type Decision = 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'PENDING';

let last = 7_000_000_000_000;

/** The gateway’s signed notification of a decision, as the sandbox would send it. */
function noticeOf({ hall }: Story, request: { readonly request_id: string; readonly amount: string; readonly decision: Decision }): string {
  const { merchant_id, merchant_key } = hall.api.config.paynamics;
  const checkout = {
    request_id: request.request_id,
    notification_url: '',
    response_url: '',
    cancel_url: '',
    payer: '',
    email: '',
    method: 'wallet',
    note: '',
    amount: Number(request.amount.replace('.', '')),
    currency: 'PHP',
    expires_at: null,
    items: [],
  };
  last += 1;
  const transaction: Transaction = { response_id: String(last), checkout, state: request.decision, decided_at: new Date().toISOString(), refunded: 0, notice: null };
  return encodedNotice(transaction, { port: 0, host: '', data_dir: '', merchant_id, merchant_key, control: false });
}

/** Starts a payment of what is due today and lets the gateway answer. */
export async function payDue(story: Story, { assessment_code }: Filed, decision: Decision = 'SUCCEEDED'): Promise<void> {
  const { hall, diary, owner } = story;
  hall.at(diary.next());
  const due = await hall.ask(owner, contracts.getCurrentDue, { params: { assessment_code } });
  const { request_id } = await hall.ask(owner, contracts.startPayment, { params: { assessment_code }, body: { method: 'gcash', amount: due.total } });
  hall.at(diary.next());
  const response = await hall.api.app.inject({
    method: 'POST',
    url: contracts.notifyPaynamics.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ paymentresponse: noticeOf(story, { request_id, amount: due.total, decision }) }).toString(),
  });
  if (response.statusCode >= 400) throw new Error(`${assessment_code}: the notification was answered ${response.statusCode} ${response.body}`);
}
