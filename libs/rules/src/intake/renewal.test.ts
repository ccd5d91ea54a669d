import type { Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { lines, ordinance } from '../../test/san-isidro.ts';
import type { ApplicationFacts } from './facts.ts';
import { isDrawn, isGrossDrop, computeProvisionalDays, computeProvisionalEnd, getRenewalStop } from './renewal.ts';

const policy = { ...ordinance.routing, renewal_sample_percent: 0, provisional_days_at_most: 30 };
const facts = (overrides: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  application_type: 'RENEWAL',
  tax_year: 2026,
  policy,
  lines: lines.filter(({ line }) => line === 'L52'),
  employees_total: 1,
  business_area_sqm: 40,
  org_type: 'SOLE',
  premises: 'OWNED',
  activity_of_place: 'MAIN_OFFICE',
  changed: false,
  exemptions_claimed: [],
  ...overrides,
});
const renewal = (overrides: Partial<Parameters<typeof getRenewalStop>[0]> = {}) => ({
  company_code: 'SI-000121',
  facts: facts(),
  total_assets: 15_000_000 as Centavos,
  has_valid_approvals: true,
  on_fire_list: false,
  brings_originals: false,
  gross_is_doubtful: false,
  ...overrides,
});

test.each([
  ['the look of the fire bureau and the barangay', {}, 'other_agencies'],
  ['a changed fact', { facts: facts({ changed: true }) }, 'changed'],
  ['a new business', { facts: facts({ application_type: 'NEW' }) }, 'changed'],
  [
    'an ordinance that does not allow it',
    { facts: facts({ policy: { ...policy, renewal_at_once: false } }) },
    'not_allowed',
  ],
  ['a centavo of assets too many', { total_assets: 15_000_001 as Centavos }, 'too_large'],
  ['five employees', { facts: facts({ employees_total: 5 }) }, 'not_low_risk'],
  ['a red flag', { facts: facts({ red_flag: true }) }, 'not_low_risk'],
  ['a clearance with conditions', { has_valid_approvals: false }, 'clearance'],
  ['the list of the fire bureau', { on_fire_list: true }, 'fire_list'],
  ['a paper that nobody has seen', { brings_originals: true }, 'papers_brought'],
  ['a gross that asked for a reason', { gross_is_doubtful: true }, 'gross'],
  ['the draw', { facts: facts({ policy: { ...policy, renewal_sample_percent: 100 } }) }, 'sampled'],
] as const)('%s decides whether an unchanged renewal is billed at once', (_, input, stop) => {
  expect(getRenewalStop(renewal(input))).toBe(stop);
});

const drawnRenewal = facts({ policy: { ...policy, renewal_sample_percent: 100 } });
test.each([
  ['only the fire bureau and the barangay to look', {}, 30],
  ['the draw', { facts: drawnRenewal }, 30],
  ['a clearance with conditions', { has_valid_approvals: false }, 30],
  ['both', { facts: drawnRenewal, has_valid_approvals: false }, 30],
  ['the draw and the list of the fire bureau', { facts: drawnRenewal, on_fire_list: true }, undefined],
  ['a pending clearance and a gross in doubt', { has_valid_approvals: false, gross_is_doubtful: true }, undefined],
  ['a pending clearance and an unseen paper', { has_valid_approvals: false, brings_originals: true }, undefined],
  ['a changed fact', { facts: facts({ changed: true }), has_valid_approvals: false }, undefined],
  [
    'an ordinance that gives none',
    { has_valid_approvals: false, facts: facts({ policy: { ...policy, provisional_days_at_most: 0 } }) },
    undefined,
  ],
  [
    'an ordinance that bills nothing at once',
    { has_valid_approvals: false, facts: facts({ policy: { ...policy, renewal_at_once: false } }) },
    undefined,
  ],
] as const)('with %s a provisional permit is given or not', (_, input, days) => {
  expect(computeProvisionalDays(renewal(input))).toBe(days);
});

test.each([
  ['2026-01-12', 30, '2026-02-11'],
  ['2026-12-20', 30, '2026-12-31'],
])('a provisional permit of %s for %i days ends on %s', (today, days, until) => {
  expect(computeProvisionalEnd(today, days, 2026)).toBe(until);
});

test('the draw takes about the percentage of the ordinance, also of consecutive codes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 2020, max: 2100 }), (percent, year) => {
      const codes = Array.from({ length: 4000 }, (_, index) => `SI-${String(index + 1).padStart(6, '0')} ${year}`);
      const drawnShare = codes.filter((code) => isDrawn(code, percent)).length / 40;
      expect(Math.abs(drawnShare - percent)).toBeLessThanOrEqual(percent === 0 || percent === 100 ? 0 : 3.5);
    }),
    { numRuns: 20, seed: 2026 },
  );
});

test('the same name is drawn always or never, and stays drawn when more are', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(100), fc.nat(100), (name, one, other) => {
      const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
      expect(isDrawn(name, fewer)).toBe(isDrawn(name, fewer));
      expect(isDrawn(name, more) || !isDrawn(name, fewer)).toBe(true);
    }),
  );
});

test('a gross may fall by the per cent of the ordinance, and not by a centavo more', () => {
  const fall = { gross_drop_percent: 30 };
  expect(isGrossDrop(100_000 as Centavos, 70_000 as Centavos, fall)).toBe(false);
  expect(isGrossDrop(100_000 as Centavos, 69_999 as Centavos, fall)).toBe(true);
  expect(isGrossDrop(0 as Centavos, 0 as Centavos, fall)).toBe(false);
});
