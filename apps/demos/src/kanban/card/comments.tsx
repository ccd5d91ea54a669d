import { Avatar, Heading, MomentText, Stack, Text, TextArea } from '@ebpls/ui';
import { type KeyboardEvent, useState } from 'react';

import { useBoardTools } from '../board/board-context.ts';
import type { KanbanCard } from '../board/board.ts';
import * as look from './card.module.css';
import { useWords } from './card.messages.ts';

const MAX_COMMENT_LENGTH = 5000;

/** The comments on the card, the newest last, and the field for a new one. */
export function Comments({ card }: { readonly card: KanbanCard }) {
  const t = useWords();
  const { members } = useBoardTools();
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="body">
        {t('comments')}
      </Heading>
      {card.comments.length === 0 && (
        <Text size="secondary" tone="muted">
          {t('comment.none')}
        </Text>
      )}
      <ol className={look.comments}>
        {card.comments.map(({ id, userId, message, createdAt }) => {
          const author = members.find((member) => member.id === userId)?.name ?? userId;
          return (
            <li key={id}>
              <Avatar name={author} size={28} />
              <div>
                <Text as="span" size="secondary" weight="bold">
                  {author}
                </Text>{' '}
                <Text as="span" size="caption" tone="muted">
                  <MomentText at={createdAt} />
                </Text>
                <p className={look.message}>{message}</p>
              </div>
            </li>
          );
        })}
      </ol>
      <CommentField cardId={card.id} />
    </Stack>
  );
}

function CommentField({ cardId }: { readonly cardId: string }) {
  const t = useWords();
  const { acts } = useBoardTools();
  const [message, setMessage] = useState('');
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<'comment.needed' | 'comment.long'>();
  const send = async () => {
    const isEmpty = message.trim() === '';
    setProblem(isEmpty ? 'comment.needed' : message.length > MAX_COMMENT_LENGTH ? 'comment.long' : undefined);
    if (isEmpty || message.length > MAX_COMMENT_LENGTH || isSending) return;
    setSending(true);
    if (await acts.comment(cardId, message.trim())) setMessage('');
    setSending(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the composing of a character is not meant for us.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  return (
    <TextArea
      label={t('comment')}
      help={t('comment.help')}
      optional
      rows={2}
      value={message}
      error={problem && t(problem)}
      onKeyDown={onKeyDown}
      onChange={(event) => {
        setMessage(event.target.value);
        setProblem(undefined);
      }}
    />
  );
}
