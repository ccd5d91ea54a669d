export { ActDialog } from './acts/act-dialog.tsx';
export type { ActField, ActForm } from './acts/act-form.ts';
export { type ActHandler, createFormAct, createAct, runAct } from './acts/acts.ts';
export { EditableEntry } from './acts/fields/editable-entry.tsx';
export { CheckGroup } from './acts/fields/check-group.tsx';
export { listRefusedProblems, useMessageGetter, useRefusedFields } from './acts/fields/use-refused-fields.ts';
export { useAct } from './acts/use-act.ts';
export { SecondPersonReason } from './acts/second-person-reason.tsx';
export { hasFiles } from './holdings/has-files.ts';
export { applyColumnChoice, findReadableSort } from './lists/chosen-columns.ts';
export { ListTools } from './lists/list-tools.tsx';
export { RowActs } from './lists/row-acts.tsx';
export { LiveSearch } from './lists/live-search.tsx';
export { defineQueuePage, type OpenActForm, type QueueCardProps } from './lists/queue-page/define-queue-page.tsx';
export { formatListAddress } from './lists/queue-page/list-address.ts';
export { readChoice } from './lists/read-choice.ts';
export { findOffice } from './clearances/find-office.ts';
export {
  appealsRoutes,
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
