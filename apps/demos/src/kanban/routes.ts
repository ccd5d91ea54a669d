import type { RouteObject } from 'react-router';

export const KANBAN_ROUTES: RouteObject[] = [
  { index: true, lazy: () => import(/* webpackChunkName: "at/app/kanban" */ './kanban.page.tsx') },
];
