import type { LatePolicy } from '@ebpls/contracts';
import type { TariffLatePolicy } from '@ebpls/contracts/tariff';

import * as fc from 'fast-check';

import { ordinance } from '../../test/san-isidro.ts';
import { computeAmountDue } from '../due/amount-due.ts';
import type { BillPart, InstallmentPayment, OpenInstallment } from '../due/open-installment.ts';
import type { Centavos } from '../money.ts';
import { computeLateness } from '../tariff/tariff-payments.ts';
import { addDays } from '../time/calendar.ts';

const QUARTER = { numerator: 1, denominator: 4 };
const FULL: TariffLatePolicy = {
  code: 'FULL',
  section: '5',
  surcharge: QUARTER,
  interest_per_month: { numerator: 1, denominator: 50 },
  interest_on: 'AMOUNT',
  months: 'FULL',
  months_at_most: 3,
  moves_to_working_day: true,
  saturday_works: false,
  amnesties: [],
};
const AMNESTY = { from: '2026-03-01', to: '2026-03-31', waives_surcharge: true, waives_interest: false, section: '9' };
const policy = (named: readonly TariffLatePolicy[]): LatePolicy => ({
  ...ordinance.late,
  named: new Map(named.map((each) => [each.code, each])),
});
const BOTH = policy([FULL, { ...FULL, code: 'ONCE', interest_per_month: { numerator: 0, denominator: 1 } }]);

const part = (code: string, amount: number, late_code: string): BillPart => ({
  code,
  kind: 'FEE',
  amount: amount as Centavos,
  late_charges: true,
  late_code,
});
const installment = (parts: readonly BillPart[], paid: readonly InstallmentPayment[] = []): OpenInstallment => ({
  no: 1,
  nominal_due: '2026-01-20',
  due: '2026-01-20',
  parts,
  paid,
});

test.each([
  ['2026-01-20', 0, 0],
  ['2026-01-21', 25_000, 0],
  ['2026-02-19', 25_000, 0],
  ['2026-02-20', 25_000, 2_000],
  ['2026-04-19', 25_000, 4_000],
  ['2026-12-31', 25_000, 6_000],
])('full months: on %s the surcharge is %s and the interest %s', (day, surcharge, interest) => {
  const due = computeAmountDue([installment([part('A', 100_000, 'FULL')])], day, BOTH);
  expect(due).toMatchObject({ surcharge, interest });
});

test('the amount holds until the day before a full month ends, and for ever after the last month', () => {
  const compute = (day: string) => computeAmountDue([installment([part('A', 100_000, 'FULL')])], day, BOTH);
  expect(compute('2026-01-21')).toMatchObject({ stays_until: '2026-02-19', then_more: 2_000 });
  expect(compute('2026-04-20')).toMatchObject({ stays_until: null, then_more: null });
});

test('an amnesty of one policy waives its surcharge in its days, and nothing of the other policy', () => {
  const named = policy([
    { ...FULL, amnesties: [AMNESTY] },
    { ...FULL, code: 'ONCE' },
  ]);
  const open = [installment([part('A', 100_000, 'FULL'), part('B', 100_000, 'ONCE')])];
  expect(computeAmountDue(open, '2026-02-28', named)).toMatchObject({ surcharge: 50_000, stays_until: '2026-02-28' });
  expect(computeAmountDue(open, '2026-03-10', named)).toMatchObject({ surcharge: 25_000, interest: 4_000 });
  expect(computeAmountDue(open, '2026-04-01', named).surcharge).toBe(50_000);
});

test('who pays the whole in the days of an amnesty owes nothing after them', () => {
  const named = policy([{ ...FULL, amnesties: [AMNESTY] }]);
  const paid = [{ amount: 102_000 as Centavos, paid_on: '2026-03-10' }];
  expect(computeAmountDue([installment([part('A', 100_000, 'FULL')], paid)], '2026-06-01', named)).toMatchObject({
    total: 0,
    installments: [{ surplus: 0, status: 'PAID' }],
  });
});

