import { callEndpoint, fetchFile } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { AVATAR_LIMITS, getSignature, removeSignature, sendSignature } from '@ebpls/contracts';
import { Button, Row, Section, Stack, Text } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useEffect, useState } from 'react';

import { createMessageGetter, toRefusedForm } from '../forms/form-answers.ts';
import { showNotice } from '../notices.store.ts';
import { useWords, words } from './account.messages.ts';
import type { FormAnswer } from './form-answer.ts';
import { FormMessage } from './form-message.tsx';

/**
 * A signatory's drawn signature for the permits signed from now on. The server requires the password before it stores
 * one.
 */
export function SignatureForm() {
  const t = useWords();
  const { src, load } = useSignature();
  const [state, set] = useState<{ readonly isBusy: boolean; readonly answer: FormAnswer }>({
    isBusy: false,
    answer: {},
  });
  const run = async (act: () => Promise<void>): Promise<void> => {
    set({ isBusy: true, answer: {} });
    const answer = await act().then(() => ({ done: true as const }), toRefusedForm);
    set({ isBusy: false, answer });
    if ('done' in answer) await load();
  };
  return (
    <Section title={t('signature')} hint={t('signature_hint')}>
      <Stack gap={4}>
        <FormMessage answer={state.answer} />
        {src ? (
          <img src={src} alt={t('signature_current')} width={240} />
        ) : (
          <Text tone="muted" size="secondary">
            {t('signature_none')}
          </Text>
        )}
        <FileField
          label={t('signature_file')}
          help={t('signature_help')}
          name="signature"
          accept={AVATAR_LIMITS.media_types.join(',')}
          camera={false}
          error={createMessageGetter(state.answer.fields)('file')}
          disabled={state.isBusy}
          onChoose={(file) => void run(() => saveSignature(file))}
        />
        {src && (
          <Row>
            <Button kind="secondary" busy={state.isBusy} onClick={() => void run(takeAway)}>
              {t('signature_remove')}
            </Button>
          </Row>
        )}
      </Stack>
    </Section>
  );
}

function fetchSignature(): Promise<string | undefined> {
  return fetchFile(getSignature, {}).then(
    ({ blob }) => (blob.size === 0 ? undefined : URL.createObjectURL(blob)),
    () => undefined,
  );
}

/** Returns the picture in use; undefined while it loads and for a person without one. */
function useSignature() {
  const [src, show] = useState<string>();
  useEffect(() => {
    let isHere = true;
    void fetchSignature().then((storedSignature) => isHere && show(storedSignature));
    return () => {
      isHere = false;
    };
  }, []);
  return { src, load: async () => show(await fetchSignature()) };
}

async function saveSignature(file: File): Promise<void> {
  const form = new FormData();
  form.set('file', file);
  await uploadFiles(sendSignature, { form });
  showNotice('done', words('signature_saved'));
}

async function takeAway(): Promise<void> {
  await callEndpoint(removeSignature);
  showNotice('done', words('signature_removed'));
}
