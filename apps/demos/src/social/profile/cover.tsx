import { showNotice } from '@ebpls/remote-kit';
import { Avatar, Button, Row, Stack, Text } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useState } from 'react';

import { useDemoAct } from '../../shared/page/use-demo-act.ts';
import { PictureButton } from '../pictures/picture-button.tsx';
import { DRAWN_PICTURES, getPictureUrl } from '../pictures/pictures.ts';
import type { SocialUser } from '../social.ts';
import { callSocial } from '../social-mock.ts';
import { useWords } from '../social.messages.ts';
import * as look from './profile.module.css';

/** Cover picture of a profile; the owner of the profile may choose another one. */
export function Cover({ user }: { readonly user: SocialUser }) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={look.cover}>
      <img src={getPictureUrl(user.cover)} alt="" />
      <div className={look.face}>
        <Avatar name={user.name} size={96} />
      </div>
      {user.canChangeCover && (
        <div className={look.change}>
          <Button size="desk" icon="camera" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('cover.change')}
          </Button>
        </div>
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('cover.change')}>
        <CoverChoice user={user} onChanged={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function CoverChoice({ user, onChanged }: { readonly user: SocialUser; readonly onChanged: () => void }) {
  const t = useWords();
  const { isBusy, act } = useDemoAct();
  const [isWrong, setWrong] = useState(false);
  const change = async (cover: string | undefined): Promise<void> => {
    setWrong(cover === undefined);
    if (cover === undefined || isBusy) return;
    if (!(await act(() => callSocial('/api/social/cover', { json: { userId: user.id, cover } })))) return;
    showNotice('done', t('cover.changed'));
    onChanged();
  };
  return (
    <Stack gap={4}>
      <div className={look.covers}>
        {DRAWN_PICTURES.map((name) => (
          <button key={name} type="button" aria-pressed={user.cover === name} onClick={() => void change(name)}>
            <img src={getPictureUrl(name)} alt="" />
            {t(`cover.${name}`)}
          </button>
        ))}
      </div>
      <Row gap={3}>
        <PictureButton label={t('cover.own')} onChoose={(chosenPicture) => void change(chosenPicture)} />
        <Text as="span" size="caption" tone="muted">
          {t('picture.help')}
        </Text>
      </Row>
      <div role="alert">{isWrong && <Text tone="danger">{t('picture.wrong')}</Text>}</div>
    </Stack>
  );
}