test('a part payment fills interest and surcharge of every policy first, and each goes on by its own', () => {
  const parts = [part('A', 100_000, 'FULL'), part('B', 40_000, 'ONCE')];
  // On 2 March: 25,000 and 2,000 on A, 10,000 on B; the rest of the 77,000 pays 40,000 of A.
  const open = installment(parts, [{ amount: 77_000 as Centavos, paid_on: '2026-03-02' }]);
  const find = (day: string, code: string) =>
    computeAmountDue([open], day, BOTH).installments[0]?.parts.find((each) => each.code === code);
  expect(find('2026-03-02', 'A')).toMatchObject({ principal: 60_000, surcharge: 0, interest: 0 });
  expect(find('2026-03-02', 'B')).toMatchObject({ principal: 40_000, surcharge: 0, interest: 0 });
  // One more full month: 2 % of the 60,000 that are unpaid.
  expect(find('2026-03-20', 'A')).toMatchObject({ principal: 60_000, interest: 1_200 });
  expect(find('2026-03-20', 'B')).toMatchObject({ principal: 40_000, interest: 0 });
});

test('who paid a part before an amnesty and not the whole in its days owes what the part left, as if there were none', () => {
  const named = policy([{ ...FULL, amnesties: [AMNESTY] }]);
  const paid = [{ amount: 1_000 as Centavos, paid_on: '2026-02-28' }];
  // On 28 February 2,000 of interest and 25,000 of surcharge; 1,000 of the interest is paid.
  const open = [installment([part('A', 100_000, 'FULL')], paid)];
  expect(computeAmountDue(open, '2026-02-28', named)).toMatchObject({
    principal: 100_000,
    surcharge: 25_000,
    interest: 1_000,
  });
  expect(computeAmountDue(open, '2026-04-01', named)).toMatchObject({ principal: 100_000, surcharge: 25_000 });
});

test('who owes nothing but lateness when an amnesty begins is forgiven what it waives', () => {
  const named = policy([{ ...FULL, amnesties: [AMNESTY] }]);
  const principal = { code: 'A', principal: 100_000 as Centavos, surcharge: 0 as Centavos, interest: 0 as Centavos };
  const paid = [{ amount: 100_000 as Centavos, paid_on: '2026-02-28', allocations: [principal] }];
  const open = [installment([part('A', 100_000, 'FULL')], paid)];
  expect(computeAmountDue(open, '2026-02-28', named)).toMatchObject({ surcharge: 25_000, interest: 2_000 });
  expect(computeAmountDue(open, '2026-04-01', named)).toMatchObject({ surcharge: 0, interest: 2_000 });
});

test('an amnesty that begins changes nothing of what was paid on time, nor the interest of what is unpaid', () => {
  const named = policy([{ ...FULL, amnesties: [AMNESTY] }]);
  const onTime = [{ amount: 100_000 as Centavos, paid_on: '2026-01-20' }];
  const [settled] = computeAmountDue(
    [installment([part('A', 100_000, 'FULL')], onTime)],
    '2026-06-01',
    named,
  ).installments;
  expect(settled).toMatchObject({ status: 'PAID', parts: [{ surcharge: 0, interest: 0, months_late: 0 }] });
  // Three months of 2 % on 1.10 are 6.6 centavos, rounded once; the first month alone would be 2.2.
  const unpaid = computeAmountDue([installment([part('A', 110, 'FULL')])], '2026-06-01', named);
  expect(unpaid).toMatchObject({ principal: 110, interest: 7 });
});

test('a fixed fine is added once to what is unpaid after the due day, beside or in the place of the surcharge', () => {
  const fine = 50_000 as Centavos;
  const none = { numerator: 0, denominator: 1 };
  const named = policy([
    { ...FULL, fine },
    { ...FULL, code: 'ALONE', surcharge: none, interest_per_month: none, fine },
  ]);
  const compute = (day: string, paid: readonly InstallmentPayment[] = []) =>
    computeAmountDue([installment([part('A', 100_000, 'FULL'), part('B', 20_000, 'ALONE')], paid)], day, named);
  expect(compute('2026-01-20')).toMatchObject({ surcharge: 0, then_more: 125_000 });
  expect(compute('2026-01-21')).toMatchObject({ surcharge: 125_000, interest: 0 });
  expect(compute('2026-04-20')).toMatchObject({ surcharge: 125_000, interest: 6_000 });
  const whole = { amount: 120_000 as Centavos, paid_on: '2026-01-20' };
  expect(compute('2026-04-20', [whole])).toMatchObject({ surcharge: 0, total: 0 });
  // Of a charge of which a part was paid in time the fine is whole, and paying it does not repeat it.
  const some = { amount: 110_000 as Centavos, paid_on: '2026-01-20' };
  expect(compute('2026-01-21', [some])).toMatchObject({ principal: 10_000, surcharge: fine });
  const late = { amount: 60_000 as Centavos, paid_on: '2026-01-21' };
  expect(compute('2026-04-20', [some, late])).toMatchObject({ total: 0, installments: [{ surplus: 0 }] });
});

