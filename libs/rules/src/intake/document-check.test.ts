import { APPLICATION_STATES, CLEARANCE_STATES, type ClearanceState } from '@ebpls/contracts';

import { CLEARED_STATES } from '../life/clearance-machine.ts';
import { getDocumentCheck } from './document-check.ts';

test.each<[string, ClearanceState[], string]>([
  ['no clearance yet', [], 'with_offices'],
  ['one open clearance among issued ones', ['APPROVED', 'UNDER_REVIEW'], 'with_offices'],
  ['a recalled clearance', ['APPROVED', 'RECALLED'], 'with_offices'],
  ['all clearances issued, one of them with conditions', ['APPROVED', 'CONDITIONALLY_APPROVED'], 'accepted'],
])('with %s the documents of an application are %s', (_, clearances, check) => {
  expect(getDocumentCheck('IN_CLEARANCE', clearances)).toBe(check);
  expect(getDocumentCheck('PAID', clearances)).toBe(check);
  expect(getDocumentCheck('DRAFT', clearances)).toBe('none');
  expect(getDocumentCheck('REJECTED', clearances)).toBe('none');
  expect(getDocumentCheck('ISSUED', clearances)).toBe('accepted');
});

test('every state of an application has an answer, and every clearance is either open or counts', () => {
  const checks = APPLICATION_STATES.map((state) => getDocumentCheck(state, ['PENDING']));
  expect(new Set(checks)).toEqual(new Set(['none', 'with_offices', 'accepted']));
  const acceptingStates = CLEARANCE_STATES.filter((state) => getDocumentCheck('IN_CLEARANCE', [state]) === 'accepted');
  expect(acceptingStates.toSorted()).toEqual([...CLEARED_STATES].toSorted());
});
