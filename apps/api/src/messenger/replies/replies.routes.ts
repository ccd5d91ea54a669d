import { listSavedReplies, removeSavedReply, saveReply } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { upsertReply, listReplies, removeReply } from './saved-replies.ts';

/** Saved replies of an office to inquiries. */
export function repliesRoutes(api: Api): void {
  const { db } = api;
  registerEndpoint(api, listSavedReplies, 'inquiry.desk', async ({ actor }) => ({
    data: await listReplies(db, actor),
  }));
  registerEndpoint(api, saveReply, 'inquiry.desk', ({ body, actor }) => upsertReply(db, actor, body));
  registerEndpoint(api, removeSavedReply, 'inquiry.desk', ({ params, actor }) =>
    removeReply(db, actor, params.reply_id),
  );
}
