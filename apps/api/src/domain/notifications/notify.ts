// Inserts notifications for people or offices.

import type { ClearingOffice, MessageParams } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { nudgeRooms, type LiveRoom } from '../../platform/live/live.ts';
import { getMessageTemplate } from '../../platform/messages/catalogue.ts';
import { type NotificationKind, findSentenceKey } from './notification-kinds.ts';

/** Recipient: a person for themselves, or as one of an office. */
export interface NotifiedPerson {
  readonly account_id: number;
  readonly role_id: number | null;
}

export interface News {
  readonly kind: NotificationKind;
  readonly params: MessageParams;
  /** Named in the reader's language at reading. */
  readonly office?: ClearingOffice | undefined;
  /** Target of the notification: a page below our address, or a thread of the messenger. */
  readonly opens: { readonly path: string } | { readonly inquiry_id: number };
  /** Sent in the daily digest instead of a mail of its own. */
  readonly in_digest?: boolean;
}

interface NotifyContext {
  readonly trx: Trx;
  readonly now: Date;
}

/**
 * Adds a notification for each person, in the transaction of the act. Key and parameters are stored instead of a
 * sentence, so that each reader reads it in their language. A thread with an unread notification keeps that one.
 */
export async function notifyPeople(
  { trx, now }: NotifyContext,
  people: readonly NotifiedPerson[],
  { kind, params, office, opens, in_digest = false }: News,
): Promise<void> {
  if (people.length === 0) return;
  const storedParams = JSON.stringify({ ...pickNamedParams(kind, params), ...(office && { office }) });
  const { path = null, inquiry_id = null } = opens as { path?: string; inquiry_id?: number };
  const { rows } = await sql<{ account_id: number }>`
    insert into notification (account_id, role_id, kind, params, path, inquiry_id, told_at, in_digest)
    select
      account_id, role_id, ${kind}, ${storedParams}::jsonb, ${path}, ${inquiry_id}::bigint,
      ${now}::timestamptz, ${in_digest}::boolean
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (account_id bigint, role_id integer)
    on conflict (inquiry_id, account_id)
    where inquiry_id is not null and read_at is null
    do nothing
    returning account_id`.execute(trx);
  await nudgeRooms(
    trx,
    rows.map(({ account_id }): LiveRoom => `account:${account_id}`),
    { subject: 'notification' },
  );
}

/**
 * Keeps only the parameters that the sentence names, and the business: a mail carries more than a notification needs.
 */
function pickNamedParams(kind: NotificationKind, params: MessageParams): MessageParams {
  const sentence = findSentenceKey(kind);
  const text = sentence === undefined ? '' : getMessageTemplate(sentence, 'en');
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => name === 'company_name' || text.includes(`{${name}}`)),
  );
}
