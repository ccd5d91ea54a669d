// Notifies the open pages of people and offices of a change, by PostgreSQL NOTIFY.

import { sql } from 'kysely';

import type { Database, Trx } from '../database/database.ts';

/** A change: a subject and the key of one object, or of all without a key. It carries no content. */
export interface Subject {
  readonly subject: string;
  readonly key?: string | number;
}

/** `account:<id>` or `role:<id>`. */
export type LiveRoom = `account:${number}` | `role:${number}`;

/** The event that carries a `Subject`. */
export const CHANGED_EVENT = 'changed';

/** An event for browsers with its payload. */
export interface Announcement {
  readonly rooms: readonly LiveRoom[];
  readonly event: string;
  readonly body: unknown;
}

/**
 * Notifies browsers of a change. PostgreSQL delivers it with the commit: a rollback sends nothing, and every
 * node receives it.
 */
export async function nudgeRooms(trx: Database | Trx, rooms: readonly LiveRoom[], subject: Subject): Promise<void> {
  if (rooms.length === 0) return;
  await announceEvents(trx, [{ rooms, event: CHANGED_EVENT, body: subject }]);
}

/**
 * Sends the payload of the specification's own events to browsers, with the commit like a nudge. A payload
 * that is too long for a notification is stored in a row.
 */
export async function announceEvents(trx: Database | Trx, announcements: readonly Announcement[]): Promise<void> {
  const notes = announcements.map(({ rooms, event, body }) => JSON.stringify({ to: [{ rooms, event }], body }));
  if (notes.length > 0) await sql`select announce(note) from unnest(${notes}::text[]) note`.execute(trx);
}
