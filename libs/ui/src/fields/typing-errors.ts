/**
 * Number of typing errors that a search allows in a word of that length: none in a short one, which would become
 * another word.
 */
function getAllowedErrors({ length }: string): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The typing errors between the search text and a word, or the beginning of it: an extra character, a missing one, a wrong
 * one, two exchanged. Undefined when there are more than a word of that length allows.
 */
export function countTypingErrors(searchText: string, word: string): number | undefined {
  const maxErrors = getAllowedErrors(searchText);
  if (maxErrors === 0 || word.length < searchText.length - maxErrors) return undefined;
  const target = word.slice(0, searchText.length + maxErrors);
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: target.length + 1 }, (_, place) => place);
  for (let line = 1; line <= searchText.length; line += 1) {
    const next = nextRow({ typed: searchText, target, line }, row, before);
    before = row;
    row = next;
  }
  const fewestErrors = Math.min(...row);
  return fewestErrors <= maxErrors ? fewestErrors : undefined;
}

interface ComparedWords {
  readonly typed: string;
  readonly target: string;
  readonly line: number;
}

/** One row of the table of edit distances, from the row above it and the one above that (exchanged characters). */
function nextRow(
  { typed, target, line }: ComparedWords,
  above: readonly number[],
  twoAbove: readonly number[],
): readonly number[] {
  const row = [line];
  const character = typed[line - 1];
  for (let place = 1; place <= target.length; place += 1) {
    const isSame = character === target[place - 1];
    const exchangeDistance =
      character === target[place - 2] && typed[line - 2] === target[place - 1]
        ? (twoAbove[place - 2] ?? Infinity) + 1
        : Infinity;
    row.push(
      Math.min(
        (above[place] ?? 0) + 1,
        (row[place - 1] ?? 0) + 1,
        (above[place - 1] ?? 0) + (isSame ? 0 : 1),
        exchangeDistance,
      ),
    );
  }
  return row;
}
