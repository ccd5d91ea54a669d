// Delays the live socket until the first view of the document is rendered.

import { clearPrefetches, type waitForFirst } from '@ebpls/api-client';
import { useSession } from '@ebpls/remote-kit';

/** The part of the router that shows whether a view is rendered. */
interface ViewRouter {
  readonly state: ViewState;
  subscribe(hear: (state: ViewState) => void): () => void;
}

interface ViewState {
  readonly initialized: boolean;
  readonly navigation: { readonly state: string };
}

const isViewIdle = ({ initialized, navigation }: ViewState): boolean => initialized && navigation.state === 'idle';

/** Resolves when the first view of the document is rendered. */
export function waitForFirstView(router: ViewRouter): Promise<void> {
  return new Promise((resolve) => {
    if (isViewIdle(router.state)) return resolve();
    const stop = router.subscribe((state) => {
      if (!isViewIdle(state)) return;
      stop();
      resolve();
    });
  });
}

/** The longest time that a busy page delays the socket. */
const QUIET_MS = 4_000;

/**
 * Delays the live socket, whose code is a twentieth of all that is fetched, until the first view of the document is
 * rendered. To be called before the session is restored; the returned function, as soon as there is a router.
 */
export function createSocketStarter(let_go_first: typeof waitForFirst): (router: ViewRouter) => void {
  let open = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    open = resolve;
  });
  void first.then(clearPrefetches);
  // Idle once more, so that the browser starts its prefetches before the socket requests its code.
  let_go_first(first.then(waitForIdle).then(prefetchNextCode).then(waitForIdle).then(waitForPrefetches));
  return (router) => void waitForFirstView(router).then(open);
}

/** Resolves when the browser is idle, or after QUIET_MS. */
export function waitForIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: QUIET_MS });
    else setTimeout(resolve);
  });
}

/** Lowest priority, like everything that the first view does not render; visitors without a session have no socket. */
async function prefetchNextCode(): Promise<void> {
  if (useSession.getState().status !== 'signed_in') return;
  await import('../frame/panel-prefetch.ts').catch(() => undefined);
}

/**
 * Resolves when the prefetches have finished or failed: the socket then takes its code from there, instead of
 * requesting it again before everything that is still on its way.
 */
async function waitForPrefetches(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
  const pendingLinks = links.filter(({ href }) => performance.getEntriesByName(href).length === 0);
  const ends = pendingLinks.map((link) => Promise.race([waitForEvent(link, 'load'), waitForEvent(link, 'error')]));
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, QUIET_MS))]);
}

function waitForEvent(link: HTMLLinkElement, eventName: 'load' | 'error'): Promise<void> {
  return new Promise((resolve) => link.addEventListener(eventName, () => resolve(), { once: true }));
}
