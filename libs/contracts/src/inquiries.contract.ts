import * as v from 'valibot';

import { endpoint } from './endpoint.ts';
import { AssessmentCode, CompanyCode, Day, IdText, Instant, ListQuery, Readable, text, Uuid } from './words.ts';

/** Published bounds, counted in characters (decision D54). */
export const INQUIRY_LIMITS = {
  subject: 150,
  remarks: 500,
  message: 5_000,
  files: 3,
  reply_title: 80,
  reason: 500,
} as const;
/** Specification section 9. */
export const DEFAULT_RECIPIENT = 4;

/** Which side of a thread: the owner's, or the office's with everyone who has its role. */
export const InquirySide = v.picklist(['user', 'office'], 'inquiry.side_unknown');
export type InquirySide = v.InferOutput<typeof InquirySide>;

/** The events of specification section 7, as they are named on the socket. */
export const INQUIRY_EVENTS = {
  join: 'join',
  start: 'sent-inquiry',
  say: 'sent-inquiry-message',
  heard: 'received-inquiry-message',
  view: 'set-inquiry-message-asview',
} as const;

/** A number of a role, a person or a thread: browsers send ids of selects as text. */
const WireId = v.pipe(
  v.union([v.number(), v.string()], 'id.format'),
  v.transform(Number),
  v.safeInteger('id.format'),
  v.minValue(1, 'id.format'),
);

/** Letters, digits, signs: not only white space and marks without a body. */
const SEEN = /[^\s\p{Cf}\p{Zs}\u115f\u1160\u3164\uffa0]/u;

/** Text that another person will read: kept as it is typed and never as markup; what shows nothing counts as empty. */
function said(required: string, most: number) {
  return v.pipe(
    v.optional(v.string(required), ''),
    v.trim(),
    v.regex(SEEN, required),
    v.maxLength(most, 'text.too_long'),
    Readable,
  );
}

/** The sender's own name for one message: sent again with the same key, it is the same message. */
const ClientKey = v.pipe(v.string('inquiry.key_format'), v.regex(/^[\w.:-]{8,100}$/, 'inquiry.key_format'));
/** `2026-01-12 08:00` as specified. The server's clock decides; the sender's is only checked for its form (decision D47). */
const SentTime = v.pipe(
  v.string('inquiry.datetime_format'),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, 'inquiry.datetime_format'),
);
const FileIds = v.optional(v.pipe(v.array(Uuid), v.maxLength(INQUIRY_LIMITS.files, 'inquiry.files_most')), []);

/** What `join` takes, as two arguments or as one object. A person without a role has no role id. */
export const JoinAsked = v.object({ user_id: v.nullish(WireId), role_id: v.nullish(WireId) });

/** The payload of `sent-inquiry`. Whoever sends is known from the session: `user_id` is compared with it, never believed. */
export const InquirySent = v.object({
  user_id: v.optional(WireId),
  sent_to_role_id: v.pipe(
    v.nullish(v.union([v.number(), v.string()], 'inquiry.office_unknown'), DEFAULT_RECIPIENT),
    v.transform(Number),
    v.safeInteger('inquiry.office_unknown'),
  ),
  subject: said('inquiry.subject_required', INQUIRY_LIMITS.subject),
  remarks: said('inquiry.remarks_required', INQUIRY_LIMITS.remarks),
  message: said('inquiry.message_required', INQUIRY_LIMITS.message),
  datetime: v.optional(SentTime),
  role_id: v.nullish(WireId),
  client_key: v.optional(ClientKey),
  company_code: v.optional(CompanyCode),
  assessment_code: v.optional(AssessmentCode),
  files: FileIds,
});
export type InquirySent = v.InferOutput<typeof InquirySent>;

/** The payload of `sent-inquiry-message`; `type` is the sender's side (decision D5). */
export const InquiryMessageSent = v.object({
  type: InquirySide,
  sender_id: v.optional(WireId),
  receiver_id: v.optional(WireId),
  message: said('inquiry.message_required', INQUIRY_LIMITS.message),
  inquiry_id: WireId,
  datetime: v.optional(SentTime),
  client_key: v.optional(ClientKey),
  files: FileIds,
});
export type InquiryMessageSent = v.InferOutput<typeof InquiryMessageSent>;

/** The payload of `set-inquiry-message-asview`; `type` and `receiver_id` are the viewer's. `up_to` is the newest message that was on the screen. */
export const InquiryViewed = v.object({
  inquiry_id: WireId,
  type: InquirySide,
  receiver_id: v.optional(WireId),
  up_to: v.optional(WireId),
});
export type InquiryViewed = v.InferOutput<typeof InquiryViewed>;

export const InquiryFile = v.object({ id: Uuid, file_name: v.string(), media_type: v.string(), size: v.number() });
export type InquiryFile = v.InferOutput<typeof InquiryFile>;

/** A message as specified, and what we add: its id, the sender's key, the exact moment, who wrote it, who read it and when. */
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

