import { type DelegateScope, OFFICE_ROLES, type Permission, type RoleKind } from '@ebpls/contracts';

/** Person whose act the policy checks. Identity comes from the verified session only. */
export interface PolicyRequester {
  readonly role: RoleKind;
  readonly permissions: readonly Permission[];
}

interface Admission {
  readonly roles: readonly RoleKind[];
  /** At least this permission on the account, beside the role (decision E24). */
  readonly permission?: Permission;
  /** The password again, typed within the last minutes: an open screen is not enough (decision 0049). */
  readonly requires_password?: true;
  /** Also served to somebody who still has to set up the second step that is required of them (decision E10). */
  readonly before_second_step?: true;
  /**
   * With this scope a delegate does it for the business of another; without one it is the owner's alone (decision
   * 0096).
   */
  readonly delegate?: DelegateScope;
}

const OWNER_ROLES: readonly RoleKind[] = ['user'];
const STAFF_ROLES: readonly RoleKind[] = [...OFFICE_ROLES, 'barangay'];
const EVERYONE: readonly RoleKind[] = ['user', 'admin', ...STAFF_ROLES, 'affiliate', 'none', 'other'];
const RECORD_READERS: readonly RoleKind[] = ['user', 'admin', ...STAFF_ROLES];

/**
 * Kinds of person that may do each act (domain reference 7). A row admits a kind of person to an act; the query decides
 * which records are theirs. The same table guards the API, renders the buttons and generates the role tests.
 */
