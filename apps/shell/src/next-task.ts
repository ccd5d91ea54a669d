/**
 * Ends the task of the browser here and goes on in the next one: whoever presses something meanwhile waits for one piece
 * of the start, not for all of it.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
