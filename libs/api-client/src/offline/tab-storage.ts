// Removes what other accounts typed from the storage of a tab: at sign-in, and after a sign-out in any tab.

const TAB = 'ebpls.tab';
const SIGNED_OUT_KEY = 'ebpls.left'; // time of the last sign-out in this browser
const TYPED_PREFIX = 'typed ';

interface Tab {
  readonly account: number;
  readonly since: number;
}

/**
 * Returns the name under which an account's typed data is stored in `localStorage` beyond its tab; it is removed with
 * the account.
 */
export function toTypedKey(account: number, name: string): string {
  return `${TYPED_PREFIX}${account} ${name}`;
}

/**
 * Claims this tab for the account: data of another account in it is removed (forms being filled, answers to an office,
 * tries in the template pages), and typed data that others did not send.
 */
export function claimTab(account: number): void {
  tryStorage(() => {
    if (readTab()?.account !== account) sessionStorage.clear();
    // On a device whose clock went back, the claim must still follow the sign-out.
    const since = Math.max(Date.now(), getLeftAt() + 1);
    sessionStorage.setItem(TAB, JSON.stringify({ account, since } satisfies Tab));
    forgetTyped(account);
  });
}

/** Clears this tab when somebody signed out since, here or in another tab; a tab that slept learns of it here. */
export function sweepTab(): void {
  tryStorage(() => {
    if (getLeftAt() > 0 && (readTab()?.since ?? 0) <= getLeftAt()) sessionStorage.clear();
  });
}

/** Called at sign-out: no typed data stays in this tab, nor in the others once they are opened. */
export function clearTabs(): void {
  tryStorage(() => {
    localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
    sessionStorage.clear();
    forgetTyped();
  });
}

/** Returns the time in milliseconds; 0 when nobody signed out yet. */
function getLeftAt(): number {
  return Number(localStorage.getItem(SIGNED_OUT_KEY) ?? 0);
}

function readTab(): Tab | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(TAB) ?? 'null') as Tab | null) ?? undefined; // written by claimTab
  } catch {
    return undefined;
  }
}

function forgetTyped(sparedAccount?: number): void {
  const own = sparedAccount === undefined ? undefined : toTypedKey(sparedAccount, '');
  for (const name of Object.keys(localStorage))
    if (name.startsWith(TYPED_PREFIX) && (own === undefined || !name.startsWith(own))) localStorage.removeItem(name);
}

/** Runs work on the tab's storage; a window without storage has nothing to remove. */
function tryStorage(work: () => void): void {
  try {
    work();
  } catch {
    // Storage is switched off.
  }
}
