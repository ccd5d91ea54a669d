// Labels of the button in each mail.

import type { MessageKey } from '../messages/catalogue.ts';
import type { MailTemplate } from './mail-template.ts';

type ButtonName = MessageKey extends infer K ? (K extends `mail.button.${infer T}` ? T : never) : never;

/** The button of each mail; a template that is missing here opens its own page. */
const BUTTONS: Partial<Record<MailTemplate, ButtonName>> = {
  verify: 'confirm',
  verify_again: 'confirm',
  confirm_email: 'confirm',
  recover: 'password',
  email_change_requested: 'password',
  invitation: 'password',
  invitation_before_role: 'password',
  known_address: 'sign_in',
  password_changed: 'sign_in',
  mobile_confirmed: 'sign_in',
  session_reuse: 'sign_in',
  second_step_on: 'sign_in',
  second_step_off: 'sign_in',
  second_step_reset: 'sign_in',
  application_returned: 'answer',
  returned_reminder: 'answer',
  clearance_returned: 'answer',
  promise_soon: 'answer',
  clearance_conditional: 'conditions',
  inspection_set: 'visit',
  inspection_refused: 'answer',
  inquiry_answer: 'read_answer',
  bill_approved: 'pay',
  installment_reminder: 'pay',
  business_delinquent: 'pay',
  payment_failed: 'pay_again',
  payment_received: 'receipts',
  payment_deposit_refused: 'pay',
  permit_issued: 'permit',
  permit_amended: 'permit',
  permit_certified: 'permit',
  provisional_permit_issued: 'permit',
  provisional_permit_ended: 'application',
  business_retired: 'certificate',
  renewal_reminder: 'renew',
  business_expired: 'renew',
  transfer_offered: 'offer',
  succession_filed: 'object',
  application_rejected: 'application',
  clearance_rejected: 'application',
  clearance_recalled: 'application',
  returned_lapsed: 'application',
  bill_lapsed: 'application',
  part_late: 'case',
  part_running: 'case',
  promise_over: 'case',
  unjudged: 'case',
  clock_over: 'case',
  release_late: 'case',
  released_by_law: 'case',
  renewal_extended: 'case',
  part_post_audit: 'case',
  part_audit_wrong: 'case',
  part_not_issued: 'case',
  part_listed: 'case',
  number_withdrawn: 'case',
  declared_order_requested: 'case',
  approved_by_law: 'application',
  legal_days_extended: 'application',
  permit_extended: 'application',
  claim_late: 'claim',
  account_asked: 'request',
  digest: 'dashboard',
};

/** The label of a mail's button, a verb with its object. */
export function getButtonKey(template: MailTemplate): MessageKey {
  const name = BUTTONS[template];
  return name === undefined ? 'mail.button' : `mail.button.${name}`;
}
