import { hasRunningClock } from './legal-clock.ts';

test.each([
  ['IN_CLEARANCE', '2026-02-04', true],
  ['ASSESSED', '2026-02-04', true],
  ['FOR_PAYMENT', '2026-02-04', false],
  ['ISSUED', '2026-02-04', false],
  ['SUBMITTED', null, false],
] as const)('the legal clock of an application that is %s, due %s, runs: %s', (state, due_on, runs) => {
  expect(hasRunningClock({ state, due_on })).toBe(runs);
});
