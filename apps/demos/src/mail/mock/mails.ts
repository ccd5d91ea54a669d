import type { Attachment } from '../../shared/files/attachment.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

export const FOLDERS = ['inbox', 'sent', 'drafts', 'trash', 'spam'] as const;
export type Folder = (typeof FOLDERS)[number];
export const CUSTOM_LABELS = ['work', 'business', 'personal'] as const;
export type CustomLabel = (typeof CUSTOM_LABELS)[number];

/** A mail lies in one folder; a star, importance and labels are marks on it. The template's own names are kept. */
export interface Mail {
  readonly id: string;
  readonly from: Person;
  readonly to: readonly Person[];
  readonly subject: string;
  /** HTML that somebody wrote; shown cleaned and never otherwise. */
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

/** A label as the calls of the specification give it; custom ones have a colour. */
export interface Label {
  readonly id: string;
  readonly type: 'system_label' | 'custom_label';
  readonly name: string;
  readonly unreadCount: number;
  readonly color?: 'info' | 'accent' | 'success';
}

const COLOR_OF = { work: 'info', business: 'accent', personal: 'success' } as const;

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

/** What a label of the address shows, newest first; an unknown label shows nothing. */
export function mailsUnder(mails: readonly Mail[], label: { system?: string | null; custom?: string | null }): Mail[] {
  const { system, custom } = label;
  const found = mails.filter((mail) =>
    custom ? isCustom(custom) && mail.labelIds.includes(custom) && isKept(mail) : matches(system ?? 'all', mail),
  );
  return found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const matches = (system: string, mail: Mail): boolean => isSystem(system) && MATCHES[system](mail);

/** Every label with how many unread mails it holds; of the drafts, which nobody reads, all are counted. */
export function countLabels(mails: readonly Mail[]): Label[] {
  const unread = (found: readonly Mail[]) => found.filter(({ isUnread }) => isUnread).length;
  const counted: Partial<Record<SystemLabel, number>> = {
    inbox: unread(mailsUnder(mails, { system: 'inbox' })),
    spam: unread(mailsUnder(mails, { system: 'spam' })),
    drafts: mailsUnder(mails, { system: 'drafts' }).length,
  };
  return [
    ...SYSTEM_LABELS.map((id) => ({ id, type: 'system_label' as const, name: id, unreadCount: counted[id] ?? 0 })),
    ...CUSTOM_LABELS.map((id) => ({
      id,
      type: 'custom_label' as const,
      name: id,
      color: COLOR_OF[id],
      unreadCount: unread(mailsUnder(mails, { custom: id })),
    })),
  ];
}
