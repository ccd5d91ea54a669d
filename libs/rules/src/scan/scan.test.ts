import type { PermitList } from '@ebpls/contracts';
import { array, assert, boolean, constantFrom, date, double, integer, property, record } from 'fast-check';

import { isFarApart, computeKilometres, type Sighting } from './far-apart.ts';
import { LIST_HOLDS_HOURS, getOfflineVerdict, parsePermitCode, isNewerList } from './offline-verdict.ts';

const NOW = '2026-02-10T02:00:00.000Z';
const createPermitList = (issued_at: string, not_in_force: PermitList['not_in_force'] = []): PermitList => ({
  issued_at,
  keys: [],
  not_in_force,
  unpaid: ['MP-2026-00046', 'MP-2025-00047'],
  until_decided: ['MP-2025-00047', 'MP-2025-00048'],
  by_law: [
    ['MP-2026-00050', 'APPROVED_BY_LAW'],
    ['MP-2025-00051', 'PERMIT_EXTENDED'],
    ['MP-2025-00047', 'PERMIT_EXTENDED'],
  ],
});
const code = { permit_no: 'MP-2026-00045', expires_on: '2026-12-31', is_signed_by_us: true };
const getVerdict = (list: PermitList | undefined, overrides: Partial<typeof code> = {}) =>
  getOfflineVerdict({ ...code, ...overrides }, { list, now: NOW, today: '2026-02-10' });

test.each([
  ['on a fresh list that does not name it', createPermitList('2026-02-09T02:00:00.000Z'), {}, 'genuine'],
  ['without any list', undefined, {}, 'unsure'],
  ['with a list of last week', createPermitList('2026-02-03T02:00:00.000Z'), {}, 'unsure'],
  ['with a list from tomorrow', createPermitList('2026-02-11T02:00:00.000Z'), {}, 'unsure'],
  ['by a clock that is an hour slow', createPermitList('2026-02-10T03:00:00.000Z'), {}, 'genuine'],
  ['by a clock that is more than an hour slow', createPermitList('2026-02-10T03:00:00.001Z'), {}, 'unsure'],
  ['on the last instant of a list', createPermitList('2026-02-08T02:00:00.000Z'), {}, 'genuine'],
  ['an instant after a list said enough', createPermitList('2026-02-08T01:59:59.999Z'), {}, 'unsure'],
  ['on its last day', createPermitList('2026-02-09T02:00:00.000Z'), { expires_on: '2026-02-10' }, 'genuine'],
  ['after its last day', createPermitList('2026-02-09T02:00:00.000Z'), { expires_on: '2026-02-09' }, 'expired'],
  ['without our signature', createPermitList('2026-02-09T02:00:00.000Z'), { is_signed_by_us: false }, 'forged'],
  ['of an event', createPermitList('2026-02-09T02:00:00.000Z'), { permit_no: 'TP-2026-00001' }, 'unsure'],
  [
    'of which something is overdue',
    createPermitList('2026-02-09T02:00:00.000Z'),
    { permit_no: 'MP-2026-00046' },
    'unpaid',
  ],
  [
    'of which something was overdue last week',
    createPermitList('2026-02-03T02:00:00.000Z'),
    { permit_no: 'MP-2026-00046' },
    'unsure',
  ],
  [
    'of the year before whose renewal is not decided',
    createPermitList('2026-02-09T02:00:00.000Z'),
    { permit_no: 'MP-2025-00048', expires_on: '2025-12-31' },
    'until_decided',
  ],
  [
    'of the year before that owes and is not decided',
    createPermitList('2026-02-09T02:00:00.000Z'),
    { permit_no: 'MP-2025-00047', expires_on: '2025-12-31' },
    'unpaid',
  ],
  [
    'of the year before on a list of last week',
    createPermitList('2026-02-03T02:00:00.000Z'),
    { permit_no: 'MP-2025-00048', expires_on: '2025-12-31' },
    'expired',
  ],
  [
    'that the law approved before its signature',
    createPermitList('2026-02-09T02:00:00.000Z'),
    { permit_no: 'MP-2026-00050' },
    'APPROVED_BY_LAW',
  ],
  [
    'that the law approved, after its last day',
    createPermitList('2026-02-09T02:00:00.000Z'),
    { permit_no: 'MP-2026-00050', expires_on: '2026-02-09' },
    'expired',
  ],
  [
    'that the law approved, on a list of last week',
    createPermitList('2026-02-03T02:00:00.000Z'),
    { permit_no: 'MP-2026-00050' },
    'unsure',
  ],
  [
    'that the law extended past its last day',
    createPermitList('2026-02-09T02:00:00.000Z'),
    { permit_no: 'MP-2025-00051', expires_on: '2025-12-31' },
    'PERMIT_EXTENDED',
  ],
  [
    'that the law extended, on a list of last week',
    createPermitList('2026-02-03T02:00:00.000Z'),
    { permit_no: 'MP-2025-00051', expires_on: '2025-12-31' },
    'expired',
  ],
  ['of a retirement', undefined, { permit_no: 'CR-2026-00001' }, 'closed'],
] as const)('a code %s is checked', (_what, list, input, verdict) => {
  expect(getVerdict(list, input)).toBe(verdict);
});

