// In development: gives the loader and action of an edited page to the routes that have the former ones, and reloads
// the data. Fast refresh has rendered the page by then with its state. The development server names the page
// (`tools/build/src/page-loader.cjs`).

import type { RouteObject } from 'react-router';

const ROUTE_EXPORTS = ['loader', 'action', 'shouldRevalidate'] as const;

/** Exports of a page's file for its route, besides its component. */
type PageExports = { readonly [name in (typeof ROUTE_EXPORTS)[number]]?: unknown };

/** The part of the router that is used here. */
interface RouterLike {
  readonly routes: readonly RouteObject[];
  revalidate(): Promise<void>;
}

export function followSources(router: RouterLike): void {
  addEventListener('ebpls:page', (event) => {
    const { before, now } = (event as CustomEvent<{ before: PageExports; now: PageExports }>).detail; // said by the page's own module
    for (const route of listAllRoutes(router.routes))
      for (const name of ROUTE_EXPORTS)
        if (before[name] !== undefined && route[name] === before[name]) Object.assign(route, { [name]: now[name] });
    void router.revalidate();
  });
}

function listAllRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...listAllRoutes(route.children ?? [])]);
}
