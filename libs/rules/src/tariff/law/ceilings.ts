// The most that the Local Government Code lets a municipality charge, by paragraph of section 143 and by section 139 or 140.

import type { TaxCategoryRow } from '@ebpls/contracts/tariff';

type Paragraph = NonNullable<TaxCategoryRow['paragraph']>;

/** Upper bound in pesos (exclusive) and the tax of the bracket, in centavos. */
type Ladder = readonly (readonly [below: number, tax: number])[];

/** LGC s.143(a); the last bracket ends at 6,500,000, above which 37 1/2 % of 1 % holds. */
const MANUFACTURERS: Ladder = [
  [10_000, 165_00],
  [15_000, 220_00],
  [20_000, 302_00],
  [30_000, 440_00],
  [40_000, 660_00],
  [50_000, 825_00],
  [75_000, 1_320_00],
  [100_000, 1_650_00],
  [150_000, 2_200_00],
  [200_000, 2_750_00],
  [300_000, 3_850_00],
  [500_000, 5_500_00],
  [750_000, 8_000_00],
  [1_000_000, 10_000_00],
  [2_000_000, 13_750_00],
  [3_000_000, 16_500_00],
  [4_000_000, 19_800_00],
  [5_000_000, 23_100_00],
  [6_500_000, 24_375_00],
];
/** LGC s.143(b). */
const WHOLESALERS: Ladder = [
  [1_000, 18_00],
  [2_000, 33_00],
  [3_000, 50_00],
  [4_000, 72_00],
  [5_000, 100_00],
  [6_000, 121_00],
  [7_000, 143_00],
  [8_000, 165_00],
  [10_000, 187_00],
  [15_000, 220_00],
  [20_000, 275_00],
  [30_000, 330_00],
  [40_000, 440_00],
  [50_000, 660_00],
  [75_000, 990_00],
  [100_000, 1_320_00],
  [150_000, 1_870_00],
  [200_000, 2_420_00],
  [300_000, 3_300_00],
  [500_000, 4_400_00],
  [750_000, 6_600_00],
  [1_000_000, 8_800_00],
  [2_000_000, 10_000_00],
];
/** LGC s.143(e). */
const CONTRACTORS: Ladder = [
  [5_000, 27_50],
  [10_000, 61_60],
  [15_000, 104_50],
  [20_000, 165_00],
  [30_000, 275_00],
  [40_000, 385_00],
  [50_000, 550_00],
  [75_000, 880_00],
  [100_000, 1_320_00],
  [150_000, 1_980_00],
  [200_000, 2_640_00],
  [250_000, 3_630_00],
  [300_000, 4_620_00],
  [400_000, 6_160_00],
  [500_000, 8_250_00],
  [750_000, 9_250_00],
  [1_000_000, 10_250_00],
  [2_000_000, 11_500_00],
];
const LADDERS = {
  a: { ladder: MANUFACTURERS, per_thousand: 3.75, least: 24_375_00 },
  b: { ladder: WHOLESALERS, per_thousand: 5, least: 10_000_00 },
  e: { ladder: CONTRACTORS, per_thousand: 5, least: 11_500_00 },
} as const;
/** Two per cent up to 400,000 pesos and one above (d), half a per cent (f), two per cent (h). */
const RETAIL_FIRST = 400_000;
/** LGC s.143(g): fifty pesos a year for each peddler, in centavos. */
const PEDDLER_CEILING = 50_00;
/** LGC s.139(b): three hundred pesos a year for each professional, in centavos. */
const PROFESSIONAL_CEILING = 300_00;
/** LGC s.140(a) as amended by RA 9640: ten per cent of the receipts from admission fees, in centavos of a peso. */
const AMUSEMENT_CENTAVOS = 10;

function findLadderTax(paragraph: keyof typeof LADDERS, gross: number): number {
  const { ladder, per_thousand, least } = LADDERS[paragraph];
  return ladder.find(([below]) => gross < below)?.[1] ?? Math.max(least, Math.ceil((gross * per_thousand) / 10));
}

/** The most tax on a gross, in whole centavos upwards as a tax rounds, by a paragraph of LGC s.143 or by section 139 or 140; essential goods of (c) bear half. */
export function findCeiling(paragraph: Paragraph, pesos: number): number {
  switch (paragraph) {
    case 'd':
      return Math.min(pesos, RETAIL_FIRST) * 2 + Math.max(0, pesos - RETAIL_FIRST);
    case 'f':
      return Math.ceil(pesos / 2);
    case 'g':
      return PEDDLER_CEILING;
    case 'h':
      return pesos * 2;
    case '139':
      return PROFESSIONAL_CEILING;
    case '140':
      return pesos * AMUSEMENT_CENTAVOS;
    default:
      return findLadderTax(paragraph, pesos);
  }
}

/** Gross sales at which a schedule is compared with its ceiling: on both sides of every step, and far above. */
export const COMPARED_PESOS: readonly number[] = [
  ...new Set(
    [...MANUFACTURERS, ...WHOLESALERS, ...CONTRACTORS]
      .flatMap(([below]) => [below - 1, below])
      .concat(400_000, 20_000_000),
  ),
].toSorted((one, other) => one - other);
