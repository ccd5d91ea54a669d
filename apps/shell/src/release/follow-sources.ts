import type { RouteObject } from 'react-router';

const HANDED = ['loader', 'action', 'shouldRevalidate'] as const;

/** What a page's file exports for its route, beside what is drawn. */
type Page = { readonly [name in (typeof HANDED)[number]]?: unknown };

/** As much of the router as is needed here. */
interface Redrawn {
  readonly routes: readonly RouteObject[];
  revalidate(): Promise<void>;
}

/**
 * While developing: gives the loader and action of a page that was edited to the routes that have the former ones, and
 * reads again. Fast refresh has redrawn the page by then, with the state that it had. The development server says which
 * page it was (`tools/build/src/page-loader.cjs`).
 */
export function followSources(router: Redrawn): void {
  addEventListener('ebpls:page', (event) => {
    const { before, now } = (event as CustomEvent<{ before: Page; now: Page }>).detail; // said by the page's own module
    for (const route of allOf(router.routes))
      for (const name of HANDED)
        if (before[name] !== undefined && route[name] === before[name]) Object.assign(route, { [name]: now[name] });
    void router.revalidate();
  });
}

function allOf(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...allOf(route.children ?? [])]);
}
