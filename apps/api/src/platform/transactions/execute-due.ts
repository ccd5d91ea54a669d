// Executes decisions whose time to undo has passed, each as the person who decided.

import type { Api } from '../http/api.ts';
import { findSessionPerson } from '../identity/sessions.queries.ts';
import { toActor } from '../identity/sessions.ts';
import { Refused } from '../refused.ts';
import { type ActorTransaction, inTransaction } from './transaction.ts';

interface DueHandlers<Due> {
  /** Runs in a transaction of the person with their present rights. */
  readonly execute: (tx: ActorTransaction, due: Due) => Promise<void>;
  /** The person may not act any more, or the act was refused, with its reason: nothing was executed. */
  readonly drop: (due: Due, reason: string) => Promise<void>;
}

/**
 * Executes each due row in a transaction of its own. One that fails does not stop the others; the job fails afterwards
 * and is retried, and a timer executes the remaining ones every minute.
 */
export async function executeDue<Due extends { readonly session_id: string }>(
  api: Api,
  dueRows: readonly Due[],
  handlers: DueHandlers<Due>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const due of dueRows) {
    try {
      await executeOne(api, due, handlers);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} of ${dueRows.length} decisions could not be executed`);
}

async function executeOne<Due extends { readonly session_id: string }>(
  api: Api,
  due: Due,
  { execute, drop }: DueHandlers<Due>,
): Promise<void> {
  const person = await findSessionPerson(api.db, due.session_id);
  if (!person) return drop(due, '');
  try {
    await inTransaction(api, toActor(due.session_id, person), (tx) => execute(tx, due));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await drop(due, error.message);
  }
}
