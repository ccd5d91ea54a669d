import type { BillLineKind, Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { ordinance } from '../../test/san-isidro.ts';
import { addDays } from '../time/calendar.ts';
import { sumOwed, settleInstallment, type SettledInstallment } from './settle-installment.ts';
import type { OpenInstallment } from './open-installment.ts';

const DUE = '2026-01-20';
const policy = { ...ordinance.late, amnesties: [] };
const KINDS = ['TAX', 'FEE', 'FIRE', 'BARANGAY_FEE', 'BARANGAY_TAX'] as const satisfies readonly BillLineKind[];

const someParts = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      amount: fc.integer({ min: 1, max: 50_000_000 }),
      late_charges: fc.boolean(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.map((part, index) => ({ ...part, code: `P${index}`, amount: part.amount as Centavos })));
const somePayments = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 60_000_000 }).map((amount) => amount as Centavos),
    paid_on: fc.integer({ min: -20, max: 500 }).map((days) => addDays(DUE, days)),
  }),
  { maxLength: 5 },
);

const open = (parts: OpenInstallment['parts'], paid: OpenInstallment['paid'] = []): OpenInstallment => ({
  no: 1,
  nominal_due: DUE,
  due: DUE,
  parts,
  paid,
});
const sumParts = ({ parts }: SettledInstallment, pick: (part: SettledInstallment['parts'][number]) => number): number =>
  parts.reduce((sum, part) => sum + pick(part), 0);
const END = addDays(DUE, 600);

test('every centavo received is in a pocket or in the surplus', () => {
  fc.assert(
    fc.property(someParts, somePayments, (parts, paid) => {
      const installment = settleInstallment(open(parts, paid), END, policy);
      const receivedTotal = paid.reduce((sum, { amount }) => sum + amount, 0);
      const chargedTotal = sumParts(
        installment,
        (part) => part.amount + part.charged_surcharge + part.charged_interest,
      );
      expect(chargedTotal - sumParts(installment, sumOwed) + installment.surplus).toBe(receivedTotal);
    }),
    { numRuns: 400 },
  );
});

