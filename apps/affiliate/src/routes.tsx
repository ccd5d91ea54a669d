import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

import { resultPage } from './result-page.ts';

/** The one thing this remote shows the shell. Paths are relative to where it is mounted. */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/dashboard`) },
  {
    path: 'dashboard',
    lazy: () => import(/* webpackChunkName: "at/affiliate/dashboard" */ './dashboard/dashboard.page.tsx'),
  },
  { path: 'scanner/result/:qrcode', lazy: resultPage },
  accountRoute(),
];
