import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Day, IdText, Instant, ListQuery, Uuid } from '../shared/primitives.ts';

/** Which side of a thread: the owner's, or the office's with everyone who has its role. */
export const InquirySide = v.picklist(['user', 'office'], 'inquiry.side_unknown');
export type InquirySide = v.InferOutput<typeof InquirySide>;

export const InquiryFile = v.object({ id: Uuid, file_name: v.string(), media_type: v.string(), size: v.number() });
export type InquiryFile = v.InferOutput<typeof InquiryFile>;

/**
 * A message as specified, and what we add: its id, the sender's key, the exact moment, who wrote it, who read it and
 * when.
 */
export const InquiryMessage = v.object({
  id: v.number(),
  inquiry_id: v.number(),
  type: InquirySide,
  sender_id: v.number(),
  receiver_id: v.number(),
  message: v.string(),
  datetime: v.string(),
  is_view: v.picklist([0, 1]),
  client_key: v.string(),
  sent_at: Instant,
  sender_name: v.string(),
  viewed_by: v.nullable(v.string()),
  viewed_at: v.nullable(Instant),
  files: v.array(InquiryFile),
});
export type InquiryMessage = v.InferOutput<typeof InquiryMessage>;

/** That a thread went from one office to another, after which message, and why. */
export const InquiryHandover = v.object({
  id: v.number(),
  from_office: v.string(),
  to_office: v.string(),
  reason: v.string(),
  handed_by: v.string(),
  handed_at: Instant,
  after_message_id: v.number(),
});
export type InquiryHandover = v.InferOutput<typeof InquiryHandover>;

/** A thread as specified, with at most its newest fifty messages, oldest first; `hasunread` is the viewer's. */
export const Inquiry = v.object({
  id: v.number(),
  user_id: v.number(),
  sent_to_role_id: v.number(),
  role_id: v.number(),
  subject: v.string(),
  remarks: v.string(),
  message: v.string(),
  datetime: v.string(),
  inquiries_msgs: v.array(InquiryMessage),
  last_message: v.string(),
  hasunread: v.boolean(),
  office: v.string(),
  user_name: v.string(),
  sent_at: Instant,
  last_sent_at: Instant,
  last_type: InquirySide,
  company_code: v.nullable(v.string()),
  company_name: v.nullable(v.string()),
  assessment_code: v.nullable(v.string()),
  answer_due_on: Day,
  answered_at: v.nullable(Instant),
  handovers: v.array(InquiryHandover),
});
export type Inquiry = v.InferOutput<typeof Inquiry>;

/**
 * The viewer's side and ids as the specification sends them; a value that is not the session's is refused. `rerender`
 * means nothing here (decision D46).
 */
const VIEWER = {
  type: v.optional(InquirySide),
  user_id: v.optional(IdText),
  role_id: v.optional(IdText),
  rerender: v.optional(v.string()),
};

export const listInquiries = defineEndpoint({
  method: 'GET',
  path: '/api/account/inquiries',
  summary:
    'List the threads of the user or office, newest message first; `search` matches subjects, remarks and messages',
  query: v.object({ ...VIEWER, ...ListQuery }),
  reply: v.object({ data: v.array(Inquiry), next_cursor: v.nullable(v.string()), unread_threads: v.number() }),
});

/** The last known message; 0 requests all from the beginning. */
const FromId = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'id.format'), v.transform(Number));

export const listInquiryMessages = defineEndpoint({
  method: 'GET',
  path: '/api/account/inquiries/messages',
  summary:
    'List the messages of a thread, oldest first: the newest 100, those after an id (missed messages), or those before one',
  query: v.object({ ...VIEWER, inquiry_id: IdText, after: v.optional(FromId), before: v.optional(IdText) }),
  reply: v.object({ data: v.array(InquiryMessage), has_earlier: v.boolean() }),
});

/** One file in the part `file`; a message names it afterwards. What no message names within a day is swept away. */
export const uploadInquiryFile = defineEndpoint({
  method: 'POST',
  path: '/api/account/inquiries/files',
  summary: 'Upload an attachment for a message',
  accepts: 'multipart',
  reply: InquiryFile,
});

export const downloadInquiryFile = defineEndpoint({
  method: 'GET',
  path: '/api/account/inquiries/files/:file_id',
  summary: 'Download the attachment of a message',
  params: v.object({ file_id: Uuid }),
});
