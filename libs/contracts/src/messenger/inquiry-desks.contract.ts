import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { INQUIRY_LIMITS, defineVisibleText } from './inquiry-text.ts';
import { IdText, defineText } from '../shared/primitives.ts';

/** One office to which an owner may send an inquiry; `hint` distinguishes two of the same label. */
export const InquiryRecipient = v.object({ role_id: v.number(), label: v.string(), hint: v.string() });
export type InquiryRecipient = v.InferOutput<typeof InquiryRecipient>;

export const listInquiryRecipients = defineEndpoint({
  method: 'GET',
  path: '/api/account/inquiries/recipients',
  summary: 'List the offices that accept inquiries, with the barangays of the user’s businesses',
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

export const listRecipientRows = defineEndpoint({
  method: 'GET',
  path: '/api/inquiry-recipients',
  summary: 'List the recipients of inquiries with their offices and threads',
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
export const changeInquiryRecipient = defineEndpoint({
  method: 'PUT',
  path: '/api/inquiry-recipients/:role_id',
  summary: 'Change the label and the office of a recipient',
  params: v.object({ role_id: IdText }),
  body: v.object({ label: defineText('recipient.label_required', 60), delivers_to: DeskId }),
  reply: v.object({ role_id: v.number(), label: v.string(), delivers_to: v.number(), moved: v.number() }),
});

export const switchInquiryRecipient = defineEndpoint({
  method: 'PUT',
  path: '/api/inquiry-recipients/:role_id/switch',
  summary: 'Show or hide a recipient for owners',
  params: v.object({ role_id: IdText }),
  body: v.object({ is_on: v.boolean() }),
  reply: v.object({ role_id: v.number(), is_on: v.boolean() }),
});

/** A desk of the municipality to which a thread can go. */
export const InquiryDesk = v.object({ role_id: v.number(), label: v.string() });
export type InquiryDesk = v.InferOutput<typeof InquiryDesk>;

export const listInquiryDesks = defineEndpoint({
  method: 'GET',
  path: '/api/account/inquiries/desks',
  summary: 'List the other offices to which a thread can be reassigned',
  reply: v.object({ data: v.array(InquiryDesk) }),
});

export const handOverInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/account/inquiries/:inquiry_id/handover',
  summary: 'Reassign a thread to another office, with its messages and a reason',
  params: v.object({ inquiry_id: IdText }),
  body: v.object({ to_role_id: DeskId, reason: defineVisibleText('inquiry.reason_required', INQUIRY_LIMITS.reason) }),
  reply: v.object({ inquiry_id: v.number(), to_role_id: v.number() }),
});