test('no pocket is ever below nothing, and there is a surplus only where nothing is owed on the last day of payment', () => {
  fc.assert(
    fc.property(someParts, somePayments, (parts, paid) => {
      const installment = settleInstallment(open(parts, paid), END, policy);
      for (const { principal, surcharge, interest } of installment.parts)
        expect(Math.min(principal, surcharge, interest)).toBeGreaterThanOrEqual(0);
      expect(installment.surplus === 0 || sumParts(installment, sumOwed) === 0).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('the order in which payments are written down changes nothing, the days on which they came do', () => {
  fc.assert(
    fc.property(someParts, somePayments, (parts, paid) => {
      // Two payments of one day are filled in their order, which adds up to the same.
      const days = new Set(paid.map(({ paid_on }) => paid_on));
      fc.pre(days.size === paid.length);
      expect(settleInstallment(open(parts, paid.toReversed()), END, policy)).toEqual(
        settleInstallment(open(parts, paid), END, policy),
      );
    }),
  );
});

test('what is not late by its law never bears surcharge or interest', () => {
  fc.assert(
    fc.property(someParts, somePayments, (parts, paid) => {
      const exempt = settleInstallment(open(parts, paid), END, policy).parts.filter(
        ({ late_charges }) => !late_charges,
      );
      expect(exempt.map((part) => part.charged_surcharge + part.charged_interest)).toEqual(exempt.map(() => 0));
    }),
  );
});

test('until its due day an installment bears nothing, the day after it bears a surcharge and one month', () => {
  fc.assert(
    fc.property(someParts, (parts) => {
      const on = settleInstallment(open(parts), DUE, policy);
      expect(sumParts(on, sumOwed)).toBe(parts.reduce((sum, { amount }) => sum + amount, 0));
      const after = settleInstallment(open(parts), addDays(DUE, 1), policy);
      const is_late = parts.some(({ late_charges }) => late_charges);
      expect([on.months_late, after.months_late]).toEqual([0, is_late ? 1 : 0]);
      for (const { amount, late_charges, surcharge, interest } of after.parts) {
        const quarter = late_charges ? Math.floor((amount + 2) / 4) : 0;
        expect(Math.abs(surcharge - quarter)).toBeLessThanOrEqual(1);
        expect(Math.abs(interest - (late_charges ? (amount + surcharge) * 0.02 : 0))).toBeLessThanOrEqual(0.5);
      }
    }),
  );
});

test('money that comes after the day that is looked at does not count yet', () => {
  const parts = [{ code: 'LBT-D', kind: 'TAX' as const, amount: 10_000 as Centavos, late_charges: true }];
  const paid = [{ amount: 10_000 as Centavos, paid_on: DUE }];
  expect(sumParts(settleInstallment(open(parts, paid), addDays(DUE, -1), policy), sumOwed)).toBe(10_000);
  expect(sumParts(settleInstallment(open(parts, paid), DUE, policy), sumOwed)).toBe(0);
});

const LINES = [
  { code: 'LBT-D', kind: 'TAX' as const, amount: 970_000 as Centavos, late_charges: true },
  { code: 'F15', kind: 'FIRE' as const, amount: 50_000 as Centavos, late_charges: false },
];
const nothing = { principal: 0 as Centavos, surcharge: 0 as Centavos, interest: 0 as Centavos };

test('what a receipt in force names stays paid when an earlier payment is taken back', () => {
  const rest = {
    amount: 1_020_000 as Centavos,
    paid_on: addDays(DUE, 40),
    allocations: [
      { ...nothing, code: 'LBT-D', principal: 970_000 as Centavos },
      { ...nothing, code: 'F15', principal: 50_000 as Centavos },
    ],
  };
  const installment = settleInstallment(open(LINES, [rest]), addDays(DUE, 40), policy);
  expect(installment.parts.map(({ principal }) => principal)).toEqual([0, 0]);
  // 25 % of the tax, and 2 % of both for each of two months: what the payment that was taken back had paid.
  expect(installment.parts.map(({ surcharge, interest }) => [surcharge, interest])).toEqual([
    [242_500, 48_500],
    [0, 0],
  ]);
  expect(installment.surplus).toBe(0);
});

test('a receipt that names more lateness than is computed now raises what was charged, and leaves no debt below zero', () => {
  const paid = {
    amount: 100 as Centavos,
    paid_on: DUE,
    allocations: [{ ...nothing, code: 'LBT-D', interest: 100 as Centavos }],
  };
  const [line] = settleInstallment(open(LINES, [paid]), DUE, policy).parts;
  expect(line).toMatchObject({ principal: 970_000, interest: 0, charged_interest: 100 });
});

test('allocations that follow rule 20 leave what a payment without them leaves', () => {
  fc.assert(
    fc.property(someParts, somePayments, (parts, paid) => {
      const inOrder = paid.toSorted((one, other) => one.paid_on.localeCompare(other.paid_on));
      const allocatedPayments: OpenInstallment['paid'][number][] = [];
      for (const payment of inOrder) {
        const before = settleInstallment(open(parts, allocatedPayments), payment.paid_on, policy).parts;
        const after = settleInstallment(open(parts, [...allocatedPayments, payment]), payment.paid_on, policy).parts;
        const allocations = before.flatMap((part) => {
          const left = after.find(({ code }) => code === part.code);
          return left
            ? [
                {
                  code: part.code,
                  principal: (part.principal - left.principal) as Centavos,
                  surcharge: (part.surcharge - left.surcharge) as Centavos,
                  interest: (part.interest - left.interest) as Centavos,
                },
              ]
            : [];
        });
        allocatedPayments.push({ ...payment, allocations });
      }
      expect(settleInstallment(open(parts, allocatedPayments), END, policy)).toEqual(
        settleInstallment(open(parts, paid), END, policy),
      );
    }),
    { numRuns: 200 },
  );
});

test('an amnesty forgives lateness that is left after the principal was paid, also when it has ended', () => {
  const amnesty = {
    from: addDays(DUE, 100),
    to: addDays(DUE, 130),
    waives_surcharge: true,
    waives_interest: true,
    ordinance_no: '1',
  };
  const paid = {
    amount: 970_000 as Centavos,
    paid_on: addDays(DUE, 10),
    allocations: [{ ...nothing, code: 'LBT-D', principal: 970_000 as Centavos }],
  };
  const during = { ...policy, amnesties: [amnesty] };
  expect(sumParts(settleInstallment(open(LINES.slice(0, 1), [paid]), END, policy), sumOwed)).toBeGreaterThan(0);
  expect(sumParts(settleInstallment(open(LINES.slice(0, 1), [paid]), END, during), sumOwed)).toBe(0);
});
