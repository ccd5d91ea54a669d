import type { BusinessState, BusinessStanding } from '@ebpls/contracts';

import { findStanding, isFormerPermitInForce, isInForceUntilDecided, type StandingFacts } from './find-standing.ts';

const window = { until: '2027-01-20' };
const NOTHING: StandingFacts = {
  state: 'ACTIVE',
  has_overdue: false,
  has_permit_in_force: false,
  has_former_permit: false,
  is_renewal_undecided: false,
  is_extended: false,
};
const onDay = (day: string, facts: Partial<StandingFacts>): BusinessStanding =>
  findStanding({ ...NOTHING, ...facts }, { day, window });

test.each([
  ['a permit of the year is in force', '2027-06-01', { has_permit_in_force: true }, 'ACTIVE'],
  ['an installment is overdue', '2027-06-01', { has_permit_in_force: true, has_overdue: true }, 'DELINQUENT'],
  ['nothing was ever granted', '2027-06-01', { state: 'PROSPECT' }, 'PROSPECT'],
  ['the last permit ended and the window is open', '2027-01-20', { has_former_permit: true }, 'RENEWAL_PERIOD'],
  ['nothing was filed by the end of the window', '2027-01-21', { has_former_permit: true }, 'EXPIRED'],
  ['the last permit is older than a year', '2027-01-05', {}, 'EXPIRED'],
  [
    'the renewal was filed in time and is not decided',
    '2027-03-01',
    { state: 'EXPIRED', has_former_permit: true, is_renewal_undecided: true },
    'ACTIVE',
  ],
  ['silence extended the permit', '2027-03-01', { has_former_permit: true, is_extended: true }, 'ACTIVE'],
  ['a renewal was filed on no permit', '2027-03-01', { is_renewal_undecided: true }, 'EXPIRED'],
  ['it was suspended while it owed', '2027-03-01', { state: 'SUSPENDED', has_overdue: true }, 'SUSPENDED'],
  ['it retired', '2027-03-01', { state: 'RETIRED', has_permit_in_force: true }, 'RETIRED'],
] as const satisfies [string, string, Partial<StandingFacts>, BusinessStanding][])(
  'a business of which %s stands so',
  (_what, day, facts, standing) => {
    expect(onDay(day, facts)).toBe(standing);
  },
);

test('the permit of the year before is in force beyond its last day for a business that nobody stopped', () => {
  const states: BusinessState[] = ['PROSPECT', 'ACTIVE', 'EXPIRED', 'SUSPENDED', 'CLOSED_BY_ORDER', 'RETIRED'];
  const filedFacts = { ...NOTHING, has_former_permit: true, is_renewal_undecided: true };
  expect(states.filter((state) => isFormerPermitInForce({ ...filedFacts, state }))).toEqual(['ACTIVE', 'EXPIRED']);
});

test('a permit of the year before is in force until its renewal is decided, an older one and another paper are not', () => {
  const facts = { ...NOTHING, has_former_permit: true, is_renewal_undecided: true };
  const permit = { kind: 'PERMIT', state: 'ACTIVE', expires_on: '2026-12-31' } as const;
  const isValid = (more: Partial<Parameters<typeof isInForceUntilDecided>[0]>, knownFacts = facts) =>
    isInForceUntilDecided({ ...permit, ...more }, knownFacts, '2027-03-01');
  expect([isValid({}), isValid({ state: 'EXPIRED' })]).toEqual([true, true]);
  expect([isValid({ kind: 'SPECIAL' }), isValid({ state: 'REVOKED' })]).toEqual([false, false]);
  expect([isValid({ expires_on: '2025-12-31' }), isValid({ expires_on: '2027-12-31' })]).toEqual([false, false]);
  expect(isValid({}, { ...facts, is_renewal_undecided: false })).toBe(false);
});