export const POLICY = {
  'account.own': { roles: EVERYONE },
  /** A confirmed number signs its person in. */
  'mobile.confirm': { roles: EVERYONE, requires_password: true },
  'second_step.own': { roles: EVERYONE, before_second_step: true },
  'account.export': { roles: EVERYONE, requires_password: true },
  'erasure.own': { roles: OWNER_ROLES },
  'erasure.ask': { roles: OWNER_ROLES, requires_password: true },
  'erasure.read': { roles: ['admin'] },
  'erasure.decide': { roles: ['admin'], requires_password: true },
  'reference.read': { roles: EVERYONE },
  'notification.own': { roles: EVERYONE },
  'search.ask': { roles: RECORD_READERS },
  'view.own': { roles: ['admin', ...STAFF_ROLES] },
  'screen_failure.report': { roles: EVERYONE },
  'release.report': { roles: EVERYONE },
  'release.read': { roles: ['admin'] },
  'user.read': { roles: ['admin'] },
  'avatar.read': { roles: EVERYONE },
  'user.write': { roles: ['admin'], requires_password: true },
  'account_request.read': { roles: ['admin'] },
  'account_request.decide': { roles: ['admin'], requires_password: true },
  'account_request.withdraw': { roles: ['admin'], requires_password: true },
  'setup.read': { roles: ['admin'] },
  'setup.write': { roles: ['admin'], requires_password: true },
  'setup.try': { roles: ['admin'] },
  'mail.read': { roles: ['admin'] },
  'mail.send_again': { roles: ['admin'] },
  'company.own': { roles: OWNER_ROLES },
  'company.begin': { roles: OWNER_ROLES },
  'company.view': { roles: OWNER_ROLES, delegate: 'VIEW' },
  'company.prepare': { roles: OWNER_ROLES, delegate: 'FILE' },
  'walk_in.work': { roles: ['bplo'] },
  'walk_in.confirm': { roles: ['bplo'] },
  'delegation.grant': { roles: OWNER_ROLES, requires_password: true },
  'delegation.own': { roles: OWNER_ROLES },
  'holding.read': { roles: OFFICE_ROLES },
  'business_map.read': { roles: ['admin', ...STAFF_ROLES] },
  'document.read': { roles: RECORD_READERS, delegate: 'VIEW' },
  'document.send': { roles: OWNER_ROLES, delegate: 'FILE' },
  'document.judge': { roles: STAFF_ROLES },
  'assessment.file': { roles: OWNER_ROLES, delegate: 'FILE' },
  'assessment.withdraw': { roles: OWNER_ROLES, delegate: 'FILE' },
  'assessment.read': { roles: RECORD_READERS, delegate: 'VIEW' },
  'assessment.list_all': { roles: ['admin', 'bplo'] },
  'assessment.accept': { roles: ['bplo'] },
  'assessment.hold': { roles: ['admin', 'bplo'] },
  'assessment.return': { roles: ['bplo'] },
  'assessment.reject': { roles: ['bplo'] },
  'assessment.extend': { roles: ['bplo'], permission: 'office_head' },
  'survey.own': { roles: OWNER_ROLES },
  'transfer.own': { roles: OWNER_ROLES },
  'succession.own': { roles: OWNER_ROLES },
  'succession.read': { roles: ['user', 'admin', 'bplo'] },
  'succession.list': { roles: ['admin', 'bplo'] },
  'succession.check': { roles: ['bplo'] },
  'succession.decide': { roles: ['admin'], permission: 'signatory', requires_password: true },
  'retirement.visit': { roles: ['bplo'] },
  'retirement.reverse': { roles: ['admin'], permission: 'signatory', requires_password: true },
  'extra_document.read': { roles: ['admin'] },
  'post_audit.read': { roles: ['admin', 'bplo'] },
  'post_audit.mark': { roles: ['admin', 'bplo'] },
  'clearance.read': { roles: STAFF_ROLES },
  'clearance.work': { roles: STAFF_ROLES },
  'clearance.decide': { roles: STAFF_ROLES },
  'clearance.answer': { roles: OWNER_ROLES, delegate: 'FILE' },
  'checklist.read': { roles: STAFF_ROLES },
  'checklist.publish': { roles: STAFF_ROLES, permission: 'office_head' },
  'template.read': { roles: STAFF_ROLES },
  'template.publish': { roles: STAFF_ROLES, permission: 'office_head' },
  'fee.propose': { roles: STAFF_ROLES },
  'measure.record': { roles: STAFF_ROLES },
  'bill.compute': { roles: ['bplo'] },
  'bill.read': { roles: ['user', 'admin', 'bplo'], delegate: 'VIEW' },
  'bill.approve': { roles: ['admin'], permission: 'treasurer' },
  'bill.reopen': { roles: ['admin', 'bplo'] },
  'bill.void': { roles: ['admin'], permission: 'treasurer' },
  'bill.waive': { roles: ['admin'], permission: 'treasurer' },
  'payment.pay': { roles: OWNER_ROLES, delegate: 'PAY' },
  'payment.view': { roles: OWNER_ROLES, delegate: 'VIEW' },
  'payment.read_all': { roles: ['admin'] },
  'exception.decide': { roles: ['admin'], permission: 'treasurer', requires_password: true },
  'settlement.work': { roles: ['admin'], permission: 'treasurer' },
  'claim.own': { roles: OWNER_ROLES },
  'claim.file': { roles: ['user', 'admin'] },
  'claim.answer': { roles: ['admin'], permission: 'treasurer' },
  'refund.own': { roles: OWNER_ROLES },
  'refund.read': { roles: ['user', 'admin'] },
  'refund.file_for': { roles: ['admin'], permission: 'cashier' },
  'refund.evaluate': { roles: ['admin'], permission: 'cashier' },
  'refund.decide': { roles: ['admin'], permission: 'treasurer', requires_password: true },
  'dispute.own': { roles: OWNER_ROLES },
  'dispute.read': { roles: ['user', 'admin'] },
  'dispute.decide': { roles: ['admin'], permission: 'treasurer', requires_password: true },
  'fraud_finding.propose': { roles: ['admin'], permission: 'treasurer' },
  'fraud_finding.decide': { roles: ['admin'], permission: 'treasurer', requires_password: true },
  'deficiency.read': { roles: ['user', 'admin'], delegate: 'VIEW' },
  'deficiency.file': { roles: OWNER_ROLES, delegate: 'FILE' },
  'deficiency.send': { roles: ['user', 'admin'], delegate: 'FILE' },
  'deficiency.record': { roles: ['admin'], permission: 'cashier' },
  'deficiency.decide': { roles: ['admin'], permission: 'treasurer' },
  'receipt.read': { roles: ['user', 'admin', 'bplo'], delegate: 'VIEW' },
  'receipt.cancel': { roles: ['admin'], permission: 'treasurer', requires_password: true },
  'counter.read': { roles: ['admin'] },
  'counter.collect': { roles: ['admin'], permission: 'cashier' },
  'approval.decide': { roles: ['admin'], permission: 'treasurer', requires_password: true },
  'form.assign': { roles: ['admin'], permission: 'treasurer' },
  'cheque.judge': { roles: ['admin'], permission: 'treasurer' },
  'flag.resolve': { roles: ['admin'], permission: 'treasurer' },
  'collection.read': { roles: ['admin'] },
  'collection.report': { roles: ['admin'], permission: 'cashier' },
  'collection.close': { roles: ['admin'], permission: 'treasurer' },
  'report.read': { roles: ['admin'] },
  'report.export': { roles: ['admin'] },
  'sanction.recommend': { roles: STAFF_ROLES, permission: 'office_head' },
  'sanction.read': { roles: RECORD_READERS },
  'sanction.list': { roles: ['admin', ...STAFF_ROLES] },
  'sanction.answer': { roles: OWNER_ROLES },
  'sanction.show_cause': { roles: ['admin'], permission: 'signatory' },
  'sanction.decide': { roles: ['admin'], permission: 'signatory', requires_password: true },
  'appeal.read': { roles: RECORD_READERS },
  'appeal.list': { roles: ['admin', ...STAFF_ROLES] },
  'appeal.file': { roles: OWNER_ROLES },
  'appeal.decide': { roles: ['admin'], permission: 'signatory', requires_password: true },
  'permit.release': { roles: ['bplo'] },
  'permit.print': { roles: ['admin', 'bplo'] },
  'permit.sign': { roles: ['admin'], permission: 'signatory' },
  'signature.own': { roles: ['admin'], permission: 'signatory' },
  'signature.write': { roles: ['admin'], permission: 'signatory', requires_password: true },
  'permit.read': { roles: RECORD_READERS, delegate: 'VIEW' },
  'permit.scan': { roles: ['affiliate'] },
  'scan_alert.read': { roles: ['admin', 'bplo'] },
  'inquiry.read': { roles: EVERYONE },
  'inquiry.start': { roles: OWNER_ROLES },
  'inquiry.write': { roles: ['user', ...STAFF_ROLES] },
  'inquiry.desk': { roles: STAFF_ROLES },
  'inquiry.deliver': { roles: ['admin'] },
  'ordinance.read': { roles: ['admin', 'bplo'] },
  'ordinance.write': { roles: ['admin'] },
  'ordinance.publish': { roles: ['admin'], permission: 'treasurer' },
  'fire_list.read': { roles: ['fire', 'admin', 'bplo'] },
  'fire_list.write': { roles: ['fire'], permission: 'office_head' },
  'dashboard.owner': { roles: ['user', 'none'] },
  'dashboard.office': { roles: STAFF_ROLES },
  'dashboard.admin': { roles: ['admin'] },
  'dashboard.affiliate': { roles: ['affiliate'] },
} as const satisfies Record<string, Admission>;

/** An act of the policy table that needs a signed-in person. */
export type Action = keyof typeof POLICY;

/** Whether the person is admitted to the act; the record’s owner and office are checked by the query. */
export function isAllowed(requester: PolicyRequester | undefined, action: Action): boolean {
  if (!requester) return false;
  const admission: Admission = POLICY[action];
  if (!admission.roles.includes(requester.role)) return false;
  return admission.permission === undefined || requester.permissions.includes(admission.permission);
}

/** Whether the act requires the password again: roles, refunds, voided receipts (decision 0049). */
export function needsPassword(action: Action): boolean {
  const admission: Admission = POLICY[action];
  return admission.requires_password === true;
}

/** Whether the act is open to somebody who still has to set up the second step that is required of them. */
export function isBeforeSecondStep(action: Action): boolean {
  const admission: Admission = POLICY[action];
  return admission.before_second_step === true;
}

/** With which scope a delegate is admitted to the act for another's business; undefined when with none. */
export function findDelegateScope(action: Action): DelegateScope | undefined {
  const admission: Admission = POLICY[action];
  return admission.delegate;
}
