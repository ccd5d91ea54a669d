// Removes the secrets of links from sent and old mails.

import { sql } from 'kysely';

import type { Database } from '../database/database.ts';

/** Replaces, in a mail's row, the part of its link that gave access to an account. */
const REDACTION = '…';

const withoutSecret = {
  body_text: sql<string>`replace(body_text, coalesce(secret, ''), ${REDACTION})`,
  body_html: sql<string>`replace(body_html, coalesce(secret, ''), ${REDACTION})`,
};

/**
 * Marks a mail as sent. Recipient, template and time stay for the log; the secret of the link is removed by
 * the same statement.
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

/** A mail that was never sent loses its link too, once that has expired; an empty secret marks it. */
export async function forgetOldLinks(db: Database): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...withoutSecret, secret: '', state: 'FAILED' })
    .where('secret', '<>', '')
    .where('created_at', '<', sql<string>`now() - ${LINKS_LIVE}`)
    .execute();
}
