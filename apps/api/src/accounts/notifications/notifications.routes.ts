import { listOwnNotifications, type OwnNotification, readAllNotifications, readNotification } from '@ebpls/contracts';

import { messageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ReferenceRows, referenceRows } from '../../domain/reference/reference-rows.ts';
import { nudge } from '../../platform/live/live.ts';
import { sentenceOf, topicOf } from '../../domain/notifications/kinds.ts';
import { pageOf, readCursor } from '../../platform/database/paging.ts';
import { mailAnswers } from './mail-answers.ts';
import { mailDigests } from './mail-digests.ts';
import {
  countUnread,
  listOwn,
  markAllRead,
  markRead,
  type NotificationKept,
  removeOld,
} from './notifications.queries.ts';

// Half past two at night in Manila, in UTC.
const AT_NIGHT = '30 18 * * *';

/** A person's own notifications. Acts write them, here they are only read. */
export function notificationsRoutes(api: Api): void {
  const { db, clock } = api;
  sweepNotifications(api);
  mailAnswers(api);
  mailDigests(api);

  serve(api, listOwnNotifications, 'notification.own', async ({ query, actor }) => {
    const page_query = {
      is_unread: query.unread !== undefined,
      before: readCursor(query.cursor)?.[1],
      limit: query.limit + 1,
    };
    const [found, unread, rows] = await Promise.all([
      listOwn(db, actor, page_query),
      countUnread(db, actor),
      referenceRows(db),
    ]);
    const { shown, next_cursor } = pageOf(found, query.limit, ({ id }) => ['', id]);
    return { data: shown.map((row) => onWire(row, rows, actor)), next_cursor, unread };
  });
  serve(api, readNotification, 'notification.own', async ({ params, actor }) => {
    if (!(await markRead(db, actor, { ...params, now: clock.now() }))) throw new Refused('missing', 'thing.missing');
    return unreadAnswer(api, actor);
  });
  serve(api, readAllNotifications, 'notification.own', async ({ body, actor }) => {
    await markAllRead(db, actor, { ...body, now: clock.now() });
    return unreadAnswer(api, actor);
  });
}

/** The person's other windows show the same count. */
async function unreadAnswer({ db }: Api, actor: Actor): Promise<{ unread: number }> {
  await nudge(db, [`account:${actor.account_id}`], { subject: 'notification' });
  return { unread: await countUnread(db, actor) };
}

function onWire(
  { kind, params, ...row }: NotificationKept,
  { offices }: Pick<ReferenceRows, 'offices'>,
  { locale }: Actor,
): OwnNotification {
  const { company_name, office } = params;
  const sentence = sentenceOf(kind);
  const named = office === undefined ? {} : { office: offices.get(office)?.title[locale] ?? office };
  const text = sentence === undefined ? kind : messageText(sentence, { ...params, ...named }, locale);
  return {
    ...row,
    topic: topicOf(kind),
    text,
    about: company_name !== undefined && !text.includes(company_name) ? company_name : '',
  };
}

/** Every night removes what was read long ago, and what nobody will read any more. */
function sweepNotifications({ db, clock, config, jobs }: Api): void {
  jobs.task('sweep_notifications', () => removeOld(db, { now: clock.now(), days: config.notification_days }));
  jobs.cron(AT_NIGHT, 'sweep_notifications');
}
