// Addresses of the owner's area and the template pages that the specification expects.

import { expectLeads, expectNotFound, expectStays, type ExpectedWay } from './expected-addresses.ts';

/** A person without roles is admitted to the owner's area (D8). */
const OWNER_ROLES = ['user', 'roleless'] as const;

export const COMPANIES_PATH = '/app/management/companies';

/** Pages of the starter template, demonstrations of their own remote. */
const TEMPLATE_PATHS: readonly string[] = [
  '/app/management/customers',
  '/app/management/customers/{customerId}',
  '/app/management/customers/{customerId}/edit',
  '/app/management/products',
  '/app/management/products/create',
  '/app/management/orders',
  '/app/management/orders/{orderId}',
  '/app/management/invoices',
  '/app/management/invoices/{invoiceId}',
  '/app/calendar',
  '/app/kanban',
  '/app/chat/new',
  '/app/chat/{threadKey}',
  '/app/mail/label/{customLabel}',
  '/app/mail/label/{customLabel}/{mailId}',
  '/app/mail/{systemLabel}',
  '/app/mail/{systemLabel}/{mailId}',
  '/app/projects/overview',
  '/app/projects/browse',
  '/app/projects/create',
  '/app/projects/{id}',
  '/app/social/feed',
  '/app/social/profile',
  // The specification names the chart, form and editor demos without an address; these are the template's own.
  '/app/extra/charts/apex',
  '/app/extra/forms/formik',
  '/app/extra/forms/redux',
  '/app/extra/editors/draft-js',
  '/app/extra/editors/quill',
];

/** Redirects into the template pages, and their targets in a release that has none (E16). */
export const INTO_TEMPLATE: readonly (readonly [asked: string, ends: string, without: string])[] = [
  ['/app/management', '/app/management/customers', COMPANIES_PATH],
  ['/app/chat', '/app/chat/new', '/404'],
  ['/app/mail', '/app/mail/all', '/404'],
  ['/app/projects', '/app/projects/browse', '/404'],
  ['/app/social', '/app/social/profile', '/404'],
];

/** The product's addresses; the register entry of the side panel leads to a new company (D22). */
export const OWNER_WAYS: readonly ExpectedWay[] = [
  ...expectLeads(OWNER_ROLES, [
    ['/app', '/app/reports/dashboard'],
    ['/app/reports', '/app/reports/dashboard'],
    ['/app/property/register', `${COMPANIES_PATH}/create`],
  ]),
  ...expectStays(OWNER_ROLES, [
    '/app/account',
    '/app/reports/dashboard',
    '/app/reports/dashboard-alternative',
    COMPANIES_PATH,
    `${COMPANIES_PATH}/create`,
    `${COMPANIES_PATH}/payment/history`,
    `${COMPANIES_PATH}/account/soa`,
    `${COMPANIES_PATH}/sentattachment/{type}/{brgycode}`,
    `${COMPANIES_PATH}/edit/{company_code}`,
    '/app/request/holdings/files/{company_code}',
    `${COMPANIES_PATH}/holdings/location/{type}/{company_code}`,
    `${COMPANIES_PATH}/assessment/{company_code}`,
    `${COMPANIES_PATH}/assessment/request/requirements/sent/{assessment_id}/{brgycode}/{company_name}`,
    `${COMPANIES_PATH}/assessment/request/{company_code}`,
    `${COMPANIES_PATH}/assessment/details/{assessment_code}/{company_code}`,
    `${COMPANIES_PATH}/assessment/details/paymentsuccessful/{assessment_code}/{company_code}`,
    `${COMPANIES_PATH}/assessment/details/currentdue/payments/gcash/redirect/failed`,
    `${COMPANIES_PATH}/assessment/edit/{assessment_code}/{company_code}`,
  ]),
  ...expectNotFound(OWNER_ROLES, ['/app/no-such-page', `${COMPANIES_PATH}/no/such/page`]),
];

/** The template pages, when they are in the release. */
export const TEMPLATE_WAYS: readonly ExpectedWay[] = [
  ...expectStays(OWNER_ROLES, TEMPLATE_PATHS),
  ...expectLeads(
    OWNER_ROLES,
    INTO_TEMPLATE.map(([address, ends]) => [address, ends]),
  ),
  ...expectNotFound(OWNER_ROLES, ['/app/calendar/no-such-page', '/app/kanban/no-such-page', '/app/extra/no-such-page']),
];
