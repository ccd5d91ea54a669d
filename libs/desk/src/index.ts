export { WITHOUT_FILES } from './holdings/files-of.ts';
export { officeIn, officeOf, useOffice } from './office-of.ts';
export { clearancesRoute, holdingsRoutes, licensingDashboardRoute, officeDashboardRoute, transactionsRoute } from './routes.ts';
