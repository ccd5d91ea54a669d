import { PERMIT_STATES, type PermitState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type PermitAct =
  | 'sign'
  | 'activate'
  | 'expire'
  | 'suspend'
  | 'reinstate'
  | 'revoke'
  | 'supersede'
  | 'surrender'
  | 'restore'
  | 'grant'
  | 'fall'
  | 'give_back'
  | 'certify';

/**
 * The life of a permit document (domain reference 3.5): it ends with its year, is replaced by a version, or is taken
 * back. A provisional one is granted by the revenue code without a signature, and falls with what it rests on. One
 * whose revocation was wrong is in force again (decision 0124). One that is signed after its year is certified for the
 * record and was never active (domain reference 3.10b).
 */
export const permitMachine = defineMachine<PermitState, PermitAct>({
  name: 'permit',
  states: PERMIT_STATES,
  starts: 'GENERATED',
  moves: [
    { row: 'M1', from: ['GENERATED'], act: 'sign', to: 'SIGNED', actors: ['signatory'] },
    { row: 'M2', from: ['SIGNED'], act: 'activate', to: 'ACTIVE', actors: ['system'] },
    { row: 'M3', from: ['ACTIVE', 'SUSPENDED'], act: 'expire', to: 'EXPIRED', actors: ['system'], guard: 'year_over' },
    {
      row: 'M4',
      from: ['ACTIVE'],
      act: 'suspend',
      to: 'SUSPENDED',
      actors: ['admin', 'signatory'],
      guard: 'cause_decided',
    },
    {
      row: 'M5',
      from: ['SUSPENDED'],
      act: 'reinstate',
      to: 'ACTIVE',
      actors: ['admin', 'signatory'],
      guard: 'complied',
    },
    {
      row: 'M6',
      from: ['ACTIVE', 'SUSPENDED'],
      act: 'revoke',
      to: 'REVOKED',
      actors: ['admin', 'signatory'],
      guard: 'cause_decided',
    },
    { row: 'M7', from: ['ACTIVE'], act: 'supersede', to: 'SUPERSEDED', actors: ['system'] },
    { row: 'M8', from: ['ACTIVE'], act: 'surrender', to: 'SURRENDERED', actors: ['bplo', 'system'] },
    {
      row: 'M9',
      from: ['SURRENDERED'],
      act: 'restore',
      to: 'ACTIVE',
      actors: ['signatory'],
      guard: 'retirement_reversed',
    },
    { row: 'M10', from: ['GENERATED'], act: 'grant', to: 'ACTIVE', actors: ['system'], guard: 'is_provisional' },
    {
      row: 'M11',
      from: ['ACTIVE', 'SUSPENDED'],
      act: 'fall',
      to: 'REVOKED',
      actors: ['system'],
      guard: 'is_provisional',
    },
    { row: 'M12', from: ['REVOKED'], act: 'give_back', to: 'ACTIVE', actors: ['signatory'], guard: 'appeal_granted' },
    { row: 'M13', from: ['GENERATED'], act: 'certify', to: 'EXPIRED', actors: ['signatory'], guard: 'year_over' },
  ],
});
