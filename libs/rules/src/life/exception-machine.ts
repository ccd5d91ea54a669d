import { EXCEPTION_STATES, type ExceptionState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type ExceptionEntryAct =
  | 'refund'
  | 'propose_outcome'
  | 'approve_outcome'
  | 'propose_refund'
  | 'approve_refund'
  | 'decline_refund'
  | 'refunded'
  | 'refund_refused'
  | 'credit'
  | 'match'
  | 'dismiss'
  | 'confirm';

/**
 * States of a gateway payment that fits no order, until it is resolved: refunded, held as a credit, posted to an order,
 * or found to be no money.
 */
export const exceptionMachine = defineMachine<ExceptionState, ExceptionEntryAct>({
  name: 'exception',
  states: EXCEPTION_STATES,
  starts: 'OPEN',
  moves: [
    { row: 'X1', from: ['OPEN'], act: 'refund', to: 'REFUNDING', actors: ['treasurer'], guard: 'small_enough_for_one' },
    { row: 'X2', from: ['OPEN'], act: 'propose_refund', to: 'PROPOSED', actors: ['treasurer'] },
    {
      row: 'X3',
      from: ['PROPOSED'],
      act: 'approve_refund',
      to: 'REFUNDING',
      actors: ['treasurer'],
      guard: 'another_person',
    },
    { row: 'X4', from: ['PROPOSED'], act: 'decline_refund', to: 'OPEN', actors: ['treasurer'] },
    { row: 'X5', from: ['REFUNDING'], act: 'refunded', to: 'CLOSED', actors: ['system'], guard: 'gateway_confirms' },
    { row: 'X6', from: ['REFUNDING'], act: 'refund_refused', to: 'OPEN', actors: ['system'] },
    { row: 'X7', from: ['OPEN'], act: 'credit', to: 'CLOSED', actors: ['treasurer'] },
    { row: 'X8', from: ['OPEN'], act: 'match', to: 'CLOSED', actors: ['treasurer'], guard: 'order_owes' },
    { row: 'X9', from: ['OPEN'], act: 'dismiss', to: 'CLOSED', actors: ['treasurer'], guard: 'reason_given' },
    {
      row: 'X10',
      from: ['OPEN', 'PROPOSED'],
      act: 'confirm',
      to: 'CLOSED',
      actors: ['system'],
      guard: 'gateway_confirms',
    },
    { row: 'X11', from: ['OPEN'], act: 'propose_outcome', to: 'PROPOSED', actors: ['treasurer'] },
    {
      row: 'X12',
      from: ['PROPOSED'],
      act: 'approve_outcome',
      to: 'CLOSED',
      actors: ['treasurer'],
      guard: 'another_person',
    },
  ],
});
