import { Button, Icon } from '@ebpls/ui';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { AttachButton, ChosenFiles } from '../shared/files/attachments.tsx';
import { useAttachments } from '../shared/files/use-attachments.ts';
import { DEMO_USER } from '../shared/mock/demo-session.ts';
import { useWords as useShared } from '../shared/page/demos.messages.ts';
import { callChat } from './mock/chat-mock.ts';
import { useWords } from './chat.messages.ts';
import * as look from './composer.module.css';
import type { Contact } from './mock/contacts.ts';

interface ComposerProps {
  readonly contact: Contact;
  readonly isFocused: boolean; // Focuses the field as soon as it is rendered.
}

/** Field for a new message. Its text stays until the server has it. */
export function Composer({ contact, isFocused }: ComposerProps) {
  const t = useWords();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const attachments = useAttachments();
  const { send, error, isBusy } = useSending(contact);

  useEffect(() => {
    if (isFocused) field.current?.focus();
  }, [isFocused]);

  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    const { current } = field;
    if (!current || isBusy) return;
    if (await send(current.value, attachments.list)) {
      current.value = '';
      attachments.clear();
    }
    current.focus();
  };
  const sendOnEnter = (event: KeyboardEvent): void => {
    // While a word is being composed (an input method), Enter takes the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  };

  return (
    <form className={look.composer} onSubmit={(event) => void submit(event)} noValidate>
      <ChosenFiles attachments={attachments} />
      {error && (
        <p role="alert" id={`${id}-error`} className={look.error}>
          <Icon name="alert" size={16} /> {error}
        </p>
      )}
      <div className={look.line}>
        <AttachButton label={t('photo')} icon="camera" accept="image/*" attachments={attachments} />
        <AttachButton label={t('file')} icon="file" attachments={attachments} />
        <textarea
          ref={field}
          rows={1}
          maxLength={2000}
          className={look.field}
          aria-label={t('message')}
          placeholder={t('message.to', { name: contact.name })}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error !== undefined || undefined}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" kind="primary" icon="send" busy={isBusy}>
          {t('send')}
        </Button>
      </div>
      <small id={`${id}-hint`} className={look.hint}>
        {t('hint')}
      </small>
    </form>
  );
}

function useSending({ username }: Contact) {
  const t = useWords();
  const shared = useShared();
  const { revalidate } = useRevalidator();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (text: string, attachments: readonly object[]): Promise<boolean> => {
    const body = text.trim();
    if (body === '' && attachments.length === 0) {
      setError(t('required'));
      return false;
    }
    setBusy(true);
    setError(undefined);
    try {
      const json = { userId: DEMO_USER.id, threadKey: username, body, attachments };
      await callChat('/api/chat/messages/new', { json });
      await revalidate();
      return true;
    } catch {
      setError(shared('failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { send, error, isBusy };
}
