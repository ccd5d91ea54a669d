import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Barangay, Holiday, LineOfBusiness, Ordinance, formatPesosText, type Centavos, UNITS } from '@ebpls/contracts';
import { assessCase, toClosedDays, readCase, type Rules } from '@ebpls/rules';
import * as fc from 'fast-check';
import * as v from 'valibot';

import { formatPercentChange } from './rehearsal-reply.ts';
import { addToTally, EMPTY_TALLY, getMainLine, type RehearsedBill, type Tally } from './rehearsal-tally.ts';

const readRows = (file: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../../tools/seed/data', file), 'utf8'));
const lines = v.parse(v.array(LineOfBusiness), readRows('lines-of-business.json'));
const currentRules: Rules = {
  ordinance: v.parse(Ordinance, readRows('revenue-code-2024.json')),
  lines,
  barangays: v.parse(v.array(Barangay), readRows('towns/san-isidro/barangays.json')),
  holidays: toClosedDays(v.parse(v.array(Holiday), readRows('holidays.json'))),
};

const arbitraryMoney = (most: number) =>
  fc.integer({ min: 1, max: most }).map((centavos) => formatPesosText(centavos as Centavos));
const aLine = fc.constantFrom(...lines).chain(({ line, taxed_as }) =>
  fc.record({
    line: fc.constant(line),
    category: fc.constantFrom(...taxed_as.map(({ category }) => category)),
    gross_essential: arbitraryMoney(900_000_000),
    gross_non_essential: arbitraryMoney(900_000_000),
    capitalization: arbitraryMoney(500_000_000),
    units: fc.record(Object.fromEntries(UNITS.map((unit) => [unit, fc.integer({ min: 1, max: 5 })]))),
  }),
);
const aBill = fc
  .record({
    tax_year: fc.constant(2026),
    application_type: fc.constantFrom('NEW', 'RENEWAL'),
    org_type: fc.constant('SOLE'),
    payment_mode: fc.constantFrom('ANNUAL', 'QUARTERLY'),
    as_of: fc.constantFrom('2026-01-12', '2026-03-02', '2026-11-20'),
    date_started: fc.constant('2026-02-03'),
    total_assets: arbitraryMoney(9_000_000_000),
    business_area_sqm: fc.integer({ min: 1, max: 2_000 }),
    employees: fc.record({ male: fc.nat(120), female: fc.nat(120) }),
    brgycode: fc.constantFrom(...currentRules.barangays.map(({ brgycode }) => brgycode)),
    lines: fc.uniqueArray(aLine, {
      minLength: 1,
      maxLength: 3,
      selector: ({ line, category }) => `${line} ${category}`,
    }),
  })
  .map((caseInput): RehearsedBill => ({ bill_id: 1, input: readCase(caseInput) }));
const arbitraryBills = (most: number) =>
  fc
    .array(aBill, { minLength: 1, maxLength: most })
    .map((caseList) => caseList.map((bill, index) => ({ ...bill, bill_id: index + 1 })));

const sumSide = (tally: Tally, side: 0 | 1): number =>
  Object.values(tally.accounts).reduce((sum, sums) => sum + sums[side], 0);
const copy: Rules = { ...currentRules, ordinance: structuredClone(currentRules.ordinance) };
const dearer: Rules = {
  ...currentRules,
  ordinance: {
    ...currentRules.ordinance,
    version: 'SIRC-2027',
    late: { ...currentRules.ordinance.late, surcharge: 250_001 as typeof currentRules.ordinance.late.surcharge },
    fees: currentRules.ordinance.fees.map((fee) =>
      fee.rule.kind === 'BY_TYPE'
        ? { ...fee, rule: { ...fee.rule, amounts: { ...fee.rule.amounts, RENEWAL: 12_345 as Centavos } } }
        : fee,
    ),
  },
};

const isRetail = (row: (typeof currentRules.ordinance.business_tax.rows)[number]) =>
  row.schedule.kind === 'MARGINAL'
    ? { ...row, schedule: { ...row.schedule, first_rate: 25_000 as typeof row.schedule.first_rate } }
    : row;
const steeper: Rules = {
  ...currentRules,
  ordinance: {
    ...currentRules.ordinance,
    business_tax: {
      ...currentRules.ordinance.business_tax,
      rows: currentRules.ordinance.business_tax.rows.map(isRetail),
    },
  },
};

test('the sums by line of business and by barangay are those of all bills, and a bill counts for its largest line', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryBills(20), async (bills) => {
      const tally = await addToTally(EMPTY_TALLY, bills, { before: currentRules, after: dearer });
      for (const shares of [tally.lines, tally.barangays].map((each) => Object.values(each ?? {}))) {
        expect(shares.reduce((sum, [count]) => sum + count, 0)).toBe(bills.length - tally.refused);
        expect(shares.reduce((sum, [, before]) => sum + before, 0)).toBe(tally.before);
        expect(shares.reduce((sum, [, , after]) => sum + after, 0)).toBe(tally.after);
      }
      for (const { input } of bills) {
        const sales = input.lines.map((line) => (line.gross_essential ?? 0) + (line.gross_non_essential ?? 0));
        expect(input.lines[sales.indexOf(Math.max(...sales))]?.line).toBe(getMainLine(input));
      }
    }),
    { numRuns: 40 },
  );
});

