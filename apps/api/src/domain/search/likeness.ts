import { toPlainText } from './written-ways.ts';

/** A text as `pg_trgm` reads it: two blanks before and one behind each word. */
const padForTrigrams = (plain: string): string => `  ${plain.replaceAll(' ', '   ')} `;

/** Three letters each in the order of the text, the beginning and the end of a word among them. */
function listTrigrams(plain: string): readonly string[] {
  return plain.split(' ').flatMap((word) => {
    const padded = padForTrigrams(word);
    return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
  });
}

/**
 * Whether a name holds a stretch that is so much like what was typed, as `word_similarity` has it: of all trigrams of
 * both, how many are the same. Whatever stands between two that are the same belongs to the stretch.
 */
export function createResemblanceTest(searchText: string, least: number): (name: string) => boolean {
  const searchTrigrams = new Set(listTrigrams(toPlainText(searchText)));
  return (name) => {
    const padded = padForTrigrams(name);
    // Most names go here, and a search judges two thousand.
    if ([...searchTrigrams].filter((trigram) => padded.includes(trigram)).length < least * searchTrigrams.size)
      return false;
    const trigrams = listTrigrams(name);
    return trigrams.some(
      (trigram, at) => searchTrigrams.has(trigram) && computeLikeness(trigrams.slice(at), searchTrigrams) >= least,
    );
  };
}

/** The most that a stretch which begins here has in common with what is sought. */
function computeLikeness(trigrams: readonly string[], searchTrigrams: ReadonlySet<string>): number {
  const passedTrigrams = new Set<string>();
  const same = new Set<string>();
  let most = 0;
  for (const trigram of trigrams) {
    passedTrigrams.add(trigram);
    if (!searchTrigrams.has(trigram)) continue;
    same.add(trigram);
    most = Math.max(most, same.size / (searchTrigrams.size + passedTrigrams.size - same.size));
  }
  return most;
}
