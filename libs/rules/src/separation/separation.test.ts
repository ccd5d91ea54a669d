import { PERMISSIONS, type Permission } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { listGrants, listAddedPowers, listPowers, listRemovedPowers, isCashSeparated, removePowers } from './powers.ts';
import { type Making, checkSecondPerson } from './second-person.ts';

const FILED_AT = '2026-02-12T01:00:00.000Z';
const LONG_BEFORE = '2026-01-13T00:59:59.000Z';
const THIRTY_DAYS_BEFORE = '2026-01-13T01:00:00.000Z';
const AFTER = '2026-02-13T01:00:00.000Z';
const [CLERK, DECIDER, OTHER, THIRD] = [1, 2, 3, 4];

const createMaking = (account_id: number, made_by: number, made_at = AFTER): Making => ({
  account_id,
  made_by,
  made_at,
});

test.each<{ what: string; makings: Making[]; people?: (number | null)[]; subject?: number; problem?: string }>([
  { what: 'made by others', makings: [createMaking(DECIDER, OTHER)] },
  { what: 'made by whoever evaluated it', makings: [createMaking(DECIDER, CLERK)], problem: 'granted_by_participant' },
  { what: 'who made whoever evaluated it', makings: [createMaking(CLERK, DECIDER)], problem: 'granted_to_participant' },
  {
    what: 'made thirty days before by whoever evaluated it',
    makings: [createMaking(DECIDER, CLERK, THIRTY_DAYS_BEFORE)],
    problem: 'granted_by_participant',
  },
  { what: 'made longer before by whoever evaluated it', makings: [createMaking(DECIDER, CLERK, LONG_BEFORE)] },
  { what: 'who made them longer before', makings: [createMaking(CLERK, DECIDER, LONG_BEFORE)] },
  {
    what: 'made through another',
    makings: [createMaking(DECIDER, OTHER), createMaking(OTHER, CLERK)],
    problem: 'granted_by_participant',
  },
  {
    what: 'who made them through two others',
    makings: [createMaking(OTHER, DECIDER), createMaking(THIRD, OTHER), createMaking(CLERK, THIRD)],
    problem: 'granted_to_participant',
  },
  {
    what: 'made through another long before',
    makings: [createMaking(DECIDER, OTHER), createMaking(OTHER, CLERK, LONG_BEFORE)],
  },
  {
    what: 'made by the same as whoever evaluated it',
    makings: [createMaking(DECIDER, OTHER), createMaking(CLERK, OTHER)],
  },
  { what: 'deciding on what the system did', makings: [createMaking(DECIDER, OTHER)], people: [null] },
  { what: 'who evaluated it', makings: [], people: [DECIDER], problem: 'same_person' },
  { what: 'with nothing on record', makings: [] },
  { what: 'who made the person that it is about', makings: [createMaking(THIRD, DECIDER)], subject: THIRD },
  {
    what: 'made by the person that it is about',
    makings: [createMaking(DECIDER, THIRD)],
    subject: THIRD,
    problem: 'granted_by_participant',
  },
])('one $what: $problem', ({ makings, people = [CLERK], subject, problem }) => {
  expect(checkSecondPerson(DECIDER, makings, { people, subject, since: FILED_AT })).toBe(problem);
});

const makings = fc.array(
  fc.record({ account_id: fc.nat(5), made_by: fc.nat(5), made_at: fc.constantFrom(LONG_BEFORE, FILED_AT, AFTER) }),
  { maxLength: 6 },
);
const decidedCase = fc.record({
  people: fc.array(fc.option(fc.nat(5)), { maxLength: 4 }),
  since: fc.constantFrom(LONG_BEFORE, FILED_AT, AFTER),
});

test('nobody who worked on a case decides it, for any makers of the accounts', () => {
  fc.assert(
    fc.property(fc.nat(5), makings, decidedCase, (account_id, all, decision) => {
      expect(checkSecondPerson(account_id, all, { ...decision, people: [...decision.people, account_id] })).toBe(
        'same_person',
      );
    }),
  );
});

test('more people on a case, or a later making, never make a second person of somebody who was none', () => {
  fc.assert(
    fc.property(fc.nat(5), makings, decidedCase, fc.nat(5), (account_id, all, decision, person) => {
      if (checkSecondPerson(account_id, all, decision) === undefined) return;
      const overrides = { ...decision, people: [...decision.people, person] };
      expect(checkSecondPerson(account_id, all, overrides)).toBeDefined();
      const laterMakings = all.map((one) => ({ ...one, made_at: AFTER }));
      expect(checkSecondPerson(account_id, laterMakings, decision)).toBeDefined();
    }),
  );
});

test('two people are second persons for each other, or neither is', () => {
  fc.assert(
    fc.property(makings, fc.constantFrom(LONG_BEFORE, FILED_AT, AFTER), (all, since) => {
      const [clerkReason, deciderReason] = [CLERK, DECIDER].map((one, at) =>
        checkSecondPerson(one, all, { people: [[DECIDER, CLERK][at] ?? null], since }),
      );
      expect(clerkReason === undefined).toBe(deciderReason === undefined);
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
      const addedPowers = listAddedPowers(before, after);
      expect(addedPowers.filter((power) => listPowers(before).includes(power))).toEqual([]);
      expect(new Set([...addedPowers, ...listPowers(before)])).toEqual(
        new Set([...listPowers(before), ...listPowers(after)]),
      );
      expect(listAddedPowers(after, after)).toEqual([]);
    }),
  );
});

test('what needs no second person holds no power, and keeps the order of the roles', () => {
  fc.assert(
    fc.property(holdings, (holding) => {
      const plain = removePowers(holding);
      expect(listPowers(plain)).toEqual([]);
      expect(plain.roles).toEqual(holding.roles.filter((name) => name !== 'admin'));
    }),
  );
});

test('a further role of administration counts like a first one', () => {
  expect(listPowers({ roles: ['fire', 'admin'], permissions: [] })).toEqual(['admin']);
});

test.each<{ permissions: Permission[]; separates: boolean }>([
  { permissions: ['cashier', 'treasurer'], separates: false },
  { permissions: ['cashier', 'signatory'], separates: true },
  { permissions: ['treasurer', 'signatory'], separates: true },
  { permissions: [], separates: true },
])('$permissions keeps collecting and deciding apart: $separates', ({ permissions, separates }) => {
  expect(isCashSeparated(permissions)).toBe(separates);
});

test('what is taken was held, and nothing is taken where all stays', () => {
  fc.assert(
    fc.property(holdings, holdings, (before, after) => {
      const takenPowers = listRemovedPowers(before, after);
      expect(takenPowers.filter((power) => !listPowers(before).includes(power))).toEqual([]);
      expect(
        listPowers(before).filter((power) => !listPowers(after).includes(power) && !takenPowers.includes(power)),
      ).toEqual([]);
      expect(listRemovedPowers(before, before)).toEqual([]);
    }),
  );
});

test('administration that is no longer the first role is taken away', () => {
  const permissions: Permission[] = ['treasurer'];
  expect(listRemovedPowers({ roles: ['admin'], permissions }, { roles: ['fire', 'admin'], permissions })).toEqual([
    'admin',
    'treasurer',
  ]);
});

test('every role of staff and every permission is on record, the owner’s role is not', () => {
  expect(listGrants({ roles: ['user', 'bplo', 'barangay-poblacion'], permissions: ['office_head'] })).toEqual([
    'bplo',
    'barangay-poblacion',
    'office_head',
  ]);
});
