import { showNotice, signOut } from '@ebpls/remote-kit';

import { setLeaveAddress } from '../routing/follow-session.ts';
import { words } from '../routing/shell-root.messages.ts';

/**
 * Signing out returns to / (specification section 2). Without the server's confirmation the session stays as it is
 * (decision E12).
 */
export async function signOutAndLeave(): Promise<void> {
  setLeaveAddress('/');
  try {
    await signOut();
  } catch {
    showNotice('failed', words('sign_out.failed'), { label: words('retry'), act: () => void signOutAndLeave() });
  }
}
