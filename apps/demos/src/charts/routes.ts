import type { RouteObject } from 'react-router';

/**
 * Route of the charts demo, below `/app/extra` at the address that the specification names after the template's
 * library.
 */
export const CHARTS: RouteObject[] = [{ path: 'charts/apex', lazy: () => import('./charts.page.tsx') }];
