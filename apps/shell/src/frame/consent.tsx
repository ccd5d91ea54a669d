import { changeSettings, useSettings } from '@ebpls/remote-kit';
import { Button, CookieBanner, Notice, Row } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../house/house-words.ts';
import { isRemembered, remember } from './remembered.ts';

/** Consent first, then the one-time notice about the theme (decision D62); each is remembered in a cookie. */
export function Consent() {
  const t = useWords();
  const theme = useSettings((settings) => settings.theme);
  const [agreed, agree] = useState(() => isRemembered('consent'));
  const [told, tell] = useState(() => isRemembered('settings_updated'));
  const close = (): void => {
    remember('settings_updated');
    tell(true);
  };

  if (!agreed) {
    const answer = (): void => {
      remember('consent');
      agree(true);
    };
    return (
      <CookieBanner title={t('cookies.title')} action={<Button kind="primary" size="desk" onClick={answer}>{t('cookies.agree')}</Button>}>
        {t('cookies.sentence')}
      </CookieBanner>
    );
  }
  if (told || theme === 'LIGHT') return null;
  const toLight = (): void => {
    changeSettings({ theme: 'LIGHT' });
    close();
  };
  return (
    <Notice
      label={t('updated.title')}
      title={t('updated.title')}
      actions={
        <Row gap={2}>
          <Button size="desk" onClick={close}>{t('updated.close')}</Button>
          <Button size="desk" kind="primary" onClick={toLight}>{t('updated.light')}</Button>
        </Row>
      }
    >
      {t('updated.sentence')}
    </Notice>
  );
}
