import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findSecrets } from './bundle-secrets.ts';
import { judgeImports } from './stages/boundary-stage.ts';
import { judgeJourneys } from './stages/journey-stage.ts';
import { judge } from './stages/nx-stage.ts';
import { run, sum } from './stages/stage.ts';
import { judgeTests } from './stages/test-stage.ts';

const clean = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const walked = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };
const bad = { isFine: false, output: 'why' };

test('each project counts once in types and lint', () => {
  expect(judge('lint', 26, { isFine: true, output: '' })).toMatchObject({ passed: 26, failed: 0 });
  expect(
    judge('lint', 26, { isFine: false, output: 'Failed tasks:\n\n- api:lint\n- remote-kit:lint\n' }),
  ).toMatchObject({ passed: 24, failed: 2 });
});

test('only projects that failed speak', () => {
  const output =
    '> nx run ui:lint\n\nfine\n> nx run api:lint\n\nbad line\n\n NX   Running target lint failed\n\nFailed tasks:\n\n- api:lint\n';
  expect(judge('lint', 2, { isFine: false, output })).toEqual({
    passed: 1,
    failed: 1,
    output: '> nx run api:lint\n\nbad line',
  });
});

test('a part that crashed counts as failed, never as nothing', () => {
  expect(judge('lint', 26, bad)).toEqual({ passed: 0, failed: 1, output: 'why' });
  expect(judgeTests(undefined, bad)).toEqual({ passed: 0, failed: 1, output: 'why' });
  expect(judgeTests(clean, bad)).toEqual({ passed: 5, failed: 1, output: 'why' });
  expect(judgeJourneys(undefined, bad)).toEqual({ passed: 0, failed: 1, output: 'why' });
  expect(judgeJourneys({ stats: walked, errors: [] }, bad)).toEqual({ passed: 5, failed: 1, output: 'why' });
});

test.each([
  { what: 'failed', report: { ...clean, numFailedTests: 2 }, failed: 2 },
  { what: 'skipped', report: { ...clean, numPendingTests: 1 }, failed: 1 },
  { what: 'left for later', report: { ...clean, numTodoTests: 1 }, failed: 1 },
  { what: 'in a file that cannot be read', report: { ...clean, numRuntimeErrorTestSuites: 1 }, failed: 1 },
])('a test that is $what counts as failed', ({ report, failed }) => {
  expect(judgeTests(report, bad)).toEqual({ passed: 5, failed, output: 'why' });
});

test.each([{ unexpected: 1 }, { flaky: 1 }, { skipped: 1 }])('a journey that is %p counts as failed', (found) => {
  expect(judgeJourneys({ stats: { ...walked, ...found }, errors: [] }, bad)).toEqual({
    passed: 5,
    failed: 1,
    output: 'why',
  });
});

test('a project with two forbidden imports fails once and both are named', () => {
  const violation = { from: 'apps/owner/src/a.ts', to: 'apps/admin/src/b.ts', rule: { name: 'room-remote' } };
  const { passed, failed, output } = judgeImports(
    ['apps/owner', 'libs/ui'],
    [violation, { ...violation, from: 'apps/owner/src/c.ts' }],
  );
  expect({ passed, failed }).toEqual({ passed: 1, failed: 1 });
  expect(output).toContain('apps/owner/src/c.ts imports apps/admin/src/b.ts\n    room-remote: remote may import');
});

test('parts add up and only failing ones speak', () => {
  expect(
    sum([
      { passed: 2, failed: 0, output: '' },
      { passed: 1, failed: 3, output: 'no' },
    ]),
  ).toEqual({ passed: 3, failed: 3, output: 'no' });
});

test('a program that fails, and one that does not exist, are both told apart from success', async () => {
  expect(await run([process.execPath, '-e', 'console.log(1)'], tmpdir())).toMatchObject({
    isFine: true,
    answer: '1\n',
  });
  expect(await run([process.execPath, '-e', 'process.exit(3)'], tmpdir())).toMatchObject({ isFine: false });
  expect(await run(['/no/such/program'], tmpdir())).toMatchObject({ isFine: false });
});

test('a bundle that holds a secret of the server is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-test-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'static/main.js'), 'export const page = "₱3,405.00";');
  expect(findSecrets(folder)).toEqual([]);
  writeFileSync(join(folder, 'static/extra.js.map'), '{"sources":["process.env.PAYNAMICS_MERCHANT_KEY"]}');
  expect(findSecrets(folder)).toHaveLength(1);
  rmSync(folder, { recursive: true });
});
