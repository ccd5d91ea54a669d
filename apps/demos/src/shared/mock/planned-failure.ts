const KEY = 'ebpls-demo.fail';

/**
 * Lets the next call of the demonstration fail, so that everybody can see what a page does then. Kept in the session
 * storage, because the page that fails is another one than the page that plans it.
 */
export function planFailure(): void {
  sessionStorage.setItem(KEY, '1');
}

/** Whether this call is the one that fails; asked once for each call. */
export function takePlannedFailure(): boolean {
  if (sessionStorage.getItem(KEY) === null) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
