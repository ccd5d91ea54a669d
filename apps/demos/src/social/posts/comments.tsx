import { Avatar, IconButton, MomentText, Text } from '@ebpls/ui';
import { type FormEvent, useState } from 'react';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import type { Post } from '../social.ts';
import { callSocial } from '../social-mock.ts';
import { useWords } from '../social.messages.ts';
import * as look from './posts.module.css';

/** Comments on a post, and a field for a new one; Enter sends it. */
export function Comments({ post }: { readonly post: Post }) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const [message, setMessage] = useState('');
  const label = t('comment', { name: post.author.name });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (message.trim() === '' || isBusy) return;
    const isSent = await act(() => callSocial('/api/social/posts/comments', { json: { postId: post.id, message } }));
    if (isSent) setMessage('');
  };
  return (
    <>
      {post.comments.length > 0 && (
        <ul className={look.comments}>
          {post.comments.map(({ id, author, message: text, createdAt }) => (
            <li key={id}>
              <Avatar name={author.name} size={28} />
              <div>
                <Text as="span" weight="bold" size="secondary">
                  {author.name}
                </Text>{' '}
                <Text as="span" size="caption" tone="muted">
                  <MomentText at={createdAt} year={false} />
                </Text>
                <p className={look.message}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <form className={look.answer} onSubmit={(event) => void send(event)}>
        <input
          aria-label={label}
          placeholder={label}
          value={message}
          maxLength={1000}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <IconButton type="submit" icon="send" label={t('comment.send')} />
      </form>
    </>
  );
}
