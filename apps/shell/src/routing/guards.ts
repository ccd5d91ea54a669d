import { setCurrentArea } from '@ebpls/api-client';
import { getHomePath, type RoleKind } from '@ebpls/contracts';
import { restoreSession, useSession, getVisitorKind } from '@ebpls/remote-kit';
import type { MiddlewareFunction } from 'react-router';

import { isAdmitted, type Mount } from '../release/mounts.ts';
import type { Redirect } from './redirect.ts';

/**
 * Where a signed-in person goes from a page for signed-out ones (specification section 2; the area guard sends staff
 * on, decision D10).
 */
export const AFTER_SIGN_IN = '/app/account';

/** Only for visitors who are not signed in. */
export function createSignedOutGuard(onward: Redirect): MiddlewareFunction {
  return async () => {
    await restoreSession();
    if (getVisitorKind() !== undefined) throw await onward(AFTER_SIGN_IN);
  };
}

/**
 * Only for those whom the slot admits: others go to their own home, strangers to the sign-in, which remembers the
 * address.
 */
export function createAdmissionGuard(mount: Mount, onward: Redirect): MiddlewareFunction {
  return async ({ request }) => {
    await restoreSession();
    if (useSession.getState().user?.needs_second_step)
      throw await onward(toSecondStepAddress(toRelativeAddress(request.url)));
    const away = findRedirect(mount, getVisitorKind(), toRelativeAddress(request.url));
    if (away !== undefined) throw await onward(away);
    setCurrentArea(mount.path);
  };
}

/** Only for a person of whom a second step is required and missing; others are led on to where they were going. */
export function onlyWithoutSecondStep(onward: Redirect): MiddlewareFunction {
  return async ({ request }) => {
    await restoreSession();
    const { user } = useSession.getState();
    const next = getLandingAddress(new URL(request.url).searchParams.get('next'));
    if (!user?.needs_second_step) throw await onward(user ? next : signInFor(next));
  };
}

/** Where a required second step is set up; it leads back to an address of ours afterwards. */
function toSecondStepAddress(address: string): string {
  return `/login/second-step?next=${encodeURIComponent(address)}`;
}

/** Where a visitor is sent who may not enter; undefined when they may. */
function findRedirect(mount: Mount, visitor: RoleKind | undefined, address: string): string | undefined {
  if (isAdmitted(mount, visitor)) return undefined;
  return visitor === undefined ? signInFor(address) : getHomePath(visitor);
}

/** The sign-in page, which leads back to an address of ours afterwards (decision D31). */
export function signInFor(address: string): string {
  return address === '/' || address === AFTER_SIGN_IN ? '/login' : `/login?next=${encodeURIComponent(address)}`;
}

/**
 * The address to open after the sign-in: the remembered one when it is ours; whether this person may enter it, its
 * guard says.
 */
export function getLandingAddress(next: string | null): string {
  if (next === null) return AFTER_SIGN_IN;
  const { origin, pathname, search } = new URL(next, OURS);
  return origin === OURS && next.startsWith('/') ? pathname + search : AFTER_SIGN_IN;
}

const OURS = 'http://house.invalid';

export function toRelativeAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