test.each([
  ['2026-02-19', { grace_days: 30 }, 0, 0, '2026-02-19'],
  ['2026-02-20', { grace_days: 30 }, 25_000, 2_000, '2026-03-19'],
  ['2026-01-31', { interest_from: 'NEXT_MONTH' as const }, 25_000, 0, '2026-02-27'],
  ['2026-02-28', { interest_from: 'NEXT_MONTH' as const }, 25_000, 2_000, '2026-03-30'],
  ['2026-02-28', { interest_from: 'NEXT_MONTH' as const, months: 'BEGUN' as const }, 25_000, 2_000, '2026-02-28'],
  ['2026-01-21', { interest_free_months: 2 }, 25_000, 0, '2026-04-19'],
  ['2026-04-20', { interest_free_months: 2 }, 25_000, 2_000, '2026-05-19'],
])(
  'on %s a policy with %j adds %s and %s, and the amount holds until %s',
  (day, overrides, surcharge, interest, until) => {
    const named = policy([{ ...FULL, ...overrides }]);
    const due = computeAmountDue([installment([part('A', 100_000, 'FULL')])], day, named);
    expect(due).toMatchObject({ surcharge, interest, stays_until: until });
  },
);

test('what is paid in the days of grace bears no surcharge, and the rest bears it after them', () => {
  const named = policy([{ ...FULL, grace_days: 30 }]);
  const paid = [{ amount: 60_000 as Centavos, paid_on: '2026-02-19' }];
  const compute = (day: string) => computeAmountDue([installment([part('A', 100_000, 'FULL')], paid)], day, named);
  expect(compute('2026-02-19')).toMatchObject({ principal: 40_000, surcharge: 0, interest: 0 });
  expect(compute('2026-02-20')).toMatchObject({ principal: 40_000, surcharge: 10_000, interest: 800 });
});

test('a year is overdue from the day after the due day of the first part that is unpaid', () => {
  const named = policy([FULL]);
  const parts = [part('A', 100_000, 'FULL'), { ...part('B', 20_000, 'FULL'), due: '2026-03-31' }];
  const compute = (day: string, paid: readonly InstallmentPayment[] = []) =>
    computeAmountDue([installment(parts, paid)], day, named).overdue_since;
  expect([compute('2026-01-20'), compute('2026-01-21')]).toEqual([null, '2026-01-21']);
  const principal = { code: 'A', principal: 100_000 as Centavos, surcharge: 0 as Centavos, interest: 0 as Centavos };
  const first = { amount: 100_000 as Centavos, paid_on: '2026-01-20', allocations: [principal] };
  expect([compute('2026-03-31', [first]), compute('2026-04-01', [first])]).toEqual([null, '2026-04-01']);
});

const percent = (numerator: number) => ({ numerator, denominator: 100 });
const GROWING: TariffLatePolicy = {
  ...FULL,
  months: 'BEGUN',
  surcharge: percent(5),
  surcharge_growth: { rate: percent(5), every: 'MONTH', at_most: percent(22) },
  interest_per_month: percent(0),
  months_at_most: 0,
};

test.each<[string, Partial<TariffLatePolicy>, number, string | null]>([
  ['2026-01-21', {}, 5_000, '2026-02-20'],
  ['2026-02-21', {}, 10_000, '2026-03-20'],
  ['2026-05-20', {}, 20_000, '2026-05-20'],
  ['2026-05-21', {}, 22_000, null],
  ['2027-12-31', {}, 22_000, null],
  ['2026-02-20', { grace_days: 31 }, 0, '2026-02-20'],
  ['2026-02-21', { grace_days: 31 }, 10_000, '2026-03-20'],
  ['2026-02-19', { months: 'FULL' }, 5_000, '2026-02-19'],
  ['2026-02-20', { months: 'FULL' }, 10_000, '2026-03-19'],
  ['2026-02-28', { interest_from: 'NEXT_MONTH' }, 5_000, '2026-02-28'],
  ['2026-03-01', { interest_from: 'NEXT_MONTH' }, 10_000, '2026-03-31'],
  [
    '2026-04-20',
    { surcharge_growth: { rate: percent(25), every: 'QUARTER', at_most: percent(50) } },
    5_000,
    '2026-04-20',
  ],
  [
    '2026-04-21',
    { surcharge_growth: { rate: percent(25), every: 'QUARTER', at_most: percent(50) } },
    30_000,
    '2026-07-20',
  ],
  ['2026-07-21', { surcharge_growth: { rate: percent(45), every: 'HALF_YEAR', at_most: percent(50) } }, 50_000, null],
])('on %s a growing surcharge with %j is %s and holds until %s', (day, more, surcharge, until) => {
  const named = policy([{ ...GROWING, ...more }]);
  const due = computeAmountDue([installment([part('A', 100_000, 'FULL')])], day, named);
  expect(due).toMatchObject({ surcharge, interest: 0, stays_until: until });
});

