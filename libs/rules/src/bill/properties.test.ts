import { type AssessResult, UNITS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { barangays, holidays, lines, ordinance, sanIsidro } from '../../test/san-isidro.ts';
import { readCase } from '../case/read-case.ts';
import { computeAmountDue } from '../due/amount-due.ts';
import { type Centavos, formatPesosText } from '../money.ts';
import { addDays } from '../time/calendar.ts';
import { assessCase, openInstallments } from './assess.ts';
import { toAssessResultReply } from './bill-replies.ts';

const money = (most: number) =>
  fc.integer({ min: 0, max: most }).map((centavos) => formatPesosText(centavos as Centavos));
const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));

const aLine = fc.constantFrom(...lines).chain((line) =>
  fc.record({
    line: fc.constant(line.line),
    category: fc.constantFrom(...line.taxed_as.map(({ category }) => category)),
    gross_essential: money(2_000_000_000),
    gross_non_essential: money(2_000_000_000).map((text) => (text === '0.00' ? '0.01' : text)),
    capitalization: money(500_000_000),
    units: fc.record(Object.fromEntries(UNITS.map((unit) => [unit, fc.integer({ min: 1, max: 9 })]))),
  }),
);

const aBusiness = fc.record({
  tax_year: fc.constant(2026),
  application_type: fc.constantFrom('NEW', 'RENEWAL'),
  org_type: fc.constantFrom('SOLE', 'CORPORATION', 'COOPERATIVE'),
  payment_mode: fc.constantFrom('ANNUAL', 'SEMI_ANNUAL', 'QUARTERLY'),
  as_of: day,
  date_started: fc.constant('2026-02-03'),
  total_assets: money(10_000_000_000),
  business_area_sqm: fc.integer({ min: 1, max: 900_000 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  employees: fc.record({ male: fc.nat(300), female: fc.nat(300) }),
  brgycode: fc.constantFrom(...barangays.map(({ brgycode }) => brgycode)),
  lines: fc.uniqueArray(aLine, { minLength: 1, maxLength: 5, selector: ({ line, category }) => `${line} ${category}` }),
  sells_liquor: fc.boolean(),
});

const assessInput = (input: unknown): AssessResult => assessCase(readCase(input), sanIsidro);
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const RUNS = { numRuns: 120 };

/** A second implementation, independent of the code: terms, cap, share, half up, floor. */
function recomputeAmount({ basis }: AssessResult['lines'][number]): number {
  const half = (numerator: bigint): bigint => (numerator * 2n + 10n ** 12n) / (2n * 10n ** 12n);
  const exact = basis.terms.map(({ amount, times, rate }) => BigInt(amount) * BigInt(times) * BigInt(rate));
  const share = BigInt(basis.share);
  if (basis.rounding === 'EACH_TERM') return sum(exact.map((each) => Number(half(each * share))));
  const whole = exact.reduce((all, each) => all + each, 0n);
  const cap = basis.at_most === null ? whole : BigInt(basis.at_most) * 1_000_000n;
  return Math.max(Number(half((whole < cap ? whole : cap) * share)), basis.at_least ?? 0);
}

test('the lines sum to the totals and the totals to the total', () => {
  fc.assert(
    fc.property(aBusiness, (input) => {
      const { lines: billLines, totals } = assessInput(input);
      expect(sum(billLines.map(({ total }) => total))).toBe(totals.total);
      const { total, ...parts } = totals;
      expect(sum(Object.values(parts))).toBe(total);
    }),
    RUNS,
  );
});

test('the installments sum to the lines, and each tax line to its annual tax', () => {
  fc.assert(
    fc.property(aBusiness, (input) => {
      const { lines: billLines, installments, totals } = assessInput(input);
      expect(sum(installments.map(({ total }) => total))).toBe(totals.total);
      for (const { split, amount, surcharge, interest } of billLines) {
        expect([
          sum(split.map((part) => part.amount)),
          sum(split.map((part) => part.surcharge)),
          sum(split.map((part) => part.interest)),
        ]).toEqual([amount, surcharge, interest]);
        for (const part of split) expect(part.amount).toBeGreaterThanOrEqual(0);
      }
    }),
    RUNS,
  );
});

test('every explanation recomputes to the amount of its line', () => {
  fc.assert(
    fc.property(aBusiness, (input) => {
      for (const line of assessInput(input).lines)
        expect([line.code, recomputeAmount(line)]).toEqual([line.code, line.amount]);
    }),
    RUNS,
  );
});

test('later is never cheaper', () => {
  fc.assert(
    fc.property(aBusiness, day, (input, other) => {
      const [sooner = '', laterDay = ''] = [input.as_of, other].toSorted();
      const at = (as_of: string) => assessInput({ ...input, application_type: 'RENEWAL', as_of });
      expect(at(laterDay).totals.total).toBeGreaterThanOrEqual(at(sooner).totals.total);
      expect(at(laterDay).due_now).toBeGreaterThanOrEqual(at(sooner).due_now);
    }),
    RUNS,
  );
});

test('penalties end at the legal limit: a quarter of what is unpaid, and 72 per cent of both', () => {
  fc.assert(
    fc.property(aBusiness, (input) => {
      const { lines: billLines } = assessInput({ ...input, application_type: 'RENEWAL', as_of: '2039-12-31' });
      for (const { split, late_charges } of billLines)
        for (const { amount, surcharge, interest } of split)
          expect([surcharge, interest]).toEqual(
            late_charges ? [Math.floor((amount + 2) / 4), Math.floor(((amount + surcharge) * 72 + 50) / 100)] : [0, 0],
          );
    }),
    RUNS,
  );
});

test('one payment of what is owed on a day settles the installment for ever', () => {
  fc.assert(
    fc.property(aBusiness, day, (input, paid_on) => {
      const open = openInstallments(assessInput(input));
      const dueInstallments = computeAmountDue(open, paid_on, ordinance.late).installments;
      const paidInstallments = open.map((installment, index) => ({
        ...installment,
        paid: [{ amount: dueInstallments[index]?.owed ?? (0 as Centavos), paid_on }],
      }));
      const after = computeAmountDue(paidInstallments, '2039-12-31', ordinance.late);
      expect(after.total).toBe(0);
      expect(after.installments.map(({ surplus, status }) => [surplus, status])).toEqual(
        paidInstallments.map(() => [0, 'PAID']),
      );
    }),
    RUNS,
  );
});

test('paying in two parts never costs less than paying at once on the first day', () => {
  fc.assert(
    fc.property(
      aBusiness,
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1, max: 100 }),
      (input, wait, percent) => {
        const [first] = openInstallments(assessInput({ ...input, application_type: 'RENEWAL' }));
        if (first === undefined) throw new Error('a bill has an installment');
        const at_once = computeAmountDue([first], '2026-03-02', ordinance.late).total;
        const part = Math.floor((at_once * percent) / 100) as Centavos;
        const rest = computeAmountDue(
          [{ ...first, paid: [{ amount: part, paid_on: '2026-03-02' }] }],
          addDays('2026-03-02', wait),
          ordinance.late,
        ).total;
        expect(part + rest).toBeGreaterThanOrEqual(at_once);
      },
    ),
    RUNS,
  );
});

