import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkRecordForm, checkRecordIndex, checkRecordNames, RECORD_HEADINGS } from './decision-records.ts';

const FOLDER = join(import.meta.dirname, '../../../apps/docs/content/decisions');
const names = readdirSync(FOLDER);
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const records = names.filter((name) => /^\d/.test(name)).map((name) => ({ name, text: read(name) }));

const TEXT = `# 0001 One repository\n\n${RECORD_HEADINGS.map((heading) => `## ${heading}\n\nWords.\n`).join('\n')}`;
const checkForm = (text: string) => checkRecordForm({ name: '0001-one-repository.md', text });

test('every decision record has a number of its own and the form of a record', () => {
  expect(checkRecordNames(names)).toEqual([]);
  expect(records.flatMap(checkRecordForm)).toEqual([]);
});

test('the index has one row for every record, with its title', () => {
  expect(checkRecordIndex(read('README.md'), records)).toEqual([]);
});

test('a file without a number and a second record of one number are refused', () => {
  expect(checkRecordNames(['0001-one-house.md', '0001-two-houses.md', 'README.md', 'notes.md'])).toEqual([
    '0001-two-houses.md',
    'notes.md',
  ]);
});

test.each([
  ['another number', TEXT.replace('0001', '0002'), 'does not begin with the number'],
  ['an order as its title', TEXT.replace('One', 'Keep one'), 'noun phrase'],
  ['a part of another name', TEXT.replace('## Context', '## What hurt'), 'the parts are not'],
  [
    'parts in another order',
    TEXT.replace('## Context', '## X').replace('## Decision', '## Context').replace('## X', '## Decision'),
    'the parts are not',
  ],
  ['a missing part', TEXT.slice(0, TEXT.indexOf('## How')), 'the parts are not'],
  ['an empty part', TEXT.replace('Words.', ''), 'Context is empty'],
  ['more than a page', TEXT + 'Words.\n'.repeat(70), 'more than 70 lines'],
])('a record with %s', (_what, text, problem) => {
  expect(checkForm(text)).toEqual([expect.stringContaining(problem)]);
});

test('an index that misses a record, names it otherwise, or lists a number twice is refused', () => {
  const record = { name: '0001-one-repository.md', text: TEXT };
  const row = '| [0001 One repository](0001-one-repository.md) | 0006, 0007 |\n';
  expect(checkRecordIndex(row, [record])).toEqual([]);
  expect(checkRecordIndex('', [record])).toEqual(['0001-one-repository.md has 0 rows']);
  expect(checkRecordIndex(row.replace('One', 'Two'), [record])).toEqual(['0001-one-repository.md has another title']);
  expect(checkRecordIndex(row.replace('0007', '0006, 0001'), [record])).toEqual([
    '0001 is a record and no former number',
    '0006 is there twice',
  ]);
});
