// Compares the taxes of a tariff with the ceilings of the Local Government Code.

import type { Hundredths, TaxCategoryRow } from '@ebpls/contracts/tariff';

import { formatAmount, type Centavos } from '../../money.ts';
import { roundExactSum, multiplySum, multiplyFractions, toExact, ONE } from '../amounts/exact.ts';
import { isAdditionalTax, listCoveredLines } from '../judge/covered-lines.ts';
import type { OpenCharge, OpenTariff } from '../open-tariff.ts';
import { COMPARED_PESOS, findCeiling } from './ceilings.ts';
import { createDoubt, type TariffFinding } from '../judge/finding.ts';
import { listRanges, toQuantityKey } from '../judge/test-ranges.ts';
import { computeScheduleTax, isTaxOnGross } from './schedule-tax.ts';

const HUNDRED = 100;
const HALF_MORE = { numerator: 3, denominator: 2 };
const HALF = { numerator: 1, denominator: 2 };
/** Paragraphs of LGC s.143 of which essential goods bear at most half (s.143 c). */
const HALVED_PARAGRAPHS = new Set<TaxCategoryRow['paragraph']>(['a', 'b', 'd']);

/** The rows of the tax table whose lines a charge covers. */
function listTaxRows(open: OpenTariff, row: OpenCharge): readonly TaxCategoryRow[] {
  const codes = new Set(listCoveredLines(open, row).map(({ tax }) => tax));
  return open.tariff.taxes.filter(({ code }) => codes.has(code));
}

interface Ceiling {
  readonly paragraph: NonNullable<TaxCategoryRow['paragraph']>;
  readonly isHalved: boolean;
}

/** The ceilings under which a charge falls: of each paragraph of the lines that it covers. */
function listCeilings(open: OpenTariff, row: OpenCharge): readonly Ceiling[] {
  const isEssential = row.line_measures.every((code) => open.measures.get(code)?.money_of === 'ESSENTIAL_SALES');
  return listTaxRows(open, row).flatMap(({ paragraph, essential }) =>
    paragraph === undefined
      ? []
      : [{ paragraph, isHalved: HALVED_PARAGRAPHS.has(paragraph) && (isEssential || essential === true) }],
  );
}

/** Taxes of a province by sections 139 and 140, whose rates a city does not exceed (LGC s.151). */
const PROVINCIAL_TAXES = new Set<TaxCategoryRow['paragraph']>(['139', '140']);

/**
 * The most on a gross, in centavos: half as much again in a city or in Metro Manila, except of professional and amusement
 * taxes (LGC s.144, 151).
 */
function computeCeiling({ tariff }: OpenTariff, { paragraph, isHalved }: Ceiling, pesos: number): Centavos {
  const wholeShare = tariff.government === 'MUNICIPALITY' || PROVINCIAL_TAXES.has(paragraph) ? ONE : HALF_MORE;
  const share = isHalved ? multiplyFractions(wholeShare, HALF) : wholeShare;
  return roundExactSum(multiplySum(toExact(findCeiling(paragraph, pesos)), share), ROUND_UP);
}

function nameLaw({ paragraph, isHalved }: Ceiling): string {
  if (PROVINCIAL_TAXES.has(paragraph)) return paragraph;
  return isHalved ? `143(c), (${paragraph})` : `143(${paragraph})`;
}

/** The sales on which a tax is compared with its ceiling: those on which its conditions let it be due, in whole pesos. */
function listComparedPesos({ charge, line_measures }: OpenCharge): readonly number[] {
  const quantityKey = toQuantityKey(line_measures);
  const range = listRanges([...charge.lines, ...charge.when]).find(({ of }) => toQuantityKey(of) === quantityKey);
  if (range === undefined) return COMPARED_PESOS;
  const isDue = (pesos: number): boolean => pesos * HUNDRED >= range.from && pesos * HUNDRED <= range.to;
  return [Math.ceil(range.from / HUNDRED), ...COMPARED_PESOS].filter(isDue);
}

function checkCeiling(open: OpenTariff, row: OpenCharge, limit: Ceiling): TariffFinding[] {
  for (const pesos of listComparedPesos(row)) {
    const tax = computeScheduleTax(row, (pesos * HUNDRED) as Hundredths);
    if (tax === undefined) return [];
    const ceiling = computeCeiling(open, limit, pesos);
    if (tax <= ceiling) continue;
    const law = nameLaw(limit);
    const amounts = { gross: formatAmount((pesos * HUNDRED) as Centavos), tax: formatAmount(tax) };
    const params = { ...amounts, ceiling: formatAmount(ceiling), paragraph: law };
    const { section } = row.charge;
    return [createDoubt(`charges.${row.place}.amount`, 'judge.above_143', { section, law: `LGC s.${law}`, params })];
  }
  return [];
}

