import { type Navigation, redirect, replace } from 'react-router';

/** As much of the router as it takes to know how somebody came. */
export interface Underway {
  readonly state: { readonly navigation: { readonly historyAction: Navigation['historyAction'] } };
}

export type Redirect = (address: string) => Promise<Response>;

/**
 * Leads on to another address so that one journey leaves one entry in the history (decisions D10 and D32): whoever
 * followed a link gets an entry for where they end and comes back to where they were; a typed address is replaced, or
 * the way back would lead here again.
 */
export function createRedirect(router: () => Underway): Redirect {
  return async (address) => {
    // The first loaders run while the router is still being made.
    await Promise.resolve();
    return router().state.navigation.historyAction === 'PUSH' ? redirect(address) : replace(address);
  };
}
