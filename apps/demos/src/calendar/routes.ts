import type { RouteObject } from 'react-router';

export const CALENDAR_ROUTES: RouteObject[] = [{ index: true, lazy: () => import('./calendar.page.tsx') }];
