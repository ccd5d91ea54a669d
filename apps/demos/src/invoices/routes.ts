import type { RouteObject } from 'react-router';

export const INVOICE_ROUTES: RouteObject[] = [
  { index: true, lazy: () => import('./invoices.page.tsx') },
  { path: ':invoiceId', lazy: () => import('./invoice.page.tsx') },
];
