// Tests whether a name resembles a search text by shared trigrams, as `word_similarity` of `pg_trgm` does.

import { toPlainText } from './written-ways.ts';

/** A text in the form of `pg_trgm`: two blanks before and one behind each word. */
const padForTrigrams = (text: string): string => `  ${text.replaceAll(' ', '   ')} `;

/** Trigrams in the order of the text, with padding at the beginning and the end of each word. */
function listTrigrams(text: string): readonly string[] {
  return text.split(' ').flatMap((word) => {
    const paddedWord = padForTrigrams(word);
    return Array.from({ length: paddedWord.length - 2 }, (_, index) => paddedWord.slice(index, index + 3));
  });
}

/**
 * Whether a part of a name is similar to the search text by the definition of `word_similarity`: the share of common
 * trigrams among all trigrams of both. Everything between two common trigrams belongs to the part.
 */
export function createResemblanceTest(searchText: string, threshold: number): (name: string) => boolean {
  const searchTrigrams = new Set(listTrigrams(toPlainText(searchText)));
  return (name) => {
    const paddedName = padForTrigrams(name);
    // Most names are rejected here, and a search compares two thousand.
    if ([...searchTrigrams].filter((trigram) => paddedName.includes(trigram)).length < threshold * searchTrigrams.size)
      return false;
    const trigrams = listTrigrams(name);
    return trigrams.some(
      (trigram, index) =>
        searchTrigrams.has(trigram) && computeLikeness(trigrams.slice(index), searchTrigrams) >= threshold,
    );
  };
}

/** The highest similarity of any part that begins here. */
function computeLikeness(trigrams: readonly string[], searchTrigrams: ReadonlySet<string>): number {
  const passedTrigrams = new Set<string>();
  const sharedTrigrams = new Set<string>();
  let largest = 0;
  for (const trigram of trigrams) {
    passedTrigrams.add(trigram);
    if (!searchTrigrams.has(trigram)) continue;
    sharedTrigrams.add(trigram);
    largest = Math.max(
      largest,
      sharedTrigrams.size / (searchTrigrams.size + passedTrigrams.size - sharedTrigrams.size),
    );
  }
  return largest;
}
