import {
  type Answer,
  type listNotifications,
  type Locale,
  type NotificationVerdict,
  pesosText,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { PaymentProvider } from '../../domain/gateway/payment-provider.ts';
import { patternOf, readCursor } from '../../platform/database/paging.ts';
import { isMessageKey, type MessageKey, messageText } from '../../platform/messages/catalogue.ts';

type NotificationOnWire = Answer<typeof listNotifications>['data'][number];

export interface StoredNotification {
  readonly notification_id: number;
  readonly received_at: string;
  readonly request_id: string | null;
  readonly remote_address: string | null;
  readonly raw: Buffer;
  readonly is_signed: boolean | null;
  readonly verdict: NotificationVerdict;
  readonly detail: string;
  readonly times: number;
}

interface Search {
  readonly search?: string | undefined;
  readonly verdict?: NotificationVerdict | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Stored notifications, newest first. */
export async function listStored(
  db: Database,
  { search, verdict, cursor, limit }: Search,
): Promise<StoredNotification[]> {
  const before = readCursor(cursor)?.[1] ?? null;
  const pattern = patternOf(search);
  const condition: RawBuilder<boolean> = sql`
    (${verdict ?? null}::text is null or verdict = ${verdict ?? null})
    and (${pattern}::text is null or request_id ilike ${pattern} or remote_address ilike ${pattern})`;
  const { rows } = await sql<StoredNotification>`
      select notification_id, received_at, request_id, remote_address, raw, is_signed, verdict, detail, times
      from payment_notification
      where ${condition} and (${before}::bigint is null or notification_id < ${before}::bigint)
      order by notification_id desc
      limit ${limit}`.execute(db);
  return rows;
}

/** One notification with what stands in it: decoded anew from the bytes, without its signature. */
export function notificationAnswer(
  stored: StoredNotification,
  provider: PaymentProvider,
  locale: Locale,
): NotificationOnWire {
  const { notification_id, received_at, request_id, remote_address, is_signed, verdict, times } = stored;
  return {
    notification_id,
    received_at,
    request_id,
    remote_address,
    is_signed,
    verdict,
    times,
    message: messageText(keyOf(stored), {}, locale),
    stated: statedIn(stored, provider),
  };
}

function keyOf({ verdict, detail }: StoredNotification): MessageKey {
  const key =
    verdict === 'FORGED' ? `notification.FORGED.${detail}` : `notification.${verdict === 'JUDGED' ? detail : verdict}`;
  return isMessageKey(key) ? key : 'notification.RECEIVED';
}

function statedIn({ raw }: StoredNotification, provider: PaymentProvider): NotificationOnWire['stated'] {
  const read = provider.parseNotification(raw);
  const result = read.is_signed ? read.result : read.stated;
  if (!result) return null;
  const short = (text: string): string => text.slice(0, 300);
  return {
    response_id: short(result.response_id),
    code: short(result.code),
    message: short(result.message),
    amount: result.amount === undefined ? null : pesosText(result.amount),
    currency: result.currency === undefined ? null : short(result.currency),
    provider_ref: short(result.provider_ref),
  };
}
