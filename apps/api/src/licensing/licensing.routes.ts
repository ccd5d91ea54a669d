import type { Feature } from '../platform/http/api.ts';
import { appealsRoutes } from './appeals/appeals.routes.ts';
import { assessmentsRoutes } from './assessments/assessments.routes.ts';
import { businessMapRoutes } from './business-map/business-map.routes.ts';
import { changesRoutes } from './changes/changes.routes.ts';
import { charterRoutes } from './charter/charter.routes.ts';
import { checklistsRoutes } from './checklists/checklists.routes.ts';
import { officeMeasuresRoutes } from './found-measures/found-measures.routes.ts';
import { proposedFeesRoutes } from './proposed-fees/proposed-fees.routes.ts';
import { officeTemplatesRoutes } from './office-templates/office-templates.routes.ts';
import { clearancesRoutes } from './clearances/clearances.routes.ts';
import { handOversRoutes } from './hand-overs/hand-overs.routes.ts';
import { actHoldsRoutes } from './held-acts/held-acts.routes.ts';
import { heldDecisionsRoutes } from './held-decisions/held-decisions.routes.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { conditionsRoutes } from './conditions/conditions.routes.ts';
import { dashboardsRoutes } from './dashboards/dashboards.routes.ts';
import { delegationsRoutes } from './delegations/delegations.routes.ts';
import { documentsRoutes } from './documents/documents.routes.ts';
import { extraDocumentsRoutes } from './extra-documents/extra-documents.routes.ts';
import { formPapersRoutes } from './form-papers/form-papers.routes.ts';
import { holdingsRoutes } from './holdings/holdings.routes.ts';
import { statusChecksRoutes } from './status-checks/status-checks.routes.ts';
import { originalsRoutes } from './originals/originals.routes.ts';
import { pausesRoutes } from './pauses/pauses.routes.ts';
import { holidaysRoutes } from './holidays/holidays.routes.ts';
import { permitsRoutes } from './permits/permits.routes.ts';
import { recallsRoutes } from './recalls/recalls.routes.ts';
import { referenceRoutes } from './reference/reference.routes.ts';
import { provisionalRoutes } from './provisional/provisional.routes.ts';
import { renewalsRoutes } from './renewals/renewals.routes.ts';
import { sanctionsRoutes } from './sanctions/sanctions.routes.ts';
import { satisfactionRoutes } from './satisfaction/satisfaction.routes.ts';
import { scansRoutes } from './scans/scans.routes.ts';
import { searchRoutes } from './search/search.routes.ts';
import { silenceRoutes } from './silence/silence.routes.ts';
import { successionsRoutes } from './successions/successions.routes.ts';
import { timersRoutes } from './timers/timers.routes.ts';
import { transfersRoutes } from './transfers/transfers.routes.ts';
import { uploadsRoutes } from './uploads/uploads.routes.ts';
import { vaultRoutes } from './vault/vault.routes.ts';
import { visitsRoutes } from './visits/visits.routes.ts';

/** Businesses, their applications, the offices that check them, and the permit. */
export const LICENSING: readonly Feature[] = [
  referenceRoutes,
  holidaysRoutes,
  companiesRoutes,
  documentsRoutes,
  uploadsRoutes,
  vaultRoutes,
  assessmentsRoutes,
  formPapersRoutes,
  originalsRoutes,
  charterRoutes,
  statusChecksRoutes,
  changesRoutes,
  transfersRoutes,
  successionsRoutes,
  pausesRoutes,
  sanctionsRoutes,
  appealsRoutes,
  delegationsRoutes,
  provisionalRoutes,
  renewalsRoutes,
  clearancesRoutes,
  extraDocumentsRoutes,
  visitsRoutes,
  checklistsRoutes,
  officeTemplatesRoutes,
  officeMeasuresRoutes,
  proposedFeesRoutes,
  conditionsRoutes,
  recallsRoutes,
  heldDecisionsRoutes,
  actHoldsRoutes,
  handOversRoutes,
  permitsRoutes,
  satisfactionRoutes,
  silenceRoutes,
  scansRoutes,
  holdingsRoutes,
  businessMapRoutes,
  dashboardsRoutes,
  timersRoutes,
  searchRoutes,
];
