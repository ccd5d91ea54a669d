import { CHEQUE_STATES, type ChequeState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type ChequeAct = 'deposit' | 'clear' | 'bounce' | 'cancel';

/**
 * The life of a cheque taken at the counter (domain reference 5.4): it is brought to the bank before the bank can pay
 * or return it. A cheque that was recorded wrongly is taken back with its receipts at any time, also after it cleared.
 */
export const chequeMachine = defineMachine<ChequeState, ChequeAct>({
  name: 'cheque',
  states: CHEQUE_STATES,
  starts: 'HELD',
  moves: [
    { row: 'Q1', from: ['HELD'], act: 'deposit', to: 'DEPOSITED', actors: ['system'], guard: 'report_closed' },
    { row: 'Q2', from: ['DEPOSITED'], act: 'clear', to: 'CLEARED', actors: ['treasurer'], guard: 'hold_is_over' },
    { row: 'Q3', from: ['DEPOSITED'], act: 'bounce', to: 'BOUNCED', actors: ['treasurer'], guard: 'reason_given' },
    {
      row: 'Q4',
      from: ['HELD', 'DEPOSITED', 'CLEARED'],
      act: 'cancel',
      to: 'CANCELLED',
      actors: ['treasurer'],
      guard: 'receipt_undone',
    },
  ],
});
