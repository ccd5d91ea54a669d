import type { Centavos } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { computeRefundClaimDeadline, computeClaimableAmount, splitRefund } from './refund-claims.ts';

const centavos = (amounts: readonly number[]) => amounts as readonly Centavos[];
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test.each([
  { paid: '2026-01-12', last: '2028-01-12' },
  { paid: '2024-02-29', last: '2026-02-28' },
  { paid: '2026-02-28', last: '2028-02-28' },
  { paid: '2026-12-31', last: '2028-12-31' },
])('what was paid on $paid may be claimed until $last', ({ paid, last }) => {
  expect(computeRefundClaimDeadline(paid)).toBe(last);
});

test('an amount refunded or claimed before is no longer left', () => {
  expect(computeClaimableAmount(340_500 as Centavos, centavos([]))).toBe(340_500);
  expect(computeClaimableAmount(340_500 as Centavos, centavos([100_000, 40_500]))).toBe(200_000);
  expect(computeClaimableAmount(340_500 as Centavos, centavos([340_500]))).toBe(0);
  expect(computeClaimableAmount(100 as Centavos, centavos([60, 60]))).toBe(0);
});

test('ten lines that all round down do not push the rest onto the smallest', () => {
  const lines = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 1];
  expect(splitRefund(centavos(lines), 994 as Centavos).at(-1)).toBeLessThanOrEqual(1);
});

test('nothing is taken from a receipt of nothing', () => {
  expect(splitRefund(centavos([0, 0]), 0 as Centavos)).toEqual([0, 0]);
});

test('what is taken back sums to the amount, and no line gives more than it has', () => {
  const receipt = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(receipt, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const amount = Math.floor(total(lines) * part);
      const shares = splitRefund(centavos(lines), amount as Centavos);
      expect(total(shares)).toBe(amount);
      for (const [index, share] of shares.entries()) expect(share >= 0 && share <= (lines[index] ?? -1)).toBe(true);
    }),
  );
});

test('a receipt refunded in several parts refunds each line exactly', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.integer({ min: 1, max: 200_000 }), { maxLength: 6 }),
      (lines, requestedAmounts) => {
        let left = [...lines];
        for (const requestedAmount of [...requestedAmounts, total(lines)]) {
          const amount = Math.min(requestedAmount, total(left));
          const shares = splitRefund(centavos(left), amount as Centavos);
          left = left.map((line, index) => line - (shares[index] ?? 0));
        }
        expect(left.every((line) => line === 0)).toBe(true);
      },
    ),
  );
});
