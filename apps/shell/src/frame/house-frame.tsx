import { dashboardOf } from '@ebpls/contracts';
import { useSession, useSettings, useVisitorKind } from '@ebpls/remote-kit';
import { IconButton, latePart } from '@ebpls/ui';
import { AppFrame, SideMenu, TopBar } from '@ebpls/ui/frame';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';

import { useMounts, useReleaseNumber } from '../house/house.tsx';
import { useWords } from '../house/house.messages.ts';
import { usePlace, useSeal } from '../house/municipality.ts';
import { useMedia } from '../house/use-media.ts';
import { InquiryDesk } from '../inquiry/inquiry-desk.tsx';
import { SessionGuard } from '../session/session-guard.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { ToolsSlot } from '../tools/tools-slot.tsx';
import { AccountButton } from './account-button.tsx';
import { useFolded } from './folded.ts';
import { markedAddress, menuFor } from './menu.ts';
import { usePanelsAhead } from './panel-button.tsx';
import { PublicHall } from './public-hall.tsx';

/** What it cannot fetch it cannot say; the page stands all the same. */
const PageHead = latePart<{ readonly release: number | undefined }>(() =>
  import(/* webpackChunkName: "offline-page" */ '../offline/page-head.tsx').then(
    (module) => module.PageHead,
    () => () => null,
  ),
);

/** Around every area: bar, menu of the role, page. Strangers (docs, 404) see the public bar instead. */
export function HouseFrame() {
  const user = useSession((session) => session.user);
  const visitor = useVisitorKind();
  if (!user || !visitor || user.needs_second_step) return <PublicHall />;
  return (
    <>
      <SignedIn />
      <SessionGuard user={user} />
    </>
  );
}

function SignedIn() {
  const t = useWords();
  const { pathname } = useLocation();
  const visitor = useVisitorKind() ?? 'none';
  const language = useSettings((settings) => settings.language);
  const mounts = useMounts();
  const release = useReleaseNumber();
  const offersRegister = useMedia('(min-width: 600px) and (max-width: 959.98px)');
  const isBelowDesk = useMedia('(max-width: 1023.98px)');
  const [isMenuOpen, openMenu] = useState(false);
  const [isFolded, fold] = useFolded(pathname);
  const place = usePlace();
  const seal = useSeal();
  usePanelsAhead(visitor);
  const sections = menuFor({ visitor, mounts, language, t, offersRegister });

  return (
    <AppFrame
      top={
        <TopBar
          place={place}
          seal={seal}
          home={dashboardOf(visitor)}
          start={isBelowDesk && <IconButton icon="menu" label={t('menu.open')} onClick={() => openMenu(true)} />}
        >
          <InquiryDesk />
          <ToolsSlot visitor={visitor} />
          <SettingsButton />
          <AccountButton />
        </TopBar>
      }
      menu={
        <SideMenu sections={sections} current={markedAddress(pathname, visitor)} onChoose={() => openMenu(false)} />
      }
      folded={isFolded}
      onFold={fold}
      menuOpen={isBelowDesk && isMenuOpen}
      onMenuClose={() => openMenu(false)}
    >
      <Suspense fallback={null}>
        <PageHead release={release} />
      </Suspense>
      <Outlet />
    </AppFrame>
  );
}
