import type { Trx } from '../database/database.ts';
import type { Api } from '../http/serve.ts';
import type { Actor } from '../identity/actor.ts';
import { type ReferenceRows, loadReferenceRows } from '../reference/reference-rows.ts';

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