test('the same code under another name changes nothing for any businesses', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryBills(20), async (bills) => {
      const tally = await addToTally(EMPTY_TALLY, bills, { before: currentRules, after: copy });
      expect([tally.more, tally.less, tally.same, tally.refused, tally.most]).toEqual([0, 0, bills.length, 0, []]);
      expect(tally.after).toBe(tally.before);
      for (const [before, after] of Object.values(tally.accounts)) expect(after).toBe(before);
    }),
    { numRuns: 60 },
  );
});

test('the accounts sum to the total on both sides, and every assessment is counted once', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryBills(20), async (bills) => {
      const tally = await addToTally(EMPTY_TALLY, bills, { before: currentRules, after: dearer });
      expect([sumSide(tally, 0), sumSide(tally, 1)]).toEqual([tally.before, tally.after]);
      expect(tally.more + tally.less + tally.same + tally.refused).toBe(bills.length);
      expect(tally.before).toBe(
        bills.reduce((sum, { input }) => sum + assessCase(input, currentRules).totals.total, 0),
      );
    }),
    { numRuns: 60 },
  );
});

test('the number of steps makes no difference to the count', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryBills(30), fc.nat(30), async (bills, cut) => {
      const rules = { before: currentRules, after: dearer };
      const whole = await addToTally(EMPTY_TALLY, bills, rules);
      const parts = await addToTally(
        await addToTally(EMPTY_TALLY, bills.slice(0, cut), rules),
        bills.slice(cut),
        rules,
      );
      expect(parts).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

test('the hundred most affected are the hundred largest changes, however many there are', async () => {
  const [pattern] = fc.sample(aBill, { seed: 3, numRuns: 1 });
  const caseInput = pattern?.input;
  if (caseInput === undefined) throw new Error('a sample has one bill');
  const manyBills = Array.from({ length: 300 }, (_, index): RehearsedBill => ({
    bill_id: index + 1,
    input: {
      ...caseInput,
      application_type: 'RENEWAL',
      as_of: '2026-11-20',
      lines: [{ line: 'L04', gross_non_essential: (100_000_00 + index * 1_000_00) as Centavos }],
    },
  }));
  const tally = await addToTally(EMPTY_TALLY, manyBills, { before: currentRules, after: steeper });
  const changes = tally.most.map(({ before, after }) => after - before);
  expect(tally.most).toHaveLength(100);
  expect(changes).toEqual(changes.toSorted((one, other) => other - one));
  expect(Math.min(...tally.most.map(({ bill_id }) => bill_id))).toBe(201);
});

test('cases that cannot be assessed are listed with their reason and counted in no sum', async () => {
  const [bill] = fc.sample(aBill, { seed: 5, numRuns: 1 });
  if (bill === undefined) throw new Error('a sample has one bill');
  const lost = { ...bill, input: { ...bill.input, brgycode: '9999999999' } };
  const tally = await addToTally(EMPTY_TALLY, [lost], { before: currentRules, after: dearer });
  expect(tally).toMatchObject({
    before: 0,
    after: 0,
    refused: 1,
    refusals: [{ bill_id: 1, version: 'SIRC-2024', field: 'brgycode', message_key: 'barangay.unknown' }],
  });
});

test.each([
  [1_863_000, 2_063_000, '10.7'],
  [1_863_000, 1_663_000, '-10.7'],
  [100, 100, '0.0'],
  [0, 5_000, null],
  [300, 301, '0.3'],
])('from %d to %d centavos is %s per cent', (before, after, percent) => {
  expect(formatPercentChange(before, after)).toBe(percent);
});
