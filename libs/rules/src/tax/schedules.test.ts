import type { Centavos, Schedule } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { lines, ordinance } from '../../test/san-isidro.ts';
import { computeBasisAmount, toBasis } from './explain.ts';
import { isTaxedByUnits, scheduleTerms } from './schedules.ts';

const centavos = (amount: number) => amount as Centavos;
const PESO = 100;
const MOST = 5_000_000_000;

/** The tax of a schedule alone, in centavos. */
const computeTax = (schedule: Schedule, gross: number, units = 0): number =>
  computeBasisAmount(
    toBasis({
      message_key: 'tax.flat',
      params: {},
      terms: scheduleTerms(schedule, { gross: centavos(gross), units }),
      changes_with: [],
    }),
  );

const schedules = ordinance.business_tax.rows.map(({ category, schedule }) => ({ category, schedule }));
type Kind = Schedule['kind'];
const listSchedules = <K extends Kind>(kind: K) =>
  schedules.flatMap(({ category, schedule }) =>
    schedule.kind === kind ? [{ category, schedule: schedule as Extract<Schedule, { kind: K }> }] : [],
  );

test('the revenue code has each kind of schedule, so that nothing below passes for want of one', () => {
  expect(new Set(schedules.map(({ schedule }) => schedule.kind))).toEqual(
    new Set<Kind>(['BRACKETS', 'MARGINAL', 'FLAT', 'PER_UNIT', 'EXEMPT']),
  );
});

test.each(listSchedules('BRACKETS'))(
  'category $category: the upper bound of each bracket belongs to the next (RA 7160, Sec. 143)',
  ({ schedule }) => {
    const bounds = schedule.brackets.slice(0, -1).map(({ below }) => below);
    const under = schedule.brackets.slice(0, -1).map(({ tax }) => tax);
    const over = schedule.brackets.slice(1).map(({ tax }) => tax);
    expect(bounds.map((upperBound) => computeTax(schedule, upperBound - 1))).toEqual(under);
    expect(bounds.map((upperBound) => computeTax(schedule, upperBound))).toEqual(over);
  },
);

test.each(listSchedules('BRACKETS'))(
  'category $category: above the brackets the rate counts, never below its floor',
  (row) => {
    const { brackets, above } = row.schedule;
    const last = brackets.at(-1)?.below ?? centavos(0);
    fc.assert(
      fc.property(fc.integer({ min: last, max: MOST }), (gross) => {
        // A rate is a millionth part; half a centavo rounds up.
        const at_rate = Number((BigInt(gross) * BigInt(above.rate) * 2n + 1_000_000n) / 2_000_000n);
        expect(computeTax(row.schedule, gross)).toBe(Math.max(at_rate, above.at_least ?? 0));
      }),
    );
  },
);

test.each(listSchedules('MARGINAL'))(
  'category $category: the first part and the rest bear a rate each',
  ({ schedule }) => {
    const { first, first_rate, rest_rate } = schedule;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST }), (gross) => {
        const exact =
          BigInt(Math.min(gross, first)) * BigInt(first_rate) + BigInt(Math.max(0, gross - first)) * BigInt(rest_rate);
        expect(computeTax(schedule, gross)).toBe(Number((exact * 2n + 1_000_000n) / 2_000_000n));
      }),
    );
    expect(scheduleTerms(schedule, { gross: first, units: 0 })).toHaveLength(1);
    expect(scheduleTerms(schedule, { gross: centavos(first + 1), units: 0 })).toHaveLength(2);
  },
);

test.each(schedules)('category $category: who sold more never owes less', ({ schedule }) => {
  const gross = fc.integer({ min: 0, max: MOST });
  fc.assert(
    fc.property(gross, gross, (one, other) => {
      expect(computeTax(schedule, Math.max(one, other))).toBeGreaterThanOrEqual(
        computeTax(schedule, Math.min(one, other)),
      );
    }),
  );
});

test.each(listSchedules('PER_UNIT'))(
  'category $category: each unit costs the same, whatever was sold',
  ({ schedule }) => {
    for (const units of [0, 1, 2, 40])
      expect([computeTax(schedule, 0, units), computeTax(schedule, 900 * PESO, units)]).toEqual([
        units * schedule.amount,
        units * schedule.amount,
      ]);
  },
);

test.each(listSchedules('EXEMPT'))('category $category: nothing is owed and nothing is explained', ({ schedule }) => {
  expect(scheduleTerms(schedule, { gross: centavos(MOST), units: 9 })).toEqual([]);
});

test('a line is taxed by units where one of its categories has a schedule for each unit', () => {
  const perUnit = listSchedules('PER_UNIT').map(({ category }) => category);
  const byUnits = lines.filter(({ line }) => isTaxedByUnits({ ordinance, lines }, line));
  expect(byUnits).toEqual(
    lines.filter(({ taxed_as }) => taxed_as.some(({ category }) => perUnit.some((each) => each === category))),
  );
  expect(byUnits.length).toBeGreaterThan(0);
  expect(byUnits.length).toBeLessThan(lines.length);
  expect(isTaxedByUnits({ ordinance, lines }, 'NONE')).toBe(false);
});
