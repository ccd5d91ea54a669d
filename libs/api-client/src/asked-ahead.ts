/** A document that still shows nothing after so long is left to what its pages ask themselves. */
const LONGEST_MS = 10_000;

const answers = new Map<string, Promise<Response | undefined>>();

/** Keeps what was asked before its page was here; only a good answer is of use to anybody. */
export function keepAhead(url: string, asked: Promise<Response>): void {
  const answer = asked.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
  answers.set(url, answer);
  setTimeout(endAhead, LONGEST_MS);
}

/** The answer that was asked for ahead, as often as the first view reads it; undefined when there is none. */
export async function takeAhead(method: string, url: string): Promise<Response | undefined> {
  const answer = method === 'GET' ? answers.get(url) : undefined;
  return answer && (await answer)?.clone();
}

/** The first view stands: whoever reads from now on wants to know how it is now. */
export function endAhead(): void {
  answers.clear();
}
