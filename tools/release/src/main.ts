import { join, resolve } from 'node:path';

import { getReleasePaths } from './release-paths.ts';
import { VERBS } from './verbs.ts';

const root = resolve(import.meta.dirname, '../../..');
const places = getReleasePaths(process.env['RELEASE_DIR'] ?? join(root, '.release'));

const [, , word = '', ...given] = process.argv;
try {
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  if (!verb) throw new Error(`Say what to do: ${Object.keys(VERBS).join(' | ')}`);
  for (const line of await verb(given, { root, places, environment: process.env })) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
