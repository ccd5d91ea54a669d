// Routes of the staff pages that several areas share.

import type { RouteObject } from 'react-router';

/** The queue of an office, the case and its documents: `request/clearances`. */
export function clearancesRoute(): RouteObject {
  return {
    path: 'request/clearances',
    lazy: () => import(/* webpackChunkName: "at/request/clearances" */ './clearances/clearances.page.tsx'),
  };
}

/**
 * The applications of all owners, for the licensing office and the administrator, at the same address (decision E26).
 */
export function transactionsRoute(): RouteObject {
  return {
    path: 'request/clearances',
    lazy: () => import(/* webpackChunkName: "at/bplo/request/clearances" */ './transactions/transactions.page.tsx'),
  };
}

/** A person's own views of the lists, for the panel that shows them. */
export function viewsRoute(): RouteObject {
  return { path: 'request/views', lazy: () => import('./lists/views/views-exchange.ts') };
}

/** An office's figures: `dashboard`. */
export function officeDashboardRoute(): RouteObject {
  return {
    path: 'dashboard',
    lazy: () => import(/* webpackChunkName: "at/dashboard" */ './dashboard/office-dashboard.page.tsx'),
  };
}

/** The licensing office's figures: it holds no clearance of its own, its work is applications. */
export function licensingDashboardRoute(): RouteObject {
  return {
    path: 'dashboard',
    lazy: () => import(/* webpackChunkName: "at/bplo/dashboard" */ './dashboard/licensing-dashboard.page.tsx'),
  };
}

/** The register of establishments, their place, and their papers where the office has a files page (decision D15). */
export function holdingsRoutes({ hasFiles }: { readonly hasFiles: boolean }): RouteObject[] {
  const files: RouteObject = {
    path: 'request/holdings/files/:company_code/:assessment_code',
    lazy: () => import('./holdings/files.page.tsx'),
  };
  return [
    { path: 'request/holdings/list', lazy: () => import('./holdings/holdings.page.tsx') },
    { path: 'request/holdings/location/:type/:company_code', lazy: () => import('./holdings/location.page.tsx') },
    ...(hasFiles ? [files] : []),
  ];
}

/** Claims of heirs below `path`, for the licensing office and the signatory. */
export function successionsRoutes(path: string): RouteObject[] {
  return [
    { path, lazy: () => import('./successions/successions.page.tsx') },
    { path: `${path}/:succession_no`, lazy: () => import('./successions/succession.page.tsx') },
  ];
}

/** The later audit of renewals that a rule approved, for the licensing office and the administrators. */
export function postAuditsRoute(): RouteObject {
  return { path: 'request/post-audits', lazy: () => import('./sanctions/post-audits/post-audits.page.tsx') };
}

/** The visits of an office: its agenda and its calendar, and the inspector's day on a phone. */
export function visitsRoutes(): RouteObject[] {
  return [
    { path: 'request/visits', lazy: () => import('./clearances/visits/agenda.page.tsx') },
    { path: 'request/visits/calendar', lazy: () => import('./clearances/visits/calendar.page.tsx') },
    { path: 'request/visits/:inspection_no', lazy: () => import('./clearances/visits/visit.page.tsx') },
    { path: 'field', lazy: () => import('./clearances/field/field.page.tsx') },
  ];
}

/** The fire bureau's negative list: written by its head, read by the licensing office. */
export function fireListRoute(): RouteObject {
  return { path: 'request/holdings/fire-list', lazy: () => import('./holdings/fire-list.page.tsx') };
}

/** Suspensions and revocations: the list, where an office’s head recommends one, and a case: `request/sanctions`. */
export function sanctionsRoutes(): RouteObject[] {
  return [
    { path: 'request/sanctions', lazy: () => import('./sanctions/sanctions.page.tsx') },
    { path: 'request/sanctions/:sanction_no', lazy: () => import('./sanctions/sanction.page.tsx') },
  ];
}

/** Appeals of owners: the list and one of them, which who signs decides: `request/appeals`. */
export function appealsRoutes(): RouteObject[] {
  return [
    { path: 'request/appeals', lazy: () => import('./sanctions/appeals/appeals.page.tsx') },
    { path: 'request/appeals/:appeal_no', lazy: () => import('./sanctions/appeals/appeal.page.tsx') },
  ];
}

/** The office's checklist for every case, written by its head: `request/checklist`. */
export function checklistRoute(): RouteObject {
  return { path: 'request/checklist', lazy: () => import('./clearances/checklist/office-checklist.page.tsx') };
}

/** The office's templates, maintained by its head: `request/templates`. */
export function templatesRoute(): RouteObject {
  return { path: 'request/templates', lazy: () => import('./templates/templates.page.tsx') };
}

/** Conditions of the office's clearances that are not met yet: `request/conditions`. */
export function conditionsRoute(): RouteObject {
  return { path: 'request/conditions', lazy: () => import('./clearances/conditions/conditions.page.tsx') };
}

/** Businesses of the municipality, or of a barangay, on a map and as a list: `request/map`. */
export function businessMapRoute(): RouteObject {
  return { path: 'request/map', lazy: () => import('./holdings/business-map/business-map.page.tsx') };
}
