// Searches the options of a select list by typed text, with synonyms and misspellings.

import type { Option } from './select-field.tsx';
import { countTypingErrors } from './typing-errors.ts';

/**
 * Reduces a text to letters and digits without accents and case for a search: "sari sari nino" finds "Sari-sari Niño".
 */
function toPlainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?:[^\p{L}\p{N}]|[ʹʻʼʽ])+/gu, ' ')
    .trim();
}

const removeSpaces = (text: string): string => text.replaceAll(' ', '');

/** Shorter texts are part of too many words to be searched across spaces. */
const MIN_JOINED_LENGTH = 4;

/** An option as it is searched; made once for each option. */
interface SearchableOption {
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly all: string;
  readonly words: readonly string[];
}

const searchableOptions = new WeakMap<Option, SearchableOption>();

function toSearchableOption(option: Option): SearchableOption {
  const cachedOption = searchableOptions.get(option);
  if (cachedOption) return cachedOption;
  const label = toPlainText(option.label);
  const synonyms = (option.synonyms ?? []).map(toPlainText);
  const all = [label, toPlainText(option.hint ?? ''), ...synonyms].join(' ');
  const one = { label, synonyms, all, words: [...new Set([label, ...synonyms].join(' ').split(' '))] };
  searchableOptions.set(option, one);
  return one;
}

const RANKS: readonly ((option: SearchableOption, typed: string) => boolean)[] = [
  ({ label }, searchText) => label === searchText,
  ({ synonyms }, searchText) => synonyms.includes(searchText),
  ({ label }, searchText) => label.startsWith(searchText),
  ({ synonyms }, searchText) => synonyms.some((synonym) => synonym.startsWith(searchText)),
  ({ all }, searchText) => searchText.split(' ').every((word) => ` ${all}`.includes(` ${word}`)),
  ({ all }, searchText) => searchText.split(' ').every((word) => all.includes(word)),
  ({ label, synonyms }, searchText) =>
    searchText.length >= MIN_JOINED_LENGTH &&
    [label, ...synonyms].some((text) => removeSpaces(text).includes(removeSpaces(searchText))),
];

/** Rank of an option for the search text, the best is 0; undefined without a match. */
function findRank(option: SearchableOption, searchText: string): number | undefined {
  const rank = RANKS.findIndex((answers) => answers(option, searchText));
  return rank === -1 ? undefined : rank;
}

/** The synonym that an option was found by, when its label does not show why it is in the list. */
export function findSynonym(option: Option, text: string): string | undefined {
  const searchText = toPlainText(text);
  if (searchText === '' || toSearchableOption(option).label.includes(searchText)) return undefined;
  return option.synonyms?.find((synonym) => toPlainText(synonym).startsWith(searchText));
}

/** The typing errors by which each word of the search text matches a word of the option; undefined when one of them matches none. */
function countErrors({ words }: SearchableOption, searchText: string): number | undefined {
  let errors = 0;
  for (const word of searchText.split(' ')) {
    const fewestErrors = Math.min(
      ...words.map((other) => (other.startsWith(word) ? 0 : (countTypingErrors(word, other) ?? Infinity))),
    );
    if (fewestErrors === Infinity) return undefined;
    errors += fewestErrors;
  }
  return errors;
}

/**
 * The options for the search text: exact names and synonyms first, then those that begin with it, then those that contain
 * every word. Only without any match, the options of which it may be a misspelling, the nearest first. All options for an
 * empty text.
 */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const searchText = toPlainText(text);
  if (searchText === '') return options;
  const matches = sortOptions(options, (option) => findRank(option, searchText));
  return matches.length > 0 ? matches : sortOptions(options, (option) => countErrors(option, searchText));
}

function sortOptions(
  options: readonly Option[],
  computeScore: (option: SearchableOption) => number | undefined,
): readonly Option[] {
  return options
    .map((option) => ({ option, score: computeScore(toSearchableOption(option)) }))
    .filter((entry): entry is { option: Option; score: number } => entry.score !== undefined)
    .toSorted((one, other) => one.score - other.score)
    .map(({ option }) => option);
}
