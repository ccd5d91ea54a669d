import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './places.ts';

/** The commits as CHANGELOG.md tells them, one heading level lower, to stand inside a page. */
export function commitsByRoom(): string {
  const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  return text.slice(text.indexOf('\n## ') + 1).replaceAll(/^## /gm, '### ');
}
