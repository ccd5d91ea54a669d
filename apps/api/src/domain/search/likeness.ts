import { toPlainText } from './written-ways.ts';

/** A text as `pg_trgm` reads it: two blanks before and one behind each word. */
const padForTrigrams = (plain: string): string => `  ${plain.replaceAll(' ', '   ')} `;

/** Three letters each in the order of the text, the beginning and the end of a word among them. */
function listTrigrams(plain: string): readonly string[] {
  return plain.split(' ').flatMap((word) => {
    const letters = padForTrigrams(word);
    return Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3));
  });
}

/**
 * Whether a name holds a stretch that is so much like what was typed, as `word_similarity` has it: of all trigrams of
 * both, how many are the same. Whatever stands between two that are the same belongs to the stretch.
 */
export function createResemblanceTest(typed: string, least: number): (name: string) => boolean {
  const sought = new Set(listTrigrams(toPlainText(typed)));
  return (name) => {
    const letters = padForTrigrams(name);
    // Most names go here, and a search judges two thousand.
    if ([...sought].filter((trigram) => letters.includes(trigram)).length < least * sought.size) return false;
    const trigrams = listTrigrams(name);
    return trigrams.some((trigram, at) => sought.has(trigram) && likenessFrom(trigrams.slice(at), sought) >= least);
  };
}

/** The most that a stretch which begins here has in common with what is sought. */
function likenessFrom(trigrams: readonly string[], sought: ReadonlySet<string>): number {
  const passed = new Set<string>();
  const same = new Set<string>();
  let most = 0;
  for (const trigram of trigrams) {
    passed.add(trigram);
    if (!sought.has(trigram)) continue;
    same.add(trigram);
    most = Math.max(most, same.size / (sought.size + passed.size - same.size));
  }
  return most;
}
