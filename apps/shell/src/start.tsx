import type { Release } from '@ebpls/remote-kit/declare';
import { FullScreenLoader } from '@ebpls/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

import { hydrateLogin } from './entrance/login/hydrate-login.ts';
import { connectSocketAfter } from './first.ts';
import { followSession } from './routing/follow-session.ts';
import { ShellTheme } from './routing/shell-root.tsx';
import { createShellRoutes } from './routing/routes.tsx';
import { yieldToBrowser } from './next-task.ts';
import { followPageLoads } from './offline/follow-page-loads.ts';
import { captureInstallPrompt } from './offline/install-prompt.ts';
import { followSources } from './release/follow-sources.ts';
import { type Mount, listMounts } from './release/mounts.ts';
import { openRemote, prefetchRemote, registerSlots } from './release/open-remote.ts';
import { loadOverride, applyOverride } from './release/trust/override.ts';
import { recordPageRelease } from './release/release-reports.ts';
import { readRelease } from './release/release.ts';
import { waitForFirstView, createSocketStarter, waitForIdle } from './session/socket-after-view.ts';
import { fetchOwnArea } from './session/own-area.ts';

const SEEN_MS = 150; // A shorter wait is not shown.

/**
 * Starts the shell: the release, then the router; the session is already being restored. The shell names no remote; it
 * reads the release.
 */
export async function startShell(document: Document): Promise<void> {
  const { documentElement: page } = document;
  captureInstallPrompt();
  hydrateLogin(document);
  const openLineAfter = createSocketStarter(connectSocketAfter);
  const root = createRoot(getRootElement(page));
  const draw = (content: ReactNode): void => root.render(<ShellTheme>{content}</ShellTheme>);
  // A release inlined in the document is read before the loader would become visible.
  const loaderTimer = setTimeout(draw, SEEN_MS, <FullScreenLoader />);
  const [release] = await Promise.all([readRelease().catch(() => undefined), loadOverride()]);
  await yieldToBrowser();
  const mounts = release ? registerRelease(release) : [];
  const router = createBrowserRouter(
    createShellRoutes(mounts, { open: openRemote, router: () => router }, release?.number),
  );
  followPageLoads(router);
  openLineAfter(router);
  followSession((address) => location.assign(address));
  fetchOwnArea(mounts, { after: waitForFirstView(router).then(waitForIdle), fetch: prefetchRemote });
  await yieldToBrowser();
  clearTimeout(loaderTimer);
  draw(<RouterProvider router={router} />);
  // From here the theme paints the page instead of the boot script's background.
  page.style.backgroundColor = '';
  if (process.env['NODE_ENV'] === 'production') runAfterFirstPaint();
  else followSources(router);
}

/** Work for the next visit starts after the first page, when the browser is idle. */
function runAfterFirstPaint(): void {
  const register = (): void =>
    void import(/* webpackChunkName: "offline-page" */ './offline/register-worker.ts').then(
      ({ registerWorker }) => registerWorker(),
      () => undefined,
    );
  if ('requestIdleCallback' in globalThis) requestIdleCallback(register, { timeout: 4_000 });
  else setTimeout(register, 1_000);
}

function getRootElement(page: HTMLElement): Element {
  const root = page.querySelector('#app');
  if (!root) throw new Error('The document has no #app element.');
  return root;
}

function registerRelease(release: Release): Mount[] {
  const slots = applyOverride(release.slots);
  registerSlots(slots);
  recordPageRelease(release);
  return listMounts({ slots });
}
