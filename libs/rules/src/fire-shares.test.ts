import type { Centavos } from './money.ts';
import { splitFireFees } from './fire-shares.ts';

test.each([
  { collected: 50_000, municipal: 10_000, national: 40_000 },
  { collected: 0, municipal: 0, national: 0 },
  { collected: 3, municipal: 1, national: 2 },
  { collected: 2, municipal: 0, national: 2 },
  { collected: -50_000, municipal: -10_000, national: -40_000 },
])('of $collected centavos of fire fees the municipality keeps $municipal', ({ collected, municipal, national }) => {
  const shares = splitFireFees(collected as Centavos);
  expect([shares.municipal, shares.national]).toEqual([municipal, national]);
});
