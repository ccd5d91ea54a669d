import type { RouteObject } from 'react-router';

/** The queue of an office, the case and its papers: `request/clearances`. */
export function clearancesRoute(): RouteObject {
  return { path: 'request/clearances', lazy: () => import('./clearances/clearances.page.tsx') };
}

/**
 * The applications of all owners, for the licensing office and the administrator, at the same address (decision E26).
 */
export function transactionsRoute(): RouteObject {
  return { path: 'request/clearances', lazy: () => import('./transactions/transactions.page.tsx') };
}

/** An office's figures: `dashboard`. */
export function officeDashboardRoute(): RouteObject {
  return { path: 'dashboard', lazy: () => import('./dashboard/office-dashboard.page.tsx') };
}

/** The licensing office's figures: it holds no clearance of its own, its work is applications. */
export function licensingDashboardRoute(): RouteObject {
  return { path: 'dashboard', lazy: () => import('./dashboard/licensing-dashboard.page.tsx') };
}

/** The register of establishments, their place, and their papers where the office has a files page (decision D15). */
export function holdingsRoutes({ hasFiles }: { readonly hasFiles: boolean }): RouteObject[] {
  const files: RouteObject = {
    path: 'request/holdings/files/:company_code/:assessment_code',
    lazy: () => import('./holdings/files.page.tsx'),
  };
  return [
    { path: 'request/holdings/list', lazy: () => import('./holdings/holdings.page.tsx') },
    { path: 'request/holdings/location/:type/:company_code', lazy: () => import('./holdings/location.page.tsx') },
    ...(hasFiles ? [files] : []),
  ];
}

/** The fire bureau's negative list: written by its head, read by the licensing office. */
export function fireListRoute(): RouteObject {
  return { path: 'request/holdings/fire-list', lazy: () => import('./holdings/fire-list.page.tsx') };
}
