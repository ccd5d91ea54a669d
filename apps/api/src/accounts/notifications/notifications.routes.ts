import { listOwnNotifications, type OwnNotification, readAllNotifications, readNotification } from '@ebpls/contracts';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { nudgeRooms } from '../../platform/live/live.ts';
import { findSentenceKey, getTopic } from '../../domain/notifications/notification-kinds.ts';
import { registerAnswerMails } from './mail-answers.ts';
import { registerMailDigests } from './mail-digests.ts';
import {
  countUnread,
  listPersonNotifications,
  markAllRead,
  markRead,
  type NotificationRow,
  removeOldNotifications,
} from './notifications.queries.ts';

const AT_NIGHT = '30 18 * * *'; // Half past two at night in Manila, in UTC.

/** A person's own notifications. Other endpoints and timers insert them. */
export function notificationsRoutes(api: Api): void {
  const { db, clock } = api;
  sweepNotifications(api);
  registerAnswerMails(api);
  registerMailDigests(api);

  registerEndpoint(api, listOwnNotifications, 'notification.own', async ({ query, actor }) => {
    const { cursor, limit, unread: unreadFilter } = query;
    const [{ pageRows, next_cursor }, unread, rows] = await Promise.all([
      listPersonNotifications(db, actor, { cursor, limit, is_unread: unreadFilter !== undefined }),
      countUnread(db, actor),
      loadReferenceRows(db),
    ]);
    return { data: pageRows.map((row) => toNotificationReply(row, rows, actor)), next_cursor, unread };
  });
  registerEndpoint(api, readNotification, 'notification.own', async ({ params, actor }) => {
    if (!(await markRead(db, actor, { ...params, now: clock.now() }))) throw new Refused('missing', 'resource.missing');
    return loadUnreadReply(api, actor);
  });
  registerEndpoint(api, readAllNotifications, 'notification.own', async ({ body, actor }) => {
    await markAllRead(db, actor, { ...body, now: clock.now() });
    return loadUnreadReply(api, actor);
  });
}

/** The person's other windows show the same count. */
async function loadUnreadReply({ db }: Api, actor: Actor): Promise<{ unread: number }> {
  await nudgeRooms(db, [`account:${actor.account_id}`], { subject: 'notification' });
  return { unread: await countUnread(db, actor) };
}

function toNotificationReply(
  { kind, params, ...row }: NotificationRow,
  { offices }: Pick<ReferenceRows, 'offices'>,
  { locale }: Actor,
): OwnNotification {
  const { company_name, office } = params;
  const sentence = findSentenceKey(kind);
  const officeParams = office === undefined ? {} : { office: offices.get(office)?.title[locale] ?? office };
  const text = sentence === undefined ? kind : getMessageText(sentence, { ...params, ...officeParams }, locale);
  return {
    ...row,
    topic: getTopic(kind),
    text,
    about: company_name !== undefined && !text.includes(company_name) ? company_name : '',
  };
}

/** Every night removes old read notifications, and unread ones older than a year. */
function sweepNotifications({ db, clock, config, jobs }: Api): void {
  jobs.task('sweep_notifications', () =>
    removeOldNotifications(db, { now: clock.now(), days: config.notification_days }),
  );
  jobs.cron(AT_NIGHT, 'sweep_notifications');
}
