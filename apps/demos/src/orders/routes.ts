import type { RouteObject } from 'react-router';

/** Routes of the orders demo. */
export const ORDER_ROUTES: RouteObject[] = [
  { index: true, lazy: () => import('./orders.page.tsx') },
  { path: ':orderId', lazy: () => import('./order.page.tsx') },
];
