import { FullScreenLoader } from '@ebpls/ui';
import { useEffect } from 'react';

import { ShellFailed } from '../routing/unavailable.tsx';

/**
 * Reloads the browser when a link inside the shell leads to the start page, which is a document of its own, rendered
 * when the product is built.
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
