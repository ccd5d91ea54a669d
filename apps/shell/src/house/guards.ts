import { enterArea } from '@ebpls/api-client';
import { homeOf, type RoleKind } from '@ebpls/contracts';
import { restoreSession, useSession, visitorKind } from '@ebpls/remote-kit';
import type { MiddlewareFunction } from 'react-router';

import { admits, type Mount } from '../release/mounts.ts';
import type { Onward } from './onward.ts';

/**
 * Where a signed-in person goes from a page for signed-out ones (specification section 2; the area guard sends staff
 * on, decision D10).
 */
export const AFTER_SIGN_IN = '/app/account';

/** Only for visitors who are not signed in. */
export function onlySignedOut(onward: Onward): MiddlewareFunction {
  return async () => {
    await restoreSession();
    if (visitorKind() !== undefined) throw await onward(AFTER_SIGN_IN);
  };
}

/**
 * Only for those whom the slot admits: others go to their own home, strangers to the sign-in, which remembers the
 * address.
 */
export function onlyAdmitted(mount: Mount, onward: Onward): MiddlewareFunction {
  return async ({ request }) => {
    await restoreSession();
    if (useSession.getState().user?.needs_second_step) throw await onward(secondStepFor(addressOf(request.url)));
    const away = turnedAway(mount, visitorKind(), addressOf(request.url));
    if (away !== undefined) throw await onward(away);
    enterArea(mount.path);
  };
}

/** Only for a person of whom a second step is required and missing; others are led on to where they were going. */
export function onlyWithoutSecondStep(onward: Onward): MiddlewareFunction {
  return async ({ request }) => {
    await restoreSession();
    const { user } = useSession.getState();
    const next = landingFor(new URL(request.url).searchParams.get('next'));
    if (!user?.needs_second_step) throw await onward(user ? next : signInFor(next));
  };
}

/** Where a required second step is set up; it leads back to an address of ours afterwards. */
function secondStepFor(address: string): string {
  return `/login/second-step?next=${encodeURIComponent(address)}`;
}

/** Where a visitor is sent who may not enter; undefined when they may. */
function turnedAway(mount: Mount, visitor: RoleKind | undefined, address: string): string | undefined {
  if (admits(mount, visitor)) return undefined;
  return visitor === undefined ? signInFor(address) : homeOf(visitor);
}

/** The sign-in page, which leads back to an address of ours afterwards (decision D31). */
export function signInFor(address: string): string {
  return address === '/' || address === AFTER_SIGN_IN ? '/login' : `/login?next=${encodeURIComponent(address)}`;
}

/**
 * The address to open after the sign-in: the remembered one when it is ours; whether this person may enter it, its
 * guard says.
 */
export function landingFor(next: string | null): string {
  if (next === null) return AFTER_SIGN_IN;
  const { origin, pathname, search } = new URL(next, OURS);
  return origin === OURS && next.startsWith('/') ? pathname + search : AFTER_SIGN_IN;
}

const OURS = 'http://house.invalid';

export function addressOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
