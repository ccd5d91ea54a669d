import type { PauseState } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { getNextState, type MoveResult } from '../life/machine.ts';
import { type PauseAct, pauseMachine } from '../life/business-machine.ts';
import { addDays } from '../time/calendar.ts';
import { getPauseState, findPauseProblem, arePausesOverlapping } from './pause-days.ts';

const TODAY = '2026-01-12';
const LIMITS = { today: TODAY, permit_until: '2026-12-31' };
const day = fc.integer({ min: -40, max: 400 }).map((days) => addDays(TODAY, days));
const days = fc.record({ closed_from: day, closed_until: day });
const orderedDays = days.filter(({ closed_from, closed_until }) => closed_from <= closed_until);

test('what is declared begins today or later and ends with the permit of the year', () => {
  fc.assert(
    fc.property(days, (pause) => {
      const { closed_from, closed_until } = pause;
      const isFit = closed_from >= TODAY && closed_from <= closed_until && closed_until <= LIMITS.permit_until;
      expect(findPauseProblem(pause, LIMITS) === undefined).toBe(isFit);
    }),
  );
});

test.each([
  ['begins in the past', { closed_from: '2026-01-11', closed_until: '2026-02-01' }, 'closed_from', 'pause.in_past'],
  [
    'ends before it begins',
    { closed_from: '2026-02-02', closed_until: '2026-02-01' },
    'closed_until',
    'pause.ends_before',
  ],
  [
    'outlasts the permit',
    { closed_from: '2026-02-02', closed_until: '2027-01-01' },
    'closed_until',
    'pause.beyond_permit',
  ],
])('a closure that %s is refused at its field', (_what, pause, field, key) => {
  expect(findPauseProblem(pause, LIMITS)).toEqual({ field, key });
});

test('two closures overlap exactly when some day is in both', () => {
  fc.assert(
    fc.property(orderedDays, orderedDays, (one, other) => {
      const first = one.closed_from > other.closed_from ? one.closed_from : other.closed_from;
      const isShared = first <= one.closed_until && first <= other.closed_until;
      expect(arePausesOverlapping(one, other)).toBe(isShared);
      expect(arePausesOverlapping(other, one)).toBe(isShared);
    }),
  );
});

test('a closure that ended stays ended under any acts and days, and its state on a day agrees with its life', () => {
  const acts = fc.array(fc.constantFrom<PauseAct>('begin', 'withdraw', 'reopen'), { maxLength: 8 });
  fc.assert(
    fc.property(orderedDays, acts, fc.integer({ min: -40, max: 400 }), (pause, steps, after) => {
      let state: PauseState = 'DECLARED';
      for (const act of steps) {
        const moveResult: MoveResult<PauseState> = getNextState(pauseMachine, state, {
          act,
          actor: act === 'begin' ? 'system' : 'owner',
        });
        if (!('refused' in moveResult)) state = moveResult.to;
      }
      const today = addDays(TODAY, after);
      const currentPause = getPauseState(today, { ...pause, state });
      const isEnded = state === 'REOPENED' || state === 'WITHDRAWN';
      const isWithin = pause.closed_from <= today && today <= pause.closed_until;
      expect(currentPause === state || !isEnded).toBe(true);
      expect(currentPause === 'CLOSED').toBe(!isEnded && isWithin);
    }),
  );
});

test('a closure may begin today and last to the end of the permit, and is closed on its first and last day', () => {
  const pause = { closed_from: TODAY, closed_until: LIMITS.permit_until };
  expect(findPauseProblem(pause, LIMITS)).toBeUndefined();
  const next = { closed_from: LIMITS.permit_until, closed_until: '2027-01-10' };
  expect([arePausesOverlapping(pause, next), arePausesOverlapping(next, pause)]).toEqual([true, true]);
  expect(arePausesOverlapping({ ...pause, closed_until: '2026-12-30' }, next)).toBe(false);
  const stateOn = (day: string) => getPauseState(day, { ...pause, state: 'DECLARED' });
  expect([stateOn('2026-01-11'), stateOn(TODAY), stateOn('2026-12-31'), stateOn('2027-01-01')]).toEqual([
    'DECLARED',
    'CLOSED',
    'CLOSED',
    'REOPENED',
  ]);
  expect(getPauseState(TODAY, { ...pause, state: 'REOPENED' })).toBe('REOPENED');
});
