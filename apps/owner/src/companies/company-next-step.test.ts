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

function createCompany(state: ApplicationState, due_now = row.due_now) {
  return getCompanyNextStep({
    ...row,
    due_now,
    application: {
      assessment_id: 1,
      assessment_code: 'APP-2026-000001',
      application_type: 'NEW',
      tax_year: 2026,
      state,
    },
  });
}

test.each(['DRAFT', 'RETURNED', 'FOR_PAYMENT'] as const)('an application in %s waits on the owner', (state) => {
  expect(createCompany(state, 100 as Centavos).tone).toBe('warning');
});

test('an application whose payment waits for the bank requires nothing of the owner', () => {
  expect(createCompany('FOR_PAYMENT')).toMatchObject({ textKey: 'step_no_due', tone: 'info' });
});

test.each(['SUBMITTED', 'ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'PAID', 'FOR_SIGNATURE'] as const)(
  'an application in %s is with an office',
  (state) => {
    expect(createCompany(state).tone).toBe('info');
  },
);

test.each([
  { business: 'a new one', given: { standing: 'PROSPECT' as const }, waits: 'step_apply' },
  { business: 'an expired one', given: { standing: 'EXPIRED' as const }, waits: 'step_renew' },
  { business: 'one to be renewed', given: { standing: 'RENEWAL_PERIOD' as const }, waits: 'step_renew' },
  { business: 'one with something overdue', given: { standing: 'DELINQUENT' as const }, waits: 'step_pay' },
  { business: 'one that owes', given: { due_now: 100 as Centavos }, waits: 'step_pay' },
  { business: 'one with its permit', given: {}, waits: 'step_nothing' },
  { business: 'an unfinished registration', given: { is_draft: true }, waits: 'step_register' },
])('$business shows the right next act', ({ given, waits }) => {
  expect(getCompanyNextStep({ ...row, ...given }).textKey).toBe(waits);
});
