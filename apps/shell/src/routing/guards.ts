// Guards of the routes by session and role, and the redirects between sign-in and areas.

import { setCurrentArea } from '@ebpls/api-client';
import { getHomePath, type RoleKind } from '@ebpls/contracts';
import { restoreSession, useSession, getVisitorKind } from '@ebpls/remote-kit';
import type { MiddlewareFunction } from 'react-router';

import { isAdmitted, type Mount } from '../release/mounts.ts';
import type { Redirect } from './redirect.ts';

/**
 * Target of a signed-in person who opens a page for signed-out ones (specification section 2; the area guard redirects
 * staff, decision D10).
 */
export const AFTER_SIGN_IN = '/app/account';

/** Admits only visitors who are not signed in. */
export function createSignedOutGuard(redirectTo: Redirect): MiddlewareFunction {
  return async () => {
    await restoreSession();
    if (getVisitorKind() !== undefined) throw await redirectTo(AFTER_SIGN_IN);
  };
}

/**
 * Admits only the slot's roles: others go to their own home, visitors without a session to the sign-in, which remembers
 * the address.
 */
export function createAdmissionGuard(mount: Mount, redirectTo: Redirect): MiddlewareFunction {
  return async ({ request }) => {
    await restoreSession();
    if (useSession.getState().user?.needs_second_step)
      throw await redirectTo(toSecondStepAddress(toRelativeAddress(request.url)));
    const redirectPath = findRedirect(mount, getVisitorKind(), toRelativeAddress(request.url));
    if (redirectPath !== undefined) throw await redirectTo(redirectPath);
    setCurrentArea(mount.path);
  };
}

/** Admits only a person whose required second step is missing; others are redirected to their target. */
export function createSecondStepGuard(redirectTo: Redirect): MiddlewareFunction {
  return async ({ request }) => {
    await restoreSession();
    const { user } = useSession.getState();
    const next = getLandingAddress(new URL(request.url).searchParams.get('next'));
    if (!user?.needs_second_step) throw await redirectTo(user ? next : toSignInAddress(next));
  };
}

/** Returns the setup address of a required second step; it leads back to an address of ours afterwards. */
function toSecondStepAddress(address: string): string {
  return `/login/second-step?next=${encodeURIComponent(address)}`;
}

/** Returns the target of a visitor who may not enter; undefined when they may. */
function findRedirect(mount: Mount, visitor: RoleKind | undefined, address: string): string | undefined {
  if (isAdmitted(mount, visitor)) return undefined;
  return visitor === undefined ? toSignInAddress(address) : getHomePath(visitor);
}

/** Returns the address of the sign-in page, which leads back to an address of ours afterwards (decision D31). */
export function toSignInAddress(address: string): string {
  return address === '/' || address === AFTER_SIGN_IN ? '/login' : `/login?next=${encodeURIComponent(address)}`;
}

/**
 * Returns the address to open after the sign-in: the remembered one when it is ours; its guard decides whether this
 * person may enter it.
 */
export function getLandingAddress(next: string | null): string {
  if (next === null) return AFTER_SIGN_IN;
  const { origin, pathname, search } = new URL(next, OURS);
  return origin === OURS && next.startsWith('/') ? pathname + search : AFTER_SIGN_IN;
}

const OURS = 'http://app.invalid';

export function toRelativeAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