/** The most that a charge may be on a gross in whole pesos, in centavos, and the section; undefined where none limits it. */
export function findChargeCeiling(
  open: OpenTariff,
  row: OpenCharge,
  pesos: number,
): { readonly law: string; readonly ceiling: Centavos } | undefined {
  if (!isTaxOnGross(open, row)) return undefined;
  const limits = listCeilings(open, row).map((limit) => ({
    law: nameLaw(limit),
    ceiling: computeCeiling(open, limit, pesos),
  }));
  return limits.toSorted((one, other) => one.ceiling - other.ceiling)[0];
}

const ROUND_UP = { to: 1 as Centavos, way: 'UP' } as const;

/** Essential goods that are added to others bear the whole rate, where the law lets them bear half (s.143 c). */
function checkMixedGoods(open: OpenTariff, row: OpenCharge): TariffFinding[] {
  const essential = row.line_measures.filter((code) => open.measures.get(code)?.money_of === 'ESSENTIAL_SALES');
  const isMixed = essential.length > 0 && essential.length < row.line_measures.length;
  const isHalved = listTaxRows(open, row).some(({ paragraph }) => HALVED_PARAGRAPHS.has(paragraph));
  if (!isMixed || !isHalved) return [];
  const { section } = row.charge;
  const params = { measure: open.measures.get(essential[0] ?? '')?.name ?? '' };
  return [createDoubt(`charges.${row.place}.amount`, 'judge.mixed_goods', { section, law: 'LGC s.143(c)', params })];
}

/** The amounts of a year for one person that a tax names without a look at sales; centavos. */
function listAmountsByHead({ amounts }: OpenCharge): readonly number[] {
  return amounts.flatMap((amount) => {
    if (amount.kind === 'FIXED' || amount.kind === 'PER_UNIT') return [amount.amount];
    return amount.kind === 'TABLE' ? amount.cells.map((cell) => cell.amount) : [];
  });
}

const HEAD_TAXES = [
  { paragraph: 'g', key: 'judge.peddlers' },
  { paragraph: '139', key: 'judge.professionals' },
] as const;

/** A tax on peddlers or professionals is fixed, so that no gross shows it above its ceiling (LGC s.139, 143 g). */
function checkHeadTax(open: OpenTariff, row: OpenCharge): TariffFinding[] {
  if (isAdditionalTax(open, row)) return []; // it is on what anybody has, such as a karaoke machine
  const { section } = row.charge;
  const paragraphs = listTaxRows(open, row).map(({ paragraph }) => paragraph);
  return HEAD_TAXES.filter(({ paragraph }) => paragraphs.includes(paragraph)).flatMap(({ paragraph, key }) => {
    const limit = { paragraph, isHalved: false };
    const ceiling = computeCeiling(open, limit, 0);
    if (listAmountsByHead(row).every((amount) => amount <= ceiling)) return [];
    const details = { section, law: `LGC s.${nameLaw(limit)}`, params: { ceiling: formatAmount(ceiling) } };
    return [createDoubt(`charges.${row.place}.amount`, key, details)];
  });
}

/** A municipality of a province leaves the professional and the amusement tax to it (LGC s.142). */
function checkProvincialTax(open: OpenTariff, row: OpenCharge): TariffFinding[] {
  const isProvincial = listTaxRows(open, row).some(({ paragraph }) => PROVINCIAL_TAXES.has(paragraph));
  if (open.tariff.government !== 'MUNICIPALITY' || !isProvincial) return [];
  const { section } = row.charge;
  return [createDoubt(`charges.${row.place}`, 'judge.provincial', { section, law: 'LGC s.142' })];
}

/**
 * Taxes above the ceilings of LGC s.139, 140 and 143, of the last half as much again in a city or in Metro Manila (s.144, 151), and for essential
 * goods half of them (s.143 c). A row that always comes to nothing is under every ceiling.
 */
export function checkCeilings(open: OpenTariff): TariffFinding[] {
  const taxes = open.charges.filter(({ charge }) => charge.kind === 'TAX' && charge.in_force !== false);
  const fixed = taxes.flatMap((row) => [...checkHeadTax(open, row), ...checkProvincialTax(open, row)]);
  const onGross = open.charges
    .filter((row) => isTaxOnGross(open, row) && row.charge.nothing_when?.tests.length !== 0)
    .flatMap((row) => [
      ...listCeilings(open, row)
        .flatMap((ceiling) => checkCeiling(open, row, ceiling))
        .slice(0, 1),
      ...checkMixedGoods(open, row),
    ]);
  return [...onGross, ...fixed];
}
