import { VisuallyHidden } from '@ebpls/ui';
import { type Selection, SelectRow } from '@ebpls/ui/lists';
import { Link, useLocation } from 'react-router';
import { LuPaperclip } from 'react-icons/lu';

import { ShortMoment } from '../shared/page/short-moment.tsx';
import { extractText } from '../shared/rich-text/clean-html.ts';
import { LabelChips, MailMarks } from './mail-marks.tsx';
import { useWords } from './mail.messages.ts';
import * as look from './mail-row.module.css';
import type { Mail } from './mock/mails.ts';
import type { MailActs } from './use-mail-acts.ts';

const SNIPPET_CHARACTERS = 140;
const GREETING = /^<p>Dear [^,<]*,/;

interface MailRowProps {
  readonly mail: Mail;
  readonly path: string;
  readonly selection: Selection;
  readonly acts: MailActs;
}

/** One mail of a list; its subject is the link, and the whole row leads there. */
export function MailRow({ mail, path, selection, acts }: MailRowProps) {
  const t = useWords();
  const { search } = useLocation();
  const subject = mail.subject || t('no_subject');
  const isOwn = mail.folder === 'sent' || mail.folder === 'drafts';
  const names = mail.to.map(({ name }) => name).join(', ');
  return (
    <li
      className={look.row}
      data-unread={mail.isUnread || undefined}
      data-selected={selection.has(mail.id) || undefined}
    >
      <SelectRow selection={selection} id={mail.id} name={subject} />
      <MailMarks mail={mail} acts={acts} />
      <span className={look.sender}>{isOwn ? t('to', { names: names || t('to.none') }) : mail.from.name}</span>
      <span className={look.line}>
        <Link to={`${path}/${mail.id}${search}`} className={look.subject}>
          {mail.isUnread && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
          {subject}
        </Link>
        <LabelChips mail={mail} />
        <span className={look.snippet}>{toSnippet(mail)}</span>
      </span>
      <span className={look.date}>
        {mail.attachments.length > 0 && (
          <>
            <LuPaperclip size={16} aria-hidden />
            <VisuallyHidden>{t('attached')}</VisuallyHidden>
          </>
        )}
        <ShortMoment at={mail.createdAt} />
      </span>
    </li>
  );
}

/** How a mail begins, after its greeting. */
function toSnippet({ body }: Mail): string {
  const text = body.replaceAll(/<\/(?:p|li|h3|blockquote)>/g, ' ').replace(GREETING, '');
  return extractText(text).slice(0, SNIPPET_CHARACTERS);
}
