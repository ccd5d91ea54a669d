import { sql } from 'kysely';

import type { Database, Trx } from '../database/database.ts';

/** What changed: a subject and the key of one thing, or of all when there is no key. It carries no content. */
export interface Subject {
  readonly subject: string;
  readonly key?: string | number;
}

/** `account:<id>` or `role:<id>`. */
export type LiveRoom = `account:${number}` | `role:${number}`;

/** The event that carries a `Subject`. */
export const CHANGED_EVENT = 'changed';

/** What browsers hear: an event of the socket, with what it carries. */
export interface Announcement {
  readonly rooms: readonly LiveRoom[];
  readonly event: string;
  readonly body: unknown;
}

/**
 * Tells browsers that something changed. PostgreSQL carries it with the commit: a rollback says nothing, and every node
 * hears it.
 */
export async function nudgeRooms(trx: Database | Trx, rooms: readonly LiveRoom[], subject: Subject): Promise<void> {
  if (rooms.length === 0) return;
  await announceEvents(trx, [{ rooms, event: CHANGED_EVENT, body: subject }]);
}

/**
 * Tells browsers what the specification's own events carry, with the commit like a nudge. What is too long for a
 * notification waits in a row.
 */
export async function announceEvents(trx: Database | Trx, announcements: readonly Announcement[]): Promise<void> {
  const notes = announcements.map(({ rooms, event, body }) => JSON.stringify({ to: [{ rooms, event }], body }));
  if (notes.length > 0) await sql`select announce(note) from unnest(${notes}::text[]) note`.execute(trx);
}
