// Short form of an invented mail, and the fixed sentences of its text.

import type { CustomLabel, Folder } from './mails.ts';

/** A mail of the shop, in short form. */
export interface MailSeed {
  readonly subject: string;
  /** Paragraphs; a line that begins with a tag is used unchanged. */
  readonly lines: readonly string[];
  /** The sender, or the recipient of an own mail; the next person of the list when left out. */
  readonly with?: string;
  readonly cc?: readonly string[];
  readonly folder?: Folder;
  readonly labels?: readonly CustomLabel[];
  /** u unread, s starred, i important. */
  readonly marks?: string;
  readonly files?: readonly string[];
}

export const GREETING = 'Dear Liwayway,';
export const THANKS = 'Maraming salamat po,';

/** The sentences of a mail to the shop, with its greeting and its thanks. */
export const writeBody = (...sentences: string[]): string[] => [GREETING, ...sentences, THANKS];
