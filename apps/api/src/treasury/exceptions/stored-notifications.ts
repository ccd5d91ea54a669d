// Lists the stored notifications of the gateway.

import {
  type ReplyBody,
  type listNotifications,
  type Locale,
  type NotificationVerdict,
  formatPesosText,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { PaymentProvider } from '../../domain/payments/gateway/payment-provider.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { toSearchPattern } from '../../platform/database/paging.ts';
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

interface NotificationSearch extends PageQuery {
  readonly search?: string | undefined;
  readonly verdict?: NotificationVerdict | undefined;
}

/** Stored notifications, newest first. */
export function listStoredNotifications(
  db: Database,
  { search, verdict, ...page }: NotificationSearch,
): Promise<RowPage<StoredNotification>> {
  const pattern = toSearchPattern(search);
  return listRows({
    db,
    select: sql<StoredNotification>`
      select notification_id, received_at, request_id, remote_address, raw, is_signed, verdict, detail, times
      from payment_notification`,
    where: [
      verdict === undefined ? sql`true` : sql`verdict = ${verdict}`,
      pattern === null ? sql`true` : sql`request_id ilike ${pattern} or remote_address ilike ${pattern}`,
    ],
    order: orderByNumber('notification_id', 'newest'),
    ...page,
    getKey: ({ notification_id }) => ['', notification_id],
  });
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
  const notification = provider.parseNotification(raw);
  const result = notification.is_signed ? notification.result : notification.stated;
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
