import { COMPARED_PESOS, findCeiling } from './ceilings.ts';

/** LGC s.143: below so many pesos of gross sales of the year before, so many pesos of tax, bracket by bracket. */
const SCHEDULES = {
  a: `10000 165, 15000 220, 20000 302, 30000 440, 40000 660, 50000 825, 75000 1320, 100000 1650, 150000 2200,
    200000 2750, 300000 3850, 500000 5500, 750000 8000, 1000000 10000, 2000000 13750, 3000000 16500, 4000000 19800,
    5000000 23100, 6500000 24375`,
  b: `1000 18, 2000 33, 3000 50, 4000 72, 5000 100, 6000 121, 7000 143, 8000 165, 10000 187, 15000 220, 20000 275,
    30000 330, 40000 440, 50000 660, 75000 990, 100000 1320, 150000 1870, 200000 2420, 300000 3300, 500000 4400,
    750000 6600, 1000000 8800, 2000000 10000`,
  e: `5000 27.50, 10000 61.60, 15000 104.50, 20000 165, 30000 275, 40000 385, 50000 550, 75000 880, 100000 1320,
    150000 1980, 200000 2640, 250000 3630, 300000 4620, 400000 6160, 500000 8250, 750000 9250, 1000000 10250,
    2000000 11500`,
} as const;
const PARAGRAPHS = ['a', 'b', 'e'] as const;
const CENTAVOS = 100;

const readSchedule = (paragraph: (typeof PARAGRAPHS)[number]) =>
  SCHEDULES[paragraph].split(',').map((bracket) => {
    const [below = '', tax = ''] = bracket.trim().split(' ');
    return { below: Number(below), tax: Math.round(Number(tax) * CENTAVOS) };
  });

test.each(PARAGRAPHS)(
  'each bracket of section 143(%s) holds from the end of the one before to below its own',
  (paragraph) => {
    const brackets = readSchedule(paragraph);
    expect(brackets.map(({ below }) => [below, findCeiling(paragraph, below - 1)])).toEqual(
      brackets.map(({ below, tax }) => [below, tax]),
    );
    expect(brackets.slice(1).map((_, index) => findCeiling(paragraph, brackets[index]?.below ?? 0))).toEqual(
      brackets.slice(1).map(({ tax }) => tax),
    );
  },
);

test.each([
  // 37 1/2 % of 1 % from 6,500,000 on
  ['a', 6_500_000, 24_375_00],
  ['a', 8_000_000, 30_000_00],
  // 50 % of 1 % from 2,000,000 on
  ['b', 2_000_000, 10_000_00],
  ['b', 3_000_000, 15_000_00],
  // 50 % of 1 % from 2,000,000 on, and never less than the last bracket
  ['e', 2_000_000, 11_500_00],
  ['e', 2_299_999, 11_500_00],
  ['e', 2_400_000, 12_000_00],
  ['a', 6_500_003, 24_375_02], // 24,375.01125, upwards to a whole centavo
  // Two per cent up to 400,000 and one per cent of what is above
  ['d', 400_000, 8_000_00],
  ['d', 500_000, 9_000_00],
  ['d', 100, 2_00],
  ['f', 1_000, 5_00],
  ['f', 1_001, 5_01],
  ['g', 1_000_000, 50_00],
  ['g', 0, 50_00],
  ['h', 1_000, 20_00],
  ['139', 1_000_000, 300_00],
  ['140', 1_000, 100_00],
] as const)('paragraph or section %s allows on %d pesos at most %d centavos', (paragraph, pesos, ceiling) => {
  expect(findCeiling(paragraph, pesos)).toBe(ceiling);
});

test('a schedule is compared on both sides of every bracket, at the bound of retailers, and far above', () => {
  const bounds = PARAGRAPHS.flatMap((paragraph) => readSchedule(paragraph).map(({ below }) => below));
  const compared = new Set(COMPARED_PESOS);
  expect(bounds.filter((below) => !compared.has(below) || !compared.has(below - 1))).toEqual([]);
  expect([compared.has(400_000), compared.has(20_000_000), compared.size]).toEqual([true, true, COMPARED_PESOS.length]);
  expect(COMPARED_PESOS).toEqual(COMPARED_PESOS.toSorted((one, other) => one - other));
});
