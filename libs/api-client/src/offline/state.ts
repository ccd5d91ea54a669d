import { createStore } from 'zustand/vanilla';

import { getServerSeconds } from '../token.ts';

/** Whether the page has a connection to the server, and how old its offline data is. */
export interface OfflineState {
  /** The page may show old data: it was stored here, or the connection was lost after it was read. */
  readonly is_offline: boolean;
  /** Time at which the oldest shown data was read, ISO instant; undefined before any reading. */
  readonly read_at: string | undefined;
  /** Number of typed answers in drafts that have not reached the server. */
  readonly pendingCount: number;
}

export const offlineStore = createStore<OfflineState>(() => ({
  is_offline: false,
  read_at: undefined,
  pendingCount: 0,
}));
/** Times of the stored replies used since the page began to read, in seconds. */
let givenTimes: number[] = [];
let is_reading = true;
let is_lost = false;
/** A read of the page had neither an answer nor a stored reply, even if the browser reports a connection. */
let hasUnansweredRead = false;

/** Returns whether any data that the page reads or shows was stored. */
export function isReadFromKept(): boolean {
  return offlineStore.getState().is_offline || givenTimes.length > 0;
}

/**
 * Returns whether the server can be reached, by the browser's report and by the reads of this page. The report alone is
 * not enough: a Wi-Fi without internet counts as a connection, and so does a document that a service worker served.
 */
export function hasConnection(): boolean {
  const isAnswered = !hasUnansweredRead && givenTimes.length === 0;
  return navigator.onLine && isAnswered && (is_reading || !offlineStore.getState().is_offline);
}

/** Readers render again for a change only. */
function setOfflineState(change: Partial<OfflineState>): void {
  const state = offlineStore.getState();
  const isSame = (Object.keys(change) as (keyof OfflineState)[]).every((name) => change[name] === state[name]);
  if (!isSame) offlineStore.setState(change);
}

export function setWaiting(pendingCount: number): void {
  setOfflineState({ pendingCount: pendingCount });
}

/** Starts the reading of a page: replies from now on count for it. */
export function startReading(): void {
  if (is_reading) return;
  is_reading = true;
  givenTimes = [];
  hasUnansweredRead = false;
}

/**
 * The page has finished reading. It is offline when any reply was stored or missing, or when the browser has no
 * connection.
 */
export function finishReading(): void {
  if (!is_reading) return;
  is_reading = false;
  is_lost = !navigator.onLine;
  const is_offline = is_lost || hasUnansweredRead || givenTimes.length > 0;
  setOfflineState({ is_offline, read_at: formatReadAt(Math.min(getServerSeconds(), ...givenTimes)) });
}

/** Records a read of the page without an answer or a stored reply. */
export function recordUnansweredRead(): void {
  if (is_reading) hasUnansweredRead = true;
}

/** Records that a stored reply replaced the server's. */
export function recordOfflineReply(kept_at: number): void {
  givenTimes.push(kept_at);
  if (!is_reading) setOfflineState({ is_offline: true, read_at: formatReadAt(Math.min(...givenTimes)) });
}

/** Records that the browser has lost its connection: what is on the screen ages from here. */
export function recordConnectionLoss(): void {
  is_lost = true;
  setOfflineState({ is_offline: true });
}

function formatReadAt(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
