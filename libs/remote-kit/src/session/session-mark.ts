// Sets and reads the cookie that marks a browser with a possible session, so that a first visitor causes no token
// refresh.

const MARK = 'ebpls_signed_in';
export const MONTH_S = 30 * 24 * 60 * 60;

/**
 * Returns whether a refresh is worth a request: the session's own cookie is hidden from scripts, and this mark without
 * data is set beside it.
 */
export function mayHaveCookie(): boolean {
  return document.cookie.split('; ').includes(`${MARK}=1`);
}

export function markCookie(seconds: number): void {
  document.cookie = `${MARK}=1; path=/; max-age=${seconds}; samesite=strict`;
}
