import * as v from 'valibot';

import { Locale } from '../accounts/auth.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { Id, IdText, Instant, ListQuery, definePage } from '../shared/primitives.ts';

export const MAIL_STATES = ['QUEUED', 'SENT', 'FAILED'] as const;
export const MailState = v.picklist(MAIL_STATES);
export type MailState = (typeof MAIL_STATES)[number];

/** One mail of the delivery log. Its text stays unread here: it may carry a link that opens somebody's account. */
export const MailRow = v.object({
  id: Id,
  to_address: v.string(),
  template: v.string(),
  subject: v.string(),
  locale: Locale,
  state: MailState,
  attempts: v.number(),
  last_error: v.nullable(v.string()),
  created_at: Instant,
  sent_at: v.nullable(Instant),
});
export type MailRow = v.InferOutput<typeof MailRow>;

export const listMails = defineEndpoint({
  method: 'GET',
  path: '/api/mails',
  summary: 'List sent and pending e-mails, newest first',
  query: v.object({ ...ListQuery, state: v.optional(MailState) }),
  reply: definePage(MailRow),
});

/** Refused: conflict when it was sent already. */
export const resendMail = defineEndpoint({
  method: 'POST',
  path: '/api/mails/:mail_id/send',
  summary: 'Retry a failed e-mail',
  params: v.object({ mail_id: IdText }),
  reply: MailRow,
});
