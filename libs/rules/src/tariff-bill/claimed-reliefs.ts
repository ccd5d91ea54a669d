// Lists the reliefs of a tariff that a business may claim, and checks the claims of a declaration.

import type { AssessCase, Bilingual, FormRelief } from '@ebpls/contracts';
import type { Relief, TariffLine, TariffTest, TariffType } from '@ebpls/contracts/tariff';

import { openTariffCase } from '../tariff/open-case.ts';
import { isFixedTestMet, type OpenTariff } from '../tariff/open-tariff.ts';
import { type HonouredClaim, isReliefInForce, listHonouredClaims } from '../tariff/reliefs/reliefs.ts';
import { TariffRefused } from '../tariff/tariff-refused.ts';
import { listClaimFigures, toTariffCase } from './tariff-case.ts';

type ClaimProblem =
  | 'exemptions.unknown'
  | 'exemptions.ended'
  | 'exemptions.duplicate'
  | 'exemptions.contradict'
  | 'exemptions.line_not_declared'
  | 'exemptions.conditions_unmet'
  | 'exemptions.figure_required'
  | 'exemptions.figure_unknown';

type Claim = AssessCase['exemptions'][number];

interface ClaimingBusiness {
  /** Codes of its lines of business. */
  readonly lines: readonly string[];
  /** Only reliefs that are in force on this day; absent: all. */
  readonly day?: string;
}

/** Whether a line alone decides the test; a class that follows from measures is known with the declaration. */
function isLineTest({ classifications }: OpenTariff, test: TariffTest): boolean {
  if (test.test === 'CLASS') return classifications.get(test.classification)?.row.found_from === undefined;
  return test.test === 'LINE' || test.test === 'MARK' || test.test === 'TAX';
}

/** The lines that a relief may cover; none where no line meets a condition that lines decide. */
function listReliefLines(
  open: OpenTariff,
  { lines: coveredLines = [], when }: Relief,
  codes: readonly string[],
): string[] {
  const lines = codes.flatMap((code) => open.lines.get(code) ?? []);
  const isMet = (line: TariffLine, test: TariffTest): boolean => !isLineTest(open, test) || isFixedTestMet(line, test);
  const isForNone = (test: TariffTest): boolean => isLineTest(open, test) && 'is' in test && test.is === false;
  const isMetByLines = (test: TariffTest): boolean =>
    isForNone(test) ? lines.every((line) => isMet(line, test)) : lines.some((line) => isMet(line, test));
  if (!when.every(isMetByLines)) return [];
  return lines.filter((line) => coveredLines.every((test) => isMet(line, test))).map(({ code }) => code);
}

/** Amounts that a claim of the relief declares: those that say which part stays taxed. */
function listReliefFigures({ taxed_part }: Relief): FormRelief['figures'] {
  if (taxed_part === undefined) return [];
  const getName = (code: string, name: Bilingual = { en: code, fil: code }) => ({ code, name });
  const { figure, figure_name, taxed, taxed_name } = taxed_part;
  return [getName(figure, figure_name), getName(taxed, taxed_name)];
}

/** The reliefs that a business with these lines may claim, in the order of the tariff. */
export function listClaimableReliefs(open: OpenTariff, { lines, day }: ClaimingBusiness): FormRelief[] {
  return open.tariff.reliefs
    .filter((relief) => day === undefined || isReliefInForce(relief, day))
    .map((relief) => ({
      code: relief.code,
      name: relief.name,
      section: relief.section,
      lines: listReliefLines(open, relief, lines),
      figures: listReliefFigures(relief),
    }))
    .filter((relief) => relief.lines.length > 0);
}

type Problems = Record<string, ClaimProblem>;

function checkAgainst(claim: Claim, earlierClaim: Claim, at: string): Problems {
  if (claim.code !== earlierClaim.code) return {};
  if (claim.line === earlierClaim.line) return { [`${at}.code`]: 'exemptions.duplicate' };
  const isWholeAndPart = claim.line === undefined || earlierClaim.line === undefined;
  return isWholeAndPart ? { [`${at}.line`]: 'exemptions.contradict' } : {};
}

function checkClaimedFigures(relief: Relief, claim: Claim, at: string): Problems {
  const codes = listReliefFigures(relief).map(({ code }) => code);
  const declaredFigures = listClaimFigures(claim);
  const missingCodes = codes.filter((code) => declaredFigures[code] === undefined);
  const unknownCodes = Object.keys(claim.figures ?? {}).filter((code) => !codes.includes(code));
  return {
    ...Object.fromEntries(missingCodes.map((code) => [`${at}.figures.${code}`, 'exemptions.figure_required'])),
    ...Object.fromEntries(unknownCodes.map((code) => [`${at}.figures.${code}`, 'exemptions.figure_unknown'])),
  } as Problems;
}

/** Problems that a claim shows by itself, before the conditions of its relief are read. */
function checkClaim(open: OpenTariff, { exemptions, lines, as_of }: AssessCase, index: number): Problems {
  const claim = exemptions[index];
  const at = `exemptions.${index}`;
  const relief = open.reliefs.get(claim?.code ?? '');
  if (claim === undefined || relief === undefined) return { [`${at}.code`]: 'exemptions.unknown' };
  if (!isReliefInForce(relief, as_of)) return { [`${at}.code`]: 'exemptions.ended' };
  const isDeclared = claim.line === undefined || lines.some(({ line }) => line === claim.line);
  if (!isDeclared) return { [`${at}.line`]: 'exemptions.line_not_declared' };
  const repetitions = exemptions.slice(0, index).map((earlierClaim) => checkAgainst(claim, earlierClaim, at));
  return Object.assign({}, checkClaimedFigures(relief, claim, at), ...repetitions) as Problems;
}

function isHonoured({ claim, coveredLines }: HonouredClaim, { code, line }: Claim): boolean {
  return claim.code === code && claim.line === line && coveredLines.length > 0;
}

/** Claims that change nothing in the bill: of another version, out of force, or with a condition that is not met. */
export function listUnmetClaims(open: OpenTariff, input: AssessCase, type: TariffType): Claim[] {
  if (input.exemptions.length === 0) return [];
  const honouredClaims = listHonouredClaims(openTariffCase(open, toTariffCase(open, input, type)));
  return input.exemptions.filter((claim) => !honouredClaims.some((each) => isHonoured(each, claim)));
}

/** The same where the case can be read; the assessment refuses one that cannot, at its field. */
function findUnmetClaims(open: OpenTariff, input: AssessCase, type: TariffType): Claim[] {
  try {
    return listUnmetClaims(open, input, type);
  } catch (error) {
    if (error instanceof TariffRefused) return [];
    throw error;
  }
}

/**
 * Problems of the claims of a case by the path of the field: a relief that the tariff does not have or that is not in
 * force, a line that was not declared, figures that it does not ask, and conditions that the business does not meet.
 */
export function checkReliefClaims(open: OpenTariff, input: AssessCase, type: TariffType): Readonly<Problems> {
  const { exemptions } = input;
  const problems: Problems = Object.assign({}, ...exemptions.map((_, index) => checkClaim(open, input, index)));
  if (Object.keys(problems).length > 0) return problems;
  const unmetPlaces = findUnmetClaims(open, input, type).map((claim) => exemptions.indexOf(claim));
  return Object.fromEntries(unmetPlaces.map((index) => [`exemptions.${index}.code`, 'exemptions.conditions_unmet']));
}
