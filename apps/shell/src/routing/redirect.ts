// Creates the function that redirects a navigation, with the same place in the history.

import { type Navigation, redirect, replace } from 'react-router';

/** The part of the router that shows how the navigation began. */
export interface Underway {
  readonly state: { readonly navigation: { readonly historyAction: Navigation['historyAction'] } };
}

export type Redirect = (address: string) => Promise<Response>;

/**
 * Redirects so that one navigation leaves one entry in the history (decisions D10 and D32): a followed link gets an
 * entry for its final address, and going back returns to the page before; a typed address is replaced, or going back
 * would redirect again.
 */
export function createRedirect(router: () => Underway): Redirect {
  return async (address) => {
    // The first loaders run while the router is still being created.
    await Promise.resolve();
    return router().state.navigation.historyAction === 'PUSH' ? redirect(address) : replace(address);
  };
}
