import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import { getButtonKey } from '../../../platform/mail/mail-buttons.ts';
import { getOwnerMailPath } from './owner-mail-path.ts';

const application = { assessment_id: 7, assessment_code: 'APP-2026-000007', company_code: 'SI-000102' };
const DUE = '/app/management/companies/assessment/details/currentdue/APP-2026-000007/SI-000102';
const RECORD = '/app/management/companies/assessment/details/APP-2026-000007/SI-000102';

const getPath = (template: MailTemplate, params = {}, joint_codes: readonly string[] = []) =>
  getOwnerMailPath(application, { template, params, joint_codes });

test.each([
  'bill_approved',
  'bill_years_added',
  'installment_reminder',
  'business_delinquent',
  'payment_failed',
  'payment_deposit_refused',
  'cheque_bounced',
  'receipt_undone',
  'dispute_rejected',
] as const)('the mail %s leads to the payment of its order', (template) => {
  expect(getPath(template)).toBe(DUE);
  expect(getButtonKey(template)).toMatch(/^mail\.button\.(?:pay|pay_again|bill)$/);
});

test.each(['bill_voided', 'bill_reopened', 'bill_lapsed', 'payment_set_aside', 'application_accepted'] as const)(
  'the mail %s, after which nothing is to be paid, leads to the application',
  (template) => expect(getPath(template)).toBe(RECORD),
);

test('a mail about several orders leads to one payment of them all', () => {
  expect(getPath('business_delinquent', {}, ['APP-2026-000007', 'APP-2026-000009'])).toBe(
    '/app/management/companies/payment/together?orders=APP-2026-000007%2CAPP-2026-000009',
  );
  expect(getPath('payment_failed', {}, ['APP-2026-000007'])).toBe(DUE);
});

test('a mail about a received payment leads to its receipts', () => {
  const history = '/app/management/companies/payment/history';
  expect(getPath('payment_received', { receipts: 'EOR-2026-00000011, EOR-2026-00000012' })).toBe(
    `${history}?search=EOR-2026-00000011&open=EOR-2026-00000011`,
  );
  expect(getPath('payment_confirmed', { top_no: 'TOP-2026-000007' })).toBe(
    `${history}?search=TOP-2026-000007&open=TOP-2026-000007`,
  );
});
