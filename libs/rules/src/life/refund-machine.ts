import { REFUND_STATES, type RefundState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type RefundEntryAct =
  | 'evaluate'
  | 'approve'
  | 'deny'
  | 'credit'
  | 'pay_out'
  | 'send_back'
  | 'sent_back'
  | 'send_refused';

/**
 * States of a written refund claim (RA 7160 s.196; domain reference 5.7): one person of the treasury finds the
 * refundable amount, another decides, and it becomes a credit of the next order or is paid back.
 */
export const refundMachine = defineMachine<RefundState, RefundEntryAct>({
  name: 'refund',
  states: REFUND_STATES,
  starts: 'CLAIMED',
  moves: [
    {
      row: 'F1',
      from: ['CLAIMED'],
      act: 'evaluate',
      to: 'EVALUATED',
      actors: ['cashier'],
      guard: 'within_what_was_paid',
    },
    { row: 'F2', from: ['EVALUATED'], act: 'approve', to: 'APPROVED', actors: ['treasurer'], guard: 'another_person' },
    { row: 'F3', from: ['EVALUATED'], act: 'deny', to: 'DENIED', actors: ['treasurer'], guard: 'another_person' },
    { row: 'F4', from: ['APPROVED'], act: 'credit', to: 'CREDITED', actors: ['treasurer'] },
    { row: 'F5', from: ['APPROVED'], act: 'pay_out', to: 'REFUNDED', actors: ['treasurer'], guard: 'voucher_given' },
    {
      row: 'F6',
      from: ['APPROVED'],
      act: 'send_back',
      to: 'REFUNDING',
      actors: ['treasurer'],
      guard: 'paid_through_gateway',
    },
    { row: 'F7', from: ['REFUNDING'], act: 'sent_back', to: 'REFUNDED', actors: ['system'], guard: 'gateway_confirms' },
    { row: 'F8', from: ['REFUNDING'], act: 'send_refused', to: 'APPROVED', actors: ['system'] },
  ],
});
