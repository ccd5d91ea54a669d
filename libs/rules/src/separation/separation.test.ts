import { PERMISSIONS, type Permission, type Power, POWERS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { powersAdded, powersOf, separatesCash, withoutPowers } from './powers.ts';
import { type Grant, secondPersonProblem } from './second-person.ts';

const FILED = '2026-01-12T01:00:00.000Z';
const BEFORE = '2026-01-11T01:00:00.000Z';
const AFTER = '2026-01-13T01:00:00.000Z';
const [CLERK, DECIDER, OTHER, THIRD] = [1, 2, 3, 4];

const grant = (given: Partial<Grant> = {}): Grant => ({
  power: 'treasurer',
  asked_by: OTHER,
  approved_by: THIRD,
  granted_at: AFTER,
  ...given,
});

test.each<{ what: string; grants: Grant[]; people?: (number | null)[]; problem: string | undefined }>([
  { what: 'made treasurer by others', grants: [grant()], problem: undefined },
  {
    what: 'proposed by whoever evaluated it, after it was filed',
    grants: [grant({ asked_by: CLERK })],
    problem: 'granted_by_them',
  },
  {
    what: 'approved by whoever evaluated it, after it was filed',
    grants: [grant({ approved_by: CLERK })],
    problem: 'granted_by_them',
  },
  {
    what: 'proposed by whoever evaluated it, before it was filed',
    grants: [grant({ asked_by: CLERK, granted_at: BEFORE })],
    problem: undefined,
  },
  {
    what: 'proposed at the very moment',
    grants: [grant({ asked_by: CLERK, granted_at: FILED })],
    problem: 'granted_by_them',
  },
  {
    what: 'made an administrator by whoever evaluated it',
    grants: [grant(), grant({ power: 'admin', asked_by: CLERK })],
    problem: 'granted_by_them',
  },
  {
    what: 'made a signatory by them, which this does not rest on',
    grants: [grant(), grant({ power: 'signatory', asked_by: CLERK })],
    problem: undefined,
  },
  {
    what: 'appointed before grants were written down',
    grants: [grant({ asked_by: null, approved_by: null })],
    problem: undefined,
  },
  { what: 'deciding on what the system did', grants: [grant({ asked_by: null })], people: [null], problem: undefined },
  { what: 'who evaluated it', grants: [grant()], people: [DECIDER], problem: 'same_person' },
  { what: 'with no grant on record', grants: [], problem: undefined },
])('a treasurer $what: $problem', ({ grants, people = [CLERK], problem }) => {
  expect(secondPersonProblem({ account_id: DECIDER, grants }, { people, since: FILED, by: 'treasurer' })).toBe(problem);
});

const grants = fc.array(
  fc.record({
    power: fc.constantFrom<Power>(...POWERS),
    asked_by: fc.option(fc.nat(5)),
    approved_by: fc.option(fc.nat(5)),
    granted_at: fc.constantFrom(BEFORE, FILED, AFTER),
  }),
  { maxLength: 5 },
);
const decided = fc.record({
  people: fc.array(fc.option(fc.nat(5)), { maxLength: 4 }),
  since: fc.constantFrom(BEFORE, FILED, AFTER),
  by: fc.option(fc.constantFrom<Power>(...POWERS), { nil: undefined }),
});

test('nobody who worked on a case decides it, whatever they were given', () => {
  fc.assert(
    fc.property(fc.nat(5), grants, decided, (account_id, held, decision) => {
      expect(
        secondPersonProblem({ account_id, grants: held }, { ...decision, people: [...decision.people, account_id] }),
      ).toBe('same_person');
    }),
  );
});

test('more people on a case, or a later grant, never make a second person of somebody who was none', () => {
  fc.assert(
    fc.property(fc.nat(5), grants, decided, fc.nat(5), (account_id, held, decision, person) => {
      const before = secondPersonProblem({ account_id, grants: held }, decision);
      if (before === undefined) return;
      expect(
        secondPersonProblem({ account_id, grants: held }, { ...decision, people: [...decision.people, person] }),
      ).toBeDefined();
      expect(
        secondPersonProblem({ account_id, grants: held.map((one) => ({ ...one, granted_at: AFTER })) }, decision),
      ).toBeDefined();
    }),
  );
});

const holdings = fc.record({
  roles: fc.uniqueArray(fc.constantFrom('admin', 'fire', 'bplo', 'user')),
  permissions: fc.uniqueArray(fc.constantFrom<Permission>(...PERMISSIONS)),
});

test('what is added and what was held are together what is held after, and nothing twice', () => {
  fc.assert(
    fc.property(holdings, holdings, (before, after) => {
      const added = powersAdded(before, after);
      expect(added.filter((power) => powersOf(before).includes(power))).toEqual([]);
      expect(new Set([...added, ...powersOf(before)])).toEqual(new Set([...powersOf(before), ...powersOf(after)]));
      expect(powersAdded(after, after)).toEqual([]);
    }),
  );
});

test('what needs no second person holds no power, and keeps the order of the roles', () => {
  fc.assert(
    fc.property(holdings, (holding) => {
      const plain = withoutPowers(holding);
      expect(powersOf(plain)).toEqual([]);
      expect(plain.roles).toEqual(holding.roles.filter((name) => name !== 'admin'));
    }),
  );
});

test('a further role of administration counts like a first one', () => {
  expect(powersOf({ roles: ['fire', 'admin'], permissions: [] })).toEqual(['admin']);
});

test.each<{ permissions: Permission[]; separates: boolean }>([
  { permissions: ['cashier', 'treasurer'], separates: false },
  { permissions: ['cashier', 'signatory'], separates: true },
  { permissions: ['treasurer', 'signatory'], separates: true },
  { permissions: [], separates: true },
])('$permissions keeps collecting and judging apart: $separates', ({ permissions, separates }) => {
  expect(separatesCash(permissions)).toBe(separates);
});
