import { CLEARANCE_STATES, type ClearanceState } from '@ebpls/contracts';

import { type Actor, defineMachine } from './machine.ts';

export const CLEARANCE_ACTS = [
  'claim',
  'schedule_inspection',
  'pass_inspection',
  'fail_inspection',
  'record_refusal',
  'return',
  'resubmit',
  'approve',
  'approve_with_conditions',
  'reject',
  'clear_by_list',
  'pass_over',
  'issue_late',
  'audit_later',
  'cancel',
  'grant_appeal',
  'recall',
  'not_required',
  'give_back',
  'lapse_claim',
  'restore',
] as const;
export type ClearanceAct = (typeof CLEARANCE_ACTS)[number];

const OFFICERS: readonly Actor[] = ['office', 'office_head']; // everybody of the office

const OPEN_CLEARANCE_STATES: readonly ClearanceState[] = [
  'PENDING',
  'UNDER_REVIEW',
  'INSPECTION_SCHEDULED',
  'FOR_COMPLIANCE',
  'RECALLED',
];

/**
 * States in which an office's part no longer holds the application back (row A7). DEEMED_APPROVED is in old rows only:
 * no act leads to it.
 */
export const CLEARED_STATES: readonly ClearanceState[] = [
  'APPROVED',
  'CONDITIONALLY_APPROVED',
  'CLEARED_BY_LIST',
  'NOT_ISSUED_IN_TIME',
  'POST_AUDIT',
  'DEEMED_APPROVED',
  'NOT_REQUIRED',
];

/**
 * One office's part of one application (domain reference 3.4). Row C16 goes beyond the law: a recalled part is taken up
 * again, else the application could never be cleared; C17: what a clerk took goes back to the queue; C18: what a
 * clerk took and did not touch goes back by itself; C19: what ended with a refused application begins again with it;
 * and T9 lets the head refuse a part whose corrective deadline passed. An office's own days decide nothing: only the
 * barangay (T5) and the fire renewal (T5f) have a rule of their own, and none of them makes a number. A refusal
 * written after the last legal day is checked afterwards with the open parts (C11). T5 and T5f act on a part with the
 * owner only while its clock runs: its return requested nothing but documents outside the list.
 */
export const clearanceMachine = defineMachine<ClearanceState, ClearanceAct>({
  name: 'clearance',
  states: CLEARANCE_STATES,
  starts: 'PENDING',
  moves: [
    { row: 'C1', from: ['PENDING'], act: 'claim', to: 'UNDER_REVIEW', actors: OFFICERS },
    {
      row: 'C2',
      from: ['UNDER_REVIEW'],
      act: 'schedule_inspection',
      to: 'INSPECTION_SCHEDULED',
      actors: OFFICERS,
      guard: 'visit_day_fits',
    },
    {
      row: 'C2',
      from: ['INSPECTION_SCHEDULED'],
      act: 'schedule_inspection',
      to: 'INSPECTION_SCHEDULED',
      actors: OFFICERS,
      guard: 'rescheduled_less_than_twice',
    },
    { row: 'C3', from: ['INSPECTION_SCHEDULED'], act: 'pass_inspection', to: 'UNDER_REVIEW', actors: OFFICERS },
    {
      row: 'C4',
      from: ['INSPECTION_SCHEDULED'],
      act: 'fail_inspection',
      to: 'FOR_COMPLIANCE',
      actors: OFFICERS,
      guard: 'findings_given',
    },
    {
      row: 'C4',
      from: ['INSPECTION_SCHEDULED'],
      act: 'record_refusal',
      to: 'FOR_COMPLIANCE',
      actors: OFFICERS,
      guard: 'refusal_described',
    },
    {
      row: 'C5',
      from: ['INSPECTION_SCHEDULED'],
      act: 'fail_inspection',
      to: 'FOR_COMPLIANCE',
      actors: ['system'],
      guard: 'closed_at_second_visit',
    },
    {
      row: 'C6',
      from: ['UNDER_REVIEW'],
      act: 'return',
      to: 'FOR_COMPLIANCE',
      actors: OFFICERS,
      guard: 'remarks_given',
    },
    { row: 'C7', from: ['FOR_COMPLIANCE'], act: 'resubmit', to: 'UNDER_REVIEW', actors: ['owner'] },
    { row: 'C8', from: ['UNDER_REVIEW'], act: 'approve', to: 'APPROVED', actors: OFFICERS, guard: 'may_approve' },
    {
      row: 'C9',
      from: ['UNDER_REVIEW'],
      act: 'approve_with_conditions',
      to: 'CONDITIONALLY_APPROVED',
      actors: OFFICERS,
      guard: 'conditions_dated',
    },
    {
      row: 'C10',
      from: ['UNDER_REVIEW'],
      act: 'reject',
      to: 'REJECTED',
      actors: ['office_head'],
      guard: 'legal_ground_given',
    },
    {
      row: 'T9',
      from: ['FOR_COMPLIANCE'],
      act: 'reject',
      to: 'REJECTED',
      actors: ['office_head'],
      guard: 'corrective_deadline_over',
    },
    {
      row: 'T5',
      from: ['PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE'],
      act: 'pass_over',
      to: 'NOT_ISSUED_IN_TIME',
      actors: ['system'],
      guard: 'barangay_days_passed',
    },
    {
      row: 'T5',
      from: ['NOT_ISSUED_IN_TIME'],
      act: 'issue_late',
      to: 'APPROVED',
      actors: OFFICERS,
      guard: 'application_not_ended',
    },
    {
      row: 'T5f',
      from: ['PENDING', 'UNDER_REVIEW', 'FOR_COMPLIANCE'],
      act: 'clear_by_list',
      to: 'CLEARED_BY_LIST',
      actors: ['system'],
      guard: 'fire_list_decides',
    },
    {
      row: 'C11',
      from: [...OPEN_CLEARANCE_STATES, 'REJECTED'],
      act: 'audit_later',
      to: 'POST_AUDIT',
      actors: ['system'],
      guard: 'law_decided_application',
    },
    { row: 'C12', from: OPEN_CLEARANCE_STATES, act: 'cancel', to: 'CANCELLED', actors: ['system'] },
    {
      row: 'C13',
      from: ['REJECTED'],
      act: 'grant_appeal',
      to: 'UNDER_REVIEW',
      actors: ['admin'],
      guard: 'reason_given',
    },
    {
      row: 'C14',
      from: ['APPROVED', 'CONDITIONALLY_APPROVED'],
      act: 'recall',
      to: 'RECALLED',
      actors: ['office_head'],
      guard: 'bill_not_computed',
    },
    {
      row: 'C15',
      from: ['PENDING'],
      act: 'not_required',
      to: 'NOT_REQUIRED',
      actors: ['office_head', 'bplo'],
      guard: 'reason_given',
    },
    { row: 'C16', from: ['RECALLED'], act: 'claim', to: 'UNDER_REVIEW', actors: OFFICERS },
    { row: 'C17', from: ['UNDER_REVIEW'], act: 'give_back', to: 'PENDING', actors: OFFICERS, guard: 'reason_given' },
    {
      row: 'C18',
      from: ['UNDER_REVIEW'],
      act: 'lapse_claim',
      to: 'PENDING',
      actors: ['system'],
      guard: 'claim_untouched',
    },
    { row: 'C19', from: ['CANCELLED'], act: 'restore', to: 'PENDING', actors: ['system'], guard: 'appeal_granted' },
  ],
});
