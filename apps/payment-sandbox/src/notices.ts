import type { SandboxConfig } from './config.ts';
import type { Spoil } from './reply.ts';
import { encodeNotice } from './reply.ts';
import type { Transaction, Transactions } from './transactions.ts';

/** What a test asked to happen to notifications. */
export interface Weather {
  mode: 'normal' | 'lose' | 'delay' | 'duplicate' | 'forge' | 'wrong_amount' | 'wrong_currency' | 'wrong_merchant';
  delay_ms: number;
}

export interface Notices {
  readonly weather: Weather;
  /** Marks the transaction as owing a notification and starts delivering it. */
  announce: (transaction: Transaction) => void;
  /** Delivers once more, whatever happened before. */
  repeat: (transaction: Transaction) => Promise<boolean>;
  /** Takes up what a stopped process left undelivered. */
  resume: () => void;
  close: () => Promise<void>;
}

/** Milliseconds before each further try: quick at first, then for about a day. */
const PATIENCE = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000, 3_600_000, 3_600_000, 21_600_000, 43_200_000];
const ANSWER_WITHIN_MS = 15_000;

interface Surroundings {
  readonly config: SandboxConfig;
  readonly transactions: Transactions;
  readonly log: (text: string) => void;
}

/** Tells the merchant's server about decisions, again and again until it answers with a success. */
export function openNotices(surroundings: Surroundings): Notices {
  const weather: Weather = { mode: 'normal', delay_ms: 0 };
  const plan = openPlan();
  const send = (transaction: Transaction) => post(transaction, surroundings, weather.mode);

  async function deliver(transaction: Transaction): Promise<void> {
    const owed = transaction.notice;
    if (owed === null) return;
    const arrived = await send(transaction);
    // A later decision has its own notification; this one leaves it alone.
    if (transaction.notice !== owed) return;
    const wait = PATIENCE[owed.tries];
    if (arrived || wait === undefined) transaction.notice = null;
    else {
      transaction.notice = { tries: owed.tries + 1, next_at: Date.now() + wait };
      plan.later(wait, () => deliver(transaction));
    }
    await surroundings.transactions.save();
  }

  return {
    weather,
    announce(transaction) {
      if (weather.mode === 'lose') return;
      transaction.notice = { tries: 0, next_at: Date.now() };
      plan.later(weather.mode === 'delay' ? weather.delay_ms : 0, () => deliver(transaction));
      for (const wait of weather.mode === 'duplicate' ? [0, 5, 20] : []) plan.later(wait, () => send(transaction));
    },
    repeat: send,
    resume() {
      for (const waiting of surroundings.transactions.waiting())
        plan.later(Math.max(0, (waiting.notice?.next_at ?? 0) - Date.now()), () => deliver(waiting));
    },
    close: plan.close,
  };
}

/** Work for later that can be called off; closing waits for what has begun. */
function openPlan(): {
  later: (milliseconds: number, work: () => Promise<unknown>) => void;
  close: () => Promise<void>;
} {
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<unknown>>();
  let closed = false;
  return {
    later(milliseconds, work) {
      if (closed) return;
      const timer = setTimeout(() => {
        timers.delete(timer);
        const done = work().finally(() => running.delete(done));
        running.add(done);
      }, milliseconds);
      timers.add(timer);
    },
    async close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}

async function post(transaction: Transaction, { config, log }: Surroundings, mode: Weather['mode']): Promise<boolean> {
  const body = new URLSearchParams({ paymentresponse: encodeNotice(transaction, config, spoilOf(mode, transaction)) });
  try {
    const answer = await fetch(transaction.checkout.notification_url, {
      method: 'POST',
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) log(`notification of ${transaction.checkout.request_id}: the merchant answered ${answer.status}`);
    return answer.ok;
  } catch (fault) {
    log(
      `notification of ${transaction.checkout.request_id}: ${fault instanceof Error ? fault.message : String(fault)}`,
    );
    return false;
  }
}

function spoilOf(mode: Weather['mode'], { checkout }: Transaction): Spoil {
  if (mode === 'forge') return { key: 'a key that the merchant never had' };
  if (mode === 'wrong_amount') return { amount: checkout.amount - 100 };
  if (mode === 'wrong_currency') return { currency: 'USD' };
  if (mode === 'wrong_merchant') return { merchant_id: 'another-merchant' };
  return {};
}
