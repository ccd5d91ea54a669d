import { letGoFirst } from '@ebpls/api-client';
import { applySettings, restoreSession } from '@ebpls/remote-kit';

import { nextTask } from './next-task.ts';
import { prefetchInTurn } from './prefetch-in-turn.ts';
import { guardScripts } from './release/trust/policy.ts';
import { askForPage } from './session/ask-for-page.ts';

let end_turn = (_first: Promise<unknown>): void => undefined;

/** The live line waits for this from now on. The house calls it once, with what goes before the line. */
export function letLineGoAfter(first: Promise<unknown>): void {
  end_turn(first);
}

// The first script of a document, a fifth of the house. Whoever comes back is asked for while the rest still travels:
// the answer is here when the house is.
guardScripts(document);
prefetchInTurn(document);
applySettings();
letGoFirst(
  new Promise<unknown>((resolve) => {
    end_turn = resolve;
  }),
);
void nextTask().then(() => {
  void restoreSession();
  askForPage(document, location);
});
