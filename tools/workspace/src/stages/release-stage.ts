import { join } from 'node:path';

import { findSecrets } from '../source-rules/bundle-secrets.ts';
import { runNxStage } from './nx-stage.ts';
import { listProjects } from './projects.ts';
import { type Result, ROOT, run, sum } from './stage.ts';

/**
 * Check stage: builds every remote, composes a release of them and searches it for secrets. Counts projects, the
 * release and the search.
 */
export async function runReleaseStage(): Promise<Result> {
  const build = await runNxStage('build');
  if (build.failed > 0) return build;
  const composeResult = await run([process.execPath, join(ROOT, 'tools/release/src/main.ts'), 'workspace'], ROOT);
  const release = composeResult.isFine
    ? { passed: 1, failed: 0, output: '' }
    : { passed: 0, failed: 1, output: composeResult.output };
  return sum([build, release, secretSearch()]);
}

function secretSearch(): Result {
  const folders = listProjects()
    .filter(({ targets }) => targets.includes('build'))
    .map(({ folder }) => join(ROOT, folder, 'dist'));
  const secrets = folders.flatMap((folder) => findSecrets(folder));
  return { passed: secrets.length === 0 ? 1 : 0, failed: secrets.length === 0 ? 0 : 1, output: secrets.join('\n') };
}
