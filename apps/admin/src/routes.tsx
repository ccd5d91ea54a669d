import { transactionsRoute } from '@ebpls/desk';
import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

/** The one thing this remote shows the shell. Paths are relative to where it is mounted. */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/dashboard`) },
  { path: 'dashboard', lazy: () => import('./dashboard/dashboard.page.tsx') },
  transactionsRoute(),
  { path: 'users', lazy: () => import('./users/users.page.tsx') },
  { path: 'requirements', lazy: () => import('./requirements/requirements.page.tsx') },
  { path: 'report/paynamics/payment', lazy: () => import('./payments/payments.page.tsx') },
  accountRoute(),
];
