// First script of a document: applies the settings, guards scripts, and restores the session while the shell loads.

import { waitForFirst } from '@ebpls/api-client';
import { applySettings, restoreSession } from '@ebpls/remote-kit';

import { yieldToBrowser } from './next-task.ts';
import { queuePrefetches } from './queue-prefetches.ts';
import { guardScripts } from './release/trust/policy.ts';
import { prefetchPage } from './session/prefetch-page.ts';

let finishFirst = (_first: Promise<unknown>): void => undefined;

/**
 * From now on the live socket waits for this promise. The shell calls it once, with the work that precedes the socket.
 */
export function connectSocketAfter(first: Promise<unknown>): void {
  finishFirst(first);
}

// The first script of a document, a fifth of the shell. It requests the account of a returning person while the rest
// loads, so that the reply is there when the shell is.
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
