const MARK = 'ebpls_signed_in';
export const MONTH_S = 30 * 24 * 60 * 60;

/**
 * The session's own cookie is out of reach for scripts; this one, which says nothing, tells whether asking it makes
 * sense.
 */
export function mayHaveCookie(): boolean {
  return document.cookie.split('; ').includes(`${MARK}=1`);
}

export function markCookie(seconds: number): void {
  document.cookie = `${MARK}=1; path=/; max-age=${seconds}; samesite=strict`;
}
