import { showNotice } from '@ebpls/remote-kit';
import { Box, Button, IconButton, Row, Stack, Text, TextArea } from '@ebpls/ui';
import { type FormEvent, useRef, useState } from 'react';

import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { PictureButton } from '../pictures/picture-button.tsx';
import { callSocial } from '../social-mock.ts';
import { useWords } from '../social.messages.ts';
import * as look from './composer.module.css';

/** Field for a new post, with a picture when one is chosen; a failure keeps both. */
export function Composer() {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const [message, setMessage] = useState('');
  const [media, setMedia] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);

  const choose = (chosenMedia: string | undefined): void => {
    setError(chosenMedia === undefined ? t('picture.wrong') : undefined);
    if (chosenMedia !== undefined) setMedia(chosenMedia);
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const isEmpty = message.trim() === '' && media === '';
    setError(isEmpty ? t('post.needed') : undefined);
    if (isEmpty) return field.current?.focus();
    if (!(await act(() => callSocial('/api/social/posts/new', { json: { message, media } })))) return;
    setMessage('');
    setMedia('');
    showNotice('done', t('post.sent'));
  };

  return (
    <Box look="card" pad={4}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack gap={3}>
          <TextArea
            ref={field}
            name="post"
            rows={3}
            label={t('write', { name: DEMO_USER.firstName })}
            error={error}
            maxLength={5000}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          {media !== '' && (
            <div className={look.chosen}>
              <img src={media} alt={t('picture.chosen')} />
              <IconButton
                icon="close"
                kind="secondary"
                size="desk"
                label={t('picture.remove')}
                onClick={() => {
                  setMedia('');
                  field.current?.focus();
                }}
              />
            </div>
          )}
          <Row gap={3} justify="between">
            <Row gap={2}>
              <PictureButton label={t('picture')} onChoose={choose} />
              <Text as="span" size="caption" tone="muted">
                {t('picture.help')}
              </Text>
            </Row>
            <Button type="submit" kind="primary" busy={isBusy}>
              {t('post')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Box>
  );
}
