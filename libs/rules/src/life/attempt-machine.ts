import { ATTEMPT_STATES, type AttemptState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type AttemptAct =
  | 'redirect'
  | 'wait'
  | 'confirm'
  | 'fail'
  | 'cancel'
  | 'expire'
  | 'request_refund'
  | 'refund'
  | 'refund_part'
  | 'deny_refund';

const WAITING: readonly AttemptState[] = ['CREATED', 'REDIRECTED', 'PENDING'];

/**
 * States of one online payment attempt (domain reference 3.5). A later failure never cancels a success; a late success
 * of an attempt that was given up is still money received and is confirmed (row P2), else a payment would be lost.
 */
export const attemptMachine = defineMachine<AttemptState, AttemptAct>({
  name: 'attempt',
  states: ATTEMPT_STATES,
  starts: 'CREATED',
  moves: [
    { row: 'P0', from: ['CREATED'], act: 'redirect', to: 'REDIRECTED', actors: ['owner', 'system'] },
    { row: 'P0', from: ['CREATED', 'REDIRECTED'], act: 'wait', to: 'PENDING', actors: ['system'] },
    { row: 'P1', from: WAITING, act: 'confirm', to: 'SUCCEEDED', actors: ['system'], guard: 'gateway_confirms' },
    {
      row: 'P2',
      from: ['FAILED', 'CANCELLED', 'EXPIRED'],
      act: 'confirm',
      to: 'SUCCEEDED',
      actors: ['system'],
      guard: 'gateway_confirms',
    },
    { row: 'P3', from: WAITING, act: 'fail', to: 'FAILED', actors: ['system'] },
    { row: 'P4', from: WAITING, act: 'cancel', to: 'CANCELLED', actors: ['owner', 'system'] },
    { row: 'P5', from: WAITING, act: 'expire', to: 'EXPIRED', actors: ['system'], guard: 'gateway_knows_nothing' },
    {
      row: 'P6',
      from: ['SUCCEEDED'],
      act: 'request_refund',
      to: 'REFUND_PENDING',
      actors: ['treasurer'],
      guard: 'reason_given',
    },
    { row: 'P7', from: ['REFUND_PENDING'], act: 'refund', to: 'REFUNDED', actors: ['system'] },
    { row: 'P8', from: ['REFUND_PENDING'], act: 'refund_part', to: 'PARTIALLY_REFUNDED', actors: ['system'] },
    { row: 'P9', from: ['REFUND_PENDING'], act: 'deny_refund', to: 'SUCCEEDED', actors: ['system', 'treasurer'] },
  ],
});
