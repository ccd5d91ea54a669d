import { BILL_STATES, type BillState, INSTALLMENT_STATES, type InstallmentState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type BillAct =
  | 'approve_bill'
  | 'reopen_bill'
  | 'recompute'
  | 'expire'
  | 'settle'
  | 'unsettle'
  | 'void'
  | 'carry_over'
  | 'give_back';

/**
 * The life of a tax order of payment (domain reference 3.5). A recomputed bill is a new one; the former stays as
 * superseded. An order of an earlier year is superseded by the one that takes over what is unpaid on it (4.1 step 7),
 * and comes back when that one ends unpaid.
 */
export const billMachine = defineMachine<BillState, BillAct>({
  name: 'bill',
  states: BILL_STATES,
  starts: 'COMPUTED',
  moves: [
    {
      row: 'A10',
      from: ['COMPUTED'],
      act: 'approve_bill',
      to: 'APPROVED',
      actors: ['treasurer', 'system'],
      guard: 'another_person_computed',
    },
    {
      row: 'A11',
      from: ['APPROVED'],
      act: 'reopen_bill',
      to: 'SUPERSEDED',
      actors: ['bplo', 'treasurer'],
      guard: 'nothing_paid',
    },
    { row: 'A9', from: ['COMPUTED'], act: 'recompute', to: 'SUPERSEDED', actors: ['bplo'] },
    { row: 'T7', from: ['APPROVED'], act: 'expire', to: 'EXPIRED', actors: ['system'], guard: 'nothing_paid' },
    { row: 'T7', from: ['EXPIRED'], act: 'recompute', to: 'SUPERSEDED', actors: ['system'] },
    {
      row: 'A12',
      from: ['APPROVED'],
      act: 'settle',
      to: 'SETTLED',
      actors: ['system'],
      guard: 'every_installment_paid',
    },
    { row: 'A12', from: ['SETTLED'], act: 'unsettle', to: 'APPROVED', actors: ['system'], guard: 'receipt_undone' },
    {
      row: 'A18',
      from: ['COMPUTED', 'APPROVED', 'EXPIRED'],
      act: 'void',
      to: 'VOID',
      actors: ['treasurer', 'admin', 'system'],
      guard: 'reason_given',
    },
    {
      row: 'L1',
      from: ['APPROVED'],
      act: 'carry_over',
      to: 'SUPERSEDED',
      actors: ['system'],
      guard: 'newer_order_approved',
    },
    {
      row: 'L2',
      from: ['SUPERSEDED'],
      act: 'give_back',
      to: 'APPROVED',
      actors: ['system'],
      guard: 'newer_order_ended_unpaid',
    },
  ],
});

export type InstallmentAct = 'fall_due' | 'fall_overdue' | 'pay_part' | 'pay' | 'unpay' | 'void' | 'waive';

const UNPAID: readonly InstallmentState[] = ['NOT_DUE', 'DUE', 'OVERDUE', 'PARTIAL'];

/** The life of one installment of a bill (domain reference 3.5). */
export const installmentMachine = defineMachine<InstallmentState, InstallmentAct>({
  name: 'installment',
  states: INSTALLMENT_STATES,
  starts: 'NOT_DUE',
  moves: [
    { row: 'I1', from: ['NOT_DUE'], act: 'fall_due', to: 'DUE', actors: ['system'], guard: 'quarter_begun' },
    { row: 'I2', from: ['DUE'], act: 'fall_overdue', to: 'OVERDUE', actors: ['system'], guard: 'due_date_passed' },
    { row: 'I3', from: UNPAID, act: 'pay', to: 'PAID', actors: ['system'], guard: 'nothing_owed' },
    { row: 'I4', from: UNPAID, act: 'pay_part', to: 'PARTIAL', actors: ['treasurer'], guard: 'over_the_counter' },
    { row: 'I3', from: ['PAID', 'PARTIAL'], act: 'unpay', to: 'DUE', actors: ['system'], guard: 'receipt_undone' },
    { row: 'I5', from: UNPAID, act: 'void', to: 'VOID', actors: ['system'], guard: 'bill_superseded' },
    { row: 'I6', from: UNPAID, act: 'waive', to: 'WAIVED', actors: ['treasurer', 'admin'], guard: 'resolution_given' },
  ],
});
