// Builds the side menu of a role from the mounts of the release.

import {
  getDashboardPath,
  type LocalGovernment,
  type Permission,
  type RoleKind,
  toGovernmentMessage,
} from '@ebpls/contracts';
import type { Settings } from '@ebpls/remote-kit';
import type { MenuEntry } from '@ebpls/remote-kit/declare';
import type { MenuSection } from '@ebpls/ui/frame';

import type { words as Texts } from '../routing/shell-root.messages.ts';
import { isAdmitted, type Mount } from '../release/mounts.ts';

/** Every role has this entry; the area guard leads each to its own dashboard (decision D11). */
const DASHBOARD = '/app/reports/dashboard';

interface MenuQuery {
  readonly visitor: RoleKind;
  readonly permissions: readonly Permission[];
  /** What this municipality has beside the entries of every other. */
  readonly features?: readonly MenuEntry['feature'][];
  /** The entries of a city name a city. */
  readonly government?: LocalGovernment | undefined;
  readonly mounts: readonly Mount[];
  readonly language: Settings['language'];
  readonly t: typeof Texts;
  /** The narrow range in which the side panel offers Register (specification section 2). */
  readonly offersRegister: boolean;
}

/**
 * Returns the menu of a role: the dashboard, the entries that the release's remotes declare for this role, the
 * applications, which are shown disabled, and below them the declared sections.
 */
export function createMenu(query: MenuQuery): MenuSection[] {
  const { visitor, mounts, t, offersRegister } = query;
  const own = listOwnMounts(visitor, mounts);
  return [
    {
      items: [
        { label: t('menu.dashboard'), to: DASHBOARD, icon: 'dashboard' },
        ...own.flatMap(({ path, slot }) => toItems(slot.menu, path, query)),
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
    ...listSections(query),
  ];
}

/** The declared sections; of several, those after the first one fold. */
function listSections(query: MenuQuery): MenuSection[] {
  return listOwnMounts(query.visitor, query.mounts)
    .flatMap(({ path, slot }) =>
      (slot.sections ?? []).map(({ title, entries }) => ({
        label: title[query.language],
        items: toItems(entries, path, query),
      })),
    )
    .filter(({ items }) => items.length > 0)
    .map((section, place) => ({ ...section, folds: place > 0 }));
}

/** Returns the mounts whose menu is this role's. */
export function listOwnMounts(visitor: RoleKind, mounts: readonly Mount[]): readonly Mount[] {
  return mounts.filter(
    (mount) => mount.slot.admits !== 'anyone' && mount.path === mount.slot.mounts[0] && isAdmitted(mount, visitor),
  );
}

/** Returns whether a declared entry is for this role, these permissions and this municipality. */
function isEntryFor(entry: MenuEntry, { visitor, permissions, features = [] }: MenuQuery): boolean {
  const isOfRole = !entry.for || entry.for.includes(visitor);
  if (entry.feature !== undefined && !features.includes(entry.feature)) return false;
  return isOfRole && (!entry.permissions || entry.permissions.some((one) => permissions.includes(one)));
}

function toItems(entries: readonly MenuEntry[], mount: string, query: MenuQuery): MenuSection['items'] {
  return entries
    .filter((entry) => isEntryFor(entry, query))
    .map(({ label, path, icon, covers = [] }) => ({
      label: toGovernmentMessage(label, query.government)[query.language],
      to: `${mount}/${path}`,
      icon,
      covers: covers.map((coveredPath) => `${mount}/${coveredPath}`),
    }));
}

/**
 * Returns the address that the menu marks: the common dashboard entry on each role's own dashboard. A role that the
 * product does not know has none (decision D18).
 */
export function getCurrentAddress(address: string, visitor: RoleKind): string {
  return visitor !== 'other' && address === getDashboardPath(visitor) ? DASHBOARD : address;
}
