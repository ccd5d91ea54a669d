// Lists the stored notifications of the gateway.

import {
  type ReplyBody,
  type listNotifications,
  type Locale,
  type NotificationVerdict,
  formatPesosText,
} from '@ebpls/contracts';
import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { toSearchPattern, readCursor } from '../../platform/database/paging.ts';
import { isMessageKey, type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';

type NotificationReply = ReplyBody<typeof listNotifications>['data'][number];

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

interface NotificationSearch {
  readonly search?: string | undefined;
  readonly verdict?: NotificationVerdict | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Stored notifications, newest first. */
export async function listStoredNotifications(
  db: Database,
  { search, verdict, cursor, limit }: NotificationSearch,
): Promise<StoredNotification[]> {
  const before = readCursor(cursor)?.[1] ?? null;
  const pattern = toSearchPattern(search);
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

/** One notification with its content, decoded again from the stored bytes, without its signature. */
export function toNotificationReply(
  notification: StoredNotification,
  provider: PaymentProvider,
  locale: Locale,
): NotificationReply {
  const { notification_id, received_at, request_id, remote_address, is_signed, verdict, times } = notification;
  return {
    notification_id,
    received_at,
    request_id,
    remote_address,
    is_signed,
    verdict,
    times,
    message: getMessageText(getVerdictKey(notification), {}, locale),
    stated: decodeNotification(notification, provider),
  };
}

function getVerdictKey({ verdict, detail }: StoredNotification): MessageKey {
  const key =
    verdict === 'FORGED' ? `notification.FORGED.${detail}` : `notification.${verdict === 'JUDGED' ? detail : verdict}`;
  return isMessageKey(key) ? key : 'notification.RECEIVED';
}

function decodeNotification({ raw }: StoredNotification, provider: PaymentProvider): NotificationReply['stated'] {
  const read = provider.parseNotification(raw);
  const result = read.is_signed ? read.result : read.stated;
  if (!result) return null;
  const truncate = (text: string): string => text.slice(0, 300);
  return {
    response_id: truncate(result.response_id),
    code: truncate(result.code),
    message: truncate(result.message),
    amount: result.amount === undefined ? null : formatPesosText(result.amount),
    currency: result.currency === undefined ? null : truncate(result.currency),
    provider_ref: truncate(result.provider_ref),
  };
}
