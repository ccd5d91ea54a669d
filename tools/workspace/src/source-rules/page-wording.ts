// Checks the wording of documentation pages by the rules of apps/docs/content/reference/writing.md.
import { ENGLISH_RULES, FILIPINO_RULES, findRefusedWords, type WordRule } from './wording.ts';

/** Words that only pages need refused: a message of the product has other limits, such as the names of its screens. */
const PAGE_RULES: readonly WordRule[] = [
  { refused: /\bhears?\b/i, instead: 'is notified, receives' },
  { refused: /\bwhoever\b/i, instead: 'the person who' },
  { refused: /\bas well\b(?! as)/i, instead: 'also, in addition' },
  { refused: /\bbeside\b/i, instead: 'next to, in addition to' },
  { refused: /\bat once\b/i, instead: 'immediately, at the same time' },
  { refused: /\ball the same\b/i, instead: 'still' },
  { refused: /\bin its place\b/i, instead: 'instead' },
  { refused: /\bof (?:its|one’s|their|your) own\b(?! [a-z])/i, instead: 'its own, their own, your own' },
  { refused: /\bby (?:itself|themselves)\b/i, instead: 'automatically, separately' },
  { refused: /\bdoors?\b/i, instead: 'sign-in, access, entry' },
  { refused: /\b(?:a|the) house\b|\bhouse rules?\b/i, instead: 'repository' },
  { refused: /^What [^?]*\.$/, instead: 'the noun: The data that …' },
];

const CODE_FENCE = /^\s*```/;
const TABLE_ROW = /^\s*\|/;

interface PageForm {
  readonly language: 'en' | 'fil';
  /** False where tables list the refused words themselves, quote laws or are compared with code. */
  readonly hasCheckedTables: boolean;
}

/** Refused words in a page, each with its line number and what to say instead. Code, addresses and names are not read. */
export function listRefusedPageWords(markdown: string, { language, hasCheckedTables }: PageForm): string[] {
  const rules =
    language === 'fil'
      ? FILIPINO_RULES
      : [...ENGLISH_RULES.filter(({ isForMessages }) => !isForMessages), ...PAGE_RULES];
  let isCode = false;
  return markdown.split('\n').flatMap((line, index) => {
    if (CODE_FENCE.test(line)) isCode = !isCode;
    if (isCode || (!hasCheckedTables && TABLE_ROW.test(line))) return [];
    return listSentences(line).flatMap((sentence) => findRefusedWords(String(index + 1), sentence, rules));
  });
}

/** Sentences and cells of a line as a reader sees them, without code, file names, link targets and quoted words. */
function listSentences(line: string): string[] {
  const text = line
    .replaceAll(/`[^`]*`/g, '…')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(?<!\*)\*[^*\s][^*]*\*(?!\*)/g, '…')
    .replaceAll(/[\w./-]+\.md\b/g, '…')
    .replaceAll('**', '')
    .replaceAll("'", '’');
  return text.split(/(?<=[.?!])\s+|\s*\|\s*/).map((part) => part.replace(/^\s*(?:[-*]|\d+\.|#+)\s+/, ''));
}
