import * as fc from 'fast-check';

import { addDays } from '../time/calendar.ts';
import { getConditionState } from './conditions.ts';

const DUE = '2026-02-10';

test.each([
  { today: '2026-02-10', is_answered: false, outcome: null, state: 'OPEN' },
  { today: '2026-02-11', is_answered: false, outcome: null, state: 'OVERDUE' },
  { today: '2026-02-11', is_answered: true, outcome: null, state: 'ANSWERED' },
  { today: '2026-02-10', is_answered: true, outcome: 'NOT_MET', state: 'OPEN' },
  { today: '2026-02-11', is_answered: true, outcome: 'NOT_MET', state: 'OVERDUE' },
  { today: '2026-03-30', is_answered: true, outcome: 'MET', state: 'MET' },
  { today: '2026-02-01', is_answered: false, outcome: 'MET', state: 'MET' },
] as const)('on $today, answered $is_answered, found $outcome: $state', ({ today, is_answered, outcome, state }) => {
  expect(getConditionState(today, { due_on: DUE, is_answered, outcome })).toBe(state);
});

test('a day more never makes an overdue condition open, nor one that is met anything else', () => {
  const facts = fc.record({
    due_on: fc.integer({ min: -40, max: 40 }).map((days) => addDays(DUE, days)),
    is_answered: fc.boolean(),
    outcome: fc.constantFrom(null, 'MET' as const, 'NOT_MET' as const),
  });
  fc.assert(
    fc.property(facts, fc.nat(60), (conditionFacts, days) => {
      const today = addDays(DUE, days - 30);
      const [now, laterState] = [
        getConditionState(today, conditionFacts),
        getConditionState(addDays(today, 1), conditionFacts),
      ];
      expect(now === 'OPEN' ? ['OPEN', 'OVERDUE'] : [now]).toContain(laterState);
    }),
  );
});
