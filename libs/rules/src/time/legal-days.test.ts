import * as fc from 'fast-check';

import { toClosedDays } from './calendar.ts';
import {
  canExtendLegalDays,
  computeLegalDays,
  computeOrderReviewDay,
  findFireListOutcome,
  findSilenceExclusion,
  isSilenceDue,
  type LegalClock,
  type SilencePolicy,
} from './legal-days.ts';

const holidays = toClosedDays([{ day: '2026-01-20', kind: 'REGULAR' }]);
const POLICY: SilencePolicy = {
  legal_wd: { SIMPLE: 3, COMPLEX: 7, HIGHLY_TECHNICAL: 20 },
  excluded_classes: ['HIGHLY_TECHNICAL'],
  excluded_lines: [{ line: 'FIREWORKS', source: 'Municipal Ordinance 7' }],
  order_wd: 1,
};
// Monday, 12 January 2026.
const clock = (overrides: Partial<LegalClock> = {}): LegalClock => ({
  application_type: 'NEW',
  complete_on: '2026-01-12',
  paid_on: '2026-01-14',
  days: 3,
  pauses: [],
  extension_days: 0,
  ...overrides,
});
const computeDays = (overrides: Partial<LegalClock>, today = '2026-02-02') =>
  computeLegalDays(clock(overrides), today, holidays);

test('the legal days of an original application begin after the later of complete documents and payment', () => {
  expect(computeDays({})).toEqual({
    from: '2026-01-14',
    last_day: '2026-01-19',
    counted_days: ['2026-01-15', '2026-01-16', '2026-01-19'],
    paused_days: [],
  });
  expect(computeDays({ complete_on: '2026-01-15' })?.last_day).toBe('2026-01-21');
});

test('nothing runs for an original application that is not paid; a renewal needs complete documents alone', () => {
  expect(computeDays({ paid_on: null })).toBeUndefined();
  expect(computeDays({ application_type: 'RENEWAL', paid_on: null })?.last_day).toBe('2026-01-15');
  expect(computeDays({ application_type: 'RENEWAL' })?.from).toBe('2026-01-12');
});

test.each(['AMENDMENT', 'RETIREMENT', 'SPECIAL'] as const)('silence decides nothing of the kind %s', (kind) => {
  expect(computeDays({ application_type: kind })).toBeUndefined();
  expect(findSilenceExclusion({ application_type: kind, arta_class: 'COMPLEX', lines: [] }, POLICY)).toBe('type');
});

test('a pause that began within the days is not counted, two at once are one, and one that began later changes nothing', () => {
  const pause = { from: '2026-01-15', until: '2026-01-19' };
  expect(computeDays({ pauses: [pause] })).toMatchObject({
    last_day: '2026-01-22',
    counted_days: ['2026-01-15', '2026-01-21', '2026-01-22'],
    paused_days: ['2026-01-16', '2026-01-19'],
  });
  expect(computeDays({ pauses: [pause, { from: '2026-01-16', until: '2026-01-19' }] })?.last_day).toBe('2026-01-22');
  expect(computeDays({ pauses: [{ from: '2026-01-21', until: null }] })?.last_day).toBe('2026-01-19');
  expect(computeDays({ pauses: [{ from: '2026-01-19', until: null }] })?.last_day).toBeNull();
  // The first pause moved the last day far enough for the second.
  expect(computeDays({ pauses: [pause, { from: '2026-01-22', until: '2026-01-23' }] })?.last_day).toBe('2026-01-23');
});

test('a written extension adds its days once, up to the last day, and a pause within them is not counted', () => {
  expect(computeDays({ extension_days: 2 })).toMatchObject({ last_day: '2026-01-22', paused_days: [] });
  expect(computeDays({ extension_days: 2, pauses: [{ from: '2026-01-21', until: '2026-01-22' }] })?.last_day).toBe(
    '2026-01-23',
  );
  const canExtend = (today: string, is_extended = false) => canExtendLegalDays(computeDays({}), { today, is_extended });
  expect([canExtend('2026-01-19'), canExtend('2026-01-20'), canExtend('2026-01-19', true)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(canExtendLegalDays(undefined, { today: '2026-01-15', is_extended: false })).toBe(false);
  const open = computeDays({ pauses: [{ from: '2026-01-15', until: null }] });
  expect(canExtendLegalDays(open, { today: '2026-01-16', is_extended: false })).toBe(false);
});

test('the outcome is due on the next working day after the last legal day, not on a Saturday or a holiday', () => {
  const due = (day: string) => isSilenceDue(computeDays({ complete_on: '2026-01-14' }, day), day, holidays);
  expect(['2026-01-18', '2026-01-19', '2026-01-20', '2026-01-21', '2026-01-24'].map(due)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});

test('the counted days are those of the class for any pauses once none is open', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((date) => `2026-01-${String(date).padStart(2, '0')}`);
  const pause = fc.tuple(day, day).map(([one, other]) => ({
    from: one < other ? one : other,
    until: one < other ? other : one,
  }));
  fc.assert(
    fc.property(fc.array(pause, { maxLength: 4 }), fc.constantFrom(3, 7, 20), (pauses, days) => {
      const legal = computeDays({ pauses, days });
      expect(legal?.counted_days).toHaveLength(days);
      expect((legal?.last_day ?? '') >= (legal?.counted_days.at(-1) ?? '')).toBe(true);
    }),
  );
});

test('the technical class and the lines that the municipality names are excluded', () => {
  const kind = { application_type: 'NEW', arta_class: 'COMPLEX', lines: ['SARI'] } as const;
  expect(findSilenceExclusion(kind, POLICY)).toBeUndefined();
  expect(findSilenceExclusion({ ...kind, arta_class: 'HIGHLY_TECHNICAL' }, POLICY)).toBe('class');
  expect(findSilenceExclusion({ ...kind, lines: ['SARI', 'FIREWORKS'] }, POLICY)).toBe('line');
});

test('a fire renewal is decided by the list of the bureau, by its absence after 20 December, and never without a look', () => {
  const exclusionFacts = { tax_year: 2026, list: undefined, was_inspected: true, has_notice_to_comply: false };
  const negative = { kind: 'NEGATIVE', names_business: false } as const;
  const positive = { kind: 'POSITIVE', names_business: true } as const;
  expect([
    findFireListOutcome(exclusionFacts, '2025-12-20'),
    findFireListOutcome(exclusionFacts, '2025-12-21'),
    findFireListOutcome({ ...exclusionFacts, list: negative }, '2026-01-19'),
    findFireListOutcome({ ...exclusionFacts, list: { ...negative, names_business: true } }, '2026-01-19'),
    findFireListOutcome({ ...exclusionFacts, list: positive }, '2026-01-19'),
    findFireListOutcome({ ...exclusionFacts, list: { ...positive, names_business: false } }, '2026-01-19'),
    findFireListOutcome({ ...exclusionFacts, was_inspected: false }, '2026-01-19'),
    findFireListOutcome({ ...exclusionFacts, list: negative, has_notice_to_comply: true }, '2026-01-19'),
  ]).toEqual([undefined, 'NO_LIST', 'LISTED', undefined, 'LISTED', undefined, undefined, undefined]);
});

test('a requested order is reviewed to the last of its working days, holidays and week ends not counted', () => {
  // Friday, 16 January 2026; the 20th is a holiday.
  expect(computeOrderReviewDay('2026-01-16', 1, holidays)).toBe('2026-01-19');
  expect(computeOrderReviewDay('2026-01-16', 2, holidays)).toBe('2026-01-21');
});
