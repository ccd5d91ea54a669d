import { join, resolve } from 'node:path';

import { getReleasePaths } from './release-paths.ts';
import { VERBS } from './verbs.ts';

/** `npm run release -- <verb>`: publishes, composes, signs and promotes releases of the micro-frontends. */
const root = resolve(import.meta.dirname, '../../..');
const places = getReleasePaths(process.env['RELEASE_DIR'] ?? join(root, '.release'));

const [, , verbName = '', ...args] = process.argv;
try {
  const verb = Object.hasOwn(VERBS, verbName) ? VERBS[verbName] : undefined;
  if (!verb) throw new Error(`Enter a command: ${Object.keys(VERBS).join(' | ')}`);
  for (const line of await verb(args, { root, places, environment: process.env })) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
