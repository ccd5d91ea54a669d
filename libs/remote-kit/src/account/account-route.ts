import type { RouteObject } from 'react-router';

import type { OwnStart } from './own-start.ts';

/** Returns the route of the account page, which every area has at `account`: profile, password, sessions. */
export function accountRoute(own?: OwnStart): RouteObject {
  return {
    path: 'account',
    lazy: async () => {
      const page = await import('./account.page.tsx');
      return own ? page.withStart(own) : page;
    },
  };
}
