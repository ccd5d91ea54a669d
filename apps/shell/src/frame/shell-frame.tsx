// Frame of every area: bar, menu of the role, page. Visitors without a session (docs, 404) see the public bar instead.

import { getDashboardPath, formatPersonName } from '@ebpls/contracts';
import { useSession, useSettings, useVisitorKind, usePicture, useRoleTitle } from '@ebpls/remote-kit';
import { IconButton, lazyWithRetry, useMediaQuery, useNarrow } from '@ebpls/ui';
import { AppFrame, SideMenu, TopBar, AccountFace } from '@ebpls/ui/frame';
import { Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router';

import { useMounts, useReleaseNumber } from '../routing/shell-root.tsx';
import { useWords } from '../routing/shell-root.messages.ts';
import { useMunicipality, usePlace, useSeal } from '../routing/municipality.ts';
import { InquiryDesk } from '../inquiry/inquiry-desk.tsx';
import { SessionGuard } from '../session/session-guard.tsx';
import { SettingsButton } from '../settings/settings-button.tsx';
import { ToolsSlot } from '../tools/tools-slot.tsx';
import { useMenuCollapse } from './menu-collapse.ts';
import { getCurrentAddress, createMenu } from './menu.ts';
import { usePanelPrefetch, PanelButton } from './panel-button.tsx';
import { PublicPagesFrame } from './public-frame.tsx';

/** Without its code the head shows nothing; the page works all the same. */
const ShellPageHead = lazyWithRetry<{ readonly release: number | undefined }>(() =>
  import(/* webpackChunkName: "offline-page" */ '../offline/page-head.tsx').then(
    (module) => module.PageHead,
    () => () => null,
  ),
);

export function ShellFrame() {
  const user = useSession((session) => session.user);
  const visitor = useVisitorKind();
  if (!user || !visitor || user.needs_second_step) return <PublicPagesFrame />;
  return (
    <>
      <SignedInFrame />
      <SessionGuard user={user} />
    </>
  );
}

function SignedInFrame() {
  const t = useWords();
  const { pathname } = useLocation();
  const visitor = useVisitorKind() ?? 'none';
  const permissions = useSession(({ user }) => user?.permissions) ?? [];
  const language = useSettings((settings) => settings.language);
  const mounts = useMounts();
  const release = useReleaseNumber();
  const offersRegister = useMediaQuery('(min-width: 600px) and (max-width: 959.98px)');
  const isBelowDesk = useNarrow();
  const [isMenuOpen, openMenu] = useState(false);
  const [isFolded, fold] = useMenuCollapse(pathname);
  const place = usePlace();
  const seal = useSeal();
  usePanelPrefetch(visitor);
  const municipality = useMunicipality();
  const features = municipality?.has_deficiencies ? (['deficiencies'] as const) : [];
  const { government } = municipality ?? {};
  const sections = createMenu({ visitor, permissions, features, government, mounts, language, t, offersRegister });

  return (
    <AppFrame
      top={
        <TopBar
          place={place}
          seal={seal}
          home={getDashboardPath(visitor)}
          start={isBelowDesk && <IconButton icon="menu" label={t('menu.open')} onClick={() => openMenu(true)} />}
        >
          <InquiryDesk />
          <ToolsSlot visitor={visitor} />
          <SettingsButton />
          <AccountButton />
        </TopBar>
      }
      menu={
        <SideMenu sections={sections} current={getCurrentAddress(pathname, visitor)} onChoose={() => openMenu(false)} />
      }
      isCollapsed={isFolded}
      onCollapse={fold}
      menuOpen={isBelowDesk && isMenuOpen}
      onMenuClose={() => openMenu(false)}
    >
      <Suspense fallback={null}>
        <ShellPageHead release={release} />
      </Suspense>
      <Outlet />
    </AppFrame>
  );
}

/** Permissions that name the office of an administrator: one alone, several after the name of the role. */
const DUTIES = ['treasurer', 'cashier', 'signatory'] as const;

/** Shows the signed-in person and opens the menu of their account. */
function AccountButton() {
  const t = useWords();
  const user = useSession((session) => session.user);
  const getRoleTitle = useRoleTitle(useMunicipality());
  const picture = usePicture(user?.avatar ?? null);
  if (!user) return null;
  const name = formatPersonName(user);
  const duties = DUTIES.filter((duty) => user.permissions.includes(duty)).map((duty) => t(`account.${duty}`));
  const titles = duties.length === 1 ? duties : [getRoleTitle(user.roles[0]?.name), ...duties];
  return (
    <PanelButton
      opens="menu"
      button={
        <button type="button" aria-label={t('account.menu', { name })}>
          <AccountFace name={name} note={titles.join(', ')} src={picture} />
        </button>
      }
      fetch={() => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu)}
    />
  );
}
