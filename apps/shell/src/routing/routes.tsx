import { secondStepRoute } from '@ebpls/remote-kit';
import { FullScreenLoader } from '@ebpls/ui';
import type { RouteObject } from 'react-router';

import { ShellFrame } from '../frame/shell-frame.tsx';
import { PublicPagesFrame } from '../frame/public-frame.tsx';
import type { Mount } from '../release/mounts.ts';
import { createRemoteRoute, type RemoteRouteOptions, createNotFoundRoute } from './remote-route.tsx';
import { createSignedOutGuard, createSecondStepGuard } from './guards.ts';
import { ShellRoot, type ShellData, restoreFirst } from './shell-root.tsx';
import { loadMunicipality } from './municipality.ts';
import { createRedirect, type Redirect } from './redirect.ts';
import { createRedirectRoutes } from './redirect-rules.ts';
import { ShellFailed } from './unavailable.tsx';

/** Routes of the shell: public pages, entrance, one route per mount. It names no remote. */
export function createShellRoutes(
  mounts: readonly Mount[],
  doors: RemoteRouteOptions,
  release: number | undefined,
): RouteObject[] {
  const redirectTo = createRedirect(doors.router);
  // The first mount runs this loader again; the municipality stays the same.
  let municipality: ShellData['municipality'] | undefined;
  const loadShell = async (): Promise<ShellData> => {
    municipality ??= loadMunicipality();
    await restoreFirst();
    return { mounts, municipality, release };
  };
  return [
    {
      id: 'shell',
      Component: ShellRoot,
      ErrorBoundary: ShellFailed,
      HydrateFallback: FullScreenLoader,
      loader: loadShell,
      shouldRevalidate: () => false,
      children: [
        ...createRedirectRoutes(mounts, redirectTo),
        // The start page is a document of its own; the route to it lies outside the public frame.
        { path: 'home', lazy: () => import('../landing/home.page.tsx') },
        { Component: PublicPagesFrame, children: createPublicRoutes(redirectTo) },
        {
          Component: ShellFrame,
          children: [
            ...mounts.map((mount) => createRemoteRoute(mount, doors)),
            { path: '404', lazy: () => import('../landing/missing.page.tsx') },
            // Without a release, a missing page and one that is not loaded yet cannot be distinguished.
            release !== undefined ? createNotFoundRoute(redirectTo) : { path: '*', Component: ShellFailed },
          ],
        },
      ],
    },
  ];
}

// Named, because the start page prefetches these chunks.
const loadLogin = (): Promise<object> => import(/* webpackChunkName: "login" */ '../entrance/login/login.page.tsx');
const loadRegister = (): Promise<object> => import(/* webpackChunkName: "register" */ '../entrance/register.page.tsx');

const createPublicRoutes = (redirectTo: Redirect): RouteObject[] => [
  { path: 'home/terms-and-conditions', lazy: () => import('../legal-pages/terms.page.tsx') },
  { path: 'home/privacy-notice', lazy: () => import('../legal-pages/privacy.page.tsx') },
  { path: 'pricing', lazy: () => import('../legal-pages/pricing.page.tsx') },
  { path: 'citizens-charter', lazy: () => import('../charter/citizens-charter.page.tsx') },
  { path: 'complaints', lazy: () => import('../charter/complaints.page.tsx') },
  { path: 'accessibility', lazy: () => import('../legal-pages/accessibility.page.tsx') },
  { path: 'status', lazy: () => import('../status/status.page.tsx') },
  { path: 'track', lazy: () => import('../status-check/track.page.tsx') },
  { path: 'permits/verify', lazy: () => import('../permit-check/verify-number.page.tsx') },
  { path: 'permits/verify/:token', lazy: () => import('../permit-check/verify-code.page.tsx') },
  { path: 'receipts/verify/:token', lazy: () => import('../permit-check/receipt-code.page.tsx') },
  {
    middleware: [createSignedOutGuard(redirectTo)],
    children: [
      { path: 'login', lazy: loadLogin },
      { path: 'login/mobile', lazy: () => import('../entrance/mobile/mobile-login.page.tsx') },
      { path: 'login/verification', lazy: () => import('../entrance/verification.page.tsx') },
      { path: 'login/invitation', lazy: () => import('../entrance/invitation.page.tsx') },
      { path: 'register', lazy: loadRegister },
      { path: 'register/mobile', lazy: () => import('../entrance/mobile/mobile-register.page.tsx') },
      { path: 'recover/password', lazy: () => import('../entrance/recover.page.tsx') },
      { path: 'recover/password/reset-form/:email/:token', lazy: () => import('../entrance/reset-link.page.tsx') },
      { path: 'recover/password/new', lazy: () => import('../entrance/reset.page.tsx') },
    ],
  },
  { middleware: [createSecondStepGuard(redirectTo)], children: [secondStepRoute()] },
  { path: 'login-unprotected', lazy: loadLogin },
  { path: 'ebpls/login', lazy: loadLogin },
  { path: 'register-unprotected', lazy: loadRegister },
  { path: 'setup', lazy: () => import('../entrance/setup.page.tsx') },
];
