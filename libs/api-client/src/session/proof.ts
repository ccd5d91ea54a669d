// Requests the password again when the server requires it for an action, so that the refused call can be repeated.

import { isRefusal } from '../refusal.ts';

type RequestPassword = () => Promise<boolean>;

let requestPassword: RequestPassword = () => Promise.resolve(false);
let proof: Promise<boolean> | undefined;

/**
 * Registers the password dialog, which returns true once the server accepted the password. There is one listener: the
 * session store.
 */
export function onPasswordNeeded(listener: RequestPassword): void {
  requestPassword = listener;
}

/**
 * Returns whether a refused call may be sent once more, because the server required the password and the person typed
 * it. Concurrent calls share one dialog.
 */
export async function isProvenNow(error: unknown): Promise<boolean> {
  if (!isRefusal(error) || error.code !== 'password_needed') return false;
  proof ??= requestPassword().finally(() => {
    proof = undefined;
  });
  return proof;
}
