import * as fc from 'fast-check';

import {
  type Centavos,
  divideHalfUp,
  formatPercent,
  formatAmount,
  type Rate,
  computeShare,
  splitEvenly,
  splitProRata,
  sumCentavos,
} from './money.ts';

const amounts = (...list: number[]): Centavos[] => list as Centavos[];

test.each([
  [1n, 2n, 1],
  [1n, 3n, 0],
  [2n, 3n, 1],
  [5n, 10n, 1],
  [49n, 100n, 0],
  [0n, 7n, 0],
])('%s over %s rounds to %s', (numerator, denominator, result) => {
  expect(divideHalfUp(numerator, denominator)).toBe(result);
});

test('a share is exact where floating point is not', () => {
  expect(computeShare(1_998 as Centavos, 250_000 as Rate)).toBe(500);
  expect(computeShare(900_719_925_474_099 as Centavos, 1_000_000 as Rate)).toBe(900_719_925_474_099);
  expect(computeShare(10 as Centavos, 50_000 as Rate)).toBe(1);
});

test.each([
  [1_000_001, 4, [250_000, 250_000, 250_000, 250_001]],
  [2, 4, [1, 1, 0, 0]],
  [1, 4, [0, 0, 0, 1]],
  [0, 2, [0, 0]],
  [7, 1, [7]],
])('%s centavos in %s parts', (amount, parts, each) => {
  expect(splitEvenly(amount as Centavos, parts)).toEqual(each);
});

test('an amount spread over weights is never lost', () => {
  expect(splitProRata(100 as Centavos, amounts(1, 1, 1))).toEqual([33, 33, 34]);
  expect(sumCentavos(splitProRata(5 as Centavos, amounts(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)))).toBe(5);
});

test('amounts and rates are read as a sentence shows them', () => {
  expect([
    formatAmount(120_000_000 as Centavos),
    formatAmount(5 as Centavos),
    formatAmount(99_900 as Centavos),
  ]).toEqual(['1,200,000.00', '0.05', '999.00']);
  expect([250_000, 3_750, 500, 1_000_000, 5_000].map(formatPercent)).toEqual(['25', '0.375', '0.05', '100', '0.5']);
});

test('parts sum to the whole, none is below zero, all but the last are equal until nothing is left, and the last is at most half a centavo a part away', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000_000), fc.integer({ min: 1, max: 12 }), (amount, count) => {
      const parts = splitEvenly(amount as Centavos, count);
      expect([parts.length, sumCentavos(parts)]).toEqual([count, amount]);
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(Math.max(1, Math.floor(count / 2)));
      expect(parts.slice(0, -1).toSorted((one, other) => other - one)).toEqual(parts.slice(0, -1));
    }),
  );
});
