/** A document that still shows nothing after so long is left to what its pages ask themselves. */
const LONGEST_MS = 10_000;

interface PrefetchedAnswer {
  readonly token: string;
  readonly answer: Promise<Response | undefined>;
}
const prefetchedAnswers = new Map<string, PrefetchedAnswer>();

/** Keeps what was asked with a token before its page was here; only a good answer is of use to anybody. */
export function savePrefetch(url: string, token: string, pending: Promise<Response>): void {
  const answer = pending.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  prefetchedAnswers.set(url, { token, answer });
  setTimeout(clearPrefetches, LONGEST_MS);
}

/**
 * The answer that was asked for ahead with this token, as often as the first view reads it; undefined when there is
 * none. Somebody else may have signed in from another tab since: what was answered to one is not shown to another.
 */
export async function usePrefetched(
  method: string,
  url: string,
  token: string | undefined,
): Promise<Response | undefined> {
  const prefetchedAnswer = method === 'GET' ? prefetchedAnswers.get(url) : undefined;
  return prefetchedAnswer && prefetchedAnswer.token === token ? (await prefetchedAnswer.answer)?.clone() : undefined;
}

/** The first view stands: whoever reads from now on wants to know how it is now. */
export function clearPrefetches(): void {
  prefetchedAnswers.clear();
}
