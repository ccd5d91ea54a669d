/** The browser's event for installing the page as an app; not in the types of all browsers. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offeredPrompt: InstallPrompt | undefined;
const promptListeners = new Set<() => void>();

/** Takes the browser's offer, which it makes once and early, for the moment when it does not disturb. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offeredPrompt = event as InstallPrompt; // the one event of this name
    for (const listener of promptListeners) listener();
  });
}

export function installPrompt(): InstallPrompt | undefined {
  return offeredPrompt;
}

export function watchInstallPrompt(listener: () => void): () => void {
  promptListeners.add(listener);
  return () => void promptListeners.delete(listener);
}
