// Finds the page that the button of an owner's mail opens: a mail about money leads to the payment that it is about.

import type { MailTemplate } from '../../../platform/mail/mail-template.ts';
import type { OwnerMailInput } from '../application-events.ts';
import { type ApplicationRow, getApplicationCode } from '../find-application.ts';

const COMPANIES_PATH = '/app/management/companies';
const DETAILS_PATH = `${COMPANIES_PATH}/assessment/details`;

/** Mails about an order of payment that can be paid, or can be paid again. */
const PAYMENT_MAILS: ReadonlySet<MailTemplate> = new Set<MailTemplate>([
  'bill_approved',
  'bill_years_added',
  'deficiency_ordered',
  'installment_reminder',
  'installment_waived',
  'business_delinquent',
  'payment_failed',
  'payment_deposit_refused',
  'cheque_bounced',
  'receipt_undone',
  'dispute_filed',
  'dispute_upheld',
  'dispute_rejected',
]);

/** Mails about a payment that was received: its entry in the payment history has the receipts. */
const RECEIPT_MAILS: ReadonlySet<MailTemplate> = new Set<MailTemplate>(['payment_received', 'payment_confirmed']);

type MailedApplication = Pick<ApplicationRow, 'assessment_id' | 'assessment_code' | 'company_code'>;

/** Path of an owner's page of an application, below the public address; `page` is the part before its numbers. */
export function getOwnerPath(application: MailedApplication, page?: 'currentdue' | 'originals'): string {
  const part = page === undefined ? '' : `/${page}`;
  return `${DETAILS_PATH}${part}/${getApplicationCode(application)}/${application.company_code}`;
}

/**
 * Path of the page that an owner's mail opens: the payment of its order, or of all its orders in one; the entry of a
 * received payment in the history; otherwise the application.
 */
export function getOwnerMailPath(
  application: MailedApplication,
  { template, params = {}, joint_codes = [] }: OwnerMailInput,
): string {
  if (RECEIPT_MAILS.has(template)) return getReceiptPath(String(params['receipts'] ?? params['top_no'] ?? ''));
  if (template === 'proof_reminder')
    return `${COMPANIES_PATH}/assessment/proof/${getApplicationCode(application)}/${application.company_code}`;
  if (!PAYMENT_MAILS.has(template)) return getOwnerPath(application);
  return joint_codes.length > 1 ? getJointPaymentPath(joint_codes) : getOwnerPath(application, 'currentdue');
}

/** Path of the page that pays the orders of these applications in one payment. */
export function getJointPaymentPath(assessment_codes: readonly string[]): string {
  return `${COMPANIES_PATH}/payment/together?${new URLSearchParams({ orders: assessment_codes.join(',') })}`;
}

/** Path of the payment history with the payment of these receipts, or of this order, open; one number finds it whole. */
export function getReceiptPath(numbers: string): string {
  const [first = ''] = numbers.split(', ');
  return `${COMPANIES_PATH}/payment/history?${new URLSearchParams({ search: first, open: first })}`;
}
