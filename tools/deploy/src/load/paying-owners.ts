// Simulates owners who pay their bills at the gateway during a drill.

import { setTimeout as pause } from 'node:timers/promises';

import type { Remains } from '../load-tally.ts';
import { type SendRequest, createRequest, sendCommand, type LoadTarget } from './requests.ts';
import type { Bill } from './bills.ts';
import { compareBooks, readBooks } from './compare-books.ts';
import type { Counting } from './counting.ts';

const LOOK_MS = 300;
/**
 * How often a paying owner checks a payment: the gateway repeats its notification after 1, 2, 5 and 15 seconds, and
 * then after a minute.
 */
const MAX_LOOKS = 400;
const THINK_MS = 1_000;

interface Payers {
  readonly target: LoadTarget;
  readonly bills: readonly Bill[];
  readonly counting: Counting;
}

interface Paying {
  /** Pays what is begun to its end and compares what the gateway took with the books, as the owner of the database. */
  readonly stop: (database_url: string) => Promise<Remains>;
}

/** Every owner pays one bill after another at the gateway, and looks until the payment is shown as made. */
export function openPayers({ target, bills, counting }: Payers): Paying {
  const stopping = new AbortController();
  const takenPayments: string[] = [];
  const pay = async (own: readonly Bill[]): Promise<void> => {
    for (const bill of own) {
      if (stopping.signal.aborted) return;
      const request_id = await payOne(createRequest(target, bill.owner, counting), bill, counting);
      if (request_id !== undefined) takenPayments.push(request_id);
      await pause(THINK_MS);
    }
  };
  const payments = Promise.all([...Map.groupBy(bills, ({ owner }) => owner).values()].map(pay));
  // The caller of `stop` gets the error.
  payments.catch(() => undefined);
  return {
    stop: async (database_url) => {
      stopping.abort();
      await payments;
      return compareBooks(takenPayments, await readBooks(database_url));
    },
  };
}

/** Returns the number of the payment once the gateway took it. */
async function payOne(
  request: SendRequest,
  { assessment_code, total }: Bill,
  counting: Counting,
): Promise<string | undefined> {
  const body = { method: 'gcash', amount: total };
  const startReply = await sendCommand(
    request,
    { address: `/api/assessments/${assessment_code}/payments`, body },
    counting,
  );
  if (startReply === undefined) return undefined;
  const form = (await startReply.json()) as { request_id: string; action_url: string; fields: Record<string, string> };
  const gatewayReply = await fetch(form.action_url, {
    method: 'POST',
    body: new URLSearchParams({ ...form.fields, sandbox_decision: 'pay' }),
    redirect: 'manual',
  });
  if (gatewayReply.status !== 303)
    throw new Error(`the gateway answered ${gatewayReply.status}: ${await gatewayReply.text()}`);
  for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
    const answer = await request(`/api/payments/attempts/${form.request_id}`);
    const { state } = answer.ok ? ((await answer.json()) as { state: string }) : { state: undefined };
    if (state === 'SUCCEEDED') {
      counting.payment();
      return form.request_id;
    }
    await pause(LOOK_MS);
  }
  counting.request(0, 'a payment that the gateway took was not shown as made within two minutes');
  return form.request_id;
}
