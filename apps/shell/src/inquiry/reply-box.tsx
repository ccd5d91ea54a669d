import { isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import {
  INQUIRY_EVENTS,
  INQUIRY_LIMITS,
  type Inquiry,
  type InquiryFile,
  InquiryMessagePayload,
  UPLOAD_LIMITS,
  uploadInquiryFile,
} from '@ebpls/contracts';
import { createMessageGetter, showNotice, useSession } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { useTypedText } from '@ebpls/remote-kit/typed-values';
import { Button, IconButton, Row, Text, TextArea } from '@ebpls/ui';
import { hasHeicPhoto } from '@ebpls/ui/forms';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

import type { Messenger } from './store/inquiry-store.ts';
import * as styles from './inquiry.module.css';
import { useWords, words } from './inquiry.messages.ts';
import { SavedReplies } from './saved-replies.tsx';

interface ReplyBoxProps {
  readonly messenger: Messenger;
  readonly thread: Inquiry;
  readonly isLineOpen: boolean;
}

/**
 * Reply field of an inquiry: text, files, and for offices their saved replies. A reply goes to the outbox, so that no
 * text is lost.
 */
export function ReplyBox({ messenger, thread, isLineOpen }: ReplyBoxProps) {
  const t = useWords();
  const { reader } = messenger.mailbox;
  const account = useSession(({ user }) => user?.id);
  const [message, type] = useTypedText(account, `inquiry ${thread.id}`);
  const [error, refuse] = useState<string>();
  const [files, attach] = useState<readonly InquiryFile[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  useEffect(() => {
    form.current?.querySelector('textarea')?.focus();
  }, []);

  const send = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const body = {
      type: reader.side,
      sender_id: reader.own_id,
      receiver_id: reader.side === 'user' ? thread.role_id : thread.user_id,
      message,
      inquiry_id: thread.id,
      files: files.map(({ id }) => id),
    };
    const checkedForm = checkForm(InquiryMessagePayload, body);
    refuse(createMessageGetter(checkedForm.fields)('message'));
    if (checkedForm.fields) return;
    messenger.outbox.add({ event: INQUIRY_EVENTS.say, body });
    type('');
    attach([]);
  };
  const take = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosenFile = target.files?.[0];
    target.value = '';
    const sentFile = chosenFile && (await sendFile(chosenFile));
    if (sentFile) attach((before) => [...before, sentFile]);
  };
  return (
    <form ref={form} className={styles.reply} onSubmit={send} noValidate>
      {!isLineOpen && (
        <Text size="caption" tone="warning">
          {t('line.away')}
        </Text>
      )}
      {reader.side === 'office' && <SavedReplies message={message} onChoose={type} />}
      {files.length > 0 && <AttachedFiles files={files} onChange={attach} />}
      <TextArea
        label={t('reply')}
        name="message"
        rows={2}
        maxLength={INQUIRY_LIMITS.message}
        help={t('reply.keys')}
        error={error}
        value={message}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
        }}
        aria-keyshortcuts="Control+Enter"
      />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={UPLOAD_LIMITS.media_types.join(',')}
        onChange={(event) => void take(event)}
        data-testid="attachment"
      />
      <Row justify="end" wrap={false}>
        <IconButton
          icon="upload"
          label={t('attach')}
          disabled={!isLineOpen || files.length >= INQUIRY_LIMITS.files}
          onClick={() => chooser.current?.click()}
        />
        <IconButton icon="send" label={t('reply.send')} type="submit" kind="secondary" />
      </Row>
    </form>
  );
}

/** Sends one file; the message refers to it afterwards. Undefined when it failed, after a notice. */
async function sendFile(file: File): Promise<InquiryFile | undefined> {
  if (await hasHeicPhoto([file])) {
    showNotice('failed', words('attach.heic'));
    return undefined;
  }
  const form = new FormData();
  form.append('file', file);
  try {
    return await uploadFiles(uploadInquiryFile, { form });
  } catch (error) {
    showNotice('failed', (isRefusal(error) ? error.fields['file']?.[0] : undefined) ?? words('attach.failed'));
    return undefined;
  }
}

interface AttachedFilesProps {
  readonly files: readonly InquiryFile[];
  readonly onChange: (files: readonly InquiryFile[]) => void;
}

/** Files of the reply; a press removes one. */
function AttachedFiles({ files, onChange }: AttachedFilesProps) {
  const t = useWords();
  return (
    <Row>
      {files.map((file) => (
        <Button
          key={file.id}
          size="desk"
          icon="close"
          aria-label={t('attached.drop', { name: file.file_name })}
          onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
        >
          {file.file_name}
        </Button>
      ))}
    </Row>
  );
}
