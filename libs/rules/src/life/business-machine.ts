import { BUSINESS_STATES, type BusinessState, PAUSE_STATES, type PauseState } from '@ebpls/contracts';

import { defineMachine } from './machine.ts';

export type BusinessAct =
  | 'activate'
  | 'expire'
  | 'certify'
  | 'suspend'
  | 'reinstate'
  | 'close_by_order'
  | 'file_retirement'
  | 'disapprove_retirement'
  | 'end_retirement'
  | 'certify_retirement'
  | 'reverse_retirement';

const MAY_RETIRE = BUSINESS_STATES.filter((state) => state !== 'RETIREMENT_PENDING' && state !== 'RETIRED');

/**
 * The life of an establishment (domain reference 3.5, 3.7). Being blacklisted is a flag beside it, not a state; being
 * delinquent is a standing, which `findStanding` finds (decision 0194).
 */
export const businessMachine = defineMachine<BusinessState, BusinessAct>({
  name: 'business',
  states: BUSINESS_STATES,
  starts: 'PROSPECT',
  moves: [
    {
      row: 'B1',
      from: ['PROSPECT', 'EXPIRED', 'ACTIVE'],
      act: 'activate',
      to: 'ACTIVE',
      actors: ['system'],
      guard: 'permit_issued',
    },
    { row: 'B2', from: ['ACTIVE'], act: 'expire', to: 'EXPIRED', actors: ['system'], guard: 'no_renewal_in_time' },
    { row: 'B13', from: ['PROSPECT'], act: 'certify', to: 'EXPIRED', actors: ['system'], guard: 'year_over' },
    {
      row: 'B5',
      from: ['ACTIVE'],
      act: 'suspend',
      to: 'SUSPENDED',
      actors: ['admin', 'signatory', 'system'],
      guard: 'cause_decided',
    },
    {
      row: 'B6',
      from: ['SUSPENDED', 'CLOSED_BY_ORDER'],
      act: 'reinstate',
      to: 'ACTIVE',
      actors: ['admin', 'signatory'],
      guard: 'complied',
    },
    {
      row: 'B7',
      from: ['ACTIVE', 'SUSPENDED', 'EXPIRED'],
      act: 'close_by_order',
      to: 'CLOSED_BY_ORDER',
      actors: ['admin', 'signatory', 'system'],
      guard: 'cause_decided',
    },
    { row: 'B8', from: MAY_RETIRE, act: 'file_retirement', to: 'RETIREMENT_PENDING', actors: ['owner', 'bplo'] },
    {
      row: 'B9',
      from: ['RETIREMENT_PENDING'],
      act: 'disapprove_retirement',
      to: 'ACTIVE',
      actors: ['bplo'],
      guard: 'still_operating',
    },
    {
      row: 'B12',
      from: ['RETIREMENT_PENDING'],
      act: 'end_retirement',
      to: 'ACTIVE',
      actors: ['owner', 'bplo', 'admin', 'system'],
      guard: 'application_ended',
    },
    {
      row: 'B10',
      from: ['RETIREMENT_PENDING'],
      act: 'certify_retirement',
      to: 'RETIRED',
      actors: ['bplo', 'system'],
      guard: 'deficiency_paid',
    },
    {
      row: 'B11',
      from: ['RETIRED'],
      act: 'reverse_retirement',
      to: 'ACTIVE',
      actors: ['admin', 'signatory'],
      guard: 'reason_given',
    },
  ],
});

export type PauseAct = 'begin' | 'withdraw' | 'reopen';

/**
 * Days for which an owner closes a business (decision 0079). The business keeps its own state: what falls due, and who
 * may inspect it, does not change.
 */
export const pauseMachine = defineMachine<PauseState, PauseAct>({
  name: 'pause',
  states: PAUSE_STATES,
  starts: 'DECLARED',
  moves: [
    { row: 'W1', from: ['DECLARED'], act: 'begin', to: 'CLOSED', actors: ['system'], guard: 'first_day_came' },
    { row: 'W2', from: ['DECLARED'], act: 'withdraw', to: 'WITHDRAWN', actors: ['owner'], guard: 'not_begun' },
    { row: 'W3', from: ['CLOSED'], act: 'reopen', to: 'REOPENED', actors: ['owner', 'system'] },
  ],
});
