import { useStore, useVisitorKind } from '@ebpls/remote-kit';
import { Button, Row } from '@ebpls/ui';
import { Notice } from '@ebpls/ui/frame';
import { useState } from 'react';

import { isChoiceSaved, saveChoice } from '../frame/saved-choices.ts';
import { installPromptStore } from './install-prompt.ts';
import { useWords } from './offline.messages.ts';

/**
 * Offers owners the product as an app where their browser supports it, after the notices of the shell were answered. It
 * appears until it gets its first answer.
 */
export function InstallHint() {
  const t = useWords();
  const prompt = useStore(installPromptStore, (state) => state.prompt);
  const isOwner = useVisitorKind() === 'user';
  const [isAnswered, answer] = useState(() => isChoiceSaved('install') || !isChoiceSaved('consent'));
  if (!prompt || !isOwner || isAnswered) return null;
  const close = (): void => {
    saveChoice('install');
    answer(true);
  };
  const install = (): void => {
    close();
    void prompt.prompt().catch(() => undefined);
  };
  return (
    <Notice
      title={t('install_title')}
      label={t('install_title')}
      actions={
        <Row gap={2}>
          <Button size="desk" onClick={close}>
            {t('install_no')}
          </Button>
          <Button size="desk" kind="primary" onClick={install}>
            {t('install_yes')}
          </Button>
        </Row>
      }
    >
      {t('install')}
    </Notice>
  );
}
