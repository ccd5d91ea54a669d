import type { RouteObject } from 'react-router';

/** Routes of the products demo. */
export const PRODUCT_ROUTES: RouteObject[] = [
  { index: true, lazy: () => import('./products.page.tsx') },
  { path: 'create', lazy: () => import('./create-product.page.tsx') },
];
