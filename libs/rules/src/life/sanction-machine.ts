import {
  APPEAL_STATES,
  type AppealState,
  SANCTION_STATES,
  type SanctionOutcome,
  type SanctionState,
} from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type SanctionAct =
  | 'withdraw'
  | 'show_cause'
  | 'answer'
  | 'fall_silent'
  | 'dismiss'
  | 'suspend'
  | 'revoke'
  | 'report_compliance'
  | 'reinstate'
  | 'overturn';

const ANSWER_STATES = ['ANSWERED', 'UNANSWERED'] as const;

/**
 * Suspending or revoking a permit (domain reference 3.8): no case is decided before its owner was heard, that is before
 * they answered or their days to answer were over. A business is reinstated after it complied; a revoked permit never
 * is, unless an appeal shows that it should not have been revoked.
 */
export const sanctionMachine = defineMachine<SanctionState, SanctionAct>({
  name: 'sanction',
  states: SANCTION_STATES,
  starts: 'RECOMMENDED',
  moves: [
    { row: 'S1', from: ['RECOMMENDED'], act: 'withdraw', to: 'WITHDRAWN', actors: ['office_head'] },
    {
      row: 'S2',
      from: ['RECOMMENDED'],
      act: 'show_cause',
      to: 'SHOW_CAUSE',
      actors: ['signatory'],
      guard: 'other_person',
    },
    { row: 'S3', from: ['SHOW_CAUSE'], act: 'answer', to: 'ANSWERED', actors: ['owner'], guard: 'in_time' },
    { row: 'S4', from: ['SHOW_CAUSE'], act: 'fall_silent', to: 'UNANSWERED', actors: ['system'], guard: 'days_over' },
    {
      row: 'S5',
      from: ['RECOMMENDED', ...ANSWER_STATES],
      act: 'dismiss',
      to: 'DISMISSED',
      actors: ['signatory'],
      guard: 'other_person',
    },
    { row: 'S6', from: ANSWER_STATES, act: 'suspend', to: 'SUSPENDED', actors: ['signatory'], guard: 'other_person' },
    {
      row: 'S7',
      from: [...ANSWER_STATES, 'SUSPENDED', 'COMPLIED'],
      act: 'revoke',
      to: 'REVOKED',
      actors: ['signatory'],
      guard: 'other_person',
    },
    { row: 'S8', from: ['SUSPENDED'], act: 'report_compliance', to: 'COMPLIED', actors: ['owner'] },
    {
      row: 'S9',
      from: ['SUSPENDED', 'COMPLIED', 'REVOKED'],
      act: 'reinstate',
      to: 'REINSTATED',
      actors: ['signatory'],
      guard: 'complied',
    },
    {
      row: 'S10',
      from: ['SUSPENDED', 'COMPLIED', 'REVOKED'],
      act: 'overturn',
      to: 'DISMISSED',
      actors: ['system'],
      guard: 'appeal_granted',
    },
  ],
});

export type AppealAct = 'uphold' | 'reverse';

/** An appeal against a refusal or a sanction: a person other than its decider reviews it, once (decision 0124). */
export const appealMachine = defineMachine<AppealState, AppealAct>({
  name: 'appeal',
  states: APPEAL_STATES,
  starts: 'FILED',
  moves: [
    { row: 'Y1', from: ['FILED'], act: 'uphold', to: 'UPHELD', actors: ['signatory'], guard: 'other_person' },
    { row: 'Y2', from: ['FILED'], act: 'reverse', to: 'REVERSED', actors: ['signatory'], guard: 'other_person' },
  ],
});

const ACT_BY_OUTCOME: Readonly<Record<SanctionOutcome, SanctionAct>> = {
  DISMISSED: 'dismiss',
  SUSPENDED: 'suspend',
  REVOKED: 'revoke',
};

/** The act that leads to what is decided. */
export function getOutcomeAct(outcome: SanctionOutcome): SanctionAct {
  return ACT_BY_OUTCOME[outcome];
}

/** Restriction of a business by a sanction in this state: closed for a time, or until it is reinstated. */
export function getRestriction(state: SanctionState): 'suspend' | 'close_by_order' | undefined {
  if (state === 'REVOKED') return 'close_by_order';
  return state === 'SUSPENDED' || state === 'COMPLIED' ? 'suspend' : undefined;
}
