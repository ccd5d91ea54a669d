import { callEndpoint } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { AVATAR_LIMITS, removeAvatar, sendAvatar, type User, formatPersonName } from '@ebpls/contracts';
import { Avatar, Button, Row, Section, Stack, Text } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useEffect, useState } from 'react';

import { createMessageGetter, toRefusedForm } from '../forms/form-answers.ts';
import { showNotice } from '../notices.store.ts';
import { replaceUser } from '../session.store.ts';
import { usePicture } from '../people/use-picture.ts';
import { useWords, words } from './account.messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormMessage } from './form-message.tsx';

interface ChosenPicture {
  readonly file: File;
  readonly src: string;
}

/**
 * The picture of the person: previewed before it is sent, cut to a circle where it is shown, removed with one button.
 */
export function PictureForm({ user }: { readonly user: User }) {
  const t = useWords();
  const storedPicture = usePicture(user.avatar);
  const { chosen, choose, discard } = useChosenPicture();
  const { answer, isBusy, run } = usePictureActs();
  return (
    <Section title={t('picture')} hint={t('picture_hint')}>
      <Stack gap={4}>
        <FormMessage answer={answer} />
        <Row gap={4} align="center">
          <Avatar name={formatPersonName(user)} src={chosen?.src ?? storedPicture} size={96} />
          <Text tone="muted" size="secondary">
            {chosen ? t('picture_preview') : user.avatar === null ? t('picture_none') : t('picture_current')}
          </Text>
        </Row>
        <FileField
          label={t('picture_file')}
          help={t('picture_help')}
          name="file"
          accept={AVATAR_LIMITS.media_types.join(',')}
          camera={false}
          error={createMessageGetter(answer.fields)('file')}
          disabled={isBusy}
          file={chosen && { name: chosen.file.name, size: chosen.file.size }}
          onChoose={choose}
          onRemove={discard}
        />
        <Row gap={2}>
          {chosen && (
            <Button kind="primary" busy={isBusy} onClick={() => void run(() => sendPicture(chosen.file))}>
              {t('picture_save')}
            </Button>
          )}
          {!chosen && user.avatar !== null && (
            <Button kind="secondary" busy={isBusy} onClick={() => void run(takePictureAway)}>
              {t('picture_remove')}
            </Button>
          )}
        </Row>
      </Stack>
    </Section>
  );
}

/** Returns the chosen file for the preview. */
function useChosenPicture() {
  const [chosenPicture, set] = useState<ChosenPicture>();
  useEffect(() => {
    if (!chosenPicture) return undefined;
    return () => URL.revokeObjectURL(chosenPicture.src);
  }, [chosenPicture]);
  return {
    chosen: chosenPicture,
    choose: (file: File) => set({ file, src: URL.createObjectURL(file) }),
    discard: () => set(undefined),
  };
}

function usePictureActs() {
  const [state, set] = useState<{ readonly isBusy: boolean; readonly answer: FormAnswer }>({
    isBusy: false,
    answer: {},
  });
  const run = async (act: () => Promise<void>): Promise<void> => {
    set({ isBusy: true, answer: {} });
    const answer = await act().then(() => ({ done: true as const }), toRefusedForm);
    set({ isBusy: false, answer });
  };
  return { ...state, run };
}

async function sendPicture(file: File): Promise<void> {
  const form = new FormData();
  form.set('file', file);
  replaceUser(await uploadFiles(sendAvatar, { form }));
  showNotice('done', words('picture_saved'));
}

async function takePictureAway(): Promise<void> {
  replaceUser(await callEndpoint(removeAvatar));
  showNotice('done', words('picture_removed'));
}
