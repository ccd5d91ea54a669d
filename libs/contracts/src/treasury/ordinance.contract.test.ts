import * as v from 'valibot';

import { Area } from './assess.contract.ts';
import { Percent } from './ordinance/figures.ts';

test.each([
  ['25', 250_000],
  ['0.375', 3_750],
  ['0.05', 500],
  ['100', 1_000_000],
  ['0.0001', 1],
])('a rate of %s per cent is %s millionths', (percent, millionths) => {
  expect(v.parse(Percent, percent)).toBe(millionths);
});

test.each(['', '-1', '1.23456', '.5', '1e3', '25%'])('%p is not a rate', (percent) => {
  expect(v.safeParse(Percent, percent).success).toBe(false);
});

test.each([
  [60, 6_000],
  [24.99, 2_499],
  ['100.5', 10_050],
  ['0.01', 1],
])('a floor of %s is %s hundredths of a square meter', (area, hundredths) => {
  expect(v.parse(Area, area)).toBe(hundredths);
});

test.each([0, -5, 1.234, 'big', null, 1e9, '0.00'])('%p is not a floor', (area) => {
  expect(v.safeParse(Area, area).success).toBe(false);
});
