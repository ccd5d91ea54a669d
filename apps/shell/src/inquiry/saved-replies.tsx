import { callEndpoint } from '@ebpls/api-client';
import { listSavedReplies, removeSavedReply, type SavedReply, saveReply } from '@ebpls/contracts';
import { showNotice, toRefusedForm } from '@ebpls/remote-kit';
import { Button, IconButton, Row, SelectField, TextField } from '@ebpls/ui';
import { useCallback, useEffect, useState } from 'react';

import { useWords } from './inquiry.messages.ts';

function useReplies(): [readonly SavedReply[], () => Promise<void>] {
  const [replies, know] = useState<readonly SavedReply[]>([]);
  const loadReplies = useCallback(
    () =>
      callEndpoint(listSavedReplies).then(
        ({ data }) => know(data),
        () => undefined,
      ),
    [],
  );
  useEffect(() => {
    void loadReplies();
  }, [loadReplies]);
  return [replies, loadReplies];
}

/** Saved replies of an office to inquiries: choose one, save the current text, remove one. */
export function SavedReplies({
  message,
  onChoose,
}: {
  readonly message: string;
  readonly onChoose: (message: string) => void;
}) {
  const t = useWords();
  const [replies, loadReplies] = useReplies();
  const [chosenId, choose] = useState('');
  const [title, name] = useState<string>();

  const take = (id: string): void => {
    choose(id);
    const reply = replies.find((one) => String(one.id) === id);
    if (reply) onChoose(reply.message);
  };
  const saveCurrent = async (): Promise<void> => {
    try {
      await callEndpoint(saveReply, { body: { title: title ?? '', message } });
      name(undefined);
      await loadReplies();
    } catch (error) {
      const { fields, message: refusalMessage } = toRefusedForm(error);
      showNotice('failed', Object.values(fields).flat()[0] ?? refusalMessage);
    }
  };
  const remove = async (): Promise<void> => {
    await callEndpoint(removeSavedReply, { params: { reply_id: chosenId } }).catch(() => undefined);
    choose('');
    await loadReplies();
  };
  if (title !== undefined) {
    return (
      <Row align="end" wrap={false}>
        <TextField
          label={t('replies.title')}
          value={title}
          maxLength={80}
          onChange={({ target }) => name(target.value)}
        />
        <Button size="desk" onClick={() => void saveCurrent()}>
          {t('replies.save')}
        </Button>
        <Button size="desk" kind="quiet" onClick={() => name(undefined)}>
          {t('cancel')}
        </Button>
      </Row>
    );
  }
  return (
    <Row align="end" wrap={false}>
      {replies.length > 0 && (
        <SelectField
          label={t('replies')}
          placeholder={t('replies.choose')}
          value={chosenId}
          onChange={({ target }) => take(target.value)}
          options={replies.map((reply) => ({ value: String(reply.id), label: reply.title }))}
        />
      )}
      {chosenId !== '' && <IconButton icon="trash" label={t('replies.remove')} onClick={() => void remove()} />}
      {message.trim() !== '' && (
        <Button size="desk" kind="quiet" onClick={() => name('')}>
          {t('replies.add')}
        </Button>
      )}
    </Row>
  );
}
