import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

/** Stands in a letter's row where the part of its link stood that opened an account. */
const TAKEN_OUT = '…';

const withoutSecret = {
  body_text: sql<string>`replace(body_text, coalesce(secret, ''), ${TAKEN_OUT})`,
  body_html: sql<string>`replace(body_html, coalesce(secret, ''), ${TAKEN_OUT})`,
};

/**
 * Marks a letter as sent. Who, which letter and when stay for the log; what could still open an account goes in the
 * same statement.
 */
export async function markSent(db: Database, mail_id: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({
      ...withoutSecret,
      secret: null,
      state: 'SENT',
      sent_at: sql`now()`,
      attempts: sql`attempts + 1`,
      last_error: null,
    })
    .where('id', '=', mail_id)
    .execute();
}

// No link of ours lives longer than an invitation.
const LINKS_LIVE = sql`interval '7 days'`;

/** A letter that never left keeps no link either, once that is too old to open anything; an empty secret says so. */
export async function forgetOldLinks(db: Database): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...withoutSecret, secret: '', state: 'FAILED' })
    .where('secret', '<>', '')
    .where('created_at', '<', sql<string>`now() - ${LINKS_LIVE}`)
    .execute();
}
