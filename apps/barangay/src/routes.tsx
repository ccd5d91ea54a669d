import {
  businessMapRoute,
  checklistRoute,
  clearancesRoute,
  conditionsRoute,
  officeDashboardRoute,
  appealsRoutes,
  sanctionsRoutes,
  templatesRoute,
  viewsRoute,
  visitsRoutes,
} from '@ebpls/desk';
import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

/** Routes of this remote, its only export for the shell. Paths are relative to the mount. */
export const createRoutes: CreateRoutes = ({ base }) => [
  { index: true, loader: () => replace(`${base}/dashboard`) },
  officeDashboardRoute(),
  clearancesRoute(),
  ...appealsRoutes(),
  ...sanctionsRoutes(),
  businessMapRoute(),
  ...visitsRoutes(),
  checklistRoute(),
  conditionsRoute(),
  templatesRoute(),
  viewsRoute(),
  accountRoute(),
];
