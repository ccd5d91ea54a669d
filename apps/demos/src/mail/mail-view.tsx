import { Avatar, Button, IconButton, MomentText, Text } from '@ebpls/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { ReceivedFiles } from '../shared/files/attachments.tsx';
import { RichText } from '../shared/rich-text/rich-text.tsx';
import { DeleteForGood, LabelMenu } from './bulk-acts.tsx';
import { toDraft } from './compose/draft.ts';
import { LabelChips, MailMarks } from './mail-marks.tsx';
import { useWords } from './mail.messages.ts';
import * as look from './mail.module.css';
import { ME } from './mock/first-mails.ts';
import type { Mail, Person } from './mock/mails.ts';
import { ReplyBox, type ReplyKind } from './compose/reply-box.tsx';
import { useMailDesk } from './use-mail.ts';
import { type MailActs, useMailActs } from './use-mail-acts.ts';

interface ViewProps {
  readonly mail: Mail;
  readonly around: readonly Mail[]; // The mails that the list shows, newest first: where previous and next lead.
  readonly path: string;
  readonly label: string;
}

/** One mail: its sender and recipients, its text and attachments, and the answer below. */
export function MailView({ mail, around, path, label }: ViewProps) {
  const t = useWords();
  const { search } = useLocation();
  const acts = useMailActs(`${path}${search}`);
  const [answer, reply] = useAnswer(mail.id);
  const place = around.findIndex(({ id }) => id === mail.id);
  const neighbour = (at: number) => (place === -1 ? undefined : around[at]?.id);
  const leads = (id: string | undefined) => (id === undefined ? undefined : `${path}/${id}${search}`);
  const [newer, older] = [leads(neighbour(place - 1)), leads(neighbour(place + 1))];
  return (
    <article className={look.pane}>
      <div className={look.head}>
        <IconButton icon="chevron-left" label={t('back', { label })} to={`${path}${search}`} />
        <ViewActs mail={mail} acts={acts} onReply={reply} />
        <span className={look.end}>
          <IconButton icon="chevron-up" label={t('previous')} to={newer} disabled={newer === undefined} />
          <IconButton icon="chevron-down" label={t('next')} to={older} disabled={older === undefined} />
        </span>
      </div>
      <div className={look.mail}>
        <MailHead mail={mail} acts={acts} />
        <RichText html={mail.body} />
        {mail.attachments.length > 0 && (
          <ReceivedFiles files={mail.attachments} label={t('attachments', { count: mail.attachments.length })} />
        )}
      </div>
      {mail.folder !== 'drafts' && (
        <ReplyBox key={`${mail.id} ${answer.kind}`} mail={mail} kind={answer.kind} openCount={answer.openCount} />
      )}
    </article>
  );
}

interface MailAnswer {
  readonly to: string;
  readonly kind: ReplyKind;
  readonly openCount: number;
}

/** The recipients of the answer to this mail, and how often the answer was opened; the next mail resets both. */
function useAnswer(mailId: string) {
  const first: MailAnswer = { to: mailId, kind: 'one', openCount: 0 };
  const [answer, setAnswer] = useState(first);
  const current = answer.to === mailId ? answer : first;
  const reply = (kind: ReplyKind) => setAnswer({ to: mailId, kind, openCount: current.openCount + 1 });
  return [current, reply] as const;
}

interface ActsProps {
  readonly mail: Mail;
  readonly acts: MailActs;
  readonly onReply: (kind: ReplyKind) => void;
}

function ViewActs({ mail, acts, onReply }: ActsProps) {
  const t = useWords();
  const { write } = useMailDesk();
  if (mail.folder === 'drafts')
    return (
      <>
        <Button size="desk" kind="primary" icon="edit" onClick={() => write(toDraft(mail))}>
          {t('continue')}
        </Button>
        <DeleteForGood onConfirm={() => void acts.removeForGood([mail])} />
      </>
    );
  return (
    <>
      <Button size="desk" onClick={() => onReply('one')}>
        {t('reply')}
      </Button>
      <Button size="desk" onClick={() => onReply('all')}>
        {t('reply.all')}
      </Button>
      <LabelMenu mails={[mail]} acts={acts} />
      <Button size="desk" onClick={() => void acts.markUnread([mail])}>
        {t('unread_again')}
      </Button>
      {mail.folder === 'trash' ? (
        <>
          <Button size="desk" icon="inbox" onClick={() => void acts.restore([mail])}>
            {t('restore')}
          </Button>
          <DeleteForGood onConfirm={() => void acts.removeForGood([mail])} />
        </>
      ) : (
        <Button size="desk" icon="trash" onClick={() => void acts.remove([mail])}>
          {t('delete')}
        </Button>
      )}
    </>
  );
}

function MailHead({ mail, acts }: { readonly mail: Mail; readonly acts: MailActs }) {
  const t = useWords();
  const getPersonName = ({ name, email }: Person): string => (email === ME.email ? t('me') : name);
  return (
    <header className={look.from}>
      <Avatar name={mail.from.name} />
      <div className={look.sender}>
        <b>{mail.from.name}</b> <span className={look.address}>&lt;{mail.from.email}&gt;</span>
        <Text as="div" size="secondary" tone="muted">
          {t('recipients', { names: mail.to.map(getPersonName).join(', ') || t('to.none') })}
        </Text>
        <span className={look.chips}>
          <LabelChips mail={mail} />
        </span>
      </div>
      <span className={look.sentAt}>
        <MailMarks mail={mail} acts={acts} />
        <Text as="span" size="secondary" tone="muted">
          <MomentText at={mail.createdAt} />
        </Text>
      </span>
    </header>
  );
}
