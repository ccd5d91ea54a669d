// Types of the mail demo (mail, folder, label), with the lists and counts by label.

import type { Attachment } from '../../shared/files/attachment.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

export const FOLDERS = ['inbox', 'sent', 'drafts', 'trash', 'spam'] as const;
export type Folder = (typeof FOLDERS)[number];
export const CUSTOM_LABELS = ['work', 'business', 'personal'] as const;
export type CustomLabel = (typeof CUSTOM_LABELS)[number];

/** A mail is in one folder; a star, importance and labels are marks on it. The names of the template are unchanged. */
export interface Mail {
  readonly id: string;
  readonly from: Person;
  readonly to: readonly Person[];
  readonly subject: string;
  /** HTML of the author; shown only after cleaning. */
  readonly body: string;
  readonly attachments: readonly Attachment[];
  readonly createdAt: string;
  readonly folder: Folder;
  readonly labelIds: readonly string[];
  readonly isUnread: boolean;
  readonly isStarred: boolean;
  readonly isImportant: boolean;
}

const SYSTEM_LABELS = ['all', ...FOLDERS, 'important', 'starred'] as const;
export type SystemLabel = (typeof SYSTEM_LABELS)[number];

/** A label in the calls of the specification; custom ones have a colour. */
export interface Label {
  readonly id: string;
  readonly type: 'system_label' | 'custom_label';
  readonly name: string;
  readonly unreadCount: number;
  readonly color?: 'info' | 'accent' | 'success';
}

const LABEL_COLORS = { work: 'info', business: 'accent', personal: 'success' } as const;

const isKept = ({ folder }: Mail): boolean => folder !== 'trash' && folder !== 'spam';

const MATCHES: Readonly<Record<SystemLabel, (mail: Mail) => boolean>> = {
  all: isKept,
  inbox: ({ folder }) => folder === 'inbox',
  sent: ({ folder }) => folder === 'sent',
  drafts: ({ folder }) => folder === 'drafts',
  trash: ({ folder }) => folder === 'trash',
  spam: ({ folder }) => folder === 'spam',
  important: (mail) => mail.isImportant && isKept(mail),
  starred: (mail) => mail.isStarred && isKept(mail),
};

const isSystem = (name: string): name is SystemLabel => Object.hasOwn(MATCHES, name);
const isCustom = (name: string): name is CustomLabel => CUSTOM_LABELS.some((each) => each === name);

/** The mails under a label of the address, newest first; an unknown label has none. */
export function listMails(mails: readonly Mail[], label: { system?: string | null; custom?: string | null }): Mail[] {
  const { system, custom } = label;
  const labelledMails = mails.filter((mail) =>
    custom ? isCustom(custom) && mail.labelIds.includes(custom) && isKept(mail) : matches(system ?? 'all', mail),
  );
  return labelledMails.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const matches = (system: string, mail: Mail): boolean => isSystem(system) && MATCHES[system](mail);

/** Every label with its number of unread mails; for drafts, which are never read, with the number of all. */
export function countLabels(mails: readonly Mail[]): Label[] {
  const countUnread = (someMails: readonly Mail[]) => someMails.filter(({ isUnread }) => isUnread).length;
  const counts: Partial<Record<SystemLabel, number>> = {
    inbox: countUnread(listMails(mails, { system: 'inbox' })),
    spam: countUnread(listMails(mails, { system: 'spam' })),
    drafts: listMails(mails, { system: 'drafts' }).length,
  };
  return [
    ...SYSTEM_LABELS.map((id) => ({ id, type: 'system_label' as const, name: id, unreadCount: counts[id] ?? 0 })),
    ...CUSTOM_LABELS.map((id) => ({
      id,
      type: 'custom_label' as const,
      name: id,
      color: LABEL_COLORS[id],
      unreadCount: countUnread(listMails(mails, { custom: id })),
    })),
  ];
}
