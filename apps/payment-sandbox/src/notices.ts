// Delivers the sandbox's notifications to the merchant until they are acknowledged.

import type { SandboxConfig } from './config.ts';
import type { ReplyFault } from './gateway-statement.ts';
import { encodeNotice } from './gateway-statement.ts';
import type { Transaction, Transactions } from './transactions.ts';

/** The fault that a test has set for notifications. */
export interface NotificationFault {
  mode: 'normal' | 'lose' | 'delay' | 'duplicate' | 'forge' | 'wrong_amount' | 'wrong_currency' | 'wrong_merchant';
  delay_ms: number;
}

export interface Notices {
  readonly fault: NotificationFault;
  /** Creates the transaction's notification and starts delivering it. */
  announce: (transaction: Transaction) => void;
  /** Delivers once more, in any state. */
  repeat: (transaction: Transaction) => Promise<boolean>;
  /** Resumes the deliveries that a stopped process left open. */
  resume: () => void;
  close: () => Promise<void>;
}

/** Milliseconds before each further try: quick at first, then for about a day. */
const RETRY_PAUSES_MS = [
  1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 3_600_000, 21_600_000, 43_200_000,
];
const REPLY_TIMEOUT_MS = 15_000;

interface NoticeContext {
  readonly config: SandboxConfig;
  readonly transactions: Transactions;
  readonly log: (text: string) => void;
}

/** Notifies the merchant's server of decisions, repeatedly until it replies with a success. */
export function openNotices(context: NoticeContext): Notices {
  const fault: NotificationFault = { mode: 'normal', delay_ms: 0 };
  const plan = openPlan();
  const send = (transaction: Transaction) => post(transaction, context, fault.mode);

  async function deliver(transaction: Transaction): Promise<void> {
    const notice = transaction.notice;
    if (notice === null) return;
    const isDelivered = await send(transaction);
    // A later decision has its own notification, which stays untouched.
    if (transaction.notice !== notice) return;
    const wait = RETRY_PAUSES_MS[notice.tries];
    if (isDelivered || wait === undefined) transaction.notice = null;
    else {
      transaction.notice = { tries: notice.tries + 1, next_at: Date.now() + wait };
      plan.later(wait, () => deliver(transaction));
    }
    await context.transactions.save();
  }

  return {
    fault,
    announce(transaction) {
      if (fault.mode === 'lose') return;
      transaction.notice = { tries: 0, next_at: Date.now() };
      plan.later(fault.mode === 'delay' ? fault.delay_ms : 0, () => deliver(transaction));
      for (const wait of fault.mode === 'duplicate' ? [0, 5, 20] : []) plan.later(wait, () => send(transaction));
    },
    repeat: send,
    resume() {
      for (const pending of context.transactions.listPending())
        plan.later(Math.max(0, (pending.notice?.next_at ?? 0) - Date.now()), () => deliver(pending));
    },
    close: plan.close,
  };
}

/** Scheduled work that can be cancelled; closing waits for running work. */
function openPlan(): {
  later: (milliseconds: number, work: () => Promise<unknown>) => void;
  close: () => Promise<void>;
} {
  const timers = new Set<NodeJS.Timeout>();
  const deliveries = new Set<Promise<unknown>>();
  let isClosed = false;
  return {
    later(milliseconds, work) {
      if (isClosed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        const delivery = work().finally(() => deliveries.delete(delivery));
        deliveries.add(delivery);
      }, milliseconds);
      timers.add(timer);
    },
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(deliveries);
    },
  };
}

async function post(
  transaction: Transaction,
  { config, log }: NoticeContext,
  mode: NotificationFault['mode'],
): Promise<boolean> {
  const body = new URLSearchParams({ paymentresponse: encodeNotice(transaction, config, toSpoil(mode, transaction)) });
  try {
    const answer = await fetch(transaction.checkout.notification_url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) log(`notification of ${transaction.checkout.request_id}: the merchant answered ${answer.status}`);
    return answer.ok;
  } catch (error) {
    log(
      `notification of ${transaction.checkout.request_id}: ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

function toSpoil(mode: NotificationFault['mode'], { checkout }: Transaction): ReplyFault {
  if (mode === 'forge') return { key: 'a key that the merchant never had' };
  if (mode === 'wrong_amount') return { amount: checkout.amount - 100 };
  if (mode === 'wrong_currency') return { currency: 'USD' };
  if (mode === 'wrong_merchant') return { merchant_id: 'another-merchant' };
  return {};
}
