import { type LoaderFunctionArgs, replace, useLoaderData } from 'react-router';

import { DemoPage } from '../shared/page/demo-page.tsx';
import { callChat } from './mock/chat-mock.ts';
import { useWords } from './chat.messages.ts';
import * as look from './chat.module.css';
import type { Contact } from './mock/contacts.ts';
import { RecipientSearch } from './recipient-search.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadView } from './thread-view.tsx';
import type { Thread } from './mock/threads.ts';

const NEW = 'new';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const key = params['threadKey'] ?? NEW;
  const query = `threadKey=${encodeURIComponent(key)}`;
  const { contacts } = await callChat<{ contacts: Contact[] }>('/api/chat/contacts', { signal });
  const contact = contacts.find(({ username }) => username === key);
  if (key !== NEW && !contact) return replace('/app/chat/new');
  const { thread } =
    key === NEW ? { thread: null } : await callChat<{ thread: Thread | null }>(`/api/chat/thread?${query}`, { signal });
  if (thread && thread.unreadCount > 0) await callChat(`/api/chat/thread/mark-as-seen?${query}`, { signal });
  const { threads } = await callChat<{ threads: Thread[] }>('/api/chat/threads', { signal });
  return { contacts, contact, thread, threads };
}

/** Page of the chat demo: the conversations, and the open one. */
export function Component() {
  const { contacts, contact, thread, threads } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>();
  const t = useWords();
  return (
    <DemoPage title={t('title')} width="wide">
      <div className={`${look.chat} ${contact ? look.reading : look.choosing}`}>
        <ThreadList contacts={contacts} threads={threads} current={contact?.username} />
        {contact ? (
          <ThreadView key={contact.id} contact={contact} thread={thread} />
        ) : (
          <RecipientSearch contacts={contacts} />
        )}
      </div>
    </DemoPage>
  );
}
