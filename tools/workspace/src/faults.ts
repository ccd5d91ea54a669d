import { join } from 'node:path';

import { ROOT, run } from './stages/stage.ts';

/**
 * `npm run faults`: tests every remote with every injected fault, over the release that was composed last. `npm test`
 * runs a sample.
 */
const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
const { isFine, output } = await run(
  [process.execPath, playwright, 'test', 'faults/', '--project=all', '--no-deps'],
  join(ROOT, 'apps/e2e'),
  { EBPLS_FAULTS: 'all', EBPLS_BUILD: '0' },
);
console.log(output);
process.exitCode = isFine ? 0 : 1;
