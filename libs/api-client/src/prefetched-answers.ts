const MAX_PREFETCH_WAIT_MS = 10_000; // then a document that is still empty leaves the requests to its pages

interface PrefetchedAnswer {
  readonly token: string;
  readonly answer: Promise<Response | undefined>;
}
const prefetchedAnswers = new Map<string, PrefetchedAnswer>();

/** Stores what was requested with a token before its page was loaded; only a successful answer is used. */
export function savePrefetch(url: string, token: string, pending: Promise<Response>): void {
  const answer = pending.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  prefetchedAnswers.set(url, { token, answer });
  setTimeout(clearPrefetches, MAX_PREFETCH_WAIT_MS);
}

/**
 * Returns the answer prefetched with this token for every read of the first view; undefined when there is none. Another
 * account may have signed in from another tab since: an answer to one account is never shown to another.
 */
export async function usePrefetched(
  method: string,
  url: string,
  token: string | undefined,
): Promise<Response | undefined> {
  const prefetchedAnswer = method === 'GET' ? prefetchedAnswers.get(url) : undefined;
  return prefetchedAnswer && prefetchedAnswer.token === token ? (await prefetchedAnswer.answer)?.clone() : undefined;
}

/** Called after the first view: later reads need current data. */
export function clearPrefetches(): void {
  prefetchedAnswers.clear();
}
