export { ActDialog } from './frame/act-dialog.tsx';
export type { ActField, ActForm } from './frame/act-form.ts';
export { type Act, formed, plain, runAct } from './frame/acts.ts';
export { RowCard } from './frame/row-card.tsx';
export { useAct } from './frame/use-act.ts';
export { WITHOUT_FILES } from './holdings/files-of.ts';
export { officeIn, officeOf, useOffice } from './office-of.ts';
export { clearancesRoute, holdingsRoutes, licensingDashboardRoute, officeDashboardRoute, transactionsRoute } from './routes.ts';
