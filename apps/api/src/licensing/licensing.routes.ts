import type { Feature } from '../platform/http/api.ts';
import { assessmentsRoutes } from './assessments/assessments.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { clearancesRoutes } from './clearances/clearances.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { dashboardsRoutes } from './dashboards/dashboards.routes.ts';
import { delegationsRoutes } from './delegations/delegations.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { formPapersRoutes } from './form-papers/form-papers.routes.ts';
import { holdingsRoutes } from './holdings/holdings.routes.ts';
import { pausesRoutes } from './pauses/pauses.routes.ts';
import { permitsRoutes } from './permits/permits.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { renewalsRoutes } from './renewals/renewals.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { timersRoutes } from './timers/timers.routes.ts';
import { transfersRoutes } from './transfers/transfers.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { vaultRoutes } from './vault/vault.routes.ts';

/** Businesses, their applications, the offices that check them, and the permit. */
export const LICENSING: readonly Feature[] = [
  referenceRoutes,
  companiesRoutes,
  documentsRoutes,
  uploadsRoutes,
  vaultRoutes,
  assessmentsRoutes,
  formPapersRoutes,
  changesRoutes,
  transfersRoutes,
  pausesRoutes,
  delegationsRoutes,
  renewalsRoutes,
  clearancesRoutes,
  permitsRoutes,
  holdingsRoutes,
  dashboardsRoutes,
  timersRoutes,
  searchRoutes,
];
