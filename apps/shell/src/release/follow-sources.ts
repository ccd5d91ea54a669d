import type { RouteObject } from 'react-router';

const ROUTE_EXPORTS = ['loader', 'action', 'shouldRevalidate'] as const;

/** What a page's file exports for its route, beside what is drawn. */
type PageExports = { readonly [name in (typeof ROUTE_EXPORTS)[number]]?: unknown };

/** As much of the router as is needed here. */
interface RouterLike {
  readonly routes: readonly RouteObject[];
  revalidate(): Promise<void>;
}

/**
 * While developing: gives the loader and action of a page that was edited to the routes that have the former ones, and
 * reads again. Fast refresh has redrawn the page by then, with the state that it had. The development server says which
 * page it was (`tools/build/src/page-loader.cjs`).
 */
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
