import type { Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { ordinance } from '../../test/san-isidro.ts';
import { addDays } from '../time/calendar.ts';
import { computeAmountDue } from './amount-due.ts';
import { allocatePartPayment } from './part-payment.ts';
import type { BillPart, InstallmentPayment, OpenInstallment } from './open-installment.ts';

const UNTIL = '2026-01-20';
const tax: BillPart = {
  code: 'TAX',
  kind: 'TAX',
  amount: 1_600_000 as Centavos,
  late_charges: true,
  earlyDiscount: { until: UNTIL, discount: 160_000 as Centavos },
};
const fee: BillPart = { code: 'FEE', kind: 'FEE', amount: 50_000 as Centavos, late_charges: true };

const withPaid = (paid: readonly InstallmentPayment[], parts: readonly BillPart[] = [tax, fee]): OpenInstallment => ({
  no: 1,
  nominal_due: UNTIL,
  due: UNTIL,
  parts,
  paid,
});
const computeDue = (installment: OpenInstallment, day: string) => computeAmountDue([installment], day, ordinance.late);
const pay = (amount: number, paid_on: string): InstallmentPayment => ({ amount: amount as Centavos, paid_on });

test('until its last day the discount is off the total, which names the day before it grows', () => {
  expect(computeDue(withPaid([]), '2026-01-12')).toMatchObject({
    total: 1_490_000,
    discount: 160_000,
    stays_until: UNTIL,
    // The discount of 1,600, then 25 % and a month of 2 % on 16,000 and 500.
    then_more: 160_000 + 412_500 + 41_250,
  });
  expect(computeDue(withPaid([]), '2026-01-21')).toMatchObject({ principal: 1_650_000, discount: 0 });
});

test('a discount that ends before the due day is named with its end alone', () => {
  const earlyDiscount = { until: '2026-01-10', discount: 160_000 as Centavos };
  const due = computeDue(withPaid([], [{ ...tax, earlyDiscount }]), '2026-01-05');
  expect(due).toMatchObject({ total: 1_440_000, stays_until: '2026-01-10', then_more: 160_000 });
});

test('the whole amount less the discount settles the installment when it is paid in time', () => {
  const installment = withPaid([pay(1_490_000, UNTIL)]);
  expect(computeDue(installment, '2026-06-01')).toMatchObject({
    total: 0,
    installments: [{ status: 'PAID', surplus: 0 }],
  });
});

test('a part payment in time has its share of the discount, and the rest has none after the day', () => {
  // 720,000 of 1,440,000 takes off half of 160,000.
  const half = withPaid([pay(720_000, '2026-01-12')], [tax]);
  expect(computeDue(half, UNTIL)).toMatchObject({ total: 720_000, discount: 80_000 });
  expect(computeDue(half, '2026-01-21')).toMatchObject({ principal: 800_000, discount: 0 });
});

test('a payment that was taken back has no discount any more', () => {
  const paid = withPaid([pay(720_000, '2026-01-12')], [tax]);
  expect(computeDue({ ...paid, paid: [] }, '2026-02-01').principal).toBe(1_600_000);
});

test('the days of a dispute are not counted for the discount', () => {
  const freeze = { from: '2026-01-15', until: '2026-03-02' };
  const disputed = withPaid([], [{ ...tax, freeze }]);
  expect(computeDue(disputed, '2026-03-07')).toMatchObject({ total: 1_440_000, stays_until: '2026-03-07' });
  expect(computeDue(disputed, '2026-03-08').discount).toBe(0);
});

test('what is void has no discount', () => {
  expect(computeDue({ ...withPaid([]), ended: 'WAIVED' }, '2026-01-12')).toMatchObject({ total: 0, discount: 0 });
});

const aPart = fc
  .record({ amount: fc.integer({ min: 1, max: 9_000_000 }), hundredths: fc.integer({ min: 0, max: 100 }) })
  .map(({ amount, hundredths }) => ({
    amount,
    discount: Math.min(amount - 1, Math.round((amount * hundredths) / 100)),
  }));
const aRun = fc.record({
  parts: fc.array(aPart, { minLength: 1, maxLength: 3 }),
  payments: fc.array(fc.record({ share: fc.integer({ min: 1, max: 100 }), gap: fc.nat(12) }), { maxLength: 6 }),
});

/** Pays shares of what is owed on each day, as the counter does: by allocations to the items of a part payment. */
function payInParts({ parts, payments }: typeof aRun extends fc.Arbitrary<infer Run> ? Run : never) {
  const open = parts.map(({ amount, discount }, index): BillPart => ({
    code: `P${index}`,
    kind: 'TAX',
    amount: amount as Centavos,
    late_charges: false,
    earlyDiscount: { until: UNTIL, discount: discount as Centavos },
  }));
  const paid: InstallmentPayment[] = [];
  let day = '2026-01-05';
  for (const { share, gap } of payments) {
    day = addDays(day, gap);
    const due = computeDue(withPaid(paid, open), day);
    const items = (due.installments[0]?.parts ?? []).map((part, line_no) => ({
      installment_no: 1,
      line_no,
      amount: part.principal,
      discount: part.discount,
      surcharge: part.surcharge,
      interest: part.interest,
    }));
    const money = Math.ceil((due.total * share) / 100) as Centavos;
    const allocations = allocatePartPayment(items, money).map(({ line_no, amount, discount, ...late }) => ({
      code: `P${line_no}`,
      principal: amount,
      discount: discount ?? (0 as Centavos),
      surcharge: late.surcharge,
      interest: late.interest,
    }));
    paid.push({ amount: money, paid_on: day, allocations });
  }
  return { open, paid, day };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

test('nobody pays more than is owed nor less than the code says, and every centavo is paid, taken off or owed', () => {
  fc.assert(
    fc.property(aRun, (run) => {
      const { open, paid, day } = payInParts(run);
      const due = computeDue(withPaid(paid, open), day);
      const [installment] = due.installments;
      const taken = sum(paid.flatMap(({ allocations = [] }) => allocations.map(({ discount = 0 }) => discount)));
      const money = sum(paid.map(({ amount }) => amount));
      const whole = sum(run.parts.map(({ amount }) => amount));
      const discounts = sum(run.parts.map(({ discount }) => discount));
      expect(installment?.surplus).toBe(0);
      expect(money + taken + due.principal + due.discount).toBe(whole);
      expect(money + due.total).toBeGreaterThanOrEqual(whole - discounts);
      expect(money + due.total).toBeLessThanOrEqual(day <= UNTIL ? whole - discounts : whole);
    }),
    { numRuns: 1_000, seed: 350 },
  );
});

test('a payment without allocations settles the same as its receipts name', () => {
  fc.assert(
    fc.property(aRun, (run) => {
      const { open, paid, day } = payInParts(run);
      const plain = paid.map(({ amount, paid_on }) => ({ amount, paid_on }));
      const one = computeDue(withPaid(paid, open), day);
      const other = computeDue(withPaid(plain, open), day);
      expect([other.total, other.discount]).toEqual([one.total, one.discount]);
    }),
    { numRuns: 300, seed: 351 },
  );
});

const FIVE = { numerator: 5, denominator: 100 };
const stepped: BillPart = {
  ...tax,
  earlyDiscount: { until: '2026-01-10', discount: 160_000 as Centavos, later: [{ until: UNTIL, share: FIVE }] },
};

test('after its first day a discount is the lower one of the next step, and the total names its end', () => {
  const due = (day: string) => computeDue(withPaid([], [stepped]), day);
  expect(due('2026-01-10')).toMatchObject({ total: 1_440_000, stays_until: '2026-01-10', then_more: 80_000 });
  expect(due('2026-01-11')).toMatchObject({ total: 1_520_000, discount: 80_000, stays_until: UNTIL });
  expect(due('2026-01-11').installments[0]?.parts[0]?.discount_until).toBe(UNTIL);
  expect(due('2026-01-21')).toMatchObject({ principal: 1_600_000, discount: 0 });
  expect(due('2026-01-21').installments[0]?.parts[0]?.discount_until).toBeUndefined();
});

test('what is left after a part payment has the share of the day on which it is paid', () => {
  // 720,000 in the first step settles 800,000; of the other 800,000 five per cent are off.
  const half = withPaid([pay(720_000, '2026-01-09')], [stepped]);
  expect(computeDue(half, '2026-01-15')).toMatchObject({ total: 760_000, discount: 40_000 });
  const both = withPaid([pay(720_000, '2026-01-09'), pay(760_000, '2026-01-15')], [stepped]);
  expect(computeDue(both, '2026-06-01')).toMatchObject({ total: 0, installments: [{ surplus: 0 }] });
});

test('a dispute puts off every step, and a part of one centavo is paid in every step', () => {
  const freeze = { from: '2026-01-09', until: '2026-01-14' };
  const disputed = withPaid([], [{ ...stepped, freeze }]);
  expect(computeDue(disputed, '2026-01-15')).toMatchObject({ discount: 160_000 });
  expect(computeDue(disputed, '2026-01-16')).toMatchObject({ discount: 80_000, stays_until: '2026-01-25' });
  const centavo = {
    ...stepped,
    amount: 1 as Centavos,
    earlyDiscount: { ...stepped.earlyDiscount, until: UNTIL, discount: 0 as Centavos },
  };
  const whole = { numerator: 99, denominator: 100 };
  const part = {
    ...centavo,
    earlyDiscount: { ...centavo.earlyDiscount, until: '2026-01-01', later: [{ until: UNTIL, share: whole }] },
  };
  expect(computeDue(withPaid([], [part]), '2026-01-05')).toMatchObject({ total: 1, discount: 0 });
});

test('paying in parts never takes off more than paying the whole at the same days', () => {
  const day = fc.integer({ min: 0, max: 25 });
  const payment = fc.record({ amount: fc.integer({ min: 1, max: 900_000 }), day });
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 5 }), day, (payments, last) => {
      const paid = payments
        .map((each) => pay(each.amount, addDays('2026-01-01', each.day)))
        .toSorted((one, other) => one.paid_on.localeCompare(other.paid_on));
      const { installments, discount } = computeDue(withPaid(paid, [stepped]), addDays('2026-01-01', last));
      const granted = installments[0]?.parts[0]?.granted_discount ?? 0;
      expect(granted + discount).toBeLessThanOrEqual(160_000 + paid.length);
      expect(discount).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});
