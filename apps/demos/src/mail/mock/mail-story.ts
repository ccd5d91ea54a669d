import type { CustomLabel, Folder } from './mails.ts';

/** A mail of the shop, told shortly. */
export interface MailStory {
  readonly subject: string;
  /** Paragraphs; what begins with a tag stands as it is. */
  readonly lines: readonly string[];
  /** Whom it is from, or to when it is one's own; the next one of the town when left out. */
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

/** The sentences of a letter to the shop, with its greeting and its thanks. */
export const writeBody = (...sentences: string[]): string[] => [GREETING, ...sentences, THANKS];
