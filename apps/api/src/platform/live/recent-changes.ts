import type { Subject } from './live.ts';

const CHANGES_TTL_MS = 5 * 60_000;
const MAX_CACHED_CHANGES = 5_000;
/** Each makes a page read again; more of them are one reading of everything. */
const MAX_REPLAYED_CHANGES = 10;

/** Says that anything may have changed: this node does not know what happened while somebody did not listen. */
export const EVERYTHING: Subject = { subject: '*' };

interface RecentChange {
  readonly at: number;
  readonly rooms: readonly string[];
  readonly body: Subject;
}

/**
 * What this node heard of late. A page reads before its socket opens, and a line breaks before anybody notices: what is
 * said in between reaches no socket, so it is said again to whoever comes in.
 */
export class RecentChanges {
  readonly #clock: () => number;
  #changes: RecentChange[] = [];
  #from: number;

  constructor(clock = () => performance.now()) {
    this.#clock = clock;
    this.#from = clock();
  }

  /** Begins anew; whatever happened before is unknown from here on. */
  restart(): void {
    this.#changes = [];
    this.#from = this.#clock();
  }

  add(rooms: readonly string[], body: Subject): void {
    const at = this.#clock();
    this.#changes.push({ at, rooms, body });
    const oldest = this.#changes[0];
    if (oldest && (this.#changes.length > MAX_CACHED_CHANGES || oldest.at < at - 2 * CHANGES_TTL_MS))
      this.#dropHalf(at);
  }

  /**
   * Each change of these rooms once, in the last `ms` milliseconds; everything, where they are many or this node does
   * not know.
   */
  since(ms: number, rooms: ReadonlySet<string>): readonly Subject[] {
    const from = this.#clock() - ms;
    if (!(from >= this.#from)) return [EVERYTHING];
    const own = this.#changes.filter((change) => change.at >= from && change.rooms.some((room) => rooms.has(room)));
    const changes = new Map(own.map(({ body }) => [`${body.subject} ${body.key ?? ''}`, body]));
    return changes.size > MAX_REPLAYED_CHANGES ? [EVERYTHING] : [...changes.values()];
  }

  /** Half at a time, so that it is not done for each change. */
  #dropHalf(now: number): void {
    const half = Math.floor(this.#changes.length / 2);
    const kept = this.#changes.slice(half).filter(({ at }) => at >= now - CHANGES_TTL_MS);
    this.#from = kept[0]?.at ?? now - CHANGES_TTL_MS;
    this.#changes = kept;
  }
}
