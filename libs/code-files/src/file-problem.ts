// A problem of a file, as its place and the key of its sentence.

import { getMessageText, isMessageKey, type Locale, type MessageKey } from '@ebpls/contracts';
import { TARIFF_MESSAGES } from '@ebpls/contracts/tariff';
import { formatTariffRefusal, type TariffMessageKey } from '@ebpls/rules/tariff';

/** What is wrong with a file, and where; `place` is a field of the document, a sheet or a cell. */
export interface FileProblem {
  readonly place: string;
  readonly key: TariffMessageKey | MessageKey;
  /** The words that are allowed at the place, where it has a closed list. */
  readonly allowedValues?: string;
}

/** Problems of a file at most: the first ones say what is wrong. */
export const MAX_PROBLEMS = 50;

export const isTariffKey = (key: string): key is TariffMessageKey => key in TARIFF_MESSAGES;

/** The sentence of a problem, without its place. */
export function getProblemText({ key, allowedValues }: FileProblem, locale: Locale): string {
  if (isTariffKey(key))
    return formatTariffRefusal({ key, params: allowedValues === undefined ? {} : { allowed: allowedValues } }, locale);
  return isMessageKey(key) ? getMessageText(key, {}, locale) : key;
}

/** A problem as a line: its place, a colon, the sentence. */
export function formatFileProblem(problem: FileProblem, locale: Locale): string {
  return `${problem.place}: ${getProblemText(problem, locale)}`;
}
