import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './stages/stage.ts';

/** What Nx takes for unchanged is not run again, so what it counts as changed is asked of Nx itself. */
function nx<T>(...words: string[]): T {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...words, '--json'],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true' } },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as T; // what --json prints
}

const inputsOf = (task: string) => nx<{ files: string[] }>('show', 'target', 'inputs', task).files;

test('a page of the documentation is part of what its build is made from', () => {
  const inputs = inputsOf('docs:build');
  expect(inputs).toContain('apps/docs/content/welcome.md');
  expect(inputs).toContain('apps/docs/content/decisions/0001-keep-one-repository.md');
  expect(inputs).not.toContain('apps/docs/README.md');
});
