import { fetchFile, isRefusal, saveFile } from '@ebpls/api-client';
import { exportOwnData } from '@ebpls/contracts';
import { Button, Section, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from './own-records.messages.ts';

/** The person's right to take along what is held about them. */
export function OwnData() {
  const t = useWords();
  const [state, set] = useState<{ readonly busy?: true; readonly failed?: string }>({});
  const download = async (): Promise<void> => {
    set({ busy: true });
    try {
      saveFile(await fetchFile(exportOwnData));
      set({});
    } catch (error) {
      if (!isRefusal(error)) throw error;
      set({ failed: error.message });
    }
  };
  return (
    <Section title={t('title')} hint={t('hint')}>
      <Stack gap={2} align="start">
        <Button kind="secondary" icon="download" busy={state.busy === true} onClick={() => void download()}>
          {t('download')}
        </Button>
        {state.failed !== undefined && <Text tone="danger">{state.failed}</Text>}
      </Stack>
    </Section>
  );
}
