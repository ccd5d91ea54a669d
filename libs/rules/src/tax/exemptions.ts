import type { Centavos, ClaimedExemption, ExemptionCode, Ordinance } from '@ebpls/contracts';

import { CaseRefused } from '../case/case-refused.ts';
import { NOTHING, plus } from '../money.ts';
import type { Matter, TaxedLine } from '../case/matter.ts';

/** Why a line pays no business tax, or that a part of it does; `undefined` = it pays. */
export type LineExemption = { readonly code: ExemptionCode; readonly taxed: 'NOTHING' | 'NON_MEMBERS' } | undefined;

function covers(claim: ClaimedExemption, { entry }: TaxedLine): boolean {
  return claim.line === undefined || claim.line === entry.line;
}

/** The row of the ordinance for a claim; undefined when the ordinance has none or it is not in force. */
export function exemptionInForce(
  { exemptions }: Ordinance,
  code: ExemptionCode,
): Ordinance['exemptions'][number] | undefined {
  return exemptions.find((row) => row.code === code && row.in_force);
}

/** A cooperative above the ordinance's reserves pays on its business with non-members (RA 9520 art. 61; rule 9). */
function reservesAreAbove(claim: ClaimedExemption, ordinance: Ordinance): boolean {
  const limit = exemptionInForce(ordinance, 'X-COOP')?.reserves_at_most;
  return limit !== undefined && (claim.reserves ?? NOTHING) > limit;
}

/** The exemption that a line enjoys: by its category (LGC s.133 h, j), else by a claim that the ordinance honours. */
export function exemptionOf({ asked, ordinance }: Matter, line: TaxedLine): LineExemption {
  const { category } = line.row;
  if (category === 'X-PETROL' || category === 'X-CARRIER') return { code: category, taxed: 'NOTHING' };

  const claims = asked.exemptions.filter((claim) => covers(claim, line) && exemptionInForce(ordinance, claim.code));
  const whole = claims.find((claim) => claim.code !== 'X-COOP' || !reservesAreAbove(claim, ordinance));
  if (whole) return { code: whole.code, taxed: 'NOTHING' };
  return claims.length > 0 ? { code: 'X-COOP', taxed: 'NON_MEMBERS' } : undefined;
}

function grossOf({ gross_essential, gross_non_essential }: TaxedLine): Centavos {
  return plus(gross_essential, gross_non_essential);
}

function checkCooperative({ lines, ordinance }: Matter, claim: ClaimedExemption, field: string): void {
  if (claim.gross_members === undefined && claim.gross_non_members === undefined && !reservesAreAbove(claim, ordinance))
    return;
  const declared = lines
    .filter((line) => covers(claim, line))
    .reduce<number>((total, line) => total + grossOf(line), 0);
  const stated = plus(claim.gross_members ?? NOTHING, claim.gross_non_members ?? NOTHING);
  if (stated !== declared) throw new CaseRefused(`${field}.gross_members`, 'exemptions.gross_must_agree');
}

/** Refuses claims that cannot be: an unknown line, a cooperative's claim of something else, grosses that do not add up. */
export function checkExemptions(matter: Matter): void {
  matter.asked.exemptions.forEach((claim, index) => {
    const field = `exemptions.${index}`;
    if (claim.line !== undefined && !matter.lines.some((line) => covers(claim, line)))
      throw new CaseRefused(`${field}.line`, 'exemptions.line_not_declared');
    if (claim.code !== 'X-COOP') return;
    if (matter.asked.org_type !== 'COOPERATIVE') throw new CaseRefused(`${field}.code`, 'exemptions.cooperatives_only');
    if (matter.began === 'RENEWAL') checkCooperative(matter, claim, field);
  });
}

/** The non-member gross that a cooperative above the reserves pays on; 0 when there is none. */
export function taxedNonMembers({ asked, ordinance }: Matter): Centavos {
  const claim = asked.exemptions.find(({ code, reserves }) => code === 'X-COOP' && reserves !== undefined);
  return claim !== undefined && reservesAreAbove(claim, ordinance) ? (claim.gross_non_members ?? NOTHING) : NOTHING;
}
