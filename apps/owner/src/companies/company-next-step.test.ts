import type { ApplicationState, Centavos, CompanyRow } from '@ebpls/contracts';

import { getCompanyNextStep } from './company-next-step.ts';

const row: CompanyRow = {
  company_code: 'SI-000114',
  company_name: 'Matibay Hardware',
  brgycode: null,
  barangay_name: null,
  state: 'ACTIVE',
  standing: 'ACTIVE',
  is_draft: false,
  lines: [],
  application: null,
  permit: null,
  due_now: 0 as Centavos,
  updated_at: '2026-01-12T02:00:00.000Z',
};

function createCompany(
  state: ApplicationState,
  due_now = row.due_now,
  overrides: Partial<NonNullable<CompanyRow['application']>> = {},
) {
  return getCompanyNextStep({
    ...row,
    due_now,
    application: {
      assessment_id: 1,
      assessment_code: 'APP-2026-000001',
      application_type: 'NEW',
      tax_year: 2026,
      state,
      ...overrides,
    },
  });
}

test.each(['DRAFT', 'RETURNED', 'FOR_PAYMENT'] as const)('an application in %s waits on the owner', (state) => {
  expect(createCompany(state, 100 as Centavos).tone).toBe('warning');
});

test.each([
  { state: 'DRAFT', application_type: 'NEW', page: 'edit/APP-2026-000001/SI-000114' },
  { state: 'DRAFT', application_type: 'RENEWAL', page: 'renew/APP-2026-000001/SI-000114' },
  { state: 'RETURNED', application_type: 'RENEWAL', page: 'edit/APP-2026-000001/SI-000114' },
  { state: 'FOR_PAYMENT', application_type: 'NEW', page: 'details/currentdue/APP-2026-000001/SI-000114' },
] as const)('the step of a $application_type in $state links to where it is done', ({ page, ...application }) => {
  expect(createCompany(application.state, 100 as Centavos, application).to).toBe(
    `/app/management/companies/assessment/${page}`,
  );
});

test('an office that needs a reply is the next step, although the application is with the offices', () => {
  expect(createCompany('IN_CLEARANCE', row.due_now, { is_reply_pending: true })).toMatchObject({
    textKey: 'step_reply',
    tone: 'warning',
    to: '/app/management/companies/assessment/edit/APP-2026-000001/SI-000114',
  });
});

test('an application whose payment waits for the bank requires nothing of the owner', () => {
  expect(createCompany('FOR_PAYMENT')).toMatchObject({ textKey: 'step_no_due', tone: 'info' });
});

test.each(['SUBMITTED', 'ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'PAID', 'FOR_SIGNATURE'] as const)(
  'an application in %s is with an office',
  (state) => {
    expect(createCompany(state)).not.toHaveProperty('to');
    expect(createCompany(state).tone).toBe('info');
  },
);

const REQUEST_PAGE = '/app/management/companies/assessment/request/SI-000114';
const COMPANY_PAGE = '/app/management/companies/assessment/SI-000114';

test.each([
  { business: 'a new one', given: { standing: 'PROSPECT' as const }, waits: 'step_apply', to: REQUEST_PAGE },
  { business: 'an expired one', given: { standing: 'EXPIRED' as const }, waits: 'step_renew', to: REQUEST_PAGE },
  {
    business: 'one to be renewed',
    given: { standing: 'RENEWAL_PERIOD' as const },
    waits: 'step_renew',
    to: REQUEST_PAGE,
  },
  {
    business: 'one with something overdue',
    given: { standing: 'DELINQUENT' as const },
    waits: 'step_pay',
    to: COMPANY_PAGE,
  },
  { business: 'one that owes', given: { due_now: 100 as Centavos }, waits: 'step_pay', to: COMPANY_PAGE },
  { business: 'one with its permit', given: {}, waits: 'step_nothing', to: undefined },
  {
    business: 'an unfinished registration',
    given: { is_draft: true },
    waits: 'step_register',
    to: '/app/management/companies/edit/SI-000114',
  },
])('$business shows the right next act', ({ given, waits, to }) => {
  const step = getCompanyNextStep({ ...row, ...given });
  expect([step.textKey, step.to]).toEqual([waits, to]);
});
