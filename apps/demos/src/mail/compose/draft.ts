// Type of a mail that is being written.

import type { Attachment } from '../../shared/files/attachment.ts';
import type { Mail } from '../mock/mails.ts';

/** Fields of a mail in writing; addresses are one line with commas. */
export interface Draft {
  /** Id of the draft that was saved before. */
  readonly mailId?: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
}

export const EMPTY_DRAFT: Draft = { to: '', subject: '', body: '', attachments: [] };

export function toDraft({ id, to, subject, body, attachments }: Mail): Draft {
  return { mailId: id, to: to.map(({ email }) => email).join(', '), subject, body, attachments };
}
