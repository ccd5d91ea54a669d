import type { RouteObject } from 'react-router';

/** Routes of the projects demo, relative to `/app/projects`; the shell redirects that address itself to browse. */
export const PROJECT_ROUTES: RouteObject[] = [
  { path: 'overview', lazy: () => import('./overview/overview.page.tsx') },
  { path: 'browse', lazy: () => import('./browse/browse.page.tsx') },
  { path: 'create', lazy: () => import('./create/create.page.tsx') },
  { path: ':id', lazy: () => import('./detail/detail.page.tsx') },
];
