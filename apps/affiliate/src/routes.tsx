// Routes of this remote, its only export for the shell. Paths are relative to the mount.

import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

import { importResultPage } from './result-page.ts';

/** The first page of an affiliate, so it is bundled with the routes, in one script. */
const dashboard = () => import(/* webpackMode: "eager" */ './dashboard/dashboard.page.tsx');

/** The one thing this remote shows the shell. Paths are relative to where it is mounted. */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/dashboard`) },
  { path: 'dashboard', lazy: dashboard },
  { path: 'scanner/result/:qrcode', lazy: importResultPage },
  accountRoute(),
];
