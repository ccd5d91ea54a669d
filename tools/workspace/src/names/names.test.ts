import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { listFiles } from '../repo-checks.ts';
import { listDeclarations } from './declarations.ts';
import { compareNameCounts, listNameOffenders, type NameCounts, type NameRule } from './name-rules.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test('the names of the workspace break no rule more often than written down, and not less often', () => {
  const sources = listFiles(ROOT).filter(
    (file) => /^(?:apps|libs|tools)\/.*\.(?:tsx?|[cm]?js)$/.test(file) && !/\.(?:test|spec)\.tsx?$/.test(file),
  );
  const changedAt = new Map(sources.map((file) => [file, statSync(join(ROOT, file)).mtimeMs]));
  const latestFirst = sources.toSorted((a, b) => (changedAt.get(b) ?? 0) - (changedAt.get(a) ?? 0));
  const offenders = listNameOffenders(latestFirst.flatMap((file) => listDeclarations(file, read(file))));
  const ratchet = JSON.parse(read('tools/workspace/src/names/names-ratchet.json')) as NameCounts;
  expect(compareNameCounts(offenders, ratchet)).toEqual([]);
});

test('no name of a test begins or ends with "of" either', () => {
  const tests = listFiles(ROOT).filter((file) => /^(?:apps|libs|tools)\/.*\.(?:test|spec)\.tsx?$/.test(file));
  const offenders = listNameOffenders(tests.flatMap((file) => listDeclarations(file, read(file))));
  expect([...offenders.namesBeginningWithOf, ...offenders.namesEndingInOf]).toEqual([]);
});

const listBroken = (source: string, files = ['a.ts']) => {
  const offenders = listNameOffenders(files.flatMap((file) => listDeclarations(file, source)));
  return (Object.keys(offenders) as NameRule[]).filter((rule) => offenders[rule].length > 0);
};

test.each<[string, NameRule[]]>([
  ['export function rules() {}', ['functionsWithoutVerb']],
  ['const rules = () => 1;\nexport { rules };', ['functionsWithoutVerb']],
  ['function rulesOf() {}', ['namesEndingInOf']],
  ['const LINES_OF = 1;', ['namesEndingInOf']],
  ['const ofLines = 1;', ['namesBeginningWithOf']],
  ['function load(ruleOf: string) {}', ['namesEndingInOf']],
  ['function keptRules() {}', ['functionsBeginningWithParticiple']],
  ['interface Asked {}', ['loneParticiples']],
  ['export const given = 1;', ['loneParticiples']],
  ['const { row: sent } = rows;', ['loneParticiples']],
  ['export const askingFor = () => 1;', ['functionsWithoutVerb', 'gerundFactories']],
  ['export const ruleAsking = () => 1;', ['functionsWithoutVerb', 'gerundFactories']],
  ['type DoorAction = string;', ['metaphors']],
])('the declaration %j is refused', (source, rules) => {
  expect(listBroken(source)).toEqual(rules);
});

test.each([
  'export function findOpenOrder() {}',
  'export const isReleased = () => true;',
  'export const useMediaQuery = () => true;',
  'export function PermitPage() {}',
  'export const permitRoutes = () => [];',
  'export const loader = () => 1;',
  'const signedPermit = 1;',
  'type LapseGround = string;',
  'interface Orders { find(asked: string): void }',
  'type Find = (asked: string) => void;',
  'const { bill_no } = row;',
])('%j is fine', (source) => {
  expect(listBroken(source)).toEqual([]);
});

test('three files may declare a name, four may not, and a loader may be in any number', () => {
  const files = ['a.ts', 'b.ts', 'c.tsx', 'd.mjs'];
  expect(listBroken('const LIMIT = 1;', files.slice(0, 3))).toEqual([]);
  expect(listBroken('const LIMIT = 1;', files)).toEqual(['namesInManyFiles']);
  expect(listBroken('export const loader = () => 1;', files)).toEqual([]);
});

test('a count that rose names the offenders, and one that fell requires the lower number', () => {
  const offenders = listNameOffenders(listDeclarations('a.ts', 'const one = 1;\ninterface Asked {}\n'));
  const none = Object.fromEntries(Object.keys(offenders).map((rule) => [rule, 0])) as NameCounts;
  expect(compareNameCounts(offenders, { ...none, loneParticiples: 1 })).toEqual([]);
  expect(compareNameCounts(offenders, { ...none, namesEndingInOf: 2 })).toEqual([
    'namesEndingInOf fell from 2 to 0: lower the number in names-ratchet.json',
    'loneParticiples rose from 0 to 1, the files that changed last first:\n  a.ts:2 Asked',
  ]);
});
