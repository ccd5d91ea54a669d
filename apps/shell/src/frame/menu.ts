// Builds the side menu of a role from the mounts of the release.

import { getDashboardPath, type RoleKind } from '@ebpls/contracts';
import type { Settings } from '@ebpls/remote-kit';
import type { MenuSection } from '@ebpls/ui/frame';

import type { words as Texts } from '../routing/shell-root.messages.ts';
import { isAdmitted, type Mount } from '../release/mounts.ts';

/** Every role has this entry; the area guard leads each to its own dashboard (decision D11). */
const DASHBOARD = '/app/reports/dashboard';

interface MenuQuery {
  readonly visitor: RoleKind;
  readonly mounts: readonly Mount[];
  readonly language: Settings['language'];
  readonly t: typeof Texts;
  /** The narrow range in which the side panel offers Register (specification section 2). */
  readonly offersRegister: boolean;
}

/**
 * Returns the menu of a role: the dashboard, the entries that the release's remotes declare for this role, and the
 * applications, which are shown disabled.
 */
export function createMenu({ visitor, mounts, language, t, offersRegister }: MenuQuery): MenuSection[] {
  return [
    {
      items: [
        { label: t('menu.dashboard'), to: DASHBOARD, icon: 'dashboard' },
        ...listDeclaredEntries(visitor, mounts, language),
      ],
    },
    ...(offersRegister
      ? [{ items: [{ label: t('menu.register'), to: '/app/property/register', icon: 'plus' as const }] }]
      : []),
    {
      label: t('menu.applications'),
      items: [
        { label: t('menu.mail'), to: '/app/mail', icon: 'mail', disabled: true },
        { label: t('menu.chat'), to: '/app/chat', icon: 'message', disabled: true },
        { label: t('menu.calendar'), to: '/app/calendar', icon: 'calendar', disabled: true },
      ],
    },
  ];
}

function listDeclaredEntries(
  visitor: RoleKind,
  mounts: readonly Mount[],
  language: Settings['language'],
): MenuSection['items'] {
  const own = mounts.filter(
    (mount) => mount.slot.admits !== 'anyone' && mount.path === mount.slot.mounts[0] && isAdmitted(mount, visitor),
  );
  return own.flatMap(({ path, slot }) =>
    slot.menu
      .filter((entry) => !entry.for || entry.for.includes(visitor))
      .map((entry) => ({ label: entry.label[language], to: `${path}/${entry.path}`, icon: entry.icon })),
  );
}

/**
 * Returns the address that the menu marks: the common dashboard entry on each role's own dashboard. A role that the
 * product does not know has none (decision D18).
 */
export function getCurrentAddress(address: string, visitor: RoleKind): string {
  return visitor !== 'other' && address === getDashboardPath(visitor) ? DASHBOARD : address;
}
