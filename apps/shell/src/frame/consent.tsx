import { changeSettings, hasOlderSettings, useSettings } from '@ebpls/remote-kit';
import { Button, Row } from '@ebpls/ui';
import { CookieBanner, Notice } from '@ebpls/ui/frame';
import { useState } from 'react';

import { useWords, type words as Texts } from '../routing/shell-root.messages.ts';
import { isChoiceSaved, saveChoice } from './saved-choices.ts';

/**
 * Consent to cookies first, then the one-time notice about the theme for people with older settings (decision D62);
 * each answer is stored in a cookie.
 */
export function Consent() {
  const t = useWords();
  const theme = useSettings((settings) => settings.theme);
  const [hasAgreed, agree] = useState(() => isChoiceSaved('consent'));
  const [isNotified, setNotified] = useState(() => isChoiceSaved('settings_updated') || !hasOlderSettings());
  const close = (): void => {
    saveChoice('settings_updated');
    setNotified(true);
  };

  if (!hasAgreed) {
    const answer = (): void => {
      saveChoice('consent');
      agree(true);
    };
    return <CookieNotice t={t} onAgree={answer} />;
  }
  if (isNotified || theme === 'LIGHT') return null;
  const toLight = (): void => {
    changeSettings({ theme: 'LIGHT' });
    close();
  };
  return <UpdatedNotice t={t} onClose={close} onLight={toLight} />;
}

/** Requests the consent; the script of the rendered start page finds the button by its id. */
export function CookieNotice({ t, onAgree }: { readonly t: typeof Texts; readonly onAgree?: () => void }) {
  return (
    <CookieBanner
      title={t('cookies.title')}
      action={
        <Button id="agree" kind="primary" size="desk" onClick={onAgree}>
          {t('cookies.agree')}
        </Button>
      }
    >
      {t('cookies.text')}
    </CookieBanner>
  );
}

/** Notifies once a person who knew another theme that the dark one is now the default. */
export function UpdatedNotice({
  t,
  onClose,
  onLight,
}: {
  readonly t: typeof Texts;
  readonly onClose?: () => void;
  readonly onLight?: () => void;
}) {
  return (
    <Notice
      label={t('updated.title')}
      title={t('updated.title')}
      actions={
        <Row gap={2}>
          <Button id="close-updated" size="desk" onClick={onClose}>
            {t('updated.close')}
          </Button>
          <Button id="to-light" size="desk" kind="primary" onClick={onLight}>
            {t('updated.light')}
          </Button>
        </Row>
      }
    >
      {t('updated.text')}
    </Notice>
  );
}
