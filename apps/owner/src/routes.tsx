import { accountRoute, type CreateRoutes } from '@ebpls/remote-kit';
import { redirect, type RouteObject } from 'react-router';

import { isAtCounter, setBase } from './addresses.ts';
import { createCounterRoutes } from './counter/counter-routes.ts';
import { WithOutbox } from './shared/drafts/with-outbox.tsx';
import { accountStart } from './dashboard/start/account-start.tsx';

const COMPANIES = 'management/companies';
const ASSESSMENT = `${COMPANIES}/assessment`;

/** Routes of this remote, its only export for the shell. Paths are relative to the mount. */
export const createRoutes: CreateRoutes = (mountedPath) => {
  setBase(mountedPath.base);
  return isAtCounter()
    ? createCounterRoutes(mountedPath.base, [...registrationRoutes, ...filing])
    : [{ Component: WithOutbox, children: routes(mountedPath) }];
};

/** The owner's businesses and their form; also at the counter of the licensing office. */
const registrationRoutes: RouteObject[] = [
  {
    path: COMPANIES,
    lazy: () => import(/* webpackChunkName: "at/management/companies" */ './companies/companies.page.tsx'),
  },
  { path: `${COMPANIES}/create`, lazy: () => import('./companies/new-company.page.tsx') },
  { path: `${COMPANIES}/edit/:company_code`, lazy: () => import('./companies/edit-company.page.tsx') },
  { path: `${COMPANIES}/holdings/location/:type/:company_code`, lazy: () => import('./companies/location.page.tsx') },
  { path: `${ASSESSMENT}/:company_code`, lazy: () => import('./companies/company.page.tsx') },
];

