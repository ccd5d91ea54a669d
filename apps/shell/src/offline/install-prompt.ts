// Captures the browser's offer to install the page as an app until the shell shows it.

/** The browser's event for installing the page as an app; not in the types of all browsers. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offeredPrompt: InstallPrompt | undefined;
const promptListeners = new Set<() => void>();

/** Captures the browser's install offer, which comes once and early, until it can be shown without disturbing. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offeredPrompt = event as InstallPrompt; // the one event of this name
    for (const listener of promptListeners) listener();
  });
}

export function findInstallPrompt(): InstallPrompt | undefined {
  return offeredPrompt;
}

export function watchInstallPrompt(listener: () => void): () => void {
  promptListeners.add(listener);
  return () => void promptListeners.delete(listener);
}
