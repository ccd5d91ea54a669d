import type { RouteObject } from 'react-router';

/** Export of a remote as `./routes`: its routes, with paths relative to the mount `base`. */
export type CreateRoutes = (at: { readonly base: string }) => RouteObject[];

/** The module that a mount loads. */
export interface RemoteModule {
  readonly createRoutes: CreateRoutes;
}
