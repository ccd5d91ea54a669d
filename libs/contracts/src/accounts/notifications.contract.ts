import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Id, IdText, Instant, ListQuery } from '../shared/primitives.ts';

/** Subject of a notification; each has its icon. */
export const NOTIFICATION_TOPICS = ['application', 'clearance', 'payment', 'permit', 'inquiry', 'account'] as const;
export const NotificationTopic = v.picklist(NOTIFICATION_TOPICS);
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/**
 * One line of a person's notifications, in the language in which it is read. It opens a page or a thread of the
 * messenger.
 */
export const OwnNotification = v.object({
  id: Id,
  topic: NotificationTopic,
  text: v.string(),
  /** Its business or thread; empty when the text names it. */
  about: v.string(),
  path: v.nullable(v.string()),
  inquiry_id: v.nullable(Id),
  told_at: Instant,
  read_at: v.nullable(Instant),
});
export type OwnNotification = v.InferOutput<typeof OwnNotification>;

/** Count of unread notifications; a hundred means more. */
const Unread = v.object({ unread: v.number() });

export const listOwnNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'List the notifications of the user, newest first',
  query: v.object({ cursor: ListQuery.cursor, limit: ListQuery.limit, unread: v.optional(v.picklist(['1'])) }),
  reply: v.object({ data: v.array(OwnNotification), next_cursor: v.nullable(v.string()), ...Unread.entries }),
});

/** Refused: missing for another person's. */
export const readNotification = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/:notification_id/read',
  summary: 'Mark one notification as read',
  params: v.object({ notification_id: IdText }),
  reply: Unread,
});

/** `up_to` is the newest that the person saw: what came meanwhile stays unread. */
export const readAllNotifications = defineEndpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark all notifications as read',
  body: v.object({ up_to: Id }),
  reply: Unread,
});
