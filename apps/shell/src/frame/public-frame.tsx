// Frame of the public pages: the product's name leads to /app, the other act to the municipality's own site
// (specification section 2).

import { changeSettings, useSettings, useSession } from '@ebpls/remote-kit';
import { Button, IconButton, useMediaQuery } from '@ebpls/ui';
import { PublicFrame, TopBar } from '@ebpls/ui/frame';
import { Outlet, useLocation } from 'react-router';

import { useWords } from '../routing/shell-root.messages.ts';
import { useMunicipality, usePlace, useSeal } from '../routing/municipality.ts';
import { SettingsButton } from '../settings/settings-button.tsx';
import { PublicFooter } from './public-footer.tsx';

/**
 * The pages of the entrance lead to the sign-in themselves, and a reader of the municipality's terms is not sent to it.
 */
const HAS_ITS_OWN_SIGN_IN = /^\/(?:home|login|register|recover|setup|ebpls)/;

/** Pages of tables use the whole width; a short form is easier to read in a narrow column than a text. */
const IS_WIDE = /^\/(?:pricing|citizens-charter)/;
const IS_TEXT = /^\/(?:home|complaints|accessibility|status)/;

function getWidth(pathname: string): 'narrow' | 'reading' | undefined {
  if (IS_WIDE.test(pathname)) return undefined;
  return IS_TEXT.test(pathname) ? 'reading' : 'narrow';
}

export function PublicPagesFrame() {
  const t = useWords();
  const { pathname } = useLocation();
  const place = usePlace();
  const website = useMunicipality()?.website;
  const isSignedIn = useSession(({ user }) => user !== undefined);
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const offersSignIn = !isSignedIn && !HAS_ITS_OWN_SIGN_IN.test(pathname);

  return (
    <PublicFrame
      width={getWidth(pathname)}
      top={
        <TopBar place={place} home="/app" seal={useSeal()}>
          <LanguageButton isShort={isPhone} />
          <SettingsButton />
          {offersSignIn && (
            <Button kind="quiet" size="desk" to="/login">
              {t('sign_in')}
            </Button>
          )}
          {website && <WebsiteButton website={website} isPhone={isPhone} isIcon={isPhone && offersSignIn} />}
        </TopBar>
      }
      foot={<PublicFooter />}
    >
      <Outlet />
    </PublicFrame>
  );
}

interface WebsiteButtonProps {
  readonly website: string;
  readonly isPhone: boolean;
  /** Beside the sign-in a phone of 320 px has no space for the word. */
  readonly isIcon: boolean;
}

function WebsiteButton({ website, isPhone, isIcon }: WebsiteButtonProps) {
  const t = useWords();
  if (isIcon) return <IconButton icon="external" label={t('official_site')} href={website} />;
  return (
    <Button href={website} icon={isPhone ? undefined : 'external'} size="desk">
      {t(isPhone ? 'official_site.short' : 'official_site')}
    </Button>
  );
}

function LanguageButton({ isShort }: { readonly isShort: boolean }) {
  const language = useSettings((settings) => settings.language);
  const next = language === 'en' ? 'fil' : 'en';
  const [short, name] = next === 'fil' ? ['FIL', 'Filipino'] : ['EN', 'English'];
  return (
    <Button kind="quiet" size="desk" aria-label={name} onClick={() => changeSettings({ language: next })}>
      {isShort ? short : name}
    </Button>
  );
}
