// Stores the transactions of the sandbox in memory and in one file.

import { randomInt } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Checkout } from './protocol/checkout-request.ts';

export type TransactionState = 'OPEN' | 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED' | 'REFUNDED';
export type Decision = 'pay' | 'fail' | 'cancel' | 'pending';

export interface Transaction {
  readonly response_id: string;
  readonly checkout: Checkout;
  state: TransactionState;
  decided_at: string | null;
  /** Centavos refunded so far. */
  refunded: number;
  /** The merchant's numbers of the refunds. */
  refund_ids?: readonly string[];
  /** Queued notification: number of attempts and time of the next one (milliseconds since 1970). */
  notice: { tries: number; next_at: number } | null;
}

export interface Transactions {
  open: (checkout: Checkout) => Promise<Transaction>;
  find: (id: { response_id?: string; request_id?: string }) => Transaction | undefined;
  listPending: () => Transaction[];
  /** Paid transactions whose decision time matches. */
  paidOn: (fits: (decided_at: string) => boolean) => Transaction[];
  /** Resolves when the change is on the disk. */
  save: () => Promise<void>;
}

const MAX_STORED_TRANSACTIONS = 5_000;

/** All transactions: in memory, and in one file of the folder, so that a restart loses nothing. */
export async function openTransactions(folder: string): Promise<Transactions> {
  const file = join(folder, 'payment-sandbox.json');
  const all = new Map((await readTransactions(file)).map((transaction) => [transaction.response_id, transaction]));
  const byRequest = new Map([...all.values()].map((transaction) => [transaction.checkout.request_id, transaction]));
  const save = createSaver(file, () => [...all.values()].slice(-MAX_STORED_TRANSACTIONS));

  return {
    async open(checkout) {
      const transaction: Transaction = {
        response_id: createNumber(all),
        checkout,
        state: 'OPEN',
        decided_at: null,
        refunded: 0,
        notice: null,
      };
      all.set(transaction.response_id, transaction);
      byRequest.set(checkout.request_id, transaction);
      await save();
      return transaction;
    },
    find: ({ response_id, request_id }) => all.get(response_id ?? '') ?? byRequest.get(request_id ?? ''),
    listPending: () => [...all.values()].filter((transaction) => transaction.notice !== null),
    paidOn: (fits) =>
      [...all.values()].filter(
        ({ state, decided_at }) => state === 'SUCCEEDED' && decided_at !== null && fits(decided_at),
      ),
    save,
  };
}

function createNumber(transactions: ReadonlyMap<string, unknown>): string {
  const number = `${randomInt(1, 10)}${Array.from({ length: 18 }, () => randomInt(10)).join('')}`;
  return transactions.has(number) ? createNumber(transactions) : number;
}

async function readTransactions(file: string): Promise<Transaction[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Transaction[];
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fault;
  }
}

/** One writer at a time; calls during a write share the next write. */
function createSaver(file: string, everything: () => readonly Transaction[]): () => Promise<void> {
  let lastWrite = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= lastWrite.then(() => {
      next = null;
      lastWrite = writeTransactions(file, JSON.stringify(everything()));
      return lastWrite;
    });
    return next;
  };
}

async function writeTransactions(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(`${file}.part`, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${file}.part`, file);
}
