import { sql } from 'kysely';

import type { Database, Trx } from '../database/database.ts';

/** What changed: a subject and the key of one thing, or of all when there is no key. It carries no content. */
export interface Subject {
  readonly subject: string;
  readonly key?: string | number;
}

/** `account:<id>` or `role:<id>`. */
export type Room = `account:${number}` | `role:${number}`;

/** The event that carries a `Subject`. */
export const CHANGED = 'changed';

/** What browsers hear: an event of the socket, with what it carries. */
export interface Announcement {
  readonly rooms: readonly Room[];
  readonly event: string;
  readonly body: unknown;
}

/**
 * Tells browsers that something changed. PostgreSQL carries it with the commit: a rollback says nothing, and every node
 * hears it.
 */
export async function nudge(trx: Database | Trx, rooms: readonly Room[], subject: Subject): Promise<void> {
  if (rooms.length === 0) return;
  await announce(trx, [{ rooms, event: CHANGED, body: subject }]);
}

/**
 * Tells browsers what the specification's own events carry, with the commit like a nudge. What is too long for a
 * notification waits in a row.
 */
export async function announce(trx: Database | Trx, announcements: readonly Announcement[]): Promise<void> {
  const notes = announcements.map(({ rooms, event, body }) => JSON.stringify({ to: [{ rooms, event }], body }));
  if (notes.length > 0) await sql`select announce(note) from unnest(${notes}::text[]) note`.execute(trx);
}
