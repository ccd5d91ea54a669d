import type { Centavos, ExemptionCode, TaxRow } from '@ebpls/contracts';

import { NOTHING, plus, spread } from '../money.ts';
import { exemptionOf, type LineExemption, taxedNonMembers } from './exemptions.ts';
import type { Matter, TaxedLine } from '../case/matter.ts';

/** Lines of one category, essential and other goods apart: the schedule is applied to it once (LGC s.146 b, c; domain reference 4.1, step 2). */
export interface Group {
  readonly row: TaxRow;
  readonly essential: boolean;
  readonly lines: readonly TaxedLine[];
  /** All that was declared. */
  readonly gross: Centavos;
  /** What remains after exemptions. */
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
function portionsOf(matter: Matter, of: TaxedLine): Portion[] {
  const exemption = exemptionOf(matter, of);
  if (of.row.essential === undefined)
    return [{ of, essential: false, gross: plus(of.gross_essential, of.gross_non_essential), exemption }];
  return [
    { of, essential: false, gross: of.gross_non_essential, exemption },
    { of, essential: true, gross: of.gross_essential, exemption },
  ];
}

const total = (portions: readonly Portion[]): Centavos =>
  portions.reduce((all, { gross }) => plus(all, gross), NOTHING);

function unitsOf({ row }: TaxedLine, portions: readonly Portion[]): number {
  const { schedule } = row;
  if (schedule.kind !== 'PER_UNIT') return 0;
  return portions
    .filter(({ exemption }) => exemption === undefined)
    .reduce((all, { of }) => all + (of.entry.units?.[schedule.unit] ?? 0), 0);
}

function groupOf(portions: readonly Portion[], first: Portion, fromNonMembers: Centavos): Group {
  return {
    row: first.of.row,
    essential: first.essential,
    lines: portions.map(({ of }) => of),
    gross: total(portions),
    taxed: plus(total(portions.filter(({ exemption }) => exemption === undefined)), fromNonMembers),
    units: unitsOf(first.of, portions),
    exemption: portions.find(({ exemption }) => exemption !== undefined)?.exemption?.code,
  };
}

/** The groups of a case in the order of the tax table, the other goods of a category before its essential ones. */
export function groupsOf(matter: Matter): Group[] {
  const portions = matter.lines
    .filter(({ capital }) => capital === undefined)
    .flatMap((line) => portionsOf(matter, line));
  const declared = new Set(portions.map(({ of }) => of.row));
  const grouped = matter.ordinance.business_tax.rows
    .filter((row) => declared.has(row))
    .flatMap((row) =>
      [false, true].map((essential) =>
        portions.filter((portion) => portion.of.row === row && portion.essential === essential),
      ),
    );
  const members = grouped.map((group) => total(group.filter(({ exemption }) => exemption?.taxed === 'NON_MEMBERS')));
  const covered = members.map((gross, index) => ({ gross, index })).filter(({ gross }) => gross > 0);
  const shares = spread(
    taxedNonMembers(matter),
    covered.map(({ gross }) => gross),
  );
  const nonMembers = new Map(covered.map(({ index }, place) => [index, shares[place] ?? NOTHING]));

  return grouped.flatMap((group, index) => {
    const [first] = group;
    return first === undefined ? [] : [groupOf(group, first, nonMembers.get(index) ?? NOTHING)];
  });
}
