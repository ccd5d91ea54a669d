import type { RouteObject } from 'react-router';

/** The account page that every area has at `account`: profile, password, sessions. One line in a remote's routes. */
export function accountRoute(): RouteObject {
  return { path: 'account', lazy: () => import('./account.page.tsx') };
}
