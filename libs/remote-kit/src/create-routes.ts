import type { RouteObject } from 'react-router';

/** What a remote exposes as `./routes`: its routes, with paths relative to the mount `base`. */
export type CreateRoutes = (at: { readonly base: string }) => RouteObject[];

/** The module behind a door. */
export interface RemoteModule {
  readonly createRoutes: CreateRoutes;
}
