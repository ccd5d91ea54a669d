// Estimates how many years of school a text asks of its reader.

/** A text of fewer words is a label: the formula says nothing about it. */
const MIN_WORDS = 6;

/** Flesch-Kincaid grade (Kincaid and others, 1975): years of school in the United States. */
export function computeReadingGrade(text: string): number {
  const words = listWords(text);
  const sentences = Math.max(
    1,
    text.split(/[.!?]+(?:\s|$)|\n\n+/).filter((sentence) => /\p{L}/u.test(sentence)).length,
  );
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

/** Median grade of the texts that are sentences; a filled-in value counts as one short word. */
export function computeMedianGrade(texts: readonly string[]): number {
  const plainTexts = texts.map((text) => text.replaceAll(/\{link\}/g, ' ').replaceAll(/\{\w+\}/g, 'Ana'));
  const grades = plainTexts
    .filter((text) => listWords(text).length >= MIN_WORDS)
    .map((text) => computeReadingGrade(text))
    .toSorted((one, other) => one - other);
  return grades[Math.floor(grades.length / 2)] ?? 0;
}

function listWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
}

/** Groups of vowels, less a silent e at the end; at least one. */
function countSyllables(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replace(/(?:[^laeiouy]es|[^aeiouyl]e|[^dt]ed)$/, '')
      .match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}
