import { getServerSeconds } from '../token.ts';

const MARK_KEY = 'ebpls.offline';
/** Stands while something is still to be forgotten: whoever comes next goes on with it. */
const TO_FORGET = '{}';
/** A session lives no longer (decision 0049), and what it read here no longer than that without the server. */
const READABLE_S = 12 * 3600;

/**
 * What a person may read without the server: an owner their own pages, an inspector the visits of the day, an affiliate
 * whose scanner it is.
 */
export type Reads = 'own' | 'field' | 'scan';

interface OfflineMark {
  readonly account: number;
  /** Left out by marks of an older release, which knew owners only. */
  readonly reads?: Reads;
  readonly until: number;
}

/**
 * Whose replies may be read here, and until when. It stands apart from them because it is taken away at once and in
 * every tab, before the page is left, while a database takes its time.
 */
export function getOfflineAccount(): number | undefined {
  return openMark()?.account;
}

/** What that person may read here. */
export function getOfflineReads(): Reads {
  return openMark()?.reads ?? 'own';
}

function openMark(): OfflineMark | undefined {
  try {
    const { account, reads, until } = JSON.parse(localStorage.getItem(MARK_KEY) ?? TO_FORGET) as Partial<OfflineMark>;
    if (typeof account !== 'number' || typeof until !== 'number' || until <= getServerSeconds()) return undefined;
    return { account, reads: reads === 'field' || reads === 'scan' ? reads : 'own', until };
  } catch {
    return undefined;
  }
}

export function markAccount(account: number, reads: Reads): void {
  const mark: OfflineMark = { account, reads, until: getServerSeconds() + READABLE_S };
  localStorage.setItem(MARK_KEY, JSON.stringify(mark));
}

/** Nobody reads here from now on. Says whether there is something to forget. */
export function closeMark(): boolean {
  if (localStorage.getItem(MARK_KEY) === null) return false;
  localStorage.setItem(MARK_KEY, TO_FORGET);
  return true;
}

/** It is forgotten, unless somebody signed in meanwhile. */
export function dropMark(): void {
  if (localStorage.getItem(MARK_KEY) === TO_FORGET) localStorage.removeItem(MARK_KEY);
}
