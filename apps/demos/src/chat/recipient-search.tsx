import { Heading, SearchField, Text } from '@ebpls/ui';
import { useState } from 'react';
import { Link } from 'react-router';

import { useWords } from './chat.messages.ts';
import * as look from './chat.module.css';
import { Activity, ContactFace } from './contact-face.tsx';
import { type Contact, findContacts } from './mock/contacts.ts';

/** The recipient of a new conversation: a search, which lists all contacts while it is empty. */
export function RecipientSearch({ contacts }: { readonly contacts: readonly Contact[] }) {
  const t = useWords();
  const [search, setSearch] = useState('');
  return (
    <section className={look.pane} aria-labelledby="chat-new">
      <header className={look.newHead}>
        <Heading id="chat-new" level={2}>
          {t('new')}
        </Heading>
        <Text tone="muted" size="secondary">
          {t('new.more')}
        </Text>
        <form onSubmit={(event) => event.preventDefault()}>
          <SearchField
            label={t('recipient')}
            name="recipient"
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </form>
      </header>
      <div className={`${look.scroll} ${search.trim() === '' ? look.idle : ''}`}>
        <FoundContacts contacts={contacts} search={search} size="large" />
      </div>
    </section>
  );
}

interface FoundProps {
  readonly contacts: readonly Contact[];
  readonly search: string;
  readonly size?: 'small' | 'large';
}

/** The contacts that a search finds, each linking to its conversation, or the sentence that there is none. */
export function FoundContacts({ contacts, search, size = 'small' }: FoundProps) {
  const t = useWords();
  const matches = findContacts(contacts, search);
  const statusText =
    matches.length === 0 ? t('no_match', { words: search.trim() }) : t('found', { count: matches.length });
  return (
    <>
      <output className={look.status}>{search.trim() !== '' && statusText}</output>
      {matches.length === 0 && <p className={look.status}>{t('no_match.more')}</p>}
      <ul aria-label={t('contacts')} className={size === 'large' ? look.cards : undefined}>
        {matches.map((contact) => (
          <li key={contact.id}>
            <Link to={`/app/chat/${contact.username}`} className={look.row}>
              <ContactFace contact={contact} size={size} />
              <span className={look.content}>
                <b>{contact.name}</b>
                <small>
                  <Activity contact={contact} />
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
