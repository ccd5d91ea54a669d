import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { ROOT } from './stages/stage.ts';

/**
 * `npm run journeys`: every sweep whole and both browsers, over a release made now. `npm test` takes a part (decision
 * 0153).
 */
const { status } = spawnSync(process.execPath, [join(import.meta.dirname, 'check.ts'), 'release', 'journeys'], {
  cwd: ROOT,
  env: { ...process.env, JOURNEYS: 'full' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
