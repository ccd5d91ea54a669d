import type { RouteObject } from 'react-router';

/** Routes of the customers demo. */
export const CUSTOMER_ROUTES: RouteObject[] = [
  { index: true, lazy: () => import('./customers.page.tsx') },
  { path: ':customerId', lazy: () => import('./detail/customer.page.tsx') },
  { path: ':customerId/edit', lazy: () => import('./edit/edit-customer.page.tsx') },
];
