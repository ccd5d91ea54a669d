import {
  type Centavos,
  CLAIMED_EXEMPTION_CODES,
  type ClaimedExemption,
  type ExemptionCode,
  type Ordinance,
} from '@ebpls/contracts';

import { CaseRefused } from '../case/case-refused.ts';
import { NOTHING, addCentavos } from '../money.ts';
import type { Matter, TaxedLine } from '../case/matter.ts';

/** Why a line pays no business tax, or that a part of it does; `undefined` = it pays. */
export type LineExemption = { readonly code: ExemptionCode; readonly taxed: 'NOTHING' | 'NON_MEMBERS' } | undefined;

export interface TaxedCooperative {
  readonly covers: (line: TaxedLine) => boolean;
  readonly non_members: Centavos;
}

function isCovered(claim: ClaimedExemption, { entry }: TaxedLine): boolean {
  return claim.line === undefined || claim.line === entry.line;
}

/** The row of the ordinance for a claim; undefined when the ordinance has none or it is not in force. */
export function findExemptionInForce(
  { exemptions }: Ordinance,
  code: string,
): Ordinance['exemptions'][number] | undefined {
  return exemptions.find((row) => row.code === code && row.in_force);
}

/** A cooperative above the ordinance's reserves pays on its business with non-members (RA 9520 art. 61; rule 9). */
function reservesAreAbove(claim: ClaimedExemption, ordinance: Ordinance): boolean {
  const limit = findExemptionInForce(ordinance, 'X-COOP')?.reserves_at_most;
  return limit !== undefined && (claim.reserves ?? NOTHING) > limit;
}

/** The exemption that a line enjoys: by its category (LGC s.133 h, j), else by a claim that the ordinance honours. */
export function getLineExemption({ input, ordinance }: Matter, line: TaxedLine): LineExemption {
  const { category } = line.row;
  if (category === 'X-PETROL' || category === 'X-CARRIER') return { code: category, taxed: 'NOTHING' };

  const claims = input.exemptions.filter(
    (claim) => isCovered(claim, line) && findExemptionInForce(ordinance, claim.code),
  );
  const wholeClaim = claims.find((claim) => claim.code !== 'X-COOP' || !reservesAreAbove(claim, ordinance));
  const row = wholeClaim && findExemptionInForce(ordinance, wholeClaim.code);
  if (row) return { code: row.code, taxed: 'NOTHING' };
  return claims.length > 0 ? { code: 'X-COOP', taxed: 'NON_MEMBERS' } : undefined;
}

/**
 * Whether a line owes a tax that its buyers do not divide, by the unit or on capital: unless it is exempt, and of a
 * cooperative above the reserves in full as soon as it sells to others (RA 9520 art. 61 (2); rule 34).
 */
export function isOwedInFull(matter: Matter, line: TaxedLine): boolean {
  const exemption = getLineExemption(matter, line);
  if (exemption === undefined) return true;
  const sellsToOthers = ({ covers, non_members }: TaxedCooperative): boolean => non_members > 0 && covers(line);
  return exemption.taxed === 'NON_MEMBERS' && listTaxedCooperatives(matter).some(sellsToOthers);
}

function computeExemptGross({ gross_essential, gross_non_essential }: TaxedLine): Centavos {
  return addCentavos(gross_essential, gross_non_essential);
}

function checkCooperative({ lines, ordinance }: Matter, claim: ClaimedExemption, field: string): void {
  if (claim.gross_members === undefined && claim.gross_non_members === undefined && !reservesAreAbove(claim, ordinance))
    return;
  const declaredGross = lines
    .filter((line) => isCovered(claim, line))
    .reduce<number>((total, line) => total + computeExemptGross(line), 0);
  const statedGross = addCentavos(claim.gross_members ?? NOTHING, claim.gross_non_members ?? NOTHING);
  if (statedGross !== declaredGross) throw new CaseRefused(`${field}.gross_members`, 'exemptions.gross_must_agree');
}

/**
 * The same claim twice, for everything and for a line, or of one cooperative with two reserves, leaves two readings
 * (rule 38).
 */
function checkAgainst(claim: ClaimedExemption, earlierClaim: ClaimedExemption, field: string): void {
  if (claim.code !== earlierClaim.code) return;
  if (claim.line === earlierClaim.line) throw new CaseRefused(`${field}.code`, 'exemptions.duplicate');
  const isWholeAndPart = claim.line === undefined || earlierClaim.line === undefined;
  if (isWholeAndPart) throw new CaseRefused(`${field}.line`, 'exemptions.contradict');
  if (claim.reserves !== earlierClaim.reserves) throw new CaseRefused(`${field}.reserves`, 'exemptions.contradict');
}

/**
 * Refuses claims that cannot be: twice, an unknown line, a cooperative's claim of something else, grosses that do not
 * add up.
 */
export function checkExemptions(matter: Matter): void {
  const { exemptions, org_type } = matter.input;
  exemptions.forEach((claim, index) => {
    const field = `exemptions.${index}`;
    if (!CLAIMED_EXEMPTION_CODES.some((code) => code === claim.code))
      throw new CaseRefused(`${field}.code`, 'exemptions.unknown');
    for (const earlierClaim of exemptions.slice(0, index)) checkAgainst(claim, earlierClaim, field);
    const isDeclared = matter.lines.some((line) => isCovered(claim, line));
    if (!isDeclared) throw new CaseRefused(`${field}.line`, 'exemptions.line_not_declared');
    if (claim.code !== 'X-COOP') return;
    if (org_type !== 'COOPERATIVE') throw new CaseRefused(`${field}.code`, 'exemptions.cooperatives_only');
    if (matter.beginning === 'RENEWAL') checkCooperative(matter, claim, field);
  });
}

/**
 * The claims of a cooperative above the ordinance's reserves, each with the gross from non-members that is taxed of the
 * lines it covers.
 */
export function listTaxedCooperatives({ input, ordinance }: Matter): TaxedCooperative[] {
  return input.exemptions
    .filter((claim) => claim.code === 'X-COOP' && reservesAreAbove(claim, ordinance))
    .map((claim) => ({ covers: (line) => isCovered(claim, line), non_members: claim.gross_non_members ?? NOTHING }));
}
