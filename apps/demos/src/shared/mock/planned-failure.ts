// Plans the failure of the next call of a demo, so that a visitor sees how the page reacts.

const KEY = 'ebpls-demo.fail';

/**
 * Makes the next call of the demonstration fail, so that everybody can see how a page reacts. Stored in the session
 * storage, because the failing page is another one than the page that plans it.
 */
export function planFailure(): void {
  sessionStorage.setItem(KEY, '1');
}

/** Whether this call is the one that fails; to be called once for each call. */
export function takePlannedFailure(): boolean {
  if (sessionStorage.getItem(KEY) === null) return false;
  sessionStorage.removeItem(KEY);
  return true;
}
