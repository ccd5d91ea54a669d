// Keeps the reason why the server ended the session for the sign-in page, which is another document of this tab.

const KEY = 'ebpls.session_end';

/** Keeps the server's sentence; a browser that stores nothing shows the sign-in page without it. */
export function saveSessionEnd(reason: string): void {
  try {
    sessionStorage.setItem(KEY, reason);
  } catch {
    // The sign-in works without the sentence.
  }
}

/** Returns the server's sentence about the session that ended last in this tab. */
export function findSessionEnd(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Removes the sentence, once somebody signed in. */
export function removeSessionEnd(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
