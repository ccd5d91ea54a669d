import type { Feature } from '../http/api.ts';
import { assessmentsRoutes } from './assessments/assessments.routes.ts';
import { clearancesRoutes } from './clearances/clearances.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { dashboardsRoutes } from './dashboards/dashboards.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { holdingsRoutes } from './holdings/holdings.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { simulatorRoutes } from './simulator/simulator.routes.ts';
import { timersRoutes } from './timers/timers.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Businesses, their applications and the offices that check them. */
export const LICENSING: readonly Feature[] = [
  referenceRoutes,
  simulatorRoutes,
  companiesRoutes,
  documentsRoutes,
  assessmentsRoutes,
  clearancesRoutes,
  holdingsRoutes,
  dashboardsRoutes,
  usersRoutes,
  timersRoutes,
];
