import type { RouteObject } from 'react-router';

import type { OwnStart } from './own-start.ts';

/** The account page that every area has at `account`: profile, password, sessions. One line in a remote's routes. */
export function accountRoute(own?: OwnStart): RouteObject {
  return {
    path: 'account',
    lazy: async () => {
      const page = await import('./account.page.tsx');
      return own ? page.withStart(own) : page;
    },
  };
}
