import { stopRenewing } from '@ebpls/api-client';
import type { User } from '@ebpls/contracts';
import { type CreateRoutes, useNotices, useSession, useSettings } from '@ebpls/remote-kit';
import { FullScreenLoader, UiProvider } from '@ebpls/ui';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';

import { createUser } from './a-user.ts';

/** Options with which a test opens the pages of a remote. */
export interface OpenOptions {
  /** The signed-in user; an owner when left out, `null` for nobody. */
  readonly session?: User | null;
  readonly language?: 'en' | 'fil';
}

type OpenRouter = ReturnType<typeof createMemoryRouter>;

/** Opens a remote at an address, mounted at `base` as the shell mounts it; the router holds the current location. */
export function openRemote(
  createRoutes: CreateRoutes,
  base: string,
  address: string,
  options?: OpenOptions,
): OpenRouter {
  return openRoutes([{ path: base, children: createRoutes({ base }) }], address, options);
}

/** Opens any routes at an address. */
export function openRoutes(
  routes: RouteObject[],
  address: string,
  { session = createUser(), language = 'en' }: OpenOptions = {},
): OpenRouter {
  useSession.setState({ status: session ? 'signed_in' : 'signed_out', user: session ?? undefined });
  useSettings.setState({ language });
  const router = createMemoryRouter([{ HydrateFallback: FullScreenLoader, children: routes }], {
    initialEntries: [address],
  });
  render(
    <UiProvider theme="LIGHT" locale={language}>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return router;
}

afterEach(() => {
  stopRenewing();
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  useNotices.setState(useNotices.getInitialState(), true);
  localStorage.clear();
});
