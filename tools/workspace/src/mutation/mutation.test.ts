import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chooseTests, joinCoverage } from './choose-tests.ts';
import { drawMutants, instrumentFiles, type SourceMutant } from './mutants.ts';
import { computeMutationScore, formatMutationReport, type TriedMutant } from './mutation-score.ts';
import { listMutatedFiles, MUTATION_TARGETS } from './mutation-target.ts';
import type { Coverage } from './run-tests.ts';
import { ROOT } from '../stages/stage.ts';

const mutant = (id: string): SourceMutant => ({
  id,
  place: `libs/rules/src/money.ts:${id}:1`,
  mutator: 'EqualityOperator',
  original: 'a < b',
  replacement: 'a <= b',
});
const MUTANTS = Array.from({ length: 50 }, (_, index) => mutant(String(index)));

test('a sample is the same for the same seed, another for another, and no larger than there are mutants', () => {
  const ids = (count: number, seed: string) => drawMutants(MUTANTS, count, seed).map(({ id }) => id);
  expect(ids(10, 'one')).toEqual(ids(10, 'one'));
  expect(drawMutants(MUTANTS.toReversed(), 10, 'one').map(({ id }) => id)).toEqual(ids(10, 'one'));
  expect(ids(10, 'two')).not.toEqual(ids(10, 'one'));
  expect(new Set(ids(80, 'one')).size).toBe(50);
});

const COVERAGE: Coverage = {
  files: [
    { path: 'often.test.ts', seconds: 10, reached: { 1: 1000, 2: 1 } },
    { path: 'seldom.test.ts', seconds: 10, reached: { 1: 10 } },
    { path: 'short.test.ts', seconds: 1, reached: { 1: 1 } },
  ],
  loaded: new Set(['3']),
  failing: [],
};
const listChosen = (mutantId: string, seconds: number) => {
  const { files, coveringCount } = chooseTests(COVERAGE, mutantId, seconds);
  return [files.map(({ path }) => path), coveringCount];
};

test('a mutant is tried with the files that run it most for their time, and with one at least', () => {
  expect(listChosen('1', 60)).toEqual([['often.test.ts', 'seldom.test.ts', 'short.test.ts'], 3]);
  expect(listChosen('1', 15)).toEqual([['often.test.ts'], 3]);
  expect(listChosen('2', 1)).toEqual([['often.test.ts'], 1]);
});

test('what runs while a module is loaded is tried with every file, and what nothing runs with none', () => {
  expect(listChosen('3', 1)).toEqual([['short.test.ts', 'often.test.ts', 'seldom.test.ts'], 3]);
  expect(listChosen('4', 60)).toEqual([[], 0]);
});

test('the parts of a dry run are put together', () => {
  const other: Coverage = { files: [], loaded: new Set(['9']), failing: ['broken.test.ts'] };
  expect(joinCoverage([COVERAGE, other])).toEqual({
    files: COVERAGE.files,
    loaded: new Set(['3', '9']),
    failing: ['broken.test.ts'],
  });
});

const createTried = (fate: TriedMutant['fate']): TriedMutant => ({
  mutant: mutant('7'),
  fate,
  tried: 2,
  coveringCount: 5,
});

test('only a failing test kills: a late run, a run that died and code that no test reaches count against the score', () => {
  const all = (['killed', 'survived', 'not reached', 'timed out', 'broken'] as const).map(createTried);
  expect(computeMutationScore(all)).toBe(20);
  expect(computeMutationScore([])).toBe(0);
  const report = formatMutationReport('rules', all);
  expect(report).toContain(
    'rules: 20.0 % of 5 mutants killed (1 killed, 1 survived, 1 not reached, 1 timed out, 1 broken)',
  );
  expect(report).toContain('libs/rules/src/money.ts:7:1 EqualityOperator, survived, 2 of 5 test files');
  expect(report.split('\n').filter((row) => row.startsWith('    '))).toHaveLength(8);
});

test('every mutant of a file can be switched on by its id while the file keeps what it does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-mutation-'));
  const file = join(folder, 'older.ts');
  writeFileSync(file, 'export const isOlder = (one: number, other: number): boolean =>\n  one > other;\n');
  const mutants = await instrumentFiles(folder, [file]);
  const equal = mutants.find(({ replacement }) => replacement === 'one >= other');
  expect(equal).toMatchObject({ place: 'older.ts:2:3', mutator: 'EqualityOperator', original: 'one > other' });
  const { isOlder } = (await import(file)) as { isOlder: (one: number, other: number) => boolean };
  const state = globalThis as { __stryker__?: { activeMutant?: string } };
  expect([isOlder(1, 1), isOlder(2, 1)]).toEqual([false, true]);
  state.__stryker__ = Object.assign(state.__stryker__ ?? {}, { activeMutant: equal?.id });
  expect([isOlder(1, 1), isOlder(0, 1)]).toEqual([true, false]);
  delete state.__stryker__;
  rmSync(folder, { recursive: true });
});

test.each(MUTATION_TARGETS)('$name has sources that are mutated, and neither tests nor texts among them', (target) => {
  const files = listMutatedFiles(ROOT, target);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /\.(?:test|messages)\.ts$/.test(file) || readFileSync(file, 'utf8') === '')).toEqual(
    [],
  );
});
