import type { MessageKey } from '../messages/catalogue.ts';
import type { MailTemplate } from './mail-template.ts';

type ButtonName = MessageKey extends infer K ? (K extends `mail.button.${infer T}` ? T : never) : never;

/** What the reader does behind the button of a letter; one that is not named here opens the page that it is about. */
const BUTTONS: Partial<Record<MailTemplate, ButtonName>> = {
  verify: 'confirm',
  verify_again: 'confirm',
  confirm_email: 'confirm',
  recover: 'password',
  invitation: 'password',
  invitation_before_role: 'password',
  known_address: 'sign_in',
  password_changed: 'sign_in',
  session_reuse: 'sign_in',
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

/** The words of a letter's button, a verb with what it does it to. */
export function buttonOf(template: MailTemplate): MessageKey {
  const name = BUTTONS[template];
  return name === undefined ? 'mail.button' : `mail.button.${name}`;
}
