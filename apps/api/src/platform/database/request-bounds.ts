// Limits the time of SQL statements to that of the request that runs them.

import { AsyncLocalStorage } from 'node:async_hooks';

/** A client that waits for a reply; when it disconnects, its running statements are cancelled. */
export interface RequestWaiter {
  isDisconnected: boolean;
  /** Cancels each statement that runs for the client. */
  readonly cancellations: Set<() => void>;
}

/** Time limits of every statement of one request. */
export interface Bounds {
  /** Milliseconds; 0 is unlimited, as in jobs. */
  readonly statement_ms: number;
  readonly waiter: RequestWaiter;
}

const current = new AsyncLocalStorage<Bounds>();

/** The bounds of the request in which this runs; undefined in a job. */
export function getCurrentBounds(): Bounds | undefined {
  return current.getStore();
}

/** Runs the work of a request within its bounds. */
export function runWithinBounds<T>(bounds: Bounds, tx: () => T): T {
  return current.run(bounds, tx);
}

/** The same request with another time limit for each statement. */
export function runWithStatementTime<T>(statement_ms: number, tx: () => T): T {
  return current.run(
    { waiter: { isDisconnected: false, cancellations: new Set() }, ...current.getStore(), statement_ms },
    tx,
  );
}

/** Cancels the running statements of a client that disconnected. */
export function cancelStatements(waiter: RequestWaiter): void {
  waiter.isDisconnected = true;
  for (const end of waiter.cancellations) end();
}

/** The client has disconnected. The code is PostgreSQL's for a cancelled statement. */
export class ClientGoneError extends Error {
  readonly code = '57014';
}

/** Throws ClientGoneError in a request whose client disconnected; long work calls it between its parts. */
export function assertClientConnected(): void {
  if (current.getStore()?.waiter.isDisconnected === true) throw new ClientGoneError('whoever asked went away');
}
