// Route of a mount, which loads its remote and adds the remote's routes to the router.

import { Outlet, type RouteObject } from 'react-router';
import { Remark } from '@ebpls/ui';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';
import { useEffect } from 'react';

import { yieldToBrowser } from '../next-task.ts';
import type { Mount } from '../release/mounts.ts';
import type { OpenRemote } from '../release/open-remote.ts';
import { REMOTE_TIMEOUT_MS, RemoteTimeoutError, withTimeout } from '../release/timeout.ts';
import { toRelativeAddress, createAdmissionGuard } from './guards.ts';
import { createRedirect, type Redirect, type Underway } from './redirect.ts';
import { Unavailable } from './unavailable.tsx';
import { markShown } from '../release/fall-back.ts';
import { isFormer } from '../release/versions.ts';
import { useWords } from './shell-root.messages.ts';

/** The part of the router that a remote route needs. */
interface Patchable extends Underway {
  readonly state: Underway['state'] & {
    readonly location: AnchoredLocation;
    readonly navigation: { readonly location?: AnchoredLocation | undefined };
  };
  patchRoutes(route_id: string, children: RouteObject[]): void;
  revalidate(): Promise<void>;
}

interface AnchoredLocation {
  readonly pathname: string;
  readonly hash: string;
}

export interface RemoteRouteOptions {
  readonly open: OpenRemote;
  /** Called at the first navigation; the router is created after the routes. */
  readonly router: () => Patchable;
  readonly timeout_ms?: number;
}

/**
 * One splat route per mount: its loader fetches the remote, patches its routes in and lets the router match again
 * (decision E13). A remote that fails or is slow affects its own mount, never the shell; one that was only late opens
 * by itself.
 */
export function createRemoteRoute(
  mount: Mount,
  { open, router, timeout_ms = REMOTE_TIMEOUT_MS }: RemoteRouteOptions,
): RouteObject {
  const id = `mount:${mount.path}`;
  const path = mount.path.slice(1);
  const redirectTo = createRedirect(router);
  const frame = { Component: () => <SlotFrame slot={mount.slot} /> };
  // Patches add up and the first one wins, so a mount is patched once per document.
  let isOpen = false;
  // The person still waits on the page, or has left it.
  const openLate = (): void => {
    const { pathname } = router().state.location;
    if (!isOpen && (pathname === mount.path || pathname.startsWith(`${mount.path}/`))) void router().revalidate();
  };

  return {
    id,
    middleware: [createAdmissionGuard(mount, redirectTo)],
    ErrorBoundary: () => <Unavailable slot={mount.slot} home={mount.path} />,
    children: [
      {
        path: `${path}/*`,
        loader: async ({ request }) => {
          if (isOpen) throw await redirectTo('/404');
          const opening = open(mount.slot);
          const { createRoutes } = await withTimeout(opening, timeout_ms).catch((error: unknown) => {
            if (error instanceof RemoteTimeoutError) void opening.then(openLate, () => undefined);
            throw error;
          });
          await yieldToBrowser();
          const routes = createRoutes({ base: mount.path });
          if (!isOpen)
            router().patchRoutes(id, [
              { path, children: [{ ...frame, children: [...routes, createNotFoundRoute(redirectTo)] }] },
            ]);
          isOpen = true;
          await yieldToBrowser();
          // A request has no anchor; the location of its navigation has one.
          const { navigation, location } = router().state;
          throw await redirectTo(toRelativeAddress(request.url) + (navigation.location ?? location).hash);
        },
      },
    ],
  };
}

export function createNotFoundRoute(redirectTo: Redirect): RouteObject {
  return { path: '*', loader: () => redirectTo('/404') };
}

/**
 * Frame of a remote's pages; it shows a note when they are the former version because the newest did not start here.
 */
function SlotFrame({ slot }: { readonly slot: ReleaseSlot }) {
  const t = useWords();
  // Runs only when the page below could be rendered: a page that throws removes this effect with it.
  useEffect(() => {
    markShown(slot);
  }, [slot]);
  return (
    <>
      {isFormer(slot) && <Remark tone="warning">{t('former_version')}</Remark>}
      <Outlet />
    </>
  );
}
