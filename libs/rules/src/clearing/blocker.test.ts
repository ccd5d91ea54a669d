import { APPLICATION_STATES, CLEARANCE_STATES } from '@ebpls/contracts';

import { applicationMachine } from '../life/application-machine.ts';
import { findBlocker, findClearanceBlocker } from './blocker.ts';

const FINAL = ['ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED'];
/** ACCEPTED is left by the system in the act that enters it. */
const PASSING = ['ACCEPTED'];

test.each(APPLICATION_STATES.filter((state) => !FINAL.includes(state) && !PASSING.includes(state)))(
  'in %s one holder is named, with an act that the life table has there',
  (state) => {
    const blocker = findBlocker(state, false);
    const moves = applicationMachine.moves.filter(({ from }) => from.includes(state));
    expect(moves.map(({ act }) => act)).toContain(blocker?.act);
    // Acts of offices and payers end in an act of the system.
    const actors = moves.filter(({ act }) => act === blocker?.act).flatMap((move) => move.actors);
    const holder = blocker?.holder ?? '';
    expect(actors).toContain(holder === 'offices' || blocker?.act === 'post_payment' ? 'system' : holder);
  },
);

test.each(FINAL)('nobody holds what is %s', (state) => {
  const knownState = APPLICATION_STATES.find((each) => each === state);
  expect(knownState && findBlocker(knownState, false)).toBeUndefined();
  expect(knownState && findBlocker(knownState, true)).toBeUndefined();
});

test('while every office that is left waits for the owner, it is the owner’s turn', () => {
  expect(findBlocker('IN_CLEARANCE', true)).toEqual({ holder: 'owner', act: 'answer_office' });
  expect(findBlocker('IN_CLEARANCE', false)).toEqual({ holder: 'offices', act: 'clear' });
});

test('a clearance is held by nobody, its clerk or its owner until it is decided', () => {
  const holders = CLEARANCE_STATES.map((state) => [state, findClearanceBlocker(state)?.holder]);
  expect(Object.fromEntries(holders.filter(([, holder]) => holder !== undefined))).toEqual({
    PENDING: 'queue',
    RECALLED: 'queue',
    UNDER_REVIEW: 'clerk',
    INSPECTION_SCHEDULED: 'clerk',
    FOR_COMPLIANCE: 'owner',
  });
});
