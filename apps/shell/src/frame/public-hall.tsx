import { changeSettings, useSettings, useSession } from '@ebpls/remote-kit';
import { Button, PublicFrame, Text, TextLink, TopBar } from '@ebpls/ui';
import { Outlet, useLocation } from 'react-router';

import { useWords } from '../house/house-words.ts';
import { useMedia } from './use-media.ts';

/** The municipality's own site; the bar's second act on public pages (specification section 2). */
const OFFICIAL_SITE = 'https://sanisidro.gov.ph';

/** The landing and the pages of the entrance lead to the sign-in themselves. */
const HAS_ITS_OWN_SIGN_IN = /^\/(?:home|login|register|recover|setup|ebpls)/;

/** Around the public pages: the product's name leads to /app, the other act to the municipality. */
export function PublicHall() {
  const t = useWords();
  const { pathname } = useLocation();
  const isSignedIn = useSession(({ user }) => user !== undefined);
  const isPhone = useMedia('(max-width: 599.98px)');
  const isLanding = pathname === '/home';

  return (
    <PublicFrame
      narrow={!isLanding}
      top={
        <TopBar place={t('municipality')} home="/app">
          <LanguageButton />
          {isSignedIn || HAS_ITS_OWN_SIGN_IN.test(pathname) || <TextLink to="/login">{t('sign_in')}</TextLink>}
          <Button href={OFFICIAL_SITE} icon={isPhone ? undefined : 'external'} size="desk">
            {t('official_site')}
          </Button>
        </TopBar>
      }
      foot={<Text tone="muted" size="secondary">{t('foot')}</Text>}
    >
      <Outlet />
    </PublicFrame>
  );
}

function LanguageButton() {
  const language = useSettings((settings) => settings.language);
  const next = language === 'en' ? 'fil' : 'en';
  return (
    <Button kind="quiet" size="desk" onClick={() => changeSettings({ language: next })}>
      {next === 'fil' ? 'Filipino' : 'English'}
    </Button>
  );
}
