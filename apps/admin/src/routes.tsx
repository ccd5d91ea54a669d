import { postAuditsRoute, sanctionsRoutes, successionsRoutes, transactionsRoute, viewsRoute } from '@ebpls/desk';
import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

/** The one thing this remote shows the shell. Paths are relative to where it is mounted. */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/dashboard`) },
  { path: 'dashboard', lazy: () => import('./dashboard/dashboard.page.tsx') },
  transactionsRoute(),
  ...sanctionsRoutes(),
  viewsRoute(),
  { path: 'email/sent', lazy: () => import('./mails/mails.page.tsx') },
  { path: 'users', lazy: () => import('./users/users.page.tsx') },
  { path: 'users/erasures', lazy: () => import('./erasures/erasures.page.tsx') },
  ...successionsRoutes('users/successions'),
  postAuditsRoute(),
  { path: 'requirements', lazy: () => import('./requirements/requirements.page.tsx') },
  { path: 'report/paynamics/payment', lazy: () => import('./payments/payments.page.tsx') },
  { path: 'report/paynamics/payment/notifications', lazy: () => import('./payments/notifications.page.tsx') },
  { path: 'report/paynamics/payment/exceptions', lazy: () => import('./payments/exceptions.page.tsx') },
  { path: 'report/paynamics/payment/claims', lazy: () => import('./payments/claims/claims.page.tsx') },
  { path: 'report/paynamics/payment/settlements', lazy: () => import('./payments/settlements/settlements.page.tsx') },
  {
    path: 'report/paynamics/payment/settlements/:file_id',
    lazy: () => import('./payments/settlements/settlement.page.tsx'),
  },
  { path: 'treasury/counter', lazy: () => import('./counter/counter.page.tsx') },
  { path: 'treasury/counter/receipts', lazy: () => import('./counter-books/receipts.page.tsx') },
  { path: 'treasury/counter/cheques', lazy: () => import('./counter-books/cheques.page.tsx') },
  { path: 'treasury/counter/forms', lazy: () => import('./counter-books/forms.page.tsx') },
  { path: 'treasury/collections', lazy: () => import('./collections/collections.page.tsx') },
  {
    path: 'treasury/collections/open/:collector/:fund/:day',
    lazy: () => import('./collections/open-collection.page.tsx'),
  },
  { path: 'treasury/collections/:report_no', lazy: () => import('./collections/collection-report.page.tsx') },
  { path: 'treasury/disputes', lazy: () => import('./disputes/disputes.page.tsx') },
  { path: 'treasury/disputes/:dispute_no', lazy: () => import('./disputes/dispute.page.tsx') },
  { path: 'treasury/refunds', lazy: () => import('./refunds/refunds.page.tsx') },
  { path: 'treasury/refunds/:refund_no', lazy: () => import('./refunds/refund.page.tsx') },
  { path: 'treasury/reports', lazy: () => import('./reports/reports.page.tsx') },
  { path: 'treasury/reports/:report', lazy: () => import('./reports/report.page.tsx') },
  { path: 'settings/revenue-code', lazy: () => import('./revenue-code/revenue-code.page.tsx') },
  { path: 'settings/revenue-code/:ordinance_version_id', lazy: () => import('./revenue-code/version.page.tsx') },
  { path: 'settings/recipients', lazy: () => import('./recipients/recipients.page.tsx') },
  accountRoute(),
];
