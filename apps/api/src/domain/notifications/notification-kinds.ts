// Finds the sentence and the topic of each kind of notification.

import type { NotificationTopic } from '@ebpls/contracts';

import type { MailTemplate } from '../../platform/mail/mail.ts';
import { isMessageKey, type MessageKey } from '../../platform/messages/catalogue.ts';

/** Kinds without a mail: `notification.<name>` of the catalogue. */
type UnmailedKind = MessageKey extends infer K ? (K extends `notification.${infer T}` ? T : never) : never;
export type NotificationKind = MailTemplate | UnmailedKind;

/** Sentence of a kind: its own, or the subject of its mail. Undefined for a kind of an older version. */
export function findSentenceKey(kind: string): MessageKey | undefined {
  return [`notification.${kind}`, `mail.${kind}.subject`].find(isMessageKey);
}

/** Topic by the longest known prefix of the kind; others are about an application. */
const TOPICS: readonly (readonly [RegExp, NotificationTopic])[] = [
  [/^account_/, 'account'],
  [/^inquiry_/, 'inquiry'],
  [
    /^(?:permit|renewal|business|sanction|released|approved|transfer|succession|closure|delegation|delegate)_/,
    'permit',
  ],
  [/^(?:bill|declared|payment|installment|cheque|receipt|refund|claim|credit|fraud)_/, 'payment'],
  [/^(?:clearance|inspection|deemed|number|part|promise)_/, 'clearance'],
];

export function getTopic(kind: string): NotificationTopic {
  return TOPICS.find(([begins]) => begins.test(kind))?.[1] ?? 'application';
}
