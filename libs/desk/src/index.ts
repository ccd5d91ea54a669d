export { ActDialog } from './acts/act-dialog.tsx';
export type { ActField, ActForm } from './acts/act-form.ts';
export { type Act, formed, plain, runAct } from './acts/acts.ts';
export { useAct } from './acts/use-act.ts';
export { hasFiles } from './holdings/files-of.ts';
export { officeIn } from './office-of.ts';
export {
  businessMapRoute,
  checklistRoute,
  clearancesRoute,
  conditionsRoute,
  fireListRoute,
  holdingsRoutes,
  licensingDashboardRoute,
  officeDashboardRoute,
  postAuditsRoute,
  successionsRoutes,
  sanctionsRoutes,
  templatesRoute,
  transactionsRoute,
  visitsRoutes,
  viewsRoute,
} from './routes.ts';
