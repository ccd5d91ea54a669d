import { Icon, IconButton, SearchField, VisuallyHidden } from '@ebpls/ui';
import { Segmented } from '@ebpls/ui/lists';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';

import { DEMO_USER } from '../shared/mock/demo-session.ts';
import { ShortMoment } from '../shared/page/short-moment.tsx';
import { useWords } from './chat.messages.ts';
import * as look from './chat.module.css';
import { ContactFace, MutedMark } from './contact-face.tsx';
import type { Contact } from './mock/contacts.ts';
import { FoundContacts } from './recipient-search.tsx';
import type { Message, Thread } from './mock/threads.ts';

interface ListProps {
  readonly contacts: readonly Contact[];
  readonly threads: readonly Thread[];
  readonly current: string | undefined;
}

/** The conversations, newest first; a search shows the contacts that it finds instead. */
export function ThreadList({ contacts, threads, current }: ListProps) {
  const t = useWords();
  const [search, setSearch] = useState('');
  const [params] = useSearchParams();
  const view = params.get('show') === 'archived' ? 'archived' : 'open';
  const shownThreads = threads.filter(({ isArchived }) => isArchived === (view === 'archived'));
  return (
    <section className={look.list} aria-label={t('conversations')}>
      <header className={look.listHead}>
        <span className={look.contactSearch}>
          <SearchField
            label={t('search')}
            name="contact"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </span>
        <div className={look.between}>
          <Segmented
            label={t('which')}
            size="desk"
            value={view}
            options={[
              { value: 'open', label: t('open'), to: '?' },
              { value: 'archived', label: t('archived'), to: '?show=archived' },
            ]}
          />
          <span className={look.newButton}>
            <IconButton size="desk" kind="secondary" icon="edit" label={t('new')} to="/app/chat/new" />
          </span>
        </div>
      </header>
      <div className={look.scroll}>
        {search.trim() === '' ? (
          <ul aria-label={t('conversations')}>
            {shownThreads.map((thread) => (
              <ThreadRow key={thread.key} thread={thread} contacts={contacts} isCurrent={thread.key === current} />
            ))}
          </ul>
        ) : (
          <FoundContacts contacts={contacts} search={search} />
        )}
        {search.trim() === '' && shownThreads.length === 0 && <p className={look.status}>{t(`none.${view}`)}</p>}
      </div>
    </section>
  );
}

interface ThreadRowProps {
  readonly thread: Thread;
  readonly contacts: readonly Contact[];
  readonly isCurrent: boolean;
}

function ThreadRow({ thread, contacts, isCurrent }: ThreadRowProps) {
  const t = useWords();
  const { search } = useLocation();
  const contact = contacts.find(({ username }) => username === thread.key);
  const last = thread.messages.at(-1);
  if (!contact) return null;
  return (
    <li>
      <Link
        to={`/app/chat/${thread.key}${search}`}
        className={look.row}
        aria-current={isCurrent ? 'page' : undefined}
        data-unread={thread.unreadCount > 0 || undefined}
      >
        <ContactFace contact={contact} />
        <span className={look.content}>
          <b>{contact.name}</b>
          <small>{last && <LastMessage message={last} />}</small>
        </span>
        <span className={look.end}>
          {last && <ShortMoment at={last.createdAt} />}
          <span className={look.marks}>
            {contact.isBlocked && <Icon name="lock" size={14} label={t('block')} />}
            {thread.isMuted && <MutedMark size={14} />}
            {thread.unreadCount > 0 && (
              <span className={thread.isMuted ? look.quietCount : look.count}>
                <span aria-hidden>{thread.unreadCount}</span>
                <VisuallyHidden>{t('unread', { count: thread.unreadCount })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Own messages are prefixed; a picture or a file is described. */
function LastMessage({ message }: { readonly message: Message }) {
  const t = useWords();
  const { body, contentType, senderId } = message;
  const text = body !== '' || contentType === 'text' ? body : t(`sent.${contentType}`);
  return <>{senderId === DEMO_USER.id ? t('you', { text }) : text}</>;
}
