import { SUCCESSION_STATES, type SuccessionState } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { addDays } from '../time/calendar.ts';
import {
  findCheckProblem,
  type ClaimOfHeir,
  findGrantProblem,
  isOpenSuccession,
  computeObjectionDeadline,
  getStateAfterObjection,
} from './succession.ts';

const FILED_ON = '2026-01-12';
const UNTIL = computeObjectionDeadline(FILED_ON);

const aClaim = (overrides: Partial<ClaimOfHeir> = {}): ClaimOfHeir => ({
  state: 'CHECKED',
  object_until: UNTIL,
  is_complete: true,
  ...overrides,
});

test('objections are accepted for fifteen days after the day of the check', () => {
  expect(UNTIL).toBe('2026-01-27');
  expect(findGrantProblem(aClaim(), '2026-01-27')).toBe('too_early');
  expect(findGrantProblem(aClaim(), '2026-01-28')).toBeUndefined();
});

test.each<{ what: string; claim: Partial<ClaimOfHeir>; check: string | undefined; grant: string | undefined }>([
  { what: 'filed with all papers', claim: { state: 'FILED' }, check: undefined, grant: 'unchecked' },
  {
    what: 'filed, a paper missing',
    claim: { state: 'FILED', is_complete: false },
    check: 'incomplete',
    grant: 'unchecked',
  },
  { what: 'checked', claim: {}, check: 'checked', grant: undefined },
  { what: 'checked, a paper missing', claim: { is_complete: false }, check: 'checked', grant: 'incomplete' },
  { what: 'ended by the living owner', claim: { state: 'OBJECTED' }, check: 'ended', grant: 'ended' },
  { what: 'taken back', claim: { state: 'WITHDRAWN' }, check: 'ended', grant: 'ended' },
])('$what', ({ claim, check, grant }) => {
  expect(findCheckProblem(aClaim(claim))).toBe(check);
  expect(findGrantProblem(aClaim(claim), addDays(UNTIL, 1))).toBe(grant);
});

type Step = { readonly act: 'check' | 'grant' | 'owner' | 'other'; readonly days: number };

/** A claim as the acts of all sides leave it, each on the day that many days after the one before. */
function runSteps(steps: readonly Step[]) {
  let [claim, today] = [aClaim({ state: 'FILED' }), FILED_ON];
  let [is_checked, owner_lives] = [false, false];
  const grants: { today: string; is_checked: boolean; owner_lives: boolean }[] = [];
  const become = (state: SuccessionState): void => {
    claim = { ...claim, state };
  };
  for (const { act, days } of steps) {
    today = addDays(today, days);
    if (act === 'check' && findCheckProblem(claim) === undefined) {
      become('CHECKED');
      is_checked = true;
    }
    if (act === 'grant' && findGrantProblem(claim, today) === undefined) {
      become('GRANTED');
      grants.push({ today, is_checked, owner_lives });
    }
    if ((act === 'owner' || act === 'other') && isOpenSuccession(claim)) {
      become(getStateAfterObjection(act, claim.state));
      owner_lives ||= act === 'owner';
    }
  }
  return grants;
}

test('a claim is granted once at most, after the days and a check, never against a living owner, under any acts', () => {
  const step = fc.record({
    act: fc.constantFrom<Step['act']>('check', 'grant', 'owner', 'other'),
    days: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const grants = runSteps(steps);
      expect(grants.length).toBeLessThanOrEqual(1);
      for (const each of grants) {
        expect(each.today > UNTIL).toBe(true);
        expect(each).toMatchObject({ is_checked: true, owner_lives: false });
      }
    }),
  );
});

test('an objection of another person leaves the claim where it is', () => {
  expect([getStateAfterObjection('other', 'CHECKED'), getStateAfterObjection('other', 'FILED')]).toEqual([
    'CHECKED',
    'FILED',
  ]);
});

test('what is over stays over for both steps', () => {
  const over = SUCCESSION_STATES.filter((state) => !isOpenSuccession({ state }));
  fc.assert(
    fc.property(
      fc.constantFrom(...over),
      fc.boolean(),
      fc.integer({ min: 0, max: 400 }),
      (state, is_complete, days) => {
        const claim = aClaim({ state, is_complete });
        expect([findCheckProblem(claim), findGrantProblem(claim, addDays(FILED_ON, days))]).toEqual(['ended', 'ended']);
      },
    ),
  );
});
