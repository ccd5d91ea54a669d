// Finds what a tariff has in the place of registered lines of business that it replaced.

import type { TariffLine } from '@ebpls/contracts/tariff';

import type { LineReplacement } from '../change/replaced-lines.ts';
import type { OpenTariff } from '../tariff/open-tariff.ts';

/** A registered line that the tariff replaced. */
export interface ReplacedLine {
  readonly was: string;
  /** The lines that it became, then the others of their rows of the tax table. */
  readonly successors: readonly TariffLine[];
  readonly others: readonly TariffLine[];
  /** The line in its place: as chosen, else its only successor; undefined while it must be chosen. */
  readonly line: string | undefined;
}

function findReplacement(
  { tariff }: OpenTariff,
  code: string,
  choices: readonly LineReplacement[],
): ReplacedLine | undefined {
  const successors = tariff.lines.filter(({ was = [] }) => was.includes(code));
  const [only, ...more] = successors;
  if (only === undefined) return undefined;
  const taxes = new Set(successors.map(({ tax }) => tax));
  const others = tariff.lines.filter((line) => taxes.has(line.tax) && !successors.includes(line));
  const choice = choices.find(({ was }) => was === code)?.line;
  const isOffered = [...successors, ...others].some((line) => line.code === choice);
  const preselectedCode = more.length === 0 ? only.code : undefined;
  return { was: code, successors, others, line: isOffered ? choice : preselectedCode };
}

/** The registered lines that a tariff replaced, each with what may take its place; a line that is gone is in none. */
export function listReplacedLines(
  open: OpenTariff,
  codes: readonly string[],
  choices: readonly LineReplacement[] = [],
): ReplacedLine[] {
  return codes.filter((code) => !open.lines.has(code)).flatMap((code) => findReplacement(open, code, choices) ?? []);
}

/** The replacements that are decided. */
export function listReplacements(replacedLines: readonly ReplacedLine[]): LineReplacement[] {
  return replacedLines.flatMap(({ was, line }) => (line === undefined ? [] : [{ was, line }]));
}
