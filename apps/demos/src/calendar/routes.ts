import type { RouteObject } from 'react-router';

/** Routes of the calendar demo. */
export const CALENDAR_ROUTES: RouteObject[] = [{ index: true, lazy: () => import('./calendar.page.tsx') }];
