import type { Option } from './select-field.tsx';
import { countTypingErrors } from './typing-errors.ts';

/** Letters and digits without marks and case, other signs as spaces: "Sari-sari Niño" is found by "sari sari nino". */
function toPlainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(?:[^\p{L}\p{N}]|[ʹʻʼʽ])+/gu, ' ')
    .trim();
}

const removeSpaces = (text: string): string => text.replaceAll(' ', '');

/** So few letters are part of too many words to be looked for across spaces. */
const MIN_JOINED_LETTERS = 4;

/** An option as it is searched; made once for each option. */
interface SearchableOption {
  readonly label: string;
  readonly synonyms: readonly string[];
  readonly all: string;
  readonly words: readonly string[];
}

const searchableOptions = new WeakMap<Option, SearchableOption>();

function toSearchableOption(option: Option): SearchableOption {
  const made = searchableOptions.get(option);
  if (made) return made;
  const label = toPlainText(option.label);
  const synonyms = (option.synonyms ?? []).map(toPlainText);
  const all = [label, toPlainText(option.hint ?? ''), ...synonyms].join(' ');
  const one = { label, synonyms, all, words: [...new Set([label, ...synonyms].join(' ').split(' '))] };
  searchableOptions.set(option, one);
  return one;
}

const RANKS: readonly ((option: SearchableOption, typed: string) => boolean)[] = [
  ({ label }, typed) => label === typed,
  ({ synonyms }, typed) => synonyms.includes(typed),
  ({ label }, typed) => label.startsWith(typed),
  ({ synonyms }, typed) => synonyms.some((synonym) => synonym.startsWith(typed)),
  ({ all }, typed) => typed.split(' ').every((word) => ` ${all}`.includes(` ${word}`)),
  ({ all }, typed) => typed.split(' ').every((word) => all.includes(word)),
  ({ label, synonyms }, typed) =>
    typed.length >= MIN_JOINED_LETTERS &&
    [label, ...synonyms].some((text) => removeSpaces(text).includes(removeSpaces(typed))),
];

/** How well an option answers what was typed, the best is 0; undefined when it does not. */
function findRank(option: SearchableOption, typed: string): number | undefined {
  const rank = RANKS.findIndex((answers) => answers(option, typed));
  return rank === -1 ? undefined : rank;
}

/** The synonym that an option was found by, when its label does not show why it is in the list. */
export function findSynonym(option: Option, text: string): string | undefined {
  const typed = toPlainText(text);
  if (typed === '' || toSearchableOption(option).label.includes(typed)) return undefined;
  return option.synonyms?.find((synonym) => toPlainText(synonym).startsWith(typed));
}

/** The typing errors by which each word typed is a word of the option; undefined when one of them is none. */
function errorsIn({ words }: SearchableOption, typed: string): number | undefined {
  let errors = 0;
  for (const word of typed.split(' ')) {
    const least = Math.min(
      ...words.map((other) => (other.startsWith(word) ? 0 : (countTypingErrors(word, other) ?? Infinity))),
    );
    if (least === Infinity) return undefined;
    errors += least;
  }
  return errors;
}

/**
 * The options for what was typed: those of that very name or synonym first, then those that begin with it, then those
 * that contain every word. Only when there is none, those that it may be a misspelling of, the nearest first. All
 * options when nothing was typed.
 */
export function filterOptions(options: readonly Option[], text: string): readonly Option[] {
  const typed = toPlainText(text);
  if (typed === '') return options;
  const found = sortOptions(options, (option) => findRank(option, typed));
  return found.length > 0 ? found : sortOptions(options, (option) => errorsIn(option, typed));
}

function sortOptions(
  options: readonly Option[],
  scoreOf: (option: SearchableOption) => number | undefined,
): readonly Option[] {
  return options
    .map((option) => ({ option, score: scoreOf(toSearchableOption(option)) }))
    .filter((scored): scored is { option: Option; score: number } => scored.score !== undefined)
    .toSorted((one, other) => one.score - other.score)
    .map(({ option }) => option);
}
