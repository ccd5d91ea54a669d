/**
 * Ends the task of the browser here and goes on in the next one: whoever presses something meanwhile waits for one piece
 * of the start, not for all of it. Where the browser can yield, nothing else of the page comes between.
 */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
