import { Button, Text } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from './chat.messages.ts';
import * as look from './chat.module.css';
import { Composer } from './composer.tsx';
import type { Contact } from './mock/contacts.ts';
import { MessageList } from './message-list.tsx';
import { type ThreadProps, ThreadToolbar } from './thread-toolbar.tsx';
import { useChatChange } from './use-chat.ts';

/** One conversation of the chat demo: its toolbar, messages and the field for a new one. */
export function ThreadView({ contact, thread }: ThreadProps) {
  // Unblocking moves the focus to the message field: the focused button is gone by then.
  const [isFreed, setFreed] = useState(false);
  return (
    <section className={look.pane} aria-labelledby="chat-with">
      <ThreadToolbar contact={contact} thread={thread} />
      <MessageList contact={contact} messages={thread?.messages ?? []} />
      {contact.isBlocked ? (
        <BlockedNote contact={contact} onUnblock={() => setFreed(true)} />
      ) : (
        <Composer contact={contact} isFocused={isFreed} />
      )}
    </section>
  );
}

interface NoteProps {
  readonly contact: Contact;
  readonly onUnblock: () => void;
}

function BlockedNote({ contact, onUnblock }: NoteProps) {
  const t = useWords();
  const { change, isBusy } = useChatChange();
  const unblock = (): void => {
    onUnblock();
    void change({
      address: '/api/chat/contacts/update',
      json: { userId: contact.id, update: { isBlocked: false } },
      successText: t('unblock.done', { name: contact.name }),
    });
  };
  return (
    <div className={look.blocked}>
      <Text size="secondary">{t('blocked', { name: contact.name })}</Text>
      <Button size="desk" busy={isBusy} onClick={unblock}>
        {t('unblock')}
      </Button>
    </div>
  );
}
