import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listCitationAnswers } from './citations/answers.ts';
import { listCitations, listWrongCitations } from './citations/citations.ts';
import { listFiles } from './repo-checks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CONTENT = join(ROOT, 'apps/docs/content');
const answers = listCitationAnswers(
  readdirSync(join(CONTENT, 'reference')).map((name) => ({
    name,
    text: readFileSync(join(CONTENT, 'reference', name), 'utf8'),
  })),
  readdirSync(join(CONTENT, 'decisions')),
);
// This file holds wrong citations, the check itself the spellings that it refuses.
const NOT_CITING = /workspace\/src\/(?:repo-)?citations/;
const citing = listFiles(ROOT).filter((file) => /\.(?:tsx?|[mc]?js|sql|css|md)$/.test(file) && !NOT_CITING.test(file));
const namesIn = (source: string, file = 'a.ts') => listCitations(file, source).map(({ name }) => name);

test('every citation of the reference, a decision or the specification is answered, in the one spelling', () => {
  const wrong = citing.flatMap((file) => listWrongCitations(file, readFileSync(join(ROOT, file), 'utf8'), answers));
  expect(wrong).toEqual([]);
});

test('the check reads what the code cites', () => {
  const citations = citing.flatMap((file) => listCitations(file, readFileSync(join(ROOT, file), 'utf8')));
  const of = (source: string) => citations.filter((citation) => citation.source === source).length;
  expect(of('reference')).toBeGreaterThan(300);
  expect(of('decision')).toBeGreaterThan(150);
  expect(of('specification')).toBeGreaterThan(20);
});

test.each([
  ['/** The days to correct (domain reference 3.11). */', 'reference 3.11'],
  ['/** Row A99: nobody knows it. */', 'reference A99'],
  ['/** Money fills what is owed (rule 40). */', 'reference rule 40'],
  ['/** Form fields 24 and 41. */', 'reference field 41'],
  ["test('the store of vector V99', () => undefined);", 'reference V99'],
  ['/** T99: never. */', 'reference T99'],
  ['/** S-99, in small. */', 'reference S-99'],
  ['/** Who decides (decision D99). */', 'decision D99'],
  ['/** What a remote shows (E99). */', 'decision E99'],
  ['// Kept apart (decision 9999).', 'decision 9999'],
  ['/** Specification section 99. */', 'specification 99'],
  ["const move = { row: 'A99', timer: 'T4' };", 'reference A99'],
])('%s is refused with its line', (comment, citation) => {
  const wrong = listWrongCitations('libs/rules/src/a.ts', `const a = 1;\n\n${comment}\n`, answers);
  expect(wrong).toEqual([`libs/rules/src/a.ts:3: nothing answers ${citation}`]);
});

test.each([
  '/** As the law has it (domain reference, section 7). */',
  '/** As the law has it (reference 3.2). */',
  '/** Edge A13: the permit gets its number. */',
  '/** As the specification writes it (section 2). */',
  '/** Roles (specification, section 6). */',
  '/** Roles (specification 6). */',
  '/** Its corpus (quality goal S-10). */',
  '/** Asked again (quality reference 1.3). */',
  '/** The rooms (architecture, section 2). */',
  '/** See decisions.md 4. */',
])('%s is not our spelling', (comment) => {
  expect(listWrongCitations('a.ts', comment, answers)).toEqual([
    expect.stringMatching(/^a\.ts:1: ".+" is cited like ".+"$/),
  ]);
});

test('lists, ranges and citations over two lines are read whole, other numbers are not', () => {
  expect(namesIn('/* domain reference 3.3 to 3.5 and 4.1, step 2 */')).toEqual(['3.3', '3.4', '3.5', '4.1']);
  expect(namesIn('/**\n * Due days (domain\n * reference 3.10).\n */')).toEqual(['3.10']);
  expect(namesIn('-- Given by two (decisions D4,\n-- D6).', 'a.sql')).toEqual(['D4', 'D6']);
  expect(namesIn('/** Form fields 3, 24 and 30–32. */')).toEqual([
    'field 3',
    'field 24',
    'field 30',
    'field 31',
    'field 32',
  ]);
  expect(namesIn('/** Rows E1 and E2 of a receipt; T4 and E13 stand alone. */')).toEqual(['E1', 'E2', 'E13', 'T4']);
  expect(namesIn("/** RA 9514, section 7; A4 paper; P-256; ₱80,000; 2026-01-12T10:00. */ const D9 = 'E13';")).toEqual(
    [],
  );
});
