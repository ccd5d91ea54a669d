// Reads a document as a tariff, and says at which field or cell it is wrong.

import { isMessageKey } from '@ebpls/contracts';
import { Tariff, type TariffText } from '@ebpls/contracts/tariff';
import * as v from 'valibot';

import { type FileProblem, isTariffKey, MAX_PROBLEMS } from './file-problem.ts';
import { formatPlace } from './read-document.ts';
import type { CellPlaces } from './sheets/read-sheets.ts';

/** A code that was read, or the problems in its document. */
export type CodeRead =
  | {
      readonly text: TariffText;
      readonly tariff: Tariff;
      readonly places?: CellPlaces;
      readonly problems?: undefined;
    }
  | { readonly problems: readonly FileProblem[] };

function toProblemKey({ message, expected, received }: v.BaseIssue<unknown>): FileProblem['key'] {
  if (isTariffKey(message) || isMessageKey(message)) return message;
  if (expected === 'never') return 'tariff.unknown_field';
  return received === 'undefined' ? 'tariff.missing' : 'tariff.format';
}

const CLOSED_LIST = /^\("[^()]*"\)$/; // of an issue of a picklist or a variant: ("NEW" | "RENEWAL")

/** The words of a closed list that an issue expected; undefined where it expected none. */
function listAllowedWords({ expected, received, type }: v.BaseIssue<unknown>): string | undefined {
  const isList = (type === 'picklist' || type === 'variant') && CLOSED_LIST.test(expected ?? '');
  if (!isList || received === 'undefined') return undefined;
  return [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, word]) => word).join(', ');
}

function toProblem(issue: v.BaseIssue<unknown>, places: CellPlaces | undefined): FileProblem {
  const place = formatPlace(v.getDotPath(issue) ?? 'code', places);
  const allowedWords = listAllowedWords(issue);
  return allowedWords === undefined
    ? { place, key: toProblemKey(issue) }
    : { place, key: 'tariff.choice_of', allowedValues: allowedWords };
}

/** Reads a document as a tariff; its problems name the field, and the cell where it came from a workbook. */
export function parseCode(document: unknown, places?: CellPlaces): CodeRead {
  const result = v.safeParse(Tariff, document);
  if (result.success)
    return { text: document as TariffText, tariff: result.output, ...(places === undefined ? {} : { places }) };
  const problems = result.issues.map((issue) => toProblem(issue, places));
  return { problems: problems.slice(0, MAX_PROBLEMS) };
}
