/** Types for the global scope of a service worker, which the DOM types lack. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & MessageEvent<unknown>) => void): void;
}

/** An event that keeps the worker alive until its work is done. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export const scope = globalThis as unknown as WorkerScope;
