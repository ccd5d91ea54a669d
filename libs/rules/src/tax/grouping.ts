import type { Centavos, ExemptionCode, TaxRow } from '@ebpls/contracts';

import { divideHalfUp, getMinAmount, NOTHING, addCentavos, splitProRata, sumCentavos } from '../money.ts';
import {
  getLineExemption,
  isOwedInFull,
  type LineExemption,
  type TaxedCooperative,
  listTaxedCooperatives,
} from './exemptions.ts';
import type { Matter, TaxedLine } from '../case/matter.ts';

/**
 * Lines of one category, with essential and other goods separate: the schedule is applied to it once (LGC s.146 b, c;
 * domain reference 4.1, step 2).
 */
export interface TaxGroup {
  readonly row: TaxRow;
  readonly essential: boolean;
  readonly lines: readonly TaxedLine[];
  /** All that was declared. */
  readonly gross: Centavos;
  /** The rest after exemptions. */
  readonly taxed: Centavos;
  /** Persons, vehicles or the like that are not exempt, for a category taxed by the unit. */
  readonly units: number;
  readonly exemption: ExemptionCode | undefined;
}

interface Portion {
  readonly of: TaxedLine;
  readonly essential: boolean;
  readonly gross: Centavos;
  readonly exemption: LineExemption;
}

/** Outside the categories with an essential half the two grosses are one (rule 28). */
function listPortions(matter: Matter, of: TaxedLine): Portion[] {
  const exemption = getLineExemption(matter, of);
  if (of.row.essential === undefined)
    return [{ of, essential: false, gross: addCentavos(of.gross_essential, of.gross_non_essential), exemption }];
  return [
    { of, essential: false, gross: of.gross_non_essential, exemption },
    { of, essential: true, gross: of.gross_essential, exemption },
  ];
}

const sumPortions = (portions: readonly Portion[]): Centavos =>
  portions.reduce((all, { gross }) => addCentavos(all, gross), NOTHING);
const isTaxedWhole = ({ exemption }: Portion): boolean => exemption === undefined;
const isOfNonMembers = ({ exemption }: Portion): boolean => exemption?.taxed === 'NON_MEMBERS';

/** Units that are taxed; a tax by the unit is not divided. */
function countTaxedUnits(matter: Matter, { row }: TaxedLine, portions: readonly Portion[]): number {
  const { schedule } = row;
  if (schedule.kind !== 'PER_UNIT') return 0;
  return portions
    .filter(({ of }) => isOwedInFull(matter, of))
    .reduce((all, { of }) => all + (of.entry.units?.[schedule.unit] ?? 0), 0);
}

/**
 * Taxed share of each group of a cooperative's business with non-members: spread over every group by its gross before
 * exemptions; a share exempt for another reason stays exempt, and no group is taxed on more than it sold (rules 9 and
 * 33).
 */
function nonMemberShares(
  groups: readonly (readonly Portion[])[],
  { covers, non_members }: TaxedCooperative,
): Map<number, Centavos> {
  const coveredGross = groups
    .map((portions, index) => ({ index, portions: portions.filter(({ of }) => covers(of)) }))
    .map(({ index, portions }) => ({
      index,
      whole: sumPortions(portions),
      open: sumPortions(portions.filter(isOfNonMembers)),
    }))
    .filter(({ whole }) => whole > 0);
  const weights = coveredGross.map(({ whole }) => whole);
  const shares = splitProRata(getMinAmount(non_members, sumCentavos(weights)), weights);
  return new Map(
    coveredGross.map(({ index, whole, open }, place) => [index, openPart(shares[place] ?? NOTHING, { whole, open })]),
  );
}

function openPart(part: Centavos, { whole, open }: { readonly whole: Centavos; readonly open: Centavos }): Centavos {
  return getMinAmount(open, open === whole ? part : divideHalfUp(BigInt(part) * BigInt(open), BigInt(whole)));
}

/** The groups of a case in the order of the tax table, the other goods of a category before its essential ones. */
export function groupLines(matter: Matter): TaxGroup[] {
  const portions = matter.lines
    .filter(({ capital }) => capital === undefined)
    .flatMap((line) => listPortions(matter, line));
  const declaredRows = new Set(portions.map(({ of }) => of.row));
  const portionGroups = matter.ordinance.business_tax.rows
    .filter((row) => declaredRows.has(row))
    .flatMap((row) =>
      [false, true].map((essential) =>
        portions.filter((portion) => portion.of.row === row && portion.essential === essential),
      ),
    );
  const shares = listTaxedCooperatives(matter).map((coop) => nonMemberShares(portionGroups, coop));

  return portionGroups.flatMap((group, index) => {
    const [first] = group;
    if (first === undefined) return [];
    const { row } = first.of;
    return [
      {
        row,
        essential: first.essential,
        lines: group.map(({ of }) => of),
        gross: sumPortions(group),
        taxed: sumCentavos([
          sumPortions(group.filter(isTaxedWhole)),
          ...shares.map((share) => share.get(index) ?? NOTHING),
        ]),
        units: countTaxedUnits(matter, first.of, group),
        exemption: group.find(({ exemption }) => exemption !== undefined)?.exemption?.code,
      },
    ];
  });
}
