import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { INQUIRY_LIMITS, shownText } from './inquiry-text.ts';
import { IdText } from './primitives.ts';

export const SavedReply = v.object({ id: v.number(), title: v.string(), message: v.string() });
export type SavedReply = v.InferOutput<typeof SavedReply>;

export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/account/inquiries/replies',
  summary: 'What this office answers often',
  reply: v.object({ data: v.array(SavedReply) }),
});

/** A reply of the same name is replaced. */
export const saveReply = endpoint({
  method: 'PUT',
  path: '/api/account/inquiries/replies',
  summary: 'Keeps a reply for the whole office',
  body: v.object({
    title: shownText('reply.title_required', INQUIRY_LIMITS.reply_title),
    message: shownText('inquiry.message_required', INQUIRY_LIMITS.message),
  }),
  reply: SavedReply,
});

export const removeSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/account/inquiries/replies/:reply_id',
  summary: 'Removes a reply of this office',
  params: v.object({ reply_id: IdText }),
  reply: v.object({ removed: v.literal(true) }),
});
