import * as fc from 'fast-check';

import { holidays } from '../../test/san-isidro.ts';
import { addDays, listWorkingDays, countWorkingDays } from './calendar.ts';
import {
  computeAcceptanceDay,
  computeAnswerDay,
  computeAppealDay,
  computeApplicationDueDay,
  computeBillValidity,
  claimLapsesOn,
  computeClearanceDueDay,
  getClearanceLimit,
  getClockStage,
  computeConditionDeadline,
  computeCorrectionDay,
  computeReleaseDay,
  computeResubmitDeadline,
  listResubmitReminders,
  getUnpaidBillState,
} from './deadlines.ts';

test('the law gives 3, 7 or 20 working days', () => {
  expect(
    (['SIMPLE', 'COMPLEX', 'HIGHLY_TECHNICAL'] as const).map((arta_class) =>
      computeApplicationDueDay('2026-01-12', arta_class, holidays),
    ),
  ).toEqual(['2026-01-15', '2026-01-21', '2026-02-09']);
});

test.each([
  ['rhu', 'SIMPLE', 'RENEWAL', 1],
  ['rhu', 'COMPLEX', 'NEW', 3],
  ['menro', 'HIGHLY_TECHNICAL', 'NEW', 10],
  ['barangay', 'SIMPLE', 'RENEWAL', 3],
  ['barangay', 'COMPLEX', 'NEW', 7],
  ['barangay', 'HIGHLY_TECHNICAL', 'NEW', 7],
  ['fire', 'SIMPLE', 'RENEWAL', 3],
  ['fire', 'COMPLEX', 'NEW', 3],
  ['fire', 'HIGHLY_TECHNICAL', 'NEW', 10],
] as const)('%s has %s, %s: %s working days', (office, arta_class, application_type, days) => {
  expect(getClearanceLimit({ office, arta_class, application_type })).toBe(days);
});

test('days with the owner are added to the office’s time', () => {
  const clock = { office: 'rhu', arta_class: 'COMPLEX', application_type: 'NEW', started_on: '2026-01-12' } as const;
  expect([computeClearanceDueDay(clock, holidays), computeClearanceDueDay(clock, holidays, 2)]).toEqual([
    '2026-01-15',
    '2026-01-19',
  ]);
});

test('an order of payment holds to the end of its month or the next due day', () => {
  const due = ['2026-01-20', '2026-04-20'];
  expect([
    computeBillValidity('2026-01-12', due),
    computeBillValidity('2026-01-21', due),
    computeBillValidity('2026-01-20', due),
    computeBillValidity('2026-02-03', []),
  ]).toEqual(['2026-01-20', '2026-01-31', '2026-01-20', '2026-02-28']);
});

test('an unpaid order expires, and after sixty more days the application lapses', () => {
  expect(
    ['2026-01-31', '2026-02-01', '2026-04-01', '2026-04-02'].map((day) => getUnpaidBillState(day, '2026-01-31')),
  ).toEqual(['VALID', 'EXPIRED', 'EXPIRED', 'LAPSED']);
});

test('the other limits are those of the charter', () => {
  expect([
    computeAcceptanceDay('2026-01-16', holidays),
    computeReleaseDay('2026-01-16', holidays),
    computeAppealDay('2026-01-12', holidays),
    computeAppealDay('2026-01-12', holidays, 15),
  ]).toEqual(['2026-01-19', '2026-01-19', '2026-01-19', '2026-02-02']);
  expect([
    computeResubmitDeadline('2026-01-12'),
    computeConditionDeadline('2026-01-12'),
    computeCorrectionDay('2026-01-12'),
  ]).toEqual(['2026-02-11', '2026-02-11', '2026-01-27']);
  expect(listResubmitReminders('2026-01-12')).toEqual(['2026-01-19', '2026-01-26', '2026-02-06']);
});

test('an inquiry of a Friday before a holiday is answered within three working days', () => {
  expect([computeAnswerDay('2026-01-12', holidays), computeAnswerDay('2026-01-16', holidays)]).toEqual([
    '2026-01-15',
    '2026-01-21',
  ]);
});

test.each([
  [0, 1, undefined],
  [1, 1, '80'],
  [1, 3, undefined],
  [2, 3, '50'],
  [3, 3, '80'],
  [4, 5, '80'],
  [5, 10, '50'],
  [7, 10, '50'],
  [8, 10, '80'],
  [3, 0, undefined],
] as const)('of %i days used of %i somebody above is told %s', (used, limit, stage) => {
  expect(getClockStage(used, limit)).toBe(stage);
});

test('the stages come in their order, and never before their share', () => {
  const order = [undefined, '50', '80'] as const;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 80 }), (limit, used) => {
      const stage = getClockStage(used, limit);
      expect(order.indexOf(getClockStage(used + 1, limit))).toBeGreaterThanOrEqual(order.indexOf(stage));
      expect(stage === undefined || used / limit >= Number(stage) / 100).toBe(true);
    }),
  );
});

test('the listed working days are as many as requested, in order, and each an office day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), fc.integer({ min: -5, max: 40 }), (start, length) => {
      const from = addDays('2026-01-01', start);
      const to = addDays(from, length);
      const days = listWorkingDays(from, to, holidays);
      expect(days).toHaveLength(countWorkingDays(from, to, holidays));
      expect(days).toEqual(days.toSorted());
      expect(days.every((day) => day > from && day <= to)).toBe(true);
    }),
  );
});

test.each([
  { touched: '2026-01-12', untouched_wd: 2, lapses: '2026-01-15', because: 'two whole days lie between' },
  { touched: '2026-01-15', untouched_wd: 2, lapses: '2026-01-20', because: 'a weekend is no working day' },
  { touched: '2026-01-12', untouched_wd: 0, lapses: '2026-01-13', because: 'the day of the touch itself is left' },
])('a claim touched on $touched lapses on $lapses: $because', ({ touched, untouched_wd, lapses }) => {
  expect(claimLapsesOn(touched, untouched_wd, holidays)).toBe(lapses);
});
