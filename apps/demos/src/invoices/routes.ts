import type { RouteObject } from 'react-router';

/** Routes of the invoices demo. */
export const INVOICE_ROUTES: RouteObject[] = [
  { index: true, lazy: () => import('./invoices.page.tsx') },
  { path: ':invoiceId', lazy: () => import('./invoice.page.tsx') },
];
