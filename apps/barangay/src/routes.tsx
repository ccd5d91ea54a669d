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

/** The one thing this remote shows the shell. Paths are relative to where it is mounted. */
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
