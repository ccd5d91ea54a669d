import { leads, nowhere, stays, type Way } from './expected-addresses.ts';

/** A person without roles is allowed in the owner's area (D8). */
const OWNER = ['user', 'roleless'] as const;

export const COMPANIES = '/app/management/companies';

/**
 * Pages of the starter template that the product does not have yet. The list must only ever shrink: what is built fails
 * here until it is struck off.
 */
export const NOT_YET: readonly string[] = [
  '/app/reports/dashboard-alternative',
  '/app/management/customers',
  '/app/management/customers/{customerId}',
  '/app/management/customers/{customerId}/edit',
  '/app/management/products',
  '/app/management/products/create',
  '/app/management/orders',
  '/app/management/orders/{orderId}',
  '/app/management/invoices',
  '/app/management/invoices/{invoiceId}',
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
];

/** The redirects into the template pages: where they lead with those pages, and without them (E16). */
const INTO_TEMPLATE: readonly {
  readonly asked: string;
  readonly page: string;
  readonly ends: string;
  readonly without: string;
}[] = [
  {
    asked: '/app/management',
    page: '/app/management/customers',
    ends: '/app/management/customers',
    without: COMPANIES,
  },
  { asked: '/app/chat', page: '/app/chat/new', ends: '/app/chat/new', without: '/404' },
  { asked: '/app/mail', page: '/app/mail/{systemLabel}', ends: '/app/mail/all', without: '/404' },
  { asked: '/app/projects', page: '/app/projects/browse', ends: '/app/projects/browse', without: '/404' },
  { asked: '/app/social', page: '/app/social/profile', ends: '/app/social/profile', without: '/404' },
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
    '/app/calendar',
  ]),
  ...nowhere(OWNER, ['/app/no-such-page', `${COMPANIES}/no/such/page`, '/app/calendar/no-such-page']),
];

export const templateWays = (missing: readonly string[]): Way[] => [
  ...nowhere(OWNER, missing),
  ...INTO_TEMPLATE.map(({ asked, page, ends, without }): Way => {
    const goes = missing.includes(page) ? without : ends;
    return { asked, ends: goes, admits: OWNER, ...(goes !== '/404' && { next: goes }) };
  }),
];
