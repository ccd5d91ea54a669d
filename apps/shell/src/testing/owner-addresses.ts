import { leads, nowhere, stays, type Way } from './expected-addresses.ts';

/** A person without roles is allowed in the owner's area (D8). */
const OWNER = ['user', 'roleless'] as const;

export const COMPANIES = '/app/management/companies';

/** Pages of the starter template, demonstrations of their own remote. */
const TEMPLATE: readonly string[] = [
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

/** The redirects into the template pages, and where they lead in a release that has none (E16). */
export const INTO_TEMPLATE: readonly (readonly [asked: string, ends: string, without: string])[] = [
  ['/app/management', '/app/management/customers', COMPANIES],
  ['/app/chat', '/app/chat/new', '/404'],
  ['/app/mail', '/app/mail/all', '/404'],
  ['/app/projects', '/app/projects/browse', '/404'],
  ['/app/social', '/app/social/profile', '/404'],
];

/** What the product has; the register of the side panel leads to a new company (D22). */
export const OWNER_WAYS: readonly Way[] = [
  ...leads(OWNER, [
    ['/app', '/app/reports/dashboard'],
    ['/app/reports', '/app/reports/dashboard'],
    ['/app/property/register', `${COMPANIES}/create`],
  ]),
  ...stays(OWNER, [
    '/app/account',
    '/app/reports/dashboard',
    '/app/reports/dashboard-alternative',
    COMPANIES,
    `${COMPANIES}/create`,
    `${COMPANIES}/payment/history`,
    `${COMPANIES}/account/soa`,
    `${COMPANIES}/sentattachment/{type}/{brgycode}`,
    `${COMPANIES}/edit/{company_code}`,
    '/app/request/holdings/files/{company_code}',
    `${COMPANIES}/holdings/location/{type}/{company_code}`,
    `${COMPANIES}/assessment/{company_code}`,
    `${COMPANIES}/assessment/request/requirements/sent/{assessment_id}/{brgycode}/{company_name}`,
    `${COMPANIES}/assessment/request/{company_code}`,
    `${COMPANIES}/assessment/details/{assessment_code}/{company_code}`,
    `${COMPANIES}/assessment/details/paymentsuccessful/{assessment_code}/{company_code}`,
    `${COMPANIES}/assessment/details/currentdue/payments/gcash/redirect/failed`,
    `${COMPANIES}/assessment/edit/{assessment_code}/{company_code}`,
  ]),
  ...nowhere(OWNER, ['/app/no-such-page', `${COMPANIES}/no/such/page`]),
];

/** The template pages, when they are in the release. */
export const TEMPLATE_WAYS: readonly Way[] = [
  ...stays(OWNER, TEMPLATE),
  ...leads(
    OWNER,
    INTO_TEMPLATE.map(([asked, ends]) => [asked, ends]),
  ),
  ...nowhere(OWNER, ['/app/calendar/no-such-page', '/app/kanban/no-such-page', '/app/extra/no-such-page']),
];
