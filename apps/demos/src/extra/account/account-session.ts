// Signed-in state of the demo's account: signs in and out, and loads the account.

import { DemoError } from '../../shared/mock/demo-server.ts';
import { type DemoUser, signInToDemo } from '../../shared/mock/demo-session.ts';
import { createDemoStore } from '../../shared/mock/demo-store.ts';
import { callAccount, type DemoNotification, type DemoSettings, type Subscription } from './account-mock.ts';

/** The demonstration's token: none yet, or none because the visitor signed out. */
export const sessionStore = createDemoStore<{ readonly token: string; readonly isOut: boolean }>('session', () => ({
  token: '',
  isOut: false,
}));

interface Account {
  readonly user: DemoUser;
  readonly settings: DemoSettings;
  readonly subscription: Subscription;
}

export interface AccountLoaded {
  /** Undefined without a sign-in at the demonstration. */
  readonly account: Account | undefined;
  readonly notifications: readonly DemoNotification[];
}

/** Signs in with the given address and password; throws DemoError when the demonstration refuses. */
export async function signIn(email: string, password: string): Promise<void> {
  const { accessToken } = await callAccount<{ accessToken: string }>('/api/account/login', {
    json: { email, password },
  });
  sessionStore.change(() => ({ token: accessToken, isOut: false }));
}

export const signOut = (): void => void sessionStore.change(() => ({ token: '', isOut: true }));

/** Until when a token opens the account, as an instant. */
export function getTokenExpiry(token: string): string | undefined {
  try {
    const { exp } = Object(JSON.parse(atob(token.split('.')[1] ?? ''))) as { exp?: unknown };
    return typeof exp === 'number' ? new Date(exp * 1000).toISOString() : undefined;
  } catch {
    return undefined;
  }
}

async function ownToken(signal: AbortSignal): Promise<string> {
  const { token, isOut } = sessionStore.read();
  if (token !== '' || isOut) return token;
  const newToken = await signInToDemo(signal);
  return sessionStore.change(() => ({ token: newToken, isOut: false })).token;
}

async function loadOwnAccount(token: string, signal: AbortSignal): Promise<Account> {
  const [{ user }, { settings }, { subscription }] = await Promise.all([
    callAccount<{ user: DemoUser }>('/api/account/me', { token, signal }),
    callAccount<{ settings: DemoSettings }>('/api/account/settings', { token, signal }),
    callAccount<{ subscription: Subscription }>('/api/account/subscription', { token, signal }),
  ]);
  return { user, settings, subscription };
}

/** Everything about the account; a token that opens it no longer is forgotten, as at a real sign-in. */
export async function loadAccount(signal: AbortSignal): Promise<AccountLoaded> {
  const { notifications } = await callAccount<{ notifications: DemoNotification[] }>('/api/notifications', { signal });
  const token = await ownToken(signal);
  if (token === '') return { account: undefined, notifications };
  try {
    return { account: await loadOwnAccount(token, signal), notifications };
  } catch (error) {
    if (!(error instanceof DemoError && error.status === 401)) throw error;
    signOut();
    return { account: undefined, notifications };
  }
}
