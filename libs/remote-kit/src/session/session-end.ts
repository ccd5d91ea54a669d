// Keeps the reason why the server ended the session for the sign-in page, which is another document of this tab.

import { useSettings } from '../settings/settings.store.ts';

const SESSION_END_KEY = 'ebpls.session_end';

/** For a session that ended without an answer to this tab: in another tab, or while no page was open. */
const LOST_SESSION = {
  en: 'Your session ended because you were inactive or signed out in another tab. Sign in to return to your page.',
  fil: 'Natapos ang session mo: matagal kang walang ginawa, o nag-sign out ka sa ibang tab. Mag-sign in para bumalik sa pahina mo.',
} as const;

/** Keeps the server's sentence; a browser that stores nothing shows the sign-in page without it. */
export function saveSessionEnd(reason: string): void {
  try {
    sessionStorage.setItem(SESSION_END_KEY, reason);
  } catch {
    // The sign-in works without the sentence.
  }
}

/** Keeps why this tab is signed out where the server gave it no sentence. */
export function recordLostSession(): void {
  if (findSessionEnd() === undefined) saveSessionEnd(LOST_SESSION[useSettings.getState().language]);
}

/** Returns the server's sentence about the session that ended last in this tab. */
export function findSessionEnd(): string | undefined {
  try {
    return sessionStorage.getItem(SESSION_END_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Removes the sentence, once somebody signed in. */
export function removeSessionEnd(): void {
  try {
    sessionStorage.removeItem(SESSION_END_KEY);
  } catch {
    // Nothing was stored.
  }
}
