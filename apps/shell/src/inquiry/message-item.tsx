import { fetchFile, saveFile } from '@ebpls/api-client';
import { downloadInquiryFile, type InquiryFile, type InquiryMessage } from '@ebpls/contracts';
import { showNotice, useSettings } from '@ebpls/remote-kit';
import { Button, momentWritten, Row, formatFileSize, Text } from '@ebpls/ui';

import * as styles from './inquiry.module.css';
import { useWords, words } from './inquiry.messages.ts';
import { discardMessage, type Outbox, type OutgoingMessage } from './store/outbox.ts';

/**
 * One message of an inquiry: sender, time, content, and whether the other side has seen it. The text is never parsed as
 * markup.
 */
export function MessageItem({
  message,
  isMine,
  isOwn,
}: {
  readonly message: InquiryMessage;
  /** The message is from the viewer's side. */
  readonly isMine: boolean;
  /** Written by an owner who reads it. */
  readonly isOwn: boolean;
}) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const at = momentWritten(message.sent_at, language, { year: false });
  const { viewed_by, viewed_at } = message;
  return (
    <li className={styles.message} data-mine={isMine || undefined}>
      <p className={styles.author}>
        <bdi>{t('from', { name: isOwn ? t('you') : message.sender_name, at })}</bdi>
      </p>
      <p className={styles.bubble} dir="auto">
        {message.message}
      </p>
      {message.files.length > 0 && (
        <ul className={styles.files}>
          {message.files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {isMine && viewed_by !== null && viewed_at !== null && (
        <Text as="small" size="caption" tone="muted">
          {t('read_by', { name: viewed_by, at: momentWritten(viewed_at, language, { year: false }) })}
        </Text>
      )}
      {isMine && viewed_by === null && (
        <Text as="small" size="caption" tone="muted">
          {t('sent')}
        </Text>
      )}
    </li>
  );
}

function FileLink({ file }: { readonly file: InquiryFile }) {
  const fetchIt = async (): Promise<void> => {
    try {
      saveFile(await fetchFile(downloadInquiryFile, { params: { file_id: file.id } }));
    } catch {
      showNotice('failed', words('file.failed'));
    }
  };
  return (
    <Button
      size="desk"
      icon="file"
      onClick={() => void fetchIt()}
    >{`${file.file_name}, ${formatFileSize(file.size)}`}</Button>
  );
}

interface WaitingItemProps {
  readonly outgoingMessage: OutgoingMessage;
  readonly outbox: Outbox;
  readonly isLineOpen: boolean;
}

/** A message that the server has not confirmed, or has refused. */
export function WaitingItem({ outgoingMessage, outbox, isLineOpen }: WaitingItemProps) {
  const t = useWords();
  const { refused, body } = outgoingMessage;
  return (
    <li className={styles.message} data-mine data-waiting>
      <p className={styles.bubble} dir="auto">
        {String(body['message'])}
      </p>
      <Text as="small" size="caption" tone={refused ? 'danger' : 'muted'}>
        {refused ?? t(isLineOpen ? 'sending' : 'pending')}
      </Text>
      <RefusedActs outgoingMessage={outgoingMessage} outbox={outbox} />
    </li>
  );
}

/** Acts of the writer on a message that the server refused. */
export function RefusedActs({
  outgoingMessage,
  outbox,
}: {
  readonly outgoingMessage: OutgoingMessage;
  readonly outbox: Outbox;
}) {
  const t = useWords();
  const { refused, is_later, key } = outgoingMessage;
  if (!refused) return null;
  return (
    <Row>
      {is_later && (
        <Button size="desk" icon="retry" onClick={() => outbox.sendAgain(key)}>
          {t('send_again')}
        </Button>
      )}
      <Button size="desk" onClick={() => discardMessage(outgoingMessage)}>
        {t('discard')}
      </Button>
    </Row>
  );
}
