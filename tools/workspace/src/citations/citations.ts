// Finds the citations of rules, decisions and goals in a file, and reports those that nothing answers.

import type { Answers } from './answers.ts';

interface Form {
  readonly source: keyof Answers;
  /** The word before the number. */
  readonly word: RegExp;
  readonly number: RegExp;
  /** How the number is named where it is answered. */
  readonly prefix?: string;
}

/** The spellings of a citation; `apps/docs/content/reference/README.md` lists them for people. */
const FORMS: readonly Form[] = [
  { source: 'reference', word: /\b[Dd]omain\s+reference\s+/, number: /\d+(?:\.\d+)?/ },
  { source: 'reference', word: /\b[Ff]orm\s+fields?\s+/, number: /\d{1,2}\b/, prefix: 'field ' },
  { source: 'reference', word: /\b[Rr]ules?\s+/, number: /\d{1,2}\b/, prefix: 'rule ' },
  { source: 'reference', word: /\b[Rr]ows?\s+/, number: /[A-Z]\d{1,2}f?\b/ },
  { source: 'reference', word: /\b[Vv]ectors?\s+/, number: /V\d{2}[a-z]?\b/ },
  { source: 'specification', word: /\b[Ss]pecification\s+sections?\s+/, number: /\d+/ },
  { source: 'decision', word: /\b[Dd]ecisions?\s+/, number: /(?:[DE]\d{1,2}|\d{4})\b/ },
];

/** Numbers that need no word before them, in comments and papers. */
const BARE: readonly { readonly source: keyof Answers; readonly number: RegExp }[] = [
  { source: 'decision', number: /[DE][1-9]\d?/ },
  { source: 'reference', number: /T[1-9]\d?f?|V\d{2}[a-z]?|[RSPJ]-\d{1,2}/ },
];

