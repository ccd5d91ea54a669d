import type { Pool, PoolClient, QueryResult } from 'pg';

import { type Bounds, checkSomebodyWaits, getCurrentBounds, NobodyWaits } from './bounds.ts';

interface PoolSettings {
  /** The name of a statement, so that PostgreSQL plans it once for each connection. */
  readonly nameOf: (text: string) => string | undefined;
  /** Whether a setting of the session stays with its connection; behind a pooler in transaction mode it does not. */
  readonly has_sessions: boolean;
  /** Asks PostgreSQL to end what this backend runs. */
  readonly cancel: ((backend_pid: number) => Promise<unknown>) | undefined;
}

/** A connection as one caller has it between taking and releasing it. */
interface LentConnection {
  readonly client: PoolClient;
  readonly settings: PoolSettings;
  /** What `statement_timeout` of this connection is, in milliseconds. */
  statement_ms: number;
  bounds: Bounds | undefined;
  cancelling: Promise<unknown> | undefined;
  readonly end: () => void;
}

// A transaction is closed whatever happened to whoever began it.
const CLOSES = /^(?:rollback|commit)/i;

/**
 * The pool, as far as Kysely asks for it, with each connection bounded by the request that takes it: its statements end
 * in time, and when its asker goes away. The driver's own promises hold answers until the next whole collection of the
 * heap, which costs a third of a list; its callbacks do not.
 */
export function toKyselyPool(pool: Pool, settings: PoolSettings) {
  const known = new WeakMap<PoolClient, ReturnType<typeof lendConnection>>();
  return {
    options: pool.options,
    connect: async () => {
      checkSomebodyWaits();
      const client = await pool.connect();
      const lent = known.get(client) ?? lendConnection(client, settings);
      known.set(client, lent);
      try {
        await lent.take(getCurrentBounds());
      } catch (error) {
        lent.release(!(error instanceof NobodyWaits));
        throw error;
      }
      return lent;
    },
    end: () => pool.end(),
  };
}

function lendConnection(client: PoolClient, settings: PoolSettings) {
  const lent: LentConnection = {
    client,
    settings,
    statement_ms: 0,
    bounds: undefined,
    cancelling: undefined,
    end: () => cancelQuery(lent),
  };
  return {
    take: (bounds: Bounds | undefined) => takeConnection(lent, bounds),
    query: async (text: string, values: unknown[]) => {
      if (lent.bounds?.waiting.is_gone === true && !CLOSES.test(text)) checkSomebodyWaits();
      return sendQuery(lent, text, values);
    },
    release: (broken?: boolean) => releaseConnection(lent, broken),
  };
}

async function takeConnection(lent: LentConnection, bounds: Bounds | undefined): Promise<void> {
  lent.bounds = bounds;
  bounds?.waiting.running.add(lent.end);
  checkSomebodyWaits();
  const statement_ms = bounds?.statement_ms ?? 0;
  if (lent.statement_ms === statement_ms || !lent.settings.has_sessions) return;
  await sendQuery(lent, `set statement_timeout = ${statement_ms}`, []);
  lent.statement_ms = statement_ms;
}

function sendQuery({ client, settings }: LentConnection, text: string, values: unknown[]): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const name = values.length === 0 ? undefined : settings.nameOf(text);
    client.query({ text, values, ...(name !== undefined && { name }) }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
}

function cancelQuery(lent: LentConnection): void {
  const { processID } = lent.client as PoolClient & { readonly processID: number | null }; // the driver's types leave it out
  // The number that a pooler told us is no backend's, or that of somebody else's.
  if (processID === null || !lent.settings.has_sessions || lent.cancelling !== undefined) return;
  const cancelling = lent.settings.cancel?.(processID).catch(() => undefined);
  lent.cancelling = cancelling?.finally(() => (lent.cancelling = undefined));
}

/**
 * Given back only when no cancellation is under way, or it would hit the statement of whoever takes the connection
 * next.
 */
function releaseConnection(lent: LentConnection, broken?: boolean): void {
  lent.bounds?.waiting.running.delete(lent.end);
  lent.bounds = undefined;
  if (lent.cancelling === undefined) lent.client.release(broken);
  else void lent.cancelling.then(() => lent.client.release(broken));
}