test('a bill that was stored answers any later day as a fresh assessment does', () => {
  fc.assert(
    fc.property(aBusiness, day, (input, laterDay) => {
      const storedInstallments = openInstallments(assessInput({ ...input, application_type: 'RENEWAL' }));
      expect(computeAmountDue(storedInstallments, laterDay, ordinance.late).total).toBe(
        assessInput({ ...input, application_type: 'RENEWAL', as_of: laterDay }).due_now,
      );
    }),
    RUNS,
  );
});

test('the wire carries every centavo', () => {
  fc.assert(
    fc.property(aBusiness, (input) => {
      const result = assessInput(input);
      const wire = toAssessResultReply(result);
      expect(wire.lines.map(({ total }) => Number(total.replace('.', '')))).toEqual(
        result.lines.map(({ total }) => total),
      );
      expect(JSON.stringify(wire)).not.toMatch(/"(?:amount|surcharge|interest|total|due_now)":-?\d/);
    }),
    { numRuns: 100 },
  );
});

test('the same case gives the same bill', () => {
  const sample = fc.sample(aBusiness, { numRuns: 100, seed: 7 });
  const firstResults = sample.map((input) => JSON.stringify(assessInput(input)));
  expect(
    sample.map((input) => JSON.stringify(assessCase(readCase(input), { ordinance, lines, barangays, holidays }))),
  ).toEqual(firstResults);
});
