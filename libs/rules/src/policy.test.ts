import { OFFICE_ROLES, PERMISSIONS, type Permission, type RoleKind } from '@ebpls/contracts';
import { assert, constantFrom, property, record, subarray } from 'fast-check';

import { type Action, needsPassword, isBeforeSecondStep, isAllowed, POLICY } from './policy.ts';

const OFFICES = ['bplo', 'assessor', 'engineering', 'fire', 'mpdo', 'menro', 'rhu', 'mao', 'peso'] as const;
const ROLES: readonly RoleKind[] = ['user', 'admin', ...OFFICES, 'barangay', 'affiliate', 'none', 'other'];

/** Acts of everybody who is signed in. */
const EVERYBODY = `account.own mobile.confirm second_step.own account.export reference.read notification.own screen_failure.report release.report avatar.read
  inquiry.read`;

test('before a required second step is set up nothing is open but setting it up', () => {
  const actions = Object.keys(POLICY) as Action[];
  expect(actions.filter(isBeforeSecondStep)).toEqual(['second_step.own']);
});

/** Acts of every office and every barangay at its desk. */
const DESK = `search.ask document.read document.judge assessment.read clearance.read clearance.work clearance.decide
  permit.read inquiry.write inquiry.desk dashboard.office view.own checklist.read checklist.publish sanction.recommend
  sanction.read sanction.list business_map.read template.read template.publish fee.propose measure.record appeal.read appeal.list`;

/**
 * Acts of each kind of person, written out a second time (domain reference 7): a row of the policy that changes must be
 * changed here as well. Every permission is held; the acts that need each are listed below.
 */
const ACTS: Readonly<Record<string, string>> = {
  user: `erasure.own erasure.ask search.ask company.own company.begin company.view company.prepare delegation.grant delegation.own
    document.read document.send assessment.file assessment.withdraw assessment.read transfer.own clearance.answer
    bill.read payment.pay
    payment.view claim.own claim.file refund.own refund.read dispute.own dispute.read receipt.read permit.read
    inquiry.start inquiry.write dashboard.owner succession.own succession.read sanction.read sanction.answer
    appeal.read appeal.file survey.own deficiency.read deficiency.file deficiency.send`,
  none: 'dashboard.owner',
  other: '',
  affiliate: 'permit.scan dashboard.affiliate',
  barangay: DESK,
  assessor: `${DESK} holding.read`,
  engineering: `${DESK} holding.read`,
  mpdo: `${DESK} holding.read`,
  menro: `${DESK} holding.read`,
  rhu: `${DESK} holding.read`,
  mao: `${DESK} holding.read`,
  peso: `${DESK} holding.read`,
  fire: `${DESK} holding.read fire_list.read fire_list.write`,
  bplo: `${DESK} holding.read walk_in.work walk_in.confirm assessment.list_all assessment.accept assessment.hold assessment.return assessment.reject assessment.extend
    retirement.visit bill.compute bill.read bill.reopen receipt.read permit.release permit.print ordinance.read fire_list.read succession.read
    succession.list succession.check post_audit.read post_audit.mark scan_alert.read`,
  admin: `erasure.read erasure.decide search.ask user.read business_map.read user.write account_request.read account_request.decide
    account_request.withdraw setup.read setup.write setup.try mail.read mail.send_again release.read document.read assessment.read assessment.list_all
    assessment.hold retirement.reverse bill.read bill.approve bill.reopen bill.void bill.waive payment.read_all exception.decide
    settlement.work claim.file claim.answer refund.read refund.file_for refund.evaluate refund.decide dispute.read
    dispute.decide fraud_finding.propose fraud_finding.decide deficiency.read deficiency.send deficiency.record deficiency.decide receipt.read receipt.cancel counter.read counter.collect approval.decide form.assign cheque.judge
    flag.resolve collection.read collection.report collection.close report.read report.export permit.sign permit.print
    signature.own signature.write permit.read inquiry.deliver ordinance.read ordinance.write ordinance.publish
    fire_list.read dashboard.admin view.own succession.read succession.list succession.decide extra_document.read post_audit.read
    post_audit.mark sanction.read sanction.list sanction.show_cause sanction.decide scan_alert.read appeal.read
    appeal.list appeal.decide`,
};

/** Acts that a role alone does not allow (decision E24). */
const RESTS_ON: Readonly<Record<Permission, string>> = {
  treasurer: `bill.approve bill.void bill.waive exception.decide settlement.work claim.answer refund.decide
    dispute.decide fraud_finding.propose fraud_finding.decide deficiency.decide receipt.cancel approval.decide form.assign
    cheque.judge flag.resolve collection.close
    ordinance.publish`,
  cashier: 'refund.file_for refund.evaluate deficiency.record counter.collect collection.report',
  signatory: `retirement.reverse permit.sign signature.own signature.write succession.decide sanction.show_cause
    sanction.decide appeal.decide`,
  office_head: 'fire_list.write checklist.publish template.publish sanction.recommend assessment.extend',
};

/** Acts for which an open session is not enough (decision 0049). */
const BY_PASSWORD = `account.export mobile.confirm setup.write erasure.ask erasure.decide user.write account_request.decide
  account_request.withdraw delegation.grant retirement.reverse exception.decide refund.decide dispute.decide
  fraud_finding.decide receipt.cancel approval.decide signature.write succession.decide sanction.decide
  appeal.decide`;

const ALL = Object.keys(POLICY) as readonly Action[]; // the keys of a constant table are its type's
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

test('the offices of the table are those of this list', () => {
  expect([...OFFICE_ROLES].toSorted()).toEqual([...OFFICES].toSorted());
});

test.each(ROLES)('%s does what stands in the list, and nothing else', (role) => {
  const admittedActions = ALL.filter((action) => isAllowed({ role, permissions: PERMISSIONS }, action));
  expect(admittedActions.toSorted()).toEqual(words(`${EVERYBODY} ${ACTS[role] ?? ''}`).toSorted());
});

test.each(PERMISSIONS)('what rests on being %s is done by nobody without it', (permission) => {
  expect(
    ALL.filter((action) => 'permission' in POLICY[action] && POLICY[action].permission === permission).toSorted(),
  ).toEqual(words(RESTS_ON[permission]).toSorted());
  const others = PERMISSIONS.filter((one) => one !== permission);
  for (const action of words(RESTS_ON[permission]) as Action[])
    for (const role of ROLES)
      expect([action, role, isAllowed({ role, permissions: others }, action)]).toEqual([action, role, false]);
});

test('the password is required again for the acts of the list', () => {
  expect(ALL.filter(needsPassword).toSorted()).toEqual(words(BY_PASSWORD).toSorted());
});

test('nobody who is not signed in does anything', () => {
  for (const action of ALL) expect([action, isAllowed(undefined, action)]).toEqual([action, false]);
});

test('another permission never takes an act away', () => {
  const anyone = record({ role: constantFrom(...ROLES), permissions: subarray([...PERMISSIONS]) });
  assert(
    property(anyone, constantFrom(...ALL), constantFrom(...PERMISSIONS), (who, action, more) => {
      const widenedAccount = { ...who, permissions: [...who.permissions, more] };
      return !isAllowed(who, action) || isAllowed(widenedAccount, action);
    }),
  );
});
