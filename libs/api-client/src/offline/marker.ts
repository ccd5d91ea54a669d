import { serverSeconds } from '../token.ts';

const MARK = 'ebpls.offline';
/** Stands while something is still to be forgotten: whoever comes next goes on with it. */
const TO_FORGET = '{}';
/** A session lives no longer (decision 0045), and what it read here no longer than that without the server. */
const READABLE_S = 12 * 3600;

interface Mark {
  readonly account: number;
  readonly until: number;
}

/**
 * Whose replies may be read here, and until when. It stands apart from them because it is taken away at once and in
 * every tab, before the page is left, while a database takes its time.
 */
export function keptAccount(): number | undefined {
  try {
    const read = JSON.parse(localStorage.getItem(MARK) ?? TO_FORGET) as Partial<Mark>;
    const isOpen = typeof read.until === 'number' && read.until > serverSeconds();
    return isOpen && typeof read.account === 'number' ? read.account : undefined;
  } catch {
    return undefined;
  }
}

export function markAccount(account: number): void {
  localStorage.setItem(MARK, JSON.stringify({ account, until: serverSeconds() + READABLE_S } satisfies Mark));
}

/** Nobody reads here from now on. Says whether there is something to forget. */
export function closeMark(): boolean {
  if (localStorage.getItem(MARK) === null) return false;
  localStorage.setItem(MARK, TO_FORGET);
  return true;
}

/** It is forgotten, unless somebody signed in meanwhile. */
export function dropMark(): void {
  if (localStorage.getItem(MARK) === TO_FORGET) localStorage.removeItem(MARK);
}
