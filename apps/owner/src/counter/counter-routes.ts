import { redirect, type RouteObject } from 'react-router';

import { loadServedCitizen, getServedCitizen } from '../shared/served-citizen.ts';

/**
 * The owner's pages at the counter of the licensing office: they require a served citizen, and carry the citizen's name
 * (decision 0096).
 */
export function createCounterRoutes(base: string, pages: readonly RouteObject[]): RouteObject[] {
  return [
    { index: true, middleware: [() => loadServedCitizen(base)], lazy: () => import('./walk-in.page.tsx') },
    {
      middleware: [
        async () => {
          await loadServedCitizen(base);
          if (getServedCitizen() === undefined) throw redirect(base);
        },
      ],
      lazy: () => import('./counter-frame.tsx'),
      children: [...pages],
    },
  ];
}
