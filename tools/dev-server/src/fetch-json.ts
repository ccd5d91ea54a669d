/**
 * What the running api says at an address. Without an api beside it, nothing: pages then stand without what it knows.
 */
export async function ask<T>(address: string): Promise<T | undefined> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as T) : undefined; // the endpoint's own reply
  } catch {
    return undefined;
  }
}
