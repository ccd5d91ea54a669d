// Runs one action on several selected rows, each in a transaction of its own.

import type { ReplyBody, BulkResult, releasePermits } from '@ebpls/contracts';
import { randomUUID } from 'node:crypto';

import { getMessageText } from '../messages/catalogue.ts';
import type { Api } from '../http/serve.ts';
import type { Actor } from '../identity/actor.ts';
import { Refused } from '../refused.ts';
import { type ActorTransaction, inTransaction } from './transaction.ts';

/** Maximum wait of a screen; rows that were not begun by then stay unchanged and are reported. */
const BULK_TIMEOUT_MS = 20_000;

// PostgreSQL: another transaction has locked this row, so the request may be retried.
const LOCK_ERROR_CODES: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03']);

interface BulkAct<Row> {
  readonly actor: Actor;
  readonly rows: readonly Row[];
  /** The use case of the single act. */
  readonly act: (tx: ActorTransaction, row: Row) => Promise<unknown>;
}

/**
 * Runs one act on several rows, each in a transaction of its own, one after the other: a refused row changes nothing
 * and does not stop the others. When two such requests name the same row, the first to lock it decides it; the other
 * gets the refusal of the single act.
 */
export async function runForEachRow<Row extends string | number>(
  api: Api,
  { actor, rows, act }: BulkAct<Row>,
): Promise<ReplyBody<typeof releasePermits>> {
  const ends = performance.now() + BULK_TIMEOUT_MS;
  const data: BulkResult[] = [];
  for (const row of rows) {
    const outcome =
      performance.now() > ends
        ? toBulkRefusal(getMessageText('bulk.not_attempted', {}, actor.locale))
        : await runBulkRow(api, actor, (tx) => act(tx, row));
    data.push({ code: String(row), ...outcome });
  }
  return { data };
}

type BulkOutcome = Omit<BulkResult, 'code'>;

const toBulkRefusal = (message: string): BulkOutcome => ({ outcome: 'refused', message });

async function runBulkRow(
  api: Api,
  actor: Actor,
  act: (tx: ActorTransaction) => Promise<unknown>,
): Promise<BulkOutcome> {
  try {
    await inTransaction(api, actor, act);
    return { outcome: 'done', message: null };
  } catch (error) {
    if (error instanceof Refused) return toBulkRefusal(getMessageText(error.key, error.params, actor.locale));
    if (LOCK_ERROR_CODES.has((error as { code?: unknown }).code))
      return toBulkRefusal(getMessageText('request.try_again', {}, actor.locale));
    const reference = randomUUID();
    api.app.log.error({ err: error, reference }, 'one row of several failed');
    return { outcome: 'failed', message: getMessageText('server.failed', { reference }, actor.locale) };
  }
}
