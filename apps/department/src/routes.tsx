import {
  businessMapRoute,
  checklistRoute,
  clearancesRoute,
  conditionsRoute,
  fireListRoute,
  hasFiles,
  holdingsRoutes,
  licensingDashboardRoute,
  officeDashboardRoute,
  findOffice,
  postAuditsRoute,
  appealsRoutes,
  sanctionsRoutes,
  successionsRoutes,
  templatesRoute,
  transactionsRoute,
  viewsRoute,
  visitsRoutes,
} from '@ebpls/desk';
import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { replace } from 'react-router';

/** Routes of this remote, its only export for the shell. Paths are relative to the mount, which names the office. */
export const createRoutes: CreateRoutes = ({ base }) => {
  const office = findOffice(base);
  const isLicensing = office === 'bplo';
  return [
    { index: true, loader: () => replace(`${base}/dashboard`) },
    isLicensing ? licensingDashboardRoute() : officeDashboardRoute(),
    ...(isLicensing
      ? [transactionsRoute()]
      : [clearancesRoute(), checklistRoute(), conditionsRoute(), ...visitsRoutes()]),
    ...holdingsRoutes({ hasFiles: office !== undefined && hasFiles(office) }),
    ...(office === 'fire' || isLicensing ? [fireListRoute()] : []),
    ...(isLicensing ? [...successionsRoutes('request/holdings/successions'), postAuditsRoute()] : []),
    ...appealsRoutes(),
    ...sanctionsRoutes(),
    businessMapRoute(),
    templatesRoute(),
    viewsRoute(),
    accountRoute(),
  ];
};
