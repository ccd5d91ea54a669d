// Redirects when the session of the tab begins or ends.

import { getExpiry, getServerSeconds } from '@ebpls/api-client';
import { recordLostSession, useSession } from '@ebpls/remote-kit';

import { toSignInAddress } from './guards.ts';

let nextAddress: string | undefined;

/** Sets the address after a sign-out by the person; without it the sign-in page leads back here. */
export function setLeaveAddress(address: string): void {
  nextAddress = address;
}

/**
 * Reloads the document when a session ends, so that the patched routes of one role never meet another's (decision E12).
 * A sign-out in another tab ends it here too.
 */
export function followSession(load: (address: string) => void): () => void {
  const stop = useSession.subscribe((now, before) => {
    if (before.status !== 'signed_in' || now.status !== 'signed_out') return;
    load(nextAddress ?? toSignInAddress(location.pathname + location.search));
  });
  const handleStorage = ({ key, oldValue, newValue }: StorageEvent): void => {
    // An expired token is cleared before its renewal; only the removal of a valid one is a sign-out.
    const hadSession = (getExpiry(oldValue ?? '') ?? 0) > getServerSeconds();
    if (key !== 'accessToken' || newValue !== null || !hadSession) return;
    recordLostSession();
    useSession.setState({ status: 'signed_out', user: undefined });
  };
  addEventListener('storage', handleStorage);
  return () => {
    stop();
    removeEventListener('storage', handleStorage);
  };
}
