// Rejects a promise that takes too long, for a person who waits for a remote.

/** After this time a person who waits for a remote sees a message. */
export const REMOTE_TIMEOUT_MS = 5_000;

/** The remote did not answer in time. */
export class RemoteTimeoutError extends Error {}

/** Awaits a promise until the timeout. Throws `RemoteTimeoutError`. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    clock = setTimeout(() => reject(new RemoteTimeoutError()), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(clock);
  }
}
