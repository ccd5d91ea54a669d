import { fetchFile, isRefusal, saveFile } from '@ebpls/api-client';
import { exportOwnData } from '@ebpls/contracts';
import { Button, Section, Stack, Text } from '@ebpls/ui';
import { useState } from 'react';

import { defineWords } from '../../words.ts';

const { useWords } = defineWords('account-own-data', {
  en: {
    title: 'Your data',
    hint: 'Everything that the system holds about you, as a file that other programs can read (RA 10173).',
    download: 'Download my data',
  },
  fil: {
    title: 'Ang iyong datos',
    hint: 'Lahat ng hawak ng sistema tungkol sa iyo, sa file na nababasa rin ng ibang programa (RA 10173).',
    download: 'I-download ang aking datos',
  },
});

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
