/** Sources of citations: numbered headings and rows of the reference, and the decision records. */
export interface Answers {
  /** Sections (`3.2`), rows (`A3`), timers (`T4`), goals (`R-1`), vectors (`V12`), `rule 20`, `field 24`. */
  readonly reference: ReadonlySet<string>;
  /** `D18`, `E13` and the numbers of records, `0045`. */
  readonly decision: ReadonlySet<string>;
  readonly specification: ReadonlySet<string>;
}

export interface PageText {
  /** File name without folder. */
  readonly name: string;
  readonly text: string;
}

/** A heading below the title, by its first word. */
const HEADING = /^#{2,4} (\S+)/gm;
/** A table row, by its first cell when that is nothing but a number of ours. */
const ROW = /^\| ((?:rule |field |[A-Z]-?)\d{1,3}[a-z]?) \|/gm;

function listNamed(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

/** Citations that the pages of the reference and the names of the decision records resolve. */
export function listCitationAnswers(pages: readonly PageText[], records: readonly string[]): Answers {
  const of = (names: (name: string) => boolean, pattern: RegExp) =>
    pages.filter(({ name }) => names(name)).flatMap(({ text }) => listNamed(pattern, text));
  const isNumbered = (name: string) => name !== 'decisions.md' && name !== 'specification.md';
  return {
    reference: new Set([...of(isNumbered, HEADING), ...of(isNumbered, ROW)]),
    decision: new Set([
      ...of((name) => name === 'decisions.md', HEADING),
      ...records.flatMap((record) => listNamed(/^(\d{4})-/g, record)),
    ]),
    specification: new Set(of((name) => name === 'specification.md', HEADING)),
  };
}
