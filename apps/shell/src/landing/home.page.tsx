import { FullScreenLoader } from '@ebpls/ui';
import { useEffect } from 'react';

import { ShellFailed } from '../routing/unavailable.tsx';

/**
 * Loads the start page, a document of its own that is rendered when the product is built, for a link inside the shell.
 */
export function Component() {
  const isAlreadyThere = findDocumentAddress() === location.pathname;
  useEffect(() => {
    if (!isAlreadyThere) location.reload();
  }, [isAlreadyThere]);
  // A server that answers this address with the shell has no start page; another load would loop forever.
  return isAlreadyThere ? <ShellFailed /> : <FullScreenLoader />;
}

/** Address from which this document was loaded; navigation inside the shell does not change it. */
function findDocumentAddress(): string | undefined {
  const [navigationEntry] = performance.getEntriesByType?.('navigation') ?? [];
  return navigationEntry && new URL(navigationEntry.name).pathname;
}