test('a surcharge grows on what is unpaid when a month begins, and its fine does not grow', () => {
  const named = policy([{ ...GROWING, fine: 1_000 as Centavos }]);
  // On 1 March 10,000 of surcharge and the fine are paid, and 60,000 of the amount.
  const paid = [{ amount: 71_000 as Centavos, paid_on: '2026-03-01' }];
  const compute = (day: string) => computeAmountDue([installment([part('A', 100_000, 'FULL')], paid)], day, named);
  expect(compute('2026-03-20')).toMatchObject({ principal: 40_000, surcharge: 0 });
  expect(compute('2026-03-21')).toMatchObject({ principal: 40_000, surcharge: 2_000 });
  // From 15% to 22% of the rest; the last month adds less than five.
  expect(compute('2026-12-31')).toMatchObject({ principal: 40_000, surcharge: 4_800 });
});

test('a growing surcharge stands still in a dispute, and its amnesty waives all of it', () => {
  const frozen = { ...part('A', 100_000, 'FULL'), freeze: { from: '2026-01-31', until: '2026-05-01' } };
  const compute = (parts: readonly BillPart[], day: string, named = policy([GROWING])) =>
    computeAmountDue([installment(parts)], day, named).surcharge;
  expect(compute([frozen], '2026-05-01')).toBe(5_000);
  expect(compute([part('A', 100_000, 'FULL')], '2026-03-10', policy([{ ...GROWING, amnesties: [AMNESTY] }]))).toBe(0);
});

const growth = fc.record({
  rate: fc.constantFrom(percent(2), percent(25), { numerator: 1, denominator: 3 }),
  every: fc.constantFrom('MONTH' as const, 'QUARTER' as const, 'HALF_YEAR' as const),
  at_most: fc.constantFrom(percent(26), percent(50), percent(100)),
});
const somePolicy: fc.Arbitrary<TariffLatePolicy> = fc
  .record({
    surcharge: fc.constantFrom(QUARTER, { numerator: 0, denominator: 1 }),
    interest_on: fc.constantFrom('AMOUNT' as const, 'AMOUNT_AND_SURCHARGE' as const),
    months: fc.constantFrom('BEGUN' as const, 'FULL' as const),
    months_at_most: fc.nat(5),
    grace_days: fc.constantFrom(0, 1, 10, 31, 75),
    interest_from: fc.constantFrom('DUE_DATE' as const, 'NEXT_MONTH' as const),
    interest_free_months: fc.nat(3),
    surcharge_growth: fc.option(growth, { nil: undefined }),
  })
  .map(({ surcharge_growth, ...more }) => ({ ...FULL, ...more, ...(surcharge_growth && { surcharge_growth }) }));
const someDay = fc.nat(420).map((days) => addDays('2026-01-05', days));

test('the ledger adds what the file of the code adds, and names the last day before it adds more', () => {
  const seen = { grown: 0, ended: 0 };
  fc.assert(
    fc.property(somePolicy, someDay, fc.constantFrom('2026-01-20', '2026-01-31', '2026-02-28'), (late, day, due) => {
      const named = policy([late]);
      const open = { ...installment([part('A', 100_000, 'FULL')]), nominal_due: due, due };
      const compute = (on: string) => computeAmountDue([open], on, named);
      const { surcharge, interest, total, stays_until, then_more } = compute(day);
      const { months_late: _, ...file } = computeLateness(late, 100_000 as Centavos, { due, day });
      expect({ surcharge, interest }).toEqual(file);
      const next = stays_until === null ? addDays(day, 400) : addDays(stays_until, 1);
      const step = stays_until === null ? 23 : 1; // days; no month and no grace is missed by them all
      if (stays_until === null) seen.ended += 1;
      else seen.grown += 1;
      expect(compute(next).total).toBe(total + (then_more ?? 0));
      for (let on = day; on < next; on = addDays(on, step)) expect([on, compute(on).total]).toEqual([on, total]);
    }),
    { numRuns: 150, seed: 12 },
  );
  expect(Math.min(seen.grown, seen.ended)).toBeGreaterThan(20);
});
