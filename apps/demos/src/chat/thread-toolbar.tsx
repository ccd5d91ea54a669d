import { Heading, Icon, IconButton, Text } from '@ebpls/ui';
import { ConfirmDialog, Menu, type MenuAct } from '@ebpls/ui/overlays';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useWords } from './chat.messages.ts';
import * as look from './chat.module.css';
import { Activity, ContactFace, MutedMark } from './contact-face.tsx';
import type { Contact } from './mock/contacts.ts';
import type { Thread } from './mock/threads.ts';
import { useChatChange } from './use-chat.ts';

export interface ThreadProps {
  readonly contact: Contact;
  readonly thread: Thread | null; // Nothing before the first message: then it lives on this page alone.
}

/** Toolbar of a conversation: the contact, their presence, and the acts on the conversation. */
export function ThreadToolbar({ contact, thread }: ThreadProps) {
  const t = useWords();
  const { search } = useLocation();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const items = useActs({ contact, thread }, () => setDialogOpen(true));
  return (
    <header className={look.toolbar}>
      <span className={look.back}>
        <IconButton icon="chevron-left" label={t('back')} to={`/app/chat/new${search}`} />
      </span>
      <ContactFace contact={contact} size="medium" />
      <div className={look.content}>
        <Heading id="chat-with" level={2} size="lead">
          {contact.name}
        </Heading>
        <Text as="div" size="secondary" tone="muted">
          {contact.isBlocked ? null : <Activity contact={contact} />}
        </Text>
      </div>
      {contact.isBlocked && <Icon name="lock" label={t('block')} />}
      {thread?.isMuted && <MutedMark size={20} />}
      <Menu trigger={<IconButton icon="more" label={t('more')} />} items={items} />
      <DeleteDialog contact={contact} isOpen={isDialogOpen} onClose={() => setDialogOpen(false)} />
    </header>
  );
}

/** A contact without a conversation can neither be muted nor archived nor deleted. */
function useActs({ contact, thread }: ThreadProps, onDelete: () => void): MenuAct[] {
  const t = useWords();
  const { change } = useChatChange();
  const { name } = contact;
  const update = (doneText: string, json: object) =>
    void change({
      address: '/api/chat/thread/update',
      json: { threadKey: contact.username, update: json },
      successText: doneText,
    });
  const mute = thread?.isMuted ? 'unmute' : 'mute';
  const archive = thread?.isArchived ? 'unarchive' : 'archive';
  const block = contact.isBlocked ? 'unblock' : 'block';
  const isDisabled = thread === null;
  return [
    {
      key: 'mute',
      label: t(mute),
      icon: 'bell',
      disabled: isDisabled,
      onChoose: () => update(t(`${mute}.done`, { name }), { isMuted: mute === 'mute' }),
    },
    {
      key: 'archive',
      label: t(archive),
      icon: 'inbox',
      disabled: isDisabled,
      onChoose: () => update(t(`${archive}.done`), { isArchived: archive === 'archive' }),
    },
    {
      key: 'block',
      label: t(block),
      icon: 'lock',
      onChoose: () =>
        void change({
          address: '/api/chat/contacts/update',
          json: { userId: contact.id, update: { isBlocked: block === 'block' } },
          successText: t(`${block}.done`, { name }),
        }),
    },
    {
      key: 'delete',
      label: t('delete'),
      icon: 'trash',
      danger: true,
      apart: true,
      disabled: isDisabled,
      onChoose: onDelete,
    },
  ];
}

function DeleteDialog({
  contact,
  isOpen,
  onClose,
}: Pick<ThreadProps, 'contact'> & { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useWords();
  const navigate = useNavigate();
  const { change, isBusy } = useChatChange();
  const remove = async (): Promise<void> => {
    const json = { threadKey: contact.username };
    const isDone = await change({ address: '/api/chat/thread/remove', json, successText: t('delete.done') });
    if (!isDone) return;
    onClose();
    await navigate('/app/chat/new', { replace: true });
  };
  return (
    <ConfirmDialog
      open={isOpen}
      onClose={onClose}
      title={t('delete.dialog', { name: contact.name })}
      confirm={t('delete.now')}
      danger
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      {t('delete.more')}
    </ConfirmDialog>
  );
}
