import { redirect, type RouteObject } from 'react-router';

import { askServed, served } from './served.ts';

/**
 * The owner's pages at the counter of the licensing office: behind the question who sits there, and under their name
 * (decision 0096).
 */
export function atCounter(base: string, pages: readonly RouteObject[]): RouteObject[] {
  return [
    { index: true, middleware: [() => askServed(base)], lazy: () => import('./walk-in.page.tsx') },
    {
      middleware: [
        async () => {
          await askServed(base);
          if (served() === undefined) throw redirect(base);
        },
      ],
      lazy: () => import('./counter-frame.tsx'),
      children: [...pages],
    },
  ];
}
