// Runs acts in transactions: one act, every case of a timer, an occasion once, and a save of the present draft.

import type { Trx } from '../database/database.ts';
import type { Api } from '../http/serve.ts';
import type { Actor } from '../identity/actor.ts';
import { type ReferenceRows, loadReferenceRows } from '../reference/reference-rows.ts';
import { Refused } from '../refused.ts';

/** Transaction of one use case: its rows, history, audit, mails and live notifications are stored together or not at all. */
export interface Transaction {
  readonly trx: Trx;
  /** Undefined when the system itself acts. */
  readonly actor: Actor | undefined;
  readonly rows: ReferenceRows;
  /** Business time at the start of the act. */
  readonly now: Date;
  readonly today: string;
  readonly public_url: string;
  /** The case moves on within this act: no desk is notified, and no mail is sent to the owner. */
  readonly skipsNotifications?: boolean;
}

/** The transaction of a signed-in person. */
export interface ActorTransaction extends Transaction {
  readonly actor: Actor;
}

type TransactionApi = Pick<Api, 'db' | 'clock' | 'config'>;

/** Runs one act of a person, or of the system, in one transaction. */
export async function inTransaction<T, A extends Actor | undefined>(
  api: TransactionApi,
  actor: A,
  act: (tx: Transaction & { readonly actor: A }) => Promise<T>,
): Promise<T> {
  const rows = await loadReferenceRows(api.db);
  return api.db
    .transaction()
    .execute((trx) =>
      act({ trx, actor, rows, now: api.clock.now(), today: api.clock.today(), public_url: api.config.public_url }),
    );
}

type CaseAct<Id> = (tx: Transaction & { readonly actor: undefined }, id: Id) => Promise<unknown>;

/**
 * Runs an action of the system on every case, each in a transaction of its own. A failed case does not stop the others; the job
 * fails afterwards and is retried.
 */
export async function runForEachCase<Id extends number | string>(
  api: Api,
  ids: readonly Id[],
  act: CaseAct<Id>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      await inTransaction(api, undefined, (tx) => act(tx, id));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${ids.length} cases could not be acted on`);
}

interface Occasion {
  readonly timer: string; // Number of the timer in domain reference 3.9: `T2`.
  readonly object_kind: 'application' | 'clearance' | 'installment' | 'business';
  readonly object_id: number;
  readonly occasion: string; // Key that separates one occasion of the timer from the next: a stage, a day, a year.
}

/**
 * Records that a timer acted on an occasion; false when it was recorded before. Runs in the transaction of its consequences, so that both are
 * stored or neither.
 */
export async function isFirstOccasion(
  { trx, now }: Pick<Transaction, 'trx' | 'now'>,
  occasion: Occasion,
): Promise<boolean> {
  const insertedEvent = await trx
    .insertInto('timer_event')
    .values({ ...occasion, happened_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('timer')
    .executeTakeFirst();
  return insertedEvent !== undefined;
}

interface StoredDraft {
  readonly draft: Record<string, unknown>;
  readonly draft_revision: number;
  readonly saved_at: string;
}

/**
 * A save or a filing is based on the draft as it was read. Refused: conflict when another device saved since, with the
 * present draft, so that nothing is replaced unseen. A request without a revision was never based on a draft.
 */
export function refuseStaleDraft(
  { draft, draft_revision, saved_at }: StoredDraft,
  baseRevision: number | undefined,
): void {
  if (baseRevision === undefined || baseRevision === draft_revision) return;
  throw new Refused('conflict', 'draft.saved_meanwhile', { present: { draft, draft_revision, saved_at } });
}
