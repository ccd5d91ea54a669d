import { waitForFirst } from '@ebpls/api-client';
import { applySettings, restoreSession } from '@ebpls/remote-kit';

import { yieldToBrowser } from './next-task.ts';
import { queuePrefetches } from './queue-prefetches.ts';
import { guardScripts } from './release/trust/policy.ts';
import { prefetchPage } from './session/prefetch-page.ts';

let finishFirst = (_first: Promise<unknown>): void => undefined;

/** The live line waits for this from now on. The house calls it once, with what goes before the line. */
export function connectSocketAfter(first: Promise<unknown>): void {
  finishFirst(first);
}

// The first script of a document, a fifth of the house. Whoever comes back is asked for while the rest still travels:
// the answer is here when the house is.
guardScripts(document);
queuePrefetches(document);
applySettings();
waitForFirst(
  new Promise<unknown>((resolve) => {
    finishFirst = resolve;
  }),
);
void yieldToBrowser().then(() => {
  void restoreSession();
  prefetchPage(document, location);
});
