// Route of the kanban demo; its fake server starts in a task of its own, which blocks a slow phone for a shorter time.

import type { RouteObject } from 'react-router';

/** The demonstration's server starts in a task of its own: in one task with the page it blocked a slow phone for longer. */
const kanbanPage: RouteObject['lazy'] = async () => {
  await import(/* webpackChunkName: "at/app/kanban" */ './board/kanban-mock.ts');
  await new Promise((resolve) => setTimeout(resolve));
  return import(/* webpackChunkName: "at/app/kanban" */ './kanban.page.tsx');
};

export const KANBAN_ROUTES: RouteObject[] = [{ index: true, lazy: kanbanPage }];
