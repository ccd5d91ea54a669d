/** What a browser offers that can put the page beside the apps; not in the types of all of them. */
export interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | undefined;
const listeners = new Set<() => void>();

/** Takes the browser's offer, which it makes once and early, for the moment when it does not disturb. */
export function hearInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt; // the one event of this name
    for (const listener of listeners) listener();
  });
}

export function installPrompt(): InstallPrompt | undefined {
  return offered;
}

export function watchInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
