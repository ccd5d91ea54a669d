import { isRefusal } from '../refusal.ts';

type RequestPassword = () => Promise<boolean>;

let requestPassword: RequestPassword = () => Promise.resolve(false);
let proving: Promise<boolean> | undefined;

/**
 * Registers who asks the person for the password again; says true once the server took it. There is one listener: the
 * session store.
 */
export function onPasswordNeeded(listener: RequestPassword): void {
  requestPassword = listener;
}

/**
 * Whether a refused call may be sent once more, because the server wanted the password again and the person typed it.
 * Several calls at once ask once.
 */
export async function isProvenNow(error: unknown): Promise<boolean> {
  if (!isRefusal(error) || error.code !== 'password_needed') return false;
  proving ??= requestPassword().finally(() => {
    proving = undefined;
  });
  return proving;
}
