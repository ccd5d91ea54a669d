/** Sections of a decision record, in their order. */
export const RECORD_HEADINGS = ['Context', 'Decision', 'Consequences', 'How we would know it was wrong'] as const;

const INDEX = 'README.md';
const MAX_RECORD_LINES = 70;
const NAME = /^(\d{4})-[a-z0-9-]+\.md$/;
const TITLE = /^# (\d{4}) (\S.*)$/;
/** A title is the choice and no order to somebody: these verbs began the titles of former records. */
const ORDERS =
  /^(?:Add|Ask|Begin|Bill|Bind|Build|Carry|Check|Choose|Close|Count|Decide|Define|Draw|Drop|End|Find|Follow|Give|Go|Hold|Keep|Let|Make|Merge|Move|Name|Open|Put|Read|Run|Say|Send|Show|Start|Take|Tell|Use|Write)\s/;
/** A row of the index: the title as a link to the record, and numbers that it took over. */
const ROW = /^\| \[([^\]]+)\]\(([^)]+)\) \|([^|]*)\|$/gm;

export interface DecisionRecord {
  /** File name without folder. */
  readonly name: string;
  readonly text: string;
}

/** Files of the folder that are no record by name, or that share a number with one before. */
export function checkRecordNames(names: readonly string[]): string[] {
  const records = names.filter((name) => name !== INDEX);
  const numbers = records.map((name) => NAME.exec(name)?.[1]);
  return records.filter((_name, at) => numbers[at] === undefined || numbers.indexOf(numbers[at]) !== at);
}

/** Problems of a record's form: title with its number, the four parts in their order, none empty, one page. */
export function checkRecordForm({ name, text }: DecisionRecord): string[] {
  const [first = ''] = text.split('\n', 1);
  const [, number, title = ''] = TITLE.exec(first) ?? [];
  const parts = [...text.matchAll(/^## (.+)\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm)];
  const headings = parts.map(([, heading]) => heading);
  return [
    ...(number === name.slice(0, 4) ? [] : ['the title does not begin with the number of the file']),
    ...(ORDERS.test(title) ? ['the title is an order and not the choice as a noun phrase'] : []),
    ...(headings.join() === RECORD_HEADINGS.join() ? [] : [`the parts are not ${RECORD_HEADINGS.join(', ')}`]),
    ...parts.filter(([, , body = '']) => body.trim() === '').map(([, heading = '']) => `${heading} is empty`),
    ...(text.split('\n').length > MAX_RECORD_LINES ? [`more than ${MAX_RECORD_LINES} lines`] : []),
  ].map((problem) => `${name}: ${problem}`);
}

/**
 * Differences between the index and the records: one row each with its title, and former numbers that are no record's.
 */
export function checkRecordIndex(index: string, records: readonly DecisionRecord[]): string[] {
  const rows = [...index.matchAll(ROW)].map(([, title = '', name = '', former = '']) => ({ title, name, former }));
  const titles = new Map(records.map(({ name, text }) => [name, text.split('\n', 1)[0]?.replace('# ', '')]));
  const mismatches = rows
    .filter(({ name, title }) => titles.get(name) !== title)
    .map(({ name }) => `${name} has another title`);
  const counts = records.map(({ name }) => ({ name, count: rows.filter((row) => row.name === name).length }));
  const formerNumbers = rows.flatMap(({ former }) => former.match(/\d+/g) ?? []);
  const takenNumbers = new Set(records.map(({ name }) => name.slice(0, 4)));
  return [
    ...mismatches,
    ...counts.filter(({ count }) => count !== 1).map(({ name, count }) => `${name} has ${count} rows`),
    ...formerNumbers
      .filter((number) => takenNumbers.has(number))
      .map((number) => `${number} is a record and no former number`),
    ...formerNumbers
      .filter((number, at) => formerNumbers.indexOf(number) !== at)
      .map((number) => `${number} is there twice`),
  ];
}
