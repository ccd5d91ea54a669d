// Captures the browser's offer to install the page as an app until the shell shows it.

import { createStore } from '@ebpls/remote-kit';

/** The browser's event for installing the page as an app; not in the types of all browsers. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const installPromptStore = createStore<{ readonly prompt?: InstallPrompt }>(() => ({}));

/** Captures the browser's install offer, which comes once and early, until it can be shown without disturbing. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPromptStore.setState({ prompt: event as InstallPrompt }); // the one event of this name
  });
}
