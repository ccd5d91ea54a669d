// Remembers recent changes, for pages that reconnect after missing some.

import type { Subject } from './live.ts';

const CHANGES_TTL_MS = 5 * 60_000;
const MAX_CACHED_CHANGES = 5_000;
/** Each makes a page reload a list; more of them become one reload of everything. */
const MAX_REPLAYED_CHANGES = 10;

/** Stands for any change: this node missed notifications while its listener was disconnected. */
export const ALL_SUBJECTS: Subject = { subject: '*' };

interface RecentChange {
  readonly at: number;
  readonly rooms: readonly string[];
  readonly body: Subject;
}

/**
 * Recent changes that this node received. A page reads before its socket opens, and a connection breaks
 * before anybody notices: changes in between reach no socket, so they are sent again to a client that
 * connects.
 */
export class RecentChanges {
  readonly #clock: () => number;
  #changes: RecentChange[] = [];
  #from: number;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
    this.#from = clock();
  }

  /** Clears the record; earlier changes count as unknown from here on. */
  restart(): void {
    this.#changes = [];
    this.#from = this.#clock();
  }

  add(rooms: readonly string[], body: Subject): void {
    const at = this.#clock();
    this.#changes.push({ at, rooms, body });
    const oldestChange = this.#changes[0];
    if (oldestChange && (this.#changes.length > MAX_CACHED_CHANGES || oldestChange.at < at - 2 * CHANGES_TTL_MS))
      this.#dropHalf(at);
  }

  /**
   * Each change of these rooms once, in the last `ms` milliseconds; ALL_SUBJECTS where they are many or the
   * record does not reach back that far.
   */
  since(ms: number, rooms: ReadonlySet<string>): readonly Subject[] {
    const from = this.#clock() - ms;
    if (!(from >= this.#from)) return [ALL_SUBJECTS];
    const own = this.#changes.filter((change) => change.at >= from && change.rooms.some((room) => rooms.has(room)));
    const changes = new Map(own.map(({ body }) => [`${body.subject} ${body.key ?? ''}`, body]));
    return changes.size > MAX_REPLAYED_CHANGES ? [ALL_SUBJECTS] : [...changes.values()];
  }

  /** Half at a time, so that it does not run for each change. */
  #dropHalf(now: number): void {
    const halfLength = Math.floor(this.#changes.length / 2);
    const newerChanges = this.#changes.slice(halfLength).filter(({ at }) => at >= now - CHANGES_TTL_MS);
    this.#from = newerChanges[0]?.at ?? now - CHANGES_TTL_MS;
    this.#changes = newerChanges;
  }
}
