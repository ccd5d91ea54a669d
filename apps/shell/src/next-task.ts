/**
 * Ends the browser's current task and continues in the next one, so that an input meanwhile waits for one part of the
 * start only. In browsers with `scheduler.yield` nothing else of the page runs in between.
 */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
