const MARK = 'ebpls_signed_in';
export const MONTH_S = 30 * 24 * 60 * 60;

/**
 * The session's own cookie is hidden from scripts; this one carries no data and shows whether a refresh is worth a
 * request.
 */
export function mayHaveCookie(): boolean {
  return document.cookie.split('; ').includes(`${MARK}=1`);
}

export function markCookie(seconds: number): void {
  document.cookie = `${MARK}=1; path=/; max-age=${seconds}; samesite=strict`;
}
