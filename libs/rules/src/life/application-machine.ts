import { APPLICATION_STATES, type ApplicationState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export const APPLICATION_ACTS = [
  'submit',
  'return',
  'resubmit',
  'accept',
  'route',
  'clear',
  'recall',
  'reject',
  'compute',
  'approve_bill',
  'reopen_bill',
  'post_payment',
  'complete_payment',
  'reverse_payment',
  'reopen_payment',
  'release',
  'sign',
  'lapse',
  'withdraw',
  'cancel',
  'disapprove_closure',
  'resume_paid',
  'reopen_filing',
  'reopen_offices',
] as const;
export type ApplicationAct = (typeof APPLICATION_ACTS)[number];

const FINAL: readonly ApplicationState[] = ['ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];
const OPEN_APPLICATION_STATES = APPLICATION_STATES.filter((state) => !FINAL.includes(state));
const BEFORE_PAYMENT: readonly ApplicationState[] = [
  'DRAFT',
  'SUBMITTED',
  'RETURNED',
  'ACCEPTED',
  'IN_CLEARANCE',
  'CLEARED',
  'ASSESSED',
  'FOR_PAYMENT',
];

/** Whether an application is neither decided nor ended. */
export const isApplicationOpen = (state: ApplicationState): boolean => OPEN_APPLICATION_STATES.includes(state);

/**
 * The life of a permit application (domain reference 3.3, rows A2 to A19; row A1 creates it as DRAFT). Clearances
 * come before payment. Rows V1 to V4 are the path of a renewal that is paid first (`computeProvisionalDays`), which the
 * system bills: it goes to the offices with a provisional permit, and is paid again when they are done. Row A20 issues
 * the order of payment that silence kept from the owner, row A21 releases a permit approved by law (RA 11032 s.10; row
 * A22 changes no state). Rows A23 and A24 follow an appeal that is granted: the refused application continues from
 * where it was (decision 0124).
 */
export const applicationMachine = defineMachine<ApplicationState, ApplicationAct>({
  name: 'application',
  states: APPLICATION_STATES,
  starts: 'DRAFT',
  moves: [
    { row: 'A2', from: ['DRAFT'], act: 'submit', to: 'SUBMITTED', actors: ['owner'], guard: 'form_complete' },
    { row: 'A3', from: ['SUBMITTED'], act: 'return', to: 'RETURNED', actors: ['bplo'], guard: 'remarks_given' },
    { row: 'A4', from: ['RETURNED'], act: 'resubmit', to: 'SUBMITTED', actors: ['owner'], guard: 'something_changed' },
    {
      row: 'A5',
      from: ['SUBMITTED'],
      act: 'accept',
      to: 'ACCEPTED',
      actors: ['bplo', 'system'],
      guard: 'documents_complete',
    },
    { row: 'A6', from: ['ACCEPTED'], act: 'route', to: 'IN_CLEARANCE', actors: ['system'] },
    {
      row: 'A7',
      from: ['IN_CLEARANCE'],
      act: 'clear',
      to: 'CLEARED',
      actors: ['system'],
      guard: 'every_clearance_given',
    },
    {
      row: 'A8',
      from: ['IN_CLEARANCE'],
      act: 'reject',
      to: 'REJECTED',
      actors: ['bplo'],
      guard: 'clearance_refused_for_good',
    },
    {
      row: 'A9',
      from: ['CLEARED'],
      act: 'compute',
      to: 'ASSESSED',
      actors: ['bplo', 'system'],
      guard: 'gross_not_under_review',
    },
    {
      row: 'A10',
      from: ['ASSESSED'],
      act: 'approve_bill',
      to: 'FOR_PAYMENT',
      actors: ['treasurer', 'system'],
      guard: 'another_person_computed',
    },
    {
      row: 'A11',
      from: ['FOR_PAYMENT'],
      act: 'reopen_bill',
      to: 'ASSESSED',
      actors: ['bplo', 'treasurer'],
      guard: 'nothing_paid',
    },
    {
      row: 'A12',
      from: ['FOR_PAYMENT'],
      act: 'post_payment',
      to: 'PAID',
      actors: ['system'],
      guard: 'first_installment_settled',
    },
    {
      row: 'A12',
      from: ['FOR_PAYMENT'],
      act: 'complete_payment',
      to: 'PAID',
      actors: ['system'],
      guard: 'first_installment_settled',
    },
    {
      row: 'A12',
      from: ['PAID'],
      act: 'reverse_payment',
      to: 'FOR_PAYMENT',
      actors: ['system'],
      guard: 'first_installment_owed_again',
    },
    {
      row: 'A12',
      from: ['PAID'],
      act: 'reopen_payment',
      to: 'FOR_PAYMENT',
      actors: ['system'],
      guard: 'first_installment_owed_again',
    },
    { row: 'A13', from: ['PAID'], act: 'release', to: 'FOR_SIGNATURE', actors: ['bplo'], guard: 'no_new_block' },
    {
      row: 'A14',
      from: ['FOR_SIGNATURE'],
      act: 'sign',
      to: 'ISSUED',
      actors: ['signatory'],
      guard: 'signatory_active',
    },
    { row: 'A15', from: ['FOR_PAYMENT'], act: 'lapse', to: 'LAPSED', actors: ['system'], guard: 'nothing_paid' },
    { row: 'A16', from: ['RETURNED'], act: 'lapse', to: 'LAPSED', actors: ['system'] },
    { row: 'A17', from: BEFORE_PAYMENT, act: 'withdraw', to: 'WITHDRAWN', actors: ['owner'], guard: 'nothing_paid' },
    {
      row: 'A18',
      from: OPEN_APPLICATION_STATES,
      act: 'cancel',
      to: 'CANCELLED',
      actors: ['admin'],
      guard: 'reason_given',
    },
    { row: 'A19', from: ['SUBMITTED'], act: 'reject', to: 'REJECTED', actors: ['bplo'], guard: 'legal_ground_given' },
    {
      row: 'R1',
      from: ['IN_CLEARANCE', 'CLEARED'],
      act: 'disapprove_closure',
      to: 'REJECTED',
      actors: ['bplo'],
      guard: 'still_operating',
    },
    { row: 'C14', from: ['CLEARED'], act: 'recall', to: 'IN_CLEARANCE', actors: ['system'] },
    { row: 'V1', from: ['ACCEPTED'], act: 'compute', to: 'ASSESSED', actors: ['system'], guard: 'provisional_allowed' },
    { row: 'V2', from: ['PAID'], act: 'route', to: 'IN_CLEARANCE', actors: ['system'], guard: 'offices_not_asked' },
    { row: 'V3', from: ['CLEARED'], act: 'resume_paid', to: 'PAID', actors: ['system'], guard: 'paid_first' },
    {
      row: 'V4',
      from: ['IN_CLEARANCE'],
      act: 'reverse_payment',
      to: 'FOR_PAYMENT',
      actors: ['system'],
      guard: 'first_installment_owed_again',
    },
    {
      row: 'A20',
      from: ['IN_CLEARANCE'],
      act: 'compute',
      to: 'ASSESSED',
      actors: ['system'],
      guard: 'declared_order_due',
    },
    { row: 'A21', from: ['PAID'], act: 'release', to: 'FOR_SIGNATURE', actors: ['system'], guard: 'legal_days_passed' },
    {
      row: 'A23',
      from: ['REJECTED'],
      act: 'reopen_filing',
      to: 'SUBMITTED',
      actors: ['system'],
      guard: 'appeal_granted',
    },
    {
      row: 'A24',
      from: ['REJECTED'],
      act: 'reopen_offices',
      to: 'IN_CLEARANCE',
      actors: ['system'],
      guard: 'appeal_granted',
    },
  ],
});
