import type { RouteObject } from 'react-router';

export const KANBAN_ROUTES: RouteObject[] = [{ index: true, lazy: () => import('./kanban.page.tsx') }];
