import { dayWritten, EmptyState, momentWritten, useLocale } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useEffect, useRef, useState } from 'react';

import { type Attachment, isPicture } from '../shared/files/attachment.ts';
import { ReceivedFiles } from '../shared/files/attachments.tsx';
import { DEMO_USER } from '../shared/mock/demo-session.ts';
import { useWords } from './chat.messages.ts';
import type { Contact } from './mock/contacts.ts';
import * as look from './message-list.module.css';
import type { Message } from './mock/threads.ts';

interface ListProps {
  readonly contact: Contact;
  readonly messages: readonly Message[];
}

/** The messages, grouped by author; the list scrolls to its end when it opens and when a message arrives. */
export function MessageList({ contact, messages }: ListProps) {
  const t = useWords();
  const log = useRef<HTMLDivElement>(null);
  const [large, show] = useState<Attachment>();
  const newestId = messages.at(-1)?.id;
  useEffect(() => {
    const { current } = log;
    if (current && newestId !== undefined) current.scrollTop = current.scrollHeight;
  }, [newestId]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div ref={log} role="log" aria-label={t('messages', { name: contact.name })} tabIndex={0} className={look.log}>
      {messages.length === 0 && (
        <EmptyState icon="message" title={t('first', { name: contact.name.split(' ')[0] ?? contact.name })} />
      )}
      <ol className={look.groups}>
        {groupMessages(messages).map((group) => (
          <Group key={group[0].id} group={group} contact={contact} onPicture={show} />
        ))}
      </ol>
      <Dialog open={large !== undefined} onClose={() => show(undefined)} title={large?.name} size="wide">
        <img src={large?.href} alt={large?.name} className={look.large} />
      </Dialog>
    </div>
  );
}

type MessageGroup = readonly [Message, ...Message[]];

/** Groups consecutive messages of one author on the same day. */
export function groupMessages(messages: readonly Message[]): MessageGroup[] {
  const groups: [Message, ...Message[]][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    if (last && last[0].senderId === message.senderId && formatDay(last[0]) === formatDay(message)) last.push(message);
    else groups.push([message]);
  }
  return groups;
}

const MANILA_MS = 8 * 3_600_000;

const formatDay = ({ createdAt }: Message): string =>
  new Date(Date.parse(createdAt) + MANILA_MS).toISOString().slice(0, 10);

interface GroupProps {
  readonly group: MessageGroup;
  readonly contact: Contact;
  readonly onPicture: (picture: Attachment) => void;
}

function Group({ group, contact, onPicture }: GroupProps) {
  const t = useWords();
  const locale = useLocale();
  const isOwn = group[0].senderId === DEMO_USER.id;
  const author = isOwn ? t('me') : contact.name;
  const [, time = ''] = momentWritten(group[0].createdAt, locale).split(', ');
  return (
    <li className={isOwn ? look.own : look.other}>
      <p className={look.author}>
        <b>{author}</b>{' '}
        <time dateTime={group[0].createdAt} title={momentWritten(group[0].createdAt, locale)}>
          {dayWritten(formatDay(group[0]), locale, { year: false })}, {time}
        </time>
      </p>
      {group.map((message) => (
        <Bubble key={message.id} message={message} author={author} onPicture={onPicture} />
      ))}
    </li>
  );
}

interface BubbleProps {
  readonly message: Message;
  readonly author: string;
  readonly onPicture: GroupProps['onPicture'];
}

function Bubble({ message, author, onPicture }: BubbleProps) {
  const t = useWords();
  const pictures = message.attachments.filter(isPicture);
  const files = message.attachments.filter((file) => !isPicture(file));
  return (
    <div className={look.bubble}>
      {message.body !== '' && <p>{message.body}</p>}
      {pictures.map((picture) => (
        <button
          key={picture.name}
          type="button"
          className={look.picture}
          aria-label={t('picture', { name: picture.name })}
          onClick={() => onPicture(picture)}
        >
          <img src={picture.href} alt={t('picture.alt', { name: picture.name, author })} />
        </button>
      ))}
      {files.length > 0 && <ReceivedFiles files={files} label={t('files')} />}
    </div>
  );
}
