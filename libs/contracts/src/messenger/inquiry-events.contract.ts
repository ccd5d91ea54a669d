// Events of the inquiry messenger on the socket, with the schemas of their payloads (specification section 7).

import * as v from 'valibot';

import { InquirySide } from './inquiries.contract.ts';
import { INQUIRY_LIMITS, defineVisibleText } from './inquiry-text.ts';
import { AssessmentCode, CompanyCode, Uuid } from '../shared/primitives.ts';

/** Role number of the office that receives an inquiry without a chosen recipient (specification section 9). */
export const DEFAULT_RECIPIENT = 4;

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

/** The sender's own name for one message: sent again with the same key, it is the same message. */
const ClientKey = v.pipe(v.string('inquiry.key_format'), v.regex(/^[\w.:-]{8,100}$/, 'inquiry.key_format'));
/**
 * `2026-01-12 08:00` as specified. The server's clock decides; the sender's is only checked for its form (decision
 * D47).
 */
const SentTime = v.pipe(
  v.string('inquiry.datetime_format'),
  v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/, 'inquiry.datetime_format'),
);
const FileIds = v.optional(v.pipe(v.array(Uuid), v.maxLength(INQUIRY_LIMITS.files, 'inquiry.files_most')), []);

/** Payload of `join`, as two arguments or as one object. A person without a role has no role id. */
export const JoinPayload = v.object({ user_id: v.nullish(WireId), role_id: v.nullish(WireId) });

/**
 * The payload of `sent-inquiry`. The sender is known from the session: `user_id` is compared with it, never trusted.
 */
export const InquiryPayload = v.object({
  user_id: v.optional(WireId),
  sent_to_role_id: v.pipe(
    v.nullish(v.union([v.number(), v.string()], 'inquiry.office_unknown'), DEFAULT_RECIPIENT),
    v.transform(Number),
    v.safeInteger('inquiry.office_unknown'),
  ),
  subject: defineVisibleText('inquiry.subject_required', INQUIRY_LIMITS.subject),
  remarks: defineVisibleText('inquiry.remarks_required', INQUIRY_LIMITS.remarks),
  message: defineVisibleText('inquiry.message_required', INQUIRY_LIMITS.message),
  datetime: v.optional(SentTime),
  role_id: v.nullish(WireId),
  client_key: v.optional(ClientKey),
  company_code: v.optional(CompanyCode),
  assessment_code: v.optional(AssessmentCode),
  files: FileIds,
});
export type InquiryPayload = v.InferOutput<typeof InquiryPayload>;

/** The payload of `sent-inquiry-message`; `type` is the sender's side (decision D5). */
export const InquiryMessagePayload = v.object({
  type: InquirySide,
  sender_id: v.optional(WireId),
  receiver_id: v.optional(WireId),
  message: defineVisibleText('inquiry.message_required', INQUIRY_LIMITS.message),
  inquiry_id: WireId,
  datetime: v.optional(SentTime),
  client_key: v.optional(ClientKey),
  files: FileIds,
});
export type InquiryMessagePayload = v.InferOutput<typeof InquiryMessagePayload>;

/**
 * The payload of `set-inquiry-message-asview`; `type` and `receiver_id` are the viewer's. `up_to` is the newest message
 * that was on the screen.
 */
export const InquiryViewPayload = v.object({
  inquiry_id: WireId,
  type: InquirySide,
  receiver_id: v.optional(WireId),
  up_to: v.optional(WireId),
});
export type InquiryViewPayload = v.InferOutput<typeof InquiryViewPayload>;
