// Calls of the mail demo that send a mail, send a draft or save one.

import type { Attachment } from '../../shared/files/attachment.ts';
import { callMail } from '../mock/mail-mock.ts';
import type { Mail, Person } from '../mock/mails.ts';
import type { Draft } from './draft.ts';
import { parseRecipients } from './check-mail.ts';

interface Outgoing {
  readonly mailId?: string;
  readonly to: readonly Person[];
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export async function sendMail(draft: Outgoing): Promise<Mail> {
  return (await callMail<{ mail: Mail }>('/api/mail/mails/new', { json: draft })).mail;
}

export async function sendDraft({ to, ...draft }: Draft): Promise<Mail> {
  return sendMail({ ...draft, to: parseRecipients(to) });
}

/** Saves the input as a draft. */
export async function saveMailDraft({ to, ...draft }: Draft): Promise<void> {
  await callMail('/api/mail/drafts/save', { json: { ...draft, to: parseRecipients(to) } });
}