/** The viewer's side and ids as the specification sends them; a value that is not the session's is refused. `rerender` means nothing here (decision D46). */
const VIEWER = {
  type: v.optional(InquirySide),
  user_id: v.optional(IdText),
  role_id: v.optional(IdText),
  rerender: v.optional(v.string()),
};

export const listInquiries = endpoint({
  method: 'GET',
  path: '/api/account/inquiries',
  summary:
    'The threads of this person or of this office, the newest message first; `search` looks through subjects, remarks and messages',
  query: v.object({ ...VIEWER, ...ListQuery }),
  reply: v.object({ data: v.array(Inquiry), next_cursor: v.nullable(v.string()), unread_threads: v.number() }),
});

/** The last message that is known; 0 asks from the beginning. */
const FromId = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'id.format'), v.transform(Number));

export const listInquiryMessages = endpoint({
  method: 'GET',
  path: '/api/account/inquiries/messages',
  summary:
    'Messages of a thread, oldest first: the newest hundred, those after an id (what was missed), or those before one',
  query: v.object({ ...VIEWER, inquiry_id: IdText, after: v.optional(FromId), before: v.optional(IdText) }),
  reply: v.object({ data: v.array(InquiryMessage), has_earlier: v.boolean() }),
});

/** One office that an owner may ask; `hint` tells two of the same label apart. */
export const InquiryRecipient = v.object({ role_id: v.number(), label: v.string(), hint: v.string() });
export type InquiryRecipient = v.InferOutput<typeof InquiryRecipient>;

export const listInquiryRecipients = endpoint({
  method: 'GET',
  path: '/api/account/inquiries/recipients',
  summary: 'The offices that may be asked, with the barangays of the asker’s own businesses',
  reply: v.object({ data: v.array(InquiryRecipient) }),
});

/** One recipient as the administrator sets it: who reads it, and whether owners can choose it. */
export const InquiryRecipientRow = v.object({
  role_id: v.number(),
  label: v.string(),
  delivers_to: v.number(),
  desk: v.string(),
  is_on: v.boolean(),
  threads: v.number(),
});
export type InquiryRecipientRow = v.InferOutput<typeof InquiryRecipientRow>;

export const listRecipientRows = endpoint({
  method: 'GET',
  path: '/api/inquiry-recipients',
  summary: 'Every recipient of inquiries, the desk that reads it, and the threads that lie there',
  reply: v.object({ data: v.array(InquiryRecipientRow) }),
});

/** A number of a role: a select gives text. */
const DeskId = v.pipe(
  v.union([v.number(), v.string()], 'recipient.role_unknown'),
  v.transform(Number),
  v.safeInteger('recipient.role_unknown'),
  v.minValue(1, 'recipient.role_unknown'),
);

/** Sends to another desk from now on, and takes what was sent to this recipient along (decision D1). */
export const changeInquiryRecipient = endpoint({
  method: 'PUT',
  path: '/api/inquiry-recipients/:role_id',
  summary: 'Gives a recipient another label and another desk, in one act',
  params: v.object({ role_id: IdText }),
  body: v.object({ label: text('recipient.label_required', 60), delivers_to: DeskId }),
  reply: v.object({ role_id: v.number(), label: v.string(), delivers_to: v.number(), moved: v.number() }),
});

export const switchInquiryRecipient = endpoint({
  method: 'PUT',
  path: '/api/inquiry-recipients/:role_id/switch',
  summary: 'Lets owners choose a recipient, or no longer',
  params: v.object({ role_id: IdText }),
  body: v.object({ is_on: v.boolean() }),
  reply: v.object({ role_id: v.number(), is_on: v.boolean() }),
});

/** A desk of the municipality to which a thread can go. */
export const InquiryDesk = v.object({ role_id: v.number(), label: v.string() });
export type InquiryDesk = v.InferOutput<typeof InquiryDesk>;

export const listInquiryDesks = endpoint({
  method: 'GET',
  path: '/api/account/inquiries/desks',
  summary: 'The other desks to which this office can hand a thread over',
  reply: v.object({ data: v.array(InquiryDesk) }),
});

export const handOverInquiry = endpoint({
  method: 'POST',
  path: '/api/account/inquiries/:inquiry_id/handover',
  summary: 'Gives a thread of this office to another one, with all that was said and the reason',
  params: v.object({ inquiry_id: IdText }),
  body: v.object({ to_role_id: DeskId, reason: said('inquiry.reason_required', INQUIRY_LIMITS.reason) }),
  reply: v.object({ inquiry_id: v.number(), to_role_id: v.number() }),
});

/** One file in the part `file`; a message names it afterwards. What no message names within a day is swept away. */
export const uploadInquiryFile = endpoint({
  method: 'POST',
  path: '/api/account/inquiries/files',
  summary: 'Sends one file that a message will carry',
  accepts: 'multipart',
  reply: InquiryFile,
});

export const downloadInquiryFile = endpoint({
  method: 'GET',
  path: '/api/account/inquiries/files/:file_id',
  summary: 'The file of a message',
  params: v.object({ file_id: Uuid }),
});

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
    title: said('reply.title_required', INQUIRY_LIMITS.reply_title),
    message: said('inquiry.message_required', INQUIRY_LIMITS.message),
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
