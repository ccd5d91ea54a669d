// Records in local storage whose stored replies may be read offline in this browser, which of them, and until when.

import { getServerSeconds } from '../token.ts';

const MARK_KEY = 'ebpls.offline';
const TO_FORGET = '{}'; // set while a removal is unfinished; the next visitor continues it
const READABLE_S = 12 * 3600; // a session lives no longer (decision 0049)

/** Scope of offline reading: an owner's own pages, an inspector's visits of the day, an affiliate's scanner. */
export type Reads = 'own' | 'field' | 'scan';

interface OfflineMark {
  readonly account: number;
  /** Absent in marks of an older release, which knew owners only. */
  readonly reads?: Reads;
  readonly until: number;
}

/**
 * Account whose replies may be read here, undefined after its end. It is stored separately because it is removed at
 * once and in every tab before the page is left, while a database takes its time.
 */
export function getOfflineAccount(): number | undefined {
  return openMark()?.account;
}

/** Returns what that person may read here. */
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

/** Ends all offline reading here. Returns whether there is something to remove. */
export function closeMark(): boolean {
  if (localStorage.getItem(MARK_KEY) === null) return false;
  localStorage.setItem(MARK_KEY, TO_FORGET);
  return true;
}

/** Removes the mark, unless somebody signed in meanwhile. */
export function dropMark(): void {
  if (localStorage.getItem(MARK_KEY) === TO_FORGET) localStorage.removeItem(MARK_KEY);
}
