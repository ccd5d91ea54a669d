// Opens the shell in a test at an address, for a role.

import type { Permission, User } from '@ebpls/contracts';
import type { RemoteModule } from '@ebpls/remote-kit';
import { changeSettings, useSession } from '@ebpls/remote-kit';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import { createUser } from '@ebpls/testing-web';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

import { ShellTheme } from '../routing/shell-root.tsx';
import { createShellRoutes } from '../routing/routes.tsx';
import { listMounts } from '../release/mounts.ts';
import type { OpenRemote } from '../release/open-remote.ts';
import { ALL_SLOTS } from './create-slot.ts';

/** Role of the visitor; `null` is a person without a role, `undefined` a visitor without a session. */
export type Visitor = string | null | undefined;

interface ShellOptions {
  readonly as?: Visitor;
  readonly permissions?: readonly Permission[];
  readonly slots?: readonly ReleaseSlot[];
  readonly open?: OpenRemote;
  readonly timeout_ms?: number;
  readonly isReleaseRead?: boolean;
}

/** A remote that answers every address of its area with its slot's name. */
export const openNamedRemote: OpenRemote = async (slot): Promise<RemoteModule> => ({
  createRoutes: ({ base }) =>
    ['account', 'dashboard', 'reports/dashboard', 'request/clearances', 'welcome', 'new'].map((path) => ({
      path,
      Component: () => <h1>{`${slot.slot} ${base}/${path}`}</h1>,
    })),
});

function createVisitor(as: Visitor, permissions: readonly Permission[]): User | undefined {
  if (as === undefined) return undefined;
  return createUser({ roles: as === null ? [] : [{ id: 1, name: as }], permissions: [...permissions] });
}

/** Navigates a visitor to an address without rendering. */
export function navigateShell(
  address: string,
  {
    as,
    permissions = [],
    slots = ALL_SLOTS,
    open = openNamedRemote,
    timeout_ms = 200,
    isReleaseRead = true,
  }: ShellOptions = {},
) {
  const user = createVisitor(as, permissions);
  useSession.setState({ status: user ? 'signed_in' : 'signed_out', user });
  changeSettings({ language: 'en' });
  const router = createMemoryRouter(
    createShellRoutes(listMounts({ slots }), { open, router: () => router, timeout_ms }, isReleaseRead ? 1 : undefined),
    { initialEntries: [address] },
  );
  return router;
}

/** Opens the whole shell at an address. */
export function openShell(address: string, options?: ShellOptions) {
  const router = navigateShell(address, options);
  render(
    <ShellTheme>
      <RouterProvider router={router} />
    </ShellTheme>,
  );
  return router;
}