/** The application of a year, from its first figure to its record; also at the counter. */
const filing: RouteObject[] = [
  { path: `${ASSESSMENT}/request/:company_code`, lazy: () => import('./applications/request.page.tsx') },
  {
    path: `${ASSESSMENT}/request/requirements/sent/:assessment_id/:brgycode/:company_name`,
    lazy: () => import('./applications/sent.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/edit/:assessment_code/:company_code`,
    lazy: () => import('./applications/edit-application.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/renew/:assessment_code/:company_code`,
    lazy: () => import('./applications/renew/renew.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/details/:assessment_code/:company_code`,
    lazy: () => import('./applications/record.page.tsx'),
  },
];

/** What a revenue code requires after the renewal. */
const proofRoutes: RouteObject[] = [
  {
    path: `${ASSESSMENT}/proof/:assessment_code/:company_code`,
    lazy: () => import('./companies/proof/proof.page.tsx'),
  },
];

/** A business that goes to another owner, or to the heirs of its owner. */
const changingHands: RouteObject[] = [
  { path: `${COMPANIES}/transfers`, lazy: () => import('./companies/transfers/transfers.page.tsx') },
  { path: `${COMPANIES}/transfers/:transfer_id`, lazy: () => import('./companies/transfers/transfer.page.tsx') },
  { path: `${COMPANIES}/successions`, lazy: () => import('./companies/successions/successions.page.tsx') },
  { path: `${COMPANIES}/successions/new`, lazy: () => import('./companies/successions/new-succession.page.tsx') },
  { path: `${COMPANIES}/successions/object`, lazy: () => import('./companies/successions/objection.page.tsx') },
  {
    path: `${COMPANIES}/successions/:succession_no`,
    lazy: () => import('./companies/successions/succession.page.tsx'),
  },
];

const routes: CreateRoutes = ({ base }) => [
  accountRoute(accountStart),
  { path: 'reports/dashboard-alternative', lazy: () => import('./dashboard/figures.page.tsx') },
  {
    path: 'reports/dashboard',
    lazy: () => import(/* webpackChunkName: "at/reports/dashboard" */ './dashboard/dashboard.page.tsx'),
  },

  ...registrationRoutes,
  { path: `${ASSESSMENT}/changes/:company_code`, lazy: () => import('./companies/changes/changes.page.tsx') },
  {
    path: `${ASSESSMENT}/change/:assessment_code/:company_code`,
    lazy: () => import('./companies/changes/change.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/visits/:assessment_code/:company_code`,
    lazy: () => import('./applications/visits/visits.page.tsx'),
  },
  ...proofRoutes,
  { path: `${ASSESSMENT}/pauses/:company_code`, lazy: () => import('./companies/pauses/pauses.page.tsx') },
  { path: `${ASSESSMENT}/delegates/:company_code`, lazy: () => import('./companies/delegates/delegates.page.tsx') },
  { path: `${COMPANIES}/clients`, lazy: () => import('./companies/delegates/clients.page.tsx') },
  { path: `${COMPANIES}/delegations/:delegation_id`, lazy: () => import('./companies/delegates/delegation.page.tsx') },
  { path: `${COMPANIES}/sanctions/:sanction_no`, lazy: () => import('./sanctions/sanction.page.tsx') },
  {
    path: `${COMPANIES}/appeals/file/:company_code/:against/:reference`,
    lazy: () => import('./appeals/file-appeal.page.tsx'),
  },
  { path: `${COMPANIES}/appeals/:appeal_no`, lazy: () => import('./appeals/appeal.page.tsx') },
  ...changingHands,
  { path: 'property/register', loader: () => redirect(`${base}/${COMPANIES}/create`) },

  ...filing,

  {
    path: `${ASSESSMENT}/details/condition/:assessment_code/:company_code/:clearance_id/:place`,
    lazy: () => import('./applications/conditions/condition.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/details/originals/:assessment_code/:company_code`,
    lazy: () => import('./applications/originals/originals.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/details/survey/:assessment_code/:company_code`,
    lazy: () => import('./applications/survey/survey.page.tsx'),
  },
  { path: 'request/holdings/files', lazy: () => import('./documents/all-documents.page.tsx') },
  { path: 'request/holdings/files/:company_code', lazy: () => import('./documents/documents.page.tsx') },
  { path: `${COMPANIES}/sentattachment/:type/:brgycode`, lazy: () => import('./documents/sent-documents.page.tsx') },

  {
    path: `${ASSESSMENT}/details/currentdue/:assessment_code/:company_code`,
    lazy: () => import('./payments/due.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/details/paymentsuccessful/:assessment_code/:company_code`,
    lazy: () => import('./payments/paid.page.tsx'),
  },
  {
    path: `${ASSESSMENT}/details/currentdue/payments/gcash/redirect/failed`,
    lazy: () => import('./payments/failed.page.tsx'),
  },
  { path: `${COMPANIES}/simulator`, lazy: () => import('./simulator/simulator.page.tsx') },
  { path: `${COMPANIES}/simulator/code/:version`, lazy: () => import('./simulator/revenue-code.page.tsx') },
  {
    path: `${ASSESSMENT}/details/dispute/:assessment_code/:company_code`,
    lazy: () => import('./payments/disputes/dispute.page.tsx'),
  },
  { path: `${COMPANIES}/payment/claims`, lazy: () => import('./payments/claims/claims.page.tsx') },
  {
    path: `${COMPANIES}/payment/claims/new/:assessment_code/:company_code`,
    lazy: () => import('./payments/claims/claim.page.tsx'),
  },
  { path: `${COMPANIES}/payment/refunds`, lazy: () => import('./payments/refunds/refunds.page.tsx') },
  {
    path: `${COMPANIES}/payment/refunds/new/:receipt_no`,
    lazy: () => import('./payments/refunds/new-refund.page.tsx'),
  },
  { path: `${COMPANIES}/payment/refunds/:refund_no`, lazy: () => import('./payments/refunds/refund.page.tsx') },
  { path: `${COMPANIES}/payment/together`, lazy: () => import('./payments/together/together.page.tsx') },
  { path: `${COMPANIES}/payment/history`, lazy: () => import('./payments/history/history.page.tsx') },
  { path: `${COMPANIES}/account/soa`, lazy: () => import('./payments/statement.page.tsx') },
];
