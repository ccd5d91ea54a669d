// Adapts a PostgreSQL pool to Kysely; a statement is cancelled when its request is aborted or takes too long.

import type { Pool, PoolClient, QueryResult } from 'pg';

import { type Bounds, assertClientConnected, getCurrentBounds, ClientGoneError } from './request-bounds.ts';

interface PoolSettings {
  /** The name of a statement, so that PostgreSQL plans it once for each connection. */
  readonly getStatementName: (text: string) => string | undefined;
  /** Whether a setting of the session stays with its connection; behind a pooler in transaction mode it does not. */
  readonly has_sessions: boolean;
  /** Requests that PostgreSQL cancels the running statement of this backend. */
  readonly cancel: ((backend_pid: number) => Promise<unknown>) | undefined;
}

/** A connection while a caller uses it. */
interface LentConnection {
  readonly client: PoolClient;
  readonly settings: PoolSettings;
  /** Current `statement_timeout` of this connection in milliseconds. */
  statement_ms: number;
  bounds: Bounds | undefined;
  cancellation: Promise<unknown> | undefined;
  readonly end: () => void;
}

// A transaction is closed even when its client disconnected.
const CLOSES = /^(?:rollback|commit)/i;

/**
 * The part of a pool that Kysely uses, with each connection bounded by the request that takes it: its
 * statements end in time, and when the client disconnects. The driver's own promises hold results until the
 * next full garbage collection, which costs a third of the time of a list; its callbacks do not.
 */
export function toKyselyPool(pool: Pool, settings: PoolSettings) {
  const connections = new WeakMap<PoolClient, ReturnType<typeof lendConnection>>();
  return {
    options: pool.options,
    connect: async () => {
      assertClientConnected();
      const client = await pool.connect();
      const lentConnection = connections.get(client) ?? lendConnection(client, settings);
      connections.set(client, lentConnection);
      try {
        await lentConnection.acquire(getCurrentBounds());
      } catch (error) {
        lentConnection.release(!(error instanceof ClientGoneError));
        throw error;
      }
      return lentConnection;
    },
    end: () => pool.end(),
  };
}

function lendConnection(client: PoolClient, settings: PoolSettings) {
  const lentConnection: LentConnection = {
    client,
    settings,
    statement_ms: 0,
    bounds: undefined,
    cancellation: undefined,
    end: () => cancelQuery(lentConnection),
  };
  return {
    acquire: (bounds: Bounds | undefined) => takeConnection(lentConnection, bounds),
    query: async (text: string, values: unknown[]) => {
      if (lentConnection.bounds?.waiter.isDisconnected === true && !CLOSES.test(text)) assertClientConnected();
      return sendQuery(lentConnection, text, values);
    },
    release: (isBroken?: boolean) => releaseConnection(lentConnection, isBroken),
  };
}

async function takeConnection(lentConnection: LentConnection, bounds: Bounds | undefined): Promise<void> {
  lentConnection.bounds = bounds;
  bounds?.waiter.cancellations.add(lentConnection.end);
  assertClientConnected();
  const statement_ms = bounds?.statement_ms ?? 0;
  if (lentConnection.statement_ms === statement_ms || !lentConnection.settings.has_sessions) return;
  await sendQuery(lentConnection, `set statement_timeout = ${statement_ms}`, []);
  lentConnection.statement_ms = statement_ms;
}

function sendQuery({ client, settings }: LentConnection, text: string, values: unknown[]): Promise<QueryResult> {
  return new Promise((resolve, reject) => {
    const name = values.length === 0 ? undefined : settings.getStatementName(text);
    client.query({ text, values, ...(name !== undefined && { name }) }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
  });
}

function cancelQuery(lentConnection: LentConnection): void {
  const { processID } = lentConnection.client as PoolClient & { readonly processID: number | null }; // the driver's types leave it out
  // A pooler reports a backend number that is not a backend's, or another client's.
  if (processID === null || !lentConnection.settings.has_sessions || lentConnection.cancellation !== undefined) return;
  const cancellation = lentConnection.settings.cancel?.(processID).catch(() => undefined);
  lentConnection.cancellation = cancellation?.finally(() => (lentConnection.cancellation = undefined));
}

/**
 * A connection is released only when no cancellation is running, which would hit the statement of its next
 * user.
 */
function releaseConnection(lentConnection: LentConnection, isBroken?: boolean): void {
  lentConnection.bounds?.waiter.cancellations.delete(lentConnection.end);
  lentConnection.bounds = undefined;
  if (lentConnection.cancellation === undefined) lentConnection.client.release(isBroken);
  else void lentConnection.cancellation.then(() => lentConnection.client.release(isBroken));
}
