import {
  appointDelegate,
  declarePause,
  DELEGATE_SCOPES,
  DELEGATION_STATES,
  type DelegateScope,
  type DelegationState,
  discardCompany,
  fileSuccession,
  getCompany,
  offerTransfer,
  requestDeclaredOrder,
  startJointPayment,
  startPayment,
  submitAssessment,
  withdrawAssessment,
} from '@ebpls/contracts';
import * as fc from 'fast-check';

import { type Action, findDelegateScope, POLICY } from '../policy.ts';
import { isWalkInAct } from './walk-in-acts.ts';
import { addDays } from '../time/calendar.ts';
import {
  computeDelegationAnswerDay,
  MAX_DELEGATION_DAYS,
  getDelegationState,
  isDelegable,
  checkDelegationLastDay,
  toGrantedScope,
  getDefaultLastDay,
} from './delegation.ts';

const OPEN: readonly DelegationState[] = ['OFFERED', 'ACTIVE'];
const scopes = fc.array(fc.constantFrom(...DELEGATE_SCOPES), { maxLength: 6 });
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2020-01-01', days));
const storedDelegation = fc.record({ state: fc.constantFrom(...DELEGATION_STATES), answer_by: day, ends_on: day });

test('a delegate with any scope may look, and nobody gets more than was chosen', () => {
  fc.assert(
    fc.property(scopes, (chosenScopes) => {
      const grantedScopes = toGrantedScope(chosenScopes);
      expect(grantedScopes).toContain('VIEW');
      expect(new Set(grantedScopes).size).toBe(grantedScopes.length);
      expect(grantedScopes.filter((scope) => scope !== 'VIEW' && !chosenScopes.includes(scope))).toEqual([]);
      expect(chosenScopes.every((scope) => grantedScopes.includes(scope))).toBe(true);
      expect(toGrantedScope(grantedScopes)).toEqual(grantedScopes);
    }),
  );
});

test('the last day is today at the earliest and a year from today at the latest', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -800, max: 800 }), (today, days) => {
      const refusal = checkDelegationLastDay(addDays(today, days), today);
      expect(refusal).toBe(days < 0 ? 'past' : days > MAX_DELEGATION_DAYS ? 'too_long' : undefined);
    }),
  );
});

test('the end of the permit year is always a day that can be chosen', () => {
  fc.assert(
    fc.property(day, (today) => expect(checkDelegationLastDay(getDefaultLastDay(today), today)).toBeUndefined()),
  );
  expect(getDefaultLastDay('2026-01-12')).toBe('2026-12-31');
});

test('an offer waits fourteen days, and never beyond the appointment itself', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 365 }), (today, days) => {
      const ends_on = addDays(today, days);
      const by = computeDelegationAnswerDay(ends_on, today);
      expect(by >= today && by <= ends_on && by <= addDays(today, 14)).toBe(true);
    }),
  );
});

test('what has expired stays expired, and what was ended never runs again', () => {
  fc.assert(
    fc.property(storedDelegation, day, fc.integer({ min: 0, max: 500 }), (delegation, today, daysLater) => {
      const now = getDelegationState(delegation, today);
      const then = getDelegationState(delegation, addDays(today, daysLater));
      const isOver = !OPEN.includes(delegation.state);
      expect(now !== 'EXPIRED' || then === 'EXPIRED').toBe(true);
      expect(!isOver || then === delegation.state).toBe(true);
      expect(now !== 'ACTIVE' || delegation.ends_on >= today).toBe(true);
    }),
  );
});

test('a business is closed and handed over by its owner alone', () => {
  expect(isDelegable({ application_type: 'RETIREMENT', amendment: null })).toBe(false);
  expect(isDelegable({ application_type: 'AMENDMENT', amendment: 'TRANSFER_OWNERSHIP' })).toBe(false);
  expect(isDelegable({ application_type: 'AMENDMENT', amendment: 'DEATH' })).toBe(false);
  expect(isDelegable({ application_type: 'AMENDMENT', amendment: 'CHANGE_AREA' })).toBe(true);
  expect(isDelegable({ application_type: 'RENEWAL', amendment: null })).toBe(true);
});

test('these acts, with these scopes, and no others are open to a delegate', () => {
  const open = Object.keys(POLICY).flatMap((action) => {
    const scope = findDelegateScope(action as Action);
    return scope === undefined ? [] : [[action, scope] as [string, DelegateScope]];
  });
  expect(Object.fromEntries(open)).toEqual({
    'company.view': 'VIEW',
    'company.prepare': 'FILE',
    'deficiency.file': 'FILE',
    'deficiency.read': 'VIEW',
    'deficiency.send': 'FILE',
    'document.read': 'VIEW',
    'document.send': 'FILE',
    'assessment.file': 'FILE',
    'assessment.withdraw': 'FILE',
    'assessment.read': 'VIEW',
    'clearance.answer': 'FILE',
    'bill.read': 'VIEW',
    'payment.pay': 'PAY',
    'payment.view': 'VIEW',
    'receipt.read': 'VIEW',
    'permit.read': 'VIEW',
  });
});

test('a clerk withdraws, discards, closes, pays, appoints and hands over nothing for a citizen at the counter', () => {
  const owners = [
    withdrawAssessment,
    discardCompany,
    requestDeclaredOrder,
    declarePause,
    appointDelegate,
    offerTransfer,
    fileSuccession,
    startJointPayment,
    startPayment,
  ];
  expect(owners.filter(isWalkInAct)).toEqual([]);
  expect([submitAssessment, getCompany].every(isWalkInAct)).toBe(true);
});
