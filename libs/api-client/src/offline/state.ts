import { getServerSeconds } from '../token.ts';

/** What a page knows about its line to the server. */
export interface OfflineState {
  /** What is shown may be older than it looks: it was kept here, or the line is gone since it was read. */
  readonly is_offline: boolean;
  /** When the oldest part of what is shown was read, ISO instant; undefined before anything was. */
  readonly read_at: string | undefined;
  /** Answers of drafts that were typed here and have not reached the server. */
  readonly waiting: number;
}

const stateListeners = new Set<() => void>();
let state: OfflineState = { is_offline: false, read_at: undefined, waiting: 0 };
/** Times of the kept replies that were given since the page began to read, in seconds. */
let givenTimes: number[] = [];
let is_reading = true;
let is_lost = false;
/** A read of the page had neither an answer nor a kept reply, whatever the browser says of its connection. */
let hasUnansweredRead = false;

export function getOfflineState(): OfflineState {
  return state;
}

/** Whether any of what the page reads just now, or shows, was kept. */
export function isReadFromKept(): boolean {
  return state.is_offline || givenTimes.length > 0;
}

export function watchOffline(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => void stateListeners.delete(listener);
}

function setOfflineState(next: Partial<OfflineState>): void {
  const after = { ...state, ...next };
  if ((Object.keys(after) as (keyof OfflineState)[]).every((name) => after[name] === state[name])) return;
  state = after;
  for (const listener of stateListeners) listener();
}

export function setWaiting(waiting: number): void {
  setOfflineState({ waiting });
}

/** A page begins to read: what it is given from now on is its own. */
export function startReading(): void {
  if (is_reading) return;
  is_reading = true;
  givenTimes = [];
  hasUnansweredRead = false;
}

/** A page has all that it read. It is offline when any of it was kept or not answered, or when the browser has no line. */
export function finishReading(): void {
  if (!is_reading) return;
  is_reading = false;
  is_lost = !navigator.onLine;
  const is_offline = is_lost || hasUnansweredRead || givenTimes.length > 0;
  setOfflineState({ is_offline, read_at: formatReadAt(Math.min(getServerSeconds(), ...givenTimes)) });
}

/** No server answered a read of the page, and nothing was kept of it. */
export function recordUnansweredRead(): void {
  if (is_reading) hasUnansweredRead = true;
}

/** A kept reply stands in for the server's. */
export function recordOfflineReply(kept_at: number): void {
  givenTimes.push(kept_at);
  if (!is_reading) setOfflineState({ is_offline: true, read_at: formatReadAt(Math.min(...givenTimes)) });
}

/** The browser says that its line is gone: what is on the screen grows old from here. */
export function recordConnectionLoss(): void {
  is_lost = true;
  setOfflineState({ is_offline: true });
}

function formatReadAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
