import { endAhead, type letGoFirst } from '@ebpls/api-client';
import { useSession } from '@ebpls/remote-kit';

/** As much of the router as says whether a view stands. */
interface Viewed {
  readonly state: ViewState;
  subscribe(hear: (state: ViewState) => void): () => void;
}

interface ViewState {
  readonly initialized: boolean;
  readonly navigation: { readonly state: string };
}

const stands = ({ initialized, navigation }: ViewState): boolean => initialized && navigation.state === 'idle';

/** Until the first view of the document stands. */
export function firstView(router: Viewed): Promise<void> {
  return new Promise((resolve) => {
    if (stands(router.state)) return resolve();
    const stop = router.subscribe((state) => {
      if (!stands(state)) return;
      stop();
      resolve();
    });
  });
}

/** The longest that a busy page keeps the line waiting. */
const QUIET_MS = 4_000;

/**
 * Lets the first view of the document go before the live line, whose code is a twentieth of all that is fetched. To be
 * called before the session is restored; what it gives, as soon as there is a router.
 */
export function lineAfterView(let_go_first: typeof letGoFirst): (router: Viewed) => void {
  let open = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    open = resolve;
  });
  void first.then(endAhead);
  // Quiet once more, so that the browser is asked ahead before the line asks for its code.
  let_go_first(first.then(quiet).then(fetchAhead).then(quiet).then(isHere));
  return (router) => void firstView(router).then(open);
}

/** Until nothing else is to be done, or QUIET_MS have passed. */
export function quiet(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: QUIET_MS });
    else setTimeout(resolve);
  });
}

/** With the lowest priority, like all that the first view does not draw; strangers have no line. */
async function fetchAhead(): Promise<void> {
  if (useSession.getState().status !== 'signed_in') return;
  await import('../frame/panels-ahead.ts').catch(() => undefined);
}

/**
 * Until what was asked for ahead has come, or failed to: the line then takes its code from there, instead of asking for
 * it again before all that is still on its way.
 */
async function isHere(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')];
  const coming = links.filter(({ href }) => performance.getEntriesByName(href).length === 0);
  const ends = coming.map((link) => Promise.race([ended(link, 'load'), ended(link, 'error')]));
  await Promise.race([Promise.all(ends), new Promise((resolve) => setTimeout(resolve, QUIET_MS))]);
}

function ended(link: HTMLLinkElement, how: 'load' | 'error'): Promise<void> {
  return new Promise((resolve) => link.addEventListener(how, () => resolve(), { once: true }));
}