/** Numbers that the code itself carries: a row of a machine, a timer, a goal, a test of one of them. */
const TEST_ROW =
  /\b(?:row|timer): '([A-Z]\d{1,2}f?)'|\bid: '([RSPJ]-\d{1,2})'|\btest\('([RSP]-\d{1,2}|T[1-9]\d?f?)[ :.]/g;

/** Spellings that would escape the check, each with the one to use. */
const MISSPELT: readonly (readonly [RegExp, string])[] = [
  [/\bdomain\s+reference,\s+(?:sections?|form)\b/gi, 'domain reference 3.2'],
  [/\bsection\s+\d[\d.]*\s+of\s+the\s+(?:domain\s+)?reference/gi, 'domain reference 3.2'],
  [/(?<!\bdomain\s+)\breference,?\s+(?:sections?\s+)?\d+(?:\.\d+)?\b/gi, 'domain reference 3.2'],
  [/\bquality\s+(?:plan|goal)\b/gi, 'goal S-10'],
  [/\barchitecture,\s+section\b/gi, 'decision 0071'],
  [/\b[Ee]dges?\s+[A-Z]\d+/g, 'row A3'],
  [/\bspecification(?:,\s+section|\s+\d)/gi, 'specification section 6'],
  [/\bspecification\b[^.;:]{0,60}\(section/gi, 'specification section 6'],
  [
    /\b(?:architecture|decisions|domain|house-style|quality|specification)\.md,?\s+(?:section\s+)?\d/gi,
    'domain reference 3.2',
  ],
];

export interface Citation {
  readonly source: keyof Answers;
  readonly name: string;
  readonly line: number;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g;
const SQL_COMMENT = /--[^\n]*/g;

/** The same text with its comments alone; all else is blank, so that places stay what they are. */
function extractComments(file: string, text: string): string {
  if (file.endsWith('.md')) return text;
  const comments = file.endsWith('.sql') ? SQL_COMMENT : COMMENT;
  let commentText = '';
  for (const { 0: comment, index } of text.matchAll(comments))
    commentText += text.slice(commentText.length, index).replaceAll(/[^\n]/g, ' ') + comment;
  return commentText;
}

/** The same text without the marks that begin a line of a comment, so that a citation may run over two lines. */
function withoutMarks(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|--|\/\/)/g, (mark) => `\n${' '.repeat(mark.length - 1)}`);
}

/** `A2 to A4` is A2, A3 and A4; ends without a countable range are taken alone. */
function between(first: string, last: string): string[] {
  const [start, end] = [first, last].map((name) => /^(.*?)(\d+)$/.exec(name));
  if (!start || !end || start[1] !== end[1] || Number(start[2]) > Number(end[2])) return [first, last];
  return Array.from(
    { length: Number(end[2]) - Number(start[2]) + 1 },
    (_, at) => `${start[1] ?? ''}${Number(start[2]) + at}`,
  );
}

/** The names in a list: `3, 24 and 30 to 33`. Words between a comma and the next number end it. */
function listNumbers(list: string, number: RegExp): string[] {
  const range = new RegExp(`(${number.source})(?:\\)?\\s*(?:to|–)\\s*\\(?(${number.source}))?`, 'g');
  return [...list.matchAll(range)].flatMap(([, first = '', last]) =>
    last === undefined ? [first] : between(first, last),
  );
}

interface PlacedCitation extends Omit<Citation, 'line'> {
  readonly index: number;
}

/** A word with its numbers, as `decisions D4 and D6`. */
function createPattern({ word, number }: Form): RegExp {
  const one = `\\(?(?:${number.source})\\)?`;
  return new RegExp(`${word.source}(${one}(?:(?:,|\\s*–|\\s+to|,?\\s+and|\\s+or)\\s*${one})*)`, 'g');
}

function findSpelled(text: string): PlacedCitation[] {
  return FORMS.flatMap((form) =>
    [...text.matchAll(createPattern(form))].flatMap(({ 1: list = '', index }) =>
      listNumbers(list, form.number).map((name) => ({ source: form.source, name: (form.prefix ?? '') + name, index })),
    ),
  );
}

/** Numbers without a word in comments: not in a path, a name, an amount, or at the head of a row that is cited. */
function findBare(file: string, text: string): PlacedCitation[] {
  const rest = FORMS.reduce(
    (remainder, form) => remainder.replaceAll(createPattern(form), (match) => match.replaceAll(/[^\n]/g, ' ')),
    withoutMarks(extractComments(file, text)),
  );
  return BARE.flatMap(({ source, number }) =>
    [...rest.matchAll(new RegExp(`(?<![\\w/.'#$₱-])(?<!^\\| )(?:${number.source})(?![\\w/-]|,\\d)`, 'gm'))].map(
      ({ 0: name, index }) => ({ source, name, index }),
    ),
  );
}

function findCarried(text: string): PlacedCitation[] {
  return [...text.matchAll(TEST_ROW)].map(({ 1: row, 2: goal, 3: testedGoal, index }) => ({
    source: 'reference',
    name: row ?? goal ?? testedGoal ?? '',
    index,
  }));
}

/** Citations of a file, with the line on which each begins. */
export function listCitations(file: string, text: string): Citation[] {
  const citations = [...findSpelled(withoutMarks(text)), ...findBare(file, text), ...findCarried(text)];
  return citations.map(({ index, ...citation }) => ({ ...citation, line: getLine(text, index) }));
}

function getLine(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Citations that nothing answers, and spellings that are not ours, as `file:line: …`. */
export function listWrongCitations(file: string, text: string, answers: Answers): string[] {
  const unansweredCitations = listCitations(file, text)
    .filter(({ source, name }) => !answers[source].has(name))
    .map(({ source, name, line }) => `${file}:${line}: nothing answers ${source} ${name}`);
  const misspellings = MISSPELT.flatMap(([spelling, ours]) =>
    [...withoutMarks(text).matchAll(spelling)].map(
      ({ 0: citation, index }) =>
        `${file}:${getLine(text, index)}: "${citation.replaceAll(/\s+/g, ' ')}" is cited like "${ours}"`,
    ),
  );
  return [...new Set([...unansweredCitations, ...misspellings])];
}
