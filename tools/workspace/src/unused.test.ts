import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { PUBLIC_EXPORTS } from './boundaries/entries.ts';
import { findUnused, judgeUnused } from './stages/unused-stage.ts';

/** A repository with one project, in which one export is used by nobody and one by a test only. */
const PLANTED_FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "planted", "type": "module", "workspaces": ["apps/*"] }',
  'apps/owner/package.json': '{ "name": "owner", "type": "module" }',
  'apps/owner/src/main.ts': "import { used } from './parts.ts';\n\nused();\n",
  'apps/owner/src/parts.ts': `export function used() {}
export function forgotten() {}
export type Forgotten = 'type';
export function tested() {}
`,
  'apps/owner/src/parts.test.ts': "import { tested } from './parts.ts';\n\ntested();\n",
};
const WORKSPACES = { 'apps/*': { entry: ['src/main.ts!', 'src/*.test.ts'], project: '**/*.ts!' } };

let repository: string;
beforeAll(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'ebpls-test-')));
  for (const [file, text] of Object.entries(PLANTED_FILES)) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  }
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

const file = 'apps/owner/src/parts.ts';

test('an export that no other file uses is found', async () => {
  expect(await findUnused(repository, WORKSPACES)).toEqual([
    { file, name: 'forgotten', line: 2 },
    { file, name: 'Forgotten', line: 3 },
  ]);
});

test('an export of shipped code that only tests use is found', async () => {
  expect(await findUnused(repository, WORKSPACES, 'shipped')).toContainEqual({ file, name: 'tested', line: 4 });
});

test('a finding fails with its place; a listed one with a reason does not', () => {
  const [listedKey = ''] = Object.keys(PUBLIC_EXPORTS);
  const [where = '', name = ''] = listedKey.split(' ');
  expect(judgeUnused([{ file: where, name, line: 1 }], 'is used by nobody')).toMatchObject({ passed: 1, failed: 0 });
  expect(judgeUnused([{ file, name: 'forgotten', line: 2 }], 'is used by no other file')).toEqual({
    passed: 0,
    failed: 1,
    output: `${file}:2 forgotten is used by no other file`,
  });
});
