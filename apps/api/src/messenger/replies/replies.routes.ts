import { listSavedReplies, removeSavedReply, saveReply } from '@ebpls/contracts';

import { type Api, serve } from '../../platform/http/serve.ts';
import { keepReply, listReplies, removeReply } from './saved-replies.ts';

/** What an office answers often to inquiries. */
export function repliesRoutes(api: Api): void {
  const { db } = api;
  serve(api, listSavedReplies, 'inquiry.desk', async ({ actor }) => ({ data: await listReplies(db, actor) }));
  serve(api, saveReply, 'inquiry.desk', ({ body, actor }) => keepReply(db, actor, body));
  serve(api, removeSavedReply, 'inquiry.desk', ({ params, actor }) => removeReply(db, actor, params.reply_id));
}
