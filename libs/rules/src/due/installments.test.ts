import type { Centavos, PaymentMode } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { holidays, ordinance } from '../../test/san-isidro.ts';
import type { Charge } from '../tax/charge.ts';
import { isWorkingDay } from '../time/calendar.ts';
import { listDueDays, createInstallments, explainMovedDue } from './installments.ts';

const calendar = { policy: ordinance.due, holidays };
const MODES = ['ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'] as const satisfies readonly PaymentMode[];
const createCharge = (code: string, kind: Charge['kind'], amount: number) =>
  ({ code, kind, amount: amount as Centavos, late_charges: kind !== 'BARANGAY_TAX' }) as Charge;

test.each([
  { mode: 'ANNUAL' as const, days: ['2026-01-20'] },
  { mode: 'SEMI_ANNUAL' as const, days: ['2026-01-20', '2026-07-20'] },
  { mode: 'QUARTERLY' as const, days: ['2026-01-20', '2026-04-20', '2026-07-20', '2026-10-20'] },
])('who pays $mode pays on $days (RA 7160, Sec. 165, 167)', ({ mode, days }) => {
  expect(listDueDays(2026, mode, calendar).map(({ nominal_due }) => nominal_due)).toEqual(days);
});

test('a moved due day comes with the closed days that moved it', () => {
  const year = { year: 2026, mode: 'QUARTERLY' } as const;
  const calendarWithClosure = { policy: ordinance.due, holidays: new Set(['2026-04-20', '2026-04-21']) };
  expect(explainMovedDue({ ...year, no: 2, due: '2026-04-22' }, calendarWithClosure)).toEqual({
    from: '2026-04-20',
    closed: ['2026-04-20', '2026-04-21'],
  });
  expect(explainMovedDue({ ...year, no: 2, due: '2026-04-20' }, calendarWithClosure)).toBeUndefined();
  // A working day between: something else moved it.
  expect(explainMovedDue({ ...year, no: 2, due: '2026-04-24' }, calendarWithClosure)).toBeUndefined();
  const extensions = [{ due: '2026-04-20', until: '2026-05-01', resolution_no: 'SB 12' }];
  const extendedCalendar = { policy: { ...ordinance.due, extensions }, holidays: new Set(['2026-05-01']) };
  expect(explainMovedDue({ ...year, no: 2, due: '2026-05-04' }, extendedCalendar)).toEqual({
    from: '2026-05-01',
    closed: ['2026-05-01', '2026-05-02', '2026-05-03'],
  });
});

test('every due day of a year is where it was printed, or has its closed days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2024, max: 2032 }), fc.constantFrom(...MODES), (year, mode) => {
      for (const { no, nominal_due, due } of listDueDays(year, mode, calendar))
        expect(explainMovedDue({ no, year, mode, due }, calendar) !== undefined).toBe(due !== nominal_due);
    }),
  );
});

test('a due day is never before the printed one, is a working day, and keeps the order of the quarters', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2024, max: 2032 }), fc.constantFrom(...MODES), (year, mode) => {
      const days = listDueDays(year, mode, calendar);
      for (const { nominal_due, due } of days) {
        expect(due >= nominal_due).toBe(true);
        expect(isWorkingDay(due, holidays)).toBe(true);
      }
      expect(days.map(({ no }) => no)).toEqual(days.map((_, index) => index + 1));
      expect(days.map(({ due }) => due).toSorted()).toEqual(days.map(({ due }) => due));
    }),
  );
});

test('the latest of several extensions counts, for its own quarter alone', () => {
  const extensions = ['2026-01-31', '2026-02-13', '2026-01-26'].map((until) => ({
    due: '2026-01-20',
    until,
    resolution_no: 'SB 2026-01',
  }));
  const extendedDays = listDueDays(2026, 'QUARTERLY', { policy: { ...calendar.policy, extensions }, holidays });
  const printedDays = listDueDays(2026, 'QUARTERLY', calendar);
  expect(extendedDays[0]).toMatchObject({ nominal_due: '2026-01-20', due: '2026-02-13' });
  expect(extendedDays.slice(1)).toEqual(printedDays.slice(1));
});

const someCharges = fc.uniqueArray(
  fc.record({
    code: fc.stringMatching(/^[A-Z]{1,6}$/),
    kind: fc.constantFrom('TAX' as const, 'FEE' as const, 'FIRE' as const, 'BARANGAY_FEE' as const),
    amount: fc.integer({ min: 1, max: 900_000_000 }),
  }),
  { minLength: 1, maxLength: 8, selector: ({ code }) => code },
);

test('nothing is lost or made by splitting: each line is whole over its installments', () => {
  fc.assert(
    fc.property(someCharges, fc.constantFrom(...MODES), (input, mode) => {
      const charges = input.map(({ code, kind, amount }) => createCharge(code, kind, amount));
      const parts = createInstallments(charges, listDueDays(2026, mode, calendar)).flatMap(({ no, parts: all }) =>
        all.map((part) => ({ ...part, no })),
      );
      for (const { code, kind, amount } of charges) {
        const mine = parts.filter((part) => part.code === code);
        expect(mine.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        expect(kind === 'TAX' || mine.every(({ no }) => no === 1)).toBe(true);
        // Of a few centavos, rounded half up, nothing may remain for the later installments.
        let left: number = amount;
        for (const part of mine.slice(0, -1)) {
          expect(part.amount).toBe(Math.min(left, mine[0]?.amount ?? 0));
          left -= part.amount;
        }
      }
    }),
    { examples: [[[{ code: 'A', kind: 'TAX', amount: 2 }], 'QUARTERLY']] },
  );
});

test('no part bears lateness when its charge does not, nor when none is requested', () => {
  const charges = [createCharge('LBT-D', 'TAX', 1000), createCharge('BRGY-TAX', 'BARANGAY_TAX', 500)];
  const days = listDueDays(2026, 'ANNUAL', calendar);
  const late = (penalties?: boolean) =>
    createInstallments(charges, days, penalties).flatMap(({ parts }) => parts.map(({ late_charges }) => late_charges));
  expect(late()).toEqual([true, false]);
  expect(late(false)).toEqual([false, false]);
});

test('an installment is due with the first of its parts, also where every part is due later than its mode', () => {
  const [day] = listDueDays(2026, 'ANNUAL', calendar);
  if (day === undefined) throw new Error('a year has a due day');
  const days = [
    {
      ...day,
      due_by_policy: new Map([
        ['SEALING', '2026-03-31'],
        ['GARBAGE', '2026-01-30'],
      ]),
    },
  ];
  const list = (...codes: string[]) =>
    createInstallments(
      codes.map((late_code) => ({ ...createCharge(late_code, 'FEE', 100), late_code })),
      days,
    ).map(({ due, parts }) => [due, ...parts.map((part) => part.due)]);
  expect(list('TAX', 'SEALING')).toEqual([['2026-01-20', undefined, '2026-03-31']]);
  expect(list('SEALING', 'GARBAGE')).toEqual([['2026-01-30', '2026-03-31', '2026-01-30']]);
  expect(list()).toEqual([['2026-01-20']]);
});
