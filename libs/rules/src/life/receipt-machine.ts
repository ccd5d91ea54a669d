import { OFFICIAL_RECEIPT_STATES, type OfficialReceiptState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type ReceiptAct = 'cancel' | 'reverse';

/** The life of an official receipt (domain reference 3.5): its number stays in the series in every state. */
export const receiptMachine = defineMachine<OfficialReceiptState, ReceiptAct>({
  name: 'receipt',
  states: OFFICIAL_RECEIPT_STATES,
  starts: 'ISSUED',
  moves: [
    {
      row: 'E1',
      from: ['ISSUED'],
      act: 'cancel',
      to: 'CANCELLED',
      actors: ['treasurer'],
      guard: 'same_day_and_report_open',
    },
    { row: 'E2', from: ['ISSUED'], act: 'reverse', to: 'REVERSED', actors: ['treasurer'], guard: 'second_person' },
  ],
});
