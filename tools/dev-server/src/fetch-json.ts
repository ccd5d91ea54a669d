/** Fetches a JSON reply of the running API; undefined without an API, and the page is then served without its data. */
export async function fetchJson<T>(address: string): Promise<T | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as T) : undefined; // the endpoint's own reply
  } catch {
    return undefined;
  }
}
