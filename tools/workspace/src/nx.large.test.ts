import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from './stages/stage.ts';

/**
 * Nx does not run unchanged tasks again, so that these tests query Nx itself for its inputs. It writes into a file: it
 * exits before a pipe has taken a long reply.
 */
function nx<T>(...words: string[]): T {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-test-'));
  const answer = openSync(join(folder, 'answer.json'), 'w');
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...words, '--json'],
    {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_NO_CLOUD: 'true' },
      stdio: ['ignore', answer, 'pipe'],
    },
  );
  closeSync(answer);
  const text = readFileSync(join(folder, 'answer.json'), 'utf8');
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(text + stderr);
  return JSON.parse(text) as T; // what --json prints
}

const listInputs = (task: string) => nx<{ files: string[] }>('show', 'target', 'inputs', task).files;
const listAffected = (file: string) => nx<string[]>('show', 'projects', '--affected', `--files=${file}`);

test('a page of the documentation is part of what its build is made from', () => {
  const inputs = listInputs('docs:build');
  expect(inputs).toContain('apps/docs/content/welcome.md');
  expect(inputs).toContain('apps/docs/content/decisions/0001-one-nx-repository.md');
  expect(inputs).not.toContain('apps/docs/README.md');
  // Sources of which pages are made when the bundle is built.
  for (const file of ['apps/owner/src/routes.tsx', 'apps/api/src/platform/config/environment.ts'])
    expect(inputs).toContain(file);
});

test('the repository checks are made from every file of the repository', () => {
  const inputs = listInputs('workspace:test');
  expect(inputs).toEqual(expect.arrayContaining(['README.md', 'apps/owner/README.md', 'libs/ui/src/index.ts']));
});

test.each(['apps/owner/src/routes.tsx', 'apps/api/src/main.ts', 'tools/seed/src/main.ts'])(
  'a change of %s affects the journeys and the repository checks',
  (file) => {
    expect(listAffected(file)).toEqual(expect.arrayContaining(['e2e', 'workspace']));
  },
);

test('a part of a page is nothing that the types of the server are made from', () => {
  const inputs = listInputs('api:typecheck');
  expect(inputs).toContain('libs/testing-api/src/databases.ts');
  expect(inputs.filter((file) => file.startsWith('libs/ui/') || file.startsWith('libs/testing-web/'))).toEqual([]);
});