test('what a list names stays named, however old the list is, and nothing unsigned is ever genuine', () => {
  const instants = date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  const words = constantFrom('revoked' as const, 'suspended' as const, 'superseded' as const, 'closed' as const);
  assert(
    property(instants, words, boolean(), (issuedAt, text, is_signed_by_us) => {
      const list = createPermitList(issuedAt.toISOString(), [[code.permit_no, text]]);
      expect(getVerdict(list, { is_signed_by_us })).toBe(is_signed_by_us ? text : 'forged');
      const silent = getVerdict(createPermitList(issuedAt.toISOString()));
      const hours = (Date.parse(NOW) - issuedAt.getTime()) / 3_600_000;
      expect(silent === 'genuine').toBe(hours >= -1 && hours <= LIST_HOLDS_HOURS);
    }),
  );
});

test('the newer of two lists is stored, in any order of arrival', () => {
  const instants = date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  assert(
    property(array(instants, { minLength: 1 }), (arriving) => {
      let storedList: PermitList | undefined;
      for (const issuedAt of arriving) {
        const next = createPermitList(issuedAt.toISOString());
        if (isNewerList(next, storedList)) storedList = next;
      }
      const newest = Math.max(...arriving.map((issuedAt) => issuedAt.getTime()));
      expect(Date.parse(storedList?.issued_at ?? '')).toBe(newest);
    }),
  );
});

test('a code is read in its parts, and any other text is none', () => {
  const signature = 'a'.repeat(86);
  expect(parsePermitCode(`abcd1234.MP-2026-00045.20261231.${signature}`)).toEqual({
    key_id: 'abcd1234',
    permit_no: 'MP-2026-00045',
    expires_on: '2026-12-31',
    signed: 'abcd1234.MP-2026-00045.20261231',
    signature,
  });
  for (const text of ['', 'MP-2026-00045', `abcd1234.MP-2026-00045.2026123.${signature}`, 'a.b.c.d'])
    expect(parsePermitCode(text)).toBeUndefined();
});

const places = record({
  lat: double({ min: 4, max: 21, noNaN: true }),
  lng: double({ min: 116, max: 127, noNaN: true }),
  accuracy: integer({ min: 0, max: 2_000 }),
  seen_at: date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }).map((day) =>
    day.toISOString(),
  ),
});

test('two places are far apart from both sides, never at one place, and never after a day for each 2,880 km', () => {
  assert(
    property(places, places, (one: Sighting, other: Sighting) => {
      expect(isFarApart(one, other)).toBe(isFarApart(other, one));
      expect(isFarApart(one, { ...one, seen_at: other.seen_at })).toBe(false);
      const laterTime = new Date(Date.parse(one.seen_at) + 86_400_000).toISOString();
      expect(isFarApart(one, { ...other, seen_at: laterTime })).toBe(
        computeKilometres(one, other) - (one.accuracy + other.accuracy) / 1_000 > 2_880,
      );
    }),
  );
});

test('what both devices may be wrong by is taken off their distance', () => {
  const firstPoint = { lat: 14.6, lng: 121, accuracy: 1_000, seen_at: '2026-02-10T02:00:00.000Z' };
  const secondPoint = { lat: 14.645, lng: 121, accuracy: 1_000, seen_at: '2026-02-10T02:00:30.000Z' };
  expect(computeKilometres(firstPoint, secondPoint)).toBeCloseTo(5, 1);
  expect([
    isFarApart({ ...firstPoint, accuracy: 10 }, { ...secondPoint, accuracy: 10 }),
    isFarApart(firstPoint, secondPoint),
  ]).toEqual([true, true]);
  const vague = { ...secondPoint, accuracy: 1_100 };
  expect(isFarApart(firstPoint, vague)).toBe(false);
});

test('two municipalities 60 km apart within ten minutes are too far, within an hour they are not', () => {
  const firstPoint = { lat: 14.6, lng: 121, accuracy: 20, seen_at: '2026-02-10T02:00:00.000Z' };
  const secondPoint = { lat: 15.14, lng: 121, accuracy: 20 };
  expect(isFarApart(firstPoint, { ...secondPoint, seen_at: '2026-02-10T02:10:00.000Z' })).toBe(true);
  expect(isFarApart(firstPoint, { ...secondPoint, seen_at: '2026-02-10T03:00:00.000Z' })).toBe(false);
});
