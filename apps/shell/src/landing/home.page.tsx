import { FullScreenLoader } from '@ebpls/ui';
import { useEffect } from 'react';

import { ShellFailed } from '../routing/unavailable.tsx';

/**
 * The start page is a document of its own, drawn when the product is built. Whoever goes there from inside the house is
 * given that document.
 */
export function Component() {
  const isAlreadyThere = addressOfDocument() === location.pathname;
  useEffect(() => {
    if (!isAlreadyThere) location.reload();
  }, [isAlreadyThere]);
  // A server that answers this address with the house instead has no start page; asking again would never end.
  return isAlreadyThere ? <ShellFailed /> : <FullScreenLoader />;
}

/** The address that this document was loaded from; going on inside the house does not change it. */
function addressOfDocument(): string | undefined {
  const [navigationEntry] = performance.getEntriesByType?.('navigation') ?? [];
  return navigationEntry && new URL(navigationEntry.name).pathname;
}
