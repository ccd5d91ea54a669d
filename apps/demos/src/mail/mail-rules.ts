import type { ListRules } from '../shared/list/list-view.ts';
import { extractText } from '../shared/rich-text/clean-html.ts';
import type { Mail } from './mock/mails.ts';

const searched = ({ from, to, subject, body }: Mail): string =>
  [from, ...to]
    .flatMap(({ name, email }) => [name, email])
    .concat(subject, extractText(body))
    .join(' ');

/** How a list of mails is searched; it is always newest first. */
export const MAIL_RULES: ListRules<Mail> = {
  text: searched,
  sorts: { newest: (a, b) => b.createdAt.localeCompare(a.createdAt) },
  filters: { unread: ({ isUnread }) => isUnread },
};

/** Whether a search of the list shows this mail. */
export const holds = (mail: Mail, search: string): boolean =>
  searched(mail).toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
