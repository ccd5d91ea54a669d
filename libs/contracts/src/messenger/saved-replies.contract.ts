// Endpoints of the replies that an office saves to answer inquiries.

import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { INQUIRY_LIMITS, defineVisibleText } from './inquiry-text.ts';
import { IdText } from '../shared/primitives.ts';

export const SavedReply = v.object({ id: v.number(), title: v.string(), message: v.string() });
export type SavedReply = v.InferOutput<typeof SavedReply>;

export const listSavedReplies = defineEndpoint({
  method: 'GET',
  path: '/api/account/inquiries/replies',
  summary: 'List the saved replies of the office',
  reply: v.object({ data: v.array(SavedReply) }),
});

/** A reply of the same name is replaced. */
export const saveReply = defineEndpoint({
  method: 'PUT',
  path: '/api/account/inquiries/replies',
  summary: 'Save a reply for the whole office',
  body: v.object({
    title: defineVisibleText('reply.title_required', INQUIRY_LIMITS.reply_title),
    message: defineVisibleText('inquiry.message_required', INQUIRY_LIMITS.message),
  }),
  reply: SavedReply,
});

export const removeSavedReply = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/inquiries/replies/:reply_id',
  summary: 'Remove a saved reply of the office',
  params: v.object({ reply_id: IdText }),
  reply: v.object({ removed: v.literal(true) }),
});
