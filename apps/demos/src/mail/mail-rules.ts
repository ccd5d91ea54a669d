import type { ListRules } from '../shared/list/use-list.ts';
import { extractText } from '../shared/rich-text/clean-html.ts';
import type { Mail } from './mock/mails.ts';

const toSearchText = ({ from, to, subject, body }: Mail): string =>
  [from, ...to]
    .flatMap(({ name, email }) => [name, email])
    .concat(subject, extractText(body))
    .join(' ');

/** Search of a list of mails, which is always sorted newest first. */
export const MAIL_RULES: ListRules<Mail> = {
  text: toSearchText,
  sorts: { newest: (a, b) => b.createdAt.localeCompare(a.createdAt) },
  filters: { unread: ({ isUnread }) => isUnread },
};

/** Whether a search of the list shows this mail. */
export const isInFolder = (mail: Mail, search: string): boolean =>
  toSearchText(mail).toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
